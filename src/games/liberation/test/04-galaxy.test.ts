import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { idOf, LAST, locationOf } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import {
  exchanged,
  flipped,
  GALAXIES,
  galaxyOf,
  locationsIn,
  neighbours,
  planetAt,
  reach,
  sideAt,
  SIDES,
  slotOf,
} from '../galaxy.ts';
import { bit } from '../state.ts';
import { texts } from '../text/index.ts';
import { galaxyMap } from '../text/map.ts';
import { connections, DYNASTY, lay, RESISTANCE } from './at.ts';

const galaxy = (...places: readonly string[]): number =>
  galaxyOf(
    places.map((text) => ({
      planet: PLANETS.findIndex((planet) => text.startsWith(planet)),
      side: text.endsWith('b') ? 1 : 0,
    })),
  );
const G1 = galaxy('arkadun-a', 'efferon-a', 'ishkal-a', 'lumena-a');
const G2 = galaxy('arkadun-a', 'ishkal-a', 'lumena-a', 'efferon-b');
const defs = Array.from({ length: LAST }, (_, i) => (i + 1) as DefId);
const inside = (world: number): DefId[] => defs.filter((def) => (locationsIn(world) & bit(def)) !== 0);
const ones = (mask: number): number => defs.filter((def) => (mask & bit(def)) !== 0).length;
const GALVACIL = PLANETS.indexOf('galvacil');
const base = GALAXIES.filter((world) => slotOf(world, GALVACIL) < 0);
const warped = GALAXIES.filter((world) => slotOf(world, GALVACIL) >= 0);

/** The greatest distance between two locations, or 0 if some cannot be reached. */
function diameter(world: number): number {
  let most = 0;
  for (const from of inside(world)) {
    let near = bit(from);
    let steps = 0;
    for (; near !== locationsIn(world); steps++) {
      const next = near | reach(world, near, 1);
      if (next === near) return 0;
      near = next;
    }
    most = Math.max(most, steps);
  }
  return most;
}
function census(worlds: readonly number[]): object {
  const count = (values: readonly number[]): Record<number, number> =>
    Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]));
  const degrees = worlds.flatMap((world) => inside(world).map((def) => ones(neighbours(world, def))));
  const sums = worlds.map((world) => inside(world).reduce((sum, def) => sum + ones(neighbours(world, def)), 0) / 2);
  return {
    arrangements: worlds.length,
    diameters: count(worlds.map(diameter)),
    degrees: count(degrees),
    least: Math.min(...sums),
    most: Math.max(...sums),
    sum: sums.reduce((a, b) => a + b, 0),
    graphs: new Set(worlds.map(connections)).size,
  };
}

const neighboursG1 = 'A:BD B:ACH C:BDHJ D:ACI E:FH F:EGH G:FHL H:BCEFG I:DJK J:CIKM K:IJM L:GMN M:JKLN N:LM';
const neighboursG2 = 'A:BD B:ACI C:BDKL D:ACL E:FGH F:EHK G:EHN H:EFG I:BJK J:IK K:CFIJN L:CDMN M:LN N:GKLM';

rule('LIB-4.1', 'the galaxies of the examples have the connections that are printed', () => {
  expect(connections(G1)).toBe(neighboursG1);
  expect(connections(G2)).toBe(neighboursG2);
});

rule('LIB-4.2', 'a line goes on over the border of two planets', () => {
  expect(neighbours(G1, locationOf('B')) & bit(locationOf('H'))).not.toBe(0);
});

rule(['LIB-4.3', 'LIB-4.6'], 'connection works both ways and never with itself, in every galaxy', () => {
  const connected = (world: number, a: DefId, b: DefId): boolean => (neighbours(world, a) & bit(b)) !== 0;
  const oneWay = GALAXIES.flatMap((world) =>
    inside(world).flatMap((a) => inside(world).filter((b) => connected(world, a, b) !== connected(world, b, a))),
  );
  const loops = GALAXIES.flatMap((world) => inside(world).filter((def) => connected(world, def, def)));
  expect([oneWay, loops]).toEqual([[], []]);
});

rule('LIB-4.4', 'a line that ends at the outer edge connects nothing', () => {
  // Arkadun-a at the top left: A has two lines to the outer edge, and both its connections are on the planet.
  expect(neighbours(G1, locationOf('A'))).toBe(bit(locationOf('B')) | bit(locationOf('D')));
});

rule('LIB-4.5', 'captures and hands change no connection', () => {
  const empty = lay({ captured: ['A'], resistance: { base: 'N' } });
  const full = lay({
    captured: ['A', 'H exerted', 'C'],
    dynasty: { hand: ['J'] },
    resistance: { hand: ['B'], base: 'N' },
  });
  expect(connections(full.s.galaxy.value)).toBe(connections(empty.s.galaxy.value));
});

