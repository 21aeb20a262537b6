import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, type Draft, infantry, order, tank, unit } from '../at.ts';

const FORCE = {
  matilda: unit('infantryTank', 2, 4),
  tank: tank(3, 3, { keywords: { infantrySupport: true } }),
  rifles: infantry(2, 2),
  motor: infantry(2, 2, { keywords: { mobility: true } }),
  wall: tank(2, 3),
  sniper: infantry(1, 1, { keywords: { longRangeFire: 2 } }),
};
const attack = (blue: readonly string[] = ['wall', 'wall']) => {
  const b = battle(FORCE, { red: { first: ['matilda', 'tank', 'rifles', 'motor'] }, blue: { first: blue } });
  b.to('wave').red.does('wave');
  return b.to('undirected');
};
rule(
  ['WAR-26.52', 'WAR-26.55', 'WAR-R74'],
  'the tank goes undirected with one infantry unit without Mobility; every infantry tank has the property',
  () => {
    const b = attack();
    expect(b.red.offered.filter((text) => text.includes(' with '))).toEqual([
      'attack matilda with rifles',
      'attack tank with rifles',
    ]);
    b.red.does('attack matilda with rifles');
    expect(b.red.offered.filter((text) => text.includes(' with '))).toEqual([]);
  },
);
rule('WAR-26.53', 'if the attack of one stops, that of the other stops too', () => {
  const b = attack(['sniper']);
  b.red.does('attack matilda with rifles');
  b.to('BEFORE_BLOCK').blue.does('fire sniper -> rifles');
  b.finishWave();
  expect([b.hasBrokenThrough('red', 'matilda'), b.isTapped('red', 'matilda')]).toEqual([false, true]);
});
rule(['WAR-26.54', 'WAR-17.3'], 'the two fight jointly and one unit can block them', () => {
  const b = attack();
  b.red.does('attack matilda with rifles');
  b.to('block');
  expect(b.blue.offered).toEqual(['block wall -> matilda', 'block wall#2 -> matilda', 'done']);
  b.blue.does('block wall -> matilda');
  b.finishWave();
  expect(b.at('blue', 'losses')).toEqual(['wall']);
});
rule('WAR-R74', 'unblocked, the pair parts at the breakthrough and each goes on alone', () => {
  const b = attack([]);
  b.red.does('attack matilda with rifles');
  b.to('onward').red.does('advance rifles -> deck');
  b.finishWave();
  expect([b.deck('blue'), b.hasBrokenThrough('red', 'matilda')]).toEqual([18, true]);
});
const halt = (effects: NonNullable<Draft['tactical']>['effects']): Draft =>
  order({ when: ['ON_BREAKTHROUGH'], turn: 'enemy', target: { whose: 'enemy', is: ['attacking'] }, effects });
rule('WAR-R74', 'the bond ends at the breakthrough: what stops or kills one there does not stop the other', () => {
  for (const effects of [[{ do: 'stop' }], [{ do: 'damage', n: 9 }]] as const) {
    const b = battle(
      { ...FORCE, halt: halt(effects) },
      { red: { first: ['matilda', 'rifles'] }, blue: { hand: ['halt'] } },
    );
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack matilda with rifles');
    b.to('ON_BREAKTHROUGH', 'blue').blue.does('play halt', 'choose enemy rifles');
    b.to('onward');
    expect([b.red.offers('advance matilda -> deck'), b.red.offers('advance rifles -> deck')]).toEqual([true, false]);
  }
});
rule('WAR-R74', 'nor does it bind a tank that overran to the infantry that was left behind', () => {
  const drafts = {
    ...FORCE,
    halt: halt([{ do: 'stop' }]),
    kv: tank(9, 9, { keywords: { infantrySupport: true, overrun: true } }),
  };
  const b = battle(drafts, { red: { first: ['kv', 'rifles'] }, blue: { first: ['wall'], hand: ['halt'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack kv with rifles');
  b.to('block').blue.does('block wall -> kv');
  b.to('split', 'blue').blue.does('2');
  b.to('overrun').red.does('overrun kv');
  b.to('ON_BREAKTHROUGH', 'blue').blue.does('play halt', 'choose enemy rifles');
  expect(b.to('onward').red.offers('advance kv -> deck')).toBe(true);
});
rule('WAR-R9', 'a pair pays the printed attack costs of both', () => {
  const drafts = { ...FORCE, rifles: infantry(2, 2, {}, { attackCost: { U: 1 } }) };
  const attacked = (resources: readonly string[]) => {
    const b = battle(drafts, { red: { first: ['matilda', 'rifles'], resources } });
    b.to('wave').red.does('wave');
    return b.to('undirected');
  };
  expect(attacked([]).red.offers('attack matilda with rifles')).toBe(false);
  const b = attacked(['fuel']);
  b.red.does('attack matilda with rifles', 'pay');
  expect(b.isTapped('red', 'fuel')).toBe(true);
});
