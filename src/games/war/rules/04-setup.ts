/** WAR 4: division cards, opening hands, redeals. */
import { is, PASS } from '../../../kernel/verbs.ts';
import { book, type G, type Seat, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { drawCards, mill } from './03-zones.ts';

const OPENING_HAND = 7;
/** WAR-4.7 */
const MOST_REDEALS = 3;
/** WAR-4.6 */
const REDEAL_PRICE = 2;

/** WAR-4.4, WAR-4.8, WAR-R4: fewer than two resource cards, or nothing else. */
function redealsFree(g: G, seat: Seat): boolean {
  const hand = zone.hand(seat);
  const size = g.table.size(hand);
  let resources = 0;
  for (let i = 0; i < size; i++) if (g.s.cards.resource[g.table.printed(g.table.card(hand, i))] !== 0) resources++;
  return resources < 2 || resources === size;
}
/** WAR-4.5, WAR-R5: shown if it is free, shuffled in, paid for if it is not, and dealt again. */
function redeal(g: G, seat: Seat): void {
  const hand = zone.hand(seat);
  const free = redealsFree(g, seat);
  if (free) g.revealAll(hand, g.table.plan.everyone);
  g.moveAll(hand, zone.deck(seat));
  g.shuffle(zone.deck(seat));
  g.s.redeals.add(seat, 1);
  g.happened(fact.redealt, seat, free ? 0 : REDEAL_PRICE);
  if (!free) mill(g, seat, REDEAL_PRICE);
  drawCards(g, seat, OPENING_HAND);
}
export const openingHand = book.procedure('openingHand', {}, [
  { rule: 'WAR-4.3', run: (g) => drawCards(g, g.seat, OPENING_HAND) },
  {
    rule: 'WAR-4.6',
    prompt: 'redeal',
    when: (g) => g.s.redeals.get(g.seat) < MOST_REDEALS,
    values: (g) => ({ left: MOST_REDEALS - g.s.redeals.get(g.seat), price: redealsFree(g, g.seat) ? 0 : REDEAL_PRICE }),
    offer(g, _l, out) {
      out.add(PASS);
      // WAR-27.5: what cannot be paid cannot be bought.
      out.test(act.redeal(), redealsFree(g, g.seat) || g.table.size(zone.deck(g.seat)) >= REDEAL_PRICE, 'WAR-4.6');
    },
    take(g, _l, action) {
      if (!is(action, act.redeal)) return 'next';
      redeal(g, g.seat);
      return 'again';
    },
  },
]);
