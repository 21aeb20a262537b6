import { isLevel, type Level } from './levels.ts';
import { tuningOf } from './search/tuning.ts';

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
/** Bots of one level in one game. */
interface Kind {
  waiting: number;
  /** What a thought of theirs is expected to take, in milliseconds. */
  expected: number;
}
/**
 * How hard bots may think when many of them wait: everybody by the same part of what they would like to, so that waits
 * do not grow and nobody pays for somebody else. Parts are halves of halves, so that the same bots come up again.
 */
export class Effort {
  private readonly kinds = new Map<string, Kind>();

  /** One more waits, or one fewer. However many there are, they are counted by their kinds. */
  waits(one: Thinks, more = 1): void {
    this.kindOf(one).waiting += more;
  }
  /** The part of its budget that whoever comes next may use, if all who wait shall have theirs. */
  share(threads: number): number {
    let ms = 0;
    for (const { waiting, expected } of this.kinds.values()) ms += waiting * expected;
    const part = (threads * WITHIN_MS) / Math.max(1, ms);
    let effort = 1;
    while (effort > part && effort > LEAST) effort /= 2;
    return effort;
  }
  /** So long it took with that part of its budget. */
  took(one: Thinks, effort: number, ms: number): void {
    const kind = this.kindOf(one);
    kind.expected += WEIGHT * (ms / effort - kind.expected);
  }
  private kindOf(one: Thinks): Kind {
    const key = `${one.game} ${one.spec}`;
    const known = this.kinds.get(key);
    if (known !== undefined) return known;
    const kind = { waiting: 0, expected: firstGuess(one) };
    this.kinds.set(key, kind);
    return kind;
  }
}
function firstGuess({ game, spec }: Thinks): number {
  const level: Level = isLevel(spec) ? spec : 'soldier';
  return level === 'recruit' || level === 'soldier' ? QUICK_MS : tuningOf(game)[level];
}
