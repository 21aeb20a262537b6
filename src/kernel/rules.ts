import { type Chance, noChance } from './chance.ts';
import { conceal } from './conceal.ts';
import type { FactSink } from './facts.ts';
import {
  ASK,
  END,
  type Flow,
  FRAME,
  type FrameLocals,
  type Grouping,
  type Progress,
  running,
  type Step,
  STRAND,
} from './flow.ts';
import type { Game } from './game.ts';
import type { Action, Kind, Seat, SeatMask, Viewer } from './ids.ts';
import { Fields } from './input.ts';
import { Options, type Refusal } from './options.ts';
import { Play } from './play.ts';
import type { SetupOf, SetupOptions } from './setup.ts';
import { HEAD } from './head.ts';
import { sameWords, type State, Table, type TableSize } from './table.ts';
import { verbOf } from './verbs.ts';
import type { Plan } from './zones.ts';

export interface Option {
  readonly action: Action;
  readonly verb: string;
  readonly args: readonly { readonly kind: Kind; readonly value: number }[];
}
/** What one seat is asked now, and all that it may answer. */
export interface Decision {
  readonly seat: Seat;
  readonly serial: number;
  readonly rule: string;
  readonly prompt: string;
  /** Numbers for the words of the prompt. */
  readonly values: Readonly<Record<string, number>>;
  /** pick and split: the options of several decisions in a row belong together, and `progress` says how far it is. */
  readonly grouping: Grouping;
  readonly progress: Progress | undefined;
  readonly options: readonly Option[];
}
/** Why a command was not carried out. Nothing has changed. */
export interface Refused {
  readonly reason: 'over' | 'notYourTurn' | 'stale' | 'notOffered';
  /** Which of the actions was refused. */
  readonly index: number;
  /** The rule that refuses it, if it was this seat's turn to act. */
  readonly rule: string | undefined;
}
const STRAND_WORDS = 96;
// Constants of this module: an imported binding would be loaded anew at each use, and these are the hottest lines.
const { over: OVER, forked: FORKED, asked: ASKED, idle: IDLE, last: LAST, epoch: EPOCH } = HEAD;
const { below: BELOW, seat: SEAT, locals: LOCALS } = FRAME;
const { free: FREE, frames: FRAMES } = STRAND;
const [ASKS, ENDS] = [ASK, END];
const CURSOR = running;

/**
 * One game laid out for one number of seats: what everyone else uses. It keeps nothing of a position between calls, only room to work in: one serves
 * any number of positions, one call at a time.
 */
export class Rules<S extends State = State, O extends SetupOptions = SetupOptions> {
  declare readonly game: Game<S, O>;
  declare readonly plan: Plan;
  declare private readonly size: TableSize;
  declare private readonly play: Play<S>;
  declare private readonly steps: readonly Step[];
  private words: number | undefined;
  private readonly listed = new Options();
  private batch: S | undefined;

