import type { DefId } from '../../kernel/ids.ts';
import { LAST, locationOf, ON_PLANET } from './cards/columns.ts';
import { type LocationId, type PlanetId, PLANETS } from './cards/locations.ts';

/** A location and where it is drawn: x and y from 0 to 1, y grows downwards. */
type Spot = readonly [location: LocationId, x: number, y: number];
export interface PlanetSide {
  readonly at: readonly Spot[];
  /** LIB-18.4: straight strokes `end-end`; an end is a location or one of the ports N1 N2 E1 E2 S1 S2 W1 W2. */
  readonly lines: string;
}
/** LIB-R2, LIB-18.31; digest 18-C. */
export const SIDES: Readonly<Record<PlanetId, readonly [a: PlanetSide, b: PlanetSide]>> = {
  arkadun: [
    {
      at: [
        ['A', 0.3, 0.3],
        ['B', 0.7, 0.3],
        ['C', 0.7, 0.7],
        ['D', 0.3, 0.7],
      ],
      lines: 'A-B B-C C-D A-D A-N1 A-W1 B-N2 B-E1 C-E2 C-S2 D-S1 D-W2',
    },
    {
      at: [
        ['A', 0.25, 0.28],
        ['B', 0.75, 0.28],
        ['C', 0.45, 0.52],
        ['D', 0.5, 0.82],
      ],
      lines: 'A-B A-C B-C C-D B-D A-N1 A-W1 B-N2 B-E1 D-W2 D-E2 D-S1 D-S2',
    },
  ],
  efferon: [
    {
      at: [
        ['E', 0.5, 0.22],
        ['F', 0.78, 0.5],
        ['G', 0.5, 0.78],
        ['H', 0.22, 0.5],
      ],
      lines: 'E-F F-G G-H E-H F-H E-N1 E-N2 F-E1 F-E2 G-S1 G-S2 H-W1 H-W2',
    },
    {
      at: [
        ['E', 0.45, 0.42],
        ['F', 0.75, 0.25],
        ['G', 0.28, 0.75],
        ['H', 0.75, 0.75],
      ],
      lines: 'E-F E-G E-H F-H G-H F-N2 F-E1 H-E2 H-S2 G-S1 G-W2 N1-W1',
    },
  ],
  ishkal: [
    {
      at: [
        ['I', 0.3, 0.3],
        ['J', 0.7, 0.3],
        ['K', 0.5, 0.75],
      ],
      lines: 'I-J J-K I-K I-N1 I-W1 J-N2 J-E1 K-W2 K-E2 K-S1 K-S2',
    },
    {
      at: [
        ['J', 0.55, 0.25],
        ['I', 0.25, 0.5],
        ['K', 0.55, 0.75],
      ],
      lines: 'I-J I-K J-K J-N1 J-N2 J-W1 J-E1 K-W2 K-E2 K-S1 K-S2',
    },
  ],
  lumena: [
    {
      at: [
        ['L', 0.5, 0.25],
        ['M', 0.28, 0.68],
        ['N', 0.72, 0.68],
      ],
      lines: 'L-M L-N M-N L-N1 L-N2 M-W1 M-W2 M-S1 N-E1 N-E2 N-S2',
    },
    {
      at: [
        ['N', 0.35, 0.33],
        ['L', 0.28, 0.75],
        ['M', 0.72, 0.68],
      ],
      lines: 'L-N M-N L-M N-N1 N-W1 L-W2 L-S1 M-S2 M-E2 N2-E1',
    },
  ],
  galvacil: [
    {
      at: [
        ['P', 0.22, 0.38],
        ['R', 0.78, 0.38],
        ['T', 0.5, 0.5],
        ['S', 0.5, 0.82],
      ],
      lines: 'P-T R-T S-T P-S R-S P-N1 R-N2 P-W1 P-W2 R-E1 R-E2 S-S1 S-S2',
    },
    {
      at: [
        ['P', 0.5, 0.3],
        ['R', 0.75, 0.55],
        ['S', 0.5, 0.8],
        ['T', 0.25, 0.55],
      ],
      lines: 'P-R R-S S-T P-T P-N2 R-E1 R-E2 S-S1 S-S2 T-W2 N1-W1',
    },
  ],
};

/** Places of the galaxy: TL, TR, BL, BR. */
export const SLOTS = 4;
/**
 * A galaxy is one number: four bits for each place from TL on, twice the planet plus its side (0 or 1). So a flip is one
 * bit and an exchange two fields.
 */
export function galaxyOf(places: readonly { readonly planet: number; readonly side: number }[]): number {
  return places.reduce((galaxy, { planet, side }, slot) => galaxy | ((2 * planet + side) << (4 * slot)), 0);
}
export const planetAt = (galaxy: number, slot: number): number => (galaxy >> (4 * slot + 1)) & 7;
export const sideAt = (galaxy: number, slot: number): number => (galaxy >> (4 * slot)) & 1;
/** Where the planet lies, or -1. */
export function slotOf(galaxy: number, planet: number): number {
  for (let slot = 0; slot < SLOTS; slot++) if (planetAt(galaxy, slot) === planet) return slot;
  return -1;
}
export const flipped = (galaxy: number, slot: number): number => galaxy ^ (1 << (4 * slot));
export function exchanged(galaxy: number, a: number, b: number): number {
  const difference = ((galaxy >> (4 * a)) ^ (galaxy >> (4 * b))) & 15;
  return galaxy ^ (difference << (4 * a)) ^ (difference << (4 * b));
}

