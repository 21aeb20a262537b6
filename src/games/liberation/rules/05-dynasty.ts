import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, defOf, is, PASS, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { missionOf } from '../cards/columns.ts';
import { locationsIn, neighbours } from '../galaxy.ts';
import { bit, book, capturedMask, DYNASTY, type G, handOf, roleOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { attack, capture, exert } from './06-operations.ts';
import { lowest } from './07-sabotage.ts';
import { payable, performFromHand, performThrough } from './08-missions.ts';
import { discardDown, drawCard } from './09-circles.ts';

/** LIB-5.6 */
function offerRestore(g: G, out: Options): void {
  const size = g.table.size(zone.captured);
  for (let i = 0; i < size; i++) {
    const card = g.table.card(zone.captured, i);
    out.test(act.restore(card), g.s.exerted.get(card) === 1, 'LIB-5.6');
  }
}
function restore(g: G, card: CardId): void {
  g.s.exerted.set(card, 0);
  g.happened(fact.restored, card);
}
/** Missions from hand, of either side: LIB-5.3, LIB-7.9. The base is in no hand (LIB-R27). */
export function offerMissions(g: G, out: Options): void {
  const hand = zone.hand(g.seat);
  const size = g.table.size(hand);
  const role = roleOf(g.s, g.seat);
  for (let i = 0; i < size; i++) {
    const def = g.table.printed(g.table.card(hand, i));
    out.test(act.perform(def), payable(g, missionOf(role, def), size - 1, 0 as CardId), 'LIB-8.6');
  }
}
/** LIB-5.4, LIB-R7: an exertion is offered together with its operation. */
function offerExert(g: G, card: CardId, captured: number, out: Options): void {
  const { table } = g;
  const from = table.printed(card);
  const connected = neighbours(g.s.galaxy.value, from);
  const ready = g.s.exerted.get(card) === 0;
  const hand = handOf(g.s, DYNASTY);
  const size = table.size(hand);
  for (let i = 0; i < size; i++) {
    const def = table.printed(table.card(hand, i));
    out.test(act.capture(card, def), ready && (connected & bit(def)) !== 0, ready ? 'LIB-6.1' : 'LIB-5.5');
  }
  if (ready) {
    for (let rest = connected & ~captured; rest !== 0; rest &= rest - 1) out.add(act.attack(card, lowest(rest)));
  }
  if (out.explaining) refuseAttacks(g, card, ready, captured, out);
  out.test(act.operate(card), ready && payable(g, missionOf(DYNASTY, from), size, card), ready ? 'LIB-8.6' : 'LIB-5.5');
}
function refuseAttacks(g: G, card: CardId, ready: boolean, captured: number, out: Options): void {
  const galaxy = g.s.galaxy.value;
  const open = ready ? neighbours(galaxy, g.table.printed(card)) & ~captured : 0;
  for (let rest = locationsIn(galaxy) & ~open; rest !== 0; rest &= rest - 1) {
    const def = lowest(rest);
    out.refuse(act.attack(card, def), !ready ? 'LIB-5.5' : (captured & bit(def)) !== 0 ? 'LIB-R8' : 'LIB-6.3');
  }
}

/** `action`: begin at step 2. */
export const dynastyTurn = book.procedure('dynastyTurn', { action: 'number' }, [
  {
    rule: 'LIB-5.1',
    prompt: 'dynastyStep1',
    when: (_g, l) => l.action === 0,
    offer(g, _l, out) {
      out.add(PASS);
      out.add(act.draw());
      offerRestore(g, out);
    },
    take(g, _l, action) {
      if (is(action, act.draw)) drawCard(g);
      else if (is(action, act.restore)) restore(g, cardOf(action));
    },
  },
  {
    rule: 'LIB-5.2',
    prompt: 'dynastyAction',
    offer(g, _l, out) {
      out.add(PASS); // LIB-R6
      offerMissions(g, out);
      offerRestore(g, out); // LIB-5.8
      const captured = capturedMask(g.table);
      const size = g.table.size(zone.captured);
      for (let i = 0; i < size; i++) offerExert(g, g.table.card(zone.captured, i), captured, out);
      out.refuse(act.draw(), 'LIB-5.2');
    },
    take(g, _l, action) {
      const card = cardOf(action);
      switch (verbOf(action)) {
        case act.restore.id:
          return restore(g, card);
        case act.perform.id:
          return performFromHand(g, defOf(action));
        case act.operate.id:
          return performThrough(g, card);
        case act.capture.id:
          exert(g, card);
          return capture(g, secondOf(action) as DefId);
        case act.attack.id:
          exert(g, card);
          g.begin(attack).target = secondOf(action) as DefId;
      }
    },
  },
  discardDown('LIB-5.9'),
]);
