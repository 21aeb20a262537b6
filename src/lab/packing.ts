import { sensible } from '../bots/search/turn.ts';
import { FastChance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import { Options } from '../kernel/options.ts';
import { rulesFor } from '../kernel/rules.ts';
import { readSetup } from '../kernel/setup.ts';
import { OPTION_TOKENS, TOKENS, Tokens } from '../kernel/tokens.ts';
import { Net } from '../learned/net.ts';
import type { Weights } from '../learned/weights.ts';
import type { Setup } from './simulate.ts';
import { seedOf } from './study.ts';

/** Tokens that are met in fewer than this part of the positions are left out; options, which are few at a time, later. */
const RARE = 0.001;
const RARE_OPTION = RARE / 20;
/** A file of weights stays below a megabyte: so many bytes are there for the rows of tokens, and for those of options. */
const ROOM = 620_000;
const ROOM_OF_OPTIONS = 300_000;
/** Of four games one is played wildly, so that what a weaker player brings about is met as well. */
const WILD = 5;
/** The largest sum that was met fits so many times into 16 bits. */
const MARGIN = 1.5;
const LARGEST_UNIT = 512;
/** A position in so many is summed up to see how large sums get. */
const SUMMED = 16;

interface Packing {
  readonly weights: Weights;
  readonly decisions: number;
  /** Tokens that were met, those that are kept, and options that are kept. */
  readonly met: number;
  readonly rows: number;
  readonly options: number;
}
/** What was met in games that the network played with itself. */
class Census {
  readonly tokens = new Uint32Array(TOKENS);
  readonly options = new Uint32Array(OPTION_TOKENS);
  decisions = 0;
  largest = 1;
  private readonly weights: Weights;
  private readonly sum: Float64Array;
  constructor(weights: Weights) {
    this.weights = weights;
    this.sum = new Float64Array(weights.origin.hidden);
  }
  position(tokens: Uint16Array): void {
    for (const token of tokens) this.tokens[token]!++;
    if (this.decisions++ % SUMMED !== 0) return;
    const { sum } = this;
    sum.set(this.weights.b1);
    for (const token of tokens) this.weights.E[token]?.forEach((x, j) => (sum[j]! += x));
    for (const x of sum) this.largest = Math.max(this.largest, Math.abs(x));
  }
  option(tokens: Uint16Array): void {
    for (const token of tokens) if (token !== 0) this.options[token]!++;
  }
}

/** Plays one game by the network and counts what is met. */
function playOne(game: AnyGame, given: Setup, net: Net, census: Census, heat: number, chance: FastChance): void {
  const setup = readSetup(game.options, given);
  const rules = rulesFor(game, setup);
  const [s, out, tokens] = [rules.create(), new Options(), new Tokens(rules)];
  rules.start(s, setup, chance);
  for (let steps = 0; !rules.over(s) && steps < game.bound; steps++) {
    const seat = rules.actor(s);
    sensible(rules, s, seat, out);
    let chosen = 0;
    if (out.size > 1) {
      const n = tokens.see(s, seat);
      census.position(tokens.seen.subarray(0, n));
      net.see(tokens.seen, n, seat);
      const odds = out.toArray().map((action) => {
        tokens.choice(s, seat, action);
        census.option(tokens.option);
        return net.logit(tokens.option) / heat;
      });
      chosen = drawn(odds, chance);
    }
    rules.apply(s, seat, out.at(chosen), chance);
  }
}
function drawn(logits: readonly number[], chance: FastChance): number {
  const most = Math.max(...logits);
  const parts = logits.map((logit) => Math.exp(logit - most));
  let left = (chance.below(65_536) / 65_536) * parts.reduce((sum, part) => sum + part, 0);
  for (let i = 0; i < parts.length; i++) if ((left -= parts[i]!) < 0) return i;
  return parts.length - 1;
}

/** What was met more often than this is kept: not the rare, and no more than there is room for. */
const leastKept = (met: Uint32Array, rare: number, most: number): number =>
  Math.max(rare, met.toSorted().at(-1 - Math.floor(most)) ?? 0);

/**
 * Leaves out what self-play hardly ever meets (what it adds on the average goes into the bias) and finds out how fine the
 * steps of the sums may be.
 */
export function pruned(game: AnyGame, run: Weights, setups: readonly Setup[], games: number, seed: number): Packing {
  const seats = Math.max(...setups.map((setup) => game.seats(readSetup(game.options, setup))));
  const net = new Net(run, seats);
  const census = new Census(run);
  for (let n = 0; n < games; n++) {
    const heat = n % 4 === 3 ? WILD : 1;
    playOne(game, setups[n % setups.length]!, net, census, heat, new FastChance(seedOf(seed, n)));
  }
  const { tokens, options, decisions } = census;
  const b1 = Float32Array.from(run.b1);
  const enough = leastKept(tokens, RARE * decisions, ROOM / run.origin.hidden);
  const enoughOfOptions = leastKept(options, RARE_OPTION * decisions, ROOM_OF_OPTIONS / run.origin.query);
  const E = run.E.map((row, token) => {
    if (row === undefined || tokens[token]! > enough) return row;
    row.forEach((x, j) => (b1[j]! += (x * tokens[token]!) / decisions));
    return undefined;
  });
  const A = run.A.map((row, token) => (options[token]! > enoughOfOptions ? row : undefined));
  let unit = LARGEST_UNIT;
  while (unit > 1 && unit * MARGIN * census.largest > 32_767) unit /= 2;
  const kept = (rows: Weights['E']): number => rows.filter((row) => row !== undefined).length;
  return {
    weights: { ...run, origin: { ...run.origin, unit }, b1, E, A },
    decisions,
    met: tokens.filter((n) => n > 0).length,
    rows: kept(E),
    options: kept(A),
  };
}
