import type { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import type { Rules } from '../../kernel/rules.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { Tokens } from '../../kernel/tokens.ts';
import { verbOf } from '../../kernel/verbs.ts';
import { Net } from '../../learned/net.ts';
import { weightsOf } from '../../learned/shelf.ts';
import type { Weights } from '../../learned/weights.ts';
import { tuningOf } from '../search/tuning.ts';
import { nextSeat, sensible } from '../search/turn.ts';
import { Memo } from './memo.ts';

/** More options than this there are not: see `Options`. */
const MOST = 4096;
/** For who looks ahead; and for who looks once. */
const DEEP = 15;
export const SHALLOW = 2;
/** A draw out of so many, as many as a fast chance has. */
const LOT = 1 << 16;

/** Laid out once for all who think with the same weights: it keeps nothing but what helps it to look again. */
const nets = new WeakMap<Weights, Map<string, Net>>();
function netFor(weights: Weights, seats: number, plainly: boolean): Net {
  const known = nets.get(weights) ?? new Map<string, Net>();
  nets.set(weights, known);
  const key = `${seats} ${plainly}`;
  const net = known.get(key) ?? new Net(weights, seats, plainly);
  known.set(key, net);
  return net;
}

/** Sees positions and guesses through the eyes of whoever is to choose, and asks the network about them. */
export class Mind<S extends State, O extends SetupOptions> {
  readonly options = new Options();
  /** How likely the network would choose each of the options, after `policy`. */
  readonly chances = new Float64Array(MOST);
  readonly rules: Rules<S, O>;
  readonly chance: FastChance;
  private readonly net: Net;
  private readonly tokens: Tokens<S, O>;
  private readonly memo: Memo;
  private readonly secret: ReadonlySet<number>;
  /** Where a choice is secret it is drawn by lot at this heat: whoever always does the same is read. */
  readonly secretHeat: number;
  /** Questions answered, those from memory among them. */
  looks = 0;

  /** `memory`: how much it remembers within a decision, see `Memo`. `plainly`: without WebAssembly. */
  constructor(rules: Rules<S, O>, chance: FastChance, memory = DEEP, plainly = false) {
    this.rules = rules;
    this.chance = chance;
    this.memo = new Memo(memory);
    this.tokens = new Tokens(rules);
    this.net = netFor(weightsOf(rules.game as unknown as AnyGame), rules.seats, plainly);
    const { name, verbs, secretVerbs } = rules.game;
    this.secretHeat = tuningOf(name).secretHeat;
    this.secret = new Set(verbs.list.flatMap(({ verb, id }) => (secretVerbs.includes(verb) ? [id] : [])));
  }
  /** Begins a decision: what was seen in the last one is forgotten. */
  begin(): void {
    this.memo.clear();
    this.looks = 0;
  }
  /** Is one of the options something that others must not learn? */
  get chooseInSecret(): boolean {
    for (let i = 0; i < this.options.size; i++) if (this.secret.has(verbOf(this.options.at(i)))) return true;
    return false;
  }
  /** Goes on to where somebody has something to choose, and lists it; -1 at the end. */
  settle(s: S, last: Seat): Seat | -1 {
    const { rules, options, chance } = this;
    let seat = last;
    while (!rules.over(s)) {
      seat = nextSeat(rules, s, seat);
      sensible(rules, s, seat, options);
      if (options.size > 1) return seat;
      rules.apply(s, seat, options.at(0), chance);
    }
    return -1;
  }
  /** How glad the seat that chooses can be, from -1 to 1. */
  value(s: S, seat: Seat): number {
    const { net, tokens, memo, chances } = this;
    const n = tokens.see(s, seat);
    this.looks++;
    if (memo.find(tokens.seen, n, 0x51ed270b + seat)) return memo.recall(chances, 0);
    const value = net.see(tokens.seen, n, seat, false);
    memo.keep(value, chances, 0);
    return value;
  }
  /** How likely each of the listed options is at this heat; the value comes with it. */
  policy(s: S, seat: Seat, heat: number): number {
    const { net, tokens, options, chances, memo } = this;
    const seen = tokens.see(s, seat);
    const n = options.size;
    this.looks++;
    if (memo.find(tokens.seen, seen, this.askedFor(seat, heat))) return memo.recall(chances, n);
    const value = net.see(tokens.seen, seen, seat);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      tokens.choice(s, seat, options.at(i));
      chances[i] = net.logit(tokens.option);
      if (chances[i]! > most) most = chances[i]!;
    }
    let sum = 0;
    for (let i = 0; i < n; i++) sum += chances[i] = Math.exp((chances[i]! - most) / heat);
    for (let i = 0; i < n; i++) chances[i]! /= sum;
    memo.keep(value, chances, n);
    return value;
  }
  /** The options in their order, who may choose them, and at which heat, as one number. */
  private askedFor(seat: Seat, heat: number): number {
    const { options } = this;
    let asked = seat + options.size * 64 + Math.round(heat * 1024) * 65_536;
    for (let i = 0; i < options.size; i++) {
      const action = options.at(i);
      asked = (asked + Math.imul(action ^ (action >>> 11), 0x165667b1) + Math.imul(i + 1, action)) | 0;
    }
    return asked;
  }
  /** One of n by its chance. */
  draw(n: number): number {
    let left = this.chance.below(LOT) / LOT;
    for (let i = 0; i < n; i++) if ((left -= this.chances[i]!) < 0) return i;
    return n - 1;
  }
  /** The likeliest of n. */
  best(n: number): number {
    let best = 0;
    for (let i = 1; i < n; i++) if (this.chances[i]! > this.chances[best]!) best = i;
    return best;
  }
}
