import type { DefId } from '../../../kernel/ids.ts';
import { locationOf } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import { atOuterEdge, planetAt, type PlanetSide, PORT_PLACES, sideAt, SIDES, SLOTS } from '../galaxy.ts';

/** Letters across and down that one planet takes. */
const [WIDTH, HEIGHT] = [30, 11];

/** Strokes and marks on squared paper. */
class Drawing {
  private readonly rows: string[][];
  constructor(width: number, height: number) {
    this.rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  }
  stroke([x1, y1]: Place, [x2, y2]: Place): void {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    for (let i = 0; i <= steps; i++) {
      const [x, y] = [Math.round(x1 + ((x2 - x1) * i) / steps), Math.round(y1 + ((y2 - y1) * i) / steps)];
      this.put(x, y, strokeOf(x2 - x1, y2 - y1));
    }
  }
  write([x, y]: Place, text: string): void {
    const from = x - Math.floor(text.length / 2);
    for (let i = 0; i < text.length; i++) this.put(from + i, y, text.charAt(i));
  }
  private put(x: number, y: number, letter: string): void {
    const row = this.rows[y];
    if (row !== undefined && x >= 0 && x < row.length) row[x] = letter;
  }
  /** Without the empty rows above and below. */
  get lines(): string[] {
    const lines = this.rows.map((row) => `  ${row.join('')}`.trimEnd());
    return lines.slice(
      lines.findIndex((line) => line !== ''),
      lines.findLastIndex((line) => line !== '') + 1,
    );
  }
}
type Place = readonly [x: number, y: number];
/** A letter is about twice as high as it is wide. */
function strokeOf(dx: number, dy: number): string {
  if (Math.abs(dx) > 3 * Math.abs(dy)) return '─';
  if (Math.abs(dx) * 2 < Math.abs(dy)) return '│';
  return dx > 0 === dy > 0 ? '╲' : '╱';
}

type Mark = (def: DefId) => string;
function drawSide(
  on: Drawing,
  side: PlanetSide,
  [left, top]: Place,
  mark: Mark,
  drawn: (port: string) => boolean,
): void {
  const place = (x: number, y: number): Place => [
    left + Math.round(x * (WIDTH - 1)),
    top + Math.round(y * (HEIGHT - 1)),
  ];
  const ends = new Map<string, Place>(side.at.map(([id, x, y]) => [id, place(x, y)]));
  for (const [port, [x, y]] of Object.entries(PORT_PLACES)) ends.set(port, place(x, y));
  for (const line of side.lines.split(' ')) {
    const [a, b] = line.split('-') as [string, string];
    if (drawn(a) && drawn(b)) on.stroke(ends.get(a)!, ends.get(b)!);
  }
  for (const [id] of side.at) on.write(ends.get(id)!, mark(locationOf(id)));
}
/** The galaxy; lines that lead to its outer edge connect nothing (LIB-4.4) and are left out. */
export function galaxyMap(galaxy: number, mark: Mark): string[] {
  const on = new Drawing(2 * WIDTH, 2 * HEIGHT);
  for (let slot = 0; slot < SLOTS; slot++) {
    const side = SIDES[PLANETS[planetAt(galaxy, slot)]!][sideAt(galaxy, slot) as 0 | 1];
    const corner = [(slot % 2) * WIDTH, Math.floor(slot / 2) * HEIGHT] as const;
    drawSide(on, side, corner, mark, (end) => end.length === 1 || !atOuterEdge(slot, end));
  }
  return on.lines;
}
/** One side of a planet card with all its lines. */
export function sideMap(side: PlanetSide, mark: Mark): string[] {
  const on = new Drawing(WIDTH, HEIGHT);
  drawSide(on, side, [0, 0], mark, () => true);
  return on.lines;
}
