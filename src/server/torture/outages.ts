import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { GAME_NAMES } from '../../games/index.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { gather, playAll } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, type Player, somethingAcknowledged } from './player.ts';
import { inFolder, lacking, playedIn, Quota, repeatedBy, type Report, reportOf, type Run, together } from './report.ts';

/** After so many outages the data is checked, and others begin anew with nothing: a fault is found soon. */
const IN_A_ROUND = 25;
/** Few at a time, each time of other games: what starts is there again sooner. */
const ROOMS = 2;
/** After an outage something must be acknowledged again within this time, however busy the machine is. */
const BACK_MS = 60_000;
/** So much of the log is carried over into the file at a time: outages find that under way, too. */
const CHECKPOINT_PAGES = 16;

interface Outage {
  readonly kind: string;
  /** For so many outages a second there must be time. */
  readonly perSecond: number;
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** After so many outages the data is checked; else after half of them all, or many. */
  readonly inARound?: number;
  /** What the server needs in its environment; `data` is the folder of its data. */
  env?(folder: string, data: string): Readonly<Record<string, string>>;
  /** What happens to the data while the server is down. */
  meanwhile?(data: string, chance: FastChance, faults: Record<string, number>): void;
}
interface Progress {
  readonly quota: Quota;
  /** What befell all servers so far. */
  readonly faults: Record<string, number>;
  readonly players: Player[];
  /** Has all that is needed happened, in the time there is? */
  readonly enough: () => boolean;
  readonly times: { readonly startMs: number[]; readonly moveMs: number[] };
}

/** People play while their server ends without warning, again and again, at any moment. */
export async function outages(run: Run, outage: Outage): Promise<Report> {
  const began = performance.now();
  const quota = new Quota(run, outage.perSecond);
  const needed = { [outage.kind]: quota.least, repeated: 1, revived: 1 };
  const [faults, players]: [Record<string, number>, Player[]] = [{}, []];
  const enough = (): boolean =>
    quota.allows(lacking({ ...faults, repeated: repeatedBy(players) }, needed).length === 0);
  const progress: Progress = { quota, faults, players, enough, times: { startMs: [], moveMs: [] } };
  const reports: Report[] = [];
  let rounds = 0;
  const server = async (seed: number): Promise<void> => {
    for (let i = 0; i === 0 || !isDone(progress, reports); i++)
      reports.push(await round({ ...run, seed: seed + i * 1_000_003 }, outage, progress, rounds++));
  };
  const { servers = 1, seed } = run;
  await Promise.all(Array.from({ length: servers }, (_, i) => server(seed + i * 7919)));
  return together(outage.kind, began, reports, needed, progress.times);
}
/** What has been found wrong once need not be found again. */
const isDone = ({ enough }: Progress, reports: readonly Report[]): boolean =>
  reports.some(({ wrong }) => wrong.length > 0) || (enough() && playedIn(reports).size === GAME_NAMES.length);

function round(
  { seed, rooms = ROOMS, plant }: Run,
  outage: Outage,
  progress: Progress,
  number: number,
): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const data = join(folder, 'data');
    mkdirSync(data);
    const place = { file: join(data, 'data.sqlite') };
    const { synchronous = 'FULL' } = outage;
    const env = outage.env?.(folder, data) ?? {};
    const node = new NodeProcess({ place, synchronous, env, plant, checkpointPages: CHECKPOINT_PAGES });
    await node.start();
    const players = await gather(node.base, rooms, seed, () => ({ base: () => node.base }), number * rooms);
    progress.players.push(...players);
    let stopped = false;
    const playing = playAll(players, () => stopped);
    const faults: Record<string, number> = { [outage.kind]: 0, starting: 0, answering: 0, revived: 0 };
    const wrong: string[] = [];
    try {
      await somethingAcknowledged(players, BACK_MS);
      const most = outage.inARound ?? Math.min(IN_A_ROUND, Math.ceil(progress.quota.least / 2));
      for (let i = 0; i < most && !progress.enough() && wrong.length === 0; i++)
        wrong.push(
          ...(await fail({ node, players, data, faults, chance: new FastChance(seed + i) }, outage, progress)),
        );
      await everyGamePlayed(players);
    } finally {
      stopped = true;
      wrong.push(...(await playing));
      await node.end('SIGTERM');
    }
    const store = await openStore(place);
    const found = await balance(store, players);
    await store.close();
    return reportOf({ kind: outage.kind, began, balance: found, players, faults, wrong });
  });
}
interface Scene {
  readonly node: NodeProcess;
  readonly players: readonly Player[];
  readonly data: string;
  readonly faults: Record<string, number>;
  readonly chance: FastChance;
}
/** One outage, and the way back: what is wrong with it. */
async function fail(scene: Scene, outage: Outage, progress: Progress): Promise<readonly string[]> {
  const { node, players, data, faults, chance } = scene;
  const count = (name: string): void => {
    for (const all of [faults, progress.faults]) all[name] = (all[name] ?? 0) + 1;
  };
  const ends = async (): Promise<void> => {
    outage.meanwhile?.(data, chance, faults);
    count(outage.kind);
  };
  if (chance.below(2) === 0) {
    // In the moment of an answer, when what it says must be safe.
    if (await somethingAcknowledged(players)) count('answering');
  } else await sleep(chance.below(120));
  await node.end('SIGKILL');
  await ends();
  if (chance.below(4) === 0) {
    await node.falter(chance.below(2 * (progress.times.startMs.at(-1) ?? 200)));
    count('starting');
    await ends();
  }
  const started = performance.now();
  await node.start();
  progress.times.startMs.push(performance.now() - started);
  if (!(await somethingAcknowledged(players, BACK_MS)))
    return [`nothing was acknowledged for ${BACK_MS} ms after an outage`];
  count('revived');
  progress.times.moveMs.push(performance.now() - started);
  return [];
}
