/** WAR 30: the worked examples, E1 to E14. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import {
  battle,
  bomber,
  copies,
  DIRECTED,
  duel,
  type Drafts,
  fighter,
  gun,
  infantry,
  offersToBuild,
  PAK,
  tank,
  unit,
} from './at.ts';

const TIGER = unit('heavyTank', 5, 4, { keywords: { directedAttack: true, overrun: true } });
const SU = unit('spg', 3, 3, { ...DIRECTED, modifiers: [{ tm: [1, 1], against: { types: ['armour'] } }] });

const CAR: Drafts = { car: unit('armouredCar', 2, 2, { cost: { D: 1, F: 2, U: 1 } }) };
const payWith = (resources: readonly string[], taps: readonly string[]): string[] => {
  const b = battle(CAR, { phase: 'build', red: { hand: ['car'], resources } });
  b.to('build').red.does('build car', ...taps);
  return b.at('red', 'reserve');
};

rule('WAR-E1', 'an armoured car of 1D 2F 1U can be paid with 5D 1U, with 3D 2F, or with 2F 3U, not with less', () => {
  const tapped = [
    'tap depot for 1D',
    'tap depot#2 for 1D',
    'tap depot#3 for 1D',
    'tap depot#4 for 1D',
    'tap depot#5 for 1D',
  ];
  expect(payWith([...copies(5), 'fuel'], [...tapped, 'tap fuel for 1U', 'spend 5D1U'])).toEqual(['car']);
  expect(
    payWith(
      [...copies(3), ...copies(2, 'factory')],
      [...tapped.slice(0, 3), 'tap factory for 1F', 'tap factory#2 for 1F', 'spend 3D2F'],
    ),
  ).toEqual(['car']);
  expect(payWith([...copies(2, 'factory'), ...copies(3, 'fuel')], ['pay'])).toEqual(['car']);
  expect(offersToBuild(CAR, 'car', [...copies(4), 'fuel'])).toBe(false);
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
  const b = battle(drafts, { red: { ubo: ['panzer'], first: mine }, blue: { first: copies(4, 'enemy') } });
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
