import type { SetupOption, SetupOptions } from '../../../kernel/setup.ts';
import type { Language, GameText } from '../../../kernel/text.ts';
import type { IconName } from '../../shell/icons/names.ts';

export type Given = Readonly<Record<string, unknown>>;
/** A short name, and in one sentence what it does. */
export type Said = readonly [name: string, says: string];
/** How a set-up page presents the settings of a game. A setting goes by its name, a value by `name=value`. */
export interface Choices {
  /** What everybody looks at before a deal, in this order; all else is folded away. */
  readonly first: readonly string[];
  /** What only another page gives, as a campaign its conditions: nobody is asked for it before a deal. */
  readonly given?: readonly string[];
  /** The setting that counts the seats, where they are added and taken away one by one. */
  readonly seats?: string;
  /** The values of a setting in the order of the page, where that of the rules is another. */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  readonly pictures?: Readonly<Record<string, IconName>>;
  /** How hard a value makes the game, of three steps. */
  readonly steps?: Readonly<Record<string, 1 | 2 | 3>>;
  /** Where the seats are different sides: a picture for each. */
  readonly sides?: readonly IconName[];
  /** Whether a value means anything beside the rest of the setup. */
  readonly applies?: (name: string, value: string, setup: Given) => boolean;
  /** How often a team of the strongest bots has won with this, in percent, and in how many games. */
  readonly won?: (setup: Given) => readonly [percent: number, games: number] | undefined;
  /** Where any text will do: what whoever sits here has of their own, such as saved decks. */
  readonly own?: (name: string) => readonly { readonly value: string; readonly name: string }[];
  /** Of the settings, their values, and the sides as `side=0`. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, Said>>>>;
}
export interface OfferedValue {
  readonly value: string;
  readonly name: string;
  /** Nothing, where the game has no words for it. */
  readonly says: string;
  readonly picture: IconName | undefined;
  readonly steps: 1 | 2 | 3 | undefined;
}
export interface Offered {
  readonly name: string;
  readonly label: string;
  readonly says: string;
  readonly value: string;
  readonly values: readonly OfferedValue[];
}

const isOffered = (choices: Choices | undefined, name: string, value: string, setup: Given): boolean =>
  choices?.applies?.(name, value, setup) ?? true;

/** Numbers from the lowest; else as the page wants them, or as the rules name them. */
function inOrder(values: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  if (wanted !== undefined) return [...wanted, ...values.filter((one) => !wanted.includes(one))];
  return values.every((one) => /^\d+$/.test(one)) ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
}
/** One setting as it can be chosen beside the others; nothing, if there is nothing to choose. */
function offer(
  [name, option]: readonly [string, SetupOption<unknown>],
  choices: Choices | undefined,
  text: GameText,
  language: Language,
  setup: Given,
): Offered | undefined {
  const known = choices?.words[language];
  const values = inOrder((option.values ?? []).map(String), choices?.order?.[name])
    .filter((value) => isOffered(choices, name, value, setup))
    .map((value): OfferedValue => {
      const key = `${name}=${value}`;
      const [called, says] = known?.[key] ?? [text.setting(name, value), ''];
      return { value, name: called, says, picture: choices?.pictures?.[key], steps: choices?.steps?.[key] };
    });
  if (values.length < 2) return undefined;
  const [label, says] = known?.[name] ?? [text.setting(name), ''];
  return { name, label, says, value: String(setup[name]), values };
}

/** The settings with a list of values, as they can be chosen beside each other: what is looked at first, and the rest. */
export function offered(
  options: SetupOptions,
  choices: Choices | undefined,
  text: GameText,
  language: Language,
  setup: Given,
): { readonly first: readonly Offered[]; readonly rest: readonly Offered[] } {
  const all = Object.entries(options).flatMap((one) => offer(one, choices, text, language, setup) ?? []);
  if (choices === undefined) return { first: all, rest: [] };
  return {
    first: choices.first.flatMap((name) => all.filter((one) => one.name === name)),
    rest: all.filter(({ name }) => !choices.first.includes(name)),
  };
}
/** What was chosen, without what means nothing any more beside the rest. */
export function settled(choices: Choices | undefined, given: Given, setup: Given): Given {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => isOffered(choices, name, String(value), setup)),
  );
}