  constructor(game: Game<S, O>, seats: number) {
    this.game = game;
    this.plan = game.plan(seats);
    const { cards, forks, strand = STRAND_WORDS, candidates = false } = game;
    this.size = { cards, forks, strand, candidates };
    this.steps = game.book.numbered();
    this.play = new Play<S>(game.book.triggers, this.plan.names.length);
  }
  get seats(): number {
    return this.plan.seats;
  }
  /** An empty state; the first one measures how many words the game's columns need. */
  create(): S {
    const s = this.game.state(new Table(this.plan, this.size, this.words));
    this.words = s.table.seal();
    return s;
  }
  start(s: S, setup: SetupOf<O>, chance: Chance, sink?: FactSink): void {
    this.begin(s, chance, sink);
    this.game.deal(this.play, setup);
    // A deal may lay out a position in which seats are acting at once already: their strands wait as they are.
    if (s.table.head[FORKED] === 0) this.run(s.table, 0);
  }
  /** Begins from a position written by hand. */
  lay(s: S, setup: SetupOf<O>, position: unknown, chance: Chance, sink?: FactSink): void {
    const fields = new Fields(position, 'position');
    this.begin(s, chance, sink);
    this.game.position(this.play, setup, fields);
    fields.done();
    this.run(s.table, 0);
  }
  private begin(s: S, chance: Chance, sink: FactSink | undefined): void {
    s.table.clear();
    const g = this.on(s, chance, sink);
    g.strand = 0;
    g.seat = 0 as Seat;
  }
  over(s: S): boolean {
    return s.table.head[OVER] !== 0;
  }
  /** The seats that may act now. */
  actors(s: S): SeatMask {
    const head = s.table.head;
    if (head[OVER] !== 0) return 0;
    return head[FORKED] !== 0 ? head[FORKED]! : head[ASKED]!;
  }
  /** The seats for which the table waits: of those that may act, all but the ones that need not. */
  awaited(s: S): SeatMask {
    const head = s.table.head;
    return head[FORKED] !== 0 ? this.actors(s) : this.actors(s) & ~head[IDLE]!;
  }
  /** The seat to act; of several the first. */
  actor(s: S): Seat {
    const actors = this.awaited(s);
    return (31 - Math.clz32(actors & -actors)) as Seat;
  }

