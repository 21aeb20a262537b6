import type { Action, Kind, Kinds, Seat, SeatMask } from './ids.ts';
import type { Options } from './options.ts';
import type { Play } from './play.ts';
import type { State } from './table.ts';
import { amount, DONE, numberOf, PASS } from './verbs.ts';

/**
 * next: on to the following stage (the default). again: this stage once more. restart: the first stage. end: leave the
 * procedure.
 */
export type Flow = 'next' | 'again' | 'restart' | 'end';

/** Locals are public: what is secret lies on a card in a zone, where views and guesses can deal with it. */
export type Schema = Readonly<Record<string, Kind>>;
/** What the stages of a procedure remember while it runs, each value by its kind. */
export type Locals<K extends Schema> = { -readonly [N in keyof K]: Kinds[K[N]] };

/** A stage that happens by itself. */
export interface RunStage<S extends State, L> {
  readonly rule: string;
  run(g: Play<S>, local: L): Flow | void;
}
/** A stage at which somebody decides. */
export interface AskStage<S extends State, L> {
  readonly rule: string;
  readonly prompt: string;
  /** Skipped if false; may look at public things only. */
  when?(g: Play<S>, local: L): boolean;
  /** Who decides; the seat whose procedure it is, if left out. `g.seat` is that of the procedure all the same. */
  by?(g: Play<S>, local: L): Seat;
  /**
   * Several seats may decide: whichever acts next. In `offer` and `take` `g.seat` is then the seat that acts. `idle` is
   * what the stage says of those that need not.
   */
  anyOf?(g: Play<S>, local: L, idle: SeatMask): SeatMask;
  /** Those of them that may act but need not: the table does not wait for them, and bots leave them alone. */
  idle?(g: Play<S>, local: L): SeatMask;
  /** Numbers for the words of the prompt. */
  values?(g: Play<S>, local: L): Readonly<Record<string, number>>;
  /** A window that the game opens by itself: `values` say which one, as `window`, and standing orders for it hold here. */
  readonly grouping?: 'window';
  offer(g: Play<S>, local: L, out: Options): void;
  take(g: Play<S>, local: L, action: Action): Flow | void;
}
/** Between `least` and `most` of the offered, one at a time; the kernel counts and adds *done*. */
export interface PickStage<S extends State, L> extends AskStage<S, L> {
  least(g: Play<S>, local: L, picked: number): number;
  most(g: Play<S>, local: L, picked: number): number;
  take(g: Play<S>, local: L, action: Action): void;
}
/** Shares a total out over parts, part by part; the last part gets what is left. */
export interface SplitStage<S extends State, L> {
  readonly rule: string;
  readonly prompt: string;
  by?(g: Play<S>, local: L): Seat;
  values?(g: Play<S>, local: L): Readonly<Record<string, number>>;
  /** More values for the words of the question: of the part that gets something now, and what is `left` to share. */
  valuesOfPart?(g: Play<S>, local: L, part: number, left: number): Readonly<Record<string, number>>;
  total(g: Play<S>, local: L): number;
  parts(g: Play<S>, local: L): number;
  share(g: Play<S>, local: L, part: number, amount: number): void;
}
/** One step of a procedure. */
export type Stage<S extends State, L> = RunStage<S, L> | AskStage<S, L> | PickStage<S, L> | SplitStage<S, L>;

/** A frame: which step of the rulebook is next, the frame below, the seat; then the locals. */
export const FRAME = { step: 0, below: 1, seat: 2, locals: 3 } as const;
/** A strand begins with the address of its top frame, the last answer, and where the next frame would go (0: first). */
export const STRAND = { top: 0, answer: 1, free: 2, frames: 3 } as const;

/** Where the locals of a frame lie. Apart from `FrameLocals`, whose shape differs by procedure: the engine meets this one. */
export class Cursor {
  words: Int32Array = new Int32Array(0);
  at = 0;
}
/** At the locals of the running frame. */
export const running = new Cursor();
const RUNNING = running;

/** A window on the locals of one frame. Shared accessors, so that a stage's `local.target` is a few inlined loads. */
export class FrameLocals {
  declare readonly cursor: Cursor;
  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }
}
const accessors: PropertyDescriptor[] = Array.from({ length: 16 }, (_, i) => ({
  get(this: FrameLocals) {
    return this.cursor.words[this.cursor.at + i];
  },
  set(this: FrameLocals, value: number) {
    this.cursor.words[this.cursor.at + i] = value;
  },
}));

export type Grouping = 'one' | 'pick' | 'split' | 'window';
export interface Progress {
  readonly done: number;
  readonly least: number;
  readonly most: number;
}
/** An ask stage that is one of several in a row, as the kernel makes it of a pick, a split or a window. */
interface GroupedStage<S extends State, L> extends Omit<AskStage<S, L>, 'grouping'> {
  readonly grouping: Grouping;
  progress?(g: Play<S>, local: L): Progress;
}
type Loose = Partial<RunStage<State, FrameLocals>> &
  Partial<GroupedStage<State, FrameLocals>> & { readonly rule: string };

