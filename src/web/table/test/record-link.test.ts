import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { replay } from '../../../kernel/record.ts';
import { someRecord } from '../../test/some-record.ts';
import { kindOf } from '../../shell/text/problem-kinds.ts';
import { packRecord, unpackRecord } from '../record-link.ts';

test.each(GAME_NAMES)('%s: a game travels in a link and ends the same', async (name) => {
  const module = await moduleOf(name);
  const record = someRecord(module, 400);
  const word = await packRecord(record);
  expect(word).toMatch(/^[\w-]+$/);
  expect(word.length).toBeLessThan(8000);
  const again = await unpackRecord(word);
  expect(replay(module.game, again).state.table.words).toEqual(replay(module.game, record).state.table.words);
});
test('what was said of a game travels with it, and nothing else does in its place', async () => {
  const record = someRecord(await moduleOf('liberation'), 30);
  const comments = [{ move: 4, by: 'Оксана', text: 'Тут я вже знаю, де база.' }];
  expect((await unpackRecord(await packRecord({ ...record, comments }))).comments).toEqual(comments);
  expect(await unpackRecord(await packRecord(record))).not.toHaveProperty('comments');
  const late = [{ move: 31, by: 'Оксана', text: 'Ще не було.' }];
  await expect(packRecord({ ...record, comments: late }).then(unpackRecord)).rejects.toThrow('comments[0].move');
});
test('a damaged link is refused', async () => {
  const word = await packRecord(someRecord(await moduleOf('liberation'), 30));
  await expect(unpackRecord(word.slice(0, -9))).rejects.toThrow();
});
test('a link that is too long, or unpacks to too much, is refused before it is whole', async () => {
  await expect(unpackRecord('A'.repeat(100_001))).rejects.toThrow('the link is too long');
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, ' '), { level: 9 }).toString('base64url');
  expect(bomb.length).toBeLessThan(100_000);
  const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
  await expect(unpackRecord(bomb)).rejects.toThrow('the link is too long');
  // It stops where it is too much: the whole of it would be hundreds of pieces.
  const pieces = await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ value?: Uint8Array }>));
  read.mockRestore();
  expect(pieces.reduce((sum, { value }) => sum + (value?.length ?? 0), 0)).toBeLessThan(3_000_000);
  expect(kindOf('the link is too long: it has more').kind).toBe('tooLong');
});
