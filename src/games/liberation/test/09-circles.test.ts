import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { REASON, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import {
  baseOf,
  captured,
  deck,
  discards,
  DYNASTY,
  dynastyHand,
  lay,
  RESISTANCE,
  resistanceHand,
  seen,
  sorted,
  type T,
} from './at.ts';

/** Deck empty, six cards in the pile. */
const exhausted = (more: object = {}): T =>
  lay({
    captured: ['H', 'B exerted'],
    dynasty: { hand: ['C', 'D'] },
    resistance: { hand: ['E', 'F', 'G'], base: 'N' },
    rest: 'discard',
    step: 'step1',
    ...more,
  });

rule(['LIB-9.1', 'LIB-E16'], 'a draw from the empty deck: the pile becomes the deck, circle II, then the card', () => {
  const t = exhausted();
  expect([deck(t).length, discards(t).length]).toEqual([0, 6]);
  t.at('dynasty').does('draw');
  expect([deck(t).length, discards(t).length, dynastyHand(t).length, t.s.circle.value]).toEqual([5, 0, 3, 2]);
  const orders = new Set(
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const other = lay({ captured: ['H'], resistance: { base: 'N' }, rest: 'discard', step: 'step1' }, { seed });
      other.at('dynasty').does('draw');
      return deck(other);
    }),
  );
  expect(orders.size).toBeGreaterThan(1);
});

rule(['LIB-9.2', 'LIB-E17'], 'the last card does not end the circle', () => {
  const t = lay({ captured: ['H'], resistance: { base: 'N' }, deck: ['E'], rest: 'discard', step: 'step1' });
  t.at('dynasty').does('draw');
  expect([deck(t), t.s.circle.value, dynastyHand(t)]).toEqual(['', 1, 'E']);
});

rule('LIB-9.3', 'I, II, III: each ends at its reshuffle', () => {
  const t = lay({ captured: ['H'], resistance: { base: 'N' }, deck: ['E'], rest: 'discard', step: 'step1' });
  const circles: number[] = [];
  while (t.outcome === undefined) {
    const seat = t.toAct[0]!;
    const before = deck(t).length;
    t.at(seat).does('draw');
    if (before === 0) circles.push(t.outcome === undefined ? t.s.circle.value : 0);
    if (t.outcome !== undefined) break;
    t.at(seat).does('pass');
    while (t.at(seat).prompt === 'discardDown') t.at(seat).does(t.at(seat).offered[0]!);
  }
  expect(circles).toEqual([2, 3, 0]);
});

rule('LIB-9.4', 'hands, captured locations and the base stay where they are', () => {
  const t = exhausted();
  t.at('dynasty').does('draw');
  expect([captured(t), resistanceHand(t), baseOf(t)]).toEqual(['HB', 'EFG', 'N']);
  expect(dynastyHand(t)).toMatch(/C.*D/);
});

rule(['LIB-9.5', 'LIB-10.2', 'LIB-E18'], 'circle III: the reshuffle that is due gives the Resistance the game', () => {
  const t = exhausted({ circle: 3, turn: 'resistance' });
  const pile = discards(t);
  t.at('resistance').does('draw');
  expect(t.outcome).toEqual([-1, 1]);
  expect([discards(t), deck(t), t.s.circle.value]).toEqual([pile, '', 3]);
  expect(t.s.reason.value).toBe(REASON.thirdCircle);
});

rule('LIB-R13', 'a draw of the Dynasty ends the game as well; the option warns, and can be skipped', () => {
  const t = exhausted({ circle: 3 });
  const draw = t.rules.decision(t.s, DYNASTY)!.options.find(({ verb }) => verb === 'draw')!;
  expect(texts.en.option(t.s, DYNASTY, draw.action)).toContain('the Resistance wins');
  expect(texts.uk.option(t.s, DYNASTY, draw.action)).toContain('Опір одразу переможе');
  expect(texts.en.option(exhausted().s, DYNASTY, draw.action)).toContain('circle II begins');
  t.at('dynasty').does('draw');
  expect(t.outcome).toEqual([-1, 1]);
});

rule('LIB-E19', 'circle III, empty deck: who restores or passes plays on', () => {
  for (const phrase of ['restore B', 'pass']) {
    const t = exhausted({ circle: 3 });
    t.at('dynasty').does(phrase);
    expect(t.outcome).toBeUndefined();
    expect(t.at('dynasty').prompt).toBe('dynastyAction');
  }
});

rule(['LIB-R12', 'LIB-E30'], 'deck and pile both empty: nothing is drawn, nothing ends, also in circle III', () => {
  for (const circle of [2, 3]) {
    const t = lay({
      captured: ['H', 'A', 'B', 'C', 'D', 'E'],
      dynasty: { hand: ['F', 'G', 'I'] },
      resistance: { hand: ['J', 'K', 'L', 'M'], base: 'N' },
      circle,
      step: 'step1',
    });
    expect([deck(t), discards(t)]).toEqual(['', '']);
    t.at('dynasty').does('draw');
    expect([dynastyHand(t), t.s.circle.value, t.outcome]).toEqual(['FGI', circle, undefined]);
  }
});

rule('LIB-R11', 'looking at, taking from and discarding from the deck never reshuffle', () => {
  const spy = exhausted({ dynasty: { hand: ['C'] }, step: 'action' });
  spy.at('dynasty').does('mission C');
  expect([spy.s.circle.value, deck(spy)]).toEqual([1, '']);
  const support = exhausted({ resistance: { hand: ['A', 'K'], base: 'N' }, turn: 'resistance', step: 'action' });
  support.at('resistance').does('mission A', 'discard K');
  expect([support.s.circle.value, deck(support)]).toEqual([1, '']);
});

rule('LIB-10.4', 'the end shows the base and both hands', () => {
  const t = exhausted({ circle: 3 });
  t.at('dynasty').does('draw');
  for (const viewer of [DYNASTY, RESISTANCE, 'spectator'] as const) {
    expect(seen(t, viewer, zone.base(RESISTANCE))).toBe('N');
    expect(sorted(seen(t, viewer, zone.hand(RESISTANCE)))).toBe('EFG');
    expect(sorted(seen(t, viewer, zone.hand(DYNASTY)))).toBe('CD');
  }
});
