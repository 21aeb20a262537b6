// Stands in for Vitest in a process that tries mutants: tests are collected here, and run as often as there are mutants.
// What a test may use of Vitest stands here; what is missing fails when the test is loaded, by its name.
import { pathToFileURL } from 'node:url';
import { expect, vi } from '../node_modules/vitest/dist/index.js';
import { absolute } from './areas.ts';

type Body = (...given: readonly never[]) => unknown;
type Hook = () => unknown;
interface Suite {
  readonly before: Hook[];
  readonly after: Hook[];
}
export interface Collected {
  readonly file: string;
  /** On which it begins, as editors count. */
  readonly line: number;
  readonly name: string;
  readonly run: () => Promise<void>;
}

export const tests: Collected[] = [];
let file = '';
let address = '';
let suites: Suite[] = [];
let finished: Hook[] = [];

export async function collectFrom(path: string): Promise<void> {
  file = path;
  address = pathToFileURL(absolute(path)).href;
  suites = [{ before: [], after: [] }];
  await import(address);
}

/** Where in the file the call stands that leads here, whatever helpers lie between. */
function lineInFile(): number {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = stackTraceLimit;
  const frame = stack.split('\n').find((line) => line.includes(`${address}:`));
  return Number(/:(\d+):\d+\)?$/.exec(frame ?? '')?.[1] ?? 0);
}

async function runIn(around: readonly Suite[], body: Hook): Promise<void> {
  finished = [];
  try {
    for (const { before } of around) for (const hook of before) await hook();
    await body();
  } finally {
    for (const hook of finished.toReversed()) await hook();
    for (const { after } of around.toReversed()) for (const hook of after) await hook();
  }
}

function collect(name: string, body: Hook): void {
  const around = [...suites];
  tests.push({ file, line: lineInFile(), name, run: () => runIn(around, body) });
}
function group(_name: string, body: Hook): void {
  suites.push({ before: [], after: [] });
  body();
  suites.pop();
}

const list = (row: unknown): never[] => (Array.isArray(row) ? [...row] : [row]) as never[];
const eachRow =
  (take: (name: string, body: Hook) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void =>
    rows.forEach((row) => take(name, () => body(...list(row))));

export const test = Object.assign(collect, {
  each: eachRow(collect),
  for:
    (rows: readonly unknown[]) =>
    (name: string, body: Body): void =>
      rows.forEach((row) => collect(name, () => body(row as never))),
});
export const describe = Object.assign(group, { each: eachRow(group) });
export const it = test;

const inner = (): Suite => suites.at(-1)!;
export const beforeEach = (hook: Hook): void => void inner().before.push(hook);
export const afterEach = (hook: Hook): void => void inner().after.push(hook);
/** What is prepared once for all tests of a suite is prepared for each of them: a mutant may be in it. */
export const beforeAll = beforeEach;
export const afterAll = afterEach;
export const onTestFinished = (hook: Hook): void => void finished.push(hook);
export { expect, vi };
