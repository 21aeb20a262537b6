import type { Other, Outlook } from '../../worker/outlook.ts';
import { startWorker } from '../../worker/start.ts';
import type { Reviewed, ToCompare, ToReview } from '../../worker/wire.ts';

interface Thought<T> {
  readonly found: Promise<T>;
  stop(): void;
}
/** Asks a worker of its own, which ends with its answer. */
function ask<T>(task: ToReview | ToCompare, read: (said: Reviewed) => T | undefined): Thought<T> {
  const worker = startWorker('reviewer');
  const found = new Promise<T>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reviewed>) => {
      const answer = 'error' in data ? undefined : read(data);
      if (answer === undefined && !('error' in data)) return;
      worker.terminate();
      if ('error' in data) reject(new Error(data.error));
      else resolve(answer!);
    });
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
  });
  worker.postMessage(task);
  return { found, stop: () => worker.terminate() };
}
/** Thinks about the whole game; `sofar` hears meanwhile how far it has come. */
export const think = (task: ToReview, sofar?: (outlook: Outlook) => void): Thought<Outlook> =>
  ask(task, (said) => {
    if (!('outlook' in said)) return undefined;
    if (!said.whole) sofar?.(said.outlook);
    return said.whole ? said.outlook : undefined;
  });
/** What else could have been done at a move. */
export const compare = (task: ToCompare): Thought<readonly Other[]> =>
  ask(task, (said) => ('others' in said ? said.others : undefined));
