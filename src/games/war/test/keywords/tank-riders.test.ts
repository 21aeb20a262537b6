import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, infantry, tank, unit } from '../at.ts';

const FORCE = {
  t34: tank(3, 3, { keywords: { tankRiders: true } }),
  heavy: unit('heavyTank', 5, 4, { keywords: { tankRiders: true } }),
  rifles: infantry(2, 2),
  motor: infantry(2, 2, { keywords: { mobility: true } }),
  z: tank(1, 4),
  guard: infantry(1, 1),
  killer: tank(4, 9),
};
const start = (red: readonly string[], blue: readonly string[]) => {
  const b = battle(FORCE, { red: { first: red }, blue: { first: blue } });
  b.to('wave').red.does('wave');
  return b.to('directed');
};
rule(
  ['WAR-26.59', 'WAR-R74'],
  'tank and infantry without Mobility attack one target jointly, neither with Directed Attack',
  () => {
    const b = start(['t34', 'rifles', 'motor'], ['z']);
    expect(b.red.offered).toEqual(['attack t34 carrying rifles', 'done']);
    b.red.does('attack t34 carrying rifles', 'attack t34 -> z');
    b.finishWave();
    expect([b.at('blue', 'losses'), b.isTapped('red', 'rifles')]).toEqual([['z'], true]);
  },
);
rule('WAR-26.60', 'if one is destroyed in the clash, the other has stopped and cannot overrun', () => {
  const drafts = { ...FORCE, t34: tank(9, 9, { keywords: { tankRiders: true, overrun: true } }), z: tank(2, 2) };
  const b = battle(drafts, { red: { first: ['t34', 'rifles'] }, blue: { first: ['z'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack t34 carrying rifles', 'attack t34 -> z');
  b.to('split', 'blue').blue.does('0', '2');
  expect([b.isAsked('overrun'), b.at('red', 'losses'), b.hasBrokenThrough('red', 't34')]).toEqual([
    false,
    ['rifles'],
    false,
  ]);
});
rule(['WAR-26.61', 'WAR-R74'], 'they fight jointly; a heavy tank among them keeps infantry out', () => {
  const b = start(['heavy', 'rifles'], ['z', 'guard']);
  b.red.does('attack heavy carrying rifles', 'attack heavy -> z');
  expect(b.to('block').blue.whyNot('support guard -> z')).toBe('WAR-23.1');
  b.to('BEFORE_CALC');
  expect(b.s.clash.get(b.card('red', 'heavy'))).toBe(b.s.clash.get(b.card('red', 'rifles')));
});
