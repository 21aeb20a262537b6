import { judge } from '../../bots/search/turn.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame, Utility } from '../../kernel/game.ts';
import type { Action, Seat, Viewer } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { type MatchRecord, replay } from '../../kernel/record.ts';
import { type Rules, rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { type Asked, type GameText, type Language, optionByItself } from '../../kernel/text.ts';
import { unspell } from '../../kernel/verbs.ts';

/** How a game looked from one seat, move by move, and what changed it. */
export interface Outlook {
  /** The chance to win before the first move and after each, from 0 to 1. */
  readonly chances: readonly number[];
  /** The part of each move's change that came from choosing it; the rest was luck, or news. */
  readonly choices: readonly number[];
  /** Who made each move. */
  readonly movers: readonly number[];
  /** Each move in words, where they were asked for. */
  readonly said?: readonly Said[];
  /** The rule that asked for each of them. */
  readonly asked?: readonly string[];
}
export type Said = Readonly<Record<Language, string>>;
/** What became of a seat, as a chance: all, nothing, or a half where nobody won. `lost`: all lost against the game. */
export function shareOf(scores: readonly number[] | undefined, seat: Seat, utility: Utility, lost: boolean) {
  if (lost) return 0;
  if (scores === undefined) return undefined;
  if (utility === 'shared') return (scores[0] ?? 0) > 0 ? 1 : 0;
  const best = Math.max(...scores);
  if (scores[seat] !== best) return 0;
  return scores.length > 1 && scores.every((score) => score === best) ? 0.5 : 1;
}
/**
 * The same game, with the result as its last chance. Giving up is a choice of who gave up, after the last move, and no
 * luck.
 */
export function endingAt(outlook: Outlook, ends: number | undefined, gaveUp?: number): Outlook {
  const { chances, choices, movers } = outlook;
  if (ends === undefined) return outlook;
  if (gaveUp === undefined) return { ...outlook, chances: [...chances.slice(0, -1), ends] };
  return {
    ...outlook,
    chances: [...chances, ends],
    choices: [...choices, ends - chances.at(-1)!],
    movers: [...movers, gaveUp],
  };
}
/** The whole game in three numbers that add up to what became of the first chance. */
export interface Account {
  readonly own: number;
  readonly others: number;
  readonly luck: number;
}
export function accountOf({ chances, choices, movers }: Outlook, seat: Seat, together: boolean): Account {
  const sum = (mine: boolean): number =>
    choices.reduce((all, worth, i) => (mine === (together || movers[i] === seat) ? all + worth : all), 0);
  const [own, others] = [sum(true), sum(false)];
  return { own, others, luck: chances.at(-1)! - chances[0]! - own - others };
}
/** Do all moves count as those of the one who looks: all win together, or nobody else has moved? */
export const isTogether = (utility: Utility, { movers }: Outlook, seat: Seat): boolean =>
  utility === 'shared' || movers.every((mover) => mover === seat);

/** Less than this is the estimate's own error. */
const WORTH_A_WORD = 0.02;
/**
 * The choice that gained most and the one that lost most, as indices: of the seat alone, even if all win together, or of
 * `everybody`. The last move only says how it ended.
 */
export function bestAndWorst({ choices, movers }: Outlook, seat: Seat, everybody: boolean) {
  let [best, worst] = [-1, -1];
  for (let i = 0; i < choices.length - 1; i++) {
    if (!everybody && movers[i] !== seat) continue;
    const worth = choices[i]!;
    if (worth > Math.max(WORTH_A_WORD, choices[best] ?? 0)) best = i;
    if (worth < Math.min(-WORTH_A_WORD, choices[worst] ?? 0)) worst = i;
  }
  return { best, worst };
}

/** A moment that a replay marks: a choice that changed the game, or luck that did. */
export interface Turn {
  /** So many moves had been made after it. */
  readonly move: number;
  readonly kind: 'choice' | 'luck';
  /** What it changed of the chance. */
  readonly worth: number;
}
const TURNING = { choice: 0.06, luck: 0.1 } as const;
const MOST_TURNS = { choice: 6, luck: 4 } as const;
/** Two marks nearer than this part of the game would lie over one another. */
const APART = 1 / 20;

/** The moments that changed the chance most, in the order of play; the last move only says how it ended. */
export function turnsOf({ chances, choices }: Outlook): readonly Turn[] {
  const found = choices.slice(0, -1).flatMap((choice, i): readonly Turn[] => {
    const luck = chances[i + 1]! - chances[i]! - choice;
    return [
      { move: i + 1, kind: 'choice', worth: choice },
      { move: i + 1, kind: 'luck', worth: luck },
    ];
  });
  const great = found
    .filter(({ kind, worth }) => Math.abs(worth) >= TURNING[kind])
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const taken: Turn[] = [];
  for (const turn of great) {
    const near = taken.some(({ move }) => Math.abs(move - turn.move) <= choices.length * APART);
    if (!near && taken.filter(({ kind }) => kind === turn.kind).length < MOST_TURNS[turn.kind]) taken.push(turn);
  }
  return taken.toSorted((a, b) => a.move - b.move);
}

/** What else could have been done, and how much more of the chance it was worth to whoever chose. */
export interface Other {
  readonly said: Said;
  readonly worth: number;
}
const OTHERS = 2;
const MOST_OPTIONS = 80;

const GUESSES = 16;

/**
 * Looks at a finished game again. Each position is judged as a bot would, over guesses at what the viewer could not see
 * then; what a choice was worth is judged over guesses of whoever made it, before and after, with the same cards.
 */
export class Reviewer {
  private readonly rules: Rules;
  private readonly target: Seat;
  private readonly viewer: Viewer;
  private readonly chance = new FastChance(1);
  private readonly options = new Options();
  private readonly sights = new Map<Viewer, Sight>();
  private readonly guess: State;
  private readonly tried: State;
  private readonly gains: Float64Array;

  constructor(rules: Rules, target: Seat, viewer: Viewer) {
    this.rules = rules;
    this.target = target;
    this.viewer = viewer;
    this.guess = rules.create();
    this.tried = rules.create();
    this.gains = new Float64Array(rules.seats);
  }
  chanceIn(state: State): number {
    if (this.rules.over(state)) return this.judged(state);
    const sight = this.sightOf(this.viewer).look(state);
    let sum = 0;
    for (let n = 0; n < GUESSES; n++) {
      sight.determinize(this.guess, this.chance);
      sum += this.judged(this.guess);
    }
    return sum / GUESSES;
  }
  /** What it changed on average that this was done here; 0 where nothing else could be done. */
  worthOf(state: State, seat: Seat, action: Action): number {
    const { rules, guess, tried, chance, options } = this;
    rules.legal(state, seat, options);
    if (options.size < 2) return 0;
    const sight = this.sightOf(seat).look(state);
    let sum = 0;
    for (let n = 0; n < GUESSES; n++) {
      sight.determinize(guess, chance);
      rules.copy(tried, guess);
      rules.apply(tried, seat, action, chance);
      sum += this.judged(tried) - this.judged(guess);
    }
    return sum / GUESSES;
  }
  /** The best of what else could be done here, each against what was done, over the same guesses. */
  better(state: State, seat: Seat, done: Action): readonly { readonly action: Action; readonly worth: number }[] {
    const { rules, guess, tried, chance, options } = this;
    rules.legal(state, seat, options);
    const actions = Array.from({ length: Math.min(options.size, MOST_OPTIONS) }, (_, i) => options.at(i));
    if (actions.length < 2) return [];
    const sums = actions.map(() => 0);
    const sight = this.sightOf(seat).look(state);
    for (let n = 0; n < GUESSES; n++) {
      sight.determinize(guess, chance);
      rules.copy(tried, guess);
      rules.apply(tried, seat, done, chance);
      const was = this.judged(tried);
      for (const [i, action] of actions.entries()) {
        rules.copy(tried, guess);
        rules.apply(tried, seat, action, chance);
        sums[i]! += this.judged(tried) - was;
      }
    }
    return actions
      .map((action, i) => ({ action, worth: sums[i]! / GUESSES }))
      .filter(({ action }) => action !== done)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, OTHERS);
  }
  private judged(s: State): number {
    judge(this.rules, s, this.gains);
    return this.gains[this.target]!;
  }
  private sightOf(viewer: Viewer): Sight {
    const known = this.sights.get(viewer) ?? new Sight(this.rules, viewer);
    this.sights.set(viewer, known);
    return known;
  }
}

