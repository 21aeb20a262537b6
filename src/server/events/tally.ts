import type { Outcome } from '../../events/facts.ts';
import type { Result } from '../../match/messages.ts';
import { isDecided } from '../../match/series.ts';
import type { Room } from '../room.ts';

/** How two who meet stand, as their games tell it. */
export interface Tally {
  /** Games won, by seat of the pairing. */
  readonly wins: readonly [number, number];
  readonly outcome: Outcome;
  /** Nothing is left to be played. */
  readonly isOver: boolean;
  /** The games that are over. */
  readonly matches: readonly string[];
}
/** Where seats change from game to game, who sat first sits second in every other one. */
export const seatIn = (seat: number, game: number, moves: boolean): 0 | 1 =>
  (moves && game % 2 === 1 ? 1 - seat : seat) as 0 | 1;

/** `result` is that of the room's match, if it is over. */
export function tallyOf(room: Room, result: Result | undefined, moves: boolean): Tally {
  const { bestOf = 1 } = room;
  const earlier = (room.ended ?? []).map(({ scores, match }, game) => ({ scores, match: match!, game }));
  const now = { scores: result?.scores, match: room.match, game: room.round - 1 };
  const games = result === undefined ? earlier : [...earlier, now];
  const wins: [number, number] = [0, 0];
  for (const { scores, game } of games) {
    const winner = scores === undefined || scores[0] === scores[1] ? undefined : scores[0]! > scores[1]! ? 0 : 1;
    if (winner !== undefined) wins[seatIn(winner, game, moves)]++;
  }
  // In a game of points whoever gives up has none, and has lost all the same.
  const givenUp = bestOf === 1 && result !== undefined && result.scores === undefined ? result.seat : result?.forfeit;
  const lost = givenUp === undefined ? undefined : seatIn(givenUp, now.game, moves);
  const isOver = lost !== undefined || isDecided({ bestOf, played: games.length, wins });
  const dealt = games.filter(({ scores }) => scores !== undefined || bestOf === 1).map(({ match }) => match);
  return { wins, isOver, matches: dealt, outcome: lost === undefined ? outcomeBy(wins) : lostBy([lost]) };
}
export const outcomeBy = ([first, second]: readonly [number, number]): Outcome =>
  first === second ? 'draw' : first > second ? 'first' : 'second';
/** By those seats. */
export const lostBy = (seats: readonly number[]): Outcome =>
  seats.length > 1 ? 'none' : seats[0] === 0 ? 'second' : 'first';
