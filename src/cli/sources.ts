import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/root.ts';

/** A line that names a rule. */
export interface Place {
  /** From the game's folder. */
  readonly file: string;
  readonly line: number;
}
/** Where the rules of a game are carried out, and where they are tested. */
interface Sources {
  readonly code: ReadonlyMap<string, readonly Place[]>;
  readonly tests: ReadonlyMap<string, readonly Place[]>;
}
/** One whole id, or all from one to another: `AFU-23.1 to AFU-23.4`. */
const named = /\b([A-Z]{3}-(?:[A-Z]|\d+\.)?)(\d+)(?: to \1(\d+))?\b/g;

/** The ids that a line names. */
function idsIn(line: string): string[] {
  return [...line.matchAll(named)].flatMap(([, head, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${head}${Number(first) + i}`),
  );
}
export const folderOf = (game: string): string => `src/games/${game}`;

/** Read from the sources as they are. An installed package has none: there it is nowhere. */
export function sourcesOf(game: string): Sources {
  const code = new Map<string, Place[]>();
  const tests = new Map<string, Place[]>();
  const folder = join(root, folderOf(game));
  const files = existsSync(folder) ? globSync('**/*.ts', { cwd: folder }) : [];
  for (const file of files.map((one) => one.replaceAll('\\', '/')).toSorted()) {
    const found = file.startsWith('test/') ? tests : code;
    for (const [i, text] of readFileSync(join(folder, file), 'utf8').split('\n').entries())
      for (const id of new Set(idsIn(text))) {
        const places = found.get(id);
        if (places === undefined) found.set(id, [{ file, line: i + 1 }]);
        else places.push({ file, line: i + 1 });
      }
  }
  for (const [id, places] of code) places.sort((a, b) => distance(id, a.file) - distance(id, b.file));
  return { code, tests };
}
/** How far a file is from the chapter of a rule: the chapter's own, the other rules, the rest of the game, its words. */
function distance(id: string, file: string): number {
  const chapter = /-(\d+)\./.exec(id)?.[1]?.padStart(2, '0');
  if (chapter !== undefined && file.startsWith(`rules/${chapter}-`)) return 0;
  if (file.startsWith('rules/')) return 1;
  return file.startsWith('text/') ? 3 : 2;
}
