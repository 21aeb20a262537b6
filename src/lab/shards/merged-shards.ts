import { type Job, shardsOf } from './job.ts';
import { type Verdict, verdictOf } from './stopping.ts';
import { mergedOutcome, type Outcome } from './summary.ts';

/** Shards from this one on, up to that one. */
export interface Part {
  readonly from: number;
  readonly to: number;
}
/** The share `i` of `n` that a machine takes when many take part without a queue: whole shards, next to each other. */
export const partOf = (job: Job, i: number, n: number): Part => ({
  from: Math.floor((shardsOf(job) * i) / n),
  to: Math.floor((shardsOf(job) * (i + 1)) / n),
});
const isWholeJob = (job: Job, { from, to }: Part): boolean => from === 0 && to === shardsOf(job);

/** Where a study ended by itself: after this many shards. */
export interface Stopped {
  readonly shards: number;
  readonly verdict: Verdict;
}

/**
 * The shards of a job, merged in their order. After each the plan is looked at; what comes after the shard at which it
 * says "enough" is left out, so that the end does not depend on who was faster.
 */
export class MergedShards {
  readonly job: Job;
  readonly part: Part;
  /** The shard that it takes next. */
  next: number;
  outcome: Outcome | undefined;
  stopped: Stopped | undefined;

  constructor(job: Job, part: Part = { from: 0, to: shardsOf(job) }) {
    this.job = job;
    this.part = part;
    this.next = part.from;
  }
  get over(): boolean {
    return this.stopped !== undefined || this.next === this.part.to;
  }
  add(shard: number, outcome: Outcome): void {
    this.addPart({ from: shard, to: shard + 1 }, outcome);
  }
  /** Several shards that were merged elsewhere; the plan is looked at after all of them. */
  addPart({ from, to }: Part, outcome: Outcome): void {
    if (from !== this.next || this.over) throw new Error(`shard ${from} came where ${this.next} was due`);
    this.outcome = mergedOutcome(this.outcome, outcome);
    this.next = to;
    const { plan } = this.job;
    // Of a part nothing can be said: what comes before it is not known here.
    if (plan === null || this.outcome.paired === undefined || !isWholeJob(this.job, this.part)) return;
    const verdict = verdictOf(this.outcome.paired, plan);
    if (verdict.claim !== 'open') this.stopped = { shards: this.next, verdict };
  }
}

/** Hands shards on to be merged in their order, whatever order they come in; keeps those that came too early. */
export class Queue {
  private readonly merged: MergedShards;
  private readonly early = new Map<number, Outcome>();
  constructor(merged: MergedShards) {
    this.merged = merged;
  }
  put(shard: number, outcome: Outcome): void {
    this.early.set(shard, outcome);
    for (;;) {
      const due = this.early.get(this.merged.next);
      if (due === undefined || this.merged.over) return;
      this.early.delete(this.merged.next);
      this.merged.add(this.merged.next, due);
    }
  }
}
