// Everything that must hold, in order: `npm test`, or only some steps: `npm test -- lint types`.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPages } from '../src/server/build.ts';
import { browserPath } from './browser.ts';
import { named, ofPlaywright, ofVitest, readReport } from './outcome.ts';

const root = dirname(import.meta.dirname);
const scratch = mkdtempSync(join(tmpdir(), 'redut-test-'));
const reports = { unit: join(scratch, 'unit.json'), browser: join(scratch, 'browser.json') };
const underWay = join(scratch, 'under-way.txt');
/** Three times what a busy machine takes. What is not over by then never will be: it ends, and says where it stood. */
const LONGEST_MS = 40 * 60_000;

/** The compiler and the linter are written in Go, and end before it pays to collect what they have left; up to this they may. */
const UNSWEPT = { GOGC: 'off', GOMEMLIMIT: '1500MiB' };

/** @typedef {import('./outcome.ts').Outcome} Outcome */
/** @typedef {{ name: string, commands: string[][], yields?: true, outcome?: () => Outcome }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  { name: 'lint', commands: [['node_modules/oxlint/bin/oxlint'], ['scripts/check-imports.ts']] },
  {
    name: 'types',
    // What has not changed since is not checked again.
    commands: ['.', 'src/web'].map((project, i) => {
      const kept = `node_modules/.cache/types-${i}.tsbuildinfo`;
      return ['node_modules/typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept];
    }),
  },
  {
    name: 'unit',
    // It calculates; the browser waits for one thing after another, and loses time wherever it has to wait for a core too.
    yields: true,
    commands: [
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=scripts/under-way.ts',
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
 * @param {boolean} [after] others go first
 * @returns {Promise<boolean>}
 */
const passes = (command, out, after = false) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['inherit', out, out],
      env: { ...process.env, ...UNSWEPT, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser, REDUT_UNDER_WAY: underWay },
      // A group of its own, so that whatever it has started ends with it.
      detached: process.platform !== 'win32',
    });
    if (after) letOthersGoFirst(child);
    const end = endOf(child);
    const late = setTimeout(() => {
      const left = existsSync(underWay) ? readFileSync(underWay, 'utf8') : '';
      console.error(`\n${command[0]} has not ended in ${LONGEST_MS / 60_000} minutes. Under way:\n${left}`);
      end();
    }, LONGEST_MS);
    process.once('exit', end);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(late);
      process.off('exit', end);
      resolve(code === 0);
    });
  });
/** How far those stand back that let others go first: they still get a third of what the others may have. */
const STANDS_BACK = 5;
/** @param {import('node:child_process').ChildProcess} child */
function letOthersGoFirst({ pid }) {
  if (pid === undefined) return;
  // Where Linux weighs whole groups against each other, a process stands back only within its own.
  const group = `/proc/${pid}/autogroup`;
  try {
    setPriority(pid, STANDS_BACK);
    if (existsSync(group)) writeFileSync(group, String(STANDS_BACK));
  } catch {
    // It has ended by itself, or nobody may say so here: then all are alike.
  }
}
/** @param {import('node:child_process').ChildProcess} child */
const endOf = (child) => () => {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself in this moment.
  }
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/**
 * Every command runs even if an earlier one failed: one run shows all there is to mend.
 *
 * @param {Step} step
 * @param {'inherit' | number} out
 * @param {boolean} after others go first
 */
async function carryOut(step, out, after) {
  const began = performance.now();
  let passed = true;
  for (const command of step.commands) passed = (await passes(command, out, after)) && passed;
  return { ...step, passed, time: since(began) };
}
/**
 * Together they leave no core without work. What all but the first say comes after all have ended.
 *
 * @param {Step[]} together
 */
async function sideBySide(together) {
  const outs = together.map(({ name }, i) => {
    const said = join(scratch, `${name}.txt`);
    return i === 0 ? undefined : { said, to: openSync(said, 'w') };
  });
  console.log(`\n== ${together[0]?.name} ==`);
  const done = await Promise.all(
    together.map((step, i) => carryOut(step, outs[i]?.to ?? 'inherit', step.yields === true && together.length > 1)),
  );
  for (const [i, out] of outs.entries()) {
    if (out === undefined) continue;
    closeSync(out.to);
    console.log(`\n== ${together[i]?.name} ==\n${readFileSync(out.said, 'utf8')}`);
  }
  return done;
}

const names = process.argv.slice(2);
const strange = names.filter((name) => !steps.some((step) => step.name === name));
if (strange.length > 0) {
  console.error(`No step ${strange.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
/** Those that only read the sources, and those that run them. */
const [reading, running] = [
  chosen.filter(({ outcome }) => outcome === undefined),
  chosen.filter(({ outcome }) => outcome !== undefined),
];
/** @type {Awaited<ReturnType<typeof carryOut>>[]} */
const summary = [];
const read = reading.length > 0 ? sideBySide(reading) : [];
// Several use the pages and the browser: a folder cannot be built, nor a browser unpacked, twice at a time.
if (running.length > 1) {
  const { problem } = buildPages({}, (line) => console.log(line));
  if (problem !== undefined) console.error(problem);
  await browserPath();
}
summary.push(...(await read));
if (running.length > 0) summary.push(...(await sideBySide(running)));

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
