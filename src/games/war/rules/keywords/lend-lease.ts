/** WAR-26.65: Lend-lease. Asked when a unit is built (chapter 14) and after every change (rules/08-parameters.ts). */
import { KEY } from '../../prints.ts';
import type { DefId, G, Seat } from '../../state.ts';
import { hasLendLease } from '../08-parameters.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const lendLease: KeywordRule = PASSIVE;

export const mayLease = (g: G, def: DefId, seat: Seat): boolean =>
  (g.s.cards.keywords[def]! & KEY.lendLease) === 0 || hasLendLease(g, seat);
