import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastChance } from '../../kernel/chance.ts';
import { outages } from './outages.ts';
import type { Report, Run } from './report.ts';

const SECTOR = 512;
const DURABLE = '.durable';
/** In every so many cuts some of the sectors under way reach the disk after all, in no order. */
const TORN = 2;
/** Without flushing so many cuts lose something for sure, and mostly the first few. */
const CUTS_OF_NORMAL = 12;
const IN_A_ROUND_OF_NORMAL = 2;

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

/** Leaves of every file what was flushed; torn: and some sectors of what was not. How many sectors were forgotten. */
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
    for (let at = 0; at < now.length; at += SECTOR)
      if (!now.subarray(at, at + SECTOR).equals(left.subarray(at, at + SECTOR))) forgotten++;
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
  if (run.plant !== undefined) return full;
  // The same without flushing every commit must be seen to lose moves, or the cuts cut nothing.
  const normal = await cuts({ ...run, faults: CUTS_OF_NORMAL, servers: 1 }, 'NORMAL');
  const lostWithNormal = normal.found['lost'] ?? 0;
  const short = lostWithNormal > 0 ? [] : ['the fault never happened: nothing was lost with synchronous=NORMAL'];
  return {
    ...full,
    found: { ...full.found, lostWithNormal, ofWithNormal: normal.found['acknowledged'] ?? 0 },
    wrong: [...full.wrong, ...short],
    short: [...(full.short ?? []), ...short],
  };
}
export const cuts = (run: Run, synchronous: 'FULL' | 'NORMAL'): Promise<Report> =>
  outages(run, {
    kind: 'cuts',
    perSecond: 0.5,
    synchronous,
    ...(synchronous === 'NORMAL' ? { inARound: IN_A_ROUND_OF_NORMAL } : {}),
    env: (folder, data) => ({ LD_PRELOAD: buildShim(folder), REDUT_POWER: data }),
    meanwhile(data, chance, faults) {
      const torn = chance.below(TORN) === 0;
      faults['torn'] = (faults['torn'] ?? 0) + (torn ? 1 : 0);
      faults['sectorsForgotten'] = (faults['sectorsForgotten'] ?? 0) + cutPower(data, chance, torn);
    },
  });
