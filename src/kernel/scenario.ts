import { type Chance, FastChance, ScriptedChance } from './chance.ts';
import { type Fact, FactList } from './facts.ts';
import type { Game } from './game.ts';
import type { Action, Seat, Viewer } from './ids.ts';
import { Fields, InputError } from './input.ts';
import { nameable } from './nameable.ts';
import { type Example, type Printed, readExample, readPrinted } from './printed.ts';
import type { Refusal } from './options.ts';
import { type Rules, rulesFor } from './rules.ts';
import { seatNamesAt } from './roles.ts';
import { readSetup, type SetupOf, type SetupOptions } from './setup.ts';
import type { State } from './table.ts';

/** A position written by hand and what is done in it; the same in files and in tests. See docs/positions.md. */
export interface PositionFile {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly position: unknown;
  /** Draws of chance in order; without it they follow from `seed`. */
  readonly draws: readonly number[] | undefined;
  readonly seed: number;
  readonly do: readonly string[];
  readonly example: Example | undefined;
  readonly printed: Printed | undefined;
}
export function readPositionFile(json: unknown): PositionFile {
  const fields = new Fields(json, '');
  const setup = fields.raw('setup') ?? {};
  if (typeof setup !== 'object' || Array.isArray(setup)) throw new InputError('setup', 'must be an object');
  const draws = fields.has('draws') ? fields.list('draws').map(Number) : undefined;
  if (draws?.some((draw) => !Number.isInteger(draw) || draw < 0)) {
    throw new InputError('draws', 'must be whole numbers from 0 up');
  }
  const file = {
    game: fields.text('game'),
    setup: setup as Readonly<Record<string, unknown>>,
    position: fields.raw('position'),
    draws,
    seed: fields.number('seed', 0, 2 ** 31, 1),
    do: fields.texts('do'),
    example: fields.has('example') ? readExample(fields.raw('example')) : undefined,
    printed: fields.has('printed') ? readPrinted(fields.raw('printed')) : undefined,
  };
  fields.done();
  return file;
}

export interface ScenarioSpec<O extends SetupOptions> {
  readonly setup?: Partial<SetupOf<O>>;
  /** Absent: the ordinary deal. */
  readonly position?: unknown;
  readonly draws?: readonly number[];
  readonly seed?: number;
}
/** The position of a file, before anything is done in it. */
export const scenarioOf = <S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  { setup, position, draws, seed }: PositionFile,
): Scenario<S, O> =>
  new Scenario(game, {
    setup: setup as Partial<SetupOf<O>>,
    seed,
    ...(position === undefined ? {} : { position }),
    ...(draws === undefined ? {} : { draws }),
  });
/** The same game, but for its deal, which lays out a position that was reached elsewhere. */
export const dealtAs = <S extends State, O extends SetupOptions>(game: Game<S, O>, words: Int32Array): Game<S, O> => ({
  ...game,
  deal: (g) => g.table.words.set(words),
});
const normal = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A game set up at one point, spoken to in the game's notation: `t.at('dynasty').does('exert H, attack B')`. */
export class Scenario<S extends State, O extends SetupOptions> {
  readonly rules: Rules<S, O>;
  readonly s: S;
  readonly told = new FactList();
  private readonly chance: Chance;

