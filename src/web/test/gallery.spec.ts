/** The cards of a game: found, opened large, turned, and explained. */
import { expect } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { faults } from './axe.ts';
import { listen } from './robot.ts';
import { test } from './devices.ts';

test('a card opens large by mouse, Enter and the space bar, is turned by arrows, and closes to where it was', async ({
  page,
}) => {
  const heard = listen(page);
  await page.goto('#/cards');
  await expect(page.locator('.game-shelf li')).toHaveCount(GAME_NAMES.length);
  await page.locator('.game-shelf a[href="#/cards/liberation"]').click();
  const cards = page.locator('.gallery .album-card > a');
  await expect(cards).toHaveCount(18);
  // By the letters of the language, and not of the set.
  await expect(cards.nth(2)).toHaveAccessibleName(/^Верф «Гавань»/);
  await cards.nth(2).click();
  const name = page.locator('.large h2');
  await expect(name).toHaveText('Верф «Гавань»');
  await expect(page.locator('.large-uses')).toContainText('Основна гра');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText('Губернаторський шпиль');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.large')).toHaveCount(0);
  await expect(cards.nth(3)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(name).toHaveText('Губернаторський шпиль');
  await page.reload();
  await expect(name).toHaveText('Губернаторський шпиль');
  expect(heard).toEqual([]);
});

test('sorts, abilities and words narrow the cards down; what excludes all can be dropped', async ({ page }) => {
  await page.goto('#/cards/war');
  const found = page.locator('.album .found');
  await expect(found).toContainText('344');
  expect(await page.locator('.sort-list button').count()).toBeLessThan(13);
  await page.getByRole('button', { name: /^Бронетехніка/ }).click();
  await expect(found).not.toContainText('344');
  await page.getByRole('combobox', { name: 'Властивість' }).selectOption('Прорив');
  await page.locator('.gallery .album-card > a').first().click();
  await expect(page.locator('.large-rules li').first()).toContainText('WAR-');
  await expect(page.locator('.large-words dt', { hasText: 'Прорив' })).toBeVisible();
  await page.locator('.search input').fill('немає такої карти');
  await expect(found).toContainText('0');
  await page.getByRole('button', { name: 'Прибрати: немає такої карти' }).click();
  await expect(found).not.toContainText('0 ');
});
