import { type FeatCounts, type Feats, inAll, inGame, listOf, partsOf, type Tale, timesIn } from '../../kernel/feats.ts';
import type { Seat } from '../../kernel/ids.ts';
import { rankOf, RANKS } from './rules/22-scoring.ts';
import { type Afu, COLUMNS, EASY, LOSS, solo } from './state.ts';
import { type FeatKey, featWords } from './text/feats.ts';
import { fact } from './verbs.ts';

const FEATS = {
  won: inGame(),
  wonClearly: inGame(),
  aloneHeld: inGame(),
  aloneHard: inGame(),
  captain: inGame(),
  general: inGame(),
  points: inGame(30),
  destroyed: inGame(15),
  wholeRow: inGame(),
  noLosses: inGame(),
  objectives: inGame(3),
  recruits: inGame(12),
  calmed: inGame(4),
  noPanic: inGame(),
  kalyna: inGame(),
  finished: inAll(10),
  allDestroyed: inAll(200),
  allObjectives: inAll(25),
} as const satisfies Readonly<Record<FeatKey, unknown>>;
/** Bits of a column that was fought, see `fought`. */
const [DESTROYED, BEATEN] = [1, 2];
/** Victory points by which a clear win is ahead. */
const CLEARLY = 10;
const leastFor = (rank: (typeof RANKS)[number]['rank']): number => RANKS.findIndex((one) => one.rank === rank);

/** AFU-7.6: the columns of one round as they were fought. */
const battles = (tale: Tale<Afu>): readonly (readonly number[])[] =>
  partsOf(tale, fact.roundBegan).map((round) =>
    round.flatMap(({ fact: { kind, a, c } }) => (kind === fact.fought && a === tale.seat ? [c] : [])),
  );

function count(tale: Tale<Afu>): FeatCounts {
  const { seat } = tale;
  const mine = (kind: number): number => timesIn(tale, kind, ({ a }) => a === seat);
  const destroyed = timesIn(tale, fact.fought, ({ a, c }) => a === seat && (c & DESTROYED) !== 0);
  const objectives = mine(fact.objectiveTaken);
  const won = battles(tale).filter(
    (columns) => columns.length === COLUMNS && columns.every((one) => (one & DESTROYED) !== 0),
  );
  return {
    destroyed,
    allDestroyed: destroyed,
    objectives,
    allObjectives: objectives,
    recruits: mine(fact.bought),
    calmed: mine(fact.panicReturned),
    wholeRow: won.length,
    noLosses: won.filter((columns) => columns.every((one) => (one & BEATEN) === 0)).length,
    ...(tale.outcome === undefined ? {} : atTheEnd(tale, tale.outcome)),
  };
}
function atTheEnd({ s, seat }: Tale<Afu>, outcome: readonly number[]): FeatCounts {
  const alone = solo(s);
  const held = s.loss.value === LOSS.none;
  const points = held ? s.vp.get(seat) : 0;
  const ahead = alone ? 0 : points - s.vp.get((1 - seat) as Seat);
  const beaten = !alone && outcome[seat]! > outcome[1 - seat]!;
  const rank = alone && held ? RANKS.findIndex((one) => one.rank === rankOf(points)) : RANKS.length;
  return {
    finished: 1,
    points: Math.max(0, points),
    won: Number(beaten),
    wonClearly: Number(beaten && ahead >= CLEARLY),
    aloneHeld: Number(alone && held),
    aloneHard: Number(alone && held && s.difficulty.value > EASY),
    captain: Number(rank <= leastFor('captain')),
    general: Number(rank <= leastFor('general')),
    noPanic: Number(held && s.panics.get(seat) === 0),
    kalyna: Number(s.kalyna.value === 1 && (alone ? held : beaten)),
  };
}
export const feats: Feats<Afu> = { list: listOf(FEATS), words: featWords, count };
