// A process that has loaded copies and tests once, and then tries one mutant after another: `trial.ts` starts it.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Collected, collectFrom, tests } from './collected.ts';
import type { Answer, Loaded, Measured, Question, Task } from './trial.ts';

/** Which change is on, and how often it was met; copies ask it at each step, so it is as plain as can be. */
const mutant = {
  on: -1,
  hits: 0,
  most: Infinity,
  met(): true {
    if (++this.hits > this.most) throw new Error('a loop without end');
    return true;
  },
  counts: new Map<number, number>(),
  reached(...numbers: readonly number[]): void {
    for (const number of numbers) this.counts.set(number, (this.counts.get(number) ?? 0) + 1);
  },
};
Reflect.set(globalThis, 'redutMutant', mutant);

const { copies, files, counting } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Task;

function loadFromCopies(): void {
  const standIn = new URL('collected.ts', import.meta.url).href;
  const copyAt = new Map(Object.entries(copies).map(([file, copy]) => [pathToFileURL(file).href, copy]));
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest'
        ? { url: standIn, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
    load(url, context, next) {
      const copy = copyAt.get(url);
      if (copy === undefined) return next(url, context);
      return { format: 'module-typescript', source: readFileSync(copy, 'utf8'), shortCircuit: true };
    },
  });
}

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * What the main thread does without end is ended from another one. It goes by the time that the process has had, as the
 * machine may be busy; by the clock only when nothing happens at all.
 */
const limits = new Float64Array(new SharedArrayBuffer(16));
const WATCH = `
const { workerData: limits } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > limits[0] || Date.now() > limits[1]) process.kill(process.pid, 'SIGKILL');
}, 200);`;
const STILL = 12;
function patience(milliseconds: number): void {
  limits[0] = spent() + milliseconds;
  limits[1] = Date.now() + STILL * milliseconds;
}

/**
 * A test that waits for what nobody will bring has no timer, no file and no message under way. It is looked for more
 * than once, as one thing may just be handing over to the next.
 */
const LOOK = 50;
const LOOKS = 4;
let asked = false;
function leaveWhereNothingComes(): void {
  const awake = process.getActiveResourcesInfo().length;
  let looks = 0;
  setInterval(() => {
    looks = asked && process.getActiveResourcesInfo().length <= awake ? looks + 1 : 0;
    if (looks === LOOKS) process.kill(process.pid, 'SIGKILL');
  }, LOOK).unref();
}

async function fails({ run }: Collected): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

async function measured(): Promise<Measured> {
  const found: Measured['tests'][number][] = [];
  const fixed = [...mutant.counts.keys()];
  for (const test of tests) {
    mutant.counts.clear();
    patience(Infinity);
    const began = spent();
    const failed = await fails(test);
    const { file, line, name } = test;
    found.push({ file, line, name, failed, took: spent() - began, reached: [...mutant.counts] });
  }
  return { tests: found, fixed };
}

async function answer({ number, by, most }: Question): Promise<Answer> {
  Object.assign(mutant, { hits: 0, most });
  for (const { at, enough } of by) {
    patience(enough);
    mutant.on = number;
    const failed = await fails(tests[at]!);
    mutant.on = -1;
    if (mutant.hits > most) return { status: 'endless' };
    if (!failed) continue;
    // Broken or not, it fails: an earlier mutant has left something behind.
    return { status: 'noticed', by: at, soiled: await fails(tests[at]!) };
  }
  return { status: 'survived' };
}

limits.fill(Infinity);
new Worker(WATCH, { eval: true, workerData: limits }).unref();
loadFromCopies();
for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = () => undefined;
for (const file of files) await collectFrom(file);
const tell = (message: Loaded | Answer): void => void process.send!(message);
tell(counting ? await measured() : 'ready');
process.on('message', (question: Question) => {
  asked = true;
  void answer(question)
    .finally(() => {
      asked = false;
      patience(Infinity);
    })
    .then(tell);
});
leaveWhereNothingComes();
