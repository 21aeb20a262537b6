import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './devices.ts';

test.use({ serviceWorkers: 'allow' });

test('the start page fetches the icons that it shows and no others, and texts are packed', async ({ page }) => {
  const pictures: string[] = [];
  const plain: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().serviceWorker() !== null) return;
    if (pathname.includes('/icons-')) pictures.push(pathname.replace(/^.*\/(icons-\w+)-.*$/, '$1'));
    if (/\.(?:js|css|svg)$/.test(pathname) && response.headers()['content-encoding'] === undefined)
      plain.push(pathname);
  });
  await page.goto('');
  await page.waitForLoadState('networkidle');
  expect([...new Set(pictures)]).toEqual(['icons-first']);
  expect(plain).toEqual([]);
});

test('the first load stays small: 150 kB of script, 100 kB of styles and fonts', async ({ page }) => {
  const sizes = { script: 0, style: 0 };
  const weighed: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.url().endsWith('.js')
      ? 'script'
      : /\.(?:css|woff2)$/.test(response.url())
        ? 'style'
        : undefined;
    // What the service worker fetches for later is no part of the first load.
    if (kind === undefined || response.request().serviceWorker() !== null) return;
    weighed.push(
      response.body().then((body) => {
        sizes[kind] += response.url().endsWith('.woff2') ? body.length : gzipSync(body).length;
      }),
    );
  });
  await page.goto('');
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThan(150_000);
  expect(sizes.style).toBeLessThan(100_000);
  console.log(`first load: ${JSON.stringify(sizes)}`);
});

test('where the browser offers it, the page can be put on the device', async ({ page }) => {
  await page.goto('#/about');
  const button = page.getByRole('button', { name: 'Встановити на цей пристрій' });
  await expect(page.locator('.prose')).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = (): Promise<void> => {
      document.title = 'asked';
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await button.click();
  await expect(page).toHaveTitle('asked');
  await expect(button).toHaveCount(0);
});
