import { Searcher } from '../../bots/search/searcher.ts';
import { botFor, hasLearned } from '../../bots/spec.ts';
import { tuningOf } from '../../bots/search/tuning.ts';
import { sensible } from '../../bots/search/turn.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { Options } from '../../kernel/options.ts';
import { Recorded } from '../../kernel/record.ts';
import type { Rules } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { type Bot, Sight } from '../../kernel/sight.ts';
import type { GameText } from '../../kernel/text.ts';
import { spell, verbOf } from '../../kernel/verbs.ts';
import { seedOf, type Subject } from '../study.ts';
import { appraise, chanceOf, isClear, type Weighed } from './appraise.ts';
import { type Effort, effortOf } from './effort.ts';
import { type Figure, playedTo, type Puzzle, type SourceGame } from './puzzle.ts';

/** What one worker is asked: the games from `from` up to `to`, unless the time is up before. */
export interface MineJob {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** When the time is up, by the wall clock in milliseconds. */
  readonly until: number;
  readonly effort?: Partial<Effort>;
}
/** A game that had puzzles in it; their `game` is 0. */
export interface Mined {
  readonly source: SourceGame;
  readonly puzzles: readonly Puzzle[];
}
/** The least options that make a puzzle, how many of them must be more than second thoughts, and the most to look through. */
const LEAST_OPTIONS = 3;
const LEAST_EARNEST = 2;
const MOST_OPTIONS = 40;
const MOST_PER_GAME = 5;
/** Two puzzles of one game lie so many moves apart. */
const APART = 8;
/** A move that a search looked at less often than this is not known well enough to be called far behind. */
const LOOKED_AT = 3;
/** Who plays the games where a network has learned them. */
const LEARNED = 'learned@60';
/** How often settings are drawn until they go together. */
const MOST_SETUPS = 50;

/** A decision that looked like a puzzle when it was made. */
interface Candidate {
  readonly at: number;
  readonly seat: Seat;
  /** Would one that thinks no further than this turn have done something else? */
  readonly surprising: boolean;
}

/** Looks for puzzles in games of bots. */
export function minePart(subject: Subject, job: MineJob): Mined[] {
  const effort = { ...effortOf(subject.game.name), ...job.effort };
  const found: Mined[] = [];
  for (let n = job.from; n < job.to && Date.now() < job.until; n++) {
    const miner = new Miner(subject.game, subject.texts?.en, effort, job, n);
    const puzzles = miner.mine();
    if (puzzles.length > 0) found.push({ source: miner.source(puzzles), puzzles });
  }
  return found;
}

class Miner {
  private readonly game: AnyGame;
  private readonly words: GameText | undefined;
  private readonly effort: Effort;
  private readonly until: number;
  private readonly seed: number;
  private readonly name: string;
  private readonly setup: Readonly<Record<string, unknown>>;
  private readonly moves: string[] = [];

