import { expect, test } from '@playwright/test';

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
