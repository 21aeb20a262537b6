import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../areas.ts';
import type { Answer, Measured, Question, Task } from '../trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-judge-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const source = write(
  'sum.ts',
  'export const sum = (a: number, b: number): number => a + b;\nexport const later = sum;\n',
);
/** Change 1 subtracts, 2 adds the other way round, 3 does not end, 4 remembers, 5 does not end and is met once, 6 never tells. */
const copy = (counting: boolean): string => `
const mutant = globalThis.redutMutant;
const on = (n: number): boolean => mutant.on === n && mutant.met();
let more = 0;
export const sum = (a: number, b: number): number => {
  ${counting ? 'mutant.reached(1, 2, 3, 4, 5, 6);' : ''}
  while (on(3));
  while (mutant.on === 5);
  if (on(4)) more = 1;
  return on(1) ? a - b : on(2) ? b + a : a + b + more;
};
export const later = (a: number, b: number): Promise<number> =>
  mutant.on === 6 ? new Promise(() => undefined) : new Promise((tell) => setTimeout(() => tell(sum(a, b)), 300));
${counting ? 'mutant.reached(7);' : ''}
`;
const cases = write(
  'sum.test.ts',
  `import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { later, sum } from './sum.ts';

let told = '';
describe('sums', () => {
  afterEach(() => void (told += '1'));
  test.each([[1, 2, 3], [0, 0, 0]])('%i and %i', (a, b, all) => {
    expect(sum(a, b)).toBe(all);
  });
  test('finished before what follows each', () => {
    onTestFinished(() => void (told += '0'));
    told = '';
  });
});
test('in order', () => expect(told).toBe('01'));
test('in a while', async () => expect(await later(1, 2)).toBe(3));
`,
);
const files = [relative(root, cases)];

async function judge(counting: boolean): Promise<{ child: ChildProcess; first: unknown }> {
  const place = counting ? write('counting.ts', copy(true)) : write('plain.ts', copy(false));
  const task: Task = { copies: { [source]: place }, files, counting };
  const child = fork(join(import.meta.dirname, '../judge.ts'), [write(`${counting}.json`, JSON.stringify(task))], {
    cwd: root,
    execArgv: [],
    serialization: 'advanced',
  });
  running.push(child);
  const [first] = await once(child, 'message');
  return { child, first };
}
const by = (...tests: readonly number[]): Question['by'] => tests.map((at) => ({ at, enough: 60_000 }));
async function ask(child: ChildProcess, question: Partial<Question>): Promise<Answer> {
  child.send({ by: by(0, 1), most: 100, ...question });
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

test('with nothing broken it tells which test, where it begins, reaches which change', async () => {
  const { first } = await judge(true);
  const { tests, fixed } = first as Measured;
  expect(fixed).toEqual([7]);
  expect(tests.map(({ line, failed }) => [line, failed])).toEqual([
    [7, false],
    [7, false],
    [10, false],
    [15, false],
    [16, false],
  ]);
  expect(tests[0]!.reached).toContainEqual([3, 1]);
  expect(tests[2]!.reached).toEqual([]);
});

test('a change is noticed by the first test that fails, passes, or does not end', async () => {
  const { child, first } = await judge(false);
  expect(first).toBe('ready');
  expect(await ask(child, { number: 1 })).toEqual({ status: 'noticed', by: 0, soiled: false });
  expect(await ask(child, { number: 1, by: by(1) })).toEqual({ status: 'survived' });
  expect(await ask(child, { number: 2 })).toEqual({ status: 'survived' });
  expect(await ask(child, { number: 3 })).toEqual({ status: 'endless' });
  // What it leaves behind is told: whoever asked begins anew.
  expect(await ask(child, { number: 4 })).toEqual({ status: 'noticed', by: 0, soiled: true });
});

test('what does not end by itself is ended', async () => {
  const { child } = await judge(false);
  const gone = once(child, 'exit');
  child.send({ number: 5, by: [{ at: 0, enough: 300 }], most: 100 });
  expect(await gone).toEqual([null, 'SIGKILL']);
});

test('what waits for something is waited for, and for nothing is ended', async () => {
  const { child } = await judge(false);
  expect(await ask(child, { number: 2, by: by(4) })).toEqual({ status: 'survived' });
  const gone = once(child, 'exit');
  child.send({ number: 6, by: by(4), most: 100 });
  expect(await gone).toEqual([null, 'SIGKILL']);
});
