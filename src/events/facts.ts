import type { ClockChoice } from '../match/clock-choice.ts';

/** Who takes part, by the order in which they came; a number is never given twice. */
export type Player = number;

/** swiss: those who stand alike meet, nobody twice. league: everybody meets everybody. */
export const SYSTEMS = ['swiss', 'league'] as const;
export type System = (typeof SYSTEMS)[number];

/** What whoever makes an event says of it, once and for all. */
export interface EventTerms {
  readonly name: string;
  readonly game: string;
  /** Of every match, as everybody may know it, and on which terms seats bring what they play with. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly bestOf: number;
  readonly clock: ClockChoice;
  readonly spectators: 'public' | 'after';
  readonly system: System;
  /** 0: as many as the number of players asks for. */
  readonly rounds: number;
  /** So many may take part. */
  readonly places: number;
  /** Bots of this level come in when it begins, until there are so many players; 0: none. */
  readonly bots: { readonly level: string; readonly upTo: number };
  /** In seconds: how long a round may take, until when who plays must have come to the table, and what lies between rounds. */
  readonly roundTime: number;
  readonly showTime: number;
  readonly breakTime: number;
  /** Where packs are opened, once for all rounds: so many seconds may be built. Absent: everybody brings what they like. */
  readonly buildTime?: number;
  /** The next round waits until the time of this one is over, however early all have played. */
  readonly byCalendar: boolean;
  /** By the calendar; 0: when whoever made it says so. */
  readonly startsAt: number;
}

/** Of a match between two: the first seat has won, the second, neither is better, or both have lost. */
export const OUTCOMES = ['first', 'second', 'draw', 'none'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** games: they were played. absence: somebody did not come, or went. time: the round was over before the match. */
export type Ending = 'games' | 'absence' | 'time';
export const GONE = ['left', 'self', 'organiser', 'absence'] as const;
/** left: before it began. */
export type Gone = (typeof GONE)[number];
/** played: all rounds. few: too few came. pairs: nobody is left who has not met. calledOff: by the organiser. */
export const ENDS = ['played', 'few', 'pairs', 'calledOff'] as const;
export type End = (typeof ENDS)[number];

export interface Pairing {
  readonly seats: readonly [Player, Player];
  /** Where they meet, and their first game there. */
  readonly room: string;
  readonly match: string;
}
/** A table at which some of those who take part open packs, before the first round. */
export interface Pod {
  /** By place, in the order in which packs are passed. */
  readonly places: readonly Player[];
  readonly room: string;
  readonly match: string;
}
export interface TableResult {
  readonly outcome: Outcome;
  /** Games won, by seat of the pairing. */
  readonly wins: readonly [number, number];
  readonly by: Ending;
  /** Whoever did not come. */
  readonly absent?: readonly Player[];
  /** The games, each with its record. */
  readonly matches: readonly string[];
}

/** What has happened in an event. All else follows from these, in their order. */
export type EventFact =
  | { readonly do: 'join'; readonly who: string }
  | { readonly do: 'fill'; readonly level: string }
  | { readonly do: 'begin'; readonly seed: string; readonly rounds: number }
  /** Everybody sits down to open packs; `built`: at every table that is done. */
  | { readonly do: 'gather'; readonly pods: readonly Pod[] }
  | { readonly do: 'built' }
  | {
      readonly do: 'pair';
      readonly tables: readonly Pairing[];
      readonly bye?: Player;
      /** By the time at the tables: when the round is over, and until when everybody must have come. */
      readonly until: number;
      readonly show: number;
    }
  | ({ readonly do: 'result'; readonly round: number; readonly table: number } & TableResult)
  | {
      readonly do: 'correct';
      /** Of the command, so that nothing is corrected twice. */
      readonly id: string;
      readonly round: number;
      readonly table: number;
      readonly outcome: Outcome;
      readonly reason: string;
    }
  | { readonly do: 'drop'; readonly player: Player; readonly by: Gone }
  | { readonly do: 'end'; readonly why: End; readonly reason?: string };

/** Why something is refused in an event. */
export const EVENT_REASONS = [
  'event.none',
  'event.begun',
  'event.notBegun',
  'event.over',
  'event.full',
  'event.few',
  'event.twice',
  'event.notIn',
  'event.removed',
  'event.notOrganiser',
  'event.noTable',
  'event.noResult',
  'event.tooMany',
] as const;
export type EventReason = (typeof EVENT_REASONS)[number];

export const LEAST_PLAYERS = 4;
/** Two can open packs together and play. */
export const LEAST_WITH_PACKS = 2;
export const leastPlayers = ({ buildTime }: Pick<EventTerms, 'buildTime'>): number =>
  buildTime === undefined ? LEAST_PLAYERS : LEAST_WITH_PACKS;
export const MOST_PLAYERS: Readonly<Record<System, number>> = { swiss: 128, league: 32 };
