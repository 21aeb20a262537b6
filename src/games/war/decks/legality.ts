/** WAR 2 and 28: is this a deck, and for which tournament? */
import { type CardSet, sidesOf } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import { countOf, type Deck, DECK_SIZE, MOST_COPIES, sizeOf } from './deck.ts';

export interface Format {
  /** WAR-2.5: agreed by the players; 60 if absent */
  readonly size?: number;
  /** so many cards may lie beside the deck for later games of a series; none if absent */
  readonly sideboard?: number;
  /** an official tournament: the compatibility marker counts (WAR-28.5) */
  readonly official?: true;
  /** the release block of the tournament */
  readonly block?: string;
  /** WAR-28.8: nothing but cards of the block (basic resources are of every block) */
  readonly onlyBlock?: true;
  /** WAR-28.7 */
  readonly theatre?: string;
  /** WAR-28.8: ids */
  readonly banned?: readonly string[];
  /** sealed play: the opened cards by id; basic resources are free */
  readonly pool?: Readonly<Record<string, number>>;
}

export const OPEN: Format = {};
/** Open play, an official tournament of each block, and a themed one of each theatre, by marker. */
export const formatsOf = ({ blocks, theatres }: CardSet): Readonly<Record<string, Format>> => ({
  open: OPEN,
  ...Object.fromEntries(
    Object.keys(blocks).map((block) => [block, { official: true, block, onlyBlock: true } satisfies Format]),
  ),
  ...Object.fromEntries(Object.keys(theatres).map((theatre) => [theatre, { theatre } satisfies Format])),
});

export type Finding =
  | { readonly rule: string; readonly says: 'tooFew' | 'tooMany'; readonly cards: number; readonly size: number }
  | {
      readonly rule: string;
      readonly says: 'tooManyCopies' | 'notInPool';
      readonly card: string;
      readonly copies: number;
    }
  | { readonly rule: string; readonly says: CardFinding; readonly card: string }
  | {
      readonly rule: string;
      readonly says: 'wrongBlock' | 'outsideBlock';
      readonly card: string;
      readonly block: string;
    }
  | { readonly rule: string; readonly says: 'wrongTheatre'; readonly card: string; readonly theatre: string }
  | { readonly rule: string; readonly says: 'sizesDiffer'; readonly one: number; readonly other: number }
  | { readonly rule: string; readonly says: 'sizeTooSmall'; readonly size: number }
  | { readonly rule: string; readonly says: 'sideboardTooLarge'; readonly cards: number; readonly size: number }
  | { readonly rule: string; readonly says: 'changedInSeries' | 'byLot' };
type CardFinding = 'wrongSide' | 'notInDeck' | 'notDivision' | 'divisionNotInPool' | 'banned';

/** Everything that keeps the deck from being played; nothing if it is legal. Ids must be of the set. */
export function findings(set: CardSet, deck: Deck, format: Format = OPEN): readonly Finding[] {
  const found: Finding[] = [];
  const rows = Object.keys({ ...deck.cards, ...deck.sideboard }).map((id) => set.row(set.def(id)));
  size(deck, format, found);
  beside(deck, format, found);
  copies(set, deck, rows, found);
  for (const row of rows) {
    if (row.division) found.push({ rule: 'WAR-2.7', says: 'notInDeck', card: row.id });
    fits(row, deck, format, found);
    const owned = format.pool?.[row.id] ?? 0;
    if (format.pool !== undefined && !isBasic(row) && heldOf(deck, row.id) > owned)
      found.push({ rule: 'WAR-28.8', says: 'notInPool', card: row.id, copies: owned });
  }
  if (deck.division !== undefined) {
    const row = set.row(set.def(deck.division));
    if (!row.division) found.push({ rule: 'WAR-11.4', says: 'notDivision', card: row.id });
    fits(row, deck, format, found);
    if (!isOpened(row, format)) found.push({ rule: 'WAR-28.8', says: 'divisionNotInPool', card: row.id });
  }
  return found;
}

