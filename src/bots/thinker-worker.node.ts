// The thread behind `Thinker`.
import { parentPort, workerData } from 'node:worker_threads';
import { welcomeGuests } from '../games/guests.node.ts';
import { isGameName, moduleOf } from '../games/index.ts';
import { InputError } from '../kernel/input.ts';
import { readWeightsFromFiles } from '../learned/shelf.node.ts';
import { letOthersGoFirst } from './manners.node.ts';
import { type Answer, type Task, Thinking } from './thinking.ts';

letOthersGoFirst();
welcomeGuests();
readWeightsFromFiles();

interface Asked {
  readonly id: number;
  readonly task: Task;
}
export type Answered = { readonly id: number } & ({ readonly answer: Answer } | { readonly failed: string });

/** The id of the task that is to end at once. */
const halted = workerData as Int32Array;
const thinking = new Thinking(async (name) => {
  if (!isGameName(name)) throw new InputError('game', `there is no game ${name}`);
  return (await moduleOf(name)).game;
});

async function answered({ id, task }: Asked): Promise<Answered> {
  try {
    return { id, answer: await thinking.think(task, () => Atomics.load(halted, 0) === id) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (asked: Asked) => {
  void answered(asked).then((message) => parentPort?.postMessage(message, []));
});
