import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/input.ts';
import { MergedShards, partOf, Queue } from '../merged-shards.ts';
import { checkJob, type Job, readPatch, shardAt, shardsOf } from '../job.ts';
import { reportOf } from '../report.ts';
import { readSeed, seedIn, streamSeed } from '../seed.ts';
import { playShard } from '../shard.ts';
import { USUAL_PLAN } from '../stopping.ts';
import { mergedOutcome, type Outcome, printOutcome } from '../summary.ts';
import { binOf, figuresOf, Tally } from '../tally.ts';
import { jobOf } from './job.ts';

const liberation = await moduleOf('liberation');
const war = await moduleOf('war');
const studied = { ...war.studied };
const warJob = (given: Partial<Job> = {}): Job =>
  jobOf({ game: 'war', edition: war.game.edition, arms: [{ setup: studied, bots: ['random'], patch: [] }], ...given });

describe('seeds', () => {
  test('no two games of a job, and no two bots in them, have the same seed of 64 bits', () => {
    const seeds = new Set<string>();
    for (let game = 0; game < 40_000; game++)
      for (const stream of [0, 1, 2]) seeds.add(streamSeed([7, 9], game, stream).join());
    for (let game = 2 ** 40; game < 2 ** 40 + 1000; game++) seeds.add(streamSeed([7, 9], game, 0).join());
    expect(seeds.size).toBe(121_000);
  });
  test('another seed of a job gives other games, in its high half too', () => {
    const first = streamSeed(seedIn('1'), 0, 0);
    expect(streamSeed(seedIn('2'), 0, 0)).not.toEqual(first);
    expect(streamSeed(seedIn(String(2n ** 40n + 1n)), 0, 0)).not.toEqual(first);
    expect(new FastChance(...first).next()).not.toBe(new FastChance(first[0]).next());
  });
  test('a seed is a number of 64 bits or a word, and nothing else', () => {
    expect(readSeed('007')).toBe('7');
    expect(readSeed('18446744073709551615')).toBe('18446744073709551615');
    expect(readSeed('tonight')).toMatch(/^\d+$/);
    expect(readSeed('tonight')).not.toBe(readSeed('tomorrow'));
    expect(() => readSeed('18446744073709551616')).toThrow('seed');
    expect(() => readSeed('')).toThrow('seed');
  });
});

describe('a tally', () => {
  const values = fc.array(fc.integer({ min: -3000, max: 2_000_000 }), { maxLength: 60 });
  const tallyOf = (list: readonly number[]) => {
    const tally = new Tally();
    for (const value of list) tally.add(value);
    return tally.toJson();
  };
  test('is the same however it is put together', () => {
    fc.assert(
      fc.property(values, values, values, (a, b, c) => {
        const [x, y, z] = [a, b, c].map(tallyOf);
        const one = new Tally();
        for (const part of [z!, x!, y!]) one.merge(part);
        expect(one.toJson()).toEqual(tallyOf([...a, ...b, ...c]));
      }),
    );
  });
  test('knows mean, deviation and quartiles exactly where numbers are small', () => {
    const figures = figuresOf(tallyOf([5, 1, 3, 2, 4]));
    expect(figures).toMatchObject({
      count: 5,
      mean: 3,
      least: 1,
      lowerQuarter: 2,
      median: 3,
      upperQuarter: 4,
      most: 5,
    });
    expect(figures.deviation).toBeCloseTo(Math.sqrt(2));
  });
  test('sums that no number holds are exact', () => {
    const tally = new Tally();
    for (let i = 0; i < 2000; i++) tally.add(2_000_001);
    expect(tally.toJson().squares).toBe(String(2000n * 2_000_001n ** 2n * 1000n));
  });
  test('bins are few, however many numbers there are, and hardly wider than a five-hundredth', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => 37 * i);
    const bins = new Set(many.map(binOf));
    expect(many.find((value) => value - binOf(value) > value / 500)).toBeUndefined();
    expect(bins.size).toBeLessThan(1024 + 13 * 512);
  });
});

