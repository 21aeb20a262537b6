/** WAR-26.13, WAR-26.14: Veteran. The cards that do not work on veterans say so in their own selectors. */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const veteran: KeywordRule = PASSIVE;