  legal(s: S, seat: Seat, out: Options): void {
    out.size = 0;
    if ((this.actors(s) & (1 << seat)) === 0) return;
    const g = this.on(s, noChance, undefined);
    const t = s.table;
    const frame = this.frameOf(t, seat);
    const step = this.steps[t.stack[frame]!]!;
    const local = this.enter(t, step, frame);
    if (step.anyOf !== undefined) g.seat = seat;
    step.offer(g as never, local, out);
  }
  /** Carries out what was on offer. Nothing is checked: this is for those who chose from the list. */
  apply(s: S, seat: Seat, action: Action, chance: Chance, sink?: FactSink): void {
    const g = this.on(s, chance, sink);
    const t = s.table;
    const frame = this.frameOf(t, seat);
    const step = this.steps[t.stack[frame]!]!;
    this.acted(t, seat, t.head[FORKED]!);
    const local = this.enter(t, step, frame);
    if (step.anyOf !== undefined) g.seat = seat;
    const flow = step.take(g as never, local, action);
    this.advance(t.stack, step, frame, flow);
    this.run(t, g.strand);
  }
  /**
   * Plays on at random, each option as likely as the others, until the game is over or so many decisions were taken;
   * says how many. The same as listing, picking and applying one by one, without finding the place again each time.
   */
  playOut(s: S, chance: Chance, out: Options, most = 0x7fffffff): number {
    const g = this.on(s, chance, undefined);
    const t = s.table;
    const { head, stack } = t;
    let taken = 0;
    while (head[OVER] === 0 && taken < most) {
      const forked = head[FORKED]!;
      const seats = forked === 0 ? head[ASKED]! & ~head[IDLE]! : forked;
      const seat = (31 - Math.clz32(seats & -seats)) as Seat;
      const strand = forked === 0 ? 0 : t.strand * (1 + seat);
      const frame = stack[strand]!;
      const step = this.steps[stack[frame]!]!;
      g.strand = strand;
      const local = this.enter(t, step, frame);
      if (step.anyOf !== undefined) g.seat = seat;
      out.size = 0;
      step.offer(g as never, local, out);
      this.acted(t, seat, forked);
      const flow = step.take(g as never, local, out.at(chance.below(out.size)));
      this.advance(stack, step, frame, flow);
      this.run(t, strand);
      taken++;
    }
    return taken;
  }
  /**
   * Carries out what is forced, from this seat's choice on, to where there is something to choose or to the end; says who
   * chooses, and leaves in `out` what is worth weighing. Of several seats that act at the same time the one that acted last
   * goes on. The same as listing, narrowing and applying one by one.
   */
  onward(s: S, from: Seat, chance: Chance, out: Options): Seat {
    const g = this.on(s, chance, undefined);
    const t = s.table;
    const { head, stack } = t;
    let seat = from;
    while (head[OVER] === 0) {
      const forked = head[FORKED]!;
      const strand = forked === 0 ? 0 : t.strand * (1 + seat);
      const frame = stack[strand]!;
      const step = this.steps[stack[frame]!]!;
      this.ask(g, t, step, strand, frame, seat);
      out.size = 0;
      step.offer(g as never, step.local, out);
      if (out.size > 1 && this.game.narrow !== undefined) {
        this.game.narrow(s, seat, out);
        // Whoever narrows may have asked the rules something else.
        if (out.size === 1) this.ask(this.on(s, chance, undefined), t, step, strand, frame, seat);
      }
      if (out.size !== 1) break;
      this.acted(t, seat, forked);
      const flow = step.take(g as never, step.local, out.at(0));
      this.advance(stack, step, frame, flow);
      this.run(t, strand);
      const awaited = this.awaited(s);
      if ((awaited & (1 << seat)) === 0) seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
    }
    return seat;
  }
  private ask(g: Play<S>, t: Table, step: Step, strand: number, frame: number, seat: Seat): void {
    g.strand = strand;
    this.enter(t, step, frame);
    if (step.anyOf !== undefined) g.seat = seat;
  }
  /** The seat's serial goes up; if another acted before, the epoch ends, unless they act at the same time. */
  private acted(t: Table, seat: Seat, forked: SeatMask): void {
    t.serial[seat]!++;
    if (t.head[LAST] === seat + 1) return;
    t.head[LAST] = seat + 1;
    if (forked === 0) t.head[EPOCH]!++;
  }
  /**
   * The server's door: carries out all of the actions or none of them, each only if it is on offer. `stream` gives the
   * chance of one action by seat and serial.
   */
  submit(
    s: S,
    seat: Seat,
    serial: number,
    actions: readonly Action[],
    stream: (seat: Seat, serial: number) => Chance,
    sink?: FactSink,
  ): Refused | undefined {
    const early = this.closed(s, seat, serial);
    if (early !== undefined) return { reason: early, index: 0, rule: undefined };
    const scratch = (this.batch ??= this.create());
    this.copy(scratch, s);
    const told: (() => void)[] = [];
    const later: FactSink | undefined =
      sink === undefined ? undefined : { fact: (...fact) => void told.push(() => sink.fact(...fact)) };
    for (let index = 0; index < actions.length; index++) {
      const now = scratch.table.serial[seat]!;
      const closed = this.closed(scratch, seat, now);
      if (closed !== undefined) return { reason: closed, index, rule: undefined };
      const action = actions[index]!;
      this.legal(scratch, seat, this.listed);
      if (!this.listed.has(action)) {
        return { reason: 'notOffered', index, rule: this.why(scratch, seat, action)!.rule };
      }
      this.apply(scratch, seat, action, stream(seat, now), later);
    }
    this.copy(s, scratch);
    for (const tell of told) tell();
    return undefined;
  }
  private closed(s: S, seat: Seat, serial: number): Refused['reason'] | undefined {
    if (this.over(s)) return 'over';
    if ((this.actors(s) & (1 << seat)) === 0) return 'notYourTurn';
    return s.table.serial[seat] === serial ? undefined : 'stale';
  }
  decision(s: S, seat: Seat): Decision | undefined {
    if ((this.actors(s) & (1 << seat)) === 0) return undefined;
    this.legal(s, seat, this.listed);
    const options = this.listed.toArray().map((action) => this.decode(action));
    const { table: t } = s;
    const frame = this.frameOf(t, seat);
    const step = this.steps[t.stack[frame]!]!;
    const local = this.enter(t, step, frame);
    if (step.anyOf !== undefined) this.play.seat = seat;
    const g = this.play as never;
    return {
      seat,
      serial: t.serial[seat]!,
      rule: step.rule,
      prompt: step.prompt,
      values: step.values?.(g, local) ?? {},
      grouping: step.grouping,
      progress: step.progress?.(g, local),
      options,
    };
  }
  decode(action: Action): Option {
    const verb = this.game.verbs.list[action >>> 20];
    if (verb === undefined) throw new RangeError(`no verb in action ${action}`);
    const values = [(action >>> 10) & 1023, action & 1023];
    return { action, verb: verb.verb, args: verb.kinds.map((kind, i) => ({ kind, value: values[i]! })) };
  }
  /** What the rules refuse to the seat now, each with its rule. */
  refusals(s: S, seat: Seat): readonly Refusal[] {
    return this.listed.explain(() => this.legal(s, seat, this.listed));
  }
  /** Why the seat may not do this now: what the question refuses, else what the game says of it, else the question. */
  why(s: S, seat: Seat, action: Action): Refusal | undefined {
    return this.reasons(s, seat)(action);
  }
  /** What `why` says while the position stands, for who asks of many actions: what is refused is listed once. */
  reasons(s: S, seat: Seat): (action: Action) => Refusal | undefined {
    if ((this.actors(s) & (1 << seat)) === 0) return () => undefined;
    const refused = this.refusals(s, seat);
    const offered = new Set(this.listed.toArray());
    const { table: t } = s;
    const asked = this.steps[t.stack[this.frameOf(t, seat)]!]!;
    const spoken = new Set([...offered].map(verbOf));
    return (action) => {
      const refusal = refused.find((one) => one.action === action);
      if (refusal !== undefined || offered.has(action)) return refusal;
      const speaks = spoken.has(verbOf(action)) ? asked.rule : undefined;
      return { action, rule: this.game.refuses?.(s, seat, action, speaks) ?? asked.rule };
    };
  }
  score(s: S, seat: Seat): number {
    return s.table.score[seat]!;
  }
  /** Every seat's score, once the game is over. */
  outcome(s: S): readonly number[] | undefined {
    return this.over(s) ? Array.from(s.table.score) : undefined;
  }
  /** How glad the seat is of the finished game, from 0 to 1. */
  reward(s: S, seat: Seat): number {
    return this.game.reward === undefined ? (Math.sign(s.table.score[seat]!) + 1) / 2 : this.game.reward(s, seat);
  }
  /** A seat may take back what it did since this last changed. */
  epoch(s: S): number {
    return s.table.head[EPOCH]!;
  }
  /** From here on no findings are kept up: for games in which nobody guesses. */
  untrack(s: S): void {
    s.table.head[HEAD.untracked] = 1;
  }
  copy(into: S, from: S): void {
    into.table.copyFrom(from.table);
  }
  /** Equal for equal positions, whatever way led there. */
  digest(s: S): number {
    const { words, stack, strand } = s.table;
    const from = stack.byteOffset / 4;
    let h = mix(0x811c9dc5 | 0, words, 0, from);
    for (let base = 0; base < stack.length; base += strand) h = mix(h, stack, base, this.used(stack, base));
    return mix(h, words, from + stack.length, s.table.digested) >>> 0;
  }
  /** What frames that have ended left behind is no part of a position. */
  equal(a: S, b: S): boolean {
    const [x, y] = [a.table.words, b.table.words];
    const { stack, strand } = a.table;
    const from = stack.byteOffset / 4;
    if (!sameWords(x, y, 0, from) || !sameWords(x, y, from + stack.length, x.length)) return false;
    for (let base = 0; base < stack.length; base += strand) {
      if (!sameWords(stack, b.table.stack, base, this.used(stack, base))) return false;
    }
    return true;
  }
  /** Clears what frames that have ended left behind. */
  trim(s: S): void {
    const { stack, strand } = s.table;
    for (let base = 0; base < stack.length; base += strand) stack.fill(0, this.used(stack, base), base + strand);
  }
  private used(stack: Int32Array, strand: number): number {
    const free = stack[strand + FREE]!;
    return free === 0 ? strand + FRAMES : free;
  }

