import type { CardRow } from './schema.ts';

/** A file of rows shares what is the same on all of them; a row that prints it itself wins. */
export function rows<D extends Partial<CardRow>>(
  shared: D,
  list: readonly (Omit<CardRow, keyof D> & Partial<CardRow>)[],
): readonly CardRow[] {
  return list.map((row) => ({ ...shared, ...row }) as unknown as CardRow);
}
