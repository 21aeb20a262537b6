import { byPart } from '../parts/sorts.ts';

/** By planet: a letter and a type come before it. */
export const sorts = byPart(2);
