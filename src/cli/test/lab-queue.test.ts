import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { Desk } from '../../lab/queue/desk.node.ts';
import { Lending, openLending } from '../../lab/queue/lending.node.ts';
import { work } from '../../lab/queue/work.node.ts';
import { codeVersion } from '../../lab/shards/code.node.ts';
import { MergedShards } from '../../lab/shards/merged-shards.ts';
import { type Job, shardAt, shardsOf } from '../../lab/shards/job.ts';
import { reportOf } from '../../lab/shards/report.ts';
import { playShard } from '../../lab/shards/shard.ts';
import { mergedOutcome, type Outcome, printOutcome } from '../../lab/shards/summary.ts';
import { Team } from '../../lab/shards/team.node.ts';
import { jobOf } from '../../lab/shards/test/job.ts';
import { Redut } from '../../server/server.ts';
import { openFaulty } from '../../server/store/faulty.ts';
import { newGuest } from '../../server/torture/client.ts';
import { hasPostgres, PostgresHere } from '../../server/torture/postgres-here.ts';
import { Coverage } from '../../server/test/coverage.ts';
import { run } from './typed.ts';

const coverage = new Coverage();

const folder = mkdtempSync(join(tmpdir(), 'redut-lab-'));
const here = await hasPostgres();
const liberation = await moduleOf('liberation');
let database: PostgresHere;
let desk: Desk;
let team: Team;
beforeAll(async () => {
  if (!here) return;
  database = await PostgresHere.start(folder);
  desk = await Desk.open(database.url, false);
  team = new Team(2);
});
afterAll(async () => {
  if (here) {
    await team.close();
    await desk.close();
    await database.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

let codes = 0;
/** Each test has a queue of its own. */
const queued = (given: Partial<Job> = {}): Job => jobOf({ code: `test-${++codes}`, seed: '5', games: 90, ...given });
const played = (job: Job, shard: number): string => printOutcome(playShard(liberation, job, shardAt(job, shard)));
const whole = (job: Job): string =>
  printOutcome(
    Array.from({ length: shardsOf(job) }, (_, i) => playShard(liberation, job, shardAt(job, i))).reduce<
      Outcome | undefined
    >((sum, part) => mergedOutcome(sum, part), undefined)!,
  );
async function found(id: string, job: Job): Promise<MergedShards> {
  const merged = new MergedShards(job);
  await desk.follow(id, merged);
  return merged;
}
/** As if the worker had been silent for long. */
async function forgotten(code: string): Promise<void> {
  await desk.pool.query(
    `UPDATE redut_lab_queue.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active' AND name = $1`,
    [`shards-${code}`],
  );
  await desk.boss.supervise(`shards-${code}`);
}

describe.skipIf(!here)('a queue', () => {
  test('two threads find what one machine finds, and workers end when there is nothing left', async () => {
    const job = queued();
    const id = await desk.submit(job);
    await work(desk, team, { code: job.code, untilDone: true });
    const merged = await found(id, job);
    expect(merged.over).toBe(true);
    expect(printOutcome(merged.outcome!)).toBe(whole(job));
    expect(await desk.progress(id)).toMatchObject({ shards: 9, done: 9, unsure: 0, closed: true, failed: null });
  });
  test('who dies in the middle loses nothing, who comes too late adds nothing', async () => {
    const job = queued({ games: 30 });
    const id = await desk.submit(job);
    const late = (await desk.take(job.code))!;
    await forgotten(job.code);
    const again = (await desk.take(job.code))!;
    await desk.finish(again, played(job, again.shard));
    await work(desk, team, { code: job.code, untilDone: true });
    // The first one was only slow. What it found is what all find, and it counts once.
    await desk.finish(late, played(job, late.shard));
    expect(printOutcome((await found(id, job)).outcome!)).toBe(whole(job));
  });
  test('a worker gets no shard of another code', async () => {
    const job = queued();
    await desk.submit(job);
    expect(await desk.take('another')).toBeUndefined();
    expect(await desk.take(job.code)).toBeDefined();
  });
  test('a shard that cannot be played ends its study, and says why', async () => {
    const job = queued({ arms: [{ setup: { balance: 9 }, bots: ['random'], patch: [] }] });
    const id = await desk.submit(job);
    await work(desk, team, { code: job.code, untilDone: true });
    expect((await desk.progress(id)).failed).toMatch(/shard \d: .*setup\.balance/);
  });
  test('what stops by itself leaves the rest unplayed', async () => {
    const arms = [
      ['greedy', 'random'],
      ['random', 'greedy'],
    ].map((bots) => ({ setup: {}, bots, patch: [] }));
    const plan = { wrong: 0.05, close: 0.01, least: 0, first: 10 };
    const job = queued({ games: 10_000, size: 5, arms, compare: 'swap', plan });
    const id = await desk.submit(job);
    const merged = new MergedShards(job);
    while (!merged.over) {
      const taken = (await desk.take(job.code))!;
      await desk.finish(taken, played(job, taken.shard));
      await desk.follow(id, merged);
    }
    const { stopping, difference } = reportOf(liberation, merged);
    expect(stopping).toMatchObject({ plan, stopped: { shards: merged.next } });
    expect(difference!.claim).toBe('more');
    expect(await desk.take(job.code)).toBeUndefined();
  });
  test('from the command line: submit, work, watch; the same report as played here', async () => {
    const study = 'liberation --games 40 --size 10 --seed 9 --json';
    const { id } = JSON.parse((await run(`lab submit ${study} --database ${database.url}`)).out) as { id: string };
    const worked = await run(`lab work --until-done --json --database ${database.url}`);
    expect(worked.code).toBe(0);
    expect(worked.out.trim().split('\n')).toHaveLength(4);
    const watched = await run(`lab watch ${id} --json --database ${database.url}`);
    expect(watched.out).toBe((await run(`lab run ${study}`)).out);
    expect((JSON.parse(watched.out) as { job: Job }).job.code).toBe(codeVersion());
    expect((await run(`lab watch nothing --database ${database.url}`)).err).toContain('nothing: there is no such job');
  });
});

describe.skipIf(!here)('browsers that lend their cores', () => {
  const lend = (chosen: () => boolean): Lending => new Lending(desk, () => Promise.resolve(liberation), chosen);
  const never = (): boolean => false;
  /** One that gives back what `says` makes of the truth. */
  async function lends(
    lending: Lending,
    who: string,
    job: Job,
    says = (outcome: string): string => outcome,
  ): Promise<boolean> {
    const lent = await lending.take(who, job.code);
    return lent !== undefined && lending.give(who, lent.study, lent.shard, says(played(job, lent.shard)));
  }
  const lied = (outcome: string): string =>
    outcome.replace(/"wins":\[(\d+),(\d+)\]/, (_all, a: string, b: string) => `"wins":[${Number(b)},${Number(a)}]`);

  test('what an honest one gives counts once its first shard was played again', async () => {
    const job = queued({ games: 30 });
    const id = await desk.submit(job, true);
    const lending = lend(never);
    while (await lends(lending, 'honest', job));
    expect(await desk.progress(id)).toMatchObject({ done: 0, unsure: 3 });
    await work(desk, team, { code: job.code, untilDone: true });
    expect(await desk.progress(id)).toMatchObject({ done: 3, unsure: 0 });
    expect(printOutcome((await found(id, job)).outcome!)).toBe(whole(job));
    const { rows } = await desk.pool.query(
      'SELECT lender FROM redut_lab.outcome WHERE job = $1 AND lender IS NOT NULL',
      [id],
    );
    expect(rows).toHaveLength(2);
  });
  test('a liar is found out, all its shards are thrown away, and it gets no other', async () => {
    const job = queued({ games: 60 });
    const id = await desk.submit(job, true);
    let looked = 0;
    // The first two are honest; of the lies the second is looked at.
    const lending = lend(() => ++looked === 3);
    for (let i = 0; i < 5; i++) await lends(lending, 'liar', job, i < 2 ? undefined : lied);
    await work(desk, team, { code: job.code, untilDone: true });
    expect(printOutcome((await found(id, job)).outcome!)).toBe(whole(job));
    const { rows } = await desk.pool.query('SELECT 1 FROM redut_lab.outcome WHERE lender = $1', ['liar']);
    expect(rows).toEqual([]);
    await desk.submit(queued({ code: job.code }), true);
    expect(await lending.take('liar', job.code)).toBeUndefined();
    expect(await lending.take('another', job.code)).toBeDefined();
  });
  test('nothing is taken that was not lent, not to this one, or does not look like a shard', async () => {
    const job = queued({ games: 20 });
    const id = await desk.submit(job, true);
    const lending = lend(never);
    const lent = (await lending.take('one', job.code))!;
    const truth = played(job, lent.shard);
    expect(await lending.give('two', id, lent.shard, truth)).toBe(false);
    expect(await lending.give('one', 'nothing', lent.shard, truth)).toBe(false);
    expect(await lending.give('one', id, 1 - lent.shard, played(job, 1 - lent.shard))).toBe(false);
    const wrong = [
      '',
      '{}',
      '[]',
      'null',
      `${truth} `,
      truth.replace('"games":10', '"games":11'),
      truth.replace('"draws":0', '"draws":-1'),
      truth.replace('"measures":{}', '"measures":{"x":7}'),
      truth.replace('"bins":[[', '"bins":[["1",1],['),
    ];
    for (const text of wrong) await expect(lending.give('one', id, lent.shard, text)).rejects.toThrow('outcome');
    expect(await lending.give('one', id, lent.shard, truth)).toBe(true);
  });
  test('what is not to be lent is not', async () => {
    const job = queued();
    await desk.submit(job);
    expect(await lend(never).take('one', job.code)).toBeUndefined();
  });
  test('over a server: who helps is told what to play, what is not as it should be is refused, and nothing else happens', async () => {
    const code = codeVersion();
    const job = queued({ code, games: 20 });
    const id = await desk.submit(job, true);
    const lending = await openLending(database.url);
    const fast = { burst: 1e9, perSecond: 1e9 };
    const choose = (): Promise<never> => Promise.reject(new Error('no bots'));
    const server = new Redut({ store: openFaulty(), bots: [], choose, lending, rate: fast, lobbyRate: fast });
    await server.listen(0, '127.0.0.1');
    const base = `http://127.0.0.1:${server.port}`;
    const post = async (path: string, body: unknown, token?: string): Promise<[number, Record<string, unknown>]> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await fetch(`${base}/api/${path}`, { method: 'POST', body: JSON.stringify(body), headers });
      const said = (await response.json()) as Record<string, unknown>;
      const route = `POST ${path}`;
      if (response.status === 200)
        expect([coverage.see(`${route} request`, body), coverage.see(`${route} answer`, said)]).toEqual([
          undefined,
          undefined,
        ]);
      return [response.status, said];
    };
    try {
      const greeting: unknown = await (await fetch(`${base}/api/lending`)).json();
      expect([greeting, coverage.see('GET lending answer', greeting)]).toEqual([{ code }, undefined]);
      expect((await post('lending', { code }))[0]).toBe(401);
      const { token } = await newGuest(base, 'Ann');
      expect(await post('lending', { code: 'another' }, token)).toEqual([200, { lent: null }]);
      const [, { lent }] = (await post('lending', { code }, token)) as [number, { lent: { shard: number; job: Job } }];
      expect(lent).toMatchObject({ study: id, job: JSON.parse(JSON.stringify(job)) });
      const truth = played(job, lent.shard);
      const give = (given: object): Promise<[number, unknown]> => post('lending/give', given, token);
      const { shard } = lent;
      for (const wrong of [
        {},
        { study: id, shard, outcome: 'text' },
        { study: id, shard: -1, outcome: [] },
        { study: id, shard, outcome: ['{}'] },
        { study: id, shard: 999_999, outcome: [truth] },
        { study: id, shard, outcome: [truth], more: 1 },
      ])
        expect((await give(wrong))[0]).toBe(400);
      expect((await give({ study: id, shard, outcome: Array<string>(300).fill('x') }))[0]).toBe(413);
      expect(await give({ study: "'; DROP TABLE redut_lab.job; --", shard, outcome: [truth] })).toEqual([
        200,
        { taken: false },
      ]);
      const pieces = truth.match(/.{1,256}/g)!;
      expect(await give({ study: id, shard, outcome: pieces })).toEqual([200, { taken: true }]);
      expect(await give({ study: id, shard, outcome: pieces })).toEqual([200, { taken: false }]);
      expect(await desk.progress(id)).toMatchObject({ done: 0, unsure: 1 });
    } finally {
      await server.close();
      await lending.close();
    }
  });
});
