import type { CardId, DefId } from '../../../kernel/ids.ts';
import { additional, cancels, enemyDefence, willCost } from '../cards/columns.ts';
import { book, discardFromPlan, type G, LARGE_TABLE, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { discardPayers, firstPlanned } from './09-battle.ts';
import {
  contented,
  mayChange,
  offerConsent,
  type Proposal,
  PROPOSAL,
  reset,
  settled,
  speakers,
  whyNoChange,
} from './consent.ts';

/**
 * BRV-8.1, BRV-8.2, BRV-8.3: `fresh` cards have just been turned up; the print of the last of them decides whether more
 * come.
 */
interface Reveal extends Proposal {
  fresh: number;
  last: DefId;
  more: number;
}

/** BRV-13.2: how many come at once. BRV-R31: what is there. BRV-R34: what was discarded does not come again. */
function turnUp(g: G, l: Reveal): void {
  const t = g.table;
  const wanted = l.more === 0 && t.plan.seats >= LARGE_TABLE ? 2 : 1;
  l.fresh = Math.min(wanted, t.size(zone.enemyDeck));
  for (let n = l.fresh; n > 0; n--) l.last = t.printed(g.draw(zone.enemyDeck, zone.turned));
}
/** The first of the cards just turned up with this print. */
function freshCard(g: G, l: Reveal, def: DefId): CardId {
  const t = g.table;
  for (let i = t.size(zone.turned) - l.fresh; i < t.size(zone.turned); i++) {
    if (t.printed(t.card(zone.turned, i)) === def) return t.card(zone.turned, i);
  }
  return 0 as CardId;
}
/** BRV-10.10, BRV-17.15: the card goes without effect, and the one that drove it away is paid for. */
function cancel(g: G, l: Reveal): void {
  const helper = firstPlanned(g, cancels);
  const place = g.table.zoneOf(helper);
  const cost = willCost[g.table.printed(helper)]!;
  g.move(freshCard(g, l, l.choice), zone.enemyDiscard);
  g.happened(fact.cancelled, l.choice);
  discardFromPlan(g, helper);
  discardPayers(g, place, cost);
  l.fresh--;
  l.choice = 0 as DefId;
  reset(g, l);
}
/** BRV-17.22: Enemy Defence goes on display. */
function display(g: G): void {
  const t = g.table;
  for (let i = 0; i < t.size(zone.turned);) {
    const card = t.card(zone.turned, i);
    if (enemyDefence[t.printed(card)] === 0) i++;
    else g.move(card, zone.display);
  }
}

export const reveal = book.procedure('reveal', { ...PROPOSAL, fresh: 'number', last: 'def', more: 'number' }, [
  { rule: 'BRV-8.1', run: turnUp },
  {
    rule: 'BRV-17.15',
    prompt: 'cancel',
    when: (g, l) => l.fresh > 0 && firstPlanned(g, cancels) !== 0,
    anyOf: speakers,
    idle: contented,
    values: (g, l) => ({ choice: l.choice, helper: g.table.printed(firstPlanned(g, cancels)) }),
    offer(g, l, out) {
      const t = g.table;
      for (let i = t.size(zone.turned) - l.fresh; i < t.size(zone.turned); i++) {
        const def = t.printed(t.card(zone.turned, i));
        if (t.card(zone.turned, i) === freshCard(g, l, def) && def !== l.choice)
          out.test(act.cancel(def), mayChange(g, l), whyNoChange(l));
      }
      if (l.choice !== 0) out.test(act.leave(), mayChange(g, l), whyNoChange(l));
      offerConsent(g, l, out, true);
    },
    take(g, l, action) {
      if (!settled(g, l, action, act.cancel.id)) return 'again';
      if (l.choice === 0) return 'next';
      cancel(g, l);
      return 'again';
    },
  },
  {
    rule: 'BRV-8.3',
    run(g, l) {
      display(g);
      reset(g, l);
      l.more = additional[l.last]!;
      return l.more !== 0 && g.table.size(zone.enemyDeck) > 0 ? 'restart' : 'end';
    },
  },
]);
