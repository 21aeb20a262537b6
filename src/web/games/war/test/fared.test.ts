import { expect, test } from 'vitest';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { war } from '../../../../games/war/game.ts';
import { FARED } from '../decks/fared.ts';

test('how decks fared is told of the decks and the edition that are played, and both sides of a pair agree', () => {
  expect(FARED.edition).toBe(war.edition);
  expect(FARED.decks).toEqual(READY_DECKS.map(({ id }) => id));
  FARED.shares.forEach((row, i) =>
    row.forEach((share, j) => expect(Math.abs(share + FARED.shares[j]![i]! - 100)).toBeLessThanOrEqual(1)),
  );
});
