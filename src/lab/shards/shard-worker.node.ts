// A thread of the lab that plays shards of jobs.
import { parentPort } from 'node:worker_threads';
import { prepareBot } from '../../bots/spec.ts';
import { welcomeGuests } from '../../games/guests.node.ts';
import { isGameName, moduleOf } from '../../games/index.ts';
import { readWeightsFromFiles } from '../../learned/shelf.node.ts';
import { playShard } from './shard.ts';
import type { ShardAnswered, ShardAsked } from './team.node.ts';

welcomeGuests();
readWeightsFromFiles();

async function answer({ job, from, to }: ShardAsked): Promise<ShardAnswered> {
  try {
    if (!isGameName(job.game)) return { failed: `there is no game ${job.game}` };
    const module = await moduleOf(job.game);
    for (const bot of job.arms.flatMap((arm) => arm.bots)) await prepareBot(bot, module.game);
    return { outcome: playShard(module, job, { from, to }) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (asked: ShardAsked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered, []));
});
