import { stripTypeScriptTypes } from 'node:module';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiPage } from './api.ts';

const root = dirname(import.meta.dirname);
const files = globSync(['*.md', 'docs/**/*.md', 'package/*.md', 'examples/**/*.md', '.github/**/*.md'], {
  cwd: root,
  exclude: ['docs/node_modules/**'],
}).toSorted();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const fence = /^```(\w*)\n([\s\S]*?)^```/gm;
/** The text without its code, in which brackets are no links. */
const prose = (text: string): string => text.replaceAll(fence, '').replaceAll(/`[^`\n]*`/g, '');
/** As the sites that show these pages make an anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .replaceAll(/[`*]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const anchorsIn = (text: string): Set<string> =>
  new Set([...text.replaceAll(fence, '').matchAll(/^#{1,6}\s+(.*)$/gm)].map(([, heading]) => anchor(heading!)));

describe('documents', () => {
  test.each(files)('every link of %s leads somewhere', (file) => {
    const dead = [...prose(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
      if (/^[a-z]+:/.test(link!)) return [];
      const [path = '', part] = link!.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return [link];
      // The site shows files, not folders.
      if (file.startsWith('docs/') && statSync(join(root, target)).isDirectory()) return [link];
      if (part === undefined || !target.endsWith('.md')) return [];
      return anchorsIn(read(target)).has(decodeURIComponent(part)) ? [] : [link];
    });
    expect(dead).toEqual([]);
  });

  test('every page of the site stands in its sidebar', () => {
    const sidebar = read('docs/.vitepress/config.ts');
    const pages = globSync('docs/*.md', { cwd: root }).map((file) => basename(file, '.md'));
    expect(pages.filter((page) => page !== 'index' && !sidebar.includes(`link: '/${page}'`))).toEqual([]);
  });

  describe('what is named by its path is there', () => {
    const there = globSync(
      '{src,scripts,bench,learn,mutants,docs,examples,create,package,puzzles,records,positions,.github}/**/*.*',
      {
        cwd: root,
        exclude: ['**/node_modules/**'],
      },
    );
    const paths = [...there, ...globSync('*.*', { cwd: root })].map((file) => `/${file.replaceAll('\\', '/')}`);
    const folders = [
      ...new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)))),
    ];
    /** What is made when something runs is in no copy of the tree. */
    const made = read('.gitignore')
      .split('\n')
      .filter((line) => line.endsWith('/'));
    const lost = (name: RegExp, known: readonly string[]): string[] =>
      files.flatMap((file) =>
        [...read(file).matchAll(name)]
          .filter(([, path]) => !known.some((one) => one.endsWith(`/${path!.replace(/^\.\//, '')}`)))
          .map(([, path]) => `${file}: ${path}`),
      );
    test('files', () => expect(lost(/`([\w./-]+\.(?:tsx?|mjs|css|json|ya?ml|md))`/g, paths)).toEqual([]));
    test('folders', () => {
      expect(folders).toContain('/src/kernel/');
      expect(lost(/`(\.?\w[\w./-]*\/)`/g, [...folders, ...made.map((folder) => `/${folder}`)])).toEqual([]);
    });
  });

  const blocks = files
    .filter((file) => !file.startsWith('docs/rules'))
    .flatMap((file) => [...read(file).matchAll(fence)].map(([, language, code]) => ({ file, language, code: code! })));
  /** A block may be a whole module, the inside of an object, or one stage of a list. Three dots stand for what is left out. */
  const readable = (code: string): boolean => {
    const whole = code.replaceAll('…;', ';').replaceAll('…', 'undefined');
    return [whole, `({ ${whole} })`, `[ ${whole} ]`].some((source) => {
      try {
        stripTypeScriptTypes(source);
        return true;
      } catch {
        return false;
      }
    });
  };
  test('every block of TypeScript can be read', () => {
    const wrong = blocks.filter(({ language, code }) => (language === 'ts' || language === 'js') && !readable(code));
    expect(wrong.map(({ file, code }) => `${file}: ${code.split('\n')[0]}`)).toEqual([]);
  });
  test('every block of JSON can be read', () => {
    for (const { file, language, code } of blocks)
      if (language === 'json') expect(() => JSON.parse(code) as unknown, `${file}: ${code}`).not.toThrow();
  });
  test('the page of the public face says what the source says', () => {
    // A name that comes or goes, a parameter or a member that changes: whoever builds on it will notice. `npm run docs`
    // writes the page anew.
    const page = apiPage();
    expect(read('docs/api.md')).toBe(page);
    const silent = [...page.matchAll(/^### (\w+)\n\n```/gm)].map(([, name]) => name);
    expect(silent).toEqual([]);
  });
});
