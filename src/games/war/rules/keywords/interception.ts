/**
 * WAR-26.28, WAR-26.29, WAR-26.30, WAR-26.31, WAR-26.32, WAR-26.33, WAR-26.34: Interception before blockers are
 * assigned; aircraft by chapter 24.
 */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { ATTACK, attacker, type CardId, DEFEND, type G, MARK, marked } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isAt, PLACE } from '../03-zones.ts';
import { isTapped } from '../05-tapping.ts';
import { ACT, forbidden, isAircraft, isShip, isType, TYPE } from '../06-kinds.ts';
import { attacksNow, inRow, rowLength } from '../09-modifiers.ts';
import { inClash, joinAttack, joinDefence } from '../18-clashes.ts';
import { hasHeavyTank } from '../23-land-units.ts';
import { interceptAircraft, isInTheAir, stopsInterception } from '../24-aviation.ts';
import { type KeywordRule, windows } from './keyword.ts';

/** The rule that keeps a land unit or ship from intercepting this directed attacker, or ''. */
function stopsLandInterception(g: G, unit: CardId, target: CardId): string {
  if (!isAt(g, unit, PLACE.first)) return 'WAR-26.31';
  // WAR-R99: land units intercept land units, ships ships.
  if (isAircraft(g, target)) return 'WAR-R99';
  if (!isOpen(g, target)) return 'WAR-26.29';
  if (isTapped(g, unit)) return 'WAR-5.2';
  if (forbidden(g, unit, ACT.intercept)) return 'WAR-1.6';
  if (inClash(g, attacker(g), unit)) return 'WAR-26.33';
  if (isShip(g, unit) !== isShip(g, target)) return 'WAR-25.1';
  // WAR-R46, WAR-R73
  if (isType(g, unit, TYPE.infantry) && hasHeavyTank(g, target)) return 'WAR-23.1';
  return marked(g, unit, MARK.mined) ? 'WAR-26.50' : '';
}
/** WAR-26.30, WAR-R53, WAR-R69: the unit, or the pair, fights the interceptor instead. */
function interceptLand(g: G, unit: CardId, target: CardId): void {
  const mate = g.s.partner.get(target);
  joinAttack(g, target, ATTACK.directed, target);
  if (mate !== 0) joinAttack(g, mate, ATTACK.directed, target);
  joinDefence(g, unit, DEFEND.intercept, target);
}
/** Directed at somebody else, and not yet intercepted: the clash is named after its target. */
const isOpen = (g: G, target: CardId): boolean =>
  g.s.attacking.get(target) === ATTACK.directed &&
  g.s.clash.get(target) !== target &&
  g.s.clash.get(target) !== g.s.partner.get(target);

export const interception: KeywordRule = {
  bearer: KEY.interception,
  own: 0,
  enemy: windows('BEFORE_BLOCK'),
  verbs: [act.intercept.id],
  offer(g, unit, _seat, _window, out) {
    const flies = isAircraft(g, unit);
    const enemy = attacker(g);
    for (let slot = 0, length = rowLength(g, enemy); slot < length; slot++) {
      const target = inRow(g, enemy, slot);
      if (flies ? !isInTheAir(g, target) : !attacksNow(g, target)) continue;
      const why = flies ? stopsInterception(g, unit, target) : stopsLandInterception(g, unit, target);
      out.test(act.intercept(unit, target), why === '', why);
    }
  },
  take(g, _seat, action) {
    const unit = cardOf(action);
    const target = secondOf(action) as CardId;
    if (isAircraft(g, unit)) interceptAircraft(g, unit, target);
    else interceptLand(g, unit, target);
  },
};
