import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
/** What is exported for everybody: a test of its own pins that list. */
const FACE = 'src/kernel/index.ts';
/** Still exported for nobody. The list may only become shorter. */
const LEFT = new Set([
  'src/games/war/rules/07-resources.ts: Shortage',
  'src/kernel/contract/refused.ts: RefusedTry',
  'src/kernel/feats.ts: Feat',
  'src/kernel/flow.ts: Cursor',
  'src/kernel/record.ts: Replayed',
  'src/kernel/test/bazaar.ts: Bazaar',
  'src/kernel/zones.ts: ZoneIds',
  'src/web/app/setup/last-table.ts: LastTable',
  'src/web/app/mine/statistics.ts: Streaks',
  'src/web/app/mine/words.ts: MineWords',
]);
const exported = /^export (?:declare )?(?:async )?(?:abstract )?(?:const|function\*?|class|interface|type) ([\w$]+)/gm;

test('what is exported is used in another file', () => {
  const files = globSync(['{src,scripts,bench,mutants,examples,create,docs/.vitepress}/**/*.{ts,tsx,mjs,js}', '*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'mutants/copies/**', 'docs/.vitepress/{cache,dist,.temp}/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'scripts/exports.test.ts');
  expect(files.length).toBeGreaterThan(1500);
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  /** In how many files a word stands, comments aside. */
  const standsIn = new Map<string, number>();
  for (const source of sources.values())
    for (const word of new Set(source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').match(/[\w$]+/g)))
      standsIn.set(word, (standsIn.get(word) ?? 0) + 1);
  const needless = [...sources].flatMap(([file, source]) =>
    file.startsWith('src/') && file !== FACE
      ? [...source.matchAll(exported)]
          .filter(([, name]) => standsIn.get(name!)! < 2)
          .map(([, name]) => `${file}: ${name}`)
      : [],
  );
  expect(needless.filter((one) => !LEFT.has(one))).toEqual([]);
});
