import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { gather, playAll } from './club.ts';
import { HOSTILITIES, type Hostility, LARGE } from './hostilities.ts';
import { Mob } from './mob.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, type Player } from './player.ts';
import { inFolder, quantile, type Report, reportOf, type Run } from './report.ts';
import { handlesOf, residentKib, usageOf } from './usage.ts';

const CLIENTS = 50;
const PROCESSES = 2;
/** Honest players are people: they take their time. */
const THINKS_MS = 150;
const MOST_P99_MS = 100;
/** A server that answers within so long is calm, however much faster it could be. */
const CALM_MS = 20;
const MOST_TIMES = 5;
/** Of memory: what is used may be laid out anew, and two passwords are looked at in 32 MiB each, but it may not grow. */
const GROWS = { part: 1.15, kib: 40_000 + 2 * 32 * 1024 } as const;

/** Threads and files that the server itself opens as it goes on. */
const SPARE_HANDLES = 40;
const GONE_MS = 30_000;
/** However slow the machine is, by then somebody has moved. */
const SLOW_MS = 60_000;

interface Phase {
  readonly moves: readonly number[];
  readonly kib: readonly number[];
  /** How many processors the server kept busy. */
  readonly busy: number;
}
/** How long honest moves take for so long, and what the server uses meanwhile. */
async function during(seconds: number, players: readonly Player[], pid: number): Promise<Phase> {
  for (const player of players) player.times.length = 0;
  const kib: number[] = [];
  const usage = usageOf(pid);
  const moves = (): number[] => players.flatMap(({ times }) => times);
  const ends = performance.now() + seconds * 1000;
  const goesOn = (): boolean =>
    performance.now() < ends || (moves().length === 0 && performance.now() < ends + SLOW_MS);
  while (goesOn()) {
    kib.push(residentKib(pid));
    await sleep(Math.max(50, Math.min(1000, ends - performance.now())));
  }
  return { moves: moves(), kib, busy: usage() };
}

/** Who has gone leaves nothing open behind; a busy machine takes a while to notice. */
async function comesDownTo(handles: number, pid: number): Promise<boolean> {
  for (const began = performance.now(); handlesOf(pid) > handles;) {
    if (performance.now() - began > GONE_MS) return false;
    await sleep(100);
  }
  return true;
}
/** Some play, first undisturbed, then while others do all they are permitted to, as often as they can. Linux only. */
export function flood({ seconds, seed, rooms = 8, clients = CLIENTS, untimed = false }: Run): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const place = { file: join(folder, 'data.sqlite') };
    const pages = join(folder, 'pages');
    mkdirSync(pages);
    writeFileSync(join(pages, LARGE.name), Buffer.alloc(LARGE.bytes));
    const node = new NodeProcess({ place, usualRates: true, behindProxy: true, pages });
    await node.start();
    const players = await gather(node.base, rooms, seed, () => ({ base: () => node.base, thinks: THINKS_MS }));
    let stopped = false;
    const playing = playAll(players, () => stopped);
    const [wrong, short]: [string[], string[]] = [[], []];
    const did = Object.fromEntries(HOSTILITIES.map((name) => [name, 0])) as Record<Hostility, number>;
    let calm: Phase;
    let flooded: Phase;
    try {
      await everyGamePlayed(players);
      calm = await during(seconds / 3, players, node.pid);
      const handles = handlesOf(node.pid);
      const each = Math.ceil(clients / PROCESSES);
      const where = [...new Set(players.map(({ client }) => client.room!.room))];
      const mobs = Array.from(
        { length: PROCESSES },
        (_, i) => new Mob({ base: node.base, clients: each, from: i * each, rooms: where }),
      );
      flooded = await during((seconds * 2) / 3, players, node.pid);
      for (const { counts, failed } of await Promise.all(mobs.map((mob) => mob.end()))) {
        for (const name of HOSTILITIES) did[name] += counts[name];
        short.push(...failed);
      }
      if (!(await comesDownTo(handles + SPARE_HANDLES, node.pid)))
        wrong.push(`${handlesOf(node.pid)} files and lines are open after all have gone, ${handles} before`);
    } finally {
      stopped = true;
      wrong.push(...(await playing));
      await node.end('SIGTERM');
    }
    const store = await openStore(place);
    const found = await balance(store, players);
    await store.close();
    const needed = Object.fromEntries(HOSTILITIES.map((name) => [name, 1]));
    const report = reportOf({ kind: 'flood', began, balance: found, players, faults: did, needed, wrong });
    return judged(withShort(report, short), calm, flooded, untimed);
  });
}
/** Not all of the hostile clients did what they should have. */
const withShort = (report: Report, failed: readonly string[]): Report => ({
  ...report,
  wrong: [...report.wrong, ...failed],
  short: [...(report.short ?? []), ...failed],
});
function judged(report: Report, calm: Phase, flooded: Phase, untimed: boolean): Report {
  const [calmP99, p99] = [quantile(calm.moves, 0.99), quantile(flooded.moves, 0.99)];
  const middle = Math.floor(flooded.kib.length / 2);
  const [before, after] = [Math.max(0, ...flooded.kib.slice(0, middle)), Math.max(...flooded.kib.slice(middle))];
  const limit = Math.min(MOST_P99_MS, MOST_TIMES * Math.max(CALM_MS, calmP99));
  const slow = p99 > limit ? [`honest moves: p99 ${p99} ms, more than ${limit} ms`] : [];
  const grows = Math.max(GROWS.part * before, before + GROWS.kib);
  const grown = after > grows ? [`memory grew from ${before} to ${after} KiB`] : [];
  const few = [calm, flooded].some(({ moves }) => moves.length === 0) ? ['no honest moves were answered'] : [];
  const found = {
    ...report.found,
    calmMoves: calm.moves.length,
    calmP50: quantile(calm.moves, 0.5),
    calmP99,
    calmBusy: calm.busy,
    floodMoves: flooded.moves.length,
    floodP50: quantile(flooded.moves, 0.5),
    floodP99: p99,
    floodBusy: flooded.busy,
    mibBefore: Math.round(before / 1024),
    mibAfter: Math.round(after / 1024),
  };
  return { ...report, found, wrong: [...report.wrong, ...few, ...(untimed ? [] : [...slow, ...grown])] };
}
