import type { Fields } from '../kernel/input.ts';

/** A shard of a study that a visitor's browser may play: the study as the lab wrote it, and the bounds of the games. */
export interface LentShard {
  readonly study: string;
  readonly shard: number;
  readonly job: Readonly<Record<string, unknown>>;
  readonly from: number;
  readonly to: number;
}
/** Where the host lets browsers help with studies. Who says something false is found out there (docs/lab.md). */
export interface Lending {
  /** The version of the code: other pages cannot help. */
  readonly code: string;
  take(who: string): Promise<LentShard | undefined>;
  give(who: string, study: string, shard: number, outcome: string): Promise<boolean>;
}
export interface GivenShard {
  readonly study: string;
  readonly shard: number;
  /** In pieces, since no text of a message is long. */
  readonly outcome: readonly string[];
}
/** As many shards as a study can have. */
const MOST_SHARDS = 1_000_000;
export const PIECE = 256;

export function readGiven(fields: Fields): GivenShard {
  const study = fields.text('study');
  const shard = fields.number('shard', 0, MOST_SHARDS);
  const outcome = fields.texts('outcome');
  fields.done();
  return { study, shard, outcome };
}
