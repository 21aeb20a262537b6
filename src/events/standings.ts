import type { Outcome, Player, System, TableResult } from './facts.ts';
import { type EventState, outcomeOf } from './state.ts';
import { lotsOf } from './lots.ts';

/** What a match, or a free round, was to one of those who played. */
export type Mark = 'win' | 'draw' | 'loss' | 'bye' | 'open' | 'none';

/** Points are counted in halves: a win is 2, a draw 1. */
export interface Ranked {
  readonly player: Player;
  readonly points: number;
  /** The points of everybody they met. */
  readonly strength: number;
  /** The points of those they beat, and half of those they drew with; in quarters. */
  readonly beaten: number;
  /** Games won less games lost. */
  readonly games: number;
  /** By round; none: they were not paired. */
  readonly marks: readonly Mark[];
}
const POINTS: Readonly<Record<Mark, number>> = { win: 2, draw: 1, loss: 0, bye: 2, open: 0, none: 0 };
/** In a league everybody has as many free rounds as the others, so they are worth nothing. */
const pointsFor = (mark: Mark, system: System): number => (mark === 'bye' && system === 'league' ? 0 : POINTS[mark]);

const MARKS: Readonly<Record<Outcome, readonly [Mark, Mark]>> = {
  first: ['win', 'loss'],
  second: ['loss', 'win'],
  draw: ['draw', 'draw'],
  none: ['loss', 'loss'],
};
/** By how many games the first seat is ahead: a match that was corrected counts as one game of what it was corrected to. */
const aheadBy = (outcome: Outcome, { outcome: played, wins }: TableResult): number =>
  outcome === played ? wins[0] - wins[1] : outcome === 'first' ? 1 : outcome === 'second' ? -1 : 0;

/** What one round was to the player, against whom, and by how many games. */
interface Played {
  readonly mark: Mark;
  readonly against?: Player;
  readonly games: number;
}
function playedIn(state: EventState, round: number, player: Player): Played {
  const { tables, bye } = state.rounds[round]!;
  if (bye === player) return { mark: 'bye', games: 0 };
  const table = tables.findIndex(({ seats }) => seats.includes(player));
  if (table < 0) return { mark: 'none', games: 0 };
  const { seats, result } = tables[table]!;
  const seat = seats[0] === player ? 0 : 1;
  const outcome = outcomeOf(state, round, table);
  const against = seats[1 - seat]!;
  if (outcome === undefined || result === undefined) return { mark: 'open', against, games: 0 };
  const ahead = aheadBy(outcome, result);
  return { mark: MARKS[outcome][seat], against, games: seat === 0 ? ahead : -ahead };
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Everybody who took part, best first: by points, strength, whom they beat, games, and last by lot. */
export function standingsOf(state: EventState, system: System): readonly Ranked[] {
  const played = state.players.map((_, player) => state.rounds.map((__, round) => playedIn(state, round, player)));
  const points = played.map((rounds) => sum(rounds.map(({ mark }) => pointsFor(mark, system))));
  const lots = lotsOf(state);
  const all = state.players.flatMap(({ gone }, player): Ranked[] => {
    if (gone?.by === 'left' || (gone !== undefined && gone.after === 0)) return [];
    const rounds = played[player]!;
    const met = rounds.filter(({ against, mark }) => against !== undefined && mark !== 'open');
    return [
      {
        player,
        points: points[player]!,
        strength: sum(met.map(({ against }) => points[against!]!)),
        beaten: sum(met.map(({ against, mark }) => points[against!]! * POINTS[mark])),
        games: sum(rounds.map(({ games }) => games)),
        marks: rounds.map(({ mark }) => mark),
      },
    ];
  });
  return all.toSorted(
    (a, b) =>
      b.points - a.points ||
      b.strength - a.strength ||
      b.beaten - a.beaten ||
      b.games - a.games ||
      lots[a.player]! - lots[b.player]!,
  );
}
