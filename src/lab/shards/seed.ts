import { InputError } from '../../kernel/input.ts';
import { sha256 } from '../../kernel/sha256.ts';

/** A seed of 64 bits as two words: low, high. */
export type Seed = readonly [number, number];

const LARGEST = 2n ** 64n - 1n;
/** As studies write it: decimal digits, or words, which become a number that is as good as any. */
export function readSeed(written: string): string {
  if (/^\d+$/.test(written)) {
    if (BigInt(written) > LARGEST) throw new InputError('seed', `must be at most ${LARGEST}, not ${written}`);
    return String(BigInt(written));
  }
  if (written === '') throw new InputError('seed', 'must not be empty');
  const bytes = sha256(new TextEncoder().encode(`redut lab ${written}`));
  return String(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
}
export function seedIn(written: string): Seed {
  const whole = BigInt(readSeed(written));
  return [Number(whole & 0xffffffffn) | 0, Number(whole >> 32n) | 0];
}

const ROUNDS = 4;
/** As many games as a job can have, and as many streams as each of them. */
export const MOST_GAMES = 2 ** 44;
const STREAMS = 2 ** 20;
const LOW = 2 ** 32;

/**
 * The seed of one stream of one game: 0 is the deal, the others are the bots'. For one seed of a job it is a permutation
 * of 64 bits (a Feistel network), so that no two games of a job, and no two bots in them, ever share a seed.
 */
export function streamSeed([key, more]: Seed, game: number, stream: number): [number, number] {
  if (game >= MOST_GAMES || stream >= STREAMS) throw new RangeError(`game ${game}, stream ${stream}: out of range`);
  let left = game | 0;
  let right = (Math.floor(game / LOW) * STREAMS + stream) | 0;
  for (let round = 0; round < ROUNDS; round++) {
    const next = left ^ scrambled(right, (round % 2 === 0 ? key : more) + Math.imul(round, 0x9e3779b9));
    left = right;
    right = next;
  }
  return [left, right];
}
function scrambled(word: number, key: number): number {
  let h = Math.imul(word ^ key, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13) ^ key, 0xc2b2ae35);
  h ^= h >>> 16;
  h = Math.imul(h, 0x27d4eb2f);
  return h ^ (h >>> 15);
}
