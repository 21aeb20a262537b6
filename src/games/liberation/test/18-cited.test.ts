import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Action, DefId } from '../../../kernel/ids.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { GALVACIL } from '../rules/02-setup.ts';
import { act } from '../verbs.ts';
import { lay, type T } from './at.ts';

const turn = 'resistance';
const warped = { setup: { warped: 'ishkal' } } as const;
const warpedWorld = { galaxy: { TL: 'galvacil-a', TR: 'efferon-a', BL: 'arkadun-a', BR: 'lumena-a' } };
/** The rule of the question that the seat is asked. */
const asks = (t: T, seat: string): string => t.rules.decision(t.s, t.seatNamed(seat))!.rule;
/** The rule that refuses what the seat tries. */
const tried = (t: T, seat: string, action: Action): string | undefined =>
  t.rules.why(t.s, t.seatNamed(seat), action)?.rule;
const location = (id: string): DefId => (LOCATIONS.findIndex((one) => one.id === id) + 1) as DefId;

rule(['LIB-5.2', 'LIB-7.2'], 'a card is not drawn in step 2, and the player is told why', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['A'], base: 'N' } });
  expect(t.at('dynasty').whyNot('draw')).toBe('LIB-5.2');
  t.at('dynasty').does('pass');
  expect(t.at('resistance').offers('draw')).toBe(true);
  t.at('resistance').does('pass');
  expect(t.at('resistance').whyNot('draw')).toBe('LIB-7.2');
});

rule('LIB-18.16', 'Base Mobilisation asks by its own paragraph, and speaks of any card', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['D', 'A', 'N'], base: 'J' }, turn });
  t.at('resistance').does('mission D', 'discard A');
  expect([asks(t, 'resistance'), t.at('resistance').prompt]).toEqual(['LIB-18.16', 'anyBase']);
  expect(tried(t, 'resistance', act.layBase(location('H')))).toBe('LIB-18.16');
  const moved = lay({ captured: ['H'], resistance: { hand: ['K', 'A'], base: 'J' }, turn });
  moved.at('resistance').does('move base');
  expect([asks(moved, 'resistance'), moved.at('resistance').prompt]).toEqual(['LIB-7.3', 'newBase']);
  expect(tried(moved, 'resistance', act.layBase(location('H')))).toBe('LIB-7.3');
});

rule(
  ['LIB-18.17', 'LIB-18.27', 'LIB-R8'],
  'an attack inside a mission is asked and refused by the paragraph of that mission',
  () => {
    const launch = lay({ captured: ['H', 'B'], resistance: { base: 'N' } });
    launch.at('dynasty').does('exert H, mission', 'exert B');
    expect([asks(launch, 'dynasty'), launch.at('dynasty').whyNot('attack K')]).toEqual(['LIB-18.17', 'LIB-18.17']);
    expect(launch.at('dynasty').whyNot('attack B')).toBe('LIB-R8');
    const fold = lay({ ...warpedWorld, captured: ['S', 'G'], resistance: { base: 'N' } }, warped);
    fold.at('dynasty').does('exert S, mission', 'exert G');
    expect(asks(fold, 'dynasty')).toBe('LIB-18.27');
    fold.at('dynasty').does('flip Lumena');
    expect([asks(fold, 'dynasty'), fold.at('dynasty').whyNot('attack M')]).toEqual(['LIB-18.27', 'LIB-18.27']);
  },
);

rule(['LIB-18.26', 'LIB-18.28', 'LIB-18.29'], 'flips and exchanges are asked by the paragraph of their mission', () => {
  const slip = lay({ ...warpedWorld, captured: ['H'], resistance: { hand: ['P', 'A'], base: 'N' }, turn }, warped);
  slip.at('resistance').does('mission P', 'discard A');
  expect(asks(slip, 'resistance')).toBe('LIB-18.26');
  slip.at('resistance').does('flip Lumena');
  expect(asks(slip, 'resistance')).toBe('LIB-18.26');
  const scatter = lay({ ...warpedWorld, captured: ['H'], resistance: { hand: ['R'], base: 'N' }, turn }, warped);
  scatter.at('resistance').does('mission R');
  expect(asks(scatter, 'resistance')).toBe('LIB-18.28');
  const drag = lay({ ...warpedWorld, captured: ['R'], dynasty: { hand: ['A'] }, resistance: { base: 'N' } }, warped);
  drag.at('dynasty').does('exert R, mission', 'discard A');
  expect(asks(drag, 'dynasty')).toBe('LIB-18.29');
});

rule(
  ['LIB-18.15', 'LIB-18.21', 'LIB-R33'],
  'a planet that is not in the galaxy is refused by the mission that asks for one',
  () => {
    const probe = lay({ captured: ['B'], dynasty: { hand: ['K'] }, resistance: { base: 'J' } });
    probe.at('dynasty').does('exert B, mission', 'discard K');
    expect(tried(probe, 'dynasty', act.planet(GALVACIL))).toBe('LIB-18.21');
    const weapon = lay({ captured: ['C'], dynasty: { hand: ['F'] }, resistance: { base: 'N' } });
    weapon.at('dynasty').does('mission F', 'exert C');
    expect(tried(weapon, 'dynasty', act.planet(GALVACIL))).toBe('LIB-18.15');
    weapon.at('dynasty').does('planet Arkadun');
    expect(tried(weapon, 'dynasty', act.strike(location('H')))).toBe('LIB-R33');
  },
);
rule(
  ['LIB-18.26', 'LIB-18.27', 'LIB-18.28', 'LIB-18.29'],
  'planets are flipped and exchanged by missions alone, on each side by its own',
  () => {
    const t = lay({ ...warpedWorld, captured: ['H'], resistance: { base: 'N' } }, warped);
    const both = (seat: string): unknown[] =>
      [act.flip(GALVACIL), act.exchange(0, GALVACIL)].map((one) => tried(t, seat, one));
    expect(both('dynasty')).toEqual(['LIB-18.27', 'LIB-18.29']);
    t.at('dynasty').does('pass');
    expect(both('resistance')).toEqual(['LIB-18.26', 'LIB-18.28']);
  },
);
