import { defOf } from '../../../kernel/verbs.ts';
import { neighbours } from '../galaxy.ts';
import { base, bit, book, oldBase, RESISTANCE, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';

/** LIB-7.3, and LIB-18.16 if `anywhere`. The base that was taken up waits in a place of its own: it decides what may be laid. */
export const moveBase = book.procedure('moveBase', { anywhere: 'number' }, [
  {
    rule: 'LIB-7.3',
    run(g) {
      g.happened(fact.baseTaken);
      g.draw(base, oldBase);
    },
  },
  {
    rule: 'LIB-7.3',
    prompt: 'newBase',
    offer(g, l, out) {
      const hand = zone.hand(RESISTANCE);
      const size = g.table.size(hand);
      const old = g.table.printed(g.table.top(oldBase));
      const connected = l.anywhere === 1 ? -1 : neighbours(g.s.galaxy.value, old);
      out.add(act.layBase(old));
      for (let i = 0; i < size; i++) {
        const def = g.table.printed(g.table.card(hand, i));
        out.test(act.layBase(def), (connected & bit(def)) !== 0, 'LIB-7.3');
      }
    },
    take(g, _l, action) {
      g.draw(oldBase, zone.hand(RESISTANCE));
      g.move(g.table.find(zone.hand(RESISTANCE), defOf(action)), base);
      g.happened(fact.baseLaid);
    },
  },
]);
