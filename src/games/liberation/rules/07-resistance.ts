import { defOf, is, PASS, verbOf } from '../../../kernel/verbs.ts';
import { book } from '../state.ts';
import { act } from '../verbs.ts';
import { offerMissions } from './05-dynasty.ts';
import { moveBase } from './07-base.ts';
import { offerSabotage, sabotageNearby } from './07-sabotage.ts';
import { performFromHand } from './08-missions.ts';
import { discardDown, drawCard } from './09-circles.ts';

/** `action`: begin at step 2. LIB-7.11: nothing in it captures. */
export const resistanceTurn = book.procedure('resistanceTurn', { action: 'number' }, [
  {
    rule: 'LIB-7.1',
    prompt: 'resistanceStep1',
    when: (_g, l) => l.action === 0,
    offer(_g, _l, out) {
      out.add(PASS);
      out.add(act.draw());
    },
    take(g, _l, action) {
      if (is(action, act.draw)) drawCard(g);
    },
  },
  {
    rule: 'LIB-7.2',
    prompt: 'resistanceAction',
    offer(g, _l, out) {
      out.add(PASS); // LIB-R6
      out.add(act.moveBase());
      offerMissions(g, out);
      offerSabotage(g, out);
      out.refuse(act.draw(), 'LIB-7.2');
    },
    take(g, _l, action) {
      switch (verbOf(action)) {
        case act.moveBase.id:
          g.begin(moveBase);
          break;
        case act.perform.id:
          return performFromHand(g, defOf(action));
        case act.sabotage.id:
          return sabotageNearby(g, defOf(action));
      }
    },
  },
  discardDown('LIB-7.10'),
]);
