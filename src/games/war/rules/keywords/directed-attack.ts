/** WAR-26.1, WAR-26.2, WAR-26.3, WAR-26.4: Directed Attack. It is declared in 29.14, where chapter 16 asks these. */
import { KEY } from '../../prints.ts';
import { type CardId, type G, MARK, marked } from '../../state.ts';
import { ACT, forbidden, has, isLand, isShip } from '../06-kinds.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const directedAttack: KeywordRule = PASSIVE;

/** The rule that keeps the unit from naming a target, or ''. */
export function stopsDirecting(g: G, unit: CardId): string {
  if (!has(g, unit, KEY.directedAttack)) return 'WAR-16.5';
  return forbidden(g, unit, ACT.directedAttack) ? 'WAR-1.6' : '';
}

/**
 * WAR-R62, WAR-25.1, WAR-25.5, WAR-26.51: the rule that protects the unit from this attacker on the first line, or ''.
 */
export function stopsTargeting(g: G, unit: CardId, target: CardId): string {
  if (isShip(g, unit) !== isShip(g, target)) return isShip(g, target) ? 'WAR-25.5' : 'WAR-25.1';
  if (isLand(g, unit) && marked(g, target, MARK.mined)) return 'WAR-26.51';
  return forbidden(g, target, ACT.beTargeted) ? 'WAR-1.6' : '';
}
