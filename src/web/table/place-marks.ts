import type { Telling } from './telling.ts';

/** A mark at the place where something happened; those of the turn before are fainter. */
export interface PlaceMark {
  readonly keys: readonly string[];
  readonly telling: Telling;
  readonly old: boolean;
}
const MOST = 12;
const aged = ({ keys, telling }: PlaceMark): PlaceMark => ({ keys, telling, old: true });

/** What was told begins a turn; it is what the viewer did. */
interface When {
  readonly turnBegan: boolean;
  readonly mine: boolean;
}
/**
 * The marks after something more was told: those of this turn and of the last, unless what they are about has changed.
 * What ended a turn is still seen as part of the next one. A stamp hides what it lies on, so it fades with the viewer's
 * next move and goes with the one after.
 */
export function marksAfter(
  before: readonly PlaceMark[],
  told: readonly Telling[],
  { turnBegan, mine }: When,
): readonly PlaceMark[] {
  const fresh = told.flatMap((telling) =>
    telling.mark === undefined ? [] : [{ keys: telling.at ?? [], telling, old: false }],
  );
  const gone = new Set(told.flatMap(({ outdates }) => outdates ?? []));
  if (fresh.length === 0 && gone.size === 0 && !turnBegan && !mine) return before;
  const ages = ({ telling }: PlaceMark): boolean => turnBegan || (mine && telling.mark === 'stamp');
  const stand = before.filter((mark) => !(mark.old && ages(mark)) && !gone.has(mark.telling.about ?? ''));
  const marks = stand.map((mark): PlaceMark => (ages(mark) ? aged(mark) : mark));
  // One sign for one place: the last.
  const all = [...marks.slice(-MOST), ...fresh];
  return all.filter(({ keys }, i) => all.findLastIndex((other) => other.keys[0] === keys[0]) === i);
}
