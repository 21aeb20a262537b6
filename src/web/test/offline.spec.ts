import { expect } from '@playwright/test';
import { instant, playThrough, settled } from './robot.ts';
import { test } from './devices.ts';

test.use({ serviceWorkers: 'allow' });

test('19: after one visit a bot game can be begun and finished offline', async ({ page, context }) => {
  await instant(page);
  await page.goto('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.locator('.poster .button.filled').first().click();
  await settled(page);
  await playThrough(page, 11, false);
  await expect(page.locator('.end h2')).toBeVisible();
});
