import { type PrintCard, type PrintTile, type Printable, TILE } from '../games/parts/printable.ts';

export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
/** Millimetres, upright. */
export const SIZE: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  letter: [215.9, 279.4],
};
export const CARD = [63, 88] as const;
const COLUMNS = 3;
const ROWS = 3;
const PER_SHEET = COLUMNS * ROWS;

export type Place = PrintCard | undefined;
export interface Sheet {
  readonly side: 'faces' | 'backs';
  /** Nine places, row by row. */
  readonly places: readonly Place[];
}

/** Turned over its long edge, a sheet shows its rows the other way round: the back of the first card is the last of its row. */
export const mirrored = (places: readonly Place[]): readonly Place[] =>
  places.map((_, i) => places[i - (i % COLUMNS) + (COLUMNS - 1 - (i % COLUMNS))]);

/** Every copy has a place; a sheet of faces is followed by the sheet of its backs, so that a duplex printer pairs them. */
export function sheetsOf(cards: readonly PrintCard[], backs: boolean, once: boolean): readonly Sheet[] {
  const all = cards.flatMap((card) => Array.from({ length: once ? 1 : card.copies }, () => card));
  const sheets: Sheet[] = [];
  for (let from = 0; from < all.length; from += PER_SHEET) {
    const places = Array.from({ length: PER_SHEET }, (_, i): Place => all[from + i]);
    sheets.push({ side: 'faces', places });
    if (backs) sheets.push({ side: 'backs', places: mirrored(places) });
  }
  return sheets;
}

/** Two tiles to a sheet; the other side of both follows, whether it is printed on the back or apart. */
export interface TileSheet {
  readonly side: 0 | 1;
  readonly tiles: readonly PrintTile[];
}
export function tileSheetsOf({ tiles = [] }: Printable, set: string): readonly TileSheet[] {
  const wanted = tiles.filter((tile) => set === 'all' || tile.set === set);
  return Array.from({ length: Math.ceil(wanted.length / 2) }, (_, i) => wanted.slice(2 * i, 2 * i + 2)).flatMap(
    (pair): TileSheet[] => [
      { side: 0, tiles: pair },
      { side: 1, tiles: pair },
    ],
  );
}
/** The upper left corners of the two places of a sheet. */
export function tilePlaces(paper: Paper): readonly (readonly [x: number, y: number])[] {
  const [width, height] = SIZE[paper];
  const gap = (height - 2 * TILE) / 3;
  return [0, 1].map((i) => [(width - TILE) / 2, gap + i * (TILE + gap)] as const);
}

/** Where the paper is cut: one line at each edge of the columns and of the rows, in the margins only. */
export function cuts(paper: Paper): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const [width, height] = SIZE[paper];
  const edges = (length: number, card: number, count: number): readonly number[] =>
    Array.from({ length: count + 1 }, (_, i) => (length - card * count) / 2 + i * card);
  return { x: edges(width, CARD[0], COLUMNS), y: edges(height, CARD[1], ROWS) };
}
