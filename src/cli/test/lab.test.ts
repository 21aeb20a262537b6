import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { cellOf, EliteMap, scoreOf, worths } from '../../lab/map/elites.ts';
import type { Report } from '../../lab/shards/report.ts';
import type { Paired } from '../../lab/shards/summary.ts';
import { run } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-lab-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const study = 'liberation --games 70 --size 10 --seed tonight';
const at = (name: string): string => join(folder, name);

describe('redut lab', () => {
  test('parts that machines play by themselves give the report of the whole, in whatever order they are named', async () => {
    const whole = await run(`lab run ${study} --threads 2 --json`);
    for (const i of [1, 2, 3]) await run(`lab run ${study} --shard ${i}/3 --out ${at(`part-${i}.json`)}`);
    const files = [3, 1, 2].map((i) => at(`part-${i}.json`)).join(',');
    expect((await run(`lab merge ${files} --json`)).out).toBe(whole.out);
    expect((await run(`lab merge ${folder} --json`)).out).toBe(whole.out);
    expect((JSON.parse(whole.out) as Report).arms[0]!.games).toBe(70);
    const missing = await run(`lab merge ${at('part-1.json')},${at('part-3.json')} --lang en`);
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('shards 3 to 4 are missing') as string });
    const twice = await run(`lab merge ${at('part-1.json')},${at('part-1.json')} --lang en`);
    expect(twice.code).toBe(2);
    await run(`lab run liberation --games 70 --size 10 --seed other --shard 3/3 --out ${at('part-3.json')}`);
    expect((await run(`lab merge ${folder} --lang en`)).err).toContain('is part of another study');
    writeFileSync(at('part-0.json'), '{}');
    expect((await run(`lab merge ${folder} --lang en`)).err).toContain('is not a part of a study');
  });
  test('a study in words, with what it compares, its plan and where it stopped', async () => {
    const { out, code } = await run(
      'lab run liberation --bots greedy,random --swap --stop --games 4000 --size 30 --lang en',
    );
    expect(code).toBe(0);
    expect(out).toContain('1. greedy – random');
    expect(out).toContain('the first bot is stronger');
    expect(out).toMatch(/plan: wrong in 5\.0% of studies/);
    expect(out).toMatch(/stopped by itself after \d+ pairs, \d+ shards/);
  });
  test.each([
    ['lab', 'what: is missing'],
    ['lab play', 'what: must be one of run, submit, work, watch, merge, map'],
    ['lab run', 'game: is missing'],
    ['lab run liberation --shard 0/4 --size 10', '--shard: must be one part of several'],
    ['lab run liberation --shard 5/4 --size 10', '--shard: must be one part of several'],
    ['lab run liberation --shard 1/4', '--size: must be told with --shard'],
    ['lab run liberation --bots general', 'bots: general goes by the clock here'],
    ['lab run liberation --patch tiger.F=4', 'patch: this game has no cards with numbers to change'],
    ['lab run war --patch tiger=4', 'patch: must be like tiger.attack=4, not tiger=4'],
    ['lab run liberation --stop', 'plan: needs something to compare'],
    ['lab run liberation --swap --bots random', '--bots: must name two bots'],
    ['lab run liberation --swap --bots random,random --other balance=2', '--swap: changes nothing but seats'],
    ['lab run liberation --swap --bots random,random --stop --close x', '--close: must be a percentage from 0 to 100'],
    ['lab submit liberation', '--database: needs the address of a PostgreSQL database'],
    ['lab map liberation', 'liberation: in this game nobody brings a deck'],
  ])('%s: says what is wrong', async (line, says) => {
    const { code, err } = await run(`${line} --lang en`);
    expect(err).toContain(says);
    expect(code).toBe(2);
  });
});

describe('a map of decks', () => {
  test('decks change, stay legal, and lie on the map', async () => {
    const space = (await moduleOf('war')).decks!;
    const chance = new FastChance(3);
    let deck = space.random(chance);
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      deck = space.changed(deck, chance);
      expect(Object.values(space.cards(deck)).reduce((sum, n) => sum + n, 0)).toBe(60);
      seen.add(cellOf(space.traitsOf(deck)).join());
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(() => space.cards('nonsense')).toThrow('is not a deck');
  });
  test('keeps the best of every cell, whatever it is judged by, and finds the card that wins', async () => {
    const space = (await moduleOf('war')).decks!;
    // A judge with a favourite card, of which every copy wins.
    const favourite = 'tiger';
    const judge = (deck: string): Promise<Paired> => {
      const copies = space.cards(deck)[favourite] ?? 0;
      return Promise.resolve([4 - copies, 0, 0, 0, copies]);
    };
    const map = new EliteMap(space, [1, 2]);
    await map.explore(200, judge);
    expect(map.tried).toHaveLength(200);
    for (const { cell, deck, score } of map.elites.values()) {
      expect(cellOf(space.traitsOf(deck))).toEqual(cell);
      const rivals = map.tried.filter((one) => cellOf(space.traitsOf(one.deck)).join() === cell.join());
      expect(score).toBe(Math.max(...rivals.map((one) => one.score)));
    }
    // Other cards of the same decks look good beside it, but of it nothing else can be said.
    expect(worths(space, map.tried).find(({ card }) => card === favourite)!.from).toBeGreaterThan(0);
    const again = new EliteMap(space, [1, 2]);
    await again.explore(200, judge);
    expect([...again.elites]).toEqual([...map.elites]);
  });
  test('a pair is two games: won both is all of it', () => {
    expect(scoreOf([0, 0, 0, 0, 3])).toEqual({ score: 1, games: 6 });
    expect(scoreOf([0, 0, 3, 0, 0]).score).toBe(0.5);
    expect(scoreOf([2, 0, 0, 0, 0]).score).toBe(0);
  });
});
