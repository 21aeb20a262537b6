/** WAR-21.1, WAR-25.3: the ships' property of attacking the deck from the second line. */
import { KEY } from '../../prints.ts';
import type { CardId, G } from '../../state.ts';
import { has } from '../06-kinds.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const deckAttack: KeywordRule = PASSIVE;
export const mayShell = (g: G, ship: CardId): boolean => has(g, ship, KEY.deckAttack);
