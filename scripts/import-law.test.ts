import { describe, expect, test } from 'vitest';
import { circlesOfFolders, circlesOfParts } from './folder-circles.ts';
import { complaintsOf, globsOf, importsOf, madeUpIn, misplaced, objection, takenIn } from './import-law.ts';

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

  test('how a file is asked for is no part of its name', () => {
    expect(importsOf("import './a.css?inline'; const b = import('./b.ts?raw');")).toEqual(['./a.css', './b.ts']);
  });

  test('globs bring in what they match, one pattern or several', () => {
    const source = `
      const one = import.meta.glob<string>('../a/*.tsx', { eager: true });
      const two = import.meta.glob([
        './b/*.ts',
        '!./b/not.ts',
      ]);
      const three = import.meta.glob(wanted);
    `;
    expect(globsOf(source)).toEqual(['../a/*.tsx', './b/*.ts', undefined]);
  });

  test('a name that is put together as the program runs is seen, and so is the address of a worker', () => {
    const source = `
      const a = import(\`../learn/lit.ts\`);
      const b = await import(name);
      const c = import('../le' + 'arn/lit.ts');
      new Worker(new URL(\`../learn/\${name}.ts\`, import.meta.url));
      const d = import('./d.ts');
    `;
    expect(madeUpIn(source)).toEqual(['`../learn/lit.ts`', 'name', "'../le' + 'arn/lit.ts'", '`../learn/${name}.ts`']);
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

  test('a style sheet takes in sheets and pictures, from packages too', () => {
    const sheet = `
      @import '../app/app.css';
      @import "beside.css" layer(base);
      @import url('./named.css');
      /* @import './no.css'; */
      @font-face { src: url('@fontsource/fira/files/latin.woff2') format('woff2'); }
      .a { background: url( "../art/stars.svg" ), url(art/grid.svg), url('data:image/svg+xml,<svg/>'); }
      .b { background: url(/icon.svg); fill: url(#hatch); }
    `;
    expect(takenIn(sheet).toSorted()).toEqual(
      [
        '../app/app.css',
        '../art/stars.svg',
        './art/grid.svg',
        './beside.css',
        './named.css',
        '@fontsource/fira/files/latin.woff2',
      ].toSorted(),
    );
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
  ['src/web/games/war/card/card.tsx', '../../../table/thing.tsx'],
  ['src/web/games/index.ts', './war/index.tsx'],
  ['src/web/games/war/print.ts', '../parts/printable.ts'],
  ['src/web/table/end.tsx', '../shell/router.ts'],
  ['src/web/build/sprite.node.ts', '../shell/icons/names.ts'],
  ['src/web/test/checks.spec.ts', '../app/home.tsx'],
  ['src/web/games/war/card/faces.css', '../../../shell/art/hatch.svg'],
  ['src/web/shell/styles/fonts.css', '@fontsource/fira/files/latin.woff2'],
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
  ['src/web/shell/parts/page.tsx', '../../table/thing.tsx', /web\/shell may not import web\/table/],
  ['src/web/table/end.tsx', '../games/index.ts', /web\/table may not import web\/games/],
  ['src/web/table/end.tsx', '../app/home.css', /web\/table may not import web\/app/],
  ['src/web/shell/styles/base.css', '../../app/app.css', /web\/shell may not import web\/app/],
  ['src/web/games/war/faces.css', '../afu/faces.css', /a game knows itself/],
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
    expect(misplaced('src/web/shell/styles/base.css')).toBeUndefined();
    expect(misplaced('src/web/public/redut.svg')).toBeUndefined();
    expect(misplaced('src/web/index.html')).toBeUndefined();
  });

  test.each([
    'src/utils/array.ts',
    'src/web/common/button.tsx',
    'src/web/button.tsx',
    'src/web/styles/print.ts',
    'src/web/stray.css',
    'src/web/misc/page.css',
    'src/web/misc/picture.svg',
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
    expect(circlesOfParts(imports)).toEqual([['a', 'b', 'c', 'a']]);
    expect(circlesOfParts(imports.slice(0, 2))).toEqual([]);
  });

  test('a circle of two folders is found where it leads through a folder inside one of them', () => {
    const imports = [
      ['learn/puzzle/inner/one.ts', 'learn/replay/one.ts'],
      ['learn/replay/two.ts', 'learn/puzzle/two.ts'],
    ] as const;
    expect(circlesOfParts(imports)).toEqual([['learn/puzzle', 'learn/replay', 'learn/puzzle']]);
    expect(circlesOfParts([imports[0], ['learn/replay/two.ts', 'learn/three.ts']])).toEqual([]);
    expect(
      circlesOfParts([
        ['learn/puzzle/one.ts', 'app/one.ts'],
        ['app/two.ts', 'learn/deep/er/a.ts'],
      ]),
    ).toEqual([['learn', 'app', 'learn']]);
  });

  test('so is one that leads through files that lie beside the folders', () => {
    const imports = [
      ['learn/replay/reel.ts', 'learn/puzzle/page.ts'],
      ['learn/puzzle/box.ts', 'learn/teller.ts'],
      ['learn/teller.ts', 'learn/film.ts'],
      ['learn/film.ts', 'learn/replay/film.ts'],
    ] as const;
    expect(circlesOfParts(imports)).toEqual([
      ['learn/replay', 'learn/puzzle', 'learn/teller.ts', 'learn/film.ts', 'learn/replay'],
    ]);
    expect(circlesOfParts(imports.slice(1))).toEqual([]);
  });

  test('a folder and a file beside it may not look at each other; files alone are left to the linter', () => {
    expect(
      circlesOfParts([
        ['game/feats.ts', 'game/text/feats.ts'],
        ['game/text/feats.ts', 'game/feats.ts'],
      ]),
    ).toEqual([['game/text', 'game/feats.ts', 'game/text']]);
    expect(
      circlesOfParts([
        ['game/one.ts', 'game/two.ts'],
        ['game/two.ts', 'game/one.ts'],
      ]),
    ).toEqual([]);
  });

  test('some files of a folder may lie below what is inside it and others above, but not where folders lie in one order', () => {
    const imports = [
      ['a/game.ts', 'a/rules/turn.ts'],
      ['a/rules/turn.ts', 'a/state.ts'],
    ] as const;
    expect(circlesOfParts(imports)).toEqual([]);
    expect(circlesOfFolders(imports)).toEqual([['a', 'a/rules', 'a']]);
  });

  test('of several knots each is told once', () => {
    const knot = (a: string, b: string) => [
      [`${a}/one.ts`, `${b}/one.ts`] as const,
      [`${b}/two.ts`, `${a}/two.ts`] as const,
    ];
    expect(circlesOfFolders([...knot('a', 'b'), ...knot('c', 'd')])).toEqual([
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ]);
  });
});

