import { expect } from '@playwright/test';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

// What is compared and what a link says knows nothing of the screen; the lab of a laptop is looked at below.
test('the lab plays many games in the page, compares two set-ups on the same deals, and its link does so again @phone @fingers', async ({
  page,
}) => {
  const heard = listen(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/lab/liberation');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '50', exact: true }).click();
  await page.locator('[data-run]').click();
  const progress = page.locator('[data-progress]');
  await expect(progress).toHaveText('50 пар з 50', { timeout: 120_000 });
  // The same set-up with the same numbers is the same games.
  await expect(page.locator('.lab-finding')).toContainText('+0,0');
  await expect(page.locator('.lab-claim')).toContainText('Різниці не знайдено');
  const rates = await page.locator('.lab-table tbody b').allTextContents();
  await accessible(page);
  await page.locator('[data-copy-study]').click();
  await expect(page.locator('[data-copy-study]')).toHaveText('Скопійовано');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(progress).toHaveText('50 пар з 50', { timeout: 120_000 });
  expect(await page.locator('.lab-table tbody b').allTextContents()).toEqual(rates);
  await expect(page.locator('.lab-earlier a')).toHaveCount(1);
  expect(heard).toEqual([]);
});

test('bots of different strength meet in the lab, and the stronger wins more', async ({ page }) => {
  await page.goto('#/lab/liberation');
  await page.getByRole('button', { name: '50', exact: true }).click();
  await page.getByRole('combobox', { name: 'Династія' }).selectOption('Навмання');
  await page.locator('[data-run]').click();
  await expect(page.locator('[data-progress]')).toHaveText('50 з 50', { timeout: 120_000 });
  const rates = await page.locator('.lab-table tbody b').allTextContents();
  expect(Number.parseFloat(rates[1]!)).toBeGreaterThan(Number.parseFloat(rates[0]!));
  // In the language of the page: a comma, and the word for the interval.
  expect(rates[0]).toMatch(/^\d+,\d\s%$/);
  await accessible(page);
  await expect(page.locator('.lab-claim')).toContainText('Довірчий інтервал');
});
