/** WAR-26.52, WAR-26.53, WAR-26.54, WAR-26.55: Infantry Support, declared with the undirected attackers (29.15). */
import { KEY } from '../../prints.ts';
import type { CardId, G } from '../../state.ts';
import { has, isType, TYPE } from '../06-kinds.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';
import { isMobile } from './mobility.ts';

export const infantrySupport: KeywordRule = PASSIVE;

/** WAR-26.52, WAR-26.59: infantry without Mobility. */
export const mayRide = (g: G, unit: CardId): boolean => isType(g, unit, TYPE.infantry) && !isMobile(g, unit);
export const mayEscort = (g: G, unit: CardId): boolean => has(g, unit, KEY.infantrySupport);
