export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A name of a point of the curve, and where it would stand if it were alone. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: 'over' | 'under';
}
interface Plot {
  readonly width: number;
  readonly height: number;
  /** The curve, in pixels, from left to right. */
  readonly line: readonly (readonly [number, number])[];
  /** What nothing may lie on: marks, and the name of the end. */
  readonly taken: readonly Box[];
}
/** So far from its point. */
const GAP = 9;
/** A label may reach so far over the edge above and below. */
const OVER = 16;
/** How much worse it is to lie on a word or a mark than on the curve. */
const WEIGHT = 100;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const cross = (box: Box, line: Plot['line']): number =>
  line.filter(([x, y]) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).length;

/** Where a label could stand: on its own side first, then on the other, in the middle or to one side of its point. */
function ways({ x, y, width, height, side }: Label, plot: Plot): readonly Box[] {
  const sides = side === 'over' ? [y - GAP - height, y + GAP] : [y + GAP, y - GAP - height];
  return sides
    .filter((top) => top >= -OVER && top + height <= plot.height + OVER)
    .flatMap((top) => [x - width / 2, x + GAP, x - GAP - width].map((left) => ({ left, top })))
    .concat([x + GAP, x - GAP - width].map((left) => ({ left, top: y - height / 2 })))
    .map(({ left, top }) => ({ x: Math.max(0, Math.min(left, plot.width - width)), y: top, width, height }));
}
/** A place for each of these names that covers no other word and no mark, and as little of the curve as can be; none, if there is none. */
export function placed(labels: readonly Label[], plot: Plot): readonly (Box | undefined)[] {
  const taken = [...plot.taken];
  return labels.map((label) => {
    const cost = (box: Box): number =>
      WEIGHT * taken.reduce((sum, one) => sum + shared(box, one), 0) + cross(box, plot.line);
    const best = ways(label, plot).reduce<Box | undefined>(
      (found, one) => (found === undefined || cost(one) < cost(found) ? one : found),
      undefined,
    );
    if (best === undefined || taken.some((one) => shared(best, one) > 0)) return undefined;
    taken.push(best);
    return best;
  });
}
