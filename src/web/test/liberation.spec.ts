import { expect } from '@playwright/test';
import { accessible, digest, instant, listen, settled } from './robot.ts';
import { test } from './unpainted.ts';

test('the reverse of a planet is looked at with pointer and keys, and nothing changes @phone', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/play/liberation?warped=lumena&seed=7');
  expect(await settled(page)).toBe('mine');
  const before = await digest(page);
  const titles = page.locator('.planet-title');
  await expect(titles).toHaveCount(4);
  const look = page.getByRole('dialog');
  await titles.first().click();
  await expect(look.locator('.tile-print')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(look).toHaveCount(0);
  // Whoever closes it is back where they were.
  await expect(titles.first()).toBeFocused();
  const galvacil = page.getByRole('button', { name: 'Зворот: Гальвацил' });
  await galvacil.focus();
  await page.keyboard.press('Enter');
  await expect(look.locator('.tile-title')).toContainText('Гальвацил');
  await look.getByRole('button', { name: 'Закрити' }).click();
  await expect(look).toHaveCount(0);
  expect(await digest(page)).toBe(before);
  expect(heard).toEqual([]);
});

test('the player aid folds out at the table; planets are among the cards', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/play/liberation?seed=7');
  expect(await settled(page)).toBe('mine');
  const aid = page.locator('.aid');
  await expect(aid).toHaveCount(1);
  await expect(aid.locator('ol')).toBeHidden();
  await aid.locator('summary').click();
  await expect(aid.locator('ol > li')).toHaveCount(3);
  await page.goto('#/cards/liberation');
  const board = page.locator('.gallery-board > li');
  await expect(board).toHaveCount(6);
  await expect(page.locator('.gallery-board .tile-print')).toHaveCount(10);
  await expect(page.locator('.gallery-board .aid-print')).toHaveCount(2);
  await accessible(page);
  expect(heard).toEqual([]);
});
