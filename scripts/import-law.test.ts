import { describe, expect, test } from 'vitest';
import { folderCycle, importsOf, misplaced, objection } from './import-law.ts';

describe('what a file imports', () => {
  test('static, type-only, re-exported, dynamic and worker imports are all found', () => {
    const source = `
      import a from './a.ts';
      import type { B } from "./b.ts";
      import {
        c,
        type D,
      } from '../c.ts';
      import './e.css';
      export * from './f.ts';
      export { g } from './g.ts';
      const h = await import('./h.ts');
      new Worker(new URL('./i.ts', import.meta.url));
    `;
    expect(importsOf(source).toSorted()).toEqual(
      ['./a.ts', './b.ts', '../c.ts', './e.css', './f.ts', './g.ts', './h.ts', './i.ts'].toSorted(),
    );
  });

  test('comments, strings and exported values are not imports', () => {
    const source = `
      // import x from './no.ts';
      /* import('./no.ts') */
      export const from = 'no';
      export type Side = 'no' | 'never';
      const where = 'https://example.org'; // from 'no'
    `;
    expect(importsOf(source)).toEqual([]);
  });
});

const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ['src/kernel/play.ts', './table.ts'],
  ['src/kernel/contract/rule.ts', 'vitest'],
  ['src/kernel/contract/rulebook.node.ts', 'node:fs'],
  ['src/games/war/rules/13-tactical.ts', '../../../kernel/flow.ts'],
  ['src/games/war/rules/13-tactical.ts', '../state.ts'],
  ['src/games/war/test/blitz.test.ts', '../../../kernel/contract/rule.ts'],
  ['src/games/war/test/table.ts', '../../../kernel/contract/rule.ts'],
  ['src/games/war/test/blitz.test.ts', './table.ts'],
  ['src/games/war/test/blitz.test.ts', 'fast-check'],
  ['src/games/war/test/blitz.test.ts', 'node:fs'],
  ['src/games/index.ts', './war/game.ts'],
  ['src/games/all.test.ts', './index.ts'],
  ['src/games/all.test.ts', '../kernel/contract/rulebook.node.ts'],
  ['src/bots/ismcts.ts', '../games/index.ts'],
  ['src/bots/arena.node.ts', 'node:worker_threads'],
  ['src/match/match.ts', '../bots/greedy.ts'],
  ['src/server/lobby.ts', '../match/match.ts'],
  ['src/server/http.ts', 'fastify'],
  ['src/server/http.ts', '../../package.json'],
  ['src/web/app/app.tsx', 'preact'],
  ['src/web/main.tsx', './app/app.tsx'],
  ['src/web/app/app.tsx', '../learn/gallery.tsx'],
  ['src/web/learn/gallery.tsx', '../games/index.ts'],
  ['src/web/games/war/card.tsx', '../../table/thing.tsx'],
  ['src/web/games/index.ts', './war/index.tsx'],
  ['src/web/games/war/print.ts', '../printable.ts'],
  ['src/web/table/end.tsx', '../shell/router.ts'],
  ['src/web/build/sprite.node.ts', '../shell/icons/names.ts'],
  ['src/web/test/checks.spec.ts', '../app/home.tsx'],
  ['src/cli/serve.ts', '../server/http.ts'],
  ['src/cli/sim.ts', '../lab/balance.ts'],
  ['src/cli/rules.ts', '../kernel/contract/rulebook.node.ts'],
  ['src/lab/balance.ts', '../bots/arena.node.ts'],
];

