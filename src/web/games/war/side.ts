import { base } from '../../../games/war/cards/set.ts';
import { type Side, SIDES } from '../../../games/war/cards/vocabulary.ts';
import { decodeDeck } from '../../../games/war/decks/code.ts';
import { READY_DECKS } from '../../../games/war/decks/ready.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import type { View } from './unit.tsx';

const bitOf = (side: Side): number => 1 << SIDES.indexOf(side);

/**
 * The side that the seat's deck fights for, if the viewer may know the deck, or the one that all its cards seen fight
 * for. In a position that was laid out the cards need not be of the deck in the set-up: then they are right.
 */
export function sideAt(view: View, seat: Seat): Side | undefined {
  const { opened, about } = view.model;
  const given = { ...opened.setup, ...about?.setup }[`deck${seat + 1}`];
  const ready = READY_DECKS.find(({ id }) => id === given);
  const deck = ready ?? (typeof given === 'string' ? decodeDeck(base, given) : undefined);
  const seen = sidesSeen(view, seat);
  if (deck !== undefined && (seen & bitOf(deck.side)) !== 0) return deck.side;
  return SIDES.find((side) => seen === bitOf(side));
}
/** The same by its name; before anything is known of it, by the number of the seat. */
export function sideName(view: View, seat: Seat): string {
  const side = sideAt(view, seat);
  return side === undefined ? view.text.seats[seat]! : labelsIn(view.language).sides[side];
}
/** The sides that every card seen of the seat can fight for, one bit each. */
function sidesSeen({ s: { table, cards } }: View, seat: Seat): number {
  let sides = (1 << SIDES.length) - 1;
  for (let card = 1 as CardId; card <= table.cards; card++) {
    const def = table.printed(card);
    if (def !== 0 && table.ownerOf(card) === seat) sides &= cards.sides[def]!;
  }
  return sides;
}
