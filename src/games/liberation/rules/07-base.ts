import type { Procedure } from '../../../kernel/flow.ts';
import { defOf } from '../../../kernel/verbs.ts';
import { neighbours } from '../galaxy.ts';
import { baseOf, bit, book, handOf, type Liberation, oldBaseOf, RESISTANCE } from '../state.ts';
import { act, fact } from '../verbs.ts';

/**
 * The base that was taken up waits in a place of its own: it decides what may be laid (LIB-R22), unless that is `anything`. The same
 * card may be laid again (LIB-R21), and nobody is told whether it was (LIB-7.4, LIB-R23).
 */
export function baseMove(name: string, rule: string, anything: boolean): Procedure<Liberation> {
  return book.procedure(name, {}, [
    {
      rule,
      run(g) {
        g.happened(fact.baseTaken);
        g.draw(baseOf(g.s), oldBaseOf(g.s));
      },
    },
    {
      rule,
      prompt: anything ? 'anyBase' : 'newBase',
      offer(g, _l, out) {
        const hand = handOf(g.s, RESISTANCE);
        const size = g.table.size(hand);
        const old = g.table.printed(g.table.top(oldBaseOf(g.s)));
        const open = anything ? -1 : neighbours(g.s.galaxy.value, old);
        out.add(act.layBase(old));
        for (let i = 0; i < size; i++) {
          const def = g.table.printed(g.table.card(hand, i));
          out.test(act.layBase(def), (open & bit(def)) !== 0, rule);
        }
      },
      take(g, _l, action) {
        const hand = handOf(g.s, RESISTANCE);
        g.draw(oldBaseOf(g.s), hand);
        g.move(g.table.find(hand, defOf(action)), baseOf(g.s));
        g.happened(fact.baseLaid);
      },
    },
  ]);
}
export const moveBase = baseMove('moveBase', 'LIB-7.3', false);
