import { GAME_NAMES, type GameModule, isGameName, moduleOf } from '../games/index.ts';
import { InputError } from '../kernel/input.ts';
import { readSetup, typedValue } from '../kernel/setup.ts';
import type { Language } from '../kernel/text.ts';
import { readText } from './files.ts';
import type { CliText } from './text/text.ts';

export const gameNames = (): string => GAME_NAMES.join(', ');

/** A game may be typed in letters of any case. */
export const gameCalled = (typed: string): string =>
  GAME_NAMES.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;

/** How many letters must be put in, taken out or changed to make one word of the other. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (one[i] === other[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
/** Of a short name less may be wrong. */
const near = (typed: string): string | undefined =>
  GAME_NAMES.find((name) => apart(typed.toLowerCase(), name) <= (name.length > 4 ? 2 : 1));

/** `set`: a file of cards that are added to the game's own. */
export async function loadGame(name: string, text: CliText, set?: string): Promise<GameModule> {
  if (!isGameName(name)) {
    const meant = near(name);
    const asked = meant === undefined ? '' : `; ${text.wrong.didYouMean(meant)}`;
    throw new InputError(name, `${text.wrong.noGame(gameNames())}${asked}`);
  }
  const module: GameModule = await moduleOf(name);
  if (set === undefined) return module;
  if (module.withCards === undefined) throw new InputError('--set', text.wrong.noSet);
  return module.withCards(set, readText(set, text));
}

/** Refuses settings that the game does not have; what was typed goes on as it is. */
export function checkSetup({ game }: GameModule, given: Readonly<Record<string, unknown>>): number {
  return game.seats(readSetup(game.options, given));
}

/** The settings of a game, each with its values, the usual one first, and with what these mean in the same order. */
export function settingRows({ game, texts }: GameModule, language: Language): [string, string][] {
  const words = texts[language];
  return Object.entries(game.options).map(([name, option]) => {
    const typed = option.values?.map((value) => typedValue(option, value));
    const meant = option.values?.map((value) => words.setting(name, String(value))) ?? [];
    // What is written by hand may be one of many that have a name.
    const named = option.values === undefined && (option.examples ?? []).length > 1 ? option.examples!.map(String) : [];
    const told = meant.some((value, i) => value !== typed![i]) ? meant : named;
    const says = told.length > 0 ? `: ${told.join(', ')}` : '';
    return [`${name}=${typed?.join('|') ?? '…'}`, `${words.setting(name)}${says}`];
  });
}

/** A whole number for studies; a seed in words becomes one. */
export function numberOfSeed(seed: string): number {
  if (/^\d{1,9}$/.test(seed)) return Number(seed);
  let h = 0x811c9dc5;
  for (const char of seed) h = Math.imul(h ^ char.codePointAt(0)!, 0x01000193);
  return (h >>> 1) % 1_000_000_000;
}
