import { randomBytes } from 'node:crypto';
import { noPace } from '../../match/pace.ts';
import { Tables } from '../rooms/tables.ts';
import { openSqlite } from '../store/sqlite.ts';
import { noLog } from '../watch/log.ts';
import { Metrics } from '../watch/metrics.ts';
import { playedGames } from './club.ts';
import type { Report, Run } from './report.ts';

const MATCHES = 2000;
const AT_ONCE = 64;
const DAY = 24 * 3600 * 1000;
/** With nothing to do for so long, a match that is still on would never end. */
const MOST_DAYS = 70;

/** Matches of every game that people leave for good, with and without a clock: do they all end by themselves? */
export async function abandoned({ rooms = MATCHES }: Run): Promise<Report> {
  const began = performance.now();
  const store = openSqlite(':memory:');
  const games = await playedGames();
  let now = Date.now();
  const metrics = new Metrics();
  const tables = new Tables({
    store,
    load: (name) => Promise.resolve(games.find((game) => game.name === name)!),
    choose: () => Promise.reject(new Error('there are no bots here')),
    now: () => now,
    log: noLog,
    metrics,
    pace: noPace,
    keep: AT_ONCE,
  });
  const leave = async (n: number): Promise<void> => {
    const game = games[n % games.length]!;
    const match = `left-${n}.1`;
    const clock = { bank: 0, period: DAY, periods: 1, hard: true, lapse: DAY };
    const seats = ['a', 'b'].map((who) => ({ kind: 'person' as const, who }));
    const wanted = { match, setup: {}, secret: randomBytes(32), seats, at: now };
    await tables.create(game.name, n % 2 === 0 ? { ...wanted, clock } : wanted);
    const { match: held, release } = await tables.hold(match);
    await held.deal('deal', now);
    release();
    tables.drive(match);
  };
  for (let n = 0; n < rooms; n += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, rooms - n) }, (_, i) => leave(n + i)));
  const due = async (): Promise<boolean> => (await store.due(now, 1)).length > 0;
  let days = 0;
  for (; days < MOST_DAYS; days++) {
    now += DAY;
    while (await due()) await tables.wakeDue();
  }
  let ended = 0;
  for (let n = 0; n < rooms; n++) if ((await store.resultOf(`left-${n}.1`)) !== undefined) ended++;
  await tables.close();
  await store.close();
  const wrong = ended < rooms ? [`${rooms - ended} matches have not ended`] : [];
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { kind: 'abandoned', seconds, faults: { left: rooms }, found: { ended, days }, wrong };
}
