import { expect } from '@playwright/test';
import { accessible, listen } from './robot.ts';
import { test } from './unpainted.ts';

test('the lab plays many games in the page and compares two set-ups @phone', async ({ page }) => {
  const heard = listen(page);
  await page.goto('#/lab/liberation');
  await page.getByRole('checkbox').check();
  await page.getByRole('group').getByRole('button', { name: '50', exact: true }).click();
  await page.locator('[data-run]').click();
  await expect(page.locator('.lab-row [aria-live]')).toHaveText('50 з 50', { timeout: 120_000 });
  const rows = page.locator('.lab-table tbody tr');
  await expect(rows).toHaveCount(2);
  // The same set-up with the same numbers is the same games.
  await expect(rows.first().locator('td').last()).toContainText('+0,0');
  await accessible(page);
  expect(heard).toEqual([]);
});

test('bots of different strength meet in the lab, and the stronger wins more', async ({ page }) => {
  await page.goto('#/lab/liberation');
  await page.getByRole('button', { name: '50', exact: true }).click();
  await page.getByRole('group', { name: 'Опір' }).getByRole('button', { name: 'Солдат' }).click();
  await page.locator('[data-run]').click();
  await expect(page.locator('.lab-row [aria-live]')).toHaveText('50 з 50', { timeout: 120_000 });
  const rates = await page.locator('.lab-table tbody b').allTextContents();
  expect(Number.parseFloat(rates[1]!)).toBeGreaterThan(Number.parseFloat(rates[0]!));
});
