export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
/** What lies on the screen when a box is to be laid there. */
interface Around {
  /** Where the box may lie. */
  readonly area: Rect;
  /** What the box speaks of: it is covered last of all. */
  readonly lit: Rect | undefined;
  /** What should stay in view as well, the more important first. */
  readonly keep: readonly Rect[];
}
const GAP = 14;
/** How much worse it is to cover what is spoken of than the next in importance. */
const WEIGHT = 16;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
function covered(box: Rect, { lit, keep }: Around): number {
  const kept = keep.reduceRight((sum, one) => sum / WEIGHT + overlap(box, one), 0);
  return kept + (lit === undefined ? 0 : WEIGHT * overlap(box, lit));
}
/** Beside what is spoken of, beside what should stay in view, and in the corners. */
function places({ width, height }: Rect, { area, lit, keep }: Around): readonly Point[] {
  const right = area.x + area.width - width;
  const bottom = area.y + area.height - height;
  const beside = [...(lit === undefined ? [] : [lit]), ...keep].flatMap((one): Point[] => {
    const x = lit === undefined ? right : lit.x + (lit.width - width) / 2;
    const y = one.y + (one.height - height) / 2;
    return [
      { x, y: one.y - GAP - height },
      { x, y: one.y + one.height + GAP },
      { x: one.x - GAP - width, y },
      { x: one.x + one.width + GAP, y },
    ];
  });
  const corners = [
    { x: right, y: bottom },
    { x: right, y: area.y },
    { x: area.x, y: bottom },
    { x: area.x, y: area.y },
  ];
  return [...beside, ...corners].map(({ x, y }) => ({
    x: Math.max(area.x, Math.min(x, right)),
    y: Math.max(area.y, Math.min(y, bottom)),
  }));
}

/** Where a box lies best: where it is, as long as it covers nothing there, else the first place that covers least. */
export function boxPlace(box: Rect, around: Around, stays: boolean): Point {
  if (stays && covered(box, around) === 0) return box;
  return places(box, around)
    .map((at) => ({ at, cost: covered({ ...box, ...at }, around) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).at;
}