describe('a shard', () => {
  const whole = (job: Job): Outcome =>
    playShard(job.game === 'war' ? war : liberation, job, { from: 0, to: job.games });
  const pieced = (job: Job, order: readonly number[]): Outcome =>
    order
      .map((i) => playShard(job.game === 'war' ? war : liberation, job, shardAt(job, i)))
      .reduce<Outcome | undefined>((sum, part) => mergedOutcome(sum, part), undefined)!;
  test.each([
    ['of random games', jobOf()],
    [
      'of greedy games, choice by choice',
      jobOf({
        games: 12,
        size: 5,
        arms: [{ setup: {}, bots: ['greedy', 'random'], patch: [] }],
        watched: { flow: true, cards: false, pairs: null },
      }),
    ],
    ['with cards and pairs', warJob({ games: 5, size: 2, watched: { flow: false, cards: true, pairs: 'deck' } })],
    [
      'old and new on the same deals',
      warJob({
        games: 4,
        size: 1,
        compare: 'change',
        arms: [
          { setup: studied, bots: ['random'], patch: [] },
          { setup: studied, bots: ['random'], patch: [{ card: 'tiger', field: 'F', value: 9 }] },
        ],
      }),
    ],
  ])('%s gives the same bytes whole and in pieces, in any order', (_name, job) => {
    const order = Array.from({ length: shardsOf(job) }, (_, i) => i);
    const text = printOutcome(whole(job));
    expect(printOutcome(pieced(job, order))).toBe(text);
    expect(printOutcome(pieced(job, order.toReversed()))).toBe(text);
  });
  test('a summary does not grow with the games', () => {
    const size = (games: number): number => printOutcome(whole(jobOf({ games, size: games }))).length;
    expect(size(3000)).toBeLessThan(3 * size(300));
    expect(size(3000)).toBeLessThan(5000);
  });
  test('games that nothing distinguishes do not differ: the same arm twice, pair by pair', () => {
    const arm = { setup: studied, bots: ['random'], patch: [] };
    const { paired } = whole(warJob({ games: 3, compare: 'change', arms: [arm, arm] }));
    expect(paired).toEqual([0, 0, 3, 0, 0]);
  });
  test('a changed card is counted where one side alone has it, and from that side', () => {
    const decks = { deck1: 'armoured-spearhead', deck2: 'guards-mechanised' };
    const arm = { setup: decks, bots: ['random'], patch: [] };
    const patch = [{ card: 'tiger', field: 'F', value: 2 }];
    const own = whole(warJob({ games: 3, compare: 'change', arms: [arm, { ...arm, patch }] }));
    expect(own.paired!.reduce((sum, n) => sum + n, 0)).toBe(3);
    const mirror = { ...arm, setup: { deck1: 'armoured-spearhead', deck2: 'armoured-spearhead' } };
    const both = whole(warJob({ games: 3, compare: 'change', arms: [mirror, { ...mirror, patch }] }));
    expect(both.paired).toEqual([0, 0, 0, 0, 0]);
  });
  test('of a card it is told how its owner fared, in its deck, drawn and played', () => {
    const job = warJob({
      games: 6,
      size: 6,
      arms: [{ setup: { deck1: 'armoured-spearhead', deck2: 'guards-mechanised' }, bots: ['random'], patch: [] }],
      watched: { flow: false, cards: true, pairs: 'drawn' },
    });
    const merged = new MergedShards(job);
    merged.add(0, playShard(war, job, shardAt(job, 0)));
    const [arm] = reportOf(war, merged).arms;
    const tiger = arm!.cards!.find(({ card }) => card === 'tiger')!;
    expect(tiger.deck).toMatchObject({ games: 6, share: arm!.wins[0]!.share });
    expect(tiger.drawn!.games).toBeLessThanOrEqual(6);
    expect(tiger.played?.games ?? 0).toBeLessThanOrEqual(tiger.drawn!.games);
  });
  test('two bots in changed seats: the better one is found to be', () => {
    const arms = [
      ['greedy', 'random'],
      ['random', 'greedy'],
    ].map((bots) => ({ setup: {}, bots, patch: [] }));
    const job = jobOf({ games: 30, size: 30, arms, compare: 'swap' });
    const merged = new MergedShards(job);
    merged.add(0, whole(job));
    expect(reportOf(liberation, merged).difference!.mean).toBeGreaterThan(0.4);
  });
});

