/** WAR-26.66, WAR-26.67: Counter-intelligence. The cards that it bars name it; chapter 13 asks. */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const counterIntelligence: KeywordRule = PASSIVE;
