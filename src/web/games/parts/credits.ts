import type { Language } from '../../../kernel/text.ts';

type Said = Readonly<Record<Language, string>>;
/** What somebody did for the printed game. */
export type Role = 'author' | 'publisher' | 'manager' | 'editor' | 'proofreader' | 'english' | 'rights' | 'thanks';

/** Whose game it is, as far as its rulebook says so, and what it tells of, in our own words. */
export interface Credits {
  /** How many people play. */
  readonly players: string;
  /** From which age, and for how many minutes, where the box says so. */
  readonly age?: string;
  readonly minutes?: string;
  readonly people: readonly { readonly role: Role; readonly names: Said }[];
  /** Which edition of the rules this is, and of when. */
  readonly edition?: Said;
  /** What else the box asks to be said. */
  readonly note?: Said;
  readonly story: Said;
}
