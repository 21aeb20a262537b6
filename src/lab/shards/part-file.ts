import { InputError } from '../../kernel/input.ts';
import type { Part as Span } from './merged-shards.ts';
import type { Job } from './job.ts';
import type { Outcome } from './summary.ts';

/** What one machine has played of a job, as a file. */
export interface Part {
  readonly redut: 'lab part';
  readonly job: Job;
  readonly shards: Span;
  /** Left out where a machine had nothing to do. */
  readonly outcome?: Outcome;
}
export const partFile = (job: Job, shards: Span, outcome: Outcome | undefined): Part => ({
  redut: 'lab part',
  job,
  shards,
  ...(outcome === undefined ? {} : { outcome }),
});
export function readPart(json: unknown, file: string): Part {
  if (typeof json !== 'object' || json === null || !('redut' in json) || json.redut !== 'lab part')
    throw new InputError(file, 'is not a part of a study: redut lab run --shard 1/4 --out part.json writes one');
  return json as Part;
}
