import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { war } from '../../games/war/game.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { commitmentTo } from '../../kernel/chance.ts';
import { printRecord, readRecord } from '../../kernel/record.ts';
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
test('a record proves what each seat brought: another deck does not match what the seat had committed to', () => {
  const [salt, before] = ['5a'.repeat(32), { deck2: 'random' }];
  const commitment = commitmentTo(fromHex(record.secret!)!, { ...record.setup, ...before });
  const own = { before, salt, commitment: commitmentTo(fromHex(salt)!, { deck2: record.setup['deck2'] }) };
  const told = readRecord(JSON.parse(printRecord({ ...record, commitment, brought: [null, own] })));
  expect(verifyRecord(game, told).moves).toBe(record.moves.length);
  const swapped = { ...told, setup: { ...told.setup, deck2: READY_DECKS[1]!.id } };
  expect(() => verifyRecord(game, swapped)).toThrow('brought[1]: does not match the commitment');
  expect(() => verifyRecord(game, { ...told, brought: [null, null] })).toThrow('secret: does not match the commitment');
  for (const brought of [[{ ...own, salt: 'ab' }], [{ salt, commitment }], [{ ...own, more: 1 }], [7]])
    expect(() => readRecord({ ...told, brought })).toThrow('brought[0]');
});
test('a record of the first format proves its shuffles by the secret alone', () => {
  const commitment = toHex(sha256(fromHex(record.secret!)!));
  expect(verifyRecord(game, { ...record, redut: 1, commitment }).moves).toBe(record.moves.length);
  expect(() => verifyRecord(game, { ...record, redut: 1 })).toThrow('secret: does not match the commitment');
});
