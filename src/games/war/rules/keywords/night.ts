/** WAR-26.79, WAR-26.80, WAR-26.81: Night. Chapter 24 asks for it wherever bombers and fighters meet. */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const night: KeywordRule = PASSIVE;
