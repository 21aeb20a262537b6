/** WAR 30: the worked examples. Vectors from E20 on are derived. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import {
  battle,
  bomber,
  DIRECTED,
  type Drafts,
  fighter,
  fort,
  gun,
  howitzer,
  infantry,
  order,
  tank,
  unit,
} from './ground.ts';

const TIGER = unit('heavyTank', 5, 4, { keywords: { directedAttack: true, overrun: true } });
const SU = unit('spg', 3, 3, { ...DIRECTED, modifiers: [{ tm: [1, 1], against: { types: ['armour'] } }] });
const PAK = gun(1, 1, { modifiers: [{ tm: [1, 2], against: { types: ['armour'] } }] });

/** One unit attacks another, directed, and nobody helps. */
function duel(drafts: Drafts, mine: string, theirs: string) {
  const b = battle(drafts, { red: { first: [mine] }, blue: { first: [theirs] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does(`attack ${mine} -> ${theirs}`);
  return b;
}
const depots = (n: number, of = 'depot'): string[] => Array<string>(n).fill(of);
const CAR: Drafts = { car: unit('armouredCar', 2, 2, { cost: { D: 1, F: 2, U: 1 } }) };
const payWith = (resources: readonly string[], taps: readonly string[]): string[] => {
  const b = battle(CAR, { phase: 'build', red: { hand: ['car'], resources } });
  b.to('build').red.does('build car', ...taps);
  return b.at('red', 'reserve');
};
const offersToBuild = (drafts: Drafts, card: string, resources: readonly string[], extra: object = {}): boolean =>
  battle(drafts, { phase: 'build', red: { hand: [card], resources, ...extra } })
    .to('build')
    .red.offers(`build ${card}`);

rule('WAR-E1', 'an armoured car of 1D 2F 1U can be paid with 5D 1U, with 3D 2F, or with 2F 3U, not with less', () => {
  const tapped = [
    'tap depot for 1D',
    'tap depot#2 for 1D',
    'tap depot#3 for 1D',
    'tap depot#4 for 1D',
    'tap depot#5 for 1D',
  ];
  expect(payWith([...depots(5), 'fuel'], [...tapped, 'tap fuel for 1U', 'spend 5D1U'])).toEqual(['car']);
  expect(
    payWith(
      [...depots(3), ...depots(2, 'factory')],
      [...tapped.slice(0, 3), 'tap factory for 1F', 'tap factory#2 for 1F', 'spend 3D2F'],
    ),
  ).toEqual(['car']);
  expect(payWith([...depots(2, 'factory'), ...depots(3, 'fuel')], ['pay'])).toEqual(['car']);
  expect(offersToBuild(CAR, 'car', [...depots(4), 'fuel'])).toBe(false);
  expect(offersToBuild(CAR, 'car', ['depot', 'depot', 'factory', 'fuel'])).toBe(false);
});
rule('WAR-E2', 'a medium tank 3/3 beats an armoured car 2/2 and survives', () => {
  const b = duel({ medium: tank(3, 3, DIRECTED), car: unit('armouredCar', 2, 2) }, 'medium', 'car').finishWave();
  expect(b.at('blue', 'losses')).toEqual(['car']);
  expect(b.at('red', 'first')).toEqual(['medium']);
});
rule('WAR-E3', 'a medium tank 3/3 is lost to a heavy tank 5/4, which survives', () => {
  const b = duel({ medium: tank(3, 3, DIRECTED), heavy: unit('heavyTank', 5, 4) }, 'medium', 'heavy').finishWave();
  expect(b.at('red', 'losses')).toEqual(['medium']);
  expect(b.at('blue', 'first')).toEqual(['heavy']);
});
rule('WAR-E4', 'a medium tank 3/3 and infantry 3/2 destroy each other at the same time', () => {
  const b = duel({ medium: tank(3, 3, DIRECTED), rifles: infantry(3, 2) }, 'medium', 'rifles').finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['medium'], ['rifles']]);
});
rule('WAR-E5', 'a modifier of +1/2 against armour works in attack and in defence, and nowhere else', () => {
  const drafts = {
    hunter: infantry(2, 2, { ...DIRECTED, modifiers: [{ tm: [1, 2], against: { types: ['armour'] } }] }),
    medium: tank(3, 3, DIRECTED),
  };
  const attacks = duel(drafts, 'hunter', 'medium');
  attacks.to('BEFORE_CALC');
  expect(attacks.stats('red', 'hunter')).toBe('3/4');
  const blocks = duel(drafts, 'medium', 'hunter');
  expect(blocks.stats('blue', 'hunter')).toBe('2/2');
  blocks.to('BEFORE_CALC');
  expect(blocks.stats('blue', 'hunter')).toBe('3/4');
});
rule('WAR-E6', 'against infantry and artillery together a unit gets what both modifiers have in common', () => {
  const drafts = {
    group: tank(3, 3, {
      ...DIRECTED,
      modifiers: [
        { tm: [1, 2], against: { types: ['infantry'] } },
        { tm: [0, 1], against: { types: ['artillery'] } },
      ],
    }),
    rifles: infantry(1, 1),
    gun: gun(1, 1),
  };
  const b = battle(drafts, { red: { first: ['group'] }, blue: { first: ['rifles', 'gun'] } });
  b.to('wave').red.does('wave', 'pass');
  b.to('directed').red.does('attack group -> rifles');
  b.to('block').blue.does('support gun -> rifles');
  b.to('BEFORE_CALC');
  expect(b.stats('red', 'group')).toBe('3/4');
});
rule('WAR-E7', 'a SU-76i alone against a Tiger is 4/4, and both are destroyed', () => {
  const b = duel({ su: SU, tiger: TIGER }, 'su', 'tiger').to('BEFORE_CALC');
  expect(b.stats('red', 'su')).toBe('4/4');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['su'], ['tiger']]);
});
rule('WAR-E8', 'a PAK-35 that supports the Tiger takes the modifier from the SU-76i', () => {
  const b = battle({ su: SU, tiger: TIGER, pak: PAK }, { red: { first: ['su'] }, blue: { first: ['tiger', 'pak'] } });
  b.to('wave').red.does('wave', 'pass');
  b.to('directed').red.does('attack su -> tiger');
  b.to('block').blue.does('support pak -> tiger');
  b.to('BEFORE_CALC');
  expect([b.stats('red', 'su'), b.stats('blue', 'pak'), b.stats('blue', 'tiger')]).toEqual(['3/3', '2/3', '5/4']);
  b.to('split').red.does('0', '3');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['su'], ['pak']]);
});