function size(deck: Deck, format: Format, found: Finding[]): void {
  const wanted = format.size ?? DECK_SIZE;
  const cards = sizeOf(deck);
  const rule = wanted === DECK_SIZE ? 'WAR-2.1' : 'WAR-2.5';
  if (wanted < DECK_SIZE) found.push({ rule: 'WAR-2.5', says: 'sizeTooSmall', size: wanted });
  if (cards !== wanted) found.push({ rule, says: cards < wanted ? 'tooFew' : 'tooMany', cards, size: wanted });
}

/** A room, or a tournament (WAR-28.8), may let players exchange cards between the games of a series. */
function beside({ sideboard = {} }: Deck, format: Format, found: Finding[]): void {
  const cards = countOf(sideboard);
  const most = format.sideboard ?? 0;
  if (cards > most) found.push({ rule: 'WAR-28.8', says: 'sideboardTooLarge', cards, size: most });
}
/** In the deck and beside it. */
const heldOf = ({ cards, sideboard = {} }: Deck, id: string): number => (cards[id] ?? 0) + (sideboard[id] ?? 0);

/** WAR-4.1: in every game of a series the division is announced anew; the cards are those of the first game. */
export function seriesFindings(earlier: Deck, now: Deck): readonly Finding[] {
  const ids = Object.keys({ ...earlier.cards, ...earlier.sideboard, ...now.cards, ...now.sideboard });
  const same = earlier.side === now.side && ids.every((id) => heldOf(earlier, id) === heldOf(now, id));
  return same ? [] : [{ rule: 'WAR-28.8', says: 'changedInSeries' }];
}

/** WAR-2.2, WAR-2.3, WAR-2.4: counted by whole name, over all prints of it. */
function copies(set: CardSet, deck: Deck, rows: readonly CardRow[], found: Finding[]): void {
  const byName = new Map<number, { readonly row: CardRow; count: number }>();
  for (const row of rows) {
    if (isBasic(row)) continue;
    const name = set.name[set.def(row.id)] ?? 0;
    const entry = byName.get(name) ?? { row, count: 0 };
    entry.count += heldOf(deck, row.id);
    byName.set(name, entry);
  }
  for (const { row, count } of byName.values())
    if (count > MOST_COPIES) found.push({ rule: 'WAR-2.2', says: 'tooManyCopies', card: row.id, copies: count });
}

/** In sealed play a division, too, is one that was opened. */
export const isOpened = ({ id }: CardRow, { pool }: Format): boolean => pool === undefined || (pool[id] ?? 0) > 0;
export const isBasic = (row: CardRow): boolean => row.resource?.class === 'basic';

function fits(row: CardRow, deck: Deck, format: Format, found: Finding[]): void {
  const card = row.id;
  if (!sidesOf(row).includes(deck.side)) found.push({ rule: 'WAR-R1', says: 'wrongSide', card });
  found.push(...barred(row, format));
}

/** What the tournament has against a card, whoever plays it. */
export function barred(row: CardRow, format: Format): readonly Finding[] {
  const card = row.id;
  const found: Finding[] = [];
  if (format.official && row.blockOnly && row.block !== format.block)
    found.push({ rule: 'WAR-28.5', says: 'wrongBlock', card, block: row.block });
  else if (format.onlyBlock && format.block !== undefined && row.block !== format.block && !isBasic(row))
    found.push({ rule: 'WAR-28.8', says: 'outsideBlock', card, block: format.block });
  if (format.theatre !== undefined && !row.theatres.includes(format.theatre))
    found.push({ rule: 'WAR-28.7', says: 'wrongTheatre', card, theatre: format.theatre });
  if (format.banned?.includes(card)) found.push({ rule: 'WAR-28.8', says: 'banned', card });
  return found;
}

/** WAR-2.6: both decks of a game. */
export function pairFindings(one: Deck, other: Deck): readonly Finding[] {
  const [a, b] = [sizeOf(one), sizeOf(other)];
  return a === b ? [] : [{ rule: 'WAR-2.6', says: 'sizesDiffer', one: a, other: b }];
}
