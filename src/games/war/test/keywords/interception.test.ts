import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, fighter, infantry, order, tank, unit } from '../at.ts';

const FORCE = {
  tank: tank(3, 3, DIRECTED),
  hunter: unit('spg', 3, 2, { keywords: { interception: true } }),
  cavalry: infantry(2, 2, { keywords: { interception: true } }),
  rifles: infantry(1, 1),
  bomber: bomber(1, 1, 2),
  ace: fighter(3, 3),
  carrier: tank(4, 4, { keywords: { tankRiders: true } }),
  riders: infantry(2, 2),
};
const attacked = (blue: object = { first: ['rifles', 'hunter', 'cavalry'], second: ['hunter'] }) => {
  const b = battle(FORCE, { red: { first: ['tank', 'tank'], second: ['bomber'] }, blue });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> rifles', 'attack tank#2 -> rifles');
  b.to('air').red.does('bomb bomber -> rifles');
  return b.to('BEFORE_BLOCK');
};
rule(
  ['WAR-26.28', 'WAR-26.29', 'WAR-26.31', 'WAR-R99', 'WAR-29.18'],
  'before blocks a land unit of the first line engages a land unit that attacks another; not an aircraft',
  () => {
    const b = attacked();
    expect(b.blue.offered).toEqual([
      'intercept hunter -> tank',
      'intercept hunter -> tank#2',
      'intercept cavalry -> tank',
      'intercept cavalry -> tank#2',
      'pass',
    ]);
  },
);
rule(
  ['WAR-26.30', 'WAR-26.34', 'WAR-R53'],
  'the intercepted unit fights the interceptor and no longer its target; the others go on',
  () => {
    const b = attacked();
    b.blue.does('intercept hunter -> tank');
    b.to('BEFORE_CALC');
    const clash = (who: 'red' | 'blue', name: string) => b.s.clash.get(b.card(who, name));
    expect(clash('red', 'tank')).toBe(clash('blue', 'hunter'));
    expect(clash('red', 'tank#2')).toBe(clash('blue', 'rifles'));
    b.finishWave();
    expect([b.at('red', 'losses'), b.at('blue', 'losses').toSorted()]).toEqual([['tank'], ['hunter', 'rifles']]);
  },
);
rule(['WAR-26.32', 'WAR-17.6'], 'an interceptor that nobody fights any more is not supported', () => {
  const drafts: Drafts = {
    ...FORCE,
    spaag: unit('spaag', 2, 2, {}, { aa: 1 }),
    shot: order({ when: ['BEFORE_BLOCK'], target: { whose: 'enemy' }, effects: [{ do: 'destroy' }] }),
  };
  const offered = (shot: boolean): readonly string[] => {
    const b = battle(drafts, {
      red: { first: ['tank', 'riders'] },
      blue: { first: ['rifles', 'hunter', 'spaag'], hand: ['shot'] },
    });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> rifles');
    b.to('undirected').red.does('attack riders');
    b.to('BEFORE_BLOCK').blue.does('intercept hunter -> tank');
    if (shot) b.blue.does('play shot', 'choose enemy tank');
    return b.to('block').blue.offered.filter((option) => option.startsWith('support'));
  };
  expect([offered(false).includes('support spaag -> hunter'), offered(true)]).toEqual([true, []]);
});
rule('WAR-26.32', 'an intercepting land unit may be supported', () => {
  const b = attacked();
  b.blue.does('intercept hunter -> tank');
  expect(b.to('block').blue.offers('support cavalry -> hunter')).toBe(true);
});
rule('WAR-26.33', 'a unit under a directed attack does not intercept', () => {
  const b = battle(FORCE, { red: { first: ['tank', 'tank'] }, blue: { first: ['hunter', 'rifles'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> hunter', 'attack tank#2 -> rifles');
  expect(b.to('BEFORE_BLOCK').blue.whyNot('intercept hunter -> tank#2')).toBe('WAR-26.33');
});
rule('WAR-R53', 'a target that nobody attacks any more is not tapped and may block', () => {
  const b = battle(FORCE, { red: { first: ['tank', 'carrier'] }, blue: { first: ['rifles', 'hunter'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> rifles');
  b.to('undirected').red.does('attack carrier');
  b.to('BEFORE_BLOCK').blue.does('intercept hunter -> tank');
  b.to('block');
  expect([b.isTapped('blue', 'rifles'), b.blue.offers('block rifles -> carrier')]).toEqual([false, true]);
});
rule('WAR-R69', 'intercepting one of a pair takes both', () => {
  const b = battle(FORCE, { red: { first: ['carrier', 'riders'] }, blue: { first: ['rifles', 'hunter'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack carrier carrying riders', 'attack carrier -> rifles');
  b.to('BEFORE_BLOCK').blue.does('intercept hunter -> riders');
  b.to('BEFORE_CALC');
  const clash = (who: 'red' | 'blue', name: string) => b.s.clash.get(b.card(who, name));
  expect([clash('red', 'carrier'), clash('red', 'riders')]).toEqual([clash('blue', 'hunter'), clash('blue', 'hunter')]);
});
rule('WAR-R99', 'a fighter intercepts aircraft without the word on its card, and no land unit', () => {
  const b = attacked({ first: ['rifles'], second: ['ace'] });
  expect(b.blue.offered).toEqual(['intercept ace -> bomber', 'pass']);
});
rule(['WAR-R46', 'WAR-R74'], 'infantry does not get at a heavy tank by intercepting its rider', () => {
  const heavy = unit('heavyTank', 5, 4, { keywords: { tankRiders: true } });
  const b = battle(
    { ...FORCE, heavy },
    { red: { first: ['heavy', 'riders'] }, blue: { first: ['rifles', 'cavalry', 'hunter'] } },
  );
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack heavy carrying riders', 'attack heavy -> rifles');
  b.to('BEFORE_BLOCK');
  expect([
    b.blue.whyNot('intercept cavalry -> heavy'),
    b.blue.whyNot('intercept cavalry -> riders'),
    b.blue.offers('intercept hunter -> riders'),
  ]).toEqual(['WAR-23.1', 'WAR-23.1', true]);
});
rule(['WAR-26.29', 'WAR-26.31', 'WAR-R99'], 'each interception that is refused names its rule', () => {
  const b = battle(FORCE, {
    red: { first: ['tank', 'carrier'], second: ['bomber'] },
    blue: { first: ['rifles', 'hunter'], second: ['hunter'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> rifles');
  b.to('undirected').red.does('attack carrier');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('BEFORE_BLOCK');
  expect(
    ['hunter -> carrier', 'hunter#2 -> tank', 'hunter -> bomber'].map((what) => b.blue.whyNot(`intercept ${what}`)),
  ).toEqual(['WAR-26.29', 'WAR-26.31', 'WAR-R99']);
});
const LINE: Drafts = {
  tank: tank(3, 9, DIRECTED),
  plain: tank(3, 9),
  t34: tank(3, 9, { keywords: { tankRiders: true } }),
  heavy: unit('heavyTank', 3, 9, { keywords: { tankRiders: true } }),
  crew: infantry(1, 9),
  hunter: tank(2, 9, { keywords: { interception: true } }),
  riders: infantry(2, 9, { keywords: { interception: true } }),
  guard: infantry(1, 9),
  ship: unit('destroyer', 3, 9, DIRECTED),
  boat: unit('torpedoBoat', 2, 9, { keywords: { interception: true } }),
};
const offersOf = (b: Battle): readonly string[] => b.to('BEFORE_BLOCK', 'blue').blue.offered.slice(0, -1);
rule(
  ['WAR-26.29', 'WAR-26.30', 'WAR-R99', 'WAR-5.2'],
  'only directed attackers are intercepted, by an untapped unit, land by land and sea by sea, and only once',
  () => {
    const b = battle(LINE, {
      red: { first: ['tank', 'plain', 'ship'] },
      blue: { first: ['guard', 'hunter', 'hunter', 'tapped hunter', 'boat', 'ship'] },
    });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> guard', 'attack ship -> ship');
    b.to('undirected').red.does('attack plain');
    expect(offersOf(b)).toEqual(['intercept hunter -> tank', 'intercept hunter#2 -> tank', 'intercept boat -> ship']);
    const why = (phrase: string): string | undefined => b.blue.whyNot(`intercept ${phrase}`);
    expect(['hunter -> plain', 'hunter#3 -> tank', 'hunter -> ship', 'boat -> tank'].map(why)).toEqual([
      'WAR-26.29',
      'WAR-5.2',
      'WAR-25.1',
      'WAR-25.1',
    ]);
    const declared = b.told('declared').length;
    b.blue.does('intercept hunter -> tank');
    expect(b.told('declared').slice(declared)).toEqual(['tank tank 2']);
    expect([offersOf(b), why('hunter#2 -> tank')]).toEqual([['intercept boat -> ship'], 'WAR-26.29']);
  },
);
rule(
  ['WAR-R69', 'WAR-R74', 'WAR-R46'],
  'a pair is intercepted as one, by infantry too unless one of the two is a heavy tank',
  () => {
    const ride = (name: string): Battle => {
      const b = battle(LINE, { red: { first: [name, 'crew'] }, blue: { first: ['guard', 'riders', 'hunter'] } });
      b.to('wave').red.does('wave');
      b.to('directed').red.does(`attack ${name} carrying crew`, `attack ${name} -> guard`);
      return b;
    };
    const medium = ride('t34');
    expect(offersOf(medium)).toEqual([
      'intercept riders -> t34',
      'intercept riders -> crew',
      'intercept hunter -> t34',
      'intercept hunter -> crew',
    ]);
    medium.blue.does('intercept riders -> crew');
    expect(offersOf(medium)).toEqual([]);
    expect(['t34', 'crew'].map((name) => medium.blue.whyNot(`intercept hunter -> ${name}`))).toEqual([
      'WAR-26.29',
      'WAR-26.29',
    ]);
    const heavy = ride('heavy');
    expect(offersOf(heavy)).toEqual(['intercept hunter -> heavy', 'intercept hunter -> crew']);
    expect(['heavy', 'crew'].map((name) => heavy.blue.whyNot(`intercept riders -> ${name}`))).toEqual([
      'WAR-23.1',
      'WAR-23.1',
    ]);
  },
);
