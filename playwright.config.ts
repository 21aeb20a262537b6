import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const PORT = Number(process.env['TEST_PORT'] ?? 8139);
/** A browser of the system if it is named, else the one that comes with the dependencies. */
const executablePath = process.env['CHROMIUM'] ?? (await chromium.executablePath());

export default defineConfig({
  testDir: 'src/web/test',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 1,
  // On a busy machine a page may miss a moment; what fails three times in a row is broken.
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: 'uk',
    actionTimeout: 10_000,
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'laptop', use: { viewport: { width: 1366, height: 768 } }, grepInvert: /@fingers/ },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT: String(PORT), DATA: ':memory:' },
    timeout: 60_000,
  },
});
