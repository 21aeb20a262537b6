import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const guide = readFileSync(join(here, '../../docs/adding-a-game.md'), 'utf8');
/** Every path that the guide names, in its lists and in its table. */
const named = new Set(guide.match(/[\w<>…/-]+(?:\.node)?\.ts\b|\b[a-z]+\/(?:[a-z]+\/)?(?=`| )/g));
const games = globSync('*/game.ts', { cwd: here }).map((file) => dirname(file));

/** The names under which the guide may speak of a file. */
function waysToName(file: string): readonly string[] {
  const folder = dirname(file);
  const tongue = file.replace(/(uk|ru|en)\.ts$/, '<language>.ts');
  if (/^rules\/\d\d-[a-z-]+\.ts$/.test(file)) return ['rules/NN-….ts'];
  // A file of rows; one that prepares or checks them has a name of its own.
  if (file.startsWith('cards/') && ROWS.has(basename(folder) === 'cards' ? basename(file, '.ts') : basename(folder)))
    return ['cards/<group>.ts'];
  return [file, tongue, `${folder}/`];
}
/** Groups of cards, as the rulebooks have them. */
const ROWS = new Set(
  `locations missions categories air-assault armoured artillery flag-invaders mechanised numbered-invaders rear special-ops
  starting territorial war enemy military needs people allies germany shared ussr`.split(/\s+/),
);
test('the guide names every file of every game', () => {
  expect(games.length).toBe(4);
  expect(named.size).toBeGreaterThan(40);
  const unnamed = games.flatMap((game) =>
    globSync('**/*.ts', { cwd: join(here, game) })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => !file.startsWith('test/') && file !== 'text/index.ts')
      // Only of bot/, decks/, campaigns/ and the keywords does it name the folder as a whole.
      .filter((file) => !waysToName(file).some((way) => named.has(way) && !['cards/', 'text/', 'rules/'].includes(way)))
      .map((file) => `${game}/${file}`),
  );
  expect(unnamed).toEqual([]);
});
test('the guide names no file that no game has', () => {
  const there = new Set(games.flatMap((game) => globSync('**/*.ts', { cwd: join(here, game) })));
  const own = [...guide.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(
    ([, cell]) => cell!.match(/[\w/-]+(?:\.node)?\.ts/g) ?? [],
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((file) => !there.has(file.replaceAll('/', sep)))).toEqual([]);
});
