import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { GAME_NAMES } from '../src/games/index.ts';
import { bundles, ruleFiles } from './bundle.mjs';

const root = dirname(import.meta.dirname);
const elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'redut-bundle-')));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** Plays two random games of each set-up that the contract plays, and tells the positions they end in, in a thread of its own. */
const probe = join(elsewhere, 'probe.ts');
writeFileSync(
  probe,
  `import { isMainThread, Worker } from 'node:worker_threads';
  const root = ${JSON.stringify(pathToFileURL(`${root}/`).href)};
  if (isMainThread) new Worker(new URL(import.meta.url));
  else {
    const { GAME_NAMES, moduleOf } = await import(root + 'src/games/index.ts');
    const { Rules, rulesFor } = await import(root + 'src/kernel/rules.ts');
    const { FastChance } = await import(root + 'src/kernel/chance.ts');
    const { Options } = await import(root + 'src/kernel/options.ts');
    const { readSetup } = await import(root + 'src/kernel/setup.ts');
    const face = await import(root + 'src/kernel/index.ts');
    const told: Record<string, unknown> = { from: import.meta.resolve(root + 'src/kernel/rules.ts'), one: face.Rules === Rules };
    for (const name of GAME_NAMES) {
      const { game } = await moduleOf(name);
      told[name] = game.samples.map((sample: object) => {
        const setup = readSetup(game.options, sample);
        const rules = rulesFor(game, setup);
        const s = rules.create();
        return [1, 2].map((seed) => {
          const chance = new FastChance(seed);
          rules.start(s, setup, chance);
          rules.playOut(s, chance, new Options());
          return rules.digest(s);
        });
      });
    }
    console.log(JSON.stringify(told));
  }`,
);
const told = (...flags: string[]): Record<string, unknown> =>
  JSON.parse(execFileSync(process.execPath, [...flags, probe], { encoding: 'utf8', timeout: 240_000 })) as Record<
    string,
    unknown
  >;

test('a command, and every thread of it, plays from bundles as it plays from the sources', () => {
  const { from, ...bundled } = told('--import', pathToFileURL(join(root, 'scripts/bundled.mjs')).href);
  const { from: source, ...plain } = told();
  expect(from).toMatch(/\/build\/bundles\/[\da-f]{16}\/kernel\/rules\.js$/);
  expect(source).toMatch(/\/src\/kernel\/rules\.ts$/);
  expect(bundled).toEqual(plain);
  expect(bundled['one']).toBe(true);
  for (const name of GAME_NAMES) expect(bundled[name]).not.toEqual([]);
});

test('for every source of the kernel and of a game there is a file that hands on what is in its bundle', async () => {
  const folder = await bundles();
  const files = ruleFiles();
  expect(files).toContain('kernel/rules.ts');
  for (const game of GAME_NAMES) expect(files).toContain(`games/${game}/game.ts`);
  expect(files.filter((file) => /\/test\/|\/contract\/|\.test\.ts$|\.node\.ts$/.test(file))).toEqual([]);
  for (const file of files) expect(existsSync(join(folder, file.replace(/\.ts$/, '.js'))), file).toBe(true);
});