  constructor(game: AnyGame, words: GameText | undefined, effort: Effort, job: MineJob, n: number) {
    this.game = game;
    this.words = words;
    this.effort = effort;
    this.until = job.until;
    this.seed = seedOf(job.seed, n);
    this.name = `puzzles ${job.seed} ${n}`;
    this.setup = setupFor(game, { ...effort.setups[n % effort.setups.length], ...job.setup }, this.name, this.seed);
  }
  source(puzzles: readonly Puzzle[]): SourceGame {
    const until = Math.max(...puzzles.map(({ at }) => at));
    return { seed: this.name, setup: this.setup, moves: this.moves.slice(0, until) };
  }
  mine(): Puzzle[] {
    const choices = this.play();
    const late = choices.filter(({ at }) => at >= this.effort.late * this.moves.length);
    const mixed = shuffled(late, new FastChance(this.seed));
    const candidates = mixed.toSorted((a, b) => Number(b.surprising) - Number(a.surprising));
    const found: Puzzle[] = [];
    for (const candidate of candidates) {
      if (this.isOver() || found.length === MOST_PER_GAME) break;
      if (found.some(({ at }) => Math.abs(at - candidate.at) < APART)) continue;
      const puzzle = this.puzzleAt(candidate);
      if (puzzle !== undefined) found.push(puzzle);
    }
    return found.toSorted((a, b) => a.at - b.at);
  }
  private isOver(): boolean {
    return Date.now() >= this.until;
  }
  private begin(): Recorded {
    return new Recorded(this.game, readSetup(this.game.options, this.setup), secretOfSeed(this.name));
  }
  /** Plays the game, and notes where one option seemed to be ahead of all others. */
  private play(): Candidate[] {
    const { game } = this;
    const played = this.begin();
    const { rules, state } = played;
    const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
    const learned = hasLearned(game, rules.seats);
    const player = learned ? LEARNED : this.effort.bot;
    const bots = sights.map((_, seat) => botFor(player, game, seedOf(this.seed, seat)));
    const plain = game.planner === undefined && game.quickPlayer === undefined ? 'greedy' : 'planner@0';
    const hasty = botFor(plain, game, this.seed);
    const doubt = learned ? 1 : tuningOf(game.name).doubt;
    const candidates: Candidate[] = [];
    while (!rules.over(state) && !this.isOver()) {
      const seat = rules.actor(state);
      const sight = sights[seat]!.look(state);
      const action = bots[seat]!.choose(sight);
      const looksFound = this.isChoice(rules, sight) && !this.isIdle(action);
      if (looksFound && promiseOf(bots[seat]!, action, doubt) >= this.effort.promise)
        candidates.push({ at: this.moves.length, seat, surprising: hasty.choose(sight) !== action });
      played.submit(seat, [action]);
      this.moves.push(`${seat} ${spell(game.verbs, action)}`);
    }
    return this.effort.won && (rules.outcome(state)?.[0] ?? 0) <= 0 ? [] : candidates;
  }
  /** Is there enough to choose from, and more than second thoughts? */
  private isChoice(rules: Rules, sight: Sight): boolean {
    const options = new Options();
    sensible(rules, sight.state, sight.seat, options);
    if (options.size < LEAST_OPTIONS || options.size > MOST_OPTIONS) return false;
    const offered = options.toArray().map((action) => this.verb(action));
    if (offered.some((verb) => this.effort.except.includes(verb))) return false;
    return offered.filter((verb) => !this.isAside(verb)).length >= LEAST_EARNEST;
  }
  private verb(action: Action): string {
    return this.game.verbs.list[verbOf(action)]!.verb;
  }
  private isIdle(action: Action): boolean {
    const verb = this.verb(action);
    return this.isAside(verb) || this.effort.idle.includes(verb);
  }
  private isAside(verb: string): boolean {
    return this.game.asides?.includes(verb) === true;
  }
  private puzzleAt({ at, seat }: Candidate): Puzzle | undefined {
    const { game, words, effort } = this;
    const { rules, state } = playedTo(game, { seed: this.name, setup: this.setup, moves: this.moves }, at);
    const sight = new Sight(rules, seat).look(state);
    const options = new Options();
    sensible(rules, sight.state, seat, options);
    const actions = options.toArray();
    const say = new Map(actions.map((action) => [action, words?.option(sight.state, seat, action) ?? action]));
    const same = (a: Action, b: Action): boolean => say.get(a) === say.get(b);
    const search = { margin: effort.margin, same, halt: () => this.isOver() };
    const first = appraise(rules, sight, actions, { ...search, tries: effort.tries, depth: 1, seed: this.seed });
    if (!isClear(first, search) || this.isIdle(first[0]!.action)) return undefined;
    const deeper = { ...search, tries: effort.tries * effort.deeper, depth: 2, seed: seedOf(this.seed, at) };
    const second = appraise(rules, sight, actions, deeper);
    if (this.isOver() || !isClear(second, search) || !same(first[0]!.action, second[0]!.action)) return undefined;
    return {
      game: 0,
      at,
      seat,
      solution: second.flatMap(({ action }) => (same(action, second[0]!.action) ? [spell(game.verbs, action)] : [])),
      figures: second.map((one) => figureOf(game, one)),
    };
  }
}

/** How far the choice seemed to be ahead when it was made. A bot that tells no thoughts promises everything. */
function promiseOf(bot: Bot, chosen: Action, doubt: number): number {
  if (!(bot instanceof Searcher)) return 1;
  const best = bot.thoughts.find(({ action }) => action === chosen);
  const rest = bot.thoughts.filter(({ action, visits }) => action !== chosen && visits >= LOOKED_AT);
  if (best === undefined || rest.length === 0) return 0;
  return chanceOf(best.value, doubt) - Math.max(...rest.map(({ value }) => chanceOf(value, doubt)));
}
const figureOf = (game: AnyGame, { action, chance, error, tries }: Weighed): Figure => ({
  move: spell(game.verbs, action),
  chance: rounded(chance),
  error: rounded(error),
  tries,
});
const rounded = (share: number): number => Number(share.toFixed(3));

function shuffled<T>(list: readonly T[], chance: FastChance): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
/** Where a setting takes any text, one of its examples by lot; of those that go together. */
function setupFor(game: AnyGame, given: SourceGame['setup'], seed: string, lot: number): SourceGame['setup'] {
  const chance = new FastChance(lot);
  const open = Object.entries(game.options).filter(([name, { values }]) => values === undefined && !(name in given));
  for (let left = MOST_SETUPS; ; left--) {
    const drawn = open.map(([name, { examples = [] }]) => [name, examples[chance.below(examples.length)]]);
    const setup = { ...given, ...(Object.fromEntries(drawn) as SourceGame['setup']) };
    try {
      void new Recorded(game, readSetup(game.options, setup), secretOfSeed(seed));
      return setup;
    } catch (error) {
      if (!(error instanceof InputError) || open.length === 0 || left === 0) throw error;
    }
  }
}
