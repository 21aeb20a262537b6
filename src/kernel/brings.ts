import type { Chance } from './chance.ts';
import type { Seat } from './ids.ts';
import type { Opened, Packs } from './packs.ts';
import type { SetupOptions } from './setup.ts';
import type { Language } from './text.ts';

type Setup = Readonly<Record<string, unknown>>;

/** Why something that a seat would bring cannot be played: the rule, and all that it takes to say it in any language. */
export interface Unfit {
  readonly rule: string;
  readonly values: Readonly<Record<string, number | string>>;
}
/** What a seat brings to a match by itself, such as a deck: the settings that are its own secret. */
export interface Brings {
  /** What whoever makes the match says of it beforehand, open to everybody: a format, a size. */
  readonly terms: SetupOptions;
  /** The secret settings of whoever brings nothing. */
  readonly unbrought: Setup;
  /**
   * What keeps these settings of a seat from being played; `earlier` is what it played before in the same series,
   * `opened` what it has to choose from where packs were opened.
   */
  unfit(terms: Setup, seat: Seat, brought: Setup, earlier?: Setup, opened?: Opened): Unfit | undefined;
  /** Something that fits, for a seat that cannot choose. */
  suits(terms: Setup, seat: Seat, chance: Chance, opened?: Opened): Setup;
  /** Where what is brought may have to come from packs. */
  readonly packs?: Packs;
}
/** What a seat may change of what it brought between two games of a series, as people type it. Whether it fits is for `unfit`. */
export interface Changes {
  /** What there is, and what can be typed; nothing where nothing can be changed. */
  lines(brought: Setup, seat: Seat, terms: Setup, language: Language, opened?: Opened): readonly string[];
  /** What the seat brings after that, and what came of it in words; or why nothing did. */
  typed(
    brought: Setup,
    seat: Seat,
    line: string,
    language: Language,
  ): { readonly setup: Setup; readonly says: string } | { readonly problem: string };
}
