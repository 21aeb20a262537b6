import type { AnyGame } from '../kernel/game.ts';
import type { State } from '../kernel/table.ts';
import { personOf } from './ledger.ts';
import type { Holder } from './messages.ts';

export type Setup = Readonly<Record<string, unknown>>;

export interface NextGame<T> {
  readonly setup: Setup;
  readonly seats: readonly T[];
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
}
/** Who plays at the seat, however often seats change; a bot that keeps it for somebody is that person. */
export const playerOf = (holder: Holder): string =>
  personOf(holder) ?? (holder.kind === 'bot' ? `bot ${holder.level}` : '');

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
    const best = Math.max(...scores);
    const winners = players.filter((_, seat) => scores[seat] === best);
    if (winners.length === 1) this.wins[winners[0]!]!++;
  }
  /** Somebody cannot be caught up with, or all has been played. */
  get over(): boolean {
    return this.played >= this.bestOf || this.wins.some((won) => won > this.bestOf / 2);
  }
  /** Who won more games than anybody else. */
  get winner(): number | undefined {
    const most = Math.max(...this.wins);
    const leaders = this.wins.flatMap((won, player) => (won === most ? [player] : []));
    return this.over && leaders.length === 1 ? leaders[0] : undefined;
  }
}
