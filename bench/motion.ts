// What a person with a slow phone goes through in whole games, at the usual pace and with motion: how long the page is deaf
// and how far things jump that nobody has touched.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { settled } from '../src/web/test/robot.ts';

/** Something that took too long or jumped too far, with what is known of its cause. */
export interface Fault {
  readonly value: number;
  /** Seconds since the game began. */
  readonly at: number;
  readonly where: string;
}
interface Played {
  /** In thousandths of the screen. */
  readonly shifts: readonly Fault[];
  readonly presses: number;
  readonly over: boolean;
}
export interface InMotion extends Played {
  /** Tasks of the page, in milliseconds of the slow phone. */
  readonly tasks: readonly Fault[];
  readonly said: readonly string[];
}
/** A game in which nobody wins is left. */
const MOST_MINUTES = 12;

/** Plays one game to its end by what is marked. Everything in this function runs in the page. */
async function playWhole(most: number): Promise<Played> {
  const began = performance.now();
  const shifts: Fault[] = [];
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'gone';
  const rectOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${x.toFixed(0)},${y.toFixed(0)} ${width.toFixed(0)}×${height.toFixed(0)}`;
  const root = document.querySelector<HTMLElement>('.table')!;
  // What moves at once because of a press is what was wished for, and so is what the answer to it brings.
  let [wished, answered] = [0, true];
  new MutationObserver(() => {
    if (answered) return;
    answered = true;
    wished = Math.max(wished, performance.now() + 250);
  }).observe(root, { attributeFilter: ['data-version', 'data-phase'] });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      if (startTime < wished || !answered) continue;
      const where = sources
        .slice(0, 3)
        .map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${rectOf(previousRect)} → ${rectOf(currentRect)}`,
        );
      shifts.push({ value: value * 1000, at: Math.round((startTime - began) / 100) / 10, where: where.join('; ') });
    }
  }).observe({ type: 'layout-shift' });

  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const { dataset: data } = root;
  const isAsked = (): boolean => data['unanswered'] === '0' && data['options'] !== '' && data['behind'] === 'false';
  let chance = 7;
  const draw = (): number => (chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0) >>> 8;
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const find = (): HTMLElement | undefined => {
    const n = draw();
    const [primary, end] = [all('[data-primary]')[0], all('[data-end]')[0]];
    if (primary !== undefined) return primary;
    const things = all('[data-state="can"], [data-state="laid"], [data-state="aim"]');
    const rows = all('.act');
    if (end !== undefined && (n % 3 === 0 || things.length + rows.length === 0)) return end;
    return things[n % Math.max(1, things.length)] ?? rows[n % Math.max(1, rows.length)] ?? all('[role="tab"]')[1];
  };
  let presses = 0;
  const until = began + most * 60_000;
  while (performance.now() < until && data['phase'] !== 'over') {
    const show = all('[data-show-next]')[0];
    if (show === undefined && !isAsked()) {
      await pause(50);
      continue;
    }
    const target = show ?? find();
    if (target !== undefined) {
      wished = performance.now() + 500;
      answered = false;
      // What only chooses is answered by no new position.
      setTimeout(() => (answered = true), 500);
      presses++;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    // Longer than what a press moves is forgiven, so that what moves by itself is seen.
    await pause(900);
  }
  await pause(3000);
  return { shifts, presses, over: data['phase'] === 'over' };
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
/** What Lighthouse takes for a phone: a quarter of the speed. */
const SLOW = 4;
/** Shorter tasks of the slow phone are not told. */
const LEAST = 50;
/**
 * Tasks of the pages' thread by the time that the processor worked for them: what else the machine does at that moment does
 * not count, so that these figures can be had on a busy one.
 */
function tasksIn(events: readonly TraceEvent[], began: number): readonly Fault[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const here = events.filter(({ pid, tid, ph }) => ph === 'X' && main.has(`${pid} ${tid}`));
  const tasks = here.filter(({ name, tdur = 0 }) => name.endsWith('RunTask') && (tdur / 1000) * SLOW > LEAST);
  return tasks.map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const parts = here
      .filter(
        (one) => one !== task && one.tid === task.tid && one.ts >= task.ts && one.ts < end && (one.tdur ?? 0) > 2000,
      )
      .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
      .slice(0, 4)
      .map(({ name, tdur = 0, args: { data } }) =>
        [name, data?.functionName, data?.url?.split('/').at(-1), ((tdur / 1000) * SLOW).toFixed(0)]
          .filter(Boolean)
          .join(' '),
      );
    return {
      value: ((task.tdur ?? 0) / 1000) * SLOW,
      at: Math.round((task.ts - began) / 100_000) / 10,
      where: parts.join('; '),
    };
  });
}
/** What is kept of a trace is limited, so it is asked for in parts of so many milliseconds. */
const PART = 15_000;
/** Everything long that the threads of the browser do while the promise is kept. */
async function traced<T>(line: CDPSession, during: Promise<T>): Promise<readonly [T, readonly TraceEvent[]]> {
  const events: TraceEvent[] = [];
  line.on('Tracing.dataCollected', ({ value }) => {
    // Only what is long, and the names of the threads: a game of minutes has millions of tasks.
    for (const event of value as unknown as TraceEvent[])
      if (event.ph === 'M' || (event.tdur ?? 0) > 1000) events.push(event);
  });
  const includedCategories = ['toplevel', 'devtools.timeline', '__metadata'];
  for (let over = false; !over;) {
    await line.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { recordMode: 'recordUntilFull', includedCategories },
    });
    const part = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PART));
    over = await Promise.race([during.then(() => true), part]);
    const whole = new Promise<void>((resolve) => line.once('Tracing.tracingComplete', () => resolve()));
    await line.send('Tracing.end');
    await whole;
  }
  return [await during, events];
}

/** One whole game against the easiest bot. */
export async function inMotion(browser: Browser, page: Page, game: string): Promise<InMotion> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`#/play/${game}?seed=pace&bot=recruit${game === 'bravery' ? '&players=2' : ''}`);
  await settled(page);
  const line = await browser.newBrowserCDPSession();
  const [played, events] = await traced(line, page.evaluate(playWhole, MOST_MINUTES));
  const began = Math.min(...events.filter(({ ph }) => ph === 'X').map(({ ts }) => ts));
  return { ...played, tasks: tasksIn(events, began), said };
}
