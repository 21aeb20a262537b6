// A thread of the lab: gets a piece of work, does it, answers.
import { parentPort } from 'node:worker_threads';
import { welcomeGuests } from '../../games/guests.node.ts';
import { isGameName, moduleOf } from '../../games/index.ts';
import { type ArenaJob, arenaPart } from '../arena.ts';
import { readWeightsFromFiles } from '../../learned/shelf.node.ts';
import { prepareBot } from '../../bots/spec.ts';
import type { Answered, Asked, Kind, Work } from './crew.node.ts';
import { type FuzzJob, fuzzPart } from '../fuzz.ts';
import { type MatrixJob, matrixPart } from '../matrix.ts';
import { type SimulationJob, simulatePart } from '../simulate.ts';
import { type CheckJob, checkPart } from '../puzzles/check.ts';
import { type ExplainJob, explainPart } from '../puzzles/explain.ts';
import { type MineJob, minePart } from '../puzzles/mine.ts';
import { type RateJob, ratePart } from '../puzzles/rate.ts';
import type { Subject } from '../study.ts';

welcomeGuests();
readWeightsFromFiles();

function perform(subject: Subject, { kind, job }: Asked): Work[Kind]['part'] {
  if (kind === 'simulate') return simulatePart(subject, job as SimulationJob);
  if (kind === 'arena') return arenaPart(subject, job as ArenaJob);
  if (kind === 'matrix') return matrixPart(subject, job as MatrixJob);
  if (kind === 'mine') return minePart(subject, job as MineJob);
  if (kind === 'check') return checkPart(subject, job as CheckJob);
  if (kind === 'explain') return explainPart(subject, job as ExplainJob);
  if (kind === 'rate') return ratePart(subject, job as RateJob);
  return fuzzPart(subject, job as FuzzJob);
}
/** The bots that are to play in this piece of work. */
function botsOf({ kind, job }: Asked): readonly string[] {
  // Whatever is done with puzzles, learned players do it where there are any.
  if (kind === 'mine' || kind === 'check' || kind === 'explain' || kind === 'rate') return ['marshal'];
  if ('bots' in job) return job.bots;
  return 'bot' in job ? [job.bot] : [];
}
async function answer(asked: Asked): Promise<Answered> {
  try {
    if (!isGameName(asked.game)) return { failed: `there is no game ${asked.game}` };
    const subject = await moduleOf(asked.game);
    for (const bot of botsOf(asked)) await prepareBot(bot, subject.game);
    return { part: perform(subject, asked) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered, []));
});
