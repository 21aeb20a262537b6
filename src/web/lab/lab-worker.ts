import { type GameModule, moduleOf } from '../../games/index.ts';
import { type Setup, simulatePart } from '../../lab/simulate.ts';
import type { GameFigures } from './figures.ts';

export interface ToLab {
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** Cards of somebody's own beside those of the game. */
  readonly cards?: string;
}
/** Games as they are finished, a handful at a time. */
export type FromLab = { readonly figures: readonly GameFigures[]; readonly done: boolean } | { readonly error: string };

const scope = self as unknown as {
  postMessage(message: FromLab): void;
  onmessage: (event: MessageEvent<ToLab>) => void;
};
/** Milliseconds between two reports. */
const BEAT = 150;

async function run({ game: name, setup, bots, seed, count, cards: own }: ToLab): Promise<void> {
  const base: GameModule = await moduleOf(name);
  const module = own === undefined ? base : base.withCards!('cards.json', own);
  let figures: GameFigures[] = [];
  let told = performance.now();
  for (let n = 0; n < count; n++) {
    const cards = module.usage !== undefined;
    const { wins, lengths, played } = simulatePart(module, { setup, bots, seed, from: n, to: n + 1, cards });
    figures.push({ wins, length: lengths[0]!, played });
    if (n + 1 < count && performance.now() - told < BEAT) continue;
    scope.postMessage({ figures, done: n + 1 === count });
    figures = [];
    told = performance.now();
  }
}
scope.onmessage = ({ data }) => {
  run(data).catch((error: unknown) => scope.postMessage({ error: String(error) }));
};
