import { base } from '../../../games/war/cards/set.ts';
import { type Side, SIDES } from '../../../games/war/cards/vocabulary.ts';
import { decodeDeck } from '../../../games/war/decks/code.ts';
import { READY_DECKS } from '../../../games/war/decks/ready.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import type { View } from './unit.tsx';

/** The side that the seat's deck fights for: by the deck, if the viewer may know it, or by what has been seen of it. */
export function sideAt(view: View, seat: Seat): Side | undefined {
  const { opened, about } = view.model;
  const given = { ...opened.setup, ...about?.setup }[`deck${seat + 1}`];
  const ready = READY_DECKS.find(({ id }) => id === given);
  const deck = ready ?? (typeof given === 'string' ? decodeDeck(base, given) : undefined);
  return deck === undefined ? sideSeen(view, seat) : deck.side;
}
function sideSeen({ s: { table, cards } }: View, seat: Seat): Side | undefined {
  let sides = (1 << SIDES.length) - 1;
  for (let card = 1 as CardId; card <= table.cards; card++) {
    const def = table.printed(card);
    if (def !== 0 && table.ownerOf(card) === seat) sides &= cards.sides[def]!;
  }
  return SIDES.find((_, side) => sides === 1 << side);
}
