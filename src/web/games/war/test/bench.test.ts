import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import { decodeDeck, pairFindings, sizeOf } from '../../../../games/war/decks/index.ts';
import { Bench } from '../decks/bench.ts';

test('WAR-2.5, WAR-2.6: the bench builds to the agreed size, keeps it, and finds an opponent of the same', () => {
  const bench = new Bench('guards-mechanised', 'en');
  expect([bench.problems.value, bench.against()]).toEqual([[], {}]);
  bench.agreed.value = 70;
  const [short] = bench.problems.value;
  expect(short).toEqual({ rule: 'WAR-2.5', says: 'tooFew', cards: 60, size: 70 });
  bench.mend(short!);
  expect([bench.size.value, bench.problems.value]).toEqual([70, []]);
  const opponent = decodeDeck(base, bench.against().deck2!)!;
  expect([sizeOf(opponent), pairFindings(bench.deck.value, opponent)]).toEqual([70, []]);
  expect(opponent.side).not.toBe(bench.deck.value.side);
  // Opened again, by a link or as text, it is no deck of 60 with ten too many.
  expect(new Bench(bench.code.value, 'en').problems.value).toEqual([]);
  const other = new Bench(null, 'en');
  other.load(bench.code.value);
  expect([other.agreed.value, other.problems.value]).toEqual([70, []]);
  other.loadReady('guards-mechanised', 'en');
  expect([other.agreed.value, other.problems.value]).toEqual([60, []]);
});
