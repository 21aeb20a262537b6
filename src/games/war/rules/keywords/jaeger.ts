/** WAR-26.85, WAR-R83: a marker; it matters only to cards that refer to it. */
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const jaeger: KeywordRule = PASSIVE;
