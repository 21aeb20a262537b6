// No folders go round in a circle. Two laws: one for all of the source, and a stricter one for those parts of it in which each
// folder lies either above or below another.
import { posix } from 'node:path';

type Import = readonly [file: string, target: string];
/** Who looks at whom. */
type Graph = Map<string, Set<string>>;

/**
 * Here a folder's own files count as one, so that it lies above or below each folder inside it. Elsewhere, as in a game, some
 * files of a folder may lie below what is inside it (`state.ts`) and others above (`game.ts`).
 */
const ONE_WAY = ['kernel', 'learned', 'bots', 'match', 'events', 'lab', 'web'].map((area) => `src/${area}/`);

function look(graph: Graph, from: string, to: string): void {
  const seen = graph.get(from) ?? new Set();
  graph.set(from, seen.add(to));
}
/** The shortest walk from a place back to it; none if there is none. */
function wayBack(graph: Graph, start: string): readonly string[] {
  const cameFrom = new Map<string, string>();
  const wayTo = (place: string): readonly string[] =>
    place === start ? [start] : [...wayTo(cameFrom.get(place)!), place];
  const waiting = [start];
  for (const place of waiting) {
    for (const next of graph.get(place) ?? []) {
      if (next === start) return [...wayTo(place), start];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, place);
      waiting.push(next);
    }
  }
  return [];
}
/** A walk for each knot, among those that begin at one of these places. */
function knotsIn(graph: Graph, places: Iterable<string>): readonly (readonly string[])[] {
  const told = new Set<string>();
  const knots: (readonly string[])[] = [];
  for (const place of places) {
    if (told.has(place)) continue;
    const walk = wayBack(graph, place);
    if (walk.length > 0) knots.push(walk);
    for (const one of walk) told.add(one);
  }
  return knots;
}

/**
 * Of the folder that two files have in common, which part each of them lies in: a folder inside it with all that lies there,
 * or the file itself, if it lies in that folder and in none inside it.
 */
function parting([file, target]: Import): { readonly folder: string; readonly from: string; readonly to: string } {
  const [a, b] = [file.split('/'), target.split('/')];
  const same = a.findIndex((part, i) => part !== b[i]);
  const part = (path: readonly string[]): string => path.slice(0, same + 1).join('/');
  return { folder: part(a.slice(0, same)), from: part(a), to: part(b) };
}
/** Circles that lead through a folder, also by way of files that lie beside it. Circles of files alone are the linter's. */
export function circlesOfParts(imports: readonly Import[]): readonly (readonly string[])[] {
  const houses = new Map<string, { readonly graph: Graph; readonly folders: Set<string> }>();
  for (const one of imports) {
    if (one[0] === one[1]) continue;
    const { folder, from, to } = parting(one);
    const house = houses.get(folder) ?? { graph: new Map(), folders: new Set() };
    houses.set(folder, house);
    look(house.graph, from, to);
    if (from !== one[0]) house.folders.add(from);
    if (to !== one[1]) house.folders.add(to);
  }
  return [...houses.values()].flatMap(({ graph, folders }) => knotsIn(graph, folders));
}
/** Circles of folders, each with the files that lie in it and not in one inside it. */
export function circlesOfFolders(imports: readonly Import[]): readonly (readonly string[])[] {
  const graph: Graph = new Map();
  for (const [file, target] of imports) {
    const [from, to] = [posix.dirname(file), posix.dirname(target)];
    if (from !== to) look(graph, from, to);
  }
  return knotsIn(graph, graph.keys());
}

export function circlesIn(imports: readonly Import[]): readonly string[] {
  const strict = imports.filter(([file, target]) =>
    ONE_WAY.some((area) => file.startsWith(area) && target.startsWith(area)),
  );
  const told = [...circlesOfParts(imports), ...circlesOfFolders(strict)].map((walk) => walk.join(' → '));
  return [...new Set(told)].map((walk) => `folders go round in a circle: ${walk}`);
}
