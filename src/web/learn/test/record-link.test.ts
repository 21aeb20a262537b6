import { expect, test } from 'vitest';
import { GAME_NAMES, games } from '../../../games/index.ts';
import { replay } from '../../../kernel/record.ts';
import { someRecord } from '../../test/some-record.ts';
import { packRecord, unpackRecord } from '../record-link.ts';

test.each(GAME_NAMES)('%s: a game travels in a link and ends the same', async (name) => {
  const module = await games[name]();
  const record = someRecord(module, 400);
  const word = await packRecord(record);
  expect(word).toMatch(/^[\w-]+$/);
  expect(word.length).toBeLessThan(8000);
  const again = await unpackRecord(word);
  expect(replay(module.game, again).state.table.words).toEqual(replay(module.game, record).state.table.words);
});
test('a damaged link is refused', async () => {
  const word = await packRecord(someRecord(await games.liberation(), 30));
  await expect(unpackRecord(word.slice(0, -9))).rejects.toThrow();
});
