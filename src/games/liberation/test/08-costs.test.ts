import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { zone } from '../state.ts';
import {
  captured,
  deck,
  discards,
  DYNASTY,
  dynastyHand,
  exerted,
  lay,
  letters,
  offeredAfter,
  RESISTANCE,
  resistanceHand,
  seen,
} from './at.ts';

const quiet = { resistance: { base: 'N' } };

rule(
  ['LIB-8.1', 'LIB-E2'],
  'a mission with two exert icons and a discard icon: all is paid, then the effect, then the card',
  () => {
    const t = lay({ ...quiet, captured: ['H', 'B'], dynasty: { hand: ['A', 'K'] }, discard: ['E', 'F'] });
    t.at('dynasty').does('mission A', 'discard K', 'exert H');
    expect([discards(t), exerted(t)]).toEqual(['EFK', 'H']);
    t.at('dynasty').does('exert B');
    // Propaganda has shuffled the pile, the paid card among it, into the deck; its own card came after.
    expect([discards(t), exerted(t), dynastyHand(t)]).toEqual(['A', 'BH', '']);
    expect(deck(t)).toContain('K');
  },
);

rule('LIB-8.2', 'each discard icon is one other card of the hand', () => {
  const t = lay({ ...quiet, captured: ['H'], dynasty: { hand: ['B', 'K', 'L'] } });
  t.at('dynasty').does('mission B');
  expect(t.at('dynasty').offered.toSorted()).toEqual(['discard K', 'discard L']);
});

rule('LIB-8.3', 'each exert icon is one other ready captured location', () => {
  const t = lay({ ...quiet, captured: ['H', 'B', 'C exerted'] });
  t.at('dynasty').does('exert H, mission');
  expect(t.at('dynasty').offered).toEqual(['exert B']);
  expect(t.at('dynasty').whyNot('exert C')).toBe('LIB-5.5');
});

rule(
  ['LIB-8.4', 'LIB-14.4', 'LIB-R19', 'LIB-E3'],
  'Propaganda through A: C and I are exerted besides A, and a card discarded',
  () => {
    const t = lay({ ...quiet, captured: ['A', 'C', 'I'], dynasty: { hand: ['K'] } });
    t.at('dynasty').does('exert A, mission', 'discard K');
    expect(t.at('dynasty').offered).toEqual(['exert C', 'exert I']);
    expect(t.at('dynasty').whyNot('exert A')).toBe('LIB-8.4');
    t.at('dynasty').does('exert C', 'exert I');
    expect([exerted(t), captured(t), dynastyHand(t)]).toEqual(['ACI', 'ACI', '']);
  },
);

rule(['LIB-8.6', 'LIB-E4'], 'what cannot be paid in full cannot be chosen, and nothing changes', () => {
  const t = lay({ ...quiet, captured: ['A', 'I', 'C exerted'], dynasty: { hand: ['K'] } });
  const before = t.rules.digest(t.s);
  expect(t.at('dynasty').offers('exert A, mission')).toBe(false);
  expect(t.at('dynasty').whyNot('exert A, mission')).toBe('LIB-8.6');
  expect(() => t.at('dynasty').does('exert A, mission')).toThrow('LIB-8.6');
  expect(t.rules.digest(t.s)).toBe(before);
});

rule('LIB-E15', 'with no other card the Resistance cannot perform a mission that costs one', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'N' }, turn: 'resistance' });
  expect(t.at('resistance').offers('mission B')).toBe(false);
  expect(t.at('resistance').whyNot('mission B')).toBe('LIB-8.6');
});

rule('LIB-8.5', 'what was exerted or discarded before does not count', () => {
  const t = lay({ ...quiet, captured: ['H', 'B exerted', 'C exerted'], discard: ['E', 'F'] });
  expect(t.at('dynasty').whyNot('exert H, mission')).toBe('LIB-8.6');
});

rule('LIB-8.7', 'a location exerted as payment gives no operation', () => {
  const t = lay({ ...quiet, captured: ['H', 'B'] });
  t.at('dynasty').does('exert H, mission', 'exert B', 'done');
  expect(t.toAct).toEqual(['resistance']);
  expect(exerted(t)).toBe('BH');
});

rule('LIB-8.8', 'payment is discarded face down', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['B', 'K'], base: 'N' }, turn: 'resistance' });
  t.at('resistance').does('mission B', 'discard K');
  expect([seen(t, DYNASTY, zone.discard), seen(t, 'spectator', zone.discard)]).toEqual(['?', '?']);
  expect(seen(t, RESISTANCE, zone.discard)).toBe('K');
});

rule(['LIB-8.9', 'LIB-R17'], 'the performed card is set aside: in neither hand nor pile until the effect ends', () => {
  const t = lay({ ...quiet, captured: ['H'], dynasty: { hand: ['C', 'K'] }, deck: ['E', 'F', 'G'] });
  t.at('dynasty').does('mission C');
  expect([dynastyHand(t), discards(t), letters(t.s, zone.aside(DYNASTY))]).toEqual(['K', '', 'C']);
  t.at('dynasty').does('take E', 'put back F', 'put back G');
  expect([discards(t), seen(t, RESISTANCE, zone.discard)]).toEqual(['C', '?']);
  expect(letters(t.s, zone.aside(DYNASTY))).toBe('');
});

rule('LIB-R18', 'a mission without a possible effect may be performed: it is paid and does nothing', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['E', 'K'], base: 'N' }, turn: 'resistance' });
  t.at('resistance').does('mission E', 'discard K');
  expect([captured(t), discards(t), resistanceHand(t)]).toEqual(['H', 'KE', '']);
  expect(t.toAct).toEqual(['dynasty']);
  const armed = lay({ captured: ['F'], resistance: { hand: ['M', 'K'], base: 'N' }, turn: 'resistance' });
  expect(offeredAfter(armed, 'resistance', 'mission ')).toBe('KM');
  armed.at('resistance').does('mission M', 'discard K');
  expect(discards(armed)).toBe('KM');
});