const RUN = 0;
export const ASK = 1;
export const END = 2;

/** A stage in the one shape that the engine meets; every procedure has one more at its end, which leaves it. */
export class Step {
  declare readonly kind: typeof RUN | typeof ASK | typeof END;
  /** Where the procedure's steps begin and end among all steps of the rulebook. */
  entry = 0;
  exit = 0;
  /** The locals of the running frame. */
  declare readonly local: FrameLocals;
  declare readonly rule: string;
  declare readonly prompt: string;
  declare readonly grouping: Grouping;
  declare readonly run: (g: Play<State>, local: FrameLocals) => Flow | void;
  declare readonly when: ((g: Play<State>, local: FrameLocals) => boolean) | undefined;
  declare readonly by: ((g: Play<State>, local: FrameLocals) => Seat) | undefined;
  declare readonly anyOf: ((g: Play<State>, local: FrameLocals, idle: SeatMask) => SeatMask) | undefined;
  declare readonly idle: ((g: Play<State>, local: FrameLocals) => SeatMask) | undefined;
  declare readonly values: ((g: Play<State>, local: FrameLocals) => Readonly<Record<string, number>>) | undefined;
  declare readonly progress: ((g: Play<State>, local: FrameLocals) => Progress) | undefined;
  declare readonly offer: (g: Play<State>, local: FrameLocals, out: Options) => void;
  declare readonly take: (g: Play<State>, local: FrameLocals, action: Action) => Flow | void;
  constructor(stage: Loose | undefined, local: FrameLocals) {
    this.kind = stage === undefined ? END : stage.run === undefined ? ASK : RUN;
    this.local = local;
    this.rule = stage?.rule ?? '';
    this.prompt = stage?.prompt ?? '';
    this.grouping = stage?.grouping ?? 'one';
    this.run = stage?.run ?? nothing;
    this.when = stage?.when;
    this.by = stage?.by;
    this.anyOf = stage?.anyOf;
    this.idle = stage?.idle;
    this.values = stage?.values;
    this.progress = stage?.progress;
    this.offer = stage?.offer ?? nothing;
    this.take = stage?.take ?? nothing;
  }
}
function nothing(): void {}

/** A chapter of the rules: stages, one after the other, and locals that they share. */
export class Procedure<S extends State = State, L = object> {
  declare readonly name: string;
  declare readonly schema: Schema;
  /** Its first step among all steps of the rulebook. */
  entry = 0;
  /** Words of a frame. */
  declare readonly size: number;
  /** Its stages, and the step that leaves it. */
  declare readonly steps: readonly Step[];
  /** The locals of a frame just begun; those of the running one are another object (a procedure may begin itself). */
  declare readonly fresh: FrameLocals;
  declare readonly begun: Cursor;
  declare readonly state: (s: S) => void;
  declare readonly locals: L;
  constructor(name: string, schema: Schema, stages: readonly Stage<S, L>[]) {
    this.name = name;
    this.schema = schema;
    const names = Object.keys(schema);
    if (names.length > accessors.length) throw new RangeError(`${name} has more than ${accessors.length} locals`);
    const Named = class extends FrameLocals {};
    names.forEach((word, i) => Object.defineProperty(Named.prototype, word, accessors[i]!));
    const local = new Named(running);
    this.begun = new Cursor();
    this.fresh = new Named(this.begun);
    let size = names.length;
    const step = (stage: unknown): Step => new Step(stage as Loose | undefined, local);
    const steps = stages.map((stage) => {
      if ('most' in stage) return step(picking(stage, size++));
      if ('total' in stage) return step(splitting(stage, (size += 2) - 2));
      return step(stage);
    });
    this.steps = [...steps, step(undefined)];
    this.size = FRAME.locals + size;
  }
  place(entry: number): void {
    this.entry = entry;
    for (const step of this.steps) {
      step.entry = entry;
      step.exit = entry + this.steps.length - 1;
    }
  }
}

/** Counters of the kernel lie behind the declared locals of the frame. */
function picking<S extends State, L>(p: PickStage<S, L>, counter: number): GroupedStage<S, L> {
  const picked = (): number => RUNNING.words[RUNNING.at + counter]!;
  return {
    ...p,
    grouping: 'pick',
    progress(g, l) {
      const done = picked();
      return { done, least: p.least(g, l, done), most: p.most(g, l, done) };
    },
    when: (g, l) => picked() < p.most(g, l, picked()) && (p.when === undefined || p.when(g, l)),
    offer(g, l, out) {
      p.offer(g, l, out);
      if (picked() >= p.least(g, l, picked())) out.add(DONE);
    },
    take(g, l, action) {
      const { words } = RUNNING;
      const at = RUNNING.at + counter;
      if (action === DONE) {
        words[at] = 0;
        return 'next';
      }
      const now = ++words[at]!;
      p.take(g, l, action);
      if (now < p.most(g, l, now)) return 'again';
      words[at] = 0;
      return 'next';
    },
  };
}
function splitting<S extends State, L>(p: SplitStage<S, L>, counter: number): GroupedStage<S, L> {
  const part = (): number => RUNNING.words[RUNNING.at + counter]!;
  const left = (g: Play<S>, l: L): number => (part() === 0 ? p.total(g, l) : RUNNING.words[RUNNING.at + counter + 1]!);
  return {
    ...p,
    grouping: 'split',
    values: (g, l) => ({ ...p.values?.(g, l), ...p.valuesOfPart?.(g, l, part(), left(g, l)) }),
    progress: (g, l) => ({ done: part(), least: left(g, l), most: p.parts(g, l) }),
    when: (g, l) => p.total(g, l) > 0 && p.parts(g, l) > 0,
    offer(g, l, out) {
      const most = left(g, l);
      const least = part() === p.parts(g, l) - 1 ? most : 0;
      for (let n = most; n >= least; n--) out.add(amount(n));
    },
    take(g, l, action) {
      const { words } = RUNNING;
      const at = RUNNING.at + counter;
      const now = words[at]!;
      const rest = left(g, l) - numberOf(action);
      p.share(g, l, now, numberOf(action));
      words[at] = rest > 0 ? now + 1 : 0;
      words[at + 1] = rest;
      return rest > 0 ? 'again' : 'next';
    },
  };
}