  constructor(game: Game<S, O>, spec: ScenarioSpec<O> = {}) {
    const setup = readSetup(game.options, spec.setup ?? {});
    this.rules = rulesFor(game, setup);
    this.s = this.rules.create();
    this.chance = spec.draws === undefined ? new FastChance(spec.seed ?? 1) : new ScriptedChance(spec.draws);
    if (spec.position === undefined) this.rules.start(this.s, setup, this.chance, this.told);
    else this.rules.lay(this.s, setup, spec.position, this.chance, this.told);
  }
  get facts(): readonly Fact[] {
    return this.told.facts;
  }
  get outcome(): readonly number[] | undefined {
    return this.rules.outcome(this.s);
  }
  /** What the seats are called now. */
  get seatNames(): readonly string[] {
    return seatNamesAt(this.rules.game, this.s);
  }
  /** The seats that may act, by name. */
  get toAct(): readonly string[] {
    const actors = this.rules.actors(this.s);
    return this.seatNames.filter((_, seat) => (actors & (1 << seat)) !== 0);
  }
  seatNamed(name: string): Seat {
    const seat = this.seatNames.indexOf(name);
    if (seat < 0 || seat >= this.rules.seats) {
      const known = this.seatNames.slice(0, this.rules.seats).join(', ');
      throw new InputError('seat', `there is no ${name}; known: ${known}`);
    }
    return seat as Seat;
  }
  at(name: string): Side<S, O> {
    return new Side(this, this.seatNamed(name));
  }
  /** What the viewer sees. */
  view(viewer: Viewer): S {
    const view = this.rules.create();
    this.rules.mask(this.s, viewer, view);
    return view;
  }
  /** Carries out a line `seat: phrase; phrase …`. */
  do(line: string): void {
    const { side, phrases } = this.parse(line);
    side.does(...phrases);
  }
  /** Whose line it is, and what is done in it. */
  parse(line: string): { readonly side: Side<S, O>; readonly phrases: readonly string[] } {
    const colon = line.indexOf(':');
    if (colon < 0) throw new InputError('do', `"${line}" does not say whose move it is: write "seat: move"`);
    return { side: this.at(line.slice(0, colon).trim()), phrases: line.slice(colon + 1).split(';') };
  }
  apply(seat: Seat, action: Action): void {
    this.rules.apply(this.s, seat, action, this.chance, this.told);
  }
}

/** One seat of a scenario. */
export class Side<S extends State, O extends SetupOptions> {
  private readonly scenario: Scenario<S, O>;
  readonly seat: Seat;
  constructor(scenario: Scenario<S, O>, seat: Seat) {
    this.scenario = scenario;
    this.seat = seat;
  }
  get offered(): readonly string[] {
    const { rules, s } = this.scenario;
    return (rules.decision(s, this.seat)?.options ?? []).map(({ action }) => this.say(action));
  }
  get refused(): readonly { readonly phrase: string; readonly rule: string }[] {
    const { rules, s } = this.scenario;
    return rules.refusals(s, this.seat).map(({ action, rule }) => ({ phrase: this.say(action), rule }));
  }
  get prompt(): string | undefined {
    return this.scenario.rules.decision(this.scenario.s, this.seat)?.prompt;
  }
  private say(action: Action): string {
    return this.scenario.rules.game.notation(this.scenario.s, this.seat, action);
  }
  does(...phrases: readonly string[]): this {
    for (const phrase of phrases) this.do(phrase);
    return this;
  }
  private do(phrase: string): void {
    const { rules, s } = this.scenario;
    const name = this.scenario.seatNames[this.seat]!;
    const decision = rules.decision(s, this.seat);
    if (decision === undefined) throw new InputError('do', `${name}: "${phrase.trim()}" — it is not ${name}'s to act`);
    const action = this.optionFor(phrase);
    if (action !== undefined) return this.scenario.apply(this.seat, action);
    const rule = this.reasonFor(phrase)?.rule;
    const offered = this.offered.map((text) => `"${text}"`).join(', ');
    throw new InputError(
      'do',
      `${name}: "${phrase.trim()}" ${rule === undefined ? 'is not on offer' : `is refused by ${rule}`}; on offer: ${offered}`,
    );
  }
  /** What the phrase means among that which is on offer. */
  optionFor(phrase: string): Action | undefined {
    const { rules, s } = this.scenario;
    const options = rules.decision(s, this.seat)?.options ?? [];
    return options.find(({ action }) => normal(this.say(action)) === normal(phrase))?.action;
  }
  /** What the phrase means among that which is refused, and the rule. */
  refusalOf(phrase: string): Refusal | undefined {
    const { rules, s } = this.scenario;
    return rules.refusals(s, this.seat).find(({ action }) => normal(this.say(action)) === normal(phrase));
  }
  /** The same for whatever the phrase could mean at another time or with other things, if it means anything. */
  reasonFor(phrase: string): Refusal | undefined {
    const { rules, s } = this.scenario;
    const said = normal(phrase);
    const means = (other: string): boolean => normal(other) === said;
    const listed = this.refusalOf(phrase);
    if (listed !== undefined || this.offers(phrase)) return listed;
    const action = nameable(rules, s, this.seat, means, said.split(' ')[0]!);
    return action === undefined ? undefined : rules.why(s, this.seat, action);
  }
  /** The rule that the question itself refuses the phrase by, if it does. */
  whyNot(phrase: string): string | undefined {
    return this.refusalOf(phrase)?.rule;
  }
  offers(phrase: string): boolean {
    return this.optionFor(phrase) !== undefined;
  }
}
