import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import type { EventView } from '../../events/view.ts';
import { openStore } from '../serve.ts';
import type { Place } from '../store/place.ts';
import { checkEvent } from './check-event.ts';
import { checkPods } from './check-pods.ts';
import { gameNamed } from './club.ts';
import { newGuest, post } from './client.ts';
import { NodeProcess } from './node-process.ts';
import { hasPostgres, PostgresHere } from './postgres-here.ts';
import { inFolder, type Report, type Run, secondsSince } from './report.ts';
import { Robot } from './robot.ts';

/** What is played, and by how many, unless told otherwise. */
interface Kind {
  readonly kind: string;
  readonly robots: number;
  readonly game: string;
  readonly terms: Readonly<Record<string, unknown>>;
}
/** Seven rounds. */
const EVENT: Kind = { kind: 'event', robots: 64, game: 'liberation', terms: {} };
/** Three tables; nobody is late. */
const DRAFT: Kind = {
  kind: 'draft',
  robots: 12,
  game: 'war',
  terms: { format: 'draft', places: 4, side: 'ussr', seconds: 600 },
};
/** An event that does not end within this time for each round has come to a halt. */
const ROUND_MS = 180_000;
/** Between two kills the server has so long, or up to so much longer. */
const LIVES_MS = 800;
const LONGER_MS = 2500;
const LOOK_MS = 100;
const LONG = 28 * 24 * 3600;

/**
 * Robots play a Swiss event while servers are killed at random: one with SQLite, then two that share a PostgreSQL. Two of the
 * robots leave on the way, so that some rounds have somebody who is free.
 */
export const event = (run: Run): Promise<Report> => triedAll(run, EVENT);
/** As `event`; before the first round they draft and build, while servers are killed. */
export const draft = (run: Run): Promise<Report> => triedAll(run, DRAFT);

