import type { Telling } from './telling.ts';

/** A mark at the place where something happened; older ones are fainter. */
export interface PlaceMark {
  readonly keys: readonly string[];
  readonly telling: Telling;
  readonly old: boolean;
}
const MOST = 12;

/**
 * The marks after something more was told. They last until the viewer's next move but one, or until what they are about
 * has changed.
 */
export function marksAfter(
  before: readonly PlaceMark[],
  told: readonly Telling[],
  mine: boolean,
): readonly PlaceMark[] {
  const fresh = told.flatMap((telling) =>
    telling.mark === undefined ? [] : [{ keys: telling.at ?? [], telling, old: false }],
  );
  const gone = new Set(told.flatMap(({ outdates }) => outdates ?? []));
  if (fresh.length === 0 && gone.size === 0 && !mine) return before;
  const stand = before.filter(({ old, telling }) => !(mine && old) && !gone.has(telling.about ?? ''));
  const marks = mine ? stand.map(({ keys, telling }) => ({ keys, telling, old: true })) : stand;
  // One sign for one place: the last.
  const all = [...marks.slice(-MOST), ...fresh];
  return all.filter(({ keys }, i) => all.findLastIndex((other) => other.keys[0] === keys[0]) === i);
}
