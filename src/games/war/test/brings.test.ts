import { expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { bringsIn, deckFindings, deckOf, READY_IDS } from '../brings.ts';
import { base } from '../cards/set.ts';

const asked = (terms: Readonly<Record<string, unknown>>): readonly string[] => {
  const brings = bringsIn(base);
  const chance = new FastChance(7);
  return Array.from({ length: 40 }, () => brings.suits(terms, 1 as Seat, chance)['deck2'] as string);
};

rule('WAR-2.5', 'who chooses nothing is given a ready deck, and one of a few that were built where none fits', () => {
  for (const deck of asked({})) expect(READY_IDS).toContain(deck);
  for (const terms of [{ size: 70 }, { size: 80, format: 'E' }]) {
    const decks = new Set(asked(terms));
    expect(decks.size).toBeGreaterThan(1);
    expect(decks.size).toBeLessThanOrEqual(8);
    for (const deck of decks) expect(deckFindings(base, deckOf(base, deck), terms)).toEqual([]);
  }
});
test('a deck of JSON is read however it is broken into lines', () => {
  const list = { side: 'ussr', cards: { 't-34': 3, depot: 10 } };
  for (const text of [JSON.stringify(list), JSON.stringify(list, null, 2)])
    expect(deckOf(base, text)).toEqual({ side: 'ussr', cards: { 't-34': 3, depot: 10 } });
});
