import { randomInt } from 'node:crypto';
import type { GameModule } from '../../kernel/module.ts';
import { readSetup } from '../../kernel/setup.ts';
import { type Job, moduleFor, type Shard, shardAt } from '../shards/job.ts';
import { readOutcome, type Shape } from '../shards/read-outcome.ts';
import { codeVersion } from '../shards/code.node.ts';
import { moduleOf } from '../../games/index.ts';
import { Desk } from './desk.node.ts';

/** A shard in the hands of a stranger. */
interface Lent extends Shard {
  readonly study: string;
  readonly shard: number;
  readonly job: Job;
}
/** Of so many shards that a lender gives one is played again by a worker of the host's own, and the first in any case. */
const CHECKED_IN = 4;
/** Who has not given it back by then has gone away. */
const LENT_SECONDS = 600;

/** Visitors' browsers play shards. Nothing of what one gives counts before some of it was played again elsewhere. */
export class Lending {
  private readonly desk: Desk;
  private readonly load: (game: string) => Promise<GameModule>;
  /** Whether to look at the next one: nobody outside may know. */
  private readonly chosen: () => boolean;
  constructor(
    desk: Desk,
    load: (game: string) => Promise<GameModule>,
    chosen: () => boolean = () => randomInt(CHECKED_IN) === 0,
  ) {
    this.desk = desk;
    this.load = load;
    this.chosen = chosen;
  }
  /** From the end, while the host's own workers come from the beginning. */
  async take(who: string, code: string): Promise<Lent | undefined> {
    const { rows } = await this.desk.pool.query<{ job: string; shard: number }>(
      `INSERT INTO redut_lab.lent (job, shard, lender, until)
       SELECT j.id, s.shard, $1, now() + make_interval(secs => $3)
       FROM redut_lab.job j
       CROSS JOIN LATERAL (
         SELECT n AS shard FROM generate_series(j.shards - 1, 0, -1) n
         WHERE NOT EXISTS (SELECT 1 FROM redut_lab.outcome o WHERE o.job = j.id AND o.shard = n)
           AND NOT EXISTS (SELECT 1 FROM redut_lab.lent l WHERE l.job = j.id AND l.shard = n AND l.until > now())
         LIMIT 1) s
       WHERE j.code = $2 AND j.lendable AND NOT j.closed AND j.failed IS NULL
         AND NOT EXISTS (SELECT 1 FROM redut_lab.lender w WHERE w.who = $1 AND w.barred)
       ORDER BY j.made LIMIT 1
       ON CONFLICT (job, shard) DO UPDATE SET lender = EXCLUDED.lender, until = EXCLUDED.until
         WHERE redut_lab.lent.until <= now()
       RETURNING job, shard`,
      [who, code, LENT_SECONDS],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    const { job } = await this.desk.find(row.job);
    return { study: row.job, shard: row.shard, job, ...shardAt(job, row.shard) };
  }
  /** Whether it was taken; what was not lent, or to somebody else, is not. */
  async give(who: string, study: string, shard: number, outcome: string): Promise<boolean> {
    const kept = await this.desk.find(study).catch(() => undefined);
    if (kept === undefined) return false;
    const { job } = kept;
    readOutcome(outcome, job, shardAt(job, shard), await this.shapeOf(job));
    return this.desk.inTransaction(async (client) => {
      // The lender first, as everywhere: else two who deal with it would wait for each other.
      const { rows } = await client.query<{ agreed: number; barred: boolean; checking: number }>(
        `INSERT INTO redut_lab.lender AS l (who) VALUES ($1) ON CONFLICT (who) DO UPDATE SET who = EXCLUDED.who
         RETURNING l.agreed, l.barred, (SELECT count(*)::int FROM redut_lab.checking c WHERE c.lender = $1) AS checking`,
        [who],
      );
      const { rowCount } = await client.query(
        'DELETE FROM redut_lab.lent WHERE job = $1 AND shard = $2 AND lender = $3',
        [study, shard, who],
      );
      if (rowCount === 0) return false;
      const { agreed, barred, checking } = rows[0]!;
      if (barred) return false;
      const { rowCount: added } = await client.query(
        'INSERT INTO redut_lab.outcome (job, shard, lender, outcome) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [study, shard, who, outcome],
      );
      if (added === 0) return true;
      const isFirst = agreed === 0 && checking === 0;
      if (isFirst || this.chosen()) {
        await client.query('INSERT INTO redut_lab.checking (job, shard, lender) VALUES ($1, $2, $3)', [
          study,
          shard,
          who,
        ]);
        await this.desk.enqueue(client, study, job.code, [shard], true);
      }
      return true;
    });
  }
  private async shapeOf(job: Job): Promise<Shape> {
    const [arm] = job.arms;
    const { game, usage } = moduleFor(await this.load(job.game), job, arm!);
    return { seats: game.seats(readSetup(game.options, arm!.setup)), prints: usage?.prints.length ?? 0 };
  }
}

/** What a server needs of it: one desk for as long as it serves, and shards of its own version of the code alone. */
export async function openLending(url: string): Promise<{
  readonly code: string;
  take(who: string): Promise<(Omit<Lent, 'job'> & { readonly job: Readonly<Record<string, unknown>> }) | undefined>;
  give(who: string, study: string, shard: number, outcome: string): Promise<boolean>;
  close(): Promise<void>;
}> {
  const code = codeVersion();
  const desk = await Desk.open(url, false);
  const lending = new Lending(desk, (game) => moduleOf(game));
  return {
    code,
    async take(who) {
      const lent = await lending.take(who, code);
      return lent === undefined ? undefined : { ...lent, job: { ...lent.job } };
    },
    give: (who, study, shard, outcome) => lending.give(who, study, shard, outcome),
    close: () => desk.close(),
  };
}
