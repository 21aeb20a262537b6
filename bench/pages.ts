// `npm run bench:pages [rounds]`: how soon the pages answer, in a real browser, beside what they promise. On a machine
// that others use as well the figures say little; nothing fails by them.
import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import bundled from '@sparticuz/chromium';
import { GAME_NAMES } from '../src/games/index.ts';
import { instant, playSome, settled } from '../src/web/test/robot.ts';
import { median } from './clock.ts';

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
const MOVES_TO_WATCH = 14;

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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
/** The pages as they are served to everybody. */
async function serve(): Promise<{ readonly server: ChildProcess; readonly baseURL: string }> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/server/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (part: Buffer) => part.includes('is served at') && resolve());
    server.on('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
  });
  return { server, baseURL: `http://127.0.0.1:${port}/` };
}

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

interface Animated {
  /** Tasks of the page while things move, on a slow phone. */
  readonly tasks: number[];
  /** How far things jumped that nobody had touched, in thousandths of the screen. */
  readonly shifts: number[];
  readonly said: readonly string[];
}
/** A few moves at the usual pace, with motion, on a phone of a quarter of the speed. */
async function animated(page: Page, game: string): Promise<Animated> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const line = await page.context().newCDPSession(page);
  await page.goto(`#/play/${game}?seed=pace&bot=recruit${game === 'bravery' ? '&players=2' : ''}`);
  await settled(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.evaluate(() => {
    const watched: { tasks: number[]; shifts: number[] } = { tasks: [], shifts: [] };
    Object.assign(window, { animated: watched });
    new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      { type: 'longtask' },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifts.push(entry.value * 1000);
    }).observe({ type: 'layout-shift' });
  });
  await playSome(page, 7, MOVES_TO_WATCH);
  const { tasks, shifts } = await page.evaluate(() => (window as unknown as { animated: Animated }).animated);
  return { tasks, shifts, said };
}

async function measure(browser: Browser, baseURL: string, rounds: number): Promise<Figure[]> {
  const fresh = async <T>(device: BrowserContextOptions, look: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ baseURL, locale: 'uk', ...device });
    try {
      return await look(await context.newPage());
    } finally {
      await context.close();
    }
  };
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
    const { tasks, shifts, said } = await fresh(PHONE, (page) => animated(page, game));
    figures.push({ name: `${game}: longest task in motion, slow phone`, most: 100, of: highest, times: tasks });
    figures.push({ name: `${game}: jumps, thousandths of the screen`, most: 50, of: highest, times: shifts });
    figures.push({
      name: `${game}: messages of the console`,
      most: 0,
      of: (all) => all.length,
      times: said.map(() => 1),
    });
  }
  return figures;
}

function print(figures: readonly Figure[]): void {
  for (const { name, most, of, times } of figures) {
    const value = of(times);
    const kept = value <= most ? 'kept  ' : 'MISSED';
    const unit = /jumps|messages/.test(name) ? '' : ' ms';
    const figure = Number.isNaN(value) ? 'nothing was seen' : `${value.toFixed(0).padStart(6)}${unit}`;
    console.log(`${kept}  ${name.padEnd(42)} ${figure}  at most ${most}${unit}  (${times.length} times)`);
  }
}

const rounds = Number(process.argv[2] ?? '3');
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100) {
  console.error('redut: rounds must be a whole number from 1 to 100');
  process.exit(2);
}
const executablePath = process.env['CHROMIUM'] ?? (await bundled.executablePath());
const { server, baseURL } = await serve();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  print(await measure(browser, baseURL, rounds));
} finally {
  await browser.close();
  server.kill();
}