test('a tree is held to all of it: style sheets, rooms, circles', () => {
  const tree = {
    'src/web/shell/styles/base.css': "@import '../../app/app.css';",
    'src/web/stray.css': 'a {}',
    'src/web/misc/page.css': 'a {}',
    'src/web/public/redut.svg': undefined,
    'src/web/learn/puzzle/inner/one.ts': "import '../../replay/one.ts';",
    'src/web/learn/replay/one.ts': "import '../puzzle/two.ts';",
    'src/server/server.ts': "import './wire/api.ts';",
    'src/server/wire/api.ts': "import '../room.ts';",
  };
  expect(complaintsOf(new Map(Object.entries(tree)))).toEqual([
    expect.stringMatching(/^src\/web\/shell\/styles\/base\.css: .*web\/shell may not import web\/app$/),
    expect.stringMatching(/^src\/web\/stray\.css: not in one of/),
    expect.stringMatching(/^src\/web\/misc\/page\.css: not in one of/),
    'folders go round in a circle: src/web/learn/puzzle → src/web/learn/replay → src/web/learn/puzzle',
  ]);
});

describe('ways round the law', () => {
  const complaintsAbout = (file: string, source: string): readonly string[] =>
    complaintsOf(new Map([[file, source], ...[...OTHERS].map((one) => [one, ''] as const)]));
  const OTHERS = [
    'src/web/learn/lit.ts',
    'src/web/table/view.ts',
    'src/web/games/war/shown.ts',
    'src/web/games/war/a.ts',
  ];

  test.each([
    ["import.meta.glob('../learn/*.ts')", /'\.\.\/learn\/lit\.ts': web\/table may not import web\/learn/],
    ["import.meta.glob(['./*.ts', '../le*/lit.ts'])", /web\/table may not import web\/learn/],
    ["import.meta.glob('/learn/*.ts')", /written out, as a relative path/],
    ['import.meta.glob(`../learn/*.ts`)', /written out, as a relative path/],
    ['import(`../learn/lit.ts`)', /written out, in quotes/],
    ["import('../le' + 'arn/lit.ts')", /written out, in quotes/],
    ['import(name)', /written out, in quotes/],
    ["import('/learn/lit.ts')", /relative/],
    ['new URL(`../learn/lit.ts`, import.meta.url)', /written out, in quotes/],
  ])('%s in a table is refused', (source, why) => {
    expect(complaintsAbout('src/web/table/aim.ts', source)).toEqual([expect.stringMatching(why)]);
  });

  test('on Node a package may be wanted by a variable, a path of ours may not', () => {
    expect(complaintsAbout('src/server/here.ts', 'await import(name)')).toEqual([]);
    expect(complaintsAbout('src/lab/boss.node.ts', 'await import(name)')).toEqual([]);
    expect(complaintsAbout('src/server/here.ts', 'await import(`../web/app/app.tsx`)')).toHaveLength(1);
    expect(complaintsAbout('src/server/here.ts', "await import('../we' + 'b/app.tsx')")).toHaveLength(1);
  });

  test('a glob takes part in circles', () => {
    const tree = {
      'src/web/games/index.ts': "import.meta.glob('./*/shown.ts')",
      'src/web/games/war/shown.ts': "import '../poster.ts'",
      'src/web/games/poster.ts': '',
    };
    expect(complaintsOf(new Map(Object.entries(tree)))).toEqual([
      'folders go round in a circle: src/web/games → src/web/games/war → src/web/games',
    ]);
  });

  test('what lies outside of the source may be matched by the pages', () => {
    expect(complaintsAbout('src/web/table/rules.ts', "import.meta.glob('../../../docs/rules/**/*.md')")).toEqual([]);
  });
});
