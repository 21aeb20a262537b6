import type { GameModule } from '../../../games/index.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Printable } from '../../games/parts/printable.ts';
import { printsOf } from '../../games/parts/prints.ts';
import type { Sorts } from '../../games/parts/sorts.ts';
import type { IconName } from '../../shell/icons/names.ts';
import type { Layout } from '../../table/layout.ts';
import type { Book, Rule } from '../rulebook/book.ts';

export interface ShownCard {
  readonly def: DefId;
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly string[];
  readonly sort: string;
  readonly sides: readonly string[];
  /** How many of it somebody has; nothing where it is not collected. */
  readonly owned: number | undefined;
  readonly picture: IconName | undefined;
}
type Having = '' | 'have' | 'lack';
export type Order = 'name' | 'set';
export interface Wanted {
  readonly text: string;
  readonly sort: string;
  readonly side: string;
  readonly keyword: string;
  readonly having: Having;
  readonly order: Order;
}
export const ANYTHING: Wanted = { text: '', sort: '', side: '', keyword: '', having: '', order: 'name' };

export function cardsOf(module: GameModule, sorts: Sorts, spoken: Language): readonly ShownCard[] {
  const prints = printsOf(module);
  // Whoever has opened nothing lacks nothing.
  const collects = prints.some((def) => (sorts.owned?.(def) ?? 0) > 0);
  return prints.map((def) => {
    const { name, kind, lines } = module.texts[spoken].card(def);
    return {
      def,
      name,
      kind,
      lines,
      sort: sorts.of(def, kind),
      sides: sorts.sides?.(def) ?? [],
      owned: collects ? sorts.owned?.(def) : undefined,
      picture: sorts.picture?.(def),
    };
  });
}
const plain = (said: string): string => said.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
const wholeOf = ({ name, kind, lines }: ShownCard): string => plain([name, kind, ...lines].join(' '));
/** What everybody has is neither had nor lacking. */
const isHad = ({ owned }: ShownCard, having: Having): boolean =>
  having === '' || (owned !== undefined && owned > 0 === (having === 'have'));
const fits = (card: ShownCard, { text, sort, side, keyword, having }: Wanted): boolean =>
  (sort === '' || card.sort === sort) &&
  isHad(card, having) &&
  (side === '' || card.sides.includes(side)) &&
  (keyword === '' || wholeOf(card).includes(plain(keyword))) &&
  wholeOf(card).includes(plain(text));

/** What fits, by name as the language orders letters, or as the set counts them. */
export function chosenOf(cards: readonly ShownCard[], wanted: Wanted, spoken: Language): readonly ShownCard[] {
  const found = cards.filter((card) => fits(card, wanted));
  const { compare } = new Intl.Collator(spoken, { numeric: true });
  // Marks around a name are no letters.
  const bare = (name: string): string => name.replaceAll(/[«»„“”‘’"]/gu, '');
  return wanted.order === 'set'
    ? found
    : found.toSorted((a, b) => compare(bare(a.name), bare(b.name)) || a.def - b.def);
}
const PARTS = ['text', 'keyword', 'side', 'having', 'sort'] as const;
type Part = (typeof PARTS)[number];
/** The part of what is wanted without which most would be found. */
export function worstOf(cards: readonly ShownCard[], wanted: Wanted): Part {
  const without = (part: Part): number =>
    wanted[part] === '' ? -1 : cards.filter((card) => fits(card, { ...wanted, [part]: '' })).length;
  return PARTS.toSorted((a, b) => without(b) - without(a))[0]!;
}
/** The sides of a set, in its order; none where there is nothing to choose. */
export function sidesIn(cards: readonly ShownCard[]): readonly string[] {
  const all = [...new Set(cards.flatMap(({ sides }) => sides))];
  return all.length < 2 ? [] : all;
}
export interface Sort {
  readonly name: string;
  readonly count: number;
  readonly picture?: IconName | undefined;
}
export function sortsIn(cards: readonly ShownCard[]): readonly Sort[] {
  return [...Map.groupBy(cards, ({ sort }) => sort)].map(([name, of]) => ({
    name,
    count: of.length,
    picture: of[0]!.picture,
  }));
}
/** Of the cards that are collected, how many somebody has; nothing where nobody has opened anything. */
export function collectedIn(cards: readonly ShownCard[]): { readonly have: number; readonly of: number } | undefined {
  const all = cards.filter(({ owned }) => owned !== undefined);
  const have = all.filter(({ owned }) => owned! > 0).length;
  return have === 0 ? undefined : { have, of: all.length };
}

type Entry = ReturnType<NonNullable<Layout['glossary']>>[number];
/** Words of the game's glossary that the card itself uses. */
export function keywordsOf(card: ShownCard, glossary: readonly Entry[]): readonly Entry[] {
  const whole = ` ${wholeOf(card)} `;
  return glossary.filter(({ name }) => {
    const at = whole.indexOf(plain(name));
    return at > 0 && !/[\p{L}\p{N}]/u.test(whole[at - 1]!) && !/[\p{L}\p{N}]/u.test(whole[at + plain(name).length]!);
  });
}

const RULINGS = 6;
/** Rules that name the card, then those that name a word on it; our own rulings first, since they are about cases. */
export function rulingsOf(card: ShownCard, keywords: readonly string[], book: Book): readonly Rule[] {
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const naming = (name: string): readonly Rule[] => {
    const word = plain(name);
    return word.length < 4 ? [] : rules.filter(({ text }) => plain(text).includes(word));
  };
  const isRuling = ({ id }: Rule): boolean => /-R\d/.test(id);
  // What every card has, such as prices, stands first in a glossary and says least.
  const byWord = keywords
    .toReversed()
    .flatMap(naming)
    .toSorted((a, b) => Number(isRuling(b)) - Number(isRuling(a)));
  return [...new Set([...naming(card.name), ...byWord])].slice(0, RULINGS);
}

export interface Use {
  readonly set: string;
  readonly name: string;
  readonly copies: number;
}
/** Decks and parts of the box that hold the card; one that holds every card says nothing. */
export function usesOf(def: DefId, { sets }: Printable, all: number, spoken: Language): readonly Use[] {
  return sets
    .filter(({ cards }) => cards.length < all)
    .flatMap(({ id, name, cards }) => {
      const copies = cards.filter((card) => card.def === def).reduce((sum, card) => sum + card.copies, 0);
      return copies === 0 ? [] : [{ set: id, name: name[spoken], copies }];
    });
}