rule('LIB-18.3', 'ports count left to right and top to bottom', () => {
  // Arkadun-a: B leaves by E1 (upper), C by E2 (lower). With Ishkal-a on the right: its W1 is I, its W2 is K.
  const world = galaxy('arkadun-a', 'ishkal-a', 'efferon-a', 'lumena-a');
  expect(neighbours(world, locationOf('B')) & bit(locationOf('I'))).not.toBe(0);
  expect(neighbours(world, locationOf('C')) & bit(locationOf('K'))).not.toBe(0);
  expect(neighbours(world, locationOf('B')) & bit(locationOf('K'))).toBe(0);
});

rule('LIB-18.4', 'every port of every side carries exactly one line', () => {
  for (const planet of PLANETS) {
    for (const { lines } of SIDES[planet]) {
      const ports = lines.split(/[ -]/).filter((end) => end.length === 2);
      expect(ports.toSorted()).toEqual(
        ['E1', 'E2', 'N1', 'N2', 'S1', 'S2', 'W1', 'W2'].filter((port) => ports.includes(port)),
      );
      expect(new Set(ports).size).toBe(ports.length);
      expect(ports).toHaveLength(8);
    }
  }
});

rule('LIB-18.5', 'seams: E meets W and S meets N, all else is the outer edge', () => {
  // Only what lies side by side meets: in G1 Arkadun (top left) and Lumena (bottom right) share no seam.
  for (const a of 'ABCD') {
    for (const b of 'LMN') expect(neighbours(G1, locationOf(a)) & bit(locationOf(b))).toBe(0);
  }
  expect(neighbours(G1, locationOf('D')) & bit(locationOf('I'))).not.toBe(0);
  // The lines of F to the right end at the outer edge; they do not go on at the left of the row below.
  expect(neighbours(G1, locationOf('F')) & (bit(locationOf('I')) | bit(locationOf('K')))).toBe(0);
});

rule(['LIB-18.6', 'LIB-E27'], 'a line runs on through a planet that it only crosses: K and N in G2', () => {
  expect(neighbours(G2, locationOf('K')) & bit(locationOf('N'))).not.toBe(0);
});

rule('LIB-18.7', 'several lines between two locations are one connection, and a line to its own start is none', () => {
  // K leaves Ishkal-a by S1 and by S2, E leaves Efferon-a by N1 and by N2: two lines, one connection.
  const double = galaxy('ishkal-a', 'arkadun-a', 'efferon-a', 'lumena-a');
  expect(SIDES.ishkal[0].lines).toContain('K-S1 K-S2');
  expect(SIDES.efferon[0].lines).toContain('E-N1 E-N2');
  expect(connections(double)).toContain('K:DEIJ');
  expect(GALAXIES.filter((world) => inside(world).some((def) => (neighbours(world, def) & bit(def)) !== 0))).toEqual(
    [],
  );
});

rule('LIB-18.8', 'connections follow from the four places, whatever way led there', () => {
  const warpedWorld = galaxy('galvacil-a', 'efferon-a', 'ishkal-a', 'lumena-a');
  expect(connections(warpedWorld)).toContain('G:FHL H:EFGR I:JKS J:IKMS');
  expect(connections(warpedWorld)).toContain('P:ST R:HST S:IJPRT T:PRS');
  expect(connections(flipped(warpedWorld, 0))).toContain('P:RT R:HPS S:IJRT T:PS');
  const lumenaB = 'A:BD B:ACH C:BDHJ D:ACI E:FH F:EGH G:FHN H:BCEFG I:DJK J:CIKN K:IJL L:KMN M:LN N:GJLM';
  expect(connections(flipped(G1, 3))).toBe(lumenaB);
  expect(flipped(flipped(G1, 3), 3)).toBe(G1);
  expect(exchanged(exchanged(G1, 0, 3), 3, 0)).toBe(G1);
  expect(exchanged(G1, 1, 2)).toBe(galaxy('arkadun-a', 'ishkal-a', 'efferon-a', 'lumena-a'));
});

rule('LIB-18.9', 'every galaxy is connected, with 2 to 5 connections a location and a diameter of 4 to 6', () => {
  expect(base).toHaveLength(384);
  expect(warped).toHaveLength(1536);
  for (const world of GALAXIES) {
    const wide = diameter(world);
    expect(wide).toBeGreaterThanOrEqual(4);
    expect(wide).toBeLessThanOrEqual(6);
    for (const def of inside(world)) {
      expect(ones(neighbours(world, def))).toBeGreaterThanOrEqual(2);
      expect(ones(neighbours(world, def))).toBeLessThanOrEqual(5);
    }
  }
});

rule(['LIB-18.10', 'LIB-R1'], 'the counts over all upright galaxies', () => {
  expect(census(base)).toEqual({
    arrangements: 384,
    diameters: { 4: 122, 5: 256, 6: 6 },
    degrees: { 2: 1240, 3: 2404, 4: 1232, 5: 500 },
    least: 20,
    most: 24,
    sum: 8560,
    graphs: 328,
  });
  expect(census(warped)).toEqual({
    arrangements: 1536,
    diameters: { 4: 328, 5: 1143, 6: 65 },
    degrees: { 2: 5744, 3: 9994, 4: 4716, 5: 1818 },
    least: 19,
    most: 26,
    sum: 34712,
    graphs: 1376,
  });
});

