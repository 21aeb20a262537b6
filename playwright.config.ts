import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 8139);
const executablePath = await browserPath();

/** Frames of motion cost more than what a test does meanwhile; those that look at motion ask for it. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'src/web/test',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // These end what will never come; they are long, because a busy machine is no fault of a page.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // All tests share one server and nothing else: each makes rooms and names of its own.
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: 'uk',
    actionTimeout: 30_000,
    // It fetches all that was built, for every context anew, and that costs more than most tests. Those that need it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
  // @phone: on a phone, too; @fingers: there alone; @long: only in `npm run robots`.
  projects: [
    // First, because it has the longest tests: none of them is left for the end.
    { name: 'laptop', use: { ...LAPTOP, ...STILL }, grepInvert: /@fingers|@long/ },
    { name: 'phone', use: { ...PHONE, ...STILL }, grep: /@phone/, grepInvert: /@long/ },
    { name: 'robots', use: { ...LAPTOP, serviceWorkers: 'allow' }, grep: /@long/, grepInvert: /@fingers/ },
    { name: 'robots-phone', use: { ...PHONE, serviceWorkers: 'allow' }, grep: /@phone.*@long/ },
  ],
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT: String(PORT), DATA: ':memory:' },
    timeout: 60_000,
  },
});
