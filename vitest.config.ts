import { configDefaults, defineConfig } from 'vitest/config';

/** These take longest. They begin first, because projects run by the order of their names: none is left over at the end. */
const EARLY = ['src/server/test/torture/*.test.ts', 'src/web/test/package.test.ts'];
/**
 * These start servers, threads and processes of their own, register a game, or put something else in the place of a
 * module, and each begins with modules that nobody has used.
 */
const APART = [
  'src/server/**/*.test.ts',
  'src/web/test/*.test.ts',
  'scripts/**/*.test.ts',
  'mutants/test/*.test.ts',
  '**/registered.test.ts',
  '**/room-link.test.ts',
];

export default defineConfig({
  test: {
    pool: 'threads',
    // One for each of two cores: left to itself it keeps one free.
    maxWorkers: 2,
    // A limit is for what hangs: a busy machine must not make a test fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        // Rules keep nothing between games, so a game is loaded once for all files that a worker runs.
        extends: true,
        test: {
          name: 'games',
          include: ['src/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...EARLY, ...APART],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'early', include: EARLY } },
      { extends: true, test: { name: 'server', include: APART, exclude: [...configDefaults.exclude, ...EARLY] } },
    ],
  },
});
