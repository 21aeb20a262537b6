/** WAR-26.5, WAR-26.6, WAR-26.7, WAR-26.8: Mobility. Asked when a unit is built (chapter 14); in the first turn as in all (WAR-R93). */
import { KEY } from '../../prints.ts';
import type { CardId, G } from '../../state.ts';
import { has } from '../06-kinds.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const mobility: KeywordRule = PASSIVE;

/**
 * WAR-26.5: as it is built, or later (WAR-26.52, WAR-26.59). Borrowed Mobility must be in force when the unit is built
 * and is gone afterwards (WAR-26.8, WAR-R63): the effects that lend it reach only cards in hand.
 */
export const isMobile = (g: G, card: CardId): boolean => has(g, card, KEY.mobility);
