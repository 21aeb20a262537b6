/** WAR 10: upgrades. */
import type { Options } from '../../../kernel/options.ts';
import { type CardId, type DefId, type G, type Seat, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { enter, isUnitUpgrade } from './03-zones.ts';
import { ACT, fits, forbidden } from './06-kinds.ts';
import { affordable, charge, priceOfCard } from './07-resources.ts';
import { heroStops } from './11-heroes.ts';

/** WAR-R20 bounds nothing; so many moves of one upgrade reach every unit that could want it. */
const MOST_MOVES = 4;

/** Where units lie that could carry an upgrade. */
const HOSTS = [zone.first, zone.second, zone.reserve, zone.carrier];

/** WAR-10.1, WAR-10.5, WAR-10.6, WAR-29.8: the upgrades in hand, each on every unit that may carry it. */
export function offerUpgrades(g: G, seat: Seat, out: Options): void {
  const hand = zone.hand(seat);
  for (let i = 0; i < g.table.size(hand); i++) {
    const card = g.table.card(hand, i);
    const def = g.table.printed(card);
    const on = g.s.cards.upgradeOn[def];
    if (on === undefined || !g.table.firstOfItsKind(hand, i)) continue;
    const hero = heroStops(g, def, seat);
    const why =
      hero !== '' ? hero : forbidden(g, card, ACT.play) ? 'WAR-1.6' : affordable(g, seat, card) ? '' : 'WAR-7.14';
    for (const hosts of HOSTS) {
      const id = hosts(seat);
      for (let k = 0; k < g.table.size(id); k++) {
        const unit = g.table.card(id, k);
        const fit = fits(g, on, unit);
        out.test(act.equip(def, unit), fit && why === '', fit ? why : 'WAR-10.6');
      }
    }
  }
}
export function equip(g: G, seat: Seat, def: DefId, unit: CardId): void {
  const inHand = g.table.find(zone.hand(seat), def);
  const price = priceOfCard(g, inHand);
  const card = enter(g, inHand, zone.under(seat));
  g.s.host.set(card, unit);
  g.happened(fact.attached, card, unit);
  charge(g, seat, price);
}
/** WAR-10.4, WAR-R20: free, to a unit that qualifies. */
export function offerRefits(g: G, seat: Seat, out: Options): void {
  const under = zone.under(seat);
  for (let i = 0; i < g.table.size(under); i++) {
    const upgrade = g.table.card(under, i);
    if (isUnitUpgrade(g, upgrade)) continue;
    const on = g.s.cards.upgradeOn[g.table.printed(upgrade)]!;
    const spent = g.s.moves.get(upgrade) >= MOST_MOVES;
    for (const hosts of HOSTS) {
      const id = hosts(seat);
      for (let k = 0; k < g.table.size(id); k++) {
        const unit = g.table.card(id, k);
        if (g.s.host.get(upgrade) === unit) continue;
        const rule = !fits(g, on, unit) ? 'WAR-10.6' : spent ? 'WAR-R20' : '';
        out.test(act.refit(upgrade, unit), rule === '', rule);
      }
    }
  }
}
export function refit(g: G, upgrade: CardId, unit: CardId): void {
  g.s.moves.add(upgrade, 1);
  g.s.host.set(upgrade, unit);
  g.happened(fact.attached, upgrade, unit);
}
