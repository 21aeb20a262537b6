import type { DefId } from '../../kernel/ids.ts';

/** The sorts of cards that a gallery offers, a dozen at most, in the language of the page. */
export interface Sorts {
  /** `kind` is what the card's own text calls it: parts with dots between them. */
  of(def: DefId, kind: string): string;
}
const partOf = (kind: string, at: number): string => kind.split(' · ')[at] ?? kind;
export const byPart = (at: number): Sorts => ({ of: (_, kind) => partOf(kind, at) });
export const BY_KIND: Sorts = byPart(0);
