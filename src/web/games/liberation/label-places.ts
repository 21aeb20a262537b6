import { locationOf } from '../../../games/liberation/cards/columns.ts';
import type { PlanetSide } from '../../../games/liberation/galaxy.ts';
import type { Language } from '../../../kernel/text.ts';
import { nameIn } from './look.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly node: number;
}
export const WIDE: Size = { width: 352, height: 256, node: 23 };
export const SMALL: Size = { width: 177, height: 139, node: 19 };
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Where the name of a location stands, from its middle: how far aside, and its upper edge. */
export interface LabelPlace {
  readonly dx: number;
  readonly y: number;
}
/** Letters of a name are about this wide; how high its field is, and how far from the edge of the panel it stays. */
const [LETTER, MARGINS, HIGH, EDGE] = [6.6, 14, 18, 5];
/** How far the discs over a location reach from its middle, in radii of its circle. */
const REACH = 1.27;
/** A name that would lie on something moves aside by such steps. */
const STEPS = Array.from({ length: 22 }, (_, i) => 2 * i);

export const labelWidth = (name: string): number => name.length * LETTER + MARGINS;
export const meet = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** A location with what lies over its upper corners. */
export const nodeBox = ([, x, y]: PlanetSide['at'][number], { width, height, node }: Size): Box => ({
  left: x * width - node * REACH,
  right: x * width + node * REACH,
  top: y * height - node * REACH,
  bottom: y * height + node + 2,
});
/** The field of a name. */
export const labelBox = (
  [id, x]: PlanetSide['at'][number],
  atY: number,
  { dx, y }: LabelPlace,
  language: Language,
  { width }: Size,
): Box => {
  const half = labelWidth(nameIn(locationOf(id), language)) / 2;
  return { left: x * width + dx - half, right: x * width + dx + half, top: atY + y, bottom: atY + y + HIGH };
};
/** The names of a planet's locations: each under its own; aside, beside or above it where that place is taken. */
export function labelPlaces(side: PlanetSide, size: Size, language: Language): ReadonlyMap<string, LabelPlace> {
  const { width, height, node } = size;
  const placed = new Map<string, LabelPlace>();
  const taken: Box[] = side.at.map((one) => nodeBox(one, size));
  for (const one of side.at) {
    const [id, , y] = one;
    // Inside the planet's panel, however low the location lies.
    const under = Math.min(node + 5, height - y * height - HIGH - 7);
    const inside = (box: Box): boolean => box.left >= EDGE && box.right <= width - EDGE;
    const above = -node * REACH - HIGH - 1;
    const beside = node * REACH + labelWidth(nameIn(locationOf(id), language)) / 2 + 3;
    const row = (at: number): readonly LabelPlace[] =>
      STEPS.flatMap((dx) => [-dx, dx].map((to) => ({ dx: to, y: at })));
    const sides = [-beside, beside].map((dx): LabelPlace => ({ dx, y: -HIGH / 2 }));
    const places = [...row(under), ...sides, ...row(above)].filter(
      (place) => place.dx === 0 || inside(labelBox(one, y * height, place, language, size)),
    );
    const cost = (place: LabelPlace): number => {
      const box = labelBox(one, y * height, place, language, size);
      return taken.reduce((sum, other) => sum + meet(box, other), 0);
    };
    const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    placed.set(id, best);
    taken.push(labelBox(one, y * height, best, language, size));
  }
  return placed;
}
