import type { Changes, Unfit } from './brings.ts';
import type { Chance } from './chance.ts';
import type { Campaigns } from './campaign.ts';
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

/** Numbers of one print that are others than on the card. */
export interface CardChange {
  readonly def: DefId;
  readonly numbers: Readonly<Record<string, number>>;
}
/** Numbers that are printed on cards and that a study may change. */
export interface CardNumbers {
  /** What card files call a print, and the print that they call so. */
  key(def: DefId): string;
  def(key: string): DefId | undefined;
  /** Those of a print, by their names. */
  of(def: DefId): Readonly<Record<string, number>>;
  name(name: string, language: Language): string;
  /** The same game in which these numbers are others; says what is wrong with them. */
  changed(changes: readonly CardChange[]): GameModule;
}

/** Decks as words, and where they lie on a map of two traits from 0 to 1; for a game in which seats bring decks. */
export interface DeckSpace {
  /** The settings that hold the deck of the first seat and of the second. */
  readonly settings: readonly [string, string];
  /** Decks that others are held against. */
  readonly rivals: readonly string[];
  readonly traits: readonly [string, string];
  random(chance: Chance): string;
  /** One that differs in some cards, and can be played as well. */
  changed(deck: string, chance: Chance): string;
  traitsOf(deck: string): readonly [number, number];
  /** Copies by what card files call the card. */
  cards(deck: string): Readonly<Record<string, number>>;
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
  readonly decks?: DeckSpace;
  /** Why what a seat would bring cannot be played, with the rule and the remedy. */
  readonly sayUnfit?: (unfit: Unfit, language: Language) => string;
  /** What a seat may change of what it brought between the games of a series. */
  readonly changes?: Changes;
  /** Its campaigns; they come when they are wanted. */
  readonly campaigns?: () => Promise<Campaigns>;
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
