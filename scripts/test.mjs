// Everything that must hold, in order: `npm test`, or only some steps: `npm test -- lint types`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { named, ofPlaywright, ofVitest, readReport } from './outcome.ts';

const root = dirname(import.meta.dirname);
const scratch = mkdtempSync(join(tmpdir(), 'redut-test-'));
const reports = { unit: join(scratch, 'unit.json'), browser: join(scratch, 'browser.json') };

/** @typedef {import('./outcome.ts').Outcome} Outcome */
/** @typedef {{ name: string, commands: string[][], outcome?: () => Outcome }} Step */

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
        `--outputFile.json=${reports.unit}`,
      ],
    ],
    outcome: () => readReport(reports.unit, (report) => ofVitest(report, root)),
  },
  // In a real browser, which sees only the pages. Most of the robots that play whole games are left to `npm run robots`.
  {
    name: 'browser',
    commands: [
      ['node_modules/@playwright/test/cli.js', 'test', '--project=laptop', '--project=phone', '--reporter=list,json'],
    ],
    outcome: () => readReport(reports.browser, ofPlaywright),
  },
];

/** @param {string[]} command */
const passes = (command) =>
  spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser },
  }).status === 0;

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const names = process.argv.slice(2);
const strange = names.filter((name) => !steps.some((step) => step.name === name));
if (strange.length > 0) {
  console.error(`No step ${strange.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

/** @type {(Step & { passed: boolean, time: string })[]} */
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
const outcomes = summary.flatMap(({ name, passed, outcome }) =>
  outcome === undefined ? [] : [named(name, passed, outcome())],
);
if (outcomes.length > 0) {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  console.log(`\n${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
  for (const line of failed) console.log(line);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = summary.every(({ passed }) => passed) ? 0 : 1;
