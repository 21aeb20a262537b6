import type { Events } from './events/events.ts';
import type { Notices } from './push/notices.ts';
import type { Push } from './push/push.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { Presence } from './rooms/presence.ts';
import type { Rooms } from './rooms/rooms.ts';
import type { LoadGame } from './load-game.ts';
import type { Tables } from './rooms/tables.ts';
import type { Records } from './store/scribe.ts';
import type { ServerStore } from './store/store.ts';
import type { Hours, Time } from './time.ts';
import type { Lending } from './lending.ts';
import type { Log } from './watch/log.ts';
import type { Metrics } from './watch/metrics.ts';
import type { Limits } from './wire/limits.ts';

/** How patient the server is, in milliseconds. */
export interface Patience {
  /** After so long away a bot may be called to the seat. */
  readonly replace: number;
  /** After so long away the others may claim the match. */
  readonly absent: number;
  readonly ping: number;
  /** How often the log is asked whether matches went on at other servers. */
  readonly refresh: number;
  /** How often the sessions of those who are connected are asked about, where others can end them, too. */
  readonly sessions: number;
  /** How often events are looked at: what is due there, and what has come of their matches. */
  readonly events: number;
  /** Who is away for less than this needs no notice that it is their turn. */
  readonly notice: number;
}
export const PATIENCE: Patience = {
  replace: 60_000,
  absent: 180_000,
  ping: 7000,
  refresh: 150,
  sessions: 500,
  events: 500,
  notice: 3000,
};

/** What the parts of a server share. */
export interface House {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly events: Events;
  readonly presence: Presence;
  /** The games that rooms can be made for. */
  readonly games: readonly string[];
  readonly load: LoadGame;
  readonly records: Records;
  readonly bots: readonly string[];
  readonly time: Time;
  readonly hours: Hours;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly patience: Patience;
  /** False only where one person is tried at several servers at once. */
  readonly oneLine: boolean;
  /** Where there is a way to tell people who are away. */
  readonly push: Push | undefined;
  readonly notices: Notices | undefined;
  readonly rates: Limits;
  /** Where browsers may help with studies. */
  readonly lending: Lending | undefined;
  /** Where ratings are kept. */
  readonly ratings: Ratings | undefined;
}
