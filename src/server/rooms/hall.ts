import type { Limits } from '../limits.ts';
import type { LoadGame } from '../load-game.ts';
import type { Patience } from '../patience.ts';
import type { ServerStore } from '../store/store.ts';
import type { Hours, Time } from '../time.ts';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Presence } from './presence.ts';
import type { Rooms } from './rooms.ts';
import type { Tables } from './tables.ts';

/** What whoever looks after rooms has at hand. */
export interface Hall {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly load: LoadGame;
  readonly bots: readonly string[];
  readonly time: Time;
  readonly hours: Hours;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly patience: Patience;
  /** False only where one person is tried at several servers at once. */
  readonly oneLine: boolean;
  readonly rates: Limits;
}
