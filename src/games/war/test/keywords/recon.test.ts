import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, infantry, tank, unit } from '../at.ts';

import { zone } from '../../state.ts';
import type { Seat } from '../../../../kernel/ids.ts';

const FORCE = {
  scouts: infantry(1, 1, { keywords: { recon: { um: [-1, 0], whose: 'enemy' } } }),
  patrol: infantry(1, 1, { keywords: { recon: { um: [1, 0], whose: 'any', n: 2 } } }),
  tank: tank(3, 3),
  rifles: infantry(2, 2),
  ship: unit('destroyer', 3, 3),
};
rule(['WAR-26.68', 'WAR-R15'], "at any moment, in either turn, tap it to see the opponent's hand", () => {
  const b = battle(FORCE, {
    phase: 'start',
    red: { first: ['scouts'], hand: ['tank'] },
    blue: { first: ['scouts'], hand: ['rifles', 'tank'] },
  });
  expect(b.to('TURN_START', 'red').red.offers('look with scouts')).toBe(true);
  expect(b.to('TURN_START', 'blue').blue.offers('look with scouts')).toBe(true);
  b.to('TURN_END', 'blue').blue.does('look with scouts');
  const view = b.t.view(1 as Seat).table;
  expect([view.printed(view.card(zone.hand(0 as Seat), 0)) > 0, b.isTapped('blue', 'scouts')]).toEqual([true, true]);
  expect(b.blue.whyNot('look with scouts')).toBe('WAR-5.2');
});
rule(
  ['WAR-26.69', 'WAR-R78', 'WAR-29.11'],
  'at the start of an attack phase of either player it changes units as printed, to the end of the turn',
  () => {
    const b = battle(FORCE, { red: { first: ['tank'] }, blue: { first: ['scouts'], second: ['scouts'] } });
    b.to('ATTACK_START', 'blue').blue.does('scout with scouts: enemy tank');
    expect([b.stats('red', 'tank'), b.isTapped('blue', 'scouts')]).toEqual(['2/3', true]);
    b.to('wave').red.does('wave');
    expect(b.to('WAVE_START', 'blue').blue.offers('scout with scouts#2: enemy tank')).toBe(false);
    b.turn('blue');
    expect(b.stats('red', 'tank')).toBe('3/3');
  },
);
rule(['WAR-26.70', 'WAR-26.71'], 'no unit is changed twice in a turn, and none changes itself', () => {
  const b = battle(FORCE, { red: { first: ['patrol', 'patrol', 'rifles', 'ship'] } });
  b.to('ATTACK_START');
  expect([b.red.whyNot('scout with patrol: patrol'), b.red.offers('scout with patrol: ship')]).toEqual([
    'WAR-26.71',
    false,
  ]);
  b.red.does('scout with patrol: rifles');
  // The group may change a second unit, but not the same one again.
  expect(b.red.offered).toEqual(['scout with patrol: patrol#2', 'done']);
  b.red.does('done');
  expect([b.red.whyNot('scout with patrol#2: rifles'), b.stats('red', 'rifles')]).toEqual(['WAR-26.70', '3/2']);
  // A group that was used is tapped, and changes units only at the start of the phase.
  expect(b.red.whyNot('scout with patrol: rifles')).toBe('WAR-5.2');
  b.to('wave').red.does('wave');
  expect(b.red.whyNot('scout with patrol#2: rifles')).toBe('WAR-26.69');
});
