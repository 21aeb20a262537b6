import { configDefaults, defineConfig } from 'vitest/config';

/** Copies with a fault in them, while mutants are tried, are nobody's tests. */
const NEVER = [...configDefaults.exclude, 'mutants/copies/**'];
/** These take longest. */
const EARLY = ['src/server/test/torture/*.test.ts', 'src/web/test/package.test.ts'];
/** These start servers, threads and processes of their own. */
const SERVERS = ['src/server/**/*.test.ts', 'src/web/test/*.test.ts', '{scripts,mutants}/**/*.test.ts'];
/** These register a game, or put something else in the place of a module: nobody may have used it before or use it after. */
const APART = ['**/registered.test.ts', '**/room-link.test.ts'];
/** What the pages are made of is put together by Vite. */
const PAGES = ['src/web/**/*.test.ts'];
/** Everything else Node runs as it stands: nothing is transformed, and to use a name that is imported costs nothing. */
const AS_IT_STANDS = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['scripts/plain-addresses.mjs'],
};

export default defineConfig({
  test: {
    pool: 'threads',
    // One for each of two cores: left to itself it keeps one free.
    maxWorkers: 2,
    // A limit is for what hangs: a busy machine must not make a test fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Rules keep nothing between games and servers nothing between runs, so a module is loaded once for all files that a
    // worker runs.
    isolate: false,
    // They run by the order of their names. What waits for processes and clocks comes first; what only calculates, in many
    // small files, comes last: it fills whatever the browser's tests beside it leave, and no core is without work at the end.
    projects: [
      { extends: true, test: { name: '1 early', include: EARLY, ...AS_IT_STANDS } },
      {
        extends: true,
        test: {
          name: '2 servers',
          include: SERVERS,
          exclude: [...NEVER, ...EARLY],
          ...AS_IT_STANDS,
        },
      },
      {
        extends: true,
        test: {
          name: '3 apart',
          include: APART,
          exclude: NEVER,
          isolate: true,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: '4 pages',
          include: PAGES,
          exclude: [...NEVER, ...SERVERS, ...APART],
          // Modules of the pages ask the browser for its settings as they are loaded: a stub answers, before any test file.
          setupFiles: ['src/web/shell/test/stub-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: '5 games',
          include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...NEVER, ...EARLY, ...PAGES, ...SERVERS, ...APART],
          ...AS_IT_STANDS,
        },
      },
    ],
  },
});
