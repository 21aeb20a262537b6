import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digests } from '../src/kernel/contract/rulebook.node.ts';
import type { Rule } from '../src/kernel/contract/rulebook.ts';

const root = dirname(import.meta.dirname);

/** A copy without its history has no list of tracked files to look through. */
const tracked = existsSync(join(root, '.git'))
  ? execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  : [];

/** The lines of these files that match, as file:line: text. */
const lines = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (text.includes('\0')) return [];
    return text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
  });

describe('what is tracked', () => {
  test('names no machine and no registry', () => {
    const machine = /\/(?:work|farm|root|home\/\w+|Users\/\w+)\/|\/tmp\/tmp\.|registry\.(?:npmjs|yarnpkg)|deb\.debian/;
    expect(lines(tracked, machine)).toEqual([]);
  });

  const locks = ['package-lock.json', 'docs/package-lock.json', 'mutants/package-lock.json'];
  test('locks versions, not addresses', () => {
    expect(lines(locks, /"resolved"/)).toEqual([]);
  });

  // A registry that lacks the newest binaries of other systems makes npm leave them out, and `npm ci` fails everywhere.
  test.each(locks)('%s locks the binaries of every system', (lock) => {
    const { packages } = JSON.parse(readFileSync(join(root, lock), 'utf8')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !(`node_modules/${name}` in packages) && !(`${owner}/node_modules/${name}` in packages))
        .map((name) => `${owner}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

test('the changelog begins with the version of the package, and says when it was published', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const headings = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').match(/^## .*$/gm) ?? [];
  expect(headings[0]?.startsWith(`## ${version} – `)).toBe(true);
  for (const heading of headings) expect(heading).toMatch(/^## \d+\.\d+\.\d+ – (?:\d{4}-\d\d-\d\d|not yet published)$/);
});

describe('forms for issues', () => {
  // A formatter takes what stands unquoted between commas for a key of its own.
  test('have only the keys that forms have', () => {
    const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root });
    expect(forms.length).toBeGreaterThan(0);
    const known =
      /^ *(?:- )?(?:name|description|labels|body|type|id|attributes|label|options|validations|required|blank_issues_enabled): ?[^{]*$/;
    expect(lines(forms, /\S/).filter((line) => !known.test(line.replace(/^\S+:\d+: /, '')))).toEqual([]);
  });
});

describe('the rules', () => {
  const told = ({ kind }: Rule): boolean => kind === 'rule' || kind === 'ruling';

  test.each(['uk', 'ru'] as const)('are told in %s, each under its id and in the same order', (language) => {
    const own = new Map(digests(language).map(({ game, rules }) => [game, rules.filter(told).map(({ id }) => id)]));
    for (const { game, rules } of digests()) expect(own.get(game)).toEqual(rules.filter(told).map(({ id }) => id));
  });

  test.each(['uk', 'ru'] as const)('have in %s all worked examples of a game, or none', (language) => {
    const examples = (rules: readonly Rule[]): string[] =>
      rules.filter(({ kind }) => kind === 'example').map(({ id }) => id);
    const own = new Map(digests(language).map(({ game, rules }) => [game, examples(rules)]));
    for (const { game, rules } of digests()) expect([[], examples(rules)]).toContainEqual(own.get(game));
  });

  test.each(['uk', 'ru'] as const)('refer in %s only to rules that there are', (language) => {
    const own = new Map(digests(language).flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])));
    const cited = (text: string): string[] => [...new Set(text.match(/[A-Z]{3}-[A-Z]?\d+(?:\.\d+)?/g))].toSorted();
    const strangers = digests().flatMap(({ rules }) => {
      const known = new Set(rules.map(({ id }) => id));
      return rules.flatMap(({ id }) => cited(own.get(id) ?? '').filter((other) => !known.has(other)));
    });
    expect(strangers).toEqual([]);
  });
});

describe('the kernel', () => {
  const games = globSync('docs/rules/*.md', { cwd: root }).map((file) => file.replace(/^.*[\\/]|\.md$/g, ''));
  const kernel = globSync('src/kernel/**/*.ts', { cwd: root });

  test('knows no game', () => {
    expect(games.length).toBeGreaterThan(0);
    const ids = /(?:LIB|AFU|BRV|WAR)-[A-Z]?\d/;
    expect(lines(kernel, new RegExp(`\\b(?:${games.join('|')})\\b|${ids.source}`, 'i'))).toEqual([]);
  });
});

describe('an example', () => {
  test.each(['goofspiel', 'nomination'])('%s has its rules and cards in fewer than 300 lines', (name) => {
    const files = globSync(`examples/${name}/*.ts`, { cwd: root }).filter(
      (file) => !/(?:\.test|text|index)\.ts$/.test(file),
    );
    const count = files.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(300);
  });
});
