import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { RoomRow } from '../../server/store/store.ts';
import { run } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-cli-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

test('what cannot be done with data is said in a line that names the file, and nothing is left behind', async () => {
  await openSqlite(at('redut.sqlite')).close();
  writeFileSync(at('mine'), 'mine');
  writeFileSync(at('text'), 'this is no database, however long one reads it');
  writeFileSync(at('lines'), '{"header": 1}\n');
  const none = `--data ${at('none.sqlite')}`;
  const here = `--data ${at('redut.sqlite')}`;
  const cases: readonly (readonly [line: string, code: number, named: string])[] = [
    [`data backup ${at('new')} ${none}`, 2, at('none.sqlite')],
    [`data export ${at('new')} ${none}`, 2, at('none.sqlite')],
    [`data forget 30 ${none}`, 2, at('none.sqlite')],
    [`data import ${at('nothing')} ${here}`, 2, at('nothing')],
    [`data import ${at('lines')} ${here}`, 2, `${at('lines')}:1`],
    [`data backup ${at('mine')} ${here}`, 2, at('mine')],
    [`data export ${at('mine')} ${here}`, 2, at('mine')],
    [`data backup ${at('no/such/folder')} ${here}`, 1, 'backup'],
    [`data export ${at('no/such/folder')} ${here}`, 1, 'export'],
    [`data backup ${at('new')} --data ${at('text')}`, 1, 'not a database'],
    [`data forget 30 --data ${at('text')}`, 1, 'not a database'],
    [`data backup ${at('new')} --dry ${here}`, 2, '--dry'],
    [`data export ${at('new')} --database postgres://127.0.0.1:1/none`, 1, 'ECONNREFUSED'],
  ];
  for (const [line, code, named] of cases) {
    const ran = await run(`${line} --lang en`);
    const [first = '', ...rest] = ran.err.trim().split('\n');
    expect([line, ran.code, first.startsWith('redut: '), first.includes(named)]).toEqual([line, code, true, true]);
    // What was typed wrongly is followed by where to read more.
    expect([line, rest.length]).toEqual([line, code === 2 ? 1 : 0]);
  }
  expect(existsSync(at('none.sqlite')) || existsSync(at('new'))).toBe(false);
  expect(readFileSync(at('mine'), 'utf8')).toBe('mine');
  expect((await run(`data backup ${at('copy')} ${here} --lang en`)).code).toBe(0);
  expect((await run(`data forget 30 ${here} --lang en`)).out).toContain('matches 0, rooms 0, guests 0');
});
test('what will be forgotten, and since when, is said first; dry it is all that is done', async () => {
  const file = at('forget.sqlite');
  const store = openSqlite(file);
  const row = { room: 'r', code: 'CODE', version: 1, listed: false, at: 1 };
  await store.addRoom({ ...row, body: { match: '0.r.1', members: [] } as unknown as RoomRow['body'] });
  await store.close();
  const forget = async (more = ''): Promise<string[]> =>
    (await run(`data forget 30${more} --data ${file} --lang en`)).out.trim().split('\n');
  const first = /^over, or left, before \d{4}-\d\d-\d\dT[\d:.]+Z: matches 0, rooms 1$/;
  expect(await forget(' --dry')).toEqual([expect.stringMatching(first)]);
  expect(await forget()).toEqual([expect.stringMatching(first), 'forgotten: matches 0, rooms 1, guests 0']);
  expect(await forget(' --dry')).toEqual([expect.stringContaining('matches 0, rooms 0')]);
});
