import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** All that decides what a game comes to. */
const ROOMS = ['kernel', 'games', 'learned', 'bots', 'lab'];
const counts = (file: string): boolean =>
  /\.(?:ts|js|json|bin|gz)$/.test(file) && !/\.d\.ts$|\.test\.ts$/.test(file) && !file.split(sep).includes('test');

let known: string | undefined;
/** The version of the code in sixteen letters: a hash of the files that shards are played by. */
export function codeVersion(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(source, join(entry.parentPath, entry.name))),
  );
  for (const file of files.filter(counts).toSorted()) {
    hash.update(file.split(sep).join('/'));
    hash.update(readFileSync(join(source, file)));
  }
  known = hash.digest('hex').slice(0, 16);
  return known;
}
