import { moduleOf } from '../../games/index.ts';
import type { Edition } from '../../kernel/editions.ts';
import type { PositionFile } from '../../kernel/scenario.ts';
import type { Layout } from '../table/layout.ts';
import type { Bringing } from './parts/bringing.ts';
import type { Choices } from './parts/choices.ts';
import type { Credits } from './parts/credits.ts';
import type { Leads } from './parts/leads.ts';
import type { Lesson } from './parts/lesson.ts';
import type { Overview } from './parts/overview.ts';
import type { Poster } from './parts/poster.ts';
import type { Printable } from './parts/printable.ts';
import type { Setting, Shown } from './parts/parts.ts';
import { BY_KIND, type Sorts } from './parts/sorts.ts';

export type { Setting } from './parts/parts.ts';
const FOUND = import.meta.glob<Shown>('./*/shown.ts', { eager: true, import: 'shown' });
const shownOf = (game: string): Shown => FOUND[`./${game}/shown.ts`] ?? {};

/** The game's own layout, or the plain one that lays out every zone. */
export async function layoutOf(game: string): Promise<Layout> {
  const own = shownOf(game).layout;
  if (own !== undefined) return own();
  const [{ plainLayout }, { texts }] = await Promise.all([import('./plain/index.tsx'), moduleOf(game)]);
  return plainLayout(texts);
}
/** What of a game can be printed: what it lists itself, or one of each of its cards. */
export async function printOf(game: string): Promise<Printable> {
  const own = shownOf(game).printable;
  if (own !== undefined) return own();
  const [{ plainPrint }, module] = await Promise.all([import('./plain/print.ts'), moduleOf(game)]);
  return plainPrint(module);
}
/** The worked examples of a game, by name; none where it brings none. */
export async function examplesOf(game: string): Promise<ReadonlyMap<string, PositionFile>> {
  const [found, { readPositionFile }] = await Promise.all([
    shownOf(game).examples?.(),
    // The start page needs none of the rules.
    import('../../kernel/scenario.ts'),
  ]);
  return new Map(
    Object.entries(found ?? {}).map(([path, json]) => [/([^/]+)\.json$/.exec(path)![1]!, readPositionFile(json)]),
  );
}
/** The latest of a game's files of puzzles, as it is written; nothing where it brings none. */
export async function puzzlesOf(game: string): Promise<unknown> {
  const found = Object.values((await shownOf(game).puzzles?.()) ?? {}) as readonly { readonly edition?: number }[];
  return found.toSorted((a, b) => (b.edition ?? 0) - (a.edition ?? 0))[0];
}
export const hasPuzzles = (game: string): boolean => shownOf(game).puzzles !== undefined;
export const creditsOf = async (game: string): Promise<Credits | undefined> => shownOf(game).credits?.();
export const sortsOf = async (game: string): Promise<Sorts> => (await shownOf(game).sorts?.()) ?? BY_KIND;
export const overviewOf = async (game: string): Promise<Overview | undefined> => shownOf(game).overview?.();
export const leadsOf = async (game: string): Promise<Leads> => (await shownOf(game).leads?.()) ?? {};
/** Lessons are counted from 1; where two rulebooks are in print, by the one that is asked for. */
export const lessonOf = async (game: string, n: number, edition: Edition): Promise<Lesson | undefined> =>
  shownOf(game).lessons?.[n - 1]?.(edition);
export const choicesOf = async (game: string): Promise<Choices | undefined> => shownOf(game).choices?.();
export const settingOf = async (game: string): Promise<Setting | undefined> => shownOf(game).setting?.();
export const bringingOf = async (game: string): Promise<Bringing | undefined> => shownOf(game).bringing?.();
export const posterOf = (game: string): Poster | undefined => shownOf(game).poster;
/** How many lessons the game has. */
export const lessonsOf = (game: string): number => shownOf(game).lessons?.length ?? 0;
export const teaches = (game: string): boolean => lessonsOf(game) > 0;
