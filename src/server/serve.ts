import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { GAME_NAMES, moduleOf } from '../games/index.ts';
import { ServerBots } from './bots/bots.ts';
import type { Patience } from './patience.ts';
import type { Lending } from './lending.ts';
import { keptKeys } from './push/push.ts';
import type { VapidKeys } from './push/vapid.ts';
import { Redut } from './server.ts';
import { FileLock } from './store/file-lock.ts';
import type { Place } from './store/place.ts';
import { Scribe } from './store/scribe.ts';
import { openSqlite } from './store/sqlite.ts';
import type { SqliteOptions } from './store/sqlite-file.ts';
import type { ServerStore } from './store/store.ts';
import { type Log, messageOf } from './watch/log.ts';
import type { Most } from './limits.ts';
import type { Rate } from './rate.ts';

export interface ServeOptions {
  readonly place: Place;
  readonly port: number;
  readonly host: string;
  readonly pages?: string;
  /** What is said where there are none. */
  readonly noPages?: string;
  readonly origins?: readonly string[];
  readonly behindProxy?: boolean;
  /** Programs that play, by name. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Where operators of push services reach ours; without it nobody who is away is told of their turn. */
  readonly push?: string;
  /** Else they are made once and kept with the data. */
  readonly pushKeys?: VapidKeys;
  /** Whoever shows it may read `/metrics`. */
  readonly metricsToken?: string;
  /** In so many threads bots think; else one core is left to whoever serves. */
  readonly threads?: number;
  /** So many matches may be followed at once; who comes later is told that the server is full. */
  readonly mostMatches?: number;
  /** Are games between people with accounts rated? */
  readonly ratings?: boolean;
  /** Where browsers may help with studies. */
  readonly lending?: Lending;
  readonly log: Log;
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** For tests that end it in the middle of that. */
  readonly checkpointPages?: number;
  /** For tests that play faster than people. */
  readonly rate?: Rate;
  readonly botPace?: number;
  readonly oneLine?: boolean;
  readonly patience?: Partial<Patience>;
}
export async function openStore(place: Place, options: SqliteOptions = {}): Promise<ServerStore> {
  if ('database' in place) return (await import('./store/postgres.ts')).openPostgres(place.database);
  makeFolder(place.file);
  return openSqlite(place.file, options);
}
/** A folder that we make is ours alone. */
function makeFolder(file: string): void {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
/** Two servers on one file would each believe that nobody else writes there. */
function lockOf(place: Place): FileLock | undefined {
  if ('database' in place || place.file === ':memory:') return undefined;
  makeFolder(place.file);
  return new FileLock(place.file);
}

const NO_CROWD: Most = {
  socketsOfPerson: Infinity,
  socketsOfAddress: Infinity,
  bodiesOfAddress: Infinity,
  historiesOfAddress: Infinity,
  linesOfAddress: Infinity,
  busyOfAddress: Infinity,
  roomsOfPerson: Infinity,
  roomsOfAddress: Infinity,
};

export interface Served {
  readonly server: Redut;
  /** Ends it as it should end: what was heard is answered first. */
  readonly stop: () => Promise<void>;
}
export async function serve(options: ServeOptions): Promise<Served> {
  const lock = lockOf(options.place);
  try {
    const { server, stop } = await serveAlone(options);
    return { server, stop: () => stop().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
async function serveAlone(options: ServeOptions): Promise<Served> {
  const { place, port, host, log, programs = {}, rate } = options;
  const began = performance.now();
  const { synchronous = 'FULL', checkpointPages } = options;
  const store = await openStore(place, { synchronous, ...(checkpointPages === undefined ? {} : { checkpointPages }) });
  const bots = new ServerBots(programs, options.threads);
  // What is in memory only can be read nowhere else.
  const scribe = 'file' in place && place.file === ':memory:' ? undefined : new Scribe(place);
  const { push: subject } = options;
  const push = subject === undefined ? {} : { push: { subject, keys: options.pushKeys ?? (await keptKeys(store)) } };
  const server = new Redut({
    store,
    bots: bots.names,
    choose: bots.choose,
    ...(scribe === undefined ? {} : { records: scribe }),
    log,
    behindProxy: options.behindProxy ?? false,
    ...push,
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(options.noPages === undefined ? {} : { noPages: options.noPages }),
    ...(options.origins === undefined ? {} : { origins: options.origins }),
    ...(options.botPace === undefined ? {} : { botPace: options.botPace }),
    ...(options.mostMatches === undefined ? {} : { mostMatches: options.mostMatches }),
    ...(options.lending === undefined ? {} : { lending: options.lending }),
    ...(options.ratings === undefined ? {} : { ratings: options.ratings }),
    ...(options.oneLine === undefined ? {} : { oneLine: options.oneLine }),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    ...(rate === undefined ? {} : { rate, lobbyRate: rate, most: NO_CROWD }),
  });
  bots.watch(server.metrics);
  await server.listen(port, host);
  const ms = Math.round(performance.now() - began);
  log('info', 'serving', { port: server.port, host, store: 'file' in place ? 'sqlite' : 'postgres', ms });
  let stopped = false;
  const loading = loadAhead(log, () => stopped);
  const stop = async (): Promise<void> => {
    stopped = true;
    await server.close();
    await loading;
    await bots.close();
    await scribe?.close();
  };
  return { server, stop };
}

/** While nobody plays yet: loaded when it is first wanted, a game would hold up all who play others. */
async function loadAhead(log: Log, stopped: () => boolean): Promise<void> {
  for (const name of GAME_NAMES) {
    await turn();
    if (stopped()) return;
    await moduleOf(name).catch((error: unknown) =>
      log('error', 'a game cannot be loaded', { game: name, error: messageOf(error) }),
    );
  }
}

/** Until somebody tells the process to end. Asked twice, it ends at once. */
export function untilStopped({ stop }: Served, log: Log): Promise<void> {
  // It ends all the same, but whoever reads the log learns why.
  process.on('uncaughtExceptionMonitor', (error) => log('error', 'ends in a fault', { error: String(error.stack) }));
  return new Promise((resolve) => {
    let asked = false;
    const end = (signal: NodeJS.Signals): void => {
      if (asked) process.exit(1);
      asked = true;
      log('info', 'stopping', { signal });
      stop()
        .catch((error: unknown) => log('error', 'could not stop in order', { error: messageOf(error) }))
        .finally(resolve);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}
