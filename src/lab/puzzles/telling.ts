import type { Continuation } from './puzzle.ts';

/** Where a line stands: after which move of a continuation, and which of the lines that were told then. */
export interface Place {
  readonly stage: number;
  readonly line: number;
}
/** A line of the log, and the same where all that is only this card and this number is left out. */
export interface ToldLine extends Place {
  readonly text: string;
  readonly like: string;
}
/** One guess played on after a move, with every line that the seat was told. */
export interface Played {
  readonly guess: number;
  readonly moves: readonly string[];
  /** How glad the seat is then, from 0 to 1. */
  readonly value: number;
  readonly lines: readonly ToldLine[];
}
/** What one move led to, and what it is held against: every one of the others. */
export interface Compared {
  readonly own: readonly Played[];
  readonly others: readonly (readonly Played[])[];
  /** Is the move held to be good, so that good news are looked for? */
  readonly right: boolean;
  /** Happens all the time and explains nothing. */
  readonly isRoutine: (text: string) => boolean;
}
/** A line that comes so much more often after one move than after the other tells them apart, if chance does not do as much. */
const LEAST_APART = 0.15;
const SURE = 3;
/** A line that is meant says more than one that is only like it. */
const LIKE_COUNTS = 0.7;

/** Each line that was told in a guess, as it was told and what it is like, with the first place of it. */
class Heard {
  private readonly places: readonly ReadonlyMap<string, Place>[];
  private readonly values: readonly number[];
  readonly all: number;

  constructor(played: readonly Played[], isRoutine: Compared['isRoutine']) {
    this.all = played.length;
    this.values = played.map(({ value }) => value);
    this.places = played.map(({ lines }) => {
      const first = new Map<string, Place>();
      for (const { text, like, stage, line } of lines) {
        if (isRoutine(text)) continue;
        for (const said of text === like ? [text] : [text, like])
          if (!first.has(said)) first.set(said, { stage, line });
      }
      return first;
    });
  }
  get lines(): Set<string> {
    return new Set(this.places.flatMap((first) => [...first.keys()]));
  }
  times(said: string): number {
    return this.places.filter((first) => first.has(said)).length;
  }
  /** The guess in which it comes soonest. */
  soonest(said: string): readonly [guess: number, place: Place] {
    const [found] = this.places
      .flatMap((first, i): readonly [number, Place][] => (first.has(said) ? [[i, first.get(said)!]] : []))
      .toSorted(([, a], [, b]) => a.stage - b.stage);
    return found!;
  }
  /** Does the move itself do it, whatever is guessed? */
  isCertain(said: string): boolean {
    return this.places.every((first) => first.get(said)?.stage === 0);
  }
  /** The sum of how glad the seat is, and how often that is counted, where it is said and where it is not. */
  gladness(said: string): { readonly told: number; readonly untold: number; readonly times: number } {
    let [told, untold, times] = [0, 0, 0];
    for (const [i, first] of this.places.entries()) {
      if (first.has(said)) {
        told += this.values[i]!;
        times++;
      } else untold += this.values[i]!;
    }
    return { told, untold, times };
  }
}
/** How much gladder the seat is where the log says this than where it does not. */
function goodness(said: string, all: readonly Heard[]): number {
  let [told, untold, times, tries] = [0, 0, 0, 0];
  for (const heard of all) {
    const here = heard.gladness(said);
    told += here.told;
    untold += here.untold;
    times += here.times;
    tries += heard.all;
  }
  return times === 0 || times === tries ? 0 : told / times - untold / (tries - times);
}
/** The least difference between so many of `all` guesses here and so many there that is no accident. */
function leastApart(here: number, there: number, all: number): number {
  const spread = (times: number): number => (times / all) * (1 - times / all);
  return Math.max(LEAST_APART, SURE * Math.sqrt((spread(here) + spread(there) + 1 / all) / all));
}

/**
 * The line that comes most often after this move and seldom after the others, and that is good news after the solution and
 * bad news after any other move; in the guess that tells it soonest.
 */
export function telling({ own, others, right, isRoutine }: Compared): Continuation | undefined {
  const heard = new Heard(own, isRoutine);
  const rest = others.map((other) => new Heard(other, isRoutine));
  const exact = new Set(own.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const { all } = heard;
  // What the move itself always does is no news to anybody, unless it ends the game.
  const ends = own.every(({ moves }) => moves.length === 0);
  const [first] = [...heard.lines]
    .filter((said) => ends || !heard.isCertain(said))
    .map((said) => {
      const here = heard.times(said);
      const there = Math.max(...rest.map((other) => other.times(said)));
      const apart = (here - there) / all;
      return { said, here, there, apart };
    })
    .filter(({ here, there, apart }) => apart >= leastApart(here, there, all))
    .map(({ said, here, there, apart }) => {
      const weight = apart * goodness(said, [heard, ...rest]) * (right ? 1 : -1) * (exact.has(said) ? 1 : LIKE_COUNTS);
      return { said, here, there, weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return undefined;
  const [n, { stage, line }] = heard.soonest(first.said);
  const { guess, moves } = own[n]!;
  return {
    guess,
    moves: moves.slice(0, Math.max(1, stage)),
    tells: [stage, line],
    times: [first.here, first.there, all],
    ...(exact.has(first.said) ? {} : { like: true }),
  };
}
