/** WAR 20 to 22: breakthrough, the rear, defeat. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { RULINGS } from '../rulings.ts';
import { battle, bomber, type Drafts, howitzer, infantry, order, tank, unit } from './at.ts';

const FORCE: Drafts = {
  tank: tank(3, 3),
  rifles: infantry(2, 2),
  hunter: infantry(2, 2, { modifiers: [{ tm: [2, 0], against: { types: ['infantry'] } }] }),
  guns: howitzer(2),
  rear: unit('howitzer', 1, 2, {}, { line: 2 }),
  bomber: bomber(1, 1, 4),
  ship: unit('destroyer', 3, 3),
};
/** Everything named attacks undirected and nobody blocks. */
function through(names: readonly string[], blue: object, red: object = {}) {
  const b = battle(FORCE, { red: { first: names, ...red }, blue });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(
    ...names.map((name, i) => `attack ${name}${names.indexOf(name) < i ? `#${i + 1 - names.indexOf(name)}` : ''}`),
  );
  return b;
}
rule(
  ['WAR-20.3', 'WAR-26.17', 'WAR-R67'],
  'breakthrough strength counts universal modifiers and no tactical ones',
  () => {
    const b = through(['hunter'], { second: ['rifles'] }, { second: ['guns'] });
    b.to('ON_ATTACK').red.does('assist guns -> hunter');
    b.to('ON_BREAKTHROUGH');
    expect(b.s.breakthrough.value).toBe(4);
  },
);
rule(
  ['WAR-20.4', 'WAR-20.5', 'WAR-29.27', 'WAR-29.26'],
  'who broke through may go on against the deck, a resource card or a unit of the second line, or not at all',
  () => {
    const b = through(['tank'], { second: ['rear'], resources: ['depot'] });
    b.to('onward');
    expect(b.red.offered).toEqual(['advance tank -> deck', 'advance tank -> rear', 'advance tank -> depot', 'done']);
    b.red.does('done');
    b.finishWave();
    expect([b.deck('blue'), b.at('blue', 'losses')]).toEqual([20, []]);
  },
);
rule(['WAR-20.6', 'WAR-21.3'], 'several may attack one target jointly; on the deck their strengths are added', () => {
  const b = through(['tank', 'tank'], { second: ['rear'] });
  b.to('onward').red.does('advance tank -> deck', 'advance tank#2 -> deck');
  b.finishWave();
  expect(b.deck('blue')).toBe(14);
});
rule('WAR-20.8', 'aircraft over the second line are no breakthrough', () => {
  const b = battle(FORCE, { red: { second: ['bomber'] }, blue: { ubo: [], second: ['rear'] } });
  b.to('wave').red.does('wave');
  b.to('airRear').red.does('bomb bomber -> rear');
  b.finishWave();
  expect([b.s.breakthrough.value, b.s.broke.value, b.at('blue', 'losses')]).toEqual([0, 0, ['rear']]);
});
rule(
  ['WAR-21.1', 'WAR-29.37'],
  'the deck is attacked by land units that broke through and by bombers whose card says so',
  () => {
    const drafts = { ...FORCE, stuka: unit('tacticalBomber', 1, 1, {}, { bombing: 5, bombs: ['first', 'second'] }) };
    const b = battle(drafts, {
      red: { first: ['tank', 'ship'], second: ['bomber', 'stuka'] },
      blue: { second: ['rear'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank', 'attack ship');
    b.to('onward');
    expect([b.red.offers('advance tank -> deck'), b.red.whyNot('advance ship -> deck')]).toEqual([true, 'WAR-25.3']);
    b.red.does('advance tank -> deck', 'done');
    b.to('airRear');
    expect([b.red.offers('bomb bomber -> deck'), b.red.whyNot('bomb stuka -> deck')]).toEqual([true, 'WAR-24.6']);
    b.red.does('bomb bomber -> deck');
    b.to('BEFORE_CALC');
    expect(b.deck('blue')).toBe(20);
    b.finishWave();
    expect(b.deck('blue')).toBe(13);
  },
);
rule('WAR-R43', 'an attack larger than the deck empties it, and the game goes on to the next turn start', () => {
  const b = through(['tank', 'tank'], { deck: 4 });
  b.to('onward').red.does('advance tank -> deck', 'advance tank#2 -> deck');
  b.finishWave();
  expect([b.deck('blue'), b.t.outcome]).toEqual([0, undefined]);
});
rule('WAR-R44', 'the strength of a bomber that is shot down at the same time still counts', () => {
  const drafts = { ...FORCE, gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 4 }) };
  const b = battle(drafts, { red: { second: ['bomber'] }, blue: { second: ['gun'] } });
  b.to('wave').red.does('wave');
  b.to('airRear').red.does('bomb bomber -> deck');
  b.to('rearSupport').blue.does('support gun -> deck');
  b.to('ON_DESTROY');
  expect([b.at('red', 'losses'), b.deck('blue')]).toEqual([['bomber'], 20]);
  b.finishWave();
  expect([b.deck('blue'), RULINGS.bomberShotDown]).toEqual([16, 'counts']);
});
rule(
  ['WAR-22.1', 'WAR-R45', 'WAR-R92', 'WAR-29.1'],
  'fewer than two cards at the start of the own turn: lost before anything can be played, and no draw',
  () => {
    const drafts = {
      ...FORCE,
      saviour: order({ when: ['TURN_START'], turn: 'both', effects: [{ do: 'draw', n: 1 }] }),
    };
    expect(battle(drafts, { phase: 'start', red: { deck: 1, hand: ['saviour'] } }).t.outcome).toEqual([-1, 1]);
    expect(
      battle(drafts, { phase: 'start', active: 'player2', red: { deck: 0 }, blue: { deck: 1 } }).t.outcome,
    ).toEqual([1, -1]);
    expect(battle(drafts, { phase: 'start', turn: 1, red: { deck: 1 } }).t.outcome).toEqual([-1, 1]);
    expect(battle(drafts, { phase: 'start', red: { deck: 2, hand: ['saviour'] } }).asked).toBe('TURN_START');
  },
);
rule('WAR-R91', 'there is no hand limit, and a short deck gives what it has', () => {
  const b = battle(FORCE, { phase: 'start', red: { deck: 2, hand: Array<string>(20).fill('tank') } });
  b.to('resources');
  expect([b.hand('red'), b.t.outcome]).toEqual([22, undefined]);
  const drawn = { ...FORCE, levy: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 5 }] }) };
  const c = battle(drawn, { phase: 'build', red: { deck: 3, hand: ['levy'] } });
  c.to('build').red.does('play levy');
  expect([c.deck('red'), c.hand('red'), c.t.outcome]).toEqual([0, 3, undefined]);
});
rule(['WAR-R88', 'WAR-29.29'], 'against the rear there is no long-range fire and no land interception', () => {
  const drafts = { ...FORCE, sniper: infantry(1, 1, { keywords: { longRangeFire: 1, interception: true } }) };
  const b = battle(drafts, { red: { first: ['tank'] }, blue: { second: ['rear'], first: ['sniper'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('onward').red.does('advance tank -> rear');
  b.to('rearSupport');
  expect(b.blue.offered).toEqual(['done']);
  b.to('ON_BLOCK');
  expect([b.blue.offered, b.isTapped('blue', 'rear')]).toEqual([['pass'], true]);
});
rule('WAR-R96', 'a unit that supported in stage 1 and is attacked in stage 2 fights the second time as tapped', () => {
  const drafts = { ...FORCE, flak: unit('aaAutocannon', 2, 5, {}, { line: 2, aa: 1 }), raider: bomber(1, 9, 2) };
  const b = battle(drafts, {
    red: { first: ['tank'], second: ['raider'] },
    blue: { first: ['rifles'], second: ['flak'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('air').red.does('bomb raider -> rifles');
  b.to('block').blue.does('support flak -> rifles');
  b.to('split').red.does('0', '2');
  b.to('onward').red.does('advance tank -> flak');
  b.to('BEFORE_CALC', 'red');
  expect([b.stats('blue', 'flak'), b.damage('blue', 'flak')]).toEqual(['0/5', 2]);
  b.finishWave();
  expect([b.at('blue', 'losses').includes('flak'), b.damage('red', 'tank')]).toEqual([true, 0]);
});

rule(
  ['WAR-20.7', 'WAR-R42'],
  'a guarded unit of the second line is out of reach of land attackers, not of aircraft',
  () => {
    const guard = { second: ['rear', 'rifles'] };
    const b = through(['tank'], guard);
    b.to('onward').red.does('advance tank -> rear');
    b.to('rearSupport').blue.does('support rifles -> rear');
    expect(b.isAsked('split')).toBe(false);
    expect([b.damage('blue', 'rear'), b.at('blue', 'losses')]).toEqual([0, ['rifles']]);
    const c = through(['tank'], guard, { second: ['bomber'] });
    c.to('onward').red.does('advance tank -> rear');
    c.to('airRear').red.does('bomb bomber -> rear');
    c.to('rearSupport').blue.does('support rifles -> rear');
    // The bomber may share its four between both; the tank's three go to the guard.
    expect(c.to('split').red.offered).toEqual(['4', '3', '2', '1', '0']);
    // The question says how much there is to share, and whose part comes first.
    const { values } = c.t.rules.decision(c.s, c.red.seat)!;
    expect([values['left'], values['to']]).toEqual([4, c.s.table.printed(c.card('blue', 'rear'))]);
    c.red.does('4');
    expect(c.finishWave().at('blue', 'losses').toSorted()).toEqual(['rear', 'rifles']);
  },
);
