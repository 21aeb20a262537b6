import type { Edition } from '../../../kernel/editions.ts';
import type { ComponentType } from 'preact';
import type { Layout } from '../../table/layout.ts';
import type { Bringing } from './bringing.ts';
import type { Choices } from './choices.ts';
import type { Credits } from './credits.ts';
import type { Leads } from './leads.ts';
import type { Lesson } from './lesson.ts';
import type { Sorts } from './sorts.ts';
import type { Overview } from './overview.ts';
import type { Poster } from './poster.ts';
import type { Printable } from './printable.ts';

/** A setting that has no list of values, such as the deck of a seat. */
export interface WrittenSetting {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}
/** How such settings are chosen, all of them in one place. */
export type Setting = ComponentType<{
  settings: readonly WrittenSetting[];
  set: (name: string, value: string) => void;
}>;
/**
 * What the pages know of a game beside its rules: `games/<id>/shown.ts`. All of it may be missing; then the pages make do
 * with the game's own text and cards. Only the poster comes with the start page, the rest when it is wanted.
 */
export interface Shown {
  readonly poster?: Poster;
  readonly layout?: () => Promise<Layout>;
  /** One after the other: what the first leaves out is taught by the next. */
  readonly lessons?: readonly ((edition: Edition) => Promise<Lesson>)[];
  /** What the set-up page says and shows of its settings. */
  readonly choices?: () => Promise<Choices>;
  readonly setting?: () => Promise<Setting>;
  /** Where each seat brings something by itself: how it is chosen and shown. */
  readonly bringing?: () => Promise<Bringing>;
  readonly printable?: () => Promise<Printable>;
  /** Whose game it is, and what it tells of. */
  readonly credits?: () => Promise<Credits>;
  /** The game in pictures, for the rulebook. */
  readonly overview?: () => Promise<Overview>;
  /** What each chapter of the rulebook is about. */
  readonly leads?: () => Promise<Leads>;
  /** How its cards are sorted in the gallery; without it, by the first word of what they are. */
  readonly sorts?: () => Promise<Sorts>;
  /** The worked examples of its rulebook: what is in its position files, by their paths. */
  readonly examples?: () => Promise<Readonly<Record<string, unknown>>>;
  /** Its puzzles: what is in its files of them, by their paths; one for each edition of the rules. */
  readonly puzzles?: () => Promise<Readonly<Record<string, unknown>>>;
}
