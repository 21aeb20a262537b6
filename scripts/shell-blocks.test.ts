import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommand, LOAD } from '../src/cli/main.ts';
import { texts } from '../src/cli/text/text.ts';

const root = dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync(['*.md', 'docs/*.md', 'package/*.md', 'create/template/*.md', 'examples/**/*.md'], {
  cwd: root,
});

/** Every command of every block of shell, without its remark and with lines that go on joined. */
const lines = files.toSorted().flatMap((file) =>
  [...read(file).matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, block]) =>
    block!
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/\s(?:&&|\|)\s/))
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ file, line })),
  ),
);
/** The words of a line as a shell gives them to a program: quotes are taken off. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare!);
const scriptsOf = (file: string): Record<string, unknown> =>
  (JSON.parse(read(file)) as { scripts: Record<string, unknown> }).scripts;

const ofRedut = lines.flatMap(({ file, line }) => {
  const words = wordsOf(line.replace(/^npx /, ''));
  return /^(?:\.\/)?redut$/.test(words[0]!) ? [{ file, line, words: words.slice(1) }] : [];
});
test('there are commands of Redut to look at', () => {
  expect(ofRedut.length).toBeGreaterThan(20);
});
test.each(ofRedut)('$file: $line', async ({ words: [name, ...rest] }) => {
  if (name === undefined || name === '--help') return;
  const known = name.startsWith('--') ? 'serve' : name;
  if (!isCommand(known)) throw new Error(`there is no command ${known}`);
  (await LOAD[known]()).default.check(known === name ? rest : [name, ...rest], texts.en);
});
test('every script that a document runs is one of package.json, here or in a created game', () => {
  const own = scriptsOf('package.json');
  const created = scriptsOf('create/template/package.json');
  const strange = lines.filter(({ file, line }) => {
    const [, script] = /^npm (?:run )?([\w:]+)/.exec(line) ?? [];
    if (script === undefined || script === 'install' || script === 'create') return false;
    return !Object.hasOwn(own, script) && !(/tutorial|template|package/.test(file) && Object.hasOwn(created, script));
  });
  expect(strange).toEqual([]);
});
test('every file that a command names by a path of the repository is there', () => {
  const named = lines.flatMap(({ line }) =>
    wordsOf(line).filter((word) => /^(?:docs|src|scripts|positions)\//.test(word)),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});
test('what follows --changed is a revision, as Vitest takes it, and no folder', () => {
  const followed = lines.flatMap(({ line }) => {
    const words = wordsOf(line);
    return words.flatMap((word, i) => (word === '--changed' ? [words[i + 1] ?? ''] : []));
  });
  expect(followed.length).toBeGreaterThan(0);
  expect(followed.filter((word) => word !== '' && globSync(word, { cwd: root }).length > 0)).toEqual([]);
});