describe('merged shards', () => {
  const paired = (n: number): Outcome => ({
    ...playShard(liberation, jobOf(), { from: 0, to: 1 }),
    paired: [0, 0, n, 0, 60],
  });
  const planned = jobOf({
    games: 100,
    compare: 'change',
    arms: [jobOf().arms[0]!, jobOf().arms[0]!],
    plan: USUAL_PLAN,
  });
  test('ends at the same shard, whoever is faster', () => {
    const ends = [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [2, 0, 4, 1, 3],
    ].map((order) => {
      const merged = new MergedShards(planned);
      const queue = new Queue(merged);
      for (const i of order) queue.put(i, paired(40));
      return [merged.stopped?.shards, merged.next, printOutcome(merged.outcome!)];
    });
    expect(ends[0]![0]).toBe(1);
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
  test('parts of a job are whole shards that leave nothing out and have nothing twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 40 }), (games, n) => {
        const job = jobOf({ games, size: 7 });
        const parts = Array.from({ length: n }, (_, i) => partOf(job, i, n));
        expect(parts[0]!.from).toBe(0);
        expect(parts.at(-1)!.to).toBe(shardsOf(job));
        for (let i = 1; i < n; i++) expect(parts[i]!.from).toBe(parts[i - 1]!.to);
      }),
    );
  });
  test('takes no shard twice', () => {
    const merged = new MergedShards(jobOf());
    merged.add(0, paired(1));
    expect(() => merged.add(0, paired(1))).toThrow('shard 0 came where 1 was due');
  });
});

describe('a job says what is wrong with it', () => {
  const patched = (card: string, field: string, value: number): Job =>
    warJob({ compare: 'change', arms: [warJob().arms[0]!, { ...warJob().arms[0]!, patch: [{ card, field, value }] }] });
  test.each([
    ['bots', jobOf({ arms: [{ setup: {}, bots: ['general'], patch: [] }] })],
    ['bots', jobOf({ arms: [{ setup: {}, bots: ['ismcts@20ms'], patch: [] }] })],
    ['bot', jobOf({ arms: [{ setup: {}, bots: ['clever'], patch: [] }] })],
    ['edition', jobOf({ edition: 999 })],
    ['games', jobOf({ games: 0 })],
    ['size', jobOf({ size: 0 })],
    ['size', jobOf({ games: 10_000_000, size: 1 })],
    ['seed', jobOf({ seed: '' })],
    ['arms', jobOf({ compare: 'swap' })],
    ['plan', jobOf({ plan: USUAL_PLAN })],
    ['cards', jobOf({ watched: { flow: false, cards: true, pairs: null } })],
    ['setup.balance', jobOf({ arms: [{ setup: { balance: 9 }, bots: ['random'], patch: [] }] })],
    ['patch', patched('no-such-card', 'attack', 1)],
    ['patch', patched('tiger', 'luck', 1)],
    ['patch', patched('tiger', 'attack', -1)],
  ])('%s', async (field, job) => {
    const problem = await checkJob(job, job.game === 'war' ? war : liberation).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(InputError);
    expect((problem as InputError).field).toBe(field);
  });
  test('a sound one passes', async () => {
    await expect(checkJob(patched('tiger', 'attack', 3), war)).resolves.toBeUndefined();
    expect(readPatch(['tiger.attack=4'])).toEqual([{ card: 'tiger', field: 'attack', value: 4 }]);
    for (const wrong of ['tiger', 'tiger.attack', 'tiger.attack=-1', '.attack=1', 'tiger.attack=4.5'])
      expect(() => readPatch([wrong])).toThrow('patch');
  });
});
