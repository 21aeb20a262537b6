/** WAR-26.59, WAR-26.60, WAR-26.61: Tank Riders, declared with the directed attackers (29.14). */
import { KEY } from '../../prints.ts';
import type { CardId, G } from '../../state.ts';
import { ACT, forbidden, has, isType, TYPE } from '../06-kinds.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const tankRiders: KeywordRule = PASSIVE;

export const mayCarry = (g: G, unit: CardId): boolean =>
  has(g, unit, KEY.tankRiders) && isType(g, unit, TYPE.armour) && !forbidden(g, unit, ACT.directedAttack);
