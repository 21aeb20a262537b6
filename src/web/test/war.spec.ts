import { expect, test } from '@playwright/test';
import { accessible, instant, listen, settled } from './robot.ts';

test('a deck is repaired, kept, read from the address and played @phone', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/decks/war?code=guards-mechanised');
  const side = page.locator('.deck-side');
  await expect(side.locator('.deck-ok')).toBeVisible();
  await accessible(page);
  await page.locator('.stepper button:last-child').first().click();
  await expect(side.locator('.deck-problems .rule-link').first()).toHaveText('WAR-2.1');
  const problems = side.locator('.deck-problems button');
  for (let n = 0; n < 4 && (await problems.count()) > 0; n++) await problems.first().click();
  await expect(side.locator('.deck-ok')).toBeVisible();
  const code = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('code');
  expect(code).toMatch(/^[\w-]{20,}$/);
  await side.locator('a.button.filled').click();
  expect(await settled(page)).toBe('mine');
  expect(heard).toEqual([]);
});
