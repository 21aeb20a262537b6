import { parentPort, workerData } from 'node:worker_threads';
import { comparePairs } from './leak.ts';

const { pairs, seed } = workerData as { readonly pairs: number; readonly seed: number };
const port = parentPort!;
port.postMessage(await comparePairs(pairs, seed), []);
