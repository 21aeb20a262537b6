import type { FunctionComponent } from 'preact';
import type { DefId } from '../../../kernel/ids.ts';
import type { IconName } from '../../shell/icons/names.ts';

/** The sorts of cards that a gallery offers, a dozen at most, in the language of the page. */
export interface Sorts {
  /** `kind` is what the card's own text calls it: parts with dots between them. */
  of(def: DefId, kind: string): string;
  /** Whose card it is, where a set has sides; several, where they share it. */
  sides?(def: DefId): readonly string[];
  /** The picture of the sort that a card is of. */
  picture?(def: DefId): IconName;
  /** Where cards are collected: how rare it is, as a mark that says so, and in words with its number. */
  readonly Rarity?: FunctionComponent<{ def: DefId }>;
  imprint?(def: DefId): string;
  /** How many of it somebody has; nothing of what everybody has. */
  owned?(def: DefId): number | undefined;
}
const partOf = (kind: string, at: number): string => kind.split(' · ')[at] ?? kind;
export const byPart = (at: number): Sorts => ({ of: (_, kind) => partOf(kind, at) });
export const BY_KIND: Sorts = byPart(0);
