import { printOutcome } from '../shards/summary.ts';
import type { Team } from '../shards/team.node.ts';
import { HEARTBEAT_SECONDS } from './boss.node.ts';
import type { Desk, Taken } from './desk.node.ts';

interface Labour {
  readonly code: string;
  /** End when no job is left, instead of waiting for the next. */
  readonly untilDone?: boolean;
  readonly signal?: AbortSignal;
  readonly told?: (line: { readonly job: string; readonly shard: number; readonly seconds: number }) => void;
}
const PAUSE_MS = 500;
/** A signal that is given ends the pause. */
const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Takes shards from the queue and plays them, one on each thread, until it is told to stop or there are none. */
export async function work(desk: Desk, team: Team, labour: Labour): Promise<void> {
  const { code, untilDone = false, signal, told } = labour;
  const labours = Array.from({ length: team.size }, async () => {
    for (;;) {
      if (signal?.aborted === true) return;
      const taken = await desk.take(code);
      if (taken !== undefined) {
        const began = performance.now();
        await playTaken(desk, team, taken);
        told?.({ job: taken.kept.id, shard: taken.shard, seconds: (performance.now() - began) / 1000 });
      } else if (untilDone && (await desk.unfinished(code)) === 0) return;
      else await pause(signal);
    }
  });
  await Promise.all(labours);
}
async function playTaken(desk: Desk, team: Team, taken: Taken): Promise<void> {
  const beat = setInterval(() => void desk.beat(taken).catch(() => undefined), (1000 * HEARTBEAT_SECONDS) / 3);
  try {
    const played = await team.play(taken.kept.job, taken.shard).then(
      (outcome) => ({ outcome }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    if ('failed' in played) await desk.failed(taken, `shard ${taken.shard}: ${played.failed}`);
    else await desk.finish(taken, printOutcome(played.outcome));
  } finally {
    clearInterval(beat);
  }
}