/** LIB-18.3: where the lines cross the edges of a card, as x and y from 0 to 1. */
export const PORT_PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  N1: [1 / 3, 0],
  N2: [2 / 3, 0],
  E1: [1, 1 / 3],
  E2: [1, 2 / 3],
  S1: [1 / 3, 1],
  S2: [2 / 3, 1],
  W1: [0, 1 / 3],
  W2: [0, 2 / 3],
};
const PORTS = Object.keys(PORT_PLACES);
/** An end of a line: 1 to 18 a location, from PORT on a port. */
const PORT = 32;
const endOf = (text: string): number => (text.length === 1 ? locationOf(text) : PORT + PORTS.indexOf(text));
const STROKES = PLANETS.flatMap((planet) =>
  SIDES[planet].map(({ lines }) => lines.split(' ').map((line) => line.split('-').map(endOf) as [number, number])),
);
/** LIB-18.4: from each port of each side there is one line; where it leads. */
const FROM_PORT = STROKES.map((strokes) =>
  PORTS.map((_, port) => {
    const [a, b] = strokes.find(([x, y]) => x === PORT + port || y === PORT + port)!;
    return a === PORT + port ? b : a;
  }),
);
/** LIB-18.5: the place across the seam, or -1 at the outer edge. */
function across(slot: number, port: number): number {
  if (port < 2) return slot - 2;
  if (port < 4) return slot % 2 === 0 ? slot + 1 : -1;
  if (port < 6) return slot < 2 ? slot + 2 : -1;
  return slot % 2 === 1 ? slot - 1 : -1;
}
export const atOuterEdge = (slot: number, port: string): boolean => across(slot, PORTS.indexOf(port)) < 0;
/**
 * LIB-4.2, LIB-4.4, LIB-18.6, LIB-18.7: where a line ends that is followed over seams and through-lines, or 0 at the outer edge.
 */
function follow(galaxy: number, from: number, line: number): number {
  let [slot, end] = [from, line];
  while (end >= PORT) {
    const port = end - PORT;
    slot = across(slot, port);
    if (slot < 0) return 0;
    end = FROM_PORT[(galaxy >> (4 * slot)) & 15]![(port + 4) % 8]!;
  }
  return end;
}
function connect(galaxy: number, masks: Int32Array): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    for (const [a, b] of STROKES[(galaxy >> (4 * slot)) & 15]!) {
      if (a < PORT) join(masks, a, follow(galaxy, slot, b));
      if (b < PORT) join(masks, b, follow(galaxy, slot, a));
    }
  }
}
/** LIB-4.3: both ways. */
function join(masks: Int32Array, a: number, b: number): void {
  if (b === 0 || a === b) return;
  masks[a]! |= 1 << b;
  masks[b]! |= 1 << a;
}

/** LIB-R1, LIB-18.11: every way to lay four of the five planets, all upright. */
export const GALAXIES: readonly number[] = (() => {
  const all: number[] = [];
  for (let galaxy = 0; galaxy < 1 << 16; galaxy++) {
    let planets = 0;
    let laid = 0;
    for (; laid < SLOTS; laid++) {
      const planet = planetAt(galaxy, laid);
      if (planet >= PLANETS.length || (planets & (1 << planet)) !== 0) break;
      planets |= 1 << planet;
    }
    if (laid === SLOTS) all.push(galaxy);
  }
  return all;
})();
const WIDTH = LAST + 1;
const INDEX = new Int32Array(1 << 16);
/** LIB-18.8: neighbour masks of every galaxy, row after row; the first of a row is all its locations. */
const GRAPHS = new Int32Array(GALAXIES.length * WIDTH);
GALAXIES.forEach((galaxy, i) => {
  INDEX[galaxy] = i * WIDTH;
  connect(galaxy, GRAPHS.subarray(i * WIDTH, (i + 1) * WIDTH));
  for (let slot = 0; slot < SLOTS; slot++) GRAPHS[i * WIDTH]! |= ON_PLANET[planetAt(galaxy, slot)]!;
});

/** All locations of the galaxy, one bit each. */
export const locationsIn = (galaxy: number): number => GRAPHS[INDEX[galaxy]!]!;
/** LIB-4.1, LIB-4.5, LIB-4.6: the locations connected to this one, one bit each. */
export const neighbours = (galaxy: number, location: DefId): number => GRAPHS[INDEX[galaxy]! + location]!;
/**
 * The locations at most so many connections away from one of these; these themselves are among them if they are
 * connected.
 */
export function reach(galaxy: number, locations: number, within: number): number {
  const row = INDEX[galaxy]!;
  let found = 0;
  let from = locations;
  for (let step = 0; step < within; step++) {
    for (let rest = from; rest !== 0; rest &= rest - 1) found |= GRAPHS[row + 31 - Math.clz32(rest & -rest)]!;
    from = found;
  }
  return found;
}