async function triedAll(run: Run, kind: Kind): Promise<Report> {
  const began = performance.now();
  const { stores = ['sqlite', 'postgres'] } = run;
  const both: Tried[] = [];
  if (stores.includes('sqlite'))
    both.push(await inFolder((folder) => tried(run, kind, 'sqlite', [{ file: join(folder, 'data.sqlite') }])));
  if (stores.includes('postgres') && (await hasPostgres()))
    both.push(
      await inFolder(async (folder) => {
        const database = await PostgresHere.start(folder);
        const place = { database: database.url };
        return tried(run, kind, 'postgres', [place, place]).finally(() => database.stop());
      }),
    );
  const all = (of: (one: Tried) => Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(both.flatMap((one) => Object.entries(of(one)).map(([name, n]) => [`${one.name}.${name}`, n])));
  const short = [
    ...both.flatMap((one) => one.short),
    ...(both.length < stores.length ? ['there is no PostgreSQL here'] : []),
  ];
  return {
    kind: kind.kind,
    seconds: secondsSince(began),
    faults: all(({ faults }) => faults),
    found: all(({ found }) => found),
    wrong: [...both.flatMap((one) => one.wrong.map((what) => `${one.name}: ${what}`)), ...short],
    short,
  };
}
interface Tried {
  readonly name: string;
  readonly faults: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
  readonly short: readonly string[];
}
async function tried(run: Run, kind: Kind, name: string, places: readonly Place[]): Promise<Tried> {
  const { seed, rooms: count = kind.robots, plant } = run;
  const chance = new FastChance(seed);
  const nodes = places.map((place) => new NodeProcess({ place, plant, patience: { events: 100 } }));
  try {
    for (const node of nodes) await node.start();
    const base = (): string => nodes[chance.below(nodes.length)]!.base;
    const { robots, id, token } = await gathered(kind, count, base, chance);
    const faults = { kills: 0, reconnects: 0 };
    const course = { isOver: false };
    const playing = Promise.all(robots.map((robot) => robot.play(() => course.isOver)));
    const rounds = Math.ceil(Math.log2(count)) + 1;
    const deadline = performance.now() + rounds * ROUND_MS;
    const ended = untilOver(robots, () => performance.now() > deadline).then(() => (course.isOver = true));
    for (let next = performance.now() + LIVES_MS; !course.isOver; await sleep(LOOK_MS)) {
      if (performance.now() < next) continue;
      const starts = await killed(nodes[chance.below(nodes.length)]!);
      faults.kills++;
      // On a busy machine a server that takes long to start gets as much longer to live.
      next = performance.now() + Math.max(LIVES_MS, 2 * starts) + chance.below(LONGER_MS);
      run.say?.(`${name}: ${faults.kills} kills, round ${robots.at(-1)!.view?.course.length ?? 0}`);
      if (run.faults !== undefined && faults.kills >= run.faults) break;
    }
    await ended;
    await playing;
    faults.reconnects = robots.reduce((all, robot) => all + robot.reconnects, 0) - robots.length;
    const told = await toldBy(nodes[0]!.base, id, token);
    const store = await openStore('file' in places[0]! ? await stopped(nodes, places[0]) : places[0]!);
    const { counts, state, wrong } = await checkEvent(store, id, robots, told);
    const opened = await checkPods(store, state, robots);
    await store.close();
    const results = state.rounds.flatMap(({ tables }) => tables.filter(({ result }) => result !== undefined)).length;
    const free = state.rounds.filter(({ bye }) => bye !== undefined).length;
    const found = {
      robots: count,
      rounds: state.rounds.length,
      results,
      free,
      seen: seenBy(robots),
      ...counts,
      ...opened.counts,
    };
    const halted = state.phase === 'over' ? [] : [`the event stands still in round ${state.rounds.length}`];
    return {
      name,
      faults,
      found,
      wrong: [...wrong, ...opened.wrong, ...halted],
      short: shortOf(faults.kills, state.rounds.length),
    };
  } finally {
    for (const node of nodes) await node.end('SIGKILL');
  }
}
const shortOf = (kills: number, rounds: number): readonly string[] =>
  kills >= 2 ? [] : [`only ${kills} kills in ${rounds} rounds`];
const seenBy = (robots: readonly Robot[]): number => new Set(robots.flatMap(({ ended }) => [...ended.keys()])).size;
/** A file is read when nobody else has it open. */
async function stopped(nodes: readonly NodeProcess[], place: Place): Promise<Place> {
  for (const node of nodes) await node.end('SIGTERM');
  return place;
}
/** Killed without warning and started again; how long that took. */
async function killed(node: NodeProcess): Promise<number> {
  await node.end('SIGKILL');
  const began = performance.now();
  await node.start();
  return performance.now() - began;
}
async function gathered(kind: Kind, count: number, base: () => string, chance: FastChance) {
  const game = await gameNamed(kind.game);
  const maker = await newGuest(base(), 'Maker');
  const wanted = {
    name: 'Torture',
    game: game.name,
    terms: kind.terms,
    places: Math.max(4, count),
    breakTime: 0,
    roundTime: LONG,
    showTime: LONG,
  };
  const { event: made } = (await post(base(), 'events', wanted, maker.token)) as { event: EventView };
  const robots: Robot[] = [];
  for (let i = 0; i < count; i++) {
    const guest = await newGuest(base(), `Robot ${i}`);
    await post(base(), `events/${made.event}/join`, {}, guest.token);
    const leaves = i < 2 && count > 6 ? 2 + i : Number.POSITIVE_INFINITY;
    robots.push(new Robot(game, guest, made.event, base, new FastChance(chance.below(1 << 16)), leaves));
  }
  await post(base(), `events/${made.event}/begin`, {}, maker.token);
  return { robots, id: made.event, token: maker.token };
}
async function untilOver(robots: readonly Robot[], late: () => boolean): Promise<void> {
  const isDone = ({ view, hasLeft }: Robot): boolean => hasLeft || view?.phase === 'over';
  while (!robots.every(isDone) && !late()) await sleep(LOOK_MS);
}
async function toldBy(base: string, id: string, token: string): Promise<EventView> {
  const response = await fetch(`${base}/api/events/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { event: EventView }).event;
}
