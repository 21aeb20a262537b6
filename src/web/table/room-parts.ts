import type { ComponentChildren } from 'preact';
import type { Seat } from '../../kernel/ids.ts';

/** What a room of several people adds to the table. */
export interface RoomParts {
  /** Beside the name of a seat: its clock, and whether its player is there. */
  readonly seat: (seat: Seat) => ComponentChildren;
  /** In the bar. */
  readonly tools: ComponentChildren;
  /** Under the result, in place of a rematch that one deals oneself. */
  readonly after: ComponentChildren;
}
