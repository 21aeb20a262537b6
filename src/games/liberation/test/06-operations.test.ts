import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { zone } from '../state.ts';
import {
  baseOf,
  captured,
  deck,
  discards,
  DYNASTY,
  dynastyHand,
  exerted,
  lay,
  offeredAfter,
  RESISTANCE,
  resistanceHand,
  seen,
} from './at.ts';

rule(['LIB-6.1', 'LIB-E5'], 'H captures B from hand, not K, which is not connected', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['B', 'K'] }, resistance: { base: 'N' } });
  expect(offeredAfter(t, 'dynasty', 'exert H, capture ')).toBe('B');
  expect(t.at('dynasty').whyNot('exert H, capture K')).toBe('LIB-6.1');
  t.at('dynasty').does('exert H, capture B');
  expect([captured(t), exerted(t), dynastyHand(t)]).toEqual(['HB', 'H', 'K']);
});

rule('LIB-6.2', 'a newly captured location is ready', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['B'] }, resistance: { base: 'N' } });
  t.at('dynasty').does('exert H, capture B');
  t.at('resistance').does('pass', 'pass');
  t.at('dynasty').does('pass');
  expect(t.at('dynasty').offers('exert B, attack A')).toBe(true);
});

rule(['LIB-6.3', 'LIB-E9'], 'H attacks what is connected to it, not A', () => {
  const t = lay({ captured: ['H'], resistance: { base: 'N' } });
  expect(offeredAfter(t, 'dynasty', 'exert H, attack ')).toBe('BCEFG');
  expect(t.at('dynasty').whyNot('exert H, attack A')).toBe('LIB-6.3');
});

rule(['LIB-6.4', 'LIB-10.1', 'LIB-E7'], 'an attack on the base wins at once', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['C'], base: 'B' } });
  t.at('dynasty').does('exert H, attack B');
  expect(t.outcome).toEqual([1, -1]);
  expect(t.toAct).toEqual([]);
});

rule(
  ['LIB-6.5', 'LIB-E6'],
  'an attack that hits a hand card gives it to the Dynasty, which captures or discards it',
  () => {
    const position = { captured: ['H'], resistance: { hand: ['B', 'K'], base: 'L' } };
    const t = lay(position);
    t.at('dynasty').does('exert H, attack B');
    expect(t.at('dynasty').offered).toEqual(['capture B', 'discard B']);
    expect([resistanceHand(t), exerted(t), t.outcome]).toEqual(['K', 'H', undefined]);
    t.at('dynasty').does('capture B');
    expect([captured(t), discards(t)]).toEqual(['HB', '']);
    const other = lay(position);
    other.at('dynasty').does('exert H, attack B', 'discard B');
    expect([captured(other), discards(other)]).toEqual(['H', 'B']);
    expect(other.toAct).toEqual(['resistance']);
  },
);

rule(['LIB-6.6', 'LIB-E8'], 'a miss changes nothing but the exerted location', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['A'] }, resistance: { hand: ['K'], base: 'N' }, deck: ['B'] });
  const before = [deck(t), discards(t), dynastyHand(t), resistanceHand(t), baseOf(t), captured(t)];
  t.at('dynasty').does('exert H, attack B');
  expect([deck(t), discards(t), dynastyHand(t), resistanceHand(t), baseOf(t), captured(t)]).toEqual(before);
  expect(exerted(t)).toBe('H');
});

rule('LIB-6.7', 'a mission through a location: cost, effect; it stays captured and exerted', () => {
  const t = lay({ captured: ['B'], dynasty: { hand: ['K'] }, resistance: { base: 'N' } });
  t.at('dynasty').does('exert B, mission');
  expect(t.at('dynasty').prompt).toBe('payDiscard');
  t.at('dynasty').does('discard K', 'planet Lumena');
  expect([captured(t), exerted(t), discards(t)]).toEqual(['B', 'B', 'K']);
});

rule('LIB-R9', 'a miss tells only that it is neither base nor in hand', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['K'], base: 'N' } });
  t.at('dynasty').does('exert H, attack B');
  const view = t.view(DYNASTY);
  expect([seen(t, DYNASTY, zone.hand(RESISTANCE)), seen(t, DYNASTY, zone.base(RESISTANCE))]).toEqual(['?', '?']);
  const found = view.table.candidates!;
  const b = 1 << 2;
  expect(found.of(DYNASTY, view.table.top(zone.base(RESISTANCE))) & b).toBe(0);
  expect(found.of(DYNASTY, view.table.top(zone.hand(RESISTANCE))) & b).toBe(0);
  expect(found.of(DYNASTY, view.table.top(zone.deck)) & b).toBe(b);
});

rule('LIB-R10', 'a card won by attack is captured ready, or discarded with both knowing which it is', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'L' } });
  t.at('dynasty').does('exert H, attack B', 'discard B');
  expect([seen(t, DYNASTY, zone.discard), seen(t, RESISTANCE, zone.discard)]).toEqual(['B', 'B']);
  const kept = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'L' } });
  kept.at('dynasty').does('exert H, attack B', 'capture B');
  expect(exerted(kept)).toBe('H');
});

rule('LIB-R33', 'several attacks: one after another, and a hit on the base ends the game before the rest', () => {
  const t = lay({ captured: ['C'], dynasty: { hand: ['F'] }, resistance: { hand: ['A', 'B'], base: 'D' } });
  t.at('dynasty').does('mission F', 'exert C', 'planet Arkadun', 'attack A', 'capture A', 'attack D');
  expect(t.outcome).toEqual([1, -1]);
  expect(resistanceHand(t)).toBe('B');
});
