/** WAR 20: breaking through, and going on against the second line. */
import type { Options } from '../../../kernel/options.ts';
import { ATTACK, attacker, type CardId, defender, type G, mark, MARK, marked, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { isLand, isShip } from './06-kinds.ts';
import { attackOf } from './08-parameters.ts';
import { joinAttack } from './18-clashes.ts';
import { refuseAboard } from './25-ships.ts';
import { mayShell } from './keywords/deck-attack.ts';
import { stopsTargeting } from './keywords/directed-attack.ts';
import { stopsOverrun } from './keywords/overrun.ts';

/** WAR-20.1, WAR-25.4: the unblocked get through. */
export function passUnblocked(g: G): void {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    // WAR-R74: the bond of a pair ends here.
    g.s.partner.set(unit, 0 as CardId);
    if (g.s.attacking.get(unit) !== ATTACK.undirected || marked(g, unit, MARK.blocked)) continue;
    mark(g, unit, MARK.brokeThrough);
  }
}
export function offerOverrun(g: G, out: Options): void {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    const why = stopsOverrun(g, unit);
    out.test(act.overrun(unit), why === '', why);
  }
}
export function canOverrun(g: G): boolean {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) if (stopsOverrun(g, g.table.card(line, i)) === '') return true;
  return false;
}
/** WAR-20.2, WAR-20.3, WAR-20.8, WAR-R58: land units only. */
export function countBreakthrough(g: G): void {
  const line = zone.first(attacker(g));
  let strength = 0;
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (!marked(g, unit, MARK.brokeThrough) || !isLand(g, unit)) continue;
    strength += attackOf(g, unit);
    g.s.broke.value = g.s.wave.value;
    g.happened(fact.brokeThrough, unit, strength);
  }
  g.s.breakthrough.value = strength;
}
/** Did a land unit break through in this wave? */
export const brokeNow = (g: G): boolean => g.s.broke.value === g.s.wave.value;

/** WAR-20.4: it broke through, has no target yet, and nothing has stopped it. */
export function mayGoOn(g: G, unit: CardId): boolean {
  const how = g.s.attacking.get(unit);
  return marked(g, unit, MARK.brokeThrough) && how !== ATTACK.onward && how !== ATTACK.stopped;
}
/** WAR-20.5, WAR-29.27: what each unit that broke through may attack. */
export function offerOnward(g: G, out: Options): void {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (!mayGoOn(g, unit)) continue;
    if (isShip(g, unit)) out.test(act.advanceDeck(unit), mayShell(g, unit), 'WAR-25.3');
    else out.add(act.advanceDeck(unit));
    offerRear(g, unit, out);
  }
}
function offerRear(g: G, unit: CardId, out: Options): void {
  const seat = defender(g);
  const second = zone.second(seat);
  for (let i = 0; i < g.table.size(second); i++) {
    const target = g.table.card(second, i);
    const why = stopsTargeting(g, unit, target);
    out.test(act.advance(unit, target), why === '', why);
  }
  refuseAboard(g, unit, act.advance, out);
  const resources = zone.resources(seat);
  for (let i = 0; i < g.table.size(resources); i++) {
    out.test(act.advance(unit, g.table.card(resources, i)), !isShip(g, unit), 'WAR-25.3');
  }
}
/** WAR-20.4, WAR-20.6 */
export function advance(g: G, unit: CardId, target: CardId): void {
  joinAttack(g, unit, ATTACK.onward, target);
}
