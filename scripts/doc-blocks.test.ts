import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, HELD, madeUp, SHOWN, writeBlocks } from './doc-blocks.ts';

const root = dirname(import.meta.dirname);
const documents = (...but: readonly string[]): string[] =>
  globSync(['*.md', 'docs/**/*.md', 'package/*.md', 'examples/**/*.md'], {
    cwd: root,
    exclude: ['docs/node_modules/**', ...but],
  }).map((file) => file.replaceAll('\\', '/'));

test('the blocks of TypeScript in our documents are what a compiler takes', () => {
  const folder = join(root, 'build/doc-blocks');
  rmSync(folder, { recursive: true, force: true });
  try {
    writeBlocks(folder);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    // What has not changed since is not checked again.
    const kept = ['--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/types-docs.tsbuildinfo')];
    const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder, ...kept], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(Object.entries(SHOWN))('what %s shows stands in its files', (document, files) => {
  expect(madeUp(blocksOf(document, 'ts', 'js'), files)).toEqual([]);
});

test('no document has blocks that nothing holds', () => {
  const written = 'docs/api.md'; // from the sources themselves
  const free = documents('docs/rules/**').filter(
    (file) => blocksOf(file, 'ts', 'tsx', 'js').length > 0 && !HELD.includes(file) && file !== written,
  );
  expect(free).toEqual([]);
});

test('a function or member that a document names is one of the sources', () => {
  const sources = globSync('{src,scripts,examples,create,bench,mutants}/**/*.{ts,tsx,mjs,js}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'mutants/copies/**'],
  }).filter((file) => !/^scripts.(?:doc-blocks|docs)\./.test(file));
  const known = new Set(sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w$]+/g) ?? []));
  const lost = documents('docs/rules/**', 'docs/api.md').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
    const called = [...spans, ...blocksOf(file, 'text')].flatMap((code) =>
      [...code.matchAll(/(?<![\w.:/-])((?:[a-z]\w*\.)*[a-z]\w*)\(/g)].flatMap(([, path]) => path!.split('.')),
    );
    return called.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});
