import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gist, named, ofPlaywright, ofVitest, readReport } from './outcome.ts';

const UNIT = {
  testResults: [
    {
      name: '/here/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'holds', status: 'passed', failureMessages: [] },
        { fullName: 'not here', status: 'skipped', failureMessages: [] },
        {
          fullName: 'a group breaks',
          status: 'failed',
          failureMessages: ['AssertionError: 1 is not 2\n    at x.ts:1'],
        },
      ],
    },
    { name: '/here/src/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    {
      name: '/here/src/c.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ fullName: 'holds, too', status: 'passed' }],
    },
  ],
};
const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', message?: string) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ projectName: 'phone', status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

test('failed unit tests are named with their first line, files that do not load, too', () => {
  expect(ofVitest(UNIT, '/here')).toEqual({
    passed: 2,
    failed: ['src/a.test.ts: a group breaks: AssertionError: 1 is not 2', 'src/b.test.ts: Cannot find module'],
  });
});

test('failed tests of the pages are named with their device, in groups and outside, and what failed before them', () => {
  const report = {
    suites: [
      {
        specs: [spec('works', 'expected'), spec('is not for this device', 'skipped')],
        suites: [{ specs: [spec('breaks', 'unexpected', '\u001B[31mError: no button\u001B[39m\n at y.ts:2')] }],
      },
      { specs: [spec('works the second time', 'flaky', 'Error: too slow')] },
    ],
    errors: [{ message: 'Error: the server did not start' }],
  };
  expect(ofPlaywright(report)).toEqual({
    passed: 1,
    failed: [
      'Error: the server did not start',
      'a.spec.ts on phone: breaks: Error: no button',
      'a.spec.ts on phone: works the second time: Error: too slow',
    ],
  });
});

test('an error is told by its first line that says something, and not at any length', () => {
  expect(gist('\n\n  Error: it broke\n more')).toBe('Error: it broke');
  expect(gist('x'.repeat(1000)).length).toBeLessThan(250);
  expect(gist(undefined)).toBe('no reason was given');
});

test('a runner that left no report, or ended badly though no test failed, has failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-outcome-'));
  try {
    const none = readReport(join(folder, 'none.json'), ofPlaywright);
    expect(named('browser', false, none)).toEqual({ passed: 0, failed: [expect.stringMatching(/^browser: /)] });
    writeFileSync(join(folder, 'unit.json'), JSON.stringify({ testResults: [UNIT.testResults[2]] }));
    const fine = readReport(join(folder, 'unit.json'), (report) => ofVitest(report, '/here'));
    expect(named('unit', true, fine)).toEqual({ passed: 1, failed: [] });
    expect(named('unit', false, fine).failed).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
