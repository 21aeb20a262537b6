// The thread behind `derive`. The pool that Node would do this in has the priority of the one that serves: with two cores,
// two strangers who try passwords would have them both.
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { letOthersGoFirst } from '../../bots/manners.node.ts';
import { messageOf } from '../watch/log.ts';

export interface Question {
  readonly password: string;
  readonly salt: Uint8Array;
  /** How long the key shall be. */
  readonly bytes: number;
}
export type Derived = { readonly key: Uint8Array } | { readonly failed: string };

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;

letOthersGoFirst();
function derived({ password, salt, bytes }: Question): Derived {
  try {
    return { key: scryptSync(password, salt, bytes, COST) };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
parentPort?.on('message', (question: Question) => parentPort?.postMessage(derived(question), []));
