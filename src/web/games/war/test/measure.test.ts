import { expect, test } from 'vitest';
import { typesOf } from '../../../../games/war/cards/columns.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { facesOf, MEASURES, measuresOf, MOST_STEPS } from '../decks/measure.ts';

const ready = (id: string) => READY_DECKS.find((deck) => deck.id === id)!;

test('the ready decks fill each measure from the first step to the last', () => {
  for (const measure of MEASURES) {
    const steps = READY_DECKS.map((deck) => measuresOf(deck)[measure]);
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([1, MOST_STEPS]);
  }
});
test('a deck is measured as it plays: the spearhead strikes, the coast holds and fires', () => {
  const spearhead = measuresOf(ready('armoured-spearhead'));
  const coast = measuresOf(ready('coast-defence'));
  expect(spearhead.attack).toBeGreaterThan(coast.attack);
  expect(coast.defence).toBeGreaterThan(spearhead.defence);
  expect(coast.fire).toBeGreaterThan(spearhead.fire);
});
test('a deck without a unit has measures all the same', () => {
  const measures = measuresOf({ cards: { depot: 9 } });
  for (const measure of MEASURES) expect(measures[measure]).toBeGreaterThanOrEqual(1);
  expect(facesOf({ cards: { depot: 9 } })).toEqual([]);
});
test('three units of three types stand for a ready deck', () => {
  for (const deck of READY_DECKS) {
    const faces = facesOf(deck);
    expect(faces.every(({ id }) => (deck.cards[id] ?? 0) > 0)).toBe(true);
    expect(new Set(faces.map((row) => typesOf(row)[0])).size).toBe(3);
  }
});
