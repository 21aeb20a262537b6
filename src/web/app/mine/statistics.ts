import type { Outcome, PastGame } from './games.ts';

/** How many were played, and how many of them were won, drawn and lost. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}
const count = (games: readonly PastGame[], which: Outcome): number =>
  games.filter(({ outcome }) => outcome === which).length;
/** Games without an outcome for this person, such as those that several shared on one screen, are not counted. */
export function tallyOf(games: readonly PastGame[]): Tally {
  const [won, drawn, lost] = [count(games, 'won'), count(games, 'drawn'), count(games, 'lost')];
  return { played: won + drawn + lost, won, drawn, lost };
}
/** By game. */
export const recordsOf = (games: readonly PastGame[]): ReadonlyMap<string, Tally> =>
  new Map([...Map.groupBy(games, ({ game }) => game)].map(([game, played]) => [game, tallyOf(played)]));

export interface Row {
  readonly key: string;
  readonly tally: Tally;
}
/** By whatever a game is told apart by, most played first; what cannot be told is left out. */
export function rowsBy(games: readonly PastGame[], key: (game: PastGame) => string | undefined): readonly Row[] {
  const groups = Map.groupBy(
    games.filter(({ outcome }) => outcome !== undefined),
    (game) => key(game) ?? '',
  );
  groups.delete('');
  return [...groups]
    .map(([name, played]) => ({ key: name, tally: tallyOf(played) }))
    .toSorted((a, b) => b.tally.played - a.tally.played || (a.key < b.key ? -1 : 1));
}
/** The strength of the bots, where all others were bots of one strength. */
export function botLevel({ seats, mine }: PastGame): string | undefined {
  const others = seats.filter((_, seat) => seat !== mine);
  const levels = new Set(others.map((sitter) => (sitter.kind === 'bot' ? sitter.level : '')));
  const [only] = levels;
  return levels.size === 1 && only !== '' ? only : undefined;
}
/** What a seat has brought is a setting with the number of the seat. */
export function deckOf({ setup, mine }: PastGame): string | undefined {
  const deck = setup[`deck${(mine ?? 0) + 1}`];
  return typeof deck === 'string' && deck !== '' ? deck : undefined;
}

export interface Streaks {
  readonly now: number;
  readonly longest: number;
}
/** Games won in a row: up to the latest, and at most. */
export function streaksOf(games: readonly PastGame[]): Streaks {
  let run = 0;
  let longest = 0;
  for (const { outcome } of games.toSorted((a, b) => a.at - b.at)) {
    if (outcome === undefined) continue;
    run = outcome === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { now: run, longest };
}
export function averageMoves(games: readonly PastGame[]): number | undefined {
  const lengths = games.flatMap(({ moves }) => moves ?? []);
  return lengths.length === 0 ? undefined : Math.round(lengths.reduce((sum, n) => sum + n, 0) / lengths.length);
}
const Z = 1.96;
/** Wilson's interval: in it the true share lies 95 times of 100. */
export function intervalOf({ won, drawn, played }: Tally): readonly [number, number] {
  if (played === 0) return [0, 1];
  const share = (won + drawn / 2) / played;
  const spread = Z * Math.sqrt((share * (1 - share)) / played + (Z * Z) / (4 * played * played));
  const middle = share + (Z * Z) / (2 * played);
  const scale = 1 + (Z * Z) / played;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
/** Of fewer games no share is told. */
export const FEW = 5;
/** A drawn game is half a win. */
export const shareOf = ({ won, drawn, played }: Tally): number => (played === 0 ? 0 : (won + drawn / 2) / played);

const DAY = 86_400_000;
/** Games finished on each of the last days, today last; days are those of this device. */
export function perDay(games: readonly PastGame[], days: number, now: number): readonly number[] {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const counts = Array.from({ length: days }, () => 0);
  for (const { at } of games) {
    // The clocks may have been changed in between: a day is what its midnight is nearest to.
    const back = Math.round((today - new Date(at).setHours(0, 0, 0, 0)) / DAY);
    if (back >= 0 && back < days) counts[days - 1 - back]!++;
  }
  return counts;
}
/** The share of wins in each of the last weeks, this one last; nothing where nothing was played. */
export function weeklyShares(games: readonly PastGame[], weeks: number, now: number): readonly (number | undefined)[] {
  return Array.from({ length: weeks }, (_, week) => {
    const until = now - (weeks - 1 - week) * 7 * DAY;
    const tally = tallyOf(games.filter(({ at }) => at > until - 7 * DAY && at <= until));
    return tally.played === 0 ? undefined : shareOf(tally);
  });
}
