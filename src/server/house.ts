import type { EventHall } from './events/hall.ts';
import type { Lending } from './lending.ts';
import type { Push } from './push/push.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { Records } from './store/records.ts';

/** What the whole of a server has at hand. */
export interface House extends EventHall {
  /** The games that rooms can be made for. */
  readonly games: readonly string[];
  readonly records: Records;
  /** Where there is a way to tell people who are away. */
  readonly push: Push | undefined;
  /** Where browsers may help with studies. */
  readonly lending: Lending | undefined;
  /** Where ratings are kept. */
  readonly ratings: Ratings | undefined;
}
