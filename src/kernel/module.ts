import type { Unfit } from './brings.ts';
import type { Feats } from './feats.ts';
import type { AnyGame, Game, Measures, Usage } from './game.ts';
import type { DefId } from './ids.ts';
import type { SetupOptions } from './setup.ts';
import type { State } from './table.ts';
import type { GameTexts, Language } from './text.ts';

/**
 * Where the numbered rules lie in each language that they are told in, as Markdown:
 * `{ en: new URL('./rules.md', import.meta.url).href }`. Node reads such a file, and the build of the pages takes it along.
 */
export type RuleFiles = Readonly<Partial<Record<Language, string>>>;

/** Numbers that are printed on cards and that a study may change. */
export interface CardNumbers {
  /** Those of a print, by their names. */
  of(def: DefId): Readonly<Record<string, number>>;
  name(name: string, language: Language): string;
  /** The same game in which these numbers of the print are others; says what is wrong with them. */
  changed(def: DefId, numbers: Readonly<Record<string, number>>): GameModule;
}

/** A whole game: its rules, its words, and what a study may ask of it. */
export interface GameModule {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  /** Its numbered rules, for a game that does not live in this house. */
  readonly rules?: RuleFiles;
  /** What there is to know of a finished game. */
  readonly measures?: (s: State) => Measures;
  readonly usage?: Usage;
  /** What is worth remembering of the games that somebody has played. */
  readonly feats?: Feats;
  /** The same game with cards of somebody's own, as a JSON file has them; says what is wrong with it. */
  readonly withCards?: (file: string, json: string) => GameModule;
  readonly numbers?: CardNumbers;
  /** Why what a seat would bring cannot be played, with the rule and the remedy. */
  readonly sayUnfit?: (unfit: Unfit, language: Language) => string;
  /** The set-up of a study that is told none. */
  readonly studied?: Readonly<Record<string, unknown>>;
}

/** A game and its words as everything that lists games takes them: whatever its state is, nobody else looks inside. */
export const moduleFrom = <S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  texts: GameTexts<S>,
  more: Omit<GameModule, 'game' | 'texts'> = {},
): GameModule => ({ ...more, game: game as unknown as AnyGame, texts });

/** The file in this language, else in English, else in whichever there is. */
export const ruleFileOf = ({ rules = {} }: Pick<GameModule, 'rules'>, language: Language): string | undefined =>
  rules[language] ?? rules.en ?? Object.values(rules)[0];
