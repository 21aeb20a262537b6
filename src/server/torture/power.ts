import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { gather } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, somethingAcknowledged } from './player.ts';
import { inFolder, type Report, reportOf, type Run } from './report.ts';

const SECTOR = 512;
const DURABLE = '.durable';
/** Every so many cuts some of the sectors under way reach the disk after all, in no order. */
const TORN_EVERY = 2;

/** Can this machine build what forgets? */
export const canCut = (): boolean =>
  process.platform === 'linux' && spawnSync('cc', ['--version'], { stdio: 'ignore' }).status === 0;

function buildShim(folder: string): string {
  const shim = join(folder, 'power-shim.so');
  const source = join(import.meta.dirname, 'power-shim.c');
  const { status, stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', shim, source, '-ldl', '-lpthread']);
  if (status !== 0) throw new Error(`the shim cannot be built: ${stderr.toString()}`);
  return shim;
}

/** Leaves of every file what was flushed; torn: and some sectors of what was not. How many bytes were forgotten. */
function cutPower(folder: string, chance: FastChance, torn: boolean): number {
  let forgotten = 0;
  for (const name of readdirSync(folder).filter((file) => !file.endsWith(DURABLE))) {
    const file = join(folder, name);
    if (name.endsWith('-shm')) {
      rmSync(file);
      continue;
    }
    const now = readFileSync(file);
    const kept = existsSync(file + DURABLE) ? readFileSync(file + DURABLE) : Buffer.alloc(0);
    const left = torn ? tear(kept, now, chance) : kept;
    for (let i = 0; i < now.length; i++) if (now[i] !== left[i]) forgotten++;
    if (left.length === 0 && name.endsWith('-wal')) rmSync(file);
    else writeFileSync(file, left);
    writeFileSync(file + DURABLE, left);
  }
  return forgotten;
}
function tear(kept: Buffer, now: Buffer, chance: FastChance): Buffer {
  const left = Buffer.alloc(Math.max(kept.length, now.length));
  kept.copy(left);
  let end = kept.length;
  for (let at = 0; at < now.length; at += SECTOR) {
    const sector = now.subarray(at, at + SECTOR);
    if (sector.equals(kept.subarray(at, at + SECTOR)) || chance.below(2) === 0) continue;
    sector.copy(left, at);
    end = Math.max(end, at + sector.length);
  }
  return left.subarray(0, end);
}

/** People play while the power is cut again and again: whatever was not flushed is gone. */
export async function power(run: Run): Promise<Report> {
  const full = await cuts(run, 'FULL');
  // The same without flushing every commit must be seen to lose moves, or the cuts cut nothing.
  const normal = await cuts({ ...run, seconds: Math.max(4, run.seconds / 4) }, 'NORMAL');
  const lostWithoutFlush = normal.found['lost'] ?? 0;
  const wrong = lostWithoutFlush > 0 ? [] : ['the fault never happened: nothing was lost with synchronous=NORMAL'];
  return {
    ...full,
    found: { ...full.found, lostWithNormal: lostWithoutFlush, ofWithNormal: normal.found['acknowledged'] ?? 0 },
    wrong: [...full.wrong, ...wrong],
  };
}
function cuts({ seconds, seed, rooms = 8 }: Run, synchronous: 'FULL' | 'NORMAL'): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const chance = new FastChance(seed);
    const data = join(folder, 'data');
    mkdirSync(data);
    const place = { file: join(data, 'data.sqlite') };
    const env = { LD_PRELOAD: buildShim(folder), REDUT_POWER: data };
    const node = new NodeProcess({ place, synchronous, env });
    await node.start();
    const players = await gather(node.base, rooms, seed, () => ({ base: () => node.base }));
    let stopped = false;
    const playing = Promise.all(players.map((player) => player.play(() => stopped)));
    const faults = { cuts: 0, torn: 0, bytesForgotten: 0 };
    try {
      // However slow the machine is, some cuts there must be.
      const ends = performance.now() + seconds * 1000;
      while (performance.now() < ends || faults.cuts < 2) {
        await somethingAcknowledged(players);
        await sleep(50 + chance.below(500));
        await node.end('SIGKILL');
        const torn = faults.cuts % TORN_EVERY === 1;
        faults.bytesForgotten += cutPower(data, chance, torn);
        faults.cuts++;
        if (torn) faults.torn++;
        await node.start();
      }
      await everyGamePlayed(players);
      await sleep(300);
    } finally {
      stopped = true;
      await playing;
      await node.end('SIGTERM');
    }
    const store = await openStore(place);
    const found = await balance(store, players);
    await store.close();
    return reportOf('power', began, found, players, faults, ['cuts']);
  });
}
