import type { Notices } from '../push/notices.ts';
import type { Hall } from '../rooms/hall.ts';
import type { Events } from './events.ts';

/** What whoever looks after events has at hand besides. */
export interface EventHall extends Hall {
  readonly events: Events;
  /** Where there is a way to tell people who are away. */
  readonly notices: Notices | undefined;
}
