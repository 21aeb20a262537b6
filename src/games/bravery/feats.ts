import { type FeatCounts, type Feats, inAll, inGame, listOf, partsOf, type Tale, timesIn } from '../../kernel/feats.ts';
import { type Bravery, LARGE_TABLE } from './state.ts';
import { type FeatKey, featWords } from './text/feats.ts';
import { fact } from './verbs.ts';

const FEATS = {
  won: inGame(),
  wonAlone: inGame(),
  wonMany: inGame(),
  wonHard: inGame(),
  nothingLost: inGame(),
  noNeeds: inGame(),
  freed: inGame(8),
  twoInWeek: inGame(),
  quietWeeks: inGame(4),
  held: inGame(5),
  justEnough: inGame(),
  undermined: inGame(3),
  cancelled: inGame(2),
  relieved: inGame(4),
  weeks: inAll(100),
  allFreed: inAll(50),
  wins: inAll(10),
} as const satisfies Readonly<Record<FeatKey, unknown>>;
const TWO = 2;

/** BRV-1.1: all win or all lose, so what anybody did was done by all. */
function count(tale: Tale<Bravery>): FeatCounts {
  const freed = timesIn(tale, fact.freed);
  const weeks = partsOf(tale, fact.round).map((deeds) => ({
    freed: timesIn({ deeds }, fact.freed),
    lost: timesIn({ deeds }, fact.occupied),
  }));
  return {
    ...inBattles(tale),
    freed,
    allFreed: freed,
    twoInWeek: weeks.filter((week) => week.freed >= TWO).length,
    quietWeeks: longest(weeks.map(({ lost }) => lost === 0)),
    undermined: timesIn(tale, fact.undermined),
    cancelled: timesIn(tale, fact.cancelled),
    relieved: timesIn(tale, fact.relieved),
    weeks: weeks.length,
    ...(tale.outcome === undefined ? {} : atTheEnd(tale, tale.outcome[tale.seat]! > 0)),
  };
}
function longest(held: readonly boolean[]): number {
  let [run, most] = [0, 0];
  for (const one of held) {
    run = one ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
/** The enemy's attacks that failed, and the own ones that succeeded by a single crosshair. */
function inBattles({ deeds }: Tale<Bravery>): FeatCounts {
  let [held, justEnough] = [0, 0];
  let attacked = false;
  let ahead = 0;
  for (const {
    fact: { kind, b, c },
  } of deeds) {
    if (kind === fact.targeted) attacked = true;
    else if (kind === fact.battle) {
      ahead = b - c;
      if (attacked && ahead <= 0) held++;
      attacked = false;
    } else if (kind === fact.freed && ahead === 1) justEnough++;
  }
  return { held, justEnough };
}
function atTheEnd(tale: Tale<Bravery>, won: boolean): FeatCounts {
  const { seats } = tale.s.table.plan;
  const hard = tale.setup['difficulty'] === 'harder';
  return {
    won: Number(won),
    wins: Number(won),
    wonAlone: Number(won && seats === 1),
    wonMany: Number(won && seats >= LARGE_TABLE),
    wonHard: Number(won && hard),
    nothingLost: Number(won && timesIn(tale, fact.occupied) === 0),
    noNeeds: timesIn(tale, fact.ended, ({ b }) => b === 0),
  };
}
export const feats: Feats<Bravery> = { list: listOf(FEATS), words: featWords, count };