rule('LIB-18.11', 'no re-deal: 324 base galaxies have no location that cuts them, 48 have one, 12 have two', () => {
  const cuts = (world: number): number =>
    inside(world).filter((gone) => {
      const rest = locationsIn(world) & ~bit(gone);
      let near = rest & -rest;
      for (let size = 0; size !== near;) {
        size = near;
        near |= reach(world, near, 1) & rest;
      }
      return near !== rest;
    }).length;
  const counts = base.map(cuts);
  expect([0, 1, 2].map((n) => counts.filter((count) => count === n).length)).toEqual([324, 48, 12]);
});

rule(['LIB-12.4', 'LIB-R32'], 'the reverse of a planet can be looked at any time, and looking changes nothing', () => {
  const t = lay({ captured: ['H'], resistance: { base: 'N' } });
  const before = t.rules.digest(t.s);
  for (const viewer of [DYNASTY, RESISTANCE, 'spectator'] as const) {
    const things = texts.en.things!(t.view(viewer), viewer);
    expect(things.slice(0, 4).map(({ names }) => names[0])).toEqual(['Arkadun', 'Efferon', 'Ishkal', 'Lumena']);
    const lumena = things[3]!.lines;
    expect(lumena[0]).toBe('Lumena: side a is up. On the reverse, side b:');
    // As the vector of 18-F has it for Lumena on side b.
    expect(lumena.slice(-3).map((line) => line.trim())).toEqual(['N\u00a0— G J L M', 'L\u00a0— K M N', 'M\u00a0— L N']);
    for (const letter of 'LMN') expect(lumena.slice(1, -4).join('')).toContain(` ${letter} `);
  }
  expect(t.rules.digest(t.s)).toBe(before);
});
rule(
  'LIB-1.7',
  'a mission that an option names can be looked up, with the category and the locations that have it',
  () => {
    const t = lay({ captured: ['H'], resistance: { base: 'N' } });
    const things = texts.en.things!(t.view(DYNASTY), DYNASTY);
    const launch = things.find(({ names }) => names.includes('Fleet Launch'))!;
    expect([launch.names, launch.lines[0]]).toEqual([
      ['Shipyard', 'Fleet Launch', 'Base Mobilisation'],
      'Shipyard: D H K',
    ]);
    expect(launch.lines.slice(1).map((line) => line.trim().split('\u00a0')[0])).toEqual(['Resistance', 'Dynasty']);
    expect(things.flatMap(({ names }) => names)).not.toContain('Rift Gate');
    // What the table and the options name beside them.
    const words = {
      uk: ['коло', 'саботаж', 'таємна база', 'задіяна', 'скид'],
      ru: ['круг', 'саботаж', 'секретная база', 'задействована', 'сброс'],
      en: ['circle', 'sabotage', 'secret base', 'exerted', 'discard pile'],
    };
    for (const language of ['uk', 'ru', 'en'] as const) {
      const names = texts[language].things!(t.view(DYNASTY), DYNASTY).flatMap((thing) => thing.names);
      for (const word of words[language]) expect(names).toContain(word);
    }
  },
);
test('the map of the terminal has every location once, and marks what is captured', () => {
  const t = lay({ captured: ['H', 'B exerted'], resistance: { base: 'N' } });
  const map = galaxyMap(t.s.galaxy.value, (def) => (def === locationOf('H') ? '[H]' : ` ${idOf(def)} `));
  expect(
    map
      .join('')
      .replaceAll(/[^A-Z]/g, '')
      .split('')
      .toSorted()
      .join(''),
  ).toBe('ABCDEFGHIJKLMN');
  expect(map.every((line) => line.length <= 62)).toBe(true);
  const [row, column] = at(map, 'A');
  const [other, further] = at(map, 'B');
  // Side by side, and the line between them has no gap.
  expect(row).toBe(other);
  expect(map[row]!.slice(column + 2, further - 1)).toMatch(/^─+$/);
  const said = texts.en.table(t.view(DYNASTY), DYNASTY);
  expect(said.some((line) => line.includes('[H]') && /[╱╲─]/.test(line))).toBe(true);
  expect(said.some((line) => line.includes('(B)') && /[╱╲─]/.test(line))).toBe(true);
});
function at(map: readonly string[], letter: string): readonly [row: number, column: number] {
  const row = map.findIndex((line) => line.includes(letter));
  return [row, map[row]!.indexOf(letter)];
}

test('a number holds planet and side of each place', () => {
  expect([0, 1, 2, 3].map((slot) => `${PLANETS[planetAt(G2, slot)]}-${sideAt(G2, slot)}`)).toEqual([
    'arkadun-0',
    'ishkal-0',
    'lumena-0',
    'efferon-1',
  ]);
});
