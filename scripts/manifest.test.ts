import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_SOURCES } from '../src/server/build.ts';
import { createManifest, manifest, origin, pagesManifest } from './manifest.ts';

const all = { manifest, pagesManifest, createManifest };

describe('what the packages say of themselves', () => {
  test.each(Object.entries(all))('%s has what npm shows, and the version of all', (_, of) => {
    const made = of({});
    for (const field of ['name', 'version', 'description', 'license', 'author', 'engines'])
      expect(made[field], field).toBeDefined();
    expect(made['version']).toBe(manifest({})['version']);
    expect(made['private']).toBeUndefined();
  });
  test('nothing is invented where nobody said where the repository is', () => {
    expect(Object.keys(manifest({}))).not.toContain('repository');
    expect(origin({ REDUT_REPOSITORY: '' })).toEqual({});
  });
  test('one variable gives repository, pages and proof of origin', () => {
    const env = { REDUT_REPOSITORY: 'https://git.example/owner/name' };
    expect(manifest(env)).toMatchObject({
      repository: { type: 'git', url: 'git+https://git.example/owner/name.git' },
      homepage: 'https://git.example/owner/name#readme',
      bugs: 'https://git.example/owner/name/issues',
      publishConfig: { access: 'public', provenance: true },
    });
    expect(createManifest(env)['repository']).toMatchObject({ directory: 'create' });
    for (const wrong of ['git@git.example:owner/name', 'https://git.example/owner', 'https://git.example/o/n.git'])
      expect(() => manifest({ REDUT_REPOSITORY: wrong })).toThrow(wrong);
  });
  test('whoever only plays installs no builder of pages', () => {
    expect(manifest({})['dependencies']).toEqual({
      pg: expect.any(String) as string,
      ws: expect.any(String) as string,
    });
    expect(pagesManifest({})['dependencies']).toHaveProperty('vite');
  });
});

describe('the sources of the pages', () => {
  const root = dirname(import.meta.dirname);
  const packed = new Set(globSync(PAGE_SOURCES, { cwd: root }));
  const missing = (files: readonly string[]): readonly string[] => files.filter((file) => !packed.has(file));
  test('what a page gathers by a pattern is among them', () => {
    const gathered = globSync('src/web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/test/**'] }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].map(
        ([, pattern]) => ({
          file,
          found: globSync(join(dirname(file), pattern!), { cwd: root }),
        }),
      ),
    );
    expect(gathered.filter(({ found }) => found.length === 0)).toEqual([]);
    expect(missing(gathered.flatMap(({ found }) => found))).toEqual([]);
    expect(gathered.map(({ file }) => file)).toContain('src/web/games/war/puzzles.ts');
  });
  test('so is every picture that is served as it lies', () => {
    const served = globSync('src/web/public/*', { cwd: root });
    expect(served.length).toBeGreaterThan(5);
    expect(missing(served)).toEqual([]);
  });
});
