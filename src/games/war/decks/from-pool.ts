/** A deck from what was opened: what a bot plays in sealed and in a draft, and what it takes there. */
import { type CardSet, sidesOf } from '../cards/columns.ts';
import { totalOf } from '../cards/effects.ts';
import type { CardRow } from '../cards/schema.ts';
import type { Side } from '../cards/vocabulary.ts';
import { completeDeck } from './build.ts';
import { type Deck, DECK_SIZE, MOST_COPIES } from './deck.ts';
import { barred, type Format } from './legality.ts';

/** Cards that fight, out of sixty; the rest are resources. */
const FIGHTING = 34;
/** Dearer ones wait in the hand while the front is lost: of a price class no more than this part of what fights. */
const MOST_OF_PRICE: readonly (readonly [from: number, share: number])[] = [
  [8, 0.06],
  [6, 0.2],
];

/**
 * How much a card does for what it costs, by what is printed on it: land units that stand on the first line win games,
 * and what needs other cards beside it, or ships and aircraft that nobody can cover, stays in the box.
 */
export function worthOf(row: CardRow): number {
  const cost = totalOf(row.cost);
  if (row.division || row.resource !== undefined) return 0;
  if (row.unit === undefined) return row.tactical === undefined ? 0.15 : 0.3 - 0.02 * cost;
  const { attack, defence } = row.unit;
  const [type] = [row.unit.type].flat();
  const stands = attack + 0.9 * defence;
  const keywords = 0.35 * Object.keys(row.keywords ?? {}).length;
  const per = (stands + keywords) / (cost + 1.5);
  if (type === 'ship') return 0.25 * per;
  if (type === 'aviation') return 0.5 * per;
  if (row.unit.line === 2) return 0.8 * per;
  return type === 'fortification' ? 0.75 * per : per;
}
/** The best deck that the rule of thumb finds; the same cards give the same deck. */
export function deckFromPool(set: CardSet, side: Side, format: Format): Deck {
  const size = format.size ?? DECK_SIZE;
  const fighting = Math.round((FIGHTING * size) / DECK_SIZE);
  const cards: Record<string, number> = {};
  const named = new Map<unknown, number>();
  let left = fighting;
  const most = new Map(MOST_OF_PRICE.map(([from, share]) => [from, Math.round(share * fighting)]));
  for (const { row, copies } of ranked(set, side, format)) {
    const name = set.name[set.def(row.id)];
    const dear = MOST_OF_PRICE.find(([from]) => totalOf(row.cost) >= from)?.[0];
    const room = Math.min(
      left,
      copies,
      MOST_COPIES - (named.get(name) ?? 0),
      dear === undefined ? left : most.get(dear)!,
    );
    if (room <= 0) continue;
    cards[row.id] = room;
    named.set(name, (named.get(name) ?? 0) + room);
    if (dear !== undefined) most.set(dear, most.get(dear)! - room);
    left -= room;
  }
  // What is missing, with the resources in their proportion, is filled as any half-built deck is.
  return completeDeck(set, { side, ...divisionIn(set, side, format), cards }, format, 1 - fighting / size);
}
/** WAR-11.4: a division costs nothing and is never in the way. */
function divisionIn(set: CardSet, side: Side, format: Format): Pick<Deck, 'division'> {
  const division = Object.keys(format.pool ?? {})
    .map((id) => set.row(set.def(id)))
    .find((row) => row.division && sidesOf(row).includes(side) && barred(row, format).length === 0);
  return division === undefined ? {} : { division: division.id };
}
interface Owned {
  readonly row: CardRow;
  readonly copies: number;
}
function ranked(set: CardSet, side: Side, format: Format): readonly Owned[] {
  const owned = Object.entries(format.pool ?? {}).map(([id, copies]): Owned => ({ row: set.row(set.def(id)), copies }));
  return owned
    .filter(({ row }) => isPlayable(row, side, format))
    .toSorted((a, b) => worthOf(b.row) - worthOf(a.row) || a.row.number - b.row.number);
}
const isPlayable = (row: CardRow, side: Side, format: Format): boolean =>
  !row.division &&
  row.resource === undefined &&
  sidesOf(row).includes(side) &&
  barred(row, format).length === 0 &&
  // WAR-26.65, WAR-26.77: these ask for another card beside them.
  row.keywords?.lendLease === undefined &&
  row.keywords?.drop?.transport === undefined;

/** What to take of a pack in a draft: what does most, as long as the deck still has room for cards as dear. */
export function bestOf(set: CardSet, taken: readonly string[], pack: readonly string[]): number {
  const rows = taken.map((id) => set.row(set.def(id)));
  const dear = rows.filter((row) => totalOf(row.cost) >= 6).length;
  const valueOf = (id: string): number => {
    const row = set.row(set.def(id));
    const copies = taken.filter((one) => one === id).length;
    if (copies >= MOST_COPIES) return -1;
    return worthOf(row) * (totalOf(row.cost) >= 6 && dear >= 8 ? 0.5 : 1);
  };
  const values = pack.map(valueOf);
  return values.indexOf(Math.max(...values));
}
