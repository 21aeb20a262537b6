import { expect } from '@playwright/test';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

test('own cards are checked as they are written, looked at, and tried in games of bots @phone', async ({
  page,
  isMobile,
}) => {
  const heard = listen(page);
  await page.goto('#/own');
  const text = page.getByRole('textbox');
  await text.fill('[{ "id": "Bad Name" }]');
  await expect(page.locator('.own-problems li').first()).toBeVisible();
  await expect(page.locator('.own-problems')).toContainText('Поле «number»: його бракує.');
  await text.fill('[{');
  await expect(page.locator('.own-problems')).toContainText('Це не JSON або його обірвано.');
  await accessible(page);
  await page.locator('[data-sample]').click();
  await expect(page.locator('.own-problems')).toHaveCount(0);
  await expect(page.locator('.gallery .card')).toHaveCount(6);
  await expect(page.locator('.gallery .card-title').first()).toHaveText('Лижний патруль');
  // What comes of their games is laid out on a phone as in the lab, which is looked at there.
  if (!isMobile) {
    await page.locator('[data-run]').click();
    await expect(page.locator('.lab-table tbody tr')).toHaveCount(2, { timeout: 120_000 });
    await expect(page.locator('.lab-cards')).toContainText('Лижний патруль', { timeout: 120_000 });
  }
  await accessible(page);
  // It is still there when one comes back.
  await page.reload();
  await expect(page.locator('.gallery .card')).toHaveCount(6);
  expect(heard).toEqual([]);
});
