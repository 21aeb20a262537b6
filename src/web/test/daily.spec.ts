import { expect } from '@playwright/test';
import { accessible, instant, listen, playThrough, settled } from './robot.ts';
import { test } from './devices.ts';

test('the game of the day is played to its end, and its score is counted by the server', async ({ page }) => {
  test.setTimeout(900_000);
  const heard = listen(page);
  await instant(page);
  await page.goto('#/daily');
  await accessible(page);
  await page.locator('.daily-game').first().getByRole('link').click();
  await settled(page);
  await playThrough(page, 5, false, 2);
  await page.locator('.daily-result input').fill('Ганна');
  await page.locator('[data-daily]').click();
  await expect(page.locator('.daily-result')).toContainText('Зараховано');
  await accessible(page);
  await page.locator('.daily-result a').click();
  await expect(page.locator('.daily-game').first().locator('ol')).toContainText('Ганна');
  await expect(page.locator('.daily-mine')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a phone finds everything behind one tab @phone @fingers', async ({ page }) => {
  await page.goto('');
  await page.locator('.place-tabs a').last().click();
  for (const part of ['replay', 'daily', 'decks', 'about', 'setup/war', 'print/afu'])
    await expect(page.locator(`main a[href^="#/${part}"]`).filter({ visible: true })).toHaveCount(1);
  await accessible(page);
});
