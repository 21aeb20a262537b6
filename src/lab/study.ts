import type { AnyGame, Measures, Usage } from '../kernel/game.ts';
import type { Seat, SeatMask } from '../kernel/ids.ts';
import type { Rules } from '../kernel/rules.ts';
import type { RuleFiles } from '../kernel/module.ts';
import type { State } from '../kernel/table.ts';
import type { GameTexts } from '../kernel/text.ts';

/** A game as the lab sees it; see `GameModule` for its parts. */
export interface Subject {
  readonly game: AnyGame;
  readonly texts?: GameTexts;
  readonly rules?: RuleFiles;
  readonly measures?: (s: State) => Measures;
  readonly usage?: Usage;
  readonly studied?: Readonly<Record<string, unknown>>;
}
/** How a study is carried out. */
export interface Conduct {
  readonly seed?: number;
  readonly threads?: number;
  /** Called now and then with how many of the games have been played. */
  readonly progress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** One seed out of several numbers: what depends on them does not depend on the order or the thread of the work. */
export function seedOf(...numbers: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const n of numbers) {
    h = Math.imul(h ^ n, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h;
}

/** The seats that won: those with a positive score, or, where all count points, the one that has the most. */
export function winners(rules: Rules, s: State): SeatMask {
  const points = rules.game.utility === 'score' && rules.seats > 1;
  let best = points ? Number.NEGATIVE_INFINITY : 0;
  let mask = 0;
  for (let seat = 0 as Seat; seat < rules.seats; seat++) {
    const score = rules.score(s, seat);
    if (points && score === best) mask = 0;
    if (score <= best) continue;
    mask = points ? 1 << seat : mask | (1 << seat);
    if (points) best = score;
  }
  return mask;
}

/** A part of so many games, with its 95 % interval. */
export interface Share {
  readonly games: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}
/** The interval by Wilson, for `games` independent games of which this share is meant. */
export function shareOf(share: number, games: number): Share {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const reach = (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
  return { games, share, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) };
}

export interface Spread {
  readonly games: number;
  readonly mean: number;
  readonly least: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly most: number;
}
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    games: values.length,
    mean: values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1),
    least: at(0),
    lowerQuarter: at(0.25),
    median: at(0.5),
    upperQuarter: at(0.75),
    most: at(1),
  };
}
