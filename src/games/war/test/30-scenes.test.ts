/** WAR 30: derived vectors in which several rules meet. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import {
  battle,
  bomber,
  copies,
  DIRECTED,
  type Drafts,
  fighter,
  fort,
  gun,
  howitzer,
  infantry,
  offersToBuild,
  PAK,
  tank,
  unit,
} from './at.ts';

/** Climate K of three turns that excludes Terrain M. */
const WEATHER: Drafts = {
  k: { ubo: { subtype: 'climate', turns: 3, excludes: ['m'] } },
  short: { ubo: { subtype: 'climate', turns: 2 } },
  m: { ubo: { subtype: 'terrain' } },
  other: { ubo: { subtype: 'terrain' } },
};
rule(
  'WAR-E33',
  'a Climate of two turns played at the end of turn 3 leaves at the end of the own attack phase of turn 4',
  () => {
    const b = battle(WEATHER, { phase: 'end', red: { hand: ['short'] } });
    b.to('TURN_END').red.does('build short');
    b.turn('blue').to('ATTACK_END');
    expect(b.at('red', 'ubo')).toEqual(['short']);
    b.turn('red').to('ATTACK_END');
    expect(b.at('red', 'ubo')).toEqual(['short']);
    b.to('TURN_END', 'red');
    expect(b.at('red', 'losses')).toContain('short');
  },
);