  /** The view *is* a masked state: what the viewer may not know is 0. */
  mask(from: S, viewer: Viewer, into: S): void {
    this.copy(into, from);
    conceal(into.table, viewer);
    this.trim(into);
  }

  private on(s: S, chance: Chance, sink: FactSink | undefined): Play<S> {
    const g = this.play;
    // Most calls come for the same state as the one before: writing the same pointers again would cost.
    if (g.s !== s) {
      g.s = s;
      g.table = s.table;
    }
    if (g.chance !== chance) g.chance = chance;
    g.tellTo(sink);
    g.forgetAll();
    return g;
  }
  private frameOf(t: Table, seat: Seat): number {
    const strand = t.head[FORKED] === 0 ? 0 : t.strand * (1 + seat);
    this.play.strand = strand;
    return t.stack[strand]!;
  }
  private enter(t: Table, step: Step, frame: number): FrameLocals {
    if (CURSOR.words !== t.stack) CURSOR.words = t.stack;
    CURSOR.at = frame + LOCALS;
    this.play.seat = t.stack[frame + SEAT] as Seat;
    return step.local;
  }
  private advance(stack: Int32Array, step: Step, frame: number, flow: Flow | void): void {
    // Most stages say nothing: asked first, this spares V8 the comparison of a text with what is none.
    if (flow === undefined || flow === 'next') stack[frame]!++;
    else if (flow === 'restart') stack[frame] = step.entry;
    else if (flow === 'end') stack[frame] = step.exit;
  }
  /** Runs until somebody is asked. */
  private run(t: Table, from: number): void {
    const g = this.play as unknown as Play<State>;
    const { stack, head } = t;
    let strand = from;
    while (head[OVER] === 0) {
      const frame = stack[strand]!;
      if (frame === 0) {
        if (!this.joined(t, strand)) return;
        strand = 0;
        continue;
      }
      const step = this.steps[stack[frame]!]!;
      if (step.kind === ENDS) {
        stack[strand] = stack[frame + BELOW]!;
        stack[strand + FREE] = frame;
        continue;
      }
      g.strand = strand;
      const local = this.enter(t, step, frame);
      if (step.kind === ASKS) {
        if (step.when === undefined || step.when(g, local)) {
          if (strand === 0) {
            const idle = step.idle === undefined ? 0 : step.idle(g, local);
            head[IDLE] = idle;
            head[ASKED] = this.asked(g, step, local, idle);
          }
          return;
        }
        stack[frame]!++;
        continue;
      }
      const flow = step.run(g, local);
      this.advance(stack, step, frame, flow);
      if (strand === 0 && head[FORKED] !== 0) return this.runForked(t);
    }
  }
  private asked(g: Play<State>, step: Step, local: FrameLocals, idle: SeatMask): SeatMask {
    if (step.anyOf !== undefined) return step.anyOf(g, local, idle);
    return 1 << (step.by === undefined ? g.seat : step.by(g, local));
  }
  /** A strand has ended; true if it was the last, and the table's own goes on. */
  private joined(t: Table, strand: number): boolean {
    if (strand === 0) throw new Error('the game ran out of procedures');
    t.head[FORKED]! &= ~(1 << (strand / t.strand - 1));
    return t.head[FORKED] === 0;
  }
  private runForked(t: Table): void {
    const forked = t.head[FORKED]!;
    for (let seat = 0; seat < t.plan.seats; seat++)
      if ((forked & (1 << seat)) !== 0) this.run(t, t.strand * (1 + seat));
  }
}
function mix(seed: number, words: Int32Array, from: number, to: number): number {
  let h = seed;
  for (let i = from; i < to; i++) {
    h = Math.imul(h ^ words[i]!, 0x01000193);
    h ^= h >>> 15;
  }
  return h;
}

const laidOut = new WeakMap<object, Map<number, unknown>>();
/** The rules of a game for the number of seats that a setup asks for. */
export function rulesFor<S extends State, O extends SetupOptions>(game: Game<S, O>, setup: SetupOf<O>): Rules<S, O> {
  const seats = game.seats(setup);
  const known = laidOut.get(game) ?? new Map<number, unknown>();
  laidOut.set(game, known);
  const rules = (known.get(seats) as Rules<S, O> | undefined) ?? new Rules(game, seats);
  known.set(seats, rules);
  return rules;
}
