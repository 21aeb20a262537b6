// `npm run bench:lighthouse -- <folder> [rounds] [page…]`: what Lighthouse says of five pages on a slow phone. It is no
// dependency of ours: `npm i --prefix <folder> lighthouse` fetches it wherever one likes. Throttling is reckoned, not
// carried out, so that another program on the machine spoils less; it does spoil, so each figure is a median of the rounds.
// On a machine that is busy all the time, `BY_PROCESSOR=1` before it reckons with the time that the processor worked for
// the page, and not with the time that the page waited for the processor; the speed index is seen and not reckoned.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import { median } from './clock.ts';
import { freePort, serve } from './served.ts';

const PAGES: Readonly<Record<string, string>> = {
  home: '',
  table: '#/play/liberation?seed=phone&bot=soldier',
  rulebook: '#/rules/liberation',
  profile: '#/me',
  replay: '#/replay/hour.room.0',
};
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof CATEGORIES;

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly unknown[] };
}
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;
/** What Lighthouse gathers before it judges, as far as it is changed here. */
interface Gathered {
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly { dur?: number; readonly tdur?: number }[] } };
  readonly runnerOptions: object;
}
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const;

const [folder, rounds = '3', ...wanted] = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in PAGES));
if (folder === undefined || !(Number(rounds) >= 1) || unknown !== undefined) {
  console.error(`redut: usage: npm run bench:lighthouse -- FOLDER [rounds] [${Object.keys(PAGES).join('] [')}]`);
  process.exit(2);
}

async function lighthouseOf(place: string): Promise<Lighthouse> {
  const { resolve: find } = createRequire(join(resolve(place), 'any.js'));
  const part = async (name: string): Promise<unknown> =>
    import(pathToFileURL(join(dirname(find('lighthouse')), name)).href);
  try {
    if (process.env['BY_PROCESSOR'] !== undefined) return await byProcessor(part);
    return ((await import(pathToFileURL(find('lighthouse')).href)) as { default: Lighthouse }).default;
  } catch (error) {
    console.error(`redut: there is no Lighthouse in ${place}; npm i --prefix ${place} lighthouse\n${String(error)}`);
    process.exit(2);
  }
}
/** Lighthouse in its two halves, of which the second is told how long the processor worked, and that our server answers at once. */
async function byProcessor(part: (name: string) => Promise<unknown>): Promise<Lighthouse> {
  const { navigationGather } = (await part('gather/navigation-runner.js')) as {
    navigationGather: (page: undefined, url: string, options: { flags: object }) => Promise<Gathered>;
  };
  const { Runner } = (await part('runner.js')) as {
    Runner: { audit: (artifacts: object, options: object) => Promise<{ readonly lhr: Report } | undefined> };
  };
  return async (url, flags) => {
    const { origin } = new URL(url);
    const precomputedLanternData = {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: 5 },
    };
    const { artifacts, runnerOptions } = await navigationGather(undefined, url, {
      flags: { ...flags, precomputedLanternData },
    });
    for (const event of artifacts.Trace.traceEvents) if (event.tdur !== undefined) event.dur = event.tdur;
    return Runner.audit(artifacts, runnerOptions);
  };
}
/** A device on which games were finished: a profile and a replay of nothing would be no test. */
async function playedBefore(context: BrowserContext, baseURL: string): Promise<void> {
  const record = JSON.parse(
    await readFile(join(import.meta.dirname, '../records/liberation/default.json'), 'utf8'),
  ) as { readonly game: string; readonly outcome: readonly number[] };
  const online = Array.from({ length: 12 }, (_, n) => ({
    match: `hour.room.${n}`,
    room: 'room',
    game: record.game,
    who: 'me',
    phase: 'over',
    seats: [0, 1].map((seat) => (seat === n % 2 ? { kind: 'person', name: 'Оля' } : { kind: 'bot', level: 'soldier' })),
    mine: n % 2,
    awaited: 0,
    at: 1_700_000_000_000 + n * 86_400_000,
    scores: record.outcome,
    record,
  }));
  const file = JSON.stringify({ redut: 'device', version: 1, matches: [], settings: {}, online });
  const page = await context.newPage();
  await page.goto(`${baseURL}#/me`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'device.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.locator('[data-add]').click();
  await page.locator('.history-line').first().waitFor();
  await page.close();
}
const percent = (score: number | null): number => Math.round((score ?? 0) * 100);
function tell(name: string, reports: readonly Report[]): void {
  const scores = (Object.keys(CATEGORIES) as Category[]).map((category) => {
    const score = median(reports.map(({ categories }) => percent(categories[category].score)));
    return `${category} ${score}${score < CATEGORIES[category] ? ' MISSED' : ''}`;
  });
  const times = TIMES.map((id) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return `${id} ${Math.round(value)}`;
  });
  const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN));
  console.log(`${name.padEnd(9)} ${scores.join(', ')} | ${times.join(', ')}, shift ${shift.toFixed(3)}`);
  const last = reports.at(-1)!;
  for (const { id, title, score, scoreDisplayMode, displayValue = '', details } of Object.values(last.audits)) {
    if (score === null || score >= 0.9 || scoreDisplayMode === 'informative' || scoreDisplayMode === 'manual') continue;
    console.log(`    ${id}: ${title} ${displayValue} ${JSON.stringify(details?.items ?? []).slice(0, 400)}`);
  }
}

const lighthouse = await lighthouseOf(folder);
const executablePath = await browserPath();
const { server, baseURL } = await serve();
const profile = await mkdtemp(join(tmpdir(), 'redut-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath,
  locale: 'uk',
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
try {
  let played = false;
  for (const name of wanted.length > 0 ? wanted : Object.keys(PAGES)) {
    // Whoever comes to the start page or to a table for the first time has nothing; what is kept stays from then on.
    if (!played && (name === 'profile' || name === 'replay')) {
      await playedBefore(context, baseURL);
      played = true;
    }
    const reports: Report[] = [];
    for (let n = 0; n < Number(rounds); n++) {
      const result = await lighthouse(`${baseURL}${PAGES[name]!}`, {
        port,
        logLevel: 'error',
        onlyCategories: Object.keys(CATEGORIES),
      });
      if (result !== undefined) reports.push(result.lhr);
    }
    tell(name, reports);
  }
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await context.close();
  server.kill();
  await rm(profile, { recursive: true, force: true });
}
