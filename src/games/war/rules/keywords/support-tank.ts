/**
 * WAR-26.56, WAR-26.57, WAR-26.58: Support Tank. Its modifier is found in rules/09-modifiers.ts, where all modifiers
 * are added up anew whenever they are asked for, so that it ends with the tank (WAR-R75).
 */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const supportTank: KeywordRule = PASSIVE;
