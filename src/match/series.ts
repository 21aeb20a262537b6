import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { ownSettings } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import type { Brought } from './brought.ts';
import { personOf } from './ledger.ts';
import type { Holder, Phase, Result } from './messages.ts';
import type { HeaderPacks, OpenedPacks } from './packs.ts';
import type { MatchHeader } from './store.ts';

export type Setup = Readonly<Record<string, unknown>>;

export interface NextGame<T> {
  readonly setup: Setup;
  readonly seats: readonly T[];
}
/** What the seats keep within a series. */
export interface NextOfSeries {
  readonly series?: SeriesScore;
  readonly brought?: readonly (Brought | null)[];
  /** The same packs, opened as they are. */
  readonly packs?: HeaderPacks;
}

/**
 * How the same people go on after a game: what passes on is the game's to say, such as the right to go first; of a game
 * that says nothing everybody moves one seat on. `seats` is who sat where, in any form.
 */
export function nextGame<T>(game: AnyGame, setup: Setup, seats: readonly T[], ended: State | undefined): NextGame<T> {
  const passesOn = game.rematch?.(ended);
  if (passesOn !== undefined) return { setup: { ...setup, ...passesOn }, seats };
  return { setup, seats: seats.map((_, seat) => seats[(seat + 1) % seats.length]!) };
}

/** A game that has ended: who sat where, and what they got. */
export interface EndedGame {
  readonly players: readonly string[];
  readonly scores: readonly number[];
  readonly roles?: Result['roles'];
  /** Which match it was and when it ended; rooms of older servers do not say. */
  readonly match?: string;
  readonly at?: number;
  /** How its series stood before it, if it was one of a series. */
  readonly series?: SeriesScore;
}
/** Who plays at the seat, however often seats change; a bot that keeps it for somebody is that person. */
export const playerOf = (holder: Holder): string =>
  personOf(holder) ?? (holder.kind === 'bot' ? `bot ${holder.level}` : '');

/** How a series stands between two games; whoever sat at a seat, now sits there or has moved on with it. */
export interface SeriesScore {
  readonly bestOf: number;
  /** The match that was its first game. */
  readonly first: string;
  readonly played: number;
  /** By seat. */
  readonly wins: readonly number[];
}
export const newSeries = (bestOf: number, first: string, seats: number): SeriesScore => ({
  bestOf,
  first,
  played: 0,
  wins: Array.from({ length: seats }, () => 0),
});
/** A drawn game, and one without scores, is nobody's. */
function afterGame(series: SeriesScore, scores: readonly number[] | undefined): SeriesScore {
  const winner = scores === undefined ? undefined : soleBest(scores);
  const wins = series.wins.map((won, seat) => (seat === winner ? won + 1 : won));
  return { ...series, played: series.played + 1, wins };
}
/** Somebody cannot be caught up with, or all has been played. */
export const isDecided = ({ bestOf, played, wins }: Pick<SeriesScore, 'bestOf' | 'played' | 'wins'>): boolean =>
  played >= bestOf || wins.some((won) => won > bestOf / 2);
/** Nothing of the series is left to be played: it was decided, or somebody has lost it by staying away. */
export const isOver = (series: SeriesScore, result: Result | undefined): boolean =>
  result?.forfeit !== undefined || isDecided(afterGame(series, result?.scores));

/** Between two games of a series: one is over and another follows (`pause`), then people gather for that (`next`). */
export type Stage = Phase | 'pause' | 'next';
interface Staged {
  readonly phase: Phase;
  readonly series?: SeriesScore | undefined;
  readonly result?: Result | undefined;
}
export function stageOf({ phase, series, result }: Staged): Stage {
  if (series === undefined || phase === 'on') return phase;
  if (phase === 'gathering') return series.played > 0 ? 'next' : phase;
  return isOver(series, result) ? phase : 'pause';
}
/** Nobody but who plays the series has anything to do at its seats, and nobody leaves them. */
export const isBetweenGames = (match: Staged): boolean => ['pause', 'next'].includes(stageOf(match));
function soleBest(scores: readonly number[]): number | undefined {
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  return scores.lastIndexOf(best) === at ? at : undefined;
}

interface Ended {
  readonly state: State | undefined;
  readonly result: Result | undefined;
  readonly brought: readonly (Brought | null)[] | undefined;
  readonly opened?: OpenedPacks | undefined;
}
/** As `nextGame`; until a series is over everybody has their wins and what they brought with them. */
export function goOn<T>(
  game: AnyGame,
  { setup, series: stood, packs }: Pick<MatchHeader, 'setup' | 'series' | 'packs'>,
  seats: readonly T[],
  { state, result, brought, opened }: Ended,
): NextGame<T> & NextOfSeries {
  if (stood === undefined) return nextGame(game, setup, seats, state);
  const series = afterGame(stood, result?.scores);
  const ended = isOver(stood, result);
  const kept = seats.map((seat, i) => ({ seat, won: series.wins[i]!, brought: brought?.[i] ?? null }));
  const next = nextGame(game, setup, kept, ended ? undefined : state);
  const goes = { setup: next.setup, seats: next.seats.map(({ seat }) => seat) };
  if (ended) return goes;
  return {
    ...goes,
    series: { ...series, wins: next.seats.map(({ won }) => won) },
    brought: next.seats.map((one, seat) => (fitsSeat(game, seat as Seat, one.brought) ? one.brought : null)),
    ...(packs && { packs: { ...packs, opened: opened! } }),
  };
}
/** Settings have the name of a seat: what was brought to another one is nothing here. */
const fitsSeat = (game: AnyGame, seat: Seat, brought: Brought | null): boolean =>
  brought !== null && Object.keys(brought.setup).every((name) => ownSettings(game.options, seat).includes(name));

/** Best of so many games. Players are counted by their seats in the first game; a drawn game is nobody's. */
export class Series {
  readonly bestOf: number;
  readonly wins: number[];
  played = 0;
  constructor(bestOf: number, players: number) {
    this.bestOf = bestOf;
    this.wins = Array.from({ length: players }, () => 0);
  }
  /** A game has ended; `players` is who sat where. */
  count(players: readonly number[], scores: readonly number[]): void {
    this.played++;
    const winner = soleBest(scores);
    if (winner !== undefined) this.wins[players[winner]!]!++;
  }
  get over(): boolean {
    return isDecided(this);
  }
  /** Who won more games than anybody else. */
  get winner(): number | undefined {
    const most = Math.max(...this.wins);
    const leaders = this.wins.flatMap((won, player) => (won === most ? [player] : []));
    return this.over && leaders.length === 1 ? leaders[0] : undefined;
  }
}
