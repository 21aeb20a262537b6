import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const guide = readFileSync(join(here, '../../docs/adding-a-game.md'), 'utf8');
/** Every path that the guide names, in its lists and in its table. */
const named = new Set(guide.match(/[\w<>…/-]+(?:\.node)?\.ts\b|\b[a-z]+\/(?:[a-z]+\/)?(?=`| )/g));
/** The games whose files the guide tells of, by what it calls them; a game that is added may have others. */
const TOLD: Readonly<Record<string, string>> = { AFU: 'afu', Bravery: 'bravery', Liberation: 'liberation', WAR: 'war' };
const games = Object.values(TOLD);

/** The names under which the guide may speak of a file. */
function waysToName(game: string, file: string): readonly string[] {
  const folder = dirname(file);
  const tongue = file.replace(/(uk|ru|en)\.ts$/, '<language>.ts');
  if (/^rules\/\d\d-[a-z-]+\.ts$/.test(file)) return ['rules/NN-….ts'];
  if (isRows(`${game}/${file}`)) return ['cards/<group>.ts'];
  return [file, tongue, `${folder}/`];
}
/** Is it a file of rows: one that the game's set takes in, and that says nothing but what the cards are? */
function isRows(file: string): boolean {
  const [game, ...path] = file.split('/');
  const set = readFileSync(join(here, game!, 'cards/set.ts'), 'utf8');
  const taken = path[0] === 'cards' && set.includes(`from './${path.slice(1).join('/')}'`);
  return taken && !/=>|\bfunction\b/.test(readFileSync(join(here, file), 'utf8'));
}
test('the guide names every file of the four games', () => {
  expect(named.size).toBeGreaterThan(40);
  const unnamed = games.flatMap((game) =>
    globSync('**/*.ts', { cwd: join(here, game) })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => !file.startsWith('test/') && file !== 'text/index.ts')
      // Only of bot/, decks/, campaigns/ and the keywords does it name the folder as a whole.
      .filter(
        (file) => !waysToName(game, file).some((way) => named.has(way) && !['cards/', 'text/', 'rules/'].includes(way)),
      )
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
test('the guide says which games have a file that not all have', () => {
  const lists = [...guide.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, list]) => list!.trim().split('\n'));
  const wrong = lists.flatMap((line) => {
    const [, file, says] = /^([\w/-]+\.ts) +(.*)$/.exec(line) ?? [];
    if (file === undefined || says!.endsWith('(optional)')) return [];
    const told = /\(((?:AFU|Bravery|Liberation|WAR)(?:, (?:AFU|Bravery|Liberation|WAR))*)(?:;[^)]*)?\)$/.exec(
      says!,
    )?.[1];
    const said = told?.split(', ').map((title) => TOLD[title]!) ?? games;
    const have = games.filter((game) => existsSync(join(here, game, file)));
    return said.toSorted().join() === have.toSorted().join() ? [] : [`${file} is in ${have.toSorted().join(', ')}`];
  });
  expect(lists.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
