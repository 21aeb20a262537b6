import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { follow } from '../../match/log.ts';
import { openStore } from '../serve.ts';
import type { Place } from '../store/place.ts';
import { messageOf } from '../watch/log.ts';
import { newGuest } from './client.ts';
import { playedGame } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { hasPostgres, PostgresHere } from './postgres-here.ts';
import { inFolder, type Report, type Run } from './report.ts';
import { Sitting } from './sitting.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const JUMPS = { hourOn: HOUR, hourBack: -HOUR, monthOn: 31 * DAY, monthBack: -31 * DAY } as const;
type Jump = keyof typeof JUMPS;
type Fault = Jump | 'suspended' | 'down';
const FAULTS: readonly Fault[] = ['hourOn', 'suspended', 'monthBack', 'down', 'monthOn', 'hourBack'];
/** So long somebody at these tables has to think, and may be away. */
const GIVEN_S = 8;
const SUSPENDED_MS = (GIVEN_S + 2) * SECOND;
const PATIENCE = { replace: GIVEN_S * SECOND, absent: GIVEN_S * SECOND } as const;
/** A probe that took longer than this, apart from time in which no server ran, shows nothing: somebody may really have been late. */
const PROMPT_MS = (GIVEN_S - 2) * SECOND;
/** So long at least a server that would end matches by itself had to do it. */
const WAKE_MS = 1500;
const CLOCKS = [
  { kind: 'byoyomi', minutes: 0, seconds: GIVEN_S, periods: 1 },
  { kind: 'days', days: 1 },
  { kind: 'off' },
] as const;
/** However slow the machine is, each fault must have been tried once; so many attempts are enough for that. */
const MOST_ATTEMPTS = 20;

/** What is tried on one store: the faults that were really tried, and what must not have been. */
interface Trial {
  readonly faults: Record<string, number>;
  readonly found: Record<string, number>;
  readonly wrong: string[];
}

/**
 * The clocks on the walls of servers are set, the servers are suspended, and killed and left down, while people sit at
 * tables with clocks, with days and without either. Nobody may lose by that; who really takes too long still does.
 */
export function clock({ seconds, seed }: Run): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const trial: Trial = { faults: {}, found: { probes: 0, void: 0, flags: 0, absences: 0, matches: 0 }, wrong: [] };
    const ms = seconds * SECOND;
    // Side by side: most of it is waiting.
    await Promise.all([
      onStore({ file: join(folder, 'data.sqlite') }, 1, ms, seed, trial),
      onPostgres(folder, ms, seed + 1, trial),
    ]);
    const { faults, found, wrong } = trial;
    return { kind: 'clock', seconds: Math.round((performance.now() - began) / 100) / 10, faults, found, wrong };
  });
}

async function onPostgres(folder: string, ms: number, seed: number, trial: Trial): Promise<void> {
  if (!(await hasPostgres())) return;
  const database = await PostgresHere.start(folder);
  try {
    await onStore({ database: database.url }, 2, ms, seed, trial);
  } finally {
    await database.stop();
  }
}
async function onStore(place: Place, count: number, ms: number, seed: number, trial: Trial): Promise<void> {
  const engine = 'file' in place ? 'sqlite' : 'postgres';
  const nodes = Array.from({ length: count }, () => new NodeProcess({ place, patience: PATIENCE, usualRates: true }));
  const chance = new FastChance(seed);
  try {
    for (const node of nodes) await node.start();
    const game = await playedGame();
    const tables: Sitting[] = [];
    for (const wanted of CLOCKS) tables.push(await Sitting.begin(game, nodes, wanted, chance));
    const ends = performance.now() + ms;
    for (let i = 0; i < FAULTS.length || performance.now() < ends; i++) {
      const fault = FAULTS[i % FAULTS.length]!;
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        if (await endures(fault, nodes, tables, trial, chance)) break;
        if (attempt === MOST_ATTEMPTS - 1) trial.wrong.push(`${engine}: the fault could not be tried: ${fault}`);
      }
      if (trial.wrong.length > 0) break;
      const name = `${engine} ${fault}`;
      trial.faults[name] = (trial.faults[name] ?? 0) + 1;
    }
    if (trial.wrong.length === 0) await reallyLate(nodes, tables, trial);
    for (const table of tables) table.close();
    for (const node of nodes) if (node.ending !== undefined) trial.wrong.push(`a server ${node.ending}`);
  } finally {
    for (const node of nodes) node.signal('SIGCONT');
    for (const node of nodes) await node.end('SIGKILL');
  }
  await logsHold(place, await playedGame(), trial);
}

