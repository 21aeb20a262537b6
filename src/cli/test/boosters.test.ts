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
});
test('what bots build is measured against something careless from the same boosters', async () => {
  const { out, code } = await run('boosters war --games 3 --bot random --seed 4 --json');
  expect(code).toBe(0);
  const { share, sorts } = JSON.parse(out) as { share: { games: number }; sorts: Record<string, { games: number }> };
  expect([share.games, Object.values(sorts).map(({ games }) => games)]).toEqual([3, [1, 1, 1]]);
});

test('three people and a bot draft at one screen: each sees their own, the file is proven, and decks are held to it', async () => {
  const [drafted, other] = [join(folder, 'draft.json'), join(folder, 'other.json')];
  const terms = '--terms format=draft,places=4,side=germany --people 3 --seed d1 --lang en';
  const asked: number[] = [];
  const ran = await run(`boosters war ${terms} --out ${drafted}`, (screen) => {
    const who = /player (\d): booster (\d), pick (\d+)/.exec(screen);
    if (who === null) return '';
    asked.push(Number(who[1]));
    return '1';
  });
  expect(ran.code).toBe(0);
  expect(asked.slice(0, 4)).toEqual([1, 2, 3, 1]);
  expect(asked).toHaveLength(3 * 44);
  expect((await run(`verify ${drafted} --lang en`)).out).toBe('boosters: 16, cards: 176; all match\n');
  const file = JSON.parse(readFileSync(drafted, 'utf8')) as { opened: string[][][]; picks: number[][] };
  expect(file.opened.map(([taken]) => taken!.length)).toEqual([44, 44, 44, 44]);
  // Packs are passed on: what the second leaves comes to the third, not back to the first.
  expect(file.picks).toHaveLength(4);
  const decks = [...ran.out.matchAll(/bot’s deck: (\S+)/g)].map(([, deck]) => deck!);
  expect(decks).toHaveLength(3);
  const play = (more: string) => run(`play war --packs ${drafted} --lang en ${more}`);
  expect((await play(`--pair 1,3 --setup deck1=${decks[0]},deck2=${decks[2]}`)).err).toBe('');
  expect((await play(`--pair 1,3 --setup deck1=${decks[1]}`)).err).toContain('WAR-28.8');
  // The bot has a place, too: it plays what it has drafted.
  expect((await play(`--pair 1,4 --setup deck1=${decks[0]}`)).err).toBe('');
  for (const pair of ['1,1', '0,2', '1,5', '1', 'a,b'])
    expect((await play(`--pair ${pair}`)).err).toContain('--pair: must be two numbers from 1 to 4');
  writeFileSync(other, JSON.stringify({ ...file, picks: file.picks.map((own) => own.with(0, 1)) }));
  expect((await run(`play war --packs ${other} --lang en`)).err).toContain('other cards were drawn');
});
test('who drafts is told what is wrong, sees what they have and may ask a bot or stop', async () => {
  const typed = ['99', 'x', '?', 't', '2', 't', 'q'];
  const { out, code } = await run('boosters war --terms format=draft,places=2 --seed d2 --lang en', typed);
  expect(code).toBe(1);
  expect(out.match(/There is no such card/g)).toHaveLength(2);
  expect(out).toContain('A bot would take: ');
  expect(out).toContain('nothing yet');
  expect(out).toContain('The draft was stopped; nothing is kept.');
  expect((await run('boosters war --terms format=draft,places=2 --people 3 --lang en')).err).toContain('--people');
  const alone = await run('boosters war --terms format=draft,places=8 --people 0 --seed d3 --json --lang en');
  expect(alone.code).toBe(0);
});
