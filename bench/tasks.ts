// What the pages' thread does while somebody plays, in tasks: by the time that the processor worked for each, because on a
// machine that others use as well the clock says more of the others than of the pages.
import type { CDPSession } from '@playwright/test';

/** Something that took too long or jumped too far, with what is known of its cause. */
export interface Fault {
  readonly value: number;
  /** Seconds since the game began. */
  readonly at: number;
  readonly where: string;
}
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long the processor worked for it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly functionName?: string; readonly url?: string } };
}
interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}
interface Profile {
  readonly nodes: readonly Node[];
  /** Microseconds, by the same clock as those of a trace. */
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}
interface Part {
  readonly events: readonly TraceEvent[];
  readonly profile: Profile | undefined;
}
/** What is kept of a trace is limited, so it is asked for in parts of so many milliseconds. */
const PART = 15_000;
/** Microseconds between two looks at what the scripts are doing. */
const SAMPLING = 400;

/** What the browser's threads do while the promise is kept; with `page` also what its scripts do, which slows them down. */
export async function traced<T>(
  line: CDPSession,
  during: Promise<T>,
  page?: CDPSession,
): Promise<readonly [T, readonly Part[]]> {
  const parts: Part[] = [];
  let events: TraceEvent[] = [];
  line.on('Tracing.dataCollected', ({ value }) => {
    // Only what is long, and the names of the threads: a game of minutes has millions of tasks.
    for (const event of value as unknown as TraceEvent[])
      if (event.ph === 'M' || (event.tdur ?? 0) > 500) events.push(event);
  });
  await page?.send('Profiler.enable');
  await page?.send('Profiler.setSamplingInterval', { interval: SAMPLING });
  const includedCategories = ['toplevel', 'devtools.timeline', '__metadata'];
  for (let over = false; !over;) {
    await line.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { recordMode: 'recordUntilFull', includedCategories },
    });
    await page?.send('Profiler.start');
    const part = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PART));
    over = await Promise.race([during.then(() => true), part]);
    const profile = (await page?.send('Profiler.stop'))?.profile as Profile | undefined;
    const whole = new Promise<void>((resolve) => line.once('Tracing.tracingComplete', () => resolve()));
    await line.send('Tracing.end');
    await whole;
    parts.push({ events, profile });
    events = [];
  }
  return [await during, parts];
}

/** So many milliseconds of the processor's work, on a phone that is `slow` times slower than this machine. */
export function tasksIn(parts: readonly Part[], slow: number, least: number): readonly Fault[] {
  const all = parts.flatMap(({ events }) => events);
  const main = new Set(
    all
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const timed = all.filter(({ ph }) => ph === 'X');
  const began = timed.reduce((first, { ts }) => Math.min(first, ts), Number.POSITIVE_INFINITY);
  return parts.flatMap(({ events, profile }) => {
    const here = events.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid} ${tid}`));
    const tasks = here.filter(({ name, tdur = 0 }) => name.endsWith('RunTask') && (tdur / 1000) * slow > least);
    return tasks.map((task) => ({
      value: ((task.tdur ?? 0) / 1000) * slow,
      at: Math.round((task.ts - began) / 100_000) / 10,
      where: [...within(task, here, slow), ...(profile === undefined ? [] : scriptsOf(task, profile))].join('; '),
    }));
  });
}
const MOST_PARTS = 5;
/** What a task consists of: layout, styles, painting, scripts. */
function within(task: TraceEvent, events: readonly TraceEvent[], slow: number): readonly string[] {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  for (const one of events) {
    if (one === task || one.tid !== task.tid || one.ts < task.ts || one.ts >= end || one.name.endsWith('RunTask'))
      continue;
    const { functionName = '', url = '' } = one.args.data ?? {};
    const name = [one.name, functionName, url.split('/').at(-1)].filter(Boolean).join(' ');
    sums.set(name, (sums.get(name) ?? 0) + (one.tdur ?? 0));
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_PARTS)
    .map(([name, sum]) => `${name} ${((sum / 1000) * slow).toFixed(0)}`);
}
const MOST_SCRIPTS = 14;
/** The functions that were at work in a task, with all that they called, in hundredths of it. */
function scriptsOf({ ts, dur = 0 }: TraceEvent, { nodes, startTime, samples, timeDeltas }: Profile): readonly string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const sums = new Map<string, number>();
  let now = startTime;
  for (const [i, sample] of samples.entries()) {
    now += timeDeltas[i] ?? 0;
    if (now < ts || now >= ts + dur) continue;
    const names = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const { functionName, url } = byId.get(id)!.callFrame;
      if (functionName !== '' && functionName !== '(root)') names.add(`${functionName}@${url.split('/').at(-1)}`);
    }
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + (timeDeltas[i + 1] ?? SAMPLING));
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_SCRIPTS)
    .map(([name, sum]) => `${name} ${((100 * sum) / Math.max(1, dur)).toFixed(0)}%`);
}
