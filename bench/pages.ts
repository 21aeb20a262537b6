// `npm run bench:pages [rounds]`: how soon the pages answer, in a real browser, beside what they promise.
// `npm run bench:pages -- motion [game…]`: whole games on a slow phone with everything that moves; takes minutes for each.
//   --minutes 3 leaves a game then; --throttled 4 slows the page's clock down as well; --profiled tells the functions that
//   were at work in long tasks; --at http://127.0.0.1:8080/ plays on pages that are served already.
// On a machine that others use as well the figures say little; nothing fails by them.
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import { GAME_NAMES } from '../src/games/index.ts';
import { instant, playSome, settled } from '../src/web/test/robot.ts';
import { median } from './clock.ts';
import { type Cause, inMotion, type Wish } from './motion.ts';
import { serve } from './served.ts';
import type { Fault } from './tasks.ts';

const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** What Lighthouse takes for a phone on a slow line. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } as const;
const SLOW_CPU = 4;

/** Milliseconds, one for each time that it was looked at, and the most they should be. */
interface Figure {
  readonly name: string;
  readonly most: number;
  readonly of: (times: readonly number[]) => number;
  readonly times: readonly number[];
}
const highest = (times: readonly number[]): number => Math.max(0, ...times);
const ninetyFive = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const openTable = async (page: Page, game: string, query: string): Promise<void> => {
  await instant(page);
  await page.goto(`#/play/${game}?${query}`);
  await settled(page);
};

/** From the request to a button that can be pressed, on a phone that has never been here. */
async function startPage(page: Page): Promise<number> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.goto('', { waitUntil: 'commit' });
  await page.locator('.poster .button.filled').first().waitFor();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  });
}
/** From a click on what cannot be done to the rule that forbids it. */
async function deadClick(page: Page, game: string): Promise<number> {
  await openTable(page, game, 'seed=dead&bot=recruit');
  await playSome(page, 3, 12);
  await settled(page);
  await page.keyboard.press('Escape');
  const dead = page.locator('[data-keys][data-state=""]:visible, [data-keys][data-state="no"]:visible').first();
  return dead.evaluate(
    (thing) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        new MutationObserver((_, seen) => {
          if (document.querySelector('.popup') === null) return;
          seen.disconnect();
          resolve(performance.now() - began);
        }).observe(document.body, { childList: true, subtree: true });
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
  );
}
async function reload(page: Page, game: string): Promise<number> {
  await openTable(page, game, 'seed=again&bot=recruit');
  await playSome(page, 7, 3);
  await page.reload();
  await settled(page);
  return page.evaluate(() => performance.now());
}