/** Moments at which seats may act in turn until all have passed. */
export interface Windows<S extends State> {
  readonly rule: string;
  readonly names: readonly string[];
  offer(g: Play<S>, name: number, seat: Seat, out: Options): void;
  take(g: Play<S>, name: number, seat: Seat, action: Action): void;
}
const priorityLocals = { name: 'number', seats: 'number', turn: 'seat', passes: 'number' } as const;
type OpenWindow<S extends State> = (
  rule: string,
  name: string,
  seats: (g: Play<S>) => SeatMask,
  first?: (g: Play<S>) => Seat,
) => RunStage<S, object>;

/** Runs as the fact happens, inside the stage that told it; what it begins runs before that stage's successor. */
export type Trigger<S extends State> = (g: Play<S>, a: number, b: number, c: number) => void;

/** The rule-writing words of one game. */
export class Rulebook<S extends State> {
  readonly procedures: Procedure<S, never>[] = [];
  readonly triggers: (Trigger<S>[] | undefined)[] = [];
  /** The names of the windows, in the order of the numbers that prompts carry. */
  windowNames: readonly string[] = [];

  procedure<const K extends Schema>(
    name: string,
    locals: K,
    stages: readonly Stage<S, Locals<K>>[],
  ): Procedure<S, Locals<K>> {
    if (this.procedures.some((known) => known.name === name)) throw new Error(`two procedures are called ${name}`);
    const made = new Procedure<S, Locals<K>>(name, locals, stages);
    this.procedures.push(made as unknown as Procedure<S, never>);
    return made;
  }

  /**
   * All steps of all procedures; a frame says which one is next. They are numbered by the names of the procedures: in
   * which order modules happen to be loaded must not matter to a page, a server and a record that speak of one position.
   */
  numbered(): readonly Step[] {
    const steps: Step[] = [];
    for (const procedure of this.procedures.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      procedure.place(steps.length);
      steps.push(...procedure.steps);
    }
    return steps;
  }

  /** Answers a fact whenever it happens; several answers to one fact run in the order in which they were declared. */
  when(fact: number, trigger: Trigger<S>): void {
    (this.triggers[fact] ??= []).push(trigger);
  }

  /**
   * Priority: the first seat acts as often as it likes, then the next; when every seat of the window has passed in a row
   * it closes; there is no stack. `open` makes the stage that opens a window of that name for those seats.
   */
  windows(w: Windows<S>): OpenWindow<S> {
    this.windowNames = w.names;
    const priority = this.procedure('window', priorityLocals, [
      {
        rule: w.rule,
        prompt: 'window',
        grouping: 'window',
        by: (_g, l) => l.turn,
        values: (_g, l) => ({ window: l.name }),
        offer(g, l, out) {
          w.offer(g, l.name, l.turn, out);
          out.add(PASS);
        },
        take(g, l, action) {
          if (action !== PASS) {
            l.passes = 0;
            w.take(g, l.name, l.turn, action);
            return 'again';
          }
          l.passes |= 1 << l.turn;
          if (l.passes === l.seats) return 'end';
          l.turn = nextIn(l.seats, l.turn);
          return 'again';
        },
      },
    ]);
    return (rule, name, seats, first) => {
      const index = w.names.indexOf(name);
      if (index < 0) throw new Error(`there is no window ${name}`);
      return {
        rule,
        run(g) {
          const mask = seats(g);
          if (mask === 0) return;
          const local = g.begin(priority);
          const turn = first === undefined ? g.seat : first(g);
          local.name = index;
          local.seats = mask;
          local.turn = (mask & (1 << turn)) !== 0 ? turn : nextIn(mask, turn);
        },
      };
    };
  }
}
/** The next seat of the mask after this one, going round. */
export function nextIn(seats: SeatMask, after: Seat): Seat {
  const later = seats & -(2 << after);
  const from = later === 0 ? seats : later;
  return (31 - Math.clz32(from & -from)) as Seat;
}
