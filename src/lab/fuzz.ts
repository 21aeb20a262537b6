import { Contract } from '../kernel/contract/contract.ts';
import { Broken } from '../kernel/contract/hold.ts';
import { orderDoesNotMatter } from '../kernel/contract/order.ts';
import { seedOf, type Subject } from './study.ts';

export interface FuzzJob {
  readonly seconds: number;
  readonly seed: number;
  /** The ids of all rules, to hold stages and refusals against. */
  readonly rules: readonly string[];
}
interface Fault {
  readonly sample: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly law: string;
}
export interface Fuzz {
  readonly game: string;
  readonly seconds: number;
  readonly seed: number;
  readonly games: number;
  readonly plies: number;
  readonly guesses: number;
  readonly pairs: number;
  /** Games that forked and were played again in another order. */
  readonly reordered: number;
  readonly fault: Fault | undefined;
}
const GAMES_AT_A_TIME = 2;
/** Who knows what is by far the dearest question: asked of one choice in so many, more games are seen in the same time. */
const KNOWLEDGE_EVERY = 10;
const ADDED = ['games', 'plies', 'guesses', 'pairs'] as const;

/**
 * The contract over all samples of a game in turn, until the time is up or a law is broken. A game that has a set-up for
 * studies, such as decks by lot, plays it every other time.
 */
export function fuzzPart({ game, studied }: Subject, job: FuzzJob): Fuzz {
  const sampleOf = (n: number): Fault['sample'] => {
    if (studied === undefined) return game.samples[n % game.samples.length]!;
    return n % 2 === 0 ? studied : game.samples[(n >> 1) % game.samples.length]!;
  };
  const began = performance.now();
  const enough = (): boolean => performance.now() - began > 1000 * job.seconds;
  const known = new Set(job.rules);
  const total = { games: 0, plies: 0, guesses: 0, pairs: 0 };
  let reordered = 0;
  let fault: Fault | undefined;
  for (let n = 0; fault === undefined && (n === 0 || !enough()); n++) {
    const sample = sampleOf(n);
    const seed = seedOf(job.seed, n) >>> 8;
    try {
      const rules = known.size === 0 ? {} : { rules: known };
      const contract = new Contract(game, sample, {
        games: GAMES_AT_A_TIME,
        knowledgeEvery: KNOWLEDGE_EVERY,
        seed,
        enough,
        ...rules,
      });
      contract.run();
      for (const name of ADDED) total[name] += contract.tally[name];
      if (game.forks) reordered += orderDoesNotMatter(game, sample, 1, seed);
    } catch (error) {
      fault = { sample, seed, law: error instanceof Broken ? error.message : `it failed: ${String(error)}` };
    }
  }
  const seconds = (performance.now() - began) / 1000;
  return { game: game.name, seconds, seed: job.seed, ...total, reordered, fault };
}
export function fuzzReport(parts: readonly Fuzz[], seed: number): Fuzz {
  const sum = (of: (part: Fuzz) => number): number => parts.reduce((all, part) => all + of(part), 0);
  return {
    game: parts[0]!.game,
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
    seed,
    games: sum(({ games }) => games),
    plies: sum(({ plies }) => plies),
    guesses: sum(({ guesses }) => guesses),
    pairs: sum(({ pairs }) => pairs),
    reordered: sum((part) => part.reordered),
    fault: parts.find((part) => part.fault !== undefined)?.fault,
  };
}