/** The outlook of one seat over a whole record, with the moves in words if there are words for them. */
export function review(
  game: AnyGame,
  record: MatchRecord,
  target: Seat,
  viewer: Viewer,
  texts?: Readonly<Record<Language, GameText>>,
  /** Hears after every move what is known so far. */
  sofar?: (outlook: Outlook) => void,
): Outlook {
  const rules = rulesFor(game, readSetup(game.options, record.setup));
  const reviewer = new Reviewer(rules, target, viewer);
  const before = rules.create();
  const [chances, choices, movers, said]: [number[], number[], number[], Said[]] = [[], [], [], []];
  const asked: string[] = [];
  const outlook = { chances, choices, movers, ...(texts === undefined ? {} : { said, asked }) };
  replay(game, record, (state, move) => {
    if (move !== undefined) {
      const [seat, action] = [move[0] as Seat, unspell(game.verbs, move[1])!];
      movers.push(seat);
      choices.push(reviewer.worthOf(before, seat, action));
      if (texts !== undefined) {
        const decision = rules.decision(before, seat);
        said.push(sayIn(texts, before, seat, action, decision));
        asked.push(decision?.rule ?? '');
      }
    }
    chances.push(reviewer.chanceIn(state));
    rules.copy(before, state);
    sofar?.(outlook);
  });
  return outlook;
}
/** What whoever made this move could have done instead. */
export function othersAt(
  game: AnyGame,
  record: MatchRecord,
  move: number,
  texts: Readonly<Record<Language, GameText>>,
): readonly Other[] {
  const made = record.moves[move - 1];
  if (made === undefined) return [];
  const rules = rulesFor(game, readSetup(game.options, record.setup));
  const [seat, action] = [made[0] as Seat, unspell(game.verbs, made[1])!];
  const before = rules.create();
  const { outcome: _outcome, ...rest } = record;
  replay(game, { ...rest, moves: record.moves.slice(0, move - 1) }, (state) => rules.copy(before, state));
  const decision = rules.decision(before, seat);
  return new Reviewer(rules, seat, seat)
    .better(before, seat, action)
    .map((other) => ({ said: sayIn(texts, before, seat, other.action, decision), worth: other.worth }));
}
const sayIn = (
  { uk, ru, en }: Readonly<Record<Language, GameText>>,
  ...said: readonly [State, Seat, Action, Asked | undefined]
): Said => ({
  uk: optionByItself(uk, ...said),
  ru: optionByItself(ru, ...said),
  en: optionByItself(en, ...said),
});
