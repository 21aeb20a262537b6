import { USUAL_PLAN, type Verdict, verdictOf, withPair } from '../../lab/shards/stopping.ts';
import { NO_PAIRS, type Paired } from '../../lab/shards/summary.ts';
import { type Share, shareOf } from '../../lab/study.ts';
import type { GameFigures } from '../worker/wire.ts';

export const winRate = (games: readonly GameFigures[], seat: number): Share =>
  shareOf(games.reduce((sum, { wins }) => sum + (wins[seat] ?? 0), 0) / games.length, games.length);

export interface Difference {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}
/** How much more often the seat wins in the second row, game by game: the same seed stands behind both, so luck cancels out. */
export function difference(a: readonly GameFigures[], b: readonly GameFigures[], seat: number): Difference {
  const pairs = Array.from(
    { length: Math.min(a.length, b.length) },
    (_, i) => (b[i]!.wins[seat] ?? 0) - (a[i]!.wins[seat] ?? 0),
  );
  const mean = pairs.reduce((sum, d) => sum + d, 0) / pairs.length;
  const spread = pairs.reduce((sum, d) => sum + (d - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  const reach = 1.96 * Math.sqrt(spread / pairs.length);
  return { mean, from: mean - reach, to: mean + reach };
}
export function median(games: readonly GameFigures[]): number {
  const sorted = games.map(({ length }) => length).toSorted((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
/** Plays in a game on average, most first; prints by their place in the game's list. */
export function mostPlayed(games: readonly GameFigures[], most: number): readonly { print: number; plays: number }[] {
  const sums = (games[0]?.played ?? []).map((_, print) =>
    games.reduce((sum, { played }) => sum + (played[print] ?? 0), 0),
  );
  return sums
    .map((sum, print) => ({ print, plays: sum / games.length }))
    .filter(({ plays }) => plays > 0)
    .toSorted((x, y) => y.plays - x.plays)
    .slice(0, most);
}
/** Twice what a seat had of a game: a game that nobody won is half a win where they play against each other. */
function halvesOf({ wins }: GameFigures, seat: number): number {
  const drawn = wins.length > 1 && wins.every((won) => won === wins[0]) && wins[0] === 0;
  return drawn ? 1 : 2 * (wins[seat] ?? 0);
}
/** The side that is asked about: who alone brought the changed card, or the first; nobody where both did, or neither. */
function sideOf({ owners }: GameFigures): number | undefined {
  if (owners === undefined) return 0;
  const seat = 31 - Math.clz32(owners);
  return owners !== 0 && owners === 1 << seat ? seat : undefined;
}
/** What the second series changed, deal by deal: what was known after each look, of which `every` says when. */
function looks(
  a: readonly GameFigures[],
  b: readonly GameFigures[],
  every: number,
): readonly (Verdict & { deals: number })[] {
  const deals = Math.min(a.length, b.length);
  const found: (Verdict & { deals: number })[] = [];
  let paired: Paired = NO_PAIRS;
  for (let i = 0; i < deals; i++) {
    const side = sideOf(a[i]!);
    if (side !== undefined) paired = withPair(paired, halvesOf(b[i]!, side) - halvesOf(a[i]!, side));
    if ((i + 1) % every === 0) found.push(Object.assign(verdictOf(paired, USUAL_PLAN), { deals: i + 1 }));
  }
  return found;
}
/** How much more often that side wins in the second series; its interval holds however often one looks. */
export function verdictIn(a: readonly GameFigures[], b: readonly GameFigures[]): Verdict {
  const deals = Math.min(a.length, b.length);
  return looks(a, b, Math.max(1, deals))[0] ?? verdictOf(NO_PAIRS, USUAL_PLAN);
}
export interface Look extends Difference {
  readonly pairs: number;
}
const STEPS = 60;
/** Before this many there is nothing to draw. */
const FIRST = 5;
/** The difference as it was known after more and more pairs. */
export function courseOf(a: readonly GameFigures[], b: readonly GameFigures[]): readonly Look[] {
  const every = Math.max(1, Math.ceil(Math.min(a.length, b.length) / STEPS));
  return looks(a, b, every)
    .filter(({ deals }) => deals >= FIRST)
    .map(({ deals, mean, from, to }) => ({ pairs: deals, mean, from, to }));
}
export interface Bin {
  readonly from: number;
  readonly counts: readonly number[];
}
const BINS = 14;
/** How many games of each series had such a length. */
export function histogram(series: readonly (readonly GameFigures[])[]): readonly Bin[] {
  const lengths = series.flat().map(({ length }) => length);
  if (lengths.length === 0) return [];
  const least = Math.min(...lengths);
  const wide = Math.max(1, Math.ceil((Math.max(...lengths) - least + 1) / BINS));
  return Array.from({ length: BINS }, (_, i) => ({
    from: least + i * wide,
    counts: series.map((games) => games.filter(({ length }) => Math.floor((length - least) / wide) === i).length),
  })).filter(
    ({ counts }, i, all) => counts.some((n) => n > 0) || all.slice(i).some((bin) => bin.counts.some((n) => n > 0)),
  );
}
/** In games in which the card was played the seat won so often; against all games it is proven or not. */
export interface CardRate extends Share {
  readonly print: number;
  /** Beyond what luck would do. */
  readonly proven: boolean;
}
const FEW_GAMES = 20;
export function cardRates(games: readonly GameFigures[], seat: number, most: number): readonly CardRate[] {
  const overall = winRate(games, seat).share;
  const prints = (games[0]?.played ?? []).map((_, print) => print);
  return prints
    .flatMap((print): readonly CardRate[] => {
      const among = games.filter(({ played }) => (played[print] ?? 0) > 0);
      if (among.length < FEW_GAMES || among.length === games.length) return [];
      const rate = winRate(among, seat);
      return [{ ...rate, print, proven: rate.from > overall || rate.to < overall }];
    })
    .toSorted((x, y) => Math.abs(y.share - overall) - Math.abs(x.share - overall))
    .slice(0, most);
}
/** Everything for a table sheet: one game a line. */
export function csvOf(first: readonly GameFigures[], second: readonly GameFigures[], seats: readonly string[]): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const head = ['series', 'game', 'length', ...seats.map((seat) => quoted(seat))].join(',');
  const rows = [first, second].flatMap((games, series) =>
    games.map(({ wins, length }, i) => [series + 1, i + 1, length, ...wins].join(',')),
  );
  return `${[head, ...rows].join('\n')}\n`;
}
