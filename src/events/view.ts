import type { End, Ending, EventTerms, Gone, Outcome, Player } from './facts.ts';
import type { Ranked } from './standings.ts';
import type { Correction, EventState, Table } from './state.ts';

/** Who takes part, as everybody sees them: by name, and strangers have no business with ids. */
export interface EventPlayer {
  /** Empty: a bot, or somebody who wanted to be forgotten. */
  readonly name: string;
  readonly bot?: string;
  readonly gone?: { readonly by: Gone; readonly after: number };
}
export interface EventTable {
  readonly seats: readonly [Player, Player];
  readonly room: string;
  /** waits: nobody has been dealt cards. */
  readonly stage: 'waits' | 'on' | 'over';
  /** Games won so far. */
  readonly wins: readonly [number, number];
  /** As it was last corrected. */
  readonly outcome?: Outcome;
  readonly by?: Ending;
  /** The games that are over, each with its record. */
  readonly matches: readonly string[];
}
export interface EventRound {
  readonly tables: readonly EventTable[];
  readonly bye?: Player;
  readonly at: number;
  readonly until: number;
  readonly show: number;
}
/** A table at which packs are opened: who sits where, and whether it is done. */
export interface EventPod {
  readonly places: readonly Player[];
  readonly room: string;
  /** Under which name what was opened can be asked for, once the event is over. */
  readonly match: string;
  readonly stage: 'on' | 'over';
}
/** An event as everybody sees it. Times are those at the tables, but for when it starts. */
export interface EventView extends EventTerms {
  readonly event: string;
  readonly code: string;
  readonly version: number;
  readonly listed: boolean;
  /** The time at the tables. */
  readonly at: number;
  /** The name of whoever made it. */
  readonly organiser: string;
  readonly phase: EventState['phase'];
  readonly players: readonly EventPlayer[];
  readonly planned: number;
  /** Where packs are opened before the first round. */
  readonly pods?: readonly EventPod[];
  readonly course: readonly EventRound[];
  /** When the next round begins, if all have played. */
  readonly next?: number;
  readonly standings: readonly Ranked[];
  readonly corrections: readonly Omit<Correction, 'id'>[];
  readonly commitment: string;
  /** Once it has begun. */
  readonly seed?: string;
  readonly ended?: { readonly why: End; readonly reason?: string };
  /** Who asks: as a player, and whether it is theirs to lead. */
  readonly me?: Player;
  readonly mine: boolean;
}
/** An event in a list. */
export interface ListedEvent extends Pick<
  EventView,
  'event' | 'name' | 'game' | 'system' | 'phase' | 'places' | 'startsAt' | 'bestOf' | 'organiser'
> {
  readonly people: number;
  /** Of so many rounds so many have begun. */
  readonly round: number;
  readonly planned: number;
  readonly me: boolean;
}

/** The terms alone, as they were committed to. */
export function termsOf(view: EventView): EventTerms {
  const { name, game, setup, terms, bestOf, clock, spectators, system, rounds, places, bots } = view;
  const { roundTime, showTime, breakTime, buildTime, byCalendar, startsAt } = view;
  const agreed = { name, game, setup, terms, bestOf, clock, spectators, system, rounds, places, bots };
  const times = { roundTime, showTime, breakTime, ...(buildTime === undefined ? {} : { buildTime }) };
  return { ...agreed, ...times, byCalendar, startsAt };
}
/** The event as everybody can count it again. */
export function stateOf(view: EventView): EventState {
  const tableOf = ({ seats, room, outcome, wins, by, matches }: EventTable, round: number, number: number): Table => {
    if (outcome === undefined || by === undefined) return { seats, room, match: '' };
    const first = view.corrections.find((one) => one.round === round && one.table === number);
    return { seats, room, match: '', result: { outcome: first?.was ?? outcome, wins, by, matches, at: 0 } };
  };
  return {
    version: view.version,
    at: view.at,
    phase: view.phase,
    players: view.players.map(({ bot, gone }) => ({
      ...(bot === undefined ? {} : { bot }),
      ...(gone === undefined ? {} : { gone }),
    })),
    ...(view.seed === undefined ? {} : { seed: view.seed }),
    planned: view.planned,
    ...(view.pods === undefined ? {} : { pods: view.pods }),
    rounds: view.course.map(({ tables, ...round }, number) => ({
      ...round,
      tables: tables.map((table, i) => tableOf(table, number, i)),
    })),
    corrections: view.corrections.map((correction, i) => ({ ...correction, id: String(i) })),
    ...(view.ended === undefined ? {} : { ended: view.ended }),
  };
}
