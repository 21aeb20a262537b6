import type { CardId, DefId } from '../../../kernel/ids.ts';
import { is } from '../../../kernel/verbs.ts';
import { baseOf, bit, book, DYNASTY, type G, handOf, RESISTANCE, zone } from '../state.ts';
import { act, ATTACK, fact } from '../verbs.ts';
import { discard } from './09-circles.ts';
import { dynastyWins } from './10-end.ts';

/** LIB-5.4, LIB-5.7, LIB-8.3 */
export function exert(g: G, card: CardId): void {
  g.s.exerted.set(card, 1);
  g.happened(fact.exerted, card);
}
/** LIB-5.11, LIB-6.1, LIB-6.2, LIB-11.6: from hand, face up, ready. */
export function capture(g: G, def: DefId): void {
  g.move(g.table.find(handOf(g.s, DYNASTY), def), zone.captured);
}

/**
 * LIB-6.3, LIB-6.4, LIB-6.5, LIB-6.6: the location has been named; the Resistance answers truthfully (LIB-14.5).
 * What is won is ready if it is captured, and known to both if it is discarded (LIB-R10).
 */
export const attack = book.procedure('attack', { target: 'def' }, [
  {
    rule: 'LIB-6.4',
    run(g, l) {
      if (g.table.printed(g.table.top(baseOf(g.s))) === l.target) {
        g.happened(fact.attacked, l.target, ATTACK.base);
        return dynastyWins(g);
      }
      const held = g.table.find(handOf(g.s, RESISTANCE), l.target);
      g.happened(fact.attacked, l.target, held === 0 ? ATTACK.missed : ATTACK.hand);
      if (held !== 0) g.move(held, zone.taken);
      notThere(g, l.target);
      return held === 0 ? 'end' : 'next';
    },
  },
  {
    rule: 'LIB-6.5',
    prompt: 'taken',
    values: (_g, l) => ({ location: l.target }),
    offer(_g, _l, out) {
      out.add(act.keepTaken());
      out.add(act.discardTaken());
    },
    take(g, _l, action) {
      const card = g.table.top(zone.taken);
      if (is(action, act.keepTaken)) g.move(card, zone.captured);
      else discard(g, card);
    },
  },
]);
/** LIB-R9: what is left in the Resistance's hand, and the base, are other locations. */
function notThere(g: G, target: DefId): void {
  const hand = handOf(g.s, RESISTANCE);
  const size = g.table.size(hand);
  for (let i = 0; i < size; i++) g.deny(g.table.card(hand, i), bit(target));
  g.deny(g.table.top(baseOf(g.s)), bit(target));
}
