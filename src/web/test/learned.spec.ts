import { expect } from '@playwright/test';
import { instant, playSome } from './robot.ts';
import { test } from './devices.ts';

test('what a bot has learned comes when it sits down and not before, and may be computed quickly', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.gz')) fetched.push(`${/\w+(?=-)/.exec(pathname)?.[0]} ${response.status()}`);
  });
  await instant(page);
  await page.goto('');
  await expect(page.locator('.poster .button.filled').first()).toBeVisible();
  expect(fetched).toEqual([]);
  await page.locator('.poster .button.filled').first().click();
  await playSome(page, 11, 8);
  await expect.poll(() => [...new Set(fetched)]).toEqual(['liberation 200']);
  const empty = [0, 97, 115, 109, 1, 0, 0, 0];
  expect(
    await page.evaluate((code) => WebAssembly.compile(Uint8Array.from(code)).then(String, String), empty),
  ).toContain('Module');
});
