import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { war } from '../../games/war/game.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { readRecord } from '../../kernel/record.ts';
import { toHex, fromHex, sha256 } from '../../kernel/sha256.ts';
import { verifyRecord } from '../verification.ts';

const file = join(import.meta.dirname, '../../../records/war/default.json');
const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
const game = war as unknown as AnyGame;

test('a record proves its decks: with another one it does not match what was published before the deal', () => {
  expect(verifyRecord(game, record).moves).toBe(record.moves.length);
  const swapped = { ...record, setup: { ...record.setup, deck2: READY_DECKS[1]!.id } };
  expect(() => verifyRecord(game, swapped)).toThrow('secret: does not match the commitment');
});
test('a record of the first format proves its shuffles by the secret alone', () => {
  const commitment = toHex(sha256(fromHex(record.secret!)!));
  expect(verifyRecord(game, { ...record, redut: 1, commitment }).moves).toBe(record.moves.length);
  expect(() => verifyRecord(game, { ...record, redut: 1 })).toThrow('secret: does not match the commitment');
});
