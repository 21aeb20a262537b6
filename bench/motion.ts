// What a person with a slow phone goes through in whole games, at the usual pace and with motion: how long the page is deaf
// and how far things jump.
import type { Browser, Page } from '@playwright/test';
import { numbers, settled } from '../src/web/test/robot.ts';
import { type Fault, tasksIn, traced } from './tasks.ts';

/**
 * What came before a jump: a press, by the browser's own reckoning (half a second); an answer to a press that took longer
 * than that; nothing that the viewer did.
 */
export type Cause = 'press' | 'answer' | 'itself';
export interface Jump extends Fault {
  readonly cause: Cause;
}
export interface InMotion {
  readonly presses: number;
  /** Presses that fingers could not carry out, because something lay over the thing. */
  readonly covered: number;
  readonly over: boolean;
  /** In thousandths of the screen. */
  readonly jumps: readonly Jump[];
  /** Tasks of the page, in milliseconds of the slow phone. */
  readonly tasks: readonly Fault[];
  readonly said: readonly string[];
}
export interface Wish {
  readonly game: string;
  /** A game in which nobody wins is left. */
  readonly minutes: number;
  /** The clock of the page goes slower by so much as well. */
  readonly throttled: number;
  /** Tells which functions were at work in long tasks, and slows them down by that. */
  readonly profiled: boolean;
}

/** Remembers in the page what jumps. Everything in this function runs there. */
function watchJumps(): void {
  const jumps: Jump[] = [];
  const began = performance.now();
  Object.assign(window, { jumps });
  const root = document.querySelector<HTMLElement>('.table')!;
  const nameOf = (node: Node | null): string => {
    if (!(node instanceof Element)) {
      const above = node?.parentElement ?? undefined;
      return above === undefined ? 'gone' : `text of ${nameOf(above)}`;
    }
    const above = node.closest('[data-keys]') ?? node;
    const name = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.')}`;
    return `${name(node)}${above === node ? '' : ` in ${name(above)}`} ${above.getAttribute('data-keys') ?? ''}`.trim();
  };
  const rectOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${x.toFixed(0)},${y.toFixed(0)} ${width.toFixed(0)}×${height.toFixed(0)}`;
  // What the viewer has asked for is what comes at once, and what the answer brings, however late that is.
  let [answeredAt, awaited] = [0, false];
  document.addEventListener('click', () => (awaited = true), true);
  new MutationObserver(() => {
    if (!awaited) return;
    answeredAt = performance.now();
    awaited = root.dataset['unanswered'] !== '0';
  }).observe(root, { attributeFilter: ['data-version', 'data-phase', 'data-unanswered'] });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources, hadRecentInput } of list.getEntries() as Shift[])
      jumps.push({
        value: value * 1000,
        at: Math.round((startTime - began) / 100) / 10,
        where: sources
          .map(
            ({ node, previousRect, currentRect }) => `${nameOf(node)} ${rectOf(previousRect)} → ${rectOf(currentRect)}`,
          )
          .join('; '),
        cause: hadRecentInput ? 'press' : startTime < answeredAt + 250 ? 'answer' : 'itself',
      });
  }).observe({ type: 'layout-shift' });
}

type Spot = { readonly x: number; readonly y: number } | 'pressed' | 'nothing' | 'over';
/**
 * Waits until something can be pressed, chooses one of the things that are marked and says where a finger can reach it.
 * Everything in this function runs in the page.
 */
export async function nextPress({ n, until }: { readonly n: number; readonly until: number }): Promise<Spot> {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const { dataset: data } = document.querySelector<HTMLElement>('.table')!;
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const isAsked = (): boolean => data['unanswered'] === '0' && data['options'] !== '' && data['behind'] === 'false';
  const find = (): HTMLElement | undefined => {
    const show = all('[data-show-next]')[0];
    if (show !== undefined) return show;
    const [primary, end] = [all('[data-primary]:not([disabled])')[0], all('[data-end]:not([disabled])')[0]];
    if (primary !== undefined) return primary;
    const things = all('[data-state="can"], [data-state="laid"], [data-state="aim"]');
    const rows = all('.act');
    if (end !== undefined && (n % 3 === 0 || things.length + rows.length === 0)) return end;
    return things[n % Math.max(1, things.length)] ?? rows[n % Math.max(1, rows.length)] ?? all('[role="tab"]')[1];
  };
  while (all('[data-show-next]').length === 0 && !isAsked()) {
    if (data['phase'] === 'over' || Date.now() > until) return 'over';
    await pause(50);
  }
  if (data['phase'] === 'over') return 'over';
  const target = find();
  if (target === undefined) return 'nothing';
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = target.getBoundingClientRect();
  for (const [across, down] of [0.5, 0.25, 0.75].flatMap((one) =>
    [0.5, 0.25, 0.75].map((two) => [one, two] as const),
  )) {
    const [x, y] = [left + width * across, top + height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && target.contains(hit) && (hit.closest('[data-keys], button') ?? target) === target)
      return { x, y };
  }
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'pressed';
}
/** Longer than what the browser forgives to a press, so that what moves by itself is seen. */
const BETWEEN = 800;
/** Plays one game to its end by what is marked, with a finger. */
async function playWhole(page: Page, minutes: number) {
  const until = Date.now() + minutes * 60_000;
  const chance = numbers(7);
  let [presses, covered, over] = [0, 0, false];
  while (Date.now() < until) {
    const spot = await page.evaluate(nextPress, { n: chance.next().value, until });
    if (spot === 'over') break;
    if (spot === 'nothing') continue;
    presses++;
    if (spot === 'pressed') covered++;
    else await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(BETWEEN);
  }
  over = (await page.locator('.table').getAttribute('data-phase')) === 'over';
  await page.waitForTimeout(3000);
  const jumps = await page.evaluate(() => (window as unknown as { jumps: Jump[] }).jumps);
  return { presses, covered, over, jumps };
}

/** What Lighthouse takes for a phone: a quarter of the speed. */
const SLOW = 4;
/** Shorter tasks of the slow phone are not told. */
const LEAST = 50;
/** One game against the easiest bot. */
export async function inMotion(browser: Browser, page: Page, wish: Wish): Promise<InMotion> {
  const { game, minutes, throttled, profiled } = wish;
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`#/play/${game}?seed=pace&bot=recruit${game === 'bravery' ? '&players=2' : ''}`);
  await settled(page);
  await page.evaluate(watchJumps);
  const own = await page.context().newCDPSession(page);
  if (throttled > 1) await own.send('Emulation.setCPUThrottlingRate', { rate: throttled });
  const line = await browser.newBrowserCDPSession();
  const [played, parts] = await traced(line, playWhole(page, minutes), profiled ? own : undefined);
  // While the page is throttled its thread is on the processor all the time.
  return { ...played, tasks: tasksIn(parts, SLOW / throttled, LEAST), said };
}
