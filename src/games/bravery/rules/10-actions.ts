/** BRV 10: Stage 4, step by step in the order of 05-round.ts (BRV-10.1, BRV-10.3); only plans are played (BRV-10.2). */
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import { defOf, PASS } from '../../../kernel/verbs.ts';
import { FIRST_TERRITORY, LANDS, landOf, territory } from '../cards/set.ts';
import { addsDays, hostile, looks, MILITARY_IN, recovers, relieves, undermines, willCost } from '../cards/columns.ts';
import { book, discardFromPlan, firstOf, type G, ownerOf, planAt, plansOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { discardPayers, firstPlanned } from './09-battle.ts';
import { contented, mayChange, offerConsent, PROPOSAL, reset, settled, speakers, whyNoChange } from './consent.ts';

/** BRV-10.4: hostile cards, People's Actions that worked while planning, and the needs that paid for them. */
export function clearPlans(g: G): void {
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    let cost = 0;
    for (let i = t.size(place) - 1; i >= 0; i--) {
      const card = t.card(place, i);
      const def = t.printed(card);
      if (hostile[def] === 0 && relieves[def] === 0 && addsDays[def] === 0) continue;
      cost += willCost[def]!;
      discardFromPlan(g, card);
    }
    discardPayers(g, place, cost);
  }
}

/** BRV-10.8, BRV-11.7, BRV-R30: what was not used goes, and its Will with it, except Coordination HQ. */
export function discardUnused(g: G): void {
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    for (let i = t.size(place) - 1; i >= 0; i--) {
      const card = t.card(place, i);
      if (recovers[t.printed(card)] === 0) discardFromPlan(g, card);
    }
  }
}

/** BRV-17.9: one Enemy Defence goes, or the enemy in one territory is weaker this round. */
function undermine(g: G, choice: DefId): void {
  const t = g.table;
  const card = firstPlanned(g, undermines);
  if (choice < FIRST_TERRITORY) g.move(t.find(zone.display, choice), zone.enemyDiscard);
  else {
    const cell = g.s.undermined[landOf(choice)]!;
    cell.value += undermines[t.printed(card)]!;
    g.happened(fact.undermined, choice, cell.value);
  }
  discardFromPlan(g, card);
}

/** BRV-10.5: step 2. */
export const secretOperations = book.procedure('secretOperations', PROPOSAL, [
  {
    rule: 'BRV-10.5',
    prompt: 'undermine',
    when: (g) => firstPlanned(g, undermines) !== 0 && (g.s.occupied.value !== 0 || g.table.size(zone.display) > 0),
    anyOf: speakers,
    idle: contented,
    values: (_g, l) => ({ choice: l.choice }),
    offer(g, l, out) {
      const t = g.table;
      const [free, why] = [mayChange(g, l), whyNoChange(l)];
      for (let i = 0; i < t.size(zone.display); i++) {
        const def = t.printed(t.card(zone.display, i));
        if (def !== l.choice && t.firstOfItsKind(zone.display, i)) out.test(act.undermine(def), free, why);
      }
      for (let land = 0; land < LANDS; land++) {
        if (territory(land) === l.choice) continue;
        const held = (g.s.occupied.value & (1 << land)) !== 0;
        out.test(act.undermine(territory(land)), held && free, held ? why : 'BRV-17.9');
      }
      if (l.choice !== 0) out.test(act.leave(), free, why);
      offerConsent(g, l, out, true);
    },
    take(g, l, action) {
      if (!settled(g, l, action, act.undermine.id)) return 'again';
      reset(g, l);
      if (l.choice === 0) return 'end';
      undermine(g, l.choice);
      l.choice = 0 as DefId;
      return 'again';
    },
  },
]);

/** BRV-10.7, BRV-17.10: step 4, card by card; its owner puts the enemy cards back (BRV-R39). */
export const reconnaissance = book.procedure('reconnaissance', { owner: 'seat' }, [
  {
    rule: 'BRV-10.7',
    run(g, l) {
      const t = g.table;
      const card = firstPlanned(g, looks);
      if (card === 0) return 'end';
      l.owner = planOwner(g, card);
      const seen = Math.min(looks[t.printed(card)]!, t.size(zone.enemyDeck));
      discardFromPlan(g, card);
      for (let n = seen; n > 0; n--) g.draw(zone.enemyDeck, zone.scouted);
      return 'next';
    },
  },
  {
    rule: 'BRV-17.10',
    prompt: 'putBack',
    when: (g) => g.table.size(zone.scouted) > 1,
    by: (_g, l) => l.owner,
    values: (g) => ({ left: g.table.size(zone.scouted) }),
    offer: (g, _l, out) => out.each(act.putBack, g.table, zone.scouted),
    take(g, _l, action) {
      g.move(g.table.find(zone.scouted, defOf(action)), zone.enemyDeck);
      return 'again';
    },
  },
  {
    rule: 'BRV-17.10',
    run(g) {
      if (g.table.size(zone.scouted) > 0) g.draw(zone.scouted, zone.enemyDeck);
      return 'restart';
    },
  },
]);
function planOwner(g: G, card: CardId): Seat {
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) if (planAt(t, p) === t.zoneOf(card)) return ownerOf(t, p);
  return 0 as Seat;
}

/** Military Actions that headquarters may take back: none of its own kind (BRV-17.11). */
const RECOVERABLE = recovers.reduce((mask, value, def) => (value === 0 ? mask : mask & ~(1 << def)), MILITARY_IN);

/** BRV-10.9, BRV-17.11: step 6, in seat order. */
export const headquarters = book.procedure('headquarters', { owner: 'seat' }, [
  {
    rule: 'BRV-10.9',
    run(g, l) {
      const card = firstPlanned(g, recovers);
      if (card === 0) return 'end';
      l.owner = planOwner(g, card);
      return 'next';
    },
  },
  {
    rule: 'BRV-17.11',
    prompt: 'recover',
    when: (g) => (g.table.kindsIn(zone.discard) & RECOVERABLE) !== 0,
    by: (_g, l) => l.owner,
    offer(g, _l, out) {
      for (let left = g.table.kindsIn(zone.discard) & RECOVERABLE; left !== 0; left &= left - 1) {
        out.add(act.recover(firstOf(left)));
      }
      out.add(PASS);
    },
    take(g, l, action) {
      if (action !== PASS) g.move(g.table.find(zone.discard, defOf(action)), zone.hand(l.owner));
    },
  },
  {
    rule: 'BRV-17.11',
    run(g) {
      discardFromPlan(g, firstPlanned(g, recovers));
      return 'restart';
    },
  },
]);
