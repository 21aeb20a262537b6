// Everything that must hold, in order: `npm test`, or only some steps: `npm test -- lint types`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const scratch = mkdtempSync(join(tmpdir(), 'redut-test-'));
const unitResults = join(scratch, 'unit.json');

/** @typedef {{ name: string, commands: string[][] }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  { name: 'lint', commands: [['node_modules/oxlint/bin/oxlint'], ['scripts/check-imports.ts']] },
  {
    name: 'types',
    commands: ['.', 'src/web'].map((project) => ['node_modules/typescript/bin/tsc', '-p', project]),
  },
  {
    name: 'unit',
    commands: [
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitResults}`,
      ],
    ],
  },
  // In a real browser, which sees only the pages. Most of the robots that play whole games are left to `npm run robots`.
  {
    name: 'browser',
    commands: [['node_modules/@playwright/test/cli.js', 'test', '--project=laptop', '--project=phone']],
  },
];

/** @param {string[]} command */
const passes = (command) => spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** A test file that does not even load holds no tests; it counts as one that failed. */
function unitCounts() {
  if (!existsSync(unitResults)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(unitResults, 'utf8'));
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

const names = process.argv.slice(2);
const strange = names.filter((name) => !steps.some((step) => step.name === name));
if (strange.length > 0) {
  console.error(`No step ${strange.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const summary = [];
for (const step of steps) {
  if (names.length > 0 && !names.includes(step.name)) continue;
  console.log(`\n== ${step.name} ==`);
  const began = performance.now();
  // Every command runs even if an earlier one failed: one run shows all there is to mend.
  const passed = step.commands.map(passes).every(Boolean);
  summary.push({ ...step, passed, time: since(began) });
}

console.log('\n== summary ==');
for (const { name, passed, time } of summary) console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${time}`);
if (summary.some(({ name }) => name === 'unit')) {
  const { passed, failed } = unitCounts();
  console.log(`\n${passed} passed, ${failed} failed`);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = summary.every(({ passed }) => passed) ? 0 : 1;
