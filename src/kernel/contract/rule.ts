import { test } from 'vitest';

const id = /^[A-Z]{3}-(?:[A-Z]\d+|\d+\.\d+)$/;

/**
 * A test that cites what it tests: `rule('ABC-6.5', 'says what', () => {…})`. The id comes first in the test's name, so
 * `vitest run -t ABC-6.5` runs the tests of one rule, and the coverage test finds the citation in the source.
 */
export function rule(ids: string | readonly string[], title: string, body: () => void | Promise<void>): void {
  const cited = typeof ids === 'string' ? [ids] : ids;
  for (const one of cited) if (!id.test(one)) throw new Error(`${one} is not the id of a rule`);
  test(`${cited.join(', ')}: ${title}`, body);
}
