import type { CardId } from '../../../kernel/ids.ts';
import type { PickStage } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf } from '../../../kernel/verbs.ts';
import { type G, type Liberation, REASON, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { resistanceWins } from './10-end.ts';

export const LAST_CIRCLE = 3;
export const HAND_LIMIT = 3;

/** LIB-9.1, LIB-9.2, LIB-9.3, LIB-9.4, LIB-9.5, LIB-10.2, LIB-R11, LIB-R12, LIB-R13, LIB-R14 */
export function drawCard(g: G): void {
  const { table, s } = g;
  if (table.size(zone.deck) === 0) {
    if (table.size(zone.discard) === 0) return g.happened(fact.emptyDraw, g.seat);
    if (s.circle.value === LAST_CIRCLE) return resistanceWins(g, REASON.thirdCircle);
    g.moveAll(zone.discard, zone.deck);
    g.shuffle(zone.deck);
    s.circle.value++;
    g.happened(fact.circle, s.circle.value);
  }
  g.draw(zone.deck, zone.hand(g.seat));
}

/** LIB-5.10, LIB-7.10, LIB-8.8, LIB-14.1: face down, unless the players have agreed on open discards (LIB-14.3). */
export function discard(g: G, card: CardId): void {
  if (g.s.openDiscards.value === 1) g.show(card, zone.discard);
  else g.move(card, zone.discard);
}
export function offerHand(g: G, _l: object, out: Options): void {
  const hand = zone.hand(g.seat);
  const size = g.table.size(hand);
  const open = g.s.openDiscards.value === 1;
  for (let i = 0; i < size; i++) {
    const def = g.table.printed(g.table.card(hand, i));
    out.add(open ? act.discardOpenly(def) : act.discard(def));
  }
}

/** Step 3 of both sides: down to three cards. LIB-R29: in their own turn only. */
export function discardDown(rule: string): PickStage<Liberation, object> {
  const surplus = (g: G, _l: object, picked: number): number => picked + g.table.size(zone.hand(g.seat)) - HAND_LIMIT;
  return {
    rule,
    prompt: 'discardDown',
    least: surplus,
    most: surplus,
    values: (g) => ({ cards: g.table.size(zone.hand(g.seat)) - HAND_LIMIT }),
    offer: offerHand,
    take(g, _l, action) {
      discard(g, g.table.find(zone.hand(g.seat), defOf(action)));
    },
  };
}