const refused: readonly (readonly [file: string, specifier: string, why: RegExp])[] = [
  ['src/kernel/play.ts', '../games/index.ts', /kernel may not import games/],
  ['src/kernel/play.ts', 'node:fs', /without Node/],
  ['src/kernel/play.ts', 'valibot', /needs no packages/],
  ['src/kernel/play.ts', 'vitest', /for tests/],
  ['src/kernel/play.ts', './contract/rule.ts', /contract is for tests/],
  ['src/kernel/play.test.ts', '../games/war/game.ts', /kernel may not import games/],
  ['src/games/war/game.ts', '../afu/cards/units.ts', /war may not import afu/],
  ['src/games/war/game.ts', '../index.ts', /a game knows itself/],
  ['src/games/war/test/a.test.ts', '../../afu/game.ts', /war may not import afu/],
  ['src/games/war/game.ts', '../../bots/random.ts', /games may not import bots/],
  ['src/games/war/game.ts', '../../../package.json', /outside src/],
  ['src/games/war/game.ts', './test/table.ts', /only tests/],
  ['src/games/all.test.ts', './war/game.ts', /only src\/games\/index\.ts/],
  ['src/games/war/decks/read.ts', 'node:path', /without Node/],
  ['src/bots/greedy.ts', './arena.node.ts', /Node only/],
  ['src/bots/greedy.ts', '../match/match.ts', /bots may not import match/],
  ['src/match/match.ts', '../server/http.ts', /match may not import server/],
  ['src/server/http.ts', '../web/app/app.tsx', /server may not import web/],
  ['src/web/app/app.tsx', '../../server/http.ts', /web may not import server/],
  ['src/web/app/app.tsx', 'node:fs', /without Node/],
  ['src/web/shell/parts.tsx', '../table/thing.tsx', /web\/shell may not import web\/table/],
  ['src/web/table/end.tsx', '../games/index.ts', /web\/table may not import web\/games/],
  ['src/web/table/end.tsx', '../app/home.css', /web\/table may not import web\/app/],
  ['src/web/games/war/card.tsx', '../../learn/gallery.tsx', /web\/games may not import web\/learn/],
  ['src/web/games/war/card.tsx', '../afu/card.tsx', /a game knows itself/],
  ['src/web/learn/gallery.tsx', '../print/words.ts', /web\/learn may not import web\/print/],
  ['src/web/online/lobby.tsx', '../app/home.tsx', /web\/online may not import web\/app/],
  ['src/cli/main.ts', '../web/app/app.tsx', /cli may not import web/],
  ['src/lab/balance.ts', '../cli/main.ts', /lab may not import cli/],
  ['src/cli/main.ts', 'redut/kernel', /relative/],
  ['src/server/http.ts', 'fast-check', /for tests/],
];

describe('the direction of imports', () => {
  test.each(allowed)('%s may import %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeUndefined();
  });

  test.each(refused)('%s may not import %s', (file, specifier, why) => {
    expect(objection(file, specifier)).toMatch(why);
  });
});

describe('the place of files', () => {
  test('the known folders are fine', () => {
    expect(misplaced('src/kernel/play.ts')).toBeUndefined();
    expect(misplaced('src/web/games/war/common-front.tsx')).toBeUndefined();
  });

  test.each([
    'src/utils/array.ts',
    'src/web/common/button.tsx',
    'src/web/button.tsx',
    'src/web/styles/print.ts',
    'src/engine/turn.ts',
    'src/index.ts',
  ])('%s', (file) => {
    expect(misplaced(file)).toBeDefined();
  });
});

describe('folders that go round in a circle', () => {
  test('a walk that comes back is found, however long', () => {
    const imports = [
      ['a/one.ts', 'b/one.ts'],
      ['b/two.ts', 'c/d/one.ts'],
      ['c/d/two.ts', 'a/two.ts'],
    ] as const;
    expect(folderCycle(imports)).toEqual(['a', 'b', 'c/d', 'a']);
    expect(folderCycle(imports.slice(0, 2))).toEqual([]);
  });

  test('a folder and what lies inside it may look at each other', () => {
    expect(
      folderCycle([
        ['a/one.ts', 'a/b/one.ts'],
        ['a/b/two.ts', 'a/two.ts'],
      ]),
    ).toEqual([]);
  });
});
