import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-boosters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'packs.json');

test('boosters are opened into a file that verify proves, and in which nothing can be changed', async () => {
  const { out, code } = await run(`boosters war --sort germany --seed s1 --out ${path} --lang en`);
  expect([code, out.split('\n').filter((line) => line.startsWith('booster ')).length]).toEqual([0, 8]);
  expect(await run(`verify ${path} --lang en`)).toMatchObject({ code: 0, out: 'boosters: 8, cards: 88; all match\n' });
  const file = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const told = async (change: object): Promise<string> => {
    writeFileSync(path, JSON.stringify({ ...file, ...change }));
    const ran = await run(`verify ${path} --lang en`);
    expect(ran.code).not.toBe(0);
    return ran.out + ran.err;
  };
  const [[first, ...packs]] = file['opened'] as [[string[], ...string[][]]];
  expect(await told({ opened: [[first.with(0, 'tiger'), ...packs]] })).toContain(
    'opened[0][0]: other cards were drawn',
  );
  expect(await told({ seats: [{ nonce: 'ab', sort: 'germany' }] })).toContain('opened[0][0]: other cards were drawn');
  expect(await told({ secret: '00'.repeat(32) })).toContain('packs.secret: does not match the commitment');
  expect(await told({ terms: {} })).toContain('packs.secret: does not match the commitment');
  expect(await told({ edition: 1 })).toContain('edition');
  expect(await told({ opened: 7 })).toContain('opened: must be packs');
});
test('a deck in the terminal is held to the boosters of its seed', async () => {
  const opened = await run('boosters war --seed s2 --lang en');
  const deck = /bot’s deck: (\S+)/.exec(opened.out)![1]!;
  const play = (more: string) => run(`play war --terms format=sealed --seed s2 --lang en ${more}`);
  expect((await play('--setup deck1=guards-mechanised')).err).toContain('WAR-28.8');
  expect((await play(`--setup deck1=${deck}`)).err).not.toContain('WAR-28.8');
  expect((await run('boosters liberation')).code).toBe(2);
  expect((await run('boosters war --sort moon --lang en')).err).toContain('--sort');
  expect((await run('boosters war --terms format=draft')).code).toBe(2);
});
test('what bots build is measured against something careless from the same boosters', async () => {
  const { out, code } = await run('boosters war --games 3 --bot random --seed 4 --json');
  expect(code).toBe(0);
  const { share, sorts } = JSON.parse(out) as { share: { games: number }; sorts: Record<string, { games: number }> };
  expect([share.games, Object.values(sorts).map(({ games }) => games)]).toEqual([3, [1, 1, 1]]);
});