const AIR: Drafts = {
  stuka: bomber(1, 1, 5),
  red: fighter(3, 3),
  blue: fighter(3, 3),
  howitzer: unit('howitzer', 1, 1),
  flak: unit('aaAutocannon', 1, 2, {}, { line: 2, aa: 3 }),
};
/** Ju-87 over the howitzer, with or without its escort. */
function raid(escort: boolean, defenders = ['flak', 'blue']) {
  const b = battle(AIR, { red: { second: ['stuka', 'red'] }, blue: { first: ['howitzer'], second: defenders } });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb stuka -> howitzer');
  if (escort) b.red.does('cover with red');
  return b.to('BEFORE_BLOCK');
}
rule('WAR-E9', 'a fighter that intercepts must take the one that covers the bomber; the two destroy each other', () => {
  const b = raid(true);
  expect(b.blue.whyNot('intercept blue -> stuka')).toBe('WAR-24.15');
  b.blue.does('intercept blue -> red');
  b.finishWave();
  expect(b.at('red', 'losses')).toEqual(['red']);
  expect(b.at('blue', 'losses')).toContain('blue');
});
rule('WAR-E10', 'the autocannon shoots the Stuka down while its bombs destroy gun and autocannon', () => {
  const b = raid(true);
  b.blue.does('intercept blue -> red');
  b.to('block').blue.does('support flak -> howitzer');
  b.to('split').red.does('1', '4');
  b.finishWave();
  expect(b.at('red', 'losses').toSorted()).toEqual(['red', 'stuka']);
  expect(b.at('blue', 'losses').toSorted()).toEqual(['blue', 'flak', 'howitzer']);
});
rule('WAR-E11', 'an intercepted bomber fights the fighter 1/1 against 3/3 and does not reach the howitzer', () => {
  const b = raid(false);
  b.blue.does('intercept blue -> stuka');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['stuka'], []]);
});
rule('WAR-E12', 'with a second fighter the bomber behind its escort is intercepted too', () => {
  const b = raid(true, ['blue', 'blue']);
  b.blue.does('intercept blue -> red', 'intercept blue#2 -> stuka');
  b.finishWave();
  expect(b.at('red', 'losses').toSorted()).toEqual(['red', 'stuka']);
  expect(b.at('blue', 'first')).toEqual(['howitzer']);
});
rule('WAR-E13', 'a Tiger that destroyed a 45-mm gun goes on as 2/2', () => {
  const b = battle({ tiger: TIGER, gun: PAK }, { red: { first: ['tiger'] }, blue: { first: ['gun'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tiger');
  b.to('block').blue.does('block gun -> tiger');
  b.to('BEFORE_CALC');
  expect(b.stats('blue', 'gun')).toBe('2/3');
  b.to('overrun').red.does('overrun tiger');
  b.to('ON_BREAKTHROUGH');
  expect(b.stats('red', 'tiger')).toBe('2/2');
  expect(b.at('blue', 'losses')).toEqual(['gun']);
});
rule('WAR-E14', 'a text that names motorised infantry means the name, the printed kind, and longer names', () => {
  const drafts: Drafts = {
    мотопехота: infantry(2, 2),
    'мотопехота 15 тд': infantry(2, 2),
    scouts: unit('motorInfantry', 2, 2),
    rifles: infantry(2, 2),
    panzer: {
      division: true,
      passives: [
        {
          to: { named: 'motorInfantry' },
          effects: [
            {
              do: 'modify',
              tm: [1, 1],
              against: { types: ['infantry', 'armour', 'artillery', 'fortification', 'special'] },
            },
          ],
        },
      ],
    },
    enemy: infantry(1, 9),
  };
  const mine = ['мотопехота', 'мотопехота 15 тд', 'scouts', 'rifles'];
  const b = battle(drafts, { red: { ubo: ['panzer'], first: mine }, blue: { first: depots(4, 'enemy') } });
  b.to('wave').red.does('wave');
  b.to('undirected');
  for (const name of mine) b.red.does(`attack ${name}`);
  b.to('block').blue.does(
    'block enemy -> мотопехота',
    'block enemy#2 -> мотопехота 15 тд',
    'block enemy#3 -> scouts',
    'block enemy#4 -> rifles',
  );
  b.to('BEFORE_CALC');
  expect(mine.map((name) => b.stats('red', name))).toEqual(['3/3', '3/3', '3/3', '2/2']);
});
rule('WAR-E20', 'strict 2D and 1F: 2D 2U will do, 1D 6U will not', () => {
  const drafts: Drafts = { rifles: infantry(1, 1, { cost: { D: 2, F: 1, strict: 'D' } }) };
  expect(offersToBuild(drafts, 'rifles', ['depot', 'depot', 'fuel', 'fuel'])).toBe(true);
  expect(offersToBuild(drafts, 'rifles', ['depot', ...depots(6, 'fuel')])).toBe(false);
});
rule(
  'WAR-E21',
  'forts of 1/3 stand as 1/3, 2/4, 2/4, 3/5 with two, three, four and five on the table, reserve included',
  () => {
    const stats = [2, 3, 4, 5].map((n) =>
      battle({ fort: fort(1, 3) }, { red: { first: depots(n - 1, 'fort'), reserve: ['fort'] } }).stats('red', 'fort'),
    );
    expect(stats).toEqual(['1/3', '2/4', '2/4', '3/5']);
  },
);
rule('WAR-E22', 'a tapped tank with a universal +1/1 defends as 0/4', () => {
  const drafts: Drafts = {
    mine: tank(3, 3, DIRECTED),
    theirs: tank(3, 3),
    plates: { upgrade: { on: { types: ['armour'] } }, modifiers: [{ um: [1, 1] }] },
  };
  const b = battle(drafts, {
    red: { first: ['mine'] },
    blue: { first: [{ card: 'theirs', tapped: true, under: ['plates'] }] },
  });
  b.to('wave').red.does('wave', 'pass');
  b.to('directed').red.does('attack mine -> theirs');
  b.to('BEFORE_CALC');
  expect(b.stats('blue', 'theirs')).toBe('0/4');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([[], []]);
});
/** An undirected attacker and what blocks it; everything goes on the blockers. */
function blocked(attacker: [number, number], blockers: readonly [number, number][]) {
  const drafts: Drafts = Object.fromEntries(blockers.map(([a, d], i) => [`b${i}`, tank(a, d)]));
  const b = battle(
    { ...drafts, mine: tank(attacker[0], attacker[1], { keywords: { overrun: true } }) },
    { red: { first: ['mine'] }, blue: { first: Object.keys(drafts) } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack mine');
  b.to('block').blue.does(...Object.keys(drafts).map((name) => `block ${name} -> mine`));
  return b;
}
rule('WAR-E23', 'attack 3 does not overrun defence 3', () => {
  const b = blocked([3, 4], [[1, 3]]);
  expect(b.isAsked('overrun')).toBe(false);
  expect(b.at('blue', 'losses')).toEqual(['b0']);
  expect(b.hasBrokenThrough('red', 'mine')).toBe(false);
});
rule('WAR-E24', 'a 6/6 that destroyed 1/2 and 2/2 goes on as 2/3', () => {
  const b = blocked(
    [6, 6],
    [
      [1, 2],
      [2, 2],
    ],
  ).to('split');
  b.red.does('2', '4');
  b.to('overrun').red.does('overrun mine');
  b.to('ON_BREAKTHROUGH');
  expect(b.stats('red', 'mine')).toBe('2/3');
});
/** Tanks that broke through to a deck which infantry on the second line may guard. */
rule('WAR-E25', 'infantry on the second line keeps two tanks off the deck', () => {
  const b = battle(
    { tank: tank(3, 3), rifles: infantry(3, 2) },
    { red: { first: ['tank', 'tank'] }, blue: { second: ['rifles'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank', 'attack tank#2');
  b.to('onward').red.does('advance tank -> deck', 'advance tank#2 -> deck');
  b.to('rearSupport').blue.does('support rifles -> deck');
  b.to('split', 'blue').blue.does('3');
  b.finishWave();
  expect(b.deck('blue')).toBe(20);
  expect(b.at('blue', 'losses')).toEqual(['rifles']);
  expect(b.at('red', 'losses')).toEqual(['tank']);
});
rule('WAR-E26', 'a bomber shot down by an AA gun over the deck still takes four cards', () => {
  const drafts = { bomber: bomber(1, 2, 4), gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 3 }) };
  const b = battle(drafts, { red: { second: ['bomber'] }, blue: { second: ['gun'] } });
  b.to('wave').red.does('wave');
  b.to('airRear').red.does('bomb bomber -> deck');
  b.to('rearSupport').blue.does('support gun -> deck');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'second'), b.deck('blue')]).toEqual([['bomber'], ['gun'], 16]);
});
rule('WAR-E27', 'an untapped fighter attacked on the ground counts as 0/0', () => {
  const b = battle(
    { rifles: infantry(1, 1), ace: fighter(3, 3) },
    { red: { first: ['rifles'] }, blue: { second: ['ace'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack rifles');
  b.to('onward').red.does('advance rifles -> ace');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([[], ['ace']]);
});
rule('WAR-E28', 'a unit that fired at long range at its attacker defends with attack 0', () => {
  const drafts = { mine: tank(3, 2, DIRECTED), sniper: infantry(2, 2, { keywords: { longRangeFire: 1 } }) };
  const b = duel(drafts, 'mine', 'sniper').to('BEFORE_BLOCK');
  b.blue.does('fire sniper -> mine');
  expect(b.damage('red', 'mine')).toBe(1);
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([[], ['sniper']]);
});
rule('WAR-E29', 'infantry cannot block a heavy tank, which breaks through', () => {
  const b = battle(
    { heavy: unit('heavyTank', 5, 4), rifles: infantry(3, 2) },
    { red: { first: ['heavy'] }, blue: { first: ['rifles'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack heavy');
  expect(b.to('block').blue.whyNot('block rifles -> heavy')).toBe('WAR-23.1');
  b.to('ON_BREAKTHROUGH');
  expect(b.hasBrokenThrough('red', 'heavy')).toBe(true);
});
rule('WAR-E31', 'with one card in the deck the turn is lost, with two both are drawn and play goes on', () => {
  expect(battle({}, { phase: 'start', red: { deck: 1 } }).t.outcome).toEqual([-1, 1]);
  const b = battle({}, { phase: 'start', red: { deck: 2 } }).to('resources');
  expect([b.deck('red'), b.hand('red')]).toEqual([0, 2]);
});
rule('WAR-E32', 'every fighter that covers must be met before a bomber may be intercepted', () => {
  const drafts = { x: bomber(1, 1, 3), y: bomber(1, 1, 3), c: fighter(2, 2), f: fighter(2, 2), rifles: infantry(1, 1) };
  const b = battle(drafts, {
    red: { second: ['x', 'y', 'c', 'c'] },
    blue: { first: ['rifles'], second: ['f', 'f', 'f'] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb x -> rifles', 'bomb y -> rifles', 'cover with c', 'cover with c#2');
  b.to('BEFORE_BLOCK').blue.does('intercept f -> c');
  expect(b.blue.whyNot('intercept f#2 -> x')).toBe('WAR-24.15');
  b.blue.does('intercept f#2 -> c#2');
  expect([b.blue.offers('intercept f#3 -> x'), b.blue.offers('intercept f#3 -> y')]).toEqual([true, true]);
});
rule(
  'WAR-E34',
  'infantry loses the +0/1 of a Support Tank that is destroyed in the same computing, and is destroyed',
  () => {
    const drafts = { st: unit('supportTank', 2, 2), rifles: infantry(2, 2), big: tank(2, 2) };
    const b = battle(drafts, { red: { first: ['st', 'rifles'] }, blue: { first: ['big', 'big'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack st', 'attack rifles');
    b.to('block').blue.does('block big -> st', 'block big#2 -> rifles');
    b.to('BEFORE_CALC');
    expect(b.stats('red', 'rifles')).toBe('2/3');
    b.finishWave();
    expect(b.at('red', 'losses').toSorted()).toEqual(['rifles', 'st']);
  },
);
rule('WAR-E35', 'where the own card lowers attack no tactical modifier raises it, but Artillery Support does', () => {
  const drafts = {
    mine: tank(3, 2, { ...DIRECTED, modifiers: [{ tm: [-1, 0], against: { types: ['infantry'] } }] }),
    boost: order({
      when: ['ON_ATTACK'],
      target: { types: ['armour'] },
      effects: [{ do: 'modify', tm: [2, 0], against: { types: ['infantry'] } }],
    }),
    howitzer: howitzer(1),
    rifles: infantry(1, 9),
  };
  const b = battle(drafts, {
    red: { first: ['mine'], second: ['howitzer'], hand: ['boost'] },
    blue: { first: ['rifles'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack mine -> rifles');
  b.to('ON_ATTACK').red.does('play boost', 'choose mine', 'assist howitzer -> mine');
  b.to('BEFORE_CALC');
  expect(b.stats('red', 'mine')).toBe('3/2');
});
rule(
  'WAR-E36',
  'Lend-lease units go to losses with the last Lend-lease resource card, and that is no destruction',
  () => {
    const drafts: Drafts = {
      convoy: {
        resource: { class: 'special', defence: 3 },
        yields: [{ F: 1 }, { U: 1 }],
        keywords: { lendLease: true },
      },
      sherman: tank(3, 3, { keywords: { lendLease: true } }),
      raid: order({
        when: ['ATTACK_START'],
        turn: 'own',
        target: { whose: 'enemy', cards: ['resource'], where: ['resources'] },
        effects: [{ do: 'destroy' }],
      }),
    };
    const b = battle(drafts, {
      red: { hand: ['raid'] },
      blue: { resources: ['convoy'], first: ['sherman', 'sherman'] },
    });
    b.to('ATTACK_START').red.does('play raid', 'choose enemy convoy');
    expect(b.at('blue', 'losses').toSorted()).toEqual(['convoy', 'sherman', 'sherman']);
    const destroyed = b.t.facts.filter(
      (f) => f.kind === b.t.rules.game.facts.list.find(({ fact }) => fact === 'destroyed')!.id,
    );
    expect(destroyed).toHaveLength(1);
  },
);
rule(
  'WAR-E30',
  'the first redeal of a hand with one resource card is free and shown, the second costs two cards, one is left',
  () => {
    const drafts = { rifles: infantry(1, 1) };
    // The deck from the top down: one depot in the first seven cards; scripted shuffles keep the order as it is.
    const b = battle(drafts, { phase: 'redeal', red: { deck: ['depot', ...depots(6, 'rifles'), ...depots(20)] } });
    expect(b.asked).toBe('redeal');
    b.red.does('redeal');
    expect([b.at('red', 'losses'), b.s.redeals.get(0 as never)]).toEqual([[], 1]);
  },
);
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
    expect(b.red.whyNot('intercept f1 -> s')).toBeUndefined();
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
  const pool = (D: number, F: number, U: number) => [...depots(D), ...depots(F, 'factory'), ...depots(U, 'fuel')];
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
