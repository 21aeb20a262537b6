import { defineConfig } from 'vitest/config';

/** For Stryker alone: the tests of one pass, in one worker that loads a game once. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['REDUT_MUTANTS_TESTS'] ?? '[]') as string[],
    isolate: false,
    pool: 'threads',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
