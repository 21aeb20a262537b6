/**
 * WAR-26.46, WAR-26.47, WAR-26.48: Cooperation. Its modifier is found in rules/09-modifiers.ts, where all modifiers are
 * added up.
 */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const cooperation: KeywordRule = PASSIVE;
