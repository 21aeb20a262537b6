import { expect, type Page } from '@playwright/test';
import { instant, settled } from './robot.ts';
import { test } from './devices.ts';

// As on a device: both tabs belong to one service worker.
test.use({ serviceWorkers: 'allow' });

const digest = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-digest');
async function act(page: Page): Promise<void> {
  await page.locator('.act').first().click();
  const primary = page.locator('[data-primary]');
  if ((await primary.count()) > 0) await primary.click();
}

test('a match in two tabs of one device: who comes late is shown what happened', async ({ page, context }) => {
  await instant(page);
  await page.goto('#/play/liberation?seed=two&bot=recruit');
  await settled(page);
  const other = await context.newPage();
  await instant(other);
  await other.goto(page.url());
  await settled(other);
  const before = await digest(other);
  await act(page);
  await expect.poll(() => digest(page)).not.toBe(before);
  await settled(page);
  expect(await digest(other)).toBe(before);
  await act(other);
  await expect.poll(async () => (await digest(other)) === (await digest(page))).toBe(true);
});