interface Watched {
  /** How long each bot thought: at this speed a position is shown as soon as it is known. */
  readonly thought: number[];
  /** How long the page was deaf meanwhile. */
  readonly deaf: number[];
}
async function strongBots(page: Page, game: string): Promise<Watched> {
  await openTable(page, game, `seed=pace&bot=officer${game === 'bravery' ? '&players=2' : ''}`);
  await page.evaluate(() => {
    const watched: { thought: number[]; deaf: number[] } = { thought: [], deaf: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => watched.deaf.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    const root = document.querySelector<HTMLElement>('.table')!;
    let last = performance.now();
    new MutationObserver(() => {
      const now = performance.now();
      if (root.dataset['acted'] !== '') watched.thought.push(now - last);
      last = now;
    }).observe(root, { attributeFilter: ['data-version'] });
  });
  await playSome(page, 7, game === 'war' ? 60 : 30);
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

type Fresh = <T>(device: BrowserContextOptions, look: (page: Page) => Promise<T>) => Promise<T>;
/** A page of somebody who has never been here. */
const freshIn =
  (browser: Browser, baseURL: string): Fresh =>
  async (device, look) => {
    const context = await browser.newContext({ baseURL, locale: 'uk', ...device });
    try {
      return await look(await context.newPage());
    } finally {
      await context.close();
    }
  };
const worst = (faults: readonly Fault[], most: number): readonly Fault[] =>
  faults
    .filter(({ value }) => value > most)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 8);
const [MOST_DEAF, MOST_JUMP] = [100, 50];
const CAUSES: Readonly<Record<Cause, string>> = {
  press: 'jumps at a press',
  answer: 'jumps of a late answer',
  itself: 'jumps by themselves',
};
/** Whole games in motion, each told as soon as it is over. */
async function motion(browser: Browser, fresh: Fresh, games: readonly string[], wish: Omit<Wish, 'game'>) {
  for (const game of games) {
    const { tasks, jumps, said, presses, covered, over } = await fresh(PHONE, (page) =>
      inMotion(browser, page, { game, ...wish }),
    );
    console.log(`${game}: ${presses} presses (${covered} covered), ${over ? 'to the end' : 'not to the end'}`);
    const values = (faults: readonly Fault[]): number[] => faults.map(({ value }) => value);
    const caused = (wanted: Cause) => jumps.filter(({ cause }) => cause === wanted);
    print([
      { name: `${game}: longest task in motion, slow phone`, most: MOST_DEAF, of: highest, times: values(tasks) },
      ...Object.entries(CAUSES).map(([cause, name]) => ({
        name: `${game}: ${name}, thousandths`,
        most: cause === 'press' ? Number.POSITIVE_INFINITY : MOST_JUMP,
        of: highest,
        times: values(caused(cause as Cause)),
      })),
      { name: `${game}: messages of the console`, most: 0, of: (all) => all.length, times: said.map(() => 1) },
    ]);
    for (const { value, at, where } of worst(tasks, MOST_DEAF))
      console.log(`  ${value.toFixed(0)} ms at ${at} s: ${where}`);
    for (const cause of Object.keys(CAUSES) as Cause[])
      for (const { value, at, where } of worst(caused(cause), MOST_JUMP / 2))
        console.log(`  ${value.toFixed(0)} (${cause}) at ${at} s: ${where}`);
    for (const line of said.slice(0, 5)) console.log(`  ${line}`);
  }
}

async function measure(fresh: Fresh, rounds: number): Promise<Figure[]> {
  const repeated = async (device: BrowserContextOptions, look: (page: Page) => Promise<number>): Promise<number[]> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await fresh(device, look));
    return times;
  };
  const start = await repeated(PHONE, startPage);
  const figures: Figure[] = [{ name: 'start page, slow phone', most: 3000, of: median, times: start }];
  for (const game of GAME_NAMES) {
    const dead = await repeated(LAPTOP, (page) => deadClick(page, game));
    figures.push({ name: `${game}: why not, after a click`, most: 200, of: median, times: dead });
    for (const [device, use] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
      const times = await repeated(use, (page) => reload(page, game));
      figures.push({ name: `${game}: the table is back, ${device}`, most: 2000, of: median, times });
    }
    const { thought, deaf } = await fresh(LAPTOP, (page) => strongBots(page, game));
    figures.push({ name: `${game}: officers answer, 95 %`, most: 2000, of: ninetyFive, times: thought });
    figures.push({ name: `${game}: longest task of the page`, most: 200, of: highest, times: deaf });
  }
  return figures;
}

function print(figures: readonly Figure[]): void {
  for (const { name, most, of, times } of figures) {
    const value = of(times);
    const kept = value <= most ? 'kept  ' : 'MISSED';
    const unit = /jumps|messages/.test(name) ? '' : ' ms';
    const figure = Number.isNaN(value) ? 'nothing was seen' : `${value.toFixed(0).padStart(6)}${unit}`;
    const limit = most === Number.POSITIVE_INFINITY ? 'is wished for' : `at most ${most}${unit}`;
    console.log(`${kept}  ${name.padEnd(46)} ${figure}  ${limit}  (${times.length} times)`);
  }
}

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '12' },
    throttled: { type: 'string', default: '1' },
    profiled: { type: 'boolean', default: false },
    at: { type: 'string' },
  },
});
const [first = '3', ...others] = positionals;
const rounds = first === 'motion' ? 0 : Number(first);
if (first !== 'motion' && (!Number.isInteger(rounds) || rounds < 1 || rounds > 100)) {
  console.error('redut: rounds must be a whole number from 1 to 100');
  process.exit(2);
}
const [minutes, throttled] = [Number(wanted.minutes), Number(wanted.throttled)];
if (!(minutes > 0 && throttled >= 1)) {
  console.error('redut: --minutes must be above 0, and --throttled at least 1');
  process.exit(2);
}
const unknown = others.filter((name) => !GAME_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`redut: there is no game "${unknown[0]}"`);
  process.exit(2);
}
const executablePath = await browserPath();
const { server, baseURL } = wanted.at === undefined ? await serve() : { server: undefined, baseURL: wanted.at };
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const fresh = freshIn(browser, baseURL);
  if (first === 'motion')
    await motion(browser, fresh, others.length > 0 ? others : GAME_NAMES, {
      minutes,
      throttled,
      profiled: wanted.profiled,
    });
  else print(await measure(fresh, rounds));
} finally {
  await browser.close();
  server?.kill();
}
