import type { AnyGame } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { SHIPPED } from './shipped.ts';
import { misfit, unpacked, type Weights } from './weights.ts';

/** Brings the gzipped weights of a game, or nothing if there are none. */
type WeightReader = (game: string) => Promise<Uint8Array | undefined>;

/** As a page gets them; Node has a reader of its own. */
const overTheWire: WeightReader = async (game) => {
  const address = SHIPPED[game];
  if (address === undefined) return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new InputError('bot', `the weights of ${game} could not be fetched: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
let reader = overTheWire;
export const readWeightsBy = (other: WeightReader): void => void (reader = other);

const shelf = new WeakMap<AnyGame, Weights>();

/** Has the weights of a game lie ready, for a bot that sits down: nobody else needs them. Says why if it cannot be. */
export async function fetchWeights(game: AnyGame): Promise<void> {
  if (shelf.has(game)) return;
  const bytes = await reader(game.name);
  if (bytes === undefined)
    throw new InputError('bot', `nobody has learned ${game.name} yet: there are no weights for it`);
  putWeights(game, unpacked(await gunzipped(bytes), `the weights of ${game.name}`));
}
/** Games of which nobody has weights, or whose weights do not fit: they are not asked about again. */
const without = new WeakSet<AnyGame>();
/** Those that are on their way. */
const coming = new WeakMap<AnyGame, Promise<void>>();
/** Nobody waits longer than this for a bot that could play without: on a slow line weights come in the middle of a game. */
const PATIENCE_MS = 3000;
/** Has the weights lie ready if they can be had, and soon. */
export async function haveWeights(game: AnyGame): Promise<void> {
  if (shelf.has(game) || without.has(game)) return;
  const fetched = coming.get(game) ?? fetchIfThere(game);
  coming.set(game, fetched);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([fetched, late]);
  clearTimeout(timer);
}
async function fetchIfThere(game: AnyGame): Promise<void> {
  try {
    await fetchWeights(game);
  } catch (error) {
    // What could not be fetched now, as without a network, may be there later.
    if (error instanceof InputError) without.add(game);
  } finally {
    coming.delete(game);
  }
}
export const areWeightsAtHand = (game: AnyGame): boolean => shelf.has(game);
/** The same with weights that are at hand. */
export function putWeights(game: AnyGame, weights: Weights): void {
  const why = misfit(weights, game);
  if (why !== undefined) throw new InputError('bot', why);
  shelf.set(game, weights);
}
export function weightsOf(game: AnyGame): Weights {
  const weights = shelf.get(game);
  if (weights === undefined) throw new InputError('bot', `the weights of ${game.name} have not been fetched`);
  return weights;
}
async function gunzipped(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const plain = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(plain).arrayBuffer());
  } catch {
    throw new InputError('bot', 'the weights are not packed with gzip, or cut off');
  }
}
