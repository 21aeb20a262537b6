// Everything that must hold, in order: `npm test`, or only some steps: `npm test -- lint types`.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPages } from '../src/server/build.ts';
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

/**
 * @param {string[]} command
 * @param {'inherit' | number} out
 * @returns {Promise<boolean>}
 */
const passes = (command, out) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['inherit', out, out],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/**
 * Every command runs even if an earlier one failed: one run shows all there is to mend.
 *
 * @param {Step} step
 * @param {'inherit' | number} [out]
 */
async function carryOut(step, out = 'inherit') {
  const began = performance.now();
  let passed = true;
  for (const command of step.commands) passed = (await passes(command, out)) && passed;
  return { ...step, passed, time: since(began) };
}
/**
 * Each of these waits a good deal, for servers, clocks and pages: together they leave no core without work. Both use the
 * pages, which are built before, because a folder cannot be built twice at a time. What the second says comes after the
 * first has ended.
 *
 * @param {Step} step
 * @param {Step} beside
 */
async function sideBySide(step, beside) {
  buildPages({}, (line) => console.log(line));
  const said = join(scratch, `${beside.name}.txt`);
  const out = openSync(said, 'w');
  const done = await Promise.all([carryOut(step), carryOut(beside, out)]);
  closeSync(out);
  console.log(`\n== ${beside.name} ==\n${readFileSync(said, 'utf8')}`);
  return done;
}

const names = process.argv.slice(2);
const strange = names.filter((name) => !steps.some((step) => step.name === name));
if (strange.length > 0) {
  console.error(`No step ${strange.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
const [unit, browser] = ['unit', 'browser'].map((name) => chosen.find((step) => step.name === name));
/** @type {Awaited<ReturnType<typeof carryOut>>[]} */
const summary = [];
for (const step of chosen) {
  if (step === browser && unit !== undefined) continue;
  console.log(`\n== ${step.name} ==`);
  if (step === unit && browser !== undefined) summary.push(...(await sideBySide(step, browser)));
  else summary.push(await carryOut(step));
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
