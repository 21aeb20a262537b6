import { isLevel, type Level } from './levels.ts';
import { tuningOf } from './tuning.ts';

/** All who wait together shall have had their turn within so long. */
const WITHIN_MS = 1000;
/** However many wait, nobody thinks less than this part of what it would like to. */
const LEAST = 1 / 64;
/** How much the latest of its kind counts in what a thought is expected to take. */
const WEIGHT = 0.2;
const QUICK_MS = 10;

interface Thinks {
  readonly game: string;
  readonly spec: string;
}
/**
 * How hard bots may think when many of them wait: everybody by the same part of what they would like to, so that waits
 * do not grow and nobody pays for somebody else. Parts are halves of halves, so that the same bots come up again.
 */
export class Effort {
  private readonly expected = new Map<string, number>();

  /** The part of its budget that whoever comes next may use, if these wait as well. */
  share(threads: number, waiting: Iterable<Thinks>): number {
    let ms = 0;
    for (const one of waiting) ms += this.msOf(one);
    const part = (threads * WITHIN_MS) / Math.max(1, ms);
    let effort = 1;
    while (effort > part && effort > LEAST) effort /= 2;
    return effort;
  }
  /** So long it took with that part of its budget. */
  took(one: Thinks, effort: number, ms: number): void {
    const expected = this.msOf(one);
    this.expected.set(keyOf(one), expected + WEIGHT * (ms / effort - expected));
  }
  private msOf(one: Thinks): number {
    return this.expected.get(keyOf(one)) ?? firstGuess(one);
  }
}
const keyOf = ({ game, spec }: Thinks): string => `${game} ${spec}`;
function firstGuess({ game, spec }: Thinks): number {
  const level: Level = isLevel(spec) ? spec : 'soldier';
  return level === 'officer' || level === 'general' ? tuningOf(game)[level] : QUICK_MS;
}
