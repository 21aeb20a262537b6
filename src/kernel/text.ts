import type { Fact } from './facts.ts';
import type { Action, DefId, Seat, Viewer } from './ids.ts';
import type { State } from './table.ts';
import { DONE, PASS } from './verbs.ts';

/** The languages, in the order in which they are offered. */
export const LANGUAGES = ['uk', 'ru', 'en'] as const;
/** A language that games are told in. */
export type Language = (typeof LANGUAGES)[number];

/** What is printed on a card, in words. */
export interface CardText {
  readonly name: string;
  /** Kind or category, in one line. */
  readonly kind: string;
  /** Rules text, generated from the row that the engine executes. */
  readonly lines: readonly string[];
}

/** Something beside cards that a table speaks of, and that a player may ask about by any of its names. */
export interface NamedThing {
  readonly names: readonly string[];
  readonly lines: readonly string[];
}
/** A word of the table: what it is called, what else it is called, and what it means. */
export interface Term {
  readonly names: readonly [string, ...string[]];
  readonly text: string;
}
export const term = (text: string, ...names: readonly [string, ...string[]]): Term => ({ names, text });
export const explained = (terms: readonly Term[]): readonly NamedThing[] =>
  terms.map(({ names, text }) => ({ names, lines: [`${names[0]}: ${text}`] }));

/** A figure of the table in words: what it is called, and what it is now. */
export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** A question: its key, and the numbers in it. */
export interface Asked {
  readonly prompt: string;
  readonly values: Readonly<Record<string, number>>;
}
/** A game in one language: all that a terminal, a log or a screen has to say. Keys in the core, words here. */
export interface GameText<S extends State = State> {
  readonly title: string;
  /** The aim of the game in one sentence. */
  readonly aim: string;
  /** The same where this set-up is won otherwise, such as alone. */
  aimAt?(s: S): string | undefined;
  readonly seats: readonly string[];
  /** What the seats are called while it is open who plays which role. */
  readonly players?: readonly string[];
  /** With the position, where equal cards are to be told apart in it. */
  prompt(prompt: string, values: Readonly<Record<string, number>>, s?: S): string;
  /** With the question that it answers, where what it comes to hangs on that. */
  option(s: S, seat: Seat, action: Action, asked?: Asked): string;
  /** An option where its question does not stand beside it, if its usual words are no more than an answer: an amount, a name. */
  byItself?(s: S, action: Action, asked: Asked): string | undefined;
  /**
   * What `pass` or `done` comes to at this question, where the usual word does not say it. With the position, where no
   * table lies beside it, also what it leaves open.
   */
  leave?(prompt: string, s?: S, seat?: Seat): string | undefined;
  /** A line of the log as the viewer may read it, or nothing if it is not worth a line. */
  fact(s: S, fact: Fact, viewer: Viewer): string | undefined;
  /**
   * The lines of what happened in one go, where several facts read better as one line. Without this member each fact has
   * its own. With the position before, it can tell what that was made of.
   */
  log?(s: S, facts: readonly Fact[], viewer: Viewer, before?: S): readonly string[];
  /** In the position, where what a card does hangs on the set-up; without one for a gallery. */
  card(def: DefId, s?: S): CardText;
  zone(name: string): string;
  /**
   * What stands at a seat, or at nobody's, for a table that has no layout of its own: points, promises, whose deal it is.
   * `s` is masked for the viewer. Without this member such a table shows the columns and cells that everybody sees, by the
   * names that they were declared with.
   */
  figures?(s: S, seat: Seat | undefined): readonly Figure[];
  /** A setting of the set-up sheet, or one of its values. */
  setting(name: string, value?: string): string;
  /** Why something cannot be done: the rule in one sentence. */
  refusal(rule: string): string;
  /** The table as text, for the terminal. `s` is masked for the viewer. */
  table(s: S, viewer: Viewer): readonly string[];
  /** What was settled before the deal, where the table of a terminal is to say it and the position does not. */
  headline?(setup: Readonly<Record<string, unknown>>): string | undefined;
  /**
   * The same words for whoever has nothing but them, as in a terminal: what a picture would show, such as which of two
   * equal cards is meant, they say themselves.
   */
  readonly spoken?: GameText<S>;
  /** Of options with the same key a list needs to show one: they do the same to cards that are alike. */
  alike?(s: S, action: Action): string | undefined;
  /** The numbers of the card that an option names, for a terminal, where no card lies beside the words. */
  numbers?(action: Action): string | undefined;
  /** What the table names beside cards, explained. `s` is masked for the viewer. */
  things?(s: S, viewer: Viewer): readonly NamedThing[];
  /** Who won and why, with the score explained. */
  outcome(s: S): readonly string[];
}
/** An option as it is told where its question does not stand beside it. */
export function optionByItself(text: GameText, s: State, seat: Seat, action: Action, asked: Asked | undefined): string {
  const ends = asked !== undefined && (action === PASS || action === DONE) ? text.leave?.(asked.prompt) : undefined;
  const told = asked === undefined ? undefined : text.byItself?.(s, action, asked);
  return ends ?? told ?? text.option(s, seat, action);
}
/** A game in every language there is. */
export type GameTexts<S extends State = State> = Readonly<Record<Language, GameText<S>>>;

/** One word by number; a missing form does not compile. */
export interface EnglishForms {
  readonly one: string;
  readonly other: string;
}
/** A word by number, as Ukrainian and Russian count. */
export interface SlavicForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}
/** `1 card`, `2 cards`. */
export const english = (n: number, forms: EnglishForms): string => `${n} ${n === 1 ? forms.one : forms.other}`;
/** Ukrainian and Russian: 1 карта, 2 карти, 5 карт, 11 карт, 21 карта, 1,5 карти. */
export function slavic(n: number, forms: SlavicForms): string {
  if (!Number.isInteger(n)) return `${String(n).replace('.', ',')} ${forms.few}`;
  const [tens, units] = [Math.abs(n) % 100, Math.abs(n) % 10];
  if (units === 1 && tens !== 11) return `${n} ${forms.one}`;
  if (units >= 2 && units <= 4 && (tens < 12 || tens > 14)) return `${n} ${forms.few}`;
  return `${n} ${forms.many}`;
}
