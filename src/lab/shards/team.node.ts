import { Worker } from 'node:worker_threads';
import { MergedShards, type Part, Queue } from './merged-shards.ts';
import { type Job, shardAt } from './job.ts';
import type { Outcome } from './summary.ts';

export interface ShardAsked {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}
export type ShardAnswered = { readonly outcome: Outcome } | { readonly failed: string };

/** Threads that play shards; the thread that asks stays free to talk. */
export class Team {
  private readonly idle: Worker[];
  private readonly all: readonly Worker[];
  constructor(threads: number) {
    this.all = Array.from({ length: threads }, () => new Worker(new URL('shard-worker.node.ts', import.meta.url)));
    this.idle = [...this.all];
  }
  get size(): number {
    return this.all.length;
  }
  play(job: Job, shard: number): Promise<Outcome> {
    const { from, to } = shardAt(job, shard);
    return this.playGames(job, from, to);
  }
  /** As many at a time as there are threads. */
  async playGames(job: Job, from: number, to: number): Promise<Outcome> {
    const worker = this.idle.pop();
    if (worker === undefined) throw new Error('every thread is busy');
    try {
      return await ask(worker, { job, from, to });
    } finally {
      this.idle.push(worker);
    }
  }
  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }
}
function ask(worker: Worker, asked: ShardAsked): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('error', reject);
    worker.once('message', (answer: ShardAnswered) => {
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.outcome);
    });
    worker.postMessage(asked, []);
  });
}

/** The shards of a job, or of a part of it, on threads of this machine. In memory are those that came too early, and the sum. */
export async function runJob(
  job: Job,
  team: Team,
  { part, progress }: { readonly part?: Part; readonly progress?: (games: number) => void } = {},
): Promise<MergedShards> {
  const merged = new MergedShards(job, part);
  const queue = new Queue(merged);
  let { next } = merged;
  const labour = async (): Promise<void> => {
    while (next < merged.part.to && !merged.over) {
      const shard = next++;
      queue.put(shard, await team.play(job, shard));
      progress?.(Math.min(job.games, merged.next * job.size) - merged.part.from * job.size);
    }
  };
  await Promise.all(Array.from({ length: team.size }, labour));
  return merged;
}