/** Everybody has just moved, who is to move goes away, the fault comes: what can the others make of it? False: too slow to tell. */
async function endures(
  fault: Fault,
  nodes: readonly NodeProcess[],
  tables: readonly Sitting[],
  trial: Trial,
  chance: FastChance,
): Promise<boolean> {
  // The clock of who moves first begins first.
  const began = performance.now();
  for (const table of tables) await moved(table, nodes);
  for (const table of tables) table.leaves();
  await sleep(100);
  const spent = await happens(fault, nodes, chance);
  for (const table of tables) await table.otherComesBack();
  const tried: string[] = [];
  for (const table of tables) tried.push(...(await table.grab()));
  await sleep(WAKE_MS);
  await newGuest(nodes[0]!.base, 'Passer-by');
  for (const table of tables) {
    await table.allComeBack();
    tried.push(...table.lost());
  }
  const prompt = performance.now() - began - spent < PROMPT_MS;
  trial.found['probes']! += prompt ? 1 : 0;
  trial.found['void']! += prompt ? 0 : 1;
  if (prompt) trial.wrong.push(...tried.map((what) => `${fault}: ${what}`));
  // What was really lost by being slow here is begun anew.
  else for (const table of tables) await table.beginAnew(nodes);
  return prompt;
}
/** A game at random may come to its end by the rules; nobody can lose that one. */
async function moved(table: Sitting, nodes: readonly NodeProcess[]): Promise<void> {
  await table.move();
  if (table.isOver) await table.beginAnew(nodes);
}
/** Answers for how long no server ran. */
async function happens(fault: Fault, nodes: readonly NodeProcess[], chance: FastChance): Promise<number> {
  const began = performance.now();
  if (fault === 'suspended') {
    for (const node of nodes) node.signal('SIGSTOP');
    await sleep(SUSPENDED_MS);
    for (const node of nodes) node.signal('SIGCONT');
    for (const node of nodes) await node.setWall(node.shift + SUSPENDED_MS);
  } else if (fault === 'down') {
    for (const node of nodes) await node.end('SIGKILL');
    // To a server that starts, an outage is what the wall says.
    for (const node of nodes) await node.setWall(node.shift + HOUR);
    for (const node of nodes) await node.start();
  } else {
    // One server alone: from now on their walls differ.
    const node = nodes[chance.below(nodes.length)]!;
    await node.setWall(node.shift + JUMPS[fault]);
    return 0;
  }
  return performance.now() - began;
}
/** Who really takes too long is out of time, and who really stays away is absent. */
async function reallyLate(
  nodes: readonly NodeProcess[],
  tables: readonly Sitting[],
  { found, wrong }: Trial,
): Promise<void> {
  const [timed, , untimed] = tables;
  await moved(timed!, nodes);
  if (await timed!.claimed()) found['flags']!++;
  else wrong.push('somebody who is out of time was not found to be');
  await moved(untimed!, nodes);
  untimed!.leaves();
  if (await untimed!.foundAbsent()) found['absences']!++;
  else wrong.push('somebody who stays away was not found to be');
}
/** The logs play again, and in none of them somebody lost who was not meant to. */
async function logsHold(place: Place, game: AnyGame, { found, wrong }: Trial): Promise<void> {
  const store = await openStore(place);
  for (const match of await store.matchesAfter('', 1000)) {
    found['matches']!++;
    try {
      follow(game, (await store.load(match))!);
    } catch (error) {
      wrong.push(messageOf(error));
    }
  }
  await store.close();
}