/** Two tanks against infantry X and gun Y, with a howitzer behind. */
const JOINT: Drafts = {
  a: tank(4, 4, { keywords: { directedAttack: true, overrun: true } }),
  b: tank(3, 3, DIRECTED),
  howitzer: howitzer(2),
  x: infantry(2, 2),
  y: PAK,
};
function joint(support: boolean, x: unknown = 'x') {
  const b = battle(JOINT, { red: { first: ['a', 'b'], second: ['howitzer'] }, blue: { first: [x, 'y'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack a -> x', 'attack b -> x');
  b.to('ON_ATTACK');
  if (support) b.red.does('assist howitzer -> a');
  b.to('block').blue.does('support y -> x');
  return b.to('split');
}
rule('WAR-E40', 'a joint attack with Artillery Support, and what is left of Overrun for one of the two', () => {
  const a = joint(true);
  a.red.does('2', '7');
  a.blue.does('1', '3');
  a.to('overrun').red.does('overrun a');
  a.to('ON_BREAKTHROUGH');
  expect([
    a.at('red', 'losses'),
    a.at('blue', 'losses').toSorted(),
    a.stats('red', 'a'),
    a.s.breakthrough.value,
  ]).toEqual([['b'], ['x', 'y'], '1/0', 1]);
  const b = joint(true);
  b.red.does('2', '7');
  b.blue.does('4');
  expect(b.isAsked('overrun')).toBe(false);
  expect([b.at('red', 'losses'), b.hasBrokenThrough('red', 'b')]).toEqual([['a'], false]);
  const c = joint(true, 'tapped x');
  c.red.does('2', '7');
  c.blue.does('2');
  c.to('overrun').red.does('overrun a');
  c.to('ON_BREAKTHROUGH');
  expect(c.stats('red', 'a')).toBe('1/2');
  const d = joint(false);
  d.red.does('2', '5');
  d.blue.does('1', '3');
  expect(d.isAsked('overrun')).toBe(false);
  expect([d.at('blue', 'losses').toSorted(), d.hasBrokenThrough('red', 'a')]).toEqual([['x', 'y'], false]);
});
/** A tank under a ground-attack aircraft that blocks it. */
function overhead(fighters: readonly string[]) {
  const drafts = {
    tank: tank(4, 4),
    howitzer: howitzer(2),
    f1: fighter(3, 3),
    f2: fighter(3, 3),
    s: bomber(2, 2, 4, {}, 'groundAttack'),
    g: fighter(2, 3),
  };
  const b = battle(drafts, {
    red: { first: ['tank'], second: ['howitzer', ...fighters] },
    blue: { second: ['s', 'g'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('ON_ATTACK').red.does('assist howitzer -> tank');
  b.to('block').blue.does('block s -> tank', 'cover with g');
  return b.to('interceptBlockers');
}
rule(
  'WAR-E41',
  'intercepted, a ground-attack aircraft leaves the block; screened by a fighter, it bombs the tank',
  () => {
    const a = overhead(['f1', 'f2']);
    expect(a.red.whyNot('intercept f1 -> s')).toBe('WAR-24.15');
    a.red.does('intercept f1 -> g', 'intercept f2 -> s');
    a.to('ON_BREAKTHROUGH');
    expect(a.at('blue', 'losses').toSorted()).toEqual(['g', 's']);
    expect([a.damage('red', 'f1'), a.damage('red', 'f2'), a.s.breakthrough.value]).toEqual([2, 2, 6]);
    const b = overhead(['f1']);
    b.red.does('intercept f1 -> g');
    expect(b.red.whyNot('intercept f1 -> s')).toBe('WAR-5.2');
    b.to('BEFORE_CALC');
    expect(b.stats('red', 'tank')).toBe('4/4');
    b.finishWave();
    expect([b.at('red', 'losses'), b.at('blue', 'losses'), b.damage('blue', 's')]).toEqual([['tank'], ['g'], 0]);
  },
);
rule('WAR-E42', 'a fighter that covered in stage 1 and met nobody still screens in stage 2', () => {
  const drafts = { x: bomber(1, 1, 1), y: bomber(1, 1, 4), c: fighter(3, 3), g: fighter(3, 3), rifles: infantry(1, 9) };
  const b = battle(drafts, {
    red: { second: ['x', 'y', 'c'] },
    blue: { first: ['rifles'], second: ['g', 'g'], resources: ['depot'] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb x -> rifles', 'cover with c');
  b.to('airRear').red.does('bomb y -> depot');
  b.to('interceptRear');
  expect(b.blue.whyNot('intercept g -> y')).toBe('WAR-24.15');
  b.blue.does('intercept g -> c', 'intercept g#2 -> y');
  b.finishWave();
  expect([b.damage('blue', 'depot'), b.isTapped('blue', 'depot'), b.at('red', 'losses').includes('y')]).toEqual([
    0,
    true,
    true,
  ]);
});
/** An SPG, or a bomber, against fort Z with units under it, beside two more forts. */
const FORTS: Drafts = {
  z: fort(1, 3),
  f: fort(1, 3),
  rifles: infantry(1, 1),
  gun: gun(1, 1),
  spg: unit('spg', 4, 4, {
    ...DIRECTED,
    modifiers: [
      { tm: [3, 1], against: { types: ['fortification'] } },
      { tm: [1, 0], against: { types: ['infantry'] } },
    ],
  }),
  bomber: bomber(1, 1, 3),
};
const forts = (under: readonly string[], red: object) =>
  battle(FORTS, { red, blue: { first: [{ card: 'z', under }, 'f', 'f'] } }).to('wave');
rule('WAR-E43', 'a fort fights together with the units under it, for the enemy as well as for itself', () => {
  const a = forts(['rifles'], { first: ['spg'] });
  a.red.does('wave');
  a.to('directed').red.does('attack spg -> z');
  a.to('BEFORE_CALC');
  expect([a.stats('blue', 'z'), a.stats('red', 'spg')]).toEqual(['3/5', '5/4']);
  a.finishWave();
  expect([a.at('blue', 'losses').toSorted(), a.at('red', 'losses'), a.stats('blue', 'f')]).toEqual([
    ['rifles', 'z'],
    [],
    '1/3',
  ]);
  const b = forts(['rifles', 'gun'], { first: ['spg'] });
  b.red.does('wave');
  b.to('directed').red.does('attack spg -> z');
  b.to('BEFORE_CALC');
  expect([b.stats('blue', 'z'), b.stats('red', 'spg')]).toEqual(['4/6', '4/4']);
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['spg'], []]);
  const c = forts(['rifles', 'gun'], { second: ['bomber'] });
  c.red.does('wave');
  c.to('air').red.does('bomb bomber -> z');
  c.to('BEFORE_CALC');
  expect(c.stats('blue', 'z')).toBe('1/3');
  c.finishWave();
  expect([c.at('blue', 'losses').toSorted(), c.at('red', 'losses')]).toEqual([['gun', 'rifles', 'z'], []]);
});
rule('WAR-E44', 'the common minimum of several modifiers, a division, and an own modifier that lowers', () => {
  const own = [
    { tm: [2, 1], against: { types: ['armour'] } },
    { tm: [1, 2], against: { types: ['artillery'] } },
  ] as const;
  const lowered = [...own, { tm: [-1, 0], against: { types: ['infantry'] } }] as const;
  const land = ['infantry', 'armour', 'artillery', 'fortification', 'special'] as const;
  const drafts: Drafts = {
    mine: infantry(2, 3, { ...DIRECTED, modifiers: own }),
    sulky: infantry(2, 3, { ...DIRECTED, modifiers: lowered }),
    division: {
      division: true,
      passives: [{ to: {}, effects: [{ do: 'modify', tm: [1, 1], against: { types: land } }] }],
    },
    tank: tank(1, 9),
    gun: gun(1, 9),
    rifles: infantry(1, 9),
  };
  const stats = (who: string, enemies: readonly string[], ubo: readonly string[]): string => {
    const b = battle(drafts, { red: { first: [who], ubo }, blue: { first: enemies } });
    b.to('wave').red.does('wave', 'pass');
    b.to('directed').red.does(`attack ${who} -> tank`);
    b.to('block').blue.does(...enemies.slice(1).map((name) => `support ${name} -> tank`));
    return b.to('BEFORE_CALC').stats('red', who);
  };
  const two = ['tank', 'gun'];
  const three = ['tank', 'gun', 'rifles'];
  expect(stats('mine', two, [])).toBe('3/4');
  expect(stats('mine', three, [])).toBe('2/3');
  expect(stats('mine', three, ['division'])).toBe('3/4');
  expect(stats('mine', two, ['division'])).toBe('4/5');
  expect(stats('sulky', three, ['division'])).toBe('1/4');
});
rule('WAR-E45', 'strict costs, discounts and increases', () => {
  const price = (change: object): Drafts => ({
    rifles: infantry(1, 1, { cost: { D: 1, F: 3, U: 2, strict: 'U' } }),
    bureau: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['infantry'], where: ['hand'] }, effects: [{ do: 'reprice', ...change }] }],
    },
  });
  const pool = (D: number, F: number, U: number) => [...copies(D), ...copies(F, 'factory'), ...copies(U, 'fuel')];
  const can = (change: object, resources: readonly string[]) =>
    offersToBuild(price(change), 'rifles', resources, { ubo: ['bureau'] });
  expect(can({}, pool(3, 1, 4))).toBe(true);
  expect(can({}, pool(6, 3, 1))).toBe(false);
  expect(can({ U: -1 }, pool(4, 2, 1))).toBe(true);
  expect(can({ U: 1 }, pool(3, 3, 2))).toBe(true);
  expect(can({ U: 1 }, pool(5, 3, 1))).toBe(false);
});
rule('WAR-E46', 'a Climate keeps out the Terrain it excludes, and every other Climate, as long as it lies', () => {
  const b = battle(WEATHER, { phase: 'attack', red: { hand: ['k', 'm'] }, blue: { hand: ['m', 'other', 'short'] } });
  b.to('ATTACK_START').red.does('build k');
  b.to('TURN_END', 'red');
  expect(b.red.whyNot('discard k')).toBe('WAR-12.19');
  b.turn('blue').to('TURN_END');
  expect([b.blue.whyNot('build m'), b.blue.offers('build other'), b.blue.whyNot('build short')]).toEqual([
    'WAR-12.15',
    true,
    'WAR-12.18',
  ]);
  b.turn('red').to('TURN_END');
  expect(b.at('red', 'ubo')).toEqual(['k']);
  b.turn('red').to('TURN_END');
  expect([b.at('red', 'ubo'), b.red.offers('build m')]).toEqual([[], true]);
});
rule('WAR-E47', 'when long-range fire destroys the riders, the attack of the tank stops too', () => {
  const drafts = {
    tank: tank(4, 4, { keywords: { tankRiders: true } }),
    riders: infantry(2, 1),
    other: infantry(1, 1),
    z: infantry(2, 2),
    l: infantry(1, 1, { keywords: { longRangeFire: 1 } }),
  };
  const b = battle(drafts, { red: { first: ['tank', 'riders', 'other'] }, blue: { first: ['z', 'l'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank carrying riders', 'attack tank -> z');
  b.to('undirected').red.does('attack other');
  b.to('BEFORE_BLOCK').blue.does('fire l -> riders');
  expect(b.at('red', 'losses')).toEqual(['riders']);
  b.to('block');
  expect([b.isTapped('red', 'tank'), b.isTapped('blue', 'z'), b.blue.offers('block z -> other')]).toEqual([
    true,
    false,
    true,
  ]);
  b.finishWave();
  expect([b.hasBrokenThrough('red', 'tank'), b.damage('blue', 'z')]).toEqual([false, 0]);
});
rule(
  'WAR-E48',
  'infantry may guard a deck that is attacked by a tank and a bomber, not one attacked by a bomber alone',
  () => {
    const drafts = { tank: tank(3, 3), bomber: bomber(1, 1, 4), rifles: infantry(2, 2) };
    const raidOn = (withTank: boolean) => {
      const b = battle(drafts, { red: { first: ['tank'], second: ['bomber'] }, blue: { second: ['rifles'] } });
      b.to('wave').red.does('wave');
      if (withTank) b.to('undirected').red.does('attack tank').does();
      if (withTank) b.to('onward').red.does('advance tank -> deck');
      b.to('airRear').red.does('bomb bomber -> deck');
      return b.to('rearSupport');
    };
    for (const [split, lost] of [
      [['4'], 4],
      [['2', '2'], 2],
    ] as const) {
      const b = raidOn(true);
      b.blue.does('support rifles -> deck');
      b.to('split').red.does(...split);
      b.finishWave();
      expect([20 - b.deck('blue'), b.at('blue', 'losses').includes('rifles'), b.at('red', 'losses')]).toEqual([
        lost,
        true,
        [],
      ]);
    }
    const alone = raidOn(false);
    expect(alone.blue.whyNot('support rifles -> deck')).toBe('WAR-17.8');
    alone.finishWave();
    expect(alone.deck('blue')).toBe(16);
  },
);
rule('WAR-E49', 'at the end of the wave damage goes before the +0/1 of the Support Tank', () => {
  const drafts = { st: unit('supportTank', 2, 2), rifles: infantry(2, 2), big: tank(2, 2) };
  const b = battle(drafts, { red: { first: ['st', 'rifles'] }, blue: { first: ['big'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack st', 'attack rifles');
  b.to('block').blue.does('block big -> rifles');
  b.finishWave();
  expect([b.at('blue', 'losses').includes('big'), b.damage('red', 'rifles'), b.stats('red', 'rifles')]).toEqual([
    true,
    2,
    '2/3',
  ]);
  b.to('wave');
  expect([b.damage('red', 'rifles'), b.stats('red', 'rifles')]).toEqual([0, '2/2']);
});
