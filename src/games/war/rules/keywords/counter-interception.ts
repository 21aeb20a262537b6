/** WAR-24.13, WAR-24.22: Counter-interception. It is declared with the bombers or blockers it covers (chapters 16, 17, 21). */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const counterInterception: KeywordRule = PASSIVE;
