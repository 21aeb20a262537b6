/** WAR 16: who may be sent against whom, with whom, and at what price. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { someAttack } from '../rules/16-attack.ts';
import { MARK } from '../state.ts';
import { battle, type Battle, bomber, copies, DIRECTED, type Drafts, infantry, order, tank, unit } from './at.ts';

const RIDERS = { keywords: { tankRiders: true } } as const;
const FORCE: Drafts = {
  t34: tank(3, 3, RIDERS),
  matilda: unit('infantryTank', 3, 3),
  rifles: infantry(2, 9),
  hunter: tank(3, 3, DIRECTED),
  guard: infantry(1, 9),
  ship: unit('destroyer', 3, 3),
  bomber: bomber(1, 1, 2),
  halt: order({ when: ['ON_ATTACK'], target: { is: ['attacking'] }, effects: [{ do: 'stop' }] }),
};
const wave = (drafts: Drafts, red: object, blue: object): Battle => {
  const b = battle(drafts, { red, blue });
  b.to('wave').red.does('wave');
  return b;
};
rule(
  ['WAR-26.59', 'WAR-26.52'],
  'a tank that is tapped takes nobody along, and nobody who is tapped goes with it',
  () => {
    const pairs = (first: readonly string[]): string[] => {
      const b = wave(FORCE, { first: [...first, 'hunter', 'guard'] }, { first: ['guard'] });
      const directed = b.to('directed').red.offered;
      const undirected = b.to('undirected').red.offered;
      return [...directed, ...undirected].filter((phrase) => /carrying|with/.test(phrase));
    };
    expect(pairs(['t34', 'rifles'])).toEqual(['attack t34 carrying rifles', 'attack t34 carrying guard']);
    expect(pairs(['tapped t34', 'rifles'])).toEqual([]);
    expect(pairs(['t34', 'tapped rifles'])).toEqual(['attack t34 carrying guard']);
    expect(pairs(['matilda', 'rifles'])).toEqual(['attack matilda with rifles', 'attack matilda with guard']);
    expect(pairs(['tapped matilda', 'rifles'])).toEqual([]);
    expect(pairs(['matilda', 'tapped rifles'])).toEqual(['attack matilda with guard']);
  },
);
rule(['WAR-26.59', 'WAR-R94'], 'no unit rides on itself, of whatever types it is', () => {
  const drafts = { ...FORCE, both: unit('mediumTank', 3, 3, RIDERS, { type: ['armour', 'infantry'] }) };
  const b = wave(drafts, { first: ['both', 'hunter'] }, { first: ['guard'] });
  expect(b.to('directed').red.offered).toEqual(['attack hunter -> guard', 'done']);
});
rule(['WAR-26.59', 'WAR-25.5'], 'riders mount only where the tank has somebody to attack', () => {
  const offered = (first: readonly string[]): readonly string[] =>
    wave(FORCE, { first: ['t34', 'rifles', 'hunter'] }, { first }).to('directed').red.offered;
  expect(offered(['ship', 'guard'])).toEqual(['attack t34 carrying rifles', 'attack hunter -> guard', 'done']);
  expect(offered(['guard', 'ship'])).toEqual(['attack t34 carrying rifles', 'attack hunter -> guard', 'done']);
  const sea = wave(FORCE, { first: ['t34', 'rifles'] }, { first: ['ship'] });
  expect(sea.isAsked('aim')).toBe(false);
  expect(
    wave(FORCE, { first: ['t34', 'rifles'] }, { first: ['ship'] })
      .to('undirected')
      .red.offers('attack t34'),
  ).toBe(true);
});
rule(['WAR-26.53', 'WAR-26.60'], 'if one of a pair is stopped the other stops with it, whichever it is', () => {
  for (const halted of ['t34', 'rifles']) {
    const b = wave(FORCE, { first: ['t34', 'rifles'], hand: ['halt'] }, { first: ['guard'] });
    b.to('directed').red.does('attack t34 carrying rifles', 'attack t34 -> guard');
    b.to('ON_ATTACK').red.does('play halt', `choose ${halted}`);
    expect([b.told('stopped').toSorted(), b.isAsked('BEFORE_CALC')]).toEqual([['rifles', 't34'], true]);
    expect([b.damage('blue', 'guard'), b.isTapped('blue', 'guard')]).toEqual([0, false]);
  }
  for (const halted of ['matilda', 'rifles']) {
    const b = wave(FORCE, { first: ['matilda', 'rifles'], hand: ['halt'] }, {});
    b.to('undirected').red.does('attack matilda with rifles');
    b.to('ON_ATTACK').red.does('play halt', `choose ${halted}`);
    expect(b.told('stopped').toSorted()).toEqual(['matilda', 'rifles']);
    b.finishWave();
    expect(b.told('brokeThrough')).toEqual([]);
  }
});

const DEAR: Drafts = {
  ...FORCE,
  t34: tank(3, 3, RIDERS, { attackCost: { D: 1, F: 1 } }),
  matilda: unit('infantryTank', 3, 3, {}, { attackCost: { D: 1, F: 1 } }),
  rifles: infantry(2, 9, {}, { attackCost: { D: 1, F: 1 } }),
  hunter: tank(3, 3, DIRECTED, { attackCost: { U: 1 } }),
  bomber: unit('tacticalBomber', 1, 1, {}, { bombing: 2, bombs: ['first'], attackCost: { U: 1 } }),
};
const tappedOf = (b: Battle): number =>
  b.at('red', 'resources').filter((name, i, all) => {
    const before = all.slice(0, i).filter((other) => other === name).length;
    return b.isTapped('red', before === 0 ? name : `${name}#${before + 1}`);
  }).length;
rule(['WAR-7.2', 'WAR-R9'], 'a pair pays for both, in every resource, and does not start if it cannot', () => {
  const enough = ['depot', 'depot', 'factory', 'factory'];
  const offers = (tankName: string, resources: readonly string[]): boolean[] => {
    const b = wave(DEAR, { first: [tankName, 'rifles'], resources }, { first: ['guard'] });
    if (tankName === 't34') return [b.to('directed').red.offers('attack t34 carrying rifles')];
    b.to('undirected');
    return [b.red.offers('attack matilda'), b.red.offers('attack matilda with rifles')];
  };
  expect(offers('t34', enough)).toEqual([true]);
  expect(
    wave(DEAR, { first: ['t34', 'rifles', 'hunter'], resources: enough.slice(1) }, { first: ['guard'] }).to('directed')
      .red.offered,
  ).toEqual(['attack hunter -> guard', 'done']);
  expect([
    offers('matilda', enough),
    offers('matilda', enough.slice(1)),
    offers('matilda', enough.slice(0, 3)),
  ]).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ]);
  const ride = wave(DEAR, { first: ['t34', 'rifles'], resources: [...enough, 'depot'] }, { first: ['guard'] });
  ride.to('directed').red.does('attack t34 carrying rifles', 'attack t34 -> guard', 'pay');
  expect(tappedOf(ride)).toBe(4);
  const escort = wave(DEAR, { first: ['matilda', 'rifles'], resources: [...enough, 'depot'] }, {});
  escort.to('undirected').red.does('attack matilda with rifles', 'pay');
  expect(tappedOf(escort)).toBe(4);
});
rule(['WAR-7.2', 'WAR-R9'], 'a directed attack and a raid are paid for as they are declared, or not declared', () => {
  const b = wave(DEAR, { first: ['hunter'], second: ['bomber'], resources: copies(2, 'fuel') }, { first: ['guard'] });
  b.to('directed').red.does('attack hunter -> guard', 'pay');
  expect(tappedOf(b)).toBe(1);
  b.to('air').red.does('bomb bomber -> guard', 'pay');
  expect(tappedOf(b)).toBe(2);
  const poor = wave(
    DEAR,
    { first: ['hunter'], second: ['bomber', 'bomber'], resources: ['fuel'] },
    { first: ['guard'] },
  );
  poor.to('air').red.does('bomb bomber -> guard', 'pay');
  expect(poor.to('air').red.whyNot('bomb bomber#2 -> guard')).toBe('WAR-7.2');
});
rule(['WAR-16.7', 'WAR-16.8'], 'each attacker is declared once and tapped; a raid alone is a wave, too', () => {
  const b = wave(FORCE, { first: ['t34'], second: ['bomber'] }, { first: ['guard', 'guard'] });
  b.to('undirected').red.does('attack t34');
  expect([b.told('declared'), b.s.declared.value, b.isTapped('red', 't34')]).toEqual([['t34 t34 1'], 1, true]);
  const raid = wave(FORCE, { first: ['t34'], second: ['bomber'] }, { first: ['guard'] });
  raid.to('air').red.does('bomb bomber -> guard');
  expect(raid.s.declared.value).toBe(1);
  raid.finishWave().to('wave');
  expect(raid.s.wave.value).toBe(0);
});
rule(
  ['WAR-5.2', 'WAR-16.1', 'WAR-16.5', 'WAR-24.6'],
  'why not: tapped, out of place, without the property, or no aircraft',
  () => {
    const b = wave(
      FORCE,
      { first: ['t34', 'tapped hunter', 'rifles', 'tapped t34'], second: ['tapped bomber', 'rifles'] },
      { first: ['guard'] },
    );
    b.to('directed');
    expect(['t34', 'hunter', 't34#2'].map((name) => b.red.whyNot(`attack ${name} -> guard`))).toEqual([
      'WAR-16.5',
      'WAR-5.2',
      'WAR-5.2',
    ]);
    b.to('undirected');
    expect(['hunter', 'rifles#2', 'bomber'].map((name) => b.red.whyNot(`attack ${name}`))).toEqual([
      'WAR-5.2',
      'WAR-16.1',
      'WAR-16.1',
    ]);
    b.to('air');
    expect(['bomber', 't34'].map((name) => b.red.whyNot(`bomb ${name} -> guard`))).toEqual(['WAR-5.2', undefined]);
  },
);
rule(
  ['WAR-9.8', 'WAR-16.7'],
  'a bomber has attacked as any other unit has: what it gains by that lasts to the end of the turn',
  () => {
    const drafts = { ...FORCE, bomber: bomber(1, 1, 2, { modifiers: [{ um: [1, 3], when: 'attacking' }] }) };
    const b = wave(drafts, { second: ['bomber', 'bomber'] }, { first: ['guard'] });
    b.to('air').red.does('bomb bomber -> guard');
    b.finishWave().to('wave');
    expect([b.stats('red', 'bomber'), b.stats('red', 'bomber#2')]).toEqual(['2/4', '1/1']);
    expect(b.turn('blue').stats('red', 'bomber')).toBe('1/1');
  },
);
rule(
  ['WAR-R34', 'WAR-17.5'],
  'who attacks a target counts as blocked, an undirected attacker if somebody blocks it',
  () => {
    const b = wave(
      FORCE,
      { first: ['hunter', 't34', 'matilda', 'rifles'], second: ['bomber'] },
      { first: ['guard', 'guard'] },
    );
    b.to('directed').red.does('attack hunter -> guard');
    b.to('undirected').red.does('attack t34', 'attack matilda');
    b.to('block').blue.does('block guard#2 -> t34');
    b.to('BEFORE_CALC');
    const names = ['hunter', 't34', 'matilda', 'rifles'];
    expect(names.filter((name) => (b.s.marks.get(b.card('red', name)) & MARK.blocked) !== 0)).toEqual([
      'hunter',
      't34',
    ]);
  },
);
rule(['WAR-16.1', 'WAR-24.9'], 'a wave that nobody could attack in is known for that before it begins', () => {
  const some = (red: object, blue: object = { first: ['guard'] }): boolean =>
    someAttack(battle(FORCE, { red, blue }).to('wave').g);
  expect(some({})).toBe(false);
  expect(some({ first: ['t34'] })).toBe(true);
  expect(some({ first: ['tapped t34'] })).toBe(false);
  expect(some({ first: ['tapped t34', 'rifles'] })).toBe(true);
  expect(some({ first: ['tapped t34'], second: ['bomber'] })).toBe(true);
  expect(some({ second: ['tapped bomber'] })).toBe(false);
  expect(some({ second: ['bomber'] }, {}), 'a deck is always there').toBe(true);
});
