// The blocks of TypeScript in our documents as modules that a compiler can check: each where a reader would write it, after
// what the document takes as given. Blocks that show an example stand in its files, word by word.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { followTutorial } from './tutorial.ts';

const root = dirname(import.meta.dirname);
const fence = /^```(\w*)\n([\s\S]*?)^```/gm;
/** The blocks of a document in these languages. */
export const blocksOf = (file: string, ...languages: readonly string[]): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(fence)]
    .filter(([, language]) => languages.includes(language!))
    .map(([, , code]) => code!);

/** Where a block would stand, and what stands before it there. Paths are those of the house, in which the game is `mine`. */
interface Surroundings {
  readonly file: string;
  readonly before?: string;
}
const SURROUNDINGS: Readonly<Record<string, readonly Surroundings[]>> = {
  'docs/adding-a-game.md': [
    { file: 'src/games/mine.ts', before: "import { register } from './index.ts';" },
    {
      file: 'src/games/mine/state.ts',
      before: `
        import { facts } from '../../kernel/facts.ts';
        import { Rulebook } from '../../kernel/flow.ts';
        import type { CardId } from '../../kernel/ids.ts';
        import type { Play } from '../../kernel/play.ts';
        import type { Column, Table } from '../../kernel/table.ts';
        import { verbs } from '../../kernel/verbs.ts';
        import { zones } from '../../kernel/zones.ts';`,
    },
    {
      file: 'src/games/mine/measures.ts',
      before: `
        import type { Measures } from '../../kernel/game.ts';
        import type { Cell, State, Table } from '../../kernel/table.ts';
        declare class Mine {
          readonly table: Table;
          readonly round: Cell<number>;
          readonly lost: Cell<number>;
          readonly vp: Cell<number>;
        }`,
    },
    {
      file: 'src/games/liberation/test/mine.ts',
      before: "import { expect } from 'vitest';\nimport { liberation } from '../game.ts';",
    },
  ],
  'docs/web.md': [
    {
      file: 'src/web/games/war/mine.ts',
      before: "import type { Shown } from '../parts/parts.ts';\nimport { poster } from './poster.ts';",
    },
  ],
  'package/redut.md': [{ file: 'mine.ts' }],
};
/** What is left out: a value of whatever type is wanted. */
const leftOut = (code: string): string => code.replaceAll('…;', ';').replaceAll('…', '(undefined as never)');

/** Documents whose blocks are shown from files, with those files. */
export const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'docs/example-goofspiel.md': ['examples/goofspiel/game.ts', 'examples/goofspiel/index.ts'],
  'docs/example-nomination.md': ['examples/nomination/game.ts', 'examples/nomination/rules.ts'],
  'docs/from-boardgame-io.md': [
    'examples/port/tic-tac-toe.ts',
    'examples/port/trick52.ts',
    'examples/port/tic-tac-toe.boardgame-io.js',
    'examples/port/trick52.boardgame-io.js',
  ],
};
/** The documents whose blocks are held here. */
export const HELD = [...Object.keys(SURROUNDINGS), ...Object.keys(SHOWN), 'docs/tutorial.md'];

/** Without comments and the layout of lines. */
const flat = (code: string): string =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** The parts of blocks that no file has; three dots stand for what is left out between them. */
export const madeUp = (blocks: readonly string[], files: readonly string[]): string[] => {
  const sources = files.map((file) => flat(readFileSync(join(root, file), 'utf8')));
  return blocks
    .flatMap((block) => block.split(/…;?/))
    .map(flat)
    .filter((part) => !sources.some((source) => source.includes(part)));
};

/** Writes the modules below `folder`, which lies inside the house. */
export function writeBlocks(folder: string): void {
  for (const [document, surroundings] of Object.entries(SURROUNDINGS)) {
    const blocks = blocksOf(document, 'ts');
    if (blocks.length !== surroundings.length)
      throw new Error(`${document} has ${blocks.length} blocks of TypeScript; ${surroundings.length} are known here`);
    for (const [i, { file, before = '' }] of surroundings.entries()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${before}\n${leftOut(blocks[i]!)}\nexport {};\n`);
    }
  }
  // What the first block loads.
  const module =
    "import type { GameModule } from '../../kernel/module.ts';\nexport declare const module: GameModule;\n";
  writeFileSync(join(folder, 'src/games/mine/index.ts'), module);
  writeTutorial(folder);
  const options = {
    extends: '../../src/web/tsconfig.json',
    compilerOptions: {
      // A block imports from where it would stand.
      rootDirs: [join(root, 'src'), join(folder, 'src')],
      noUnusedLocals: false,
    },
    include: [join(root, 'src/web/assets.d.ts'), '.'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
}
/** The created game as it is when the last chapter has changed its sources. */
function writeTutorial(folder: string): void {
  const [template, game] = [join(root, 'create/template'), join(folder, 'tutorial')];
  for (const part of ['src', 'rules.md']) cpSync(join(template, part), join(game, part), { recursive: true });
  // Nothing is run here: the tests that must fail are said to.
  const failing = ['GAM-2.4: ', 'GAM-2.5: ', undefined, 'who is told the same sees the same'];
  followTutorial(game, (line) => {
    if (line !== 'npm test') return;
    const saying = failing.shift();
    if (failing.length === 0) cpSync(join(game, 'src'), join(folder, 'tutorial-at-last'), { recursive: true });
    if (saying !== undefined) throw new Error(`Tests  1 failed: ${saying}`);
  });
}
