import { gladnessOf, sensible } from '../bots/search/turn.ts';
import { FastChance } from '../kernel/chance.ts';
import { declarationsOf } from '../kernel/declared.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import { Options } from '../kernel/options.ts';
import { type Rules, rulesFor } from '../kernel/rules.ts';
import { readSetup, type SetupOf, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { OPTION_TOKENS, PER_OPTION, TOKENS, Tokens } from '../kernel/tokens.ts';
import { verbOf } from '../kernel/verbs.ts';
import { ALONE, type Company, type CompanyOptions, Host } from './company.ts';
import { seedOf } from './study.ts';

/** Raised when frames are laid out otherwise than before: see docs/learners.md. */
export const PROTOCOL = 2;
/** Results go out as whole numbers: so many are one. */
const UNIT = 1000;
/** Words of 32 bits before the rest of a frame, words of 32 bits of a game that ended before its results, words of 16 of a slot. */
export const FRAME = { head: 4, ended: 6, slot: 8 } as const;
/** Told where no teacher says anything, or what the learner is not offered. */
export const NO_ADVICE = 65_535;

/** A set-up that is played, laid out once for all games of it. */
interface Layout {
  readonly setup: SetupOf<SetupOptions>;
  readonly rules: Rules;
  readonly tokens: Tokens;
  readonly host: Host;
  /** States of games that ended, for those that begin. */
  readonly spare: State[];
}
/** One of the games that go on at the same time. */
interface Slot {
  layout: number;
  state: State;
  company: Company;
  readonly chance: FastChance;
  seat: Seat;
  steps: number;
  readonly choices: Action[];
}
interface EnvironmentOptions {
  readonly games: number;
  readonly setups: readonly Readonly<Record<string, unknown>>[];
  readonly seed: number;
  /** Only what the game's own bots would weigh: see `narrow`. */
  readonly narrowed?: boolean;
  /** A lost game counts for what was reached in it: see `credit`. */
  readonly credit?: boolean;
  /** Bots at some of the seats, and a teacher. */
  readonly company?: CompanyOptions;
}

/**
 * Many games at once for a learner: a frame tells what the seat to choose sees and may do in each of them, and what became
 * of those that ended; the answer is one choice for each. Games that end begin anew. What is forced is done here and never
 * asked.
 */
export class Environment {
  private readonly game: AnyGame;
  private readonly layouts: readonly Layout[];
  private readonly slots: readonly Slot[];
  private readonly secret: ReadonlySet<number>;
  private readonly seats: number;
  private readonly lots: FastChance;
  private readonly seed: number;
  private readonly narrowed: boolean;
  private readonly credit: boolean;
  private readonly company: CompanyOptions;
  private begun = 0;
  private readonly options = new Options();
  /** Of each game that ended since the last frame: what `FRAME.ended` and the results are. */
  private ended: number[] = [];
  private out = Buffer.alloc(1 << 16);
  private at = 0;

  constructor(game: AnyGame, given: EnvironmentOptions) {
    const { games, setups, seed, narrowed = false, credit = false, company = ALONE } = given;
    this.game = game;
    this.seed = seed;
    this.narrowed = narrowed;
    this.credit = credit;
    this.company = company;
    this.lots = new FastChance(seedOf(seed, 0));
    this.layouts = setups.map((one) => {
      const setup = readSetup(game.options, one);
      const rules = rulesFor(game, setup);
      return { setup, rules, tokens: new Tokens(rules), host: new Host(rules, company), spare: [] };
    });
    this.seats = Math.max(...this.layouts.map(({ rules }) => rules.seats));
    const secret = new Set(game.secretVerbs);
    this.secret = new Set(game.verbs.list.flatMap(({ verb, id }) => (secret.has(verb) ? [id] : [])));
    this.slots = Array.from({ length: games }, (_, i) => this.opened(i));
  }
  /** What a learner must know before the first frame. */
  get hello(): Readonly<Record<string, unknown>> {
    const { name, edition, utility } = this.game;
    return {
      protocol: PROTOCOL,
      game: name,
      edition,
      utility,
      declarations: declarationsOf(this.game),
      games: this.slots.length,
      seats: this.seats,
      tokens: TOKENS,
      optionTokens: OPTION_TOKENS,
      perOption: PER_OPTION,
      setups: this.layouts.map(({ setup }) => setup),
      against: this.company.against,
      share: this.company.share,
      teacher: this.company.teacher ?? null,
    };
  }

  private opened(i: number): Slot {
    const chance = new FastChance(0);
    const slot: Slot = {
      layout: 0,
      state: undefined!,
      company: undefined!,
      chance,
      seat: 0 as Seat,
      steps: 0,
      choices: [],
    };
    this.begin(slot);
    this.settle(slot, i);
    return slot;
  }
  private begin(slot: Slot): void {
    slot.layout = this.lots.below(this.layouts.length);
    slot.steps = 0;
    const { spare, rules, setup, host } = this.layouts[slot.layout]!;
    slot.state = spare.pop() ?? rules.create();
    rules.start(slot.state, setup, slot.chance.reseed(seedOf(this.seed, 1, ++this.begun)));
    slot.company = host.seated(this.lots, seedOf(this.seed, 2, this.begun));
  }
  /** Plays on until the learner has something to choose. */
  private settle(slot: Slot, i: number): void {
    const { options } = this;
    for (;;) {
      const { rules, spare, host } = this.layouts[slot.layout]!;
      const { state, company } = slot;
      if (rules.over(state) || slot.steps >= this.game.bound) {
        this.end(slot, i);
        spare.push(state);
        this.begin(slot);
        continue;
      }
      slot.seat = this.next(rules, slot);
      const theirs = host.choice(company, state, slot.seat);
      if (theirs !== undefined) {
        this.apply(slot, theirs);
        continue;
      }
      if (this.narrowed) sensible(rules, state, slot.seat, options);
      else rules.legal(state, slot.seat, options);
      if (options.size > 1) break;
      this.apply(slot, options.at(0));
    }
    slot.choices.length = 0;
    for (let k = 0; k < options.size; k++) slot.choices.push(options.at(k));
  }
  /** Of seats that act at the same time now one, now the other goes first, as in games of bots. */
  private next(rules: Rules, { state, steps }: Slot): Seat {
    const turn = (steps % rules.seats) as Seat;
    return rules.game.forks && (rules.awaited(state) & (1 << turn)) !== 0 ? turn : rules.actor(state);
  }
  private apply(slot: Slot, action: Action): void {
    const { rules, host } = this.layouts[slot.layout]!;
    slot.steps++;
    rules.apply(slot.state, slot.seat, action, slot.chance);
    host.tell(slot.company, slot.state, slot.seat, action);
  }
  private end({ layout, state, steps, company }: Slot, i: number): void {
    const { rules } = this.layouts[layout]!;
    const over = rules.over(state);
    this.ended.push(i, steps, layout, over ? 0 : 1, company.against, company.learner);
    for (let seat = 0 as Seat; seat < this.seats; seat++) {
      const glad = over && seat < rules.seats ? this.gladness(rules, state, seat) : 0.5;
      this.ended.push(Math.round(UNIT * (2 * glad - 1)));
    }
  }

  private gladness(rules: Rules, state: State, seat: Seat): number {
    const glad = gladnessOf(rules, state, seat);
    return this.credit && glad === 0 ? (rules.game.features?.credit?.(state, seat) ?? 0) : glad;
  }

  /** What is to be chosen now, and what has ended; the bytes are good until the next frame. */
  frame(): Uint8Array {
    const { slots, ended } = this;
    const head = 4 * FRAME.head;
    this.at = head;
    this.room(4 * ended.length + 2 * FRAME.slot * slots.length);
    for (const word of ended) this.at = this.out.writeInt32LE(word, this.at);
    const heads = this.at;
    this.at += 2 * FRAME.slot * slots.length;
    let [tokens, choices] = [0, 0];
    slots.forEach((slot, i) => {
      const n = this.see(slot);
      tokens += n;
      choices += slot.choices.length;
      this.slotHead(heads + 2 * FRAME.slot * i, slot, n);
    });
    for (const slot of slots) this.list(slot);
    const each = FRAME.ended + this.seats;
    [this.at - head, ended.length / each, tokens, choices].forEach((word, k) => this.out.writeInt32LE(word, 4 * k));
    this.ended = [];
    return this.out.subarray(0, this.at);
  }
  private slotHead(at: number, { layout, state, company, seat, choices }: Slot, tokens: number): void {
    const { rules, host } = this.layouts[layout]!;
    const secret = choices.some((action) => this.secret.has(verbOf(action))) ? 1 : 0;
    const advised = choices.indexOf(host.advice(company, state, seat)!);
    const words = [seat, rules.seats, layout, secret, company.against, advised < 0 ? NO_ADVICE : advised];
    [...words, tokens, choices.length].forEach((word, k) => this.out.writeUInt16LE(word, at + 2 * k));
  }
  private see({ layout, state, seat }: Slot): number {
    const { tokens } = this.layouts[layout]!;
    const n = tokens.see(state, seat);
    this.put(tokens.seen, n);
    return n;
  }
  private list({ layout, state, seat, choices }: Slot): void {
    const { tokens } = this.layouts[layout]!;
    for (const action of choices) {
      tokens.choice(state, seat, action);
      this.put(tokens.option, PER_OPTION);
    }
  }
  private put(words: Uint16Array, n: number): void {
    this.room(2 * n);
    const { out } = this;
    let { at } = this;
    for (let k = 0; k < n; k++) {
      const word = words[k]!;
      out[at] = word & 255;
      out[at + 1] = word >>> 8;
      at += 2;
    }
    this.at = at;
  }
  private room(bytes: number): void {
    if (this.at + bytes <= this.out.length) return;
    const more = Buffer.alloc(2 * this.out.length + bytes);
    this.out.copy(more, 0, 0, this.at);
    this.out = more;
  }

  /** How many bytes an answer has. */
  get answerBytes(): number {
    return 2 * this.slots.length;
  }
  /** Carries out one choice for each game, by its number among the options; nothing is done if one of them is none. */
  answer(bytes: Uint8Array): void {
    const chosen = this.slots.map((_, i) => bytes[2 * i]! | (bytes[2 * i + 1]! << 8));
    this.slots.forEach(({ choices }, i) => {
      if (chosen[i]! >= choices.length)
        throw new InputError(
          `game ${i}`,
          `there are ${choices.length} options, and none of them is number ${chosen[i]}`,
        );
    });
    this.slots.forEach((slot, i) => {
      this.apply(slot, slot.choices[chosen[i]!]!);
      this.settle(slot, i);
    });
  }
}
