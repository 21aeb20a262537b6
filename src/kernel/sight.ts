import { CandidateSampler } from './candidates.ts';
import type { Chance, FastChance } from './chance.ts';
import type { Action, Seat, Viewer } from './ids.ts';
import type { Options } from './options.ts';
import type { Rules } from './rules.ts';
import type { SetupOptions } from './setup.ts';
import { HEAD } from './head.ts';
import type { State } from './table.ts';

/**
 * What stands in for prints that are secret even as a whole: nobody tells a seat which cards the other brought, so it
 * must imagine them from what it has seen.
 */
export interface Belief<S extends State> {
  /** Must this seat imagine the prints of this pool? */
  imagines(pool: string, seat: Seat): boolean;
  /**
   * Writes a print for each of `hidden[from]` to `hidden[to - 1]` into `prints`, from what the masked state shows. What
   * follows from that alone may be kept in `memory` for the next guess.
   */
  imagine(
    masked: S,
    seat: Seat,
    hidden: Int32Array,
    from: number,
    to: number,
    prints: Int32Array,
    chance: Chance,
    memory: Memory,
  ): void;
}
/** What a sight's belief remembers from one guess to the next, while the sight looks at the same position. */
export interface Memory {
  /** How often the sight has looked: what was kept at an earlier look holds no more. */
  look: number;
  kept: unknown;
}

/**
 * What a bot is handed: its masked state and, pool by pool, the prints that it cannot place. It cannot hold the truth.
 */
export class Sight<S extends State = State, O extends SetupOptions = SetupOptions> {
  readonly rules: Rules<S, O>;
  /** Whose sight; one past the last seat for the spectators. */
  readonly seat: Seat;
  private readonly viewer: Viewer;
  readonly state: S;
  private readonly hidden: Int32Array;
  private readonly prints: Int32Array;
  private readonly bounds: Int32Array;
  private readonly imagined: readonly boolean[];
  private readonly sampler: CandidateSampler | undefined;
  private prepared = false;
  private size = 0;
  private readonly memory: Memory = { look: 0, kept: undefined };

  constructor(rules: Rules<S, O>, viewer: Viewer) {
    const seat = viewer === 'spectator' ? (rules.seats as Seat) : viewer;
    this.rules = rules;
    this.viewer = viewer;
    this.seat = seat;
    this.state = rules.create();
    const { pools } = rules.plan;
    this.hidden = new Int32Array(rules.game.cards);
    this.prints = new Int32Array(rules.game.cards);
    this.bounds = new Int32Array(pools.length + 1);
    this.imagined = pools.map((pool) => rules.game.belief?.imagines(pool, seat) ?? false);
    this.sampler = this.state.table.candidates === undefined ? undefined : new CandidateSampler();
  }
  /** Called by the match, which holds the truth. Pools come out sorted: their order tells nothing. */
  look(truth: S): this {
    this.rules.mask(truth, this.viewer, this.state);
    const t = this.state.table;
    const pool = t.plan.pool;
    const bit = 1 << this.seat;
    let n = 0;
    for (let p = 0; p < this.imagined.length; p++) {
      this.bounds[p] = n;
      for (let card = 1; card <= t.cards; card++) {
        if ((t.knownBy[card]! & bit) !== 0 || pool[t.at[card]!] !== p) continue;
        this.hidden[n] = card;
        this.prints[n++] = this.imagined[p] === true ? 0 : truth.table.def[card]!;
      }
      this.prints.subarray(this.bounds[p], n).sort();
    }
    this.bounds[this.imagined.length] = this.size = n;
    this.prepared = false;
    this.memory.look++;
    return this;
  }
  legal(out: Options): void {
    this.rules.legal(this.state, this.seat, out);
  }
  get hiddenCards(): number {
    return this.size;
  }
  /** Does the seat imagine some of the hidden prints, so that pools need not be conserved? */
  get imagines(): boolean {
    return this.imagined.includes(true);
  }
  /** Fills the unknown cards in: uniformly within each pool, or as findings and beliefs say. */
  determinize(into: S, chance: Chance): void {
    const t = into.table;
    t.copyFrom(this.state.table);
    t.head[HEAD.untracked] = 1;
    if (this.sampler !== undefined && this.size > 0) {
      if (!this.prepared) this.sampler.prepare(this.state.table, this.seat, this.hidden, this.prints, this.size);
      this.prepared = true;
      this.sampler.sample(t.def, chance);
      return;
    }
    const { hidden, prints, bounds } = this;
    this.imagined.forEach((imagined, p) => {
      if (imagined) this.imagine(p, chance);
      else permute(prints, bounds[p]!, bounds[p + 1]!, chance);
    });
    for (let i = 0; i < this.size; i++) t.def[hidden[i]!] = prints[i]!;
  }
  /**
   * The same, with findings that live on: everybody's as they are, and for each other seat those less the prints that it
   * sees. For who asks what a seat inside the guess would do, and not only what is best there.
   */
  guess(into: S, chance: Chance): void {
    this.determinize(into, chance);
    const { candidates, head } = into.table;
    if (candidates === undefined) return;
    candidates.suppose(this.seat);
    head[HEAD.untracked] = 0;
  }
  private imagine(pool: number, chance: Chance): void {
    const [from, to] = [this.bounds[pool]!, this.bounds[pool + 1]!];
    const { state, seat, hidden, prints, memory } = this;
    if (from < to) this.rules.game.belief!.imagine(state, seat, hidden, from, to, prints, chance, memory);
  }
}
function permute(list: Int32Array, from: number, to: number, chance: Chance): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + chance.below(i - from + 1);
    const print = list[i]!;
    list[i] = list[j]!;
    list[j] = print;
  }
}

/** Chooses one of the options on offer. `sight` is all it gets. */
export interface Bot<S extends State = State, O extends SetupOptions = SetupOptions> {
  choose(sight: Sight<S, O>): Action;
  /**
   * Hears what another seat has just done, with the bot's own sight of what came of it: for who wants to know the others
   * by what they do. Of a secret verb it is the verb alone. A bot must be able to play without: who thinks in a thread
   * apart is told nothing between its choices.
   */
  heard?(sight: Sight<S, O>, seat: Seat, action: Action): void;
}

/**
 * A game's own way to play on in a guess, for all seats and by rules of thumb: quick, so that a search can make many
 * playouts of it, and better than chance, where many small choices make one plan.
 */
export interface QuickPlayer<S extends State = State> {
  /** Plays until so many rounds have passed (the game says what a round is, and where it is best judged), or to the end. */
  playOn(s: S, rounds: number, chance: FastChance): void;
}
/** A player of a game in which many small choices make one plan, all seats together. */
export interface Planner<S extends State = State, O extends SetupOptions = SetupOptions> extends Bot<S, O> {
  /** Plays a guess on to its end by rule of thumb, for all seats. */
  finish(rules: Rules<S, O>, s: S, chance: Chance): void;
}
