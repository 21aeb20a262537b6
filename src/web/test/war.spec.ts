import { expect } from '@playwright/test';
import { accessible, instant, listen, settled } from './robot.ts';
import { test } from './unpainted.ts';

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

test('a face shows nations, rarity, number, block and theatres, and what its keywords do', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/cards/war');
  const face = async (name: string) => {
    await page
      .locator('.gallery li', { has: page.getByText(name, { exact: true }) })
      .getByRole('link')
      .click();
    await expect(page.locator('.large h2')).toHaveText(name);
    return page.locator('.large');
  };
  const squadron = await face('«Гаррікейн» 303-ї ескадрильї');
  await expect(squadron.locator('.flag')).toHaveCount(2);
  await expect(squadron.locator('.gem')).toHaveAccessibleName(/\S/);
  await expect(squadron.locator('.imprint')).toHaveText(/^\d+\S/);
  await expect(squadron.locator('.theatres span').first()).toHaveAccessibleName(/\S{4}/);
  const scouts = await face('Піша розвідка');
  await expect(scouts.locator('.card-text')).toContainText('−1/0 до кінця ходу');
  // Special units in the colour of their side (WAR-R8).
  const colours = await Promise.all(
    ['ussr', 'germany', 'allies'].map((side) =>
      page
        .locator(`.gallery .special.of-${side} .top`)
        .first()
        .evaluate((top) => getComputedStyle(top).backgroundColor),
    ),
  );
  expect(new Set(colours).size).toBe(3);
  expect(heard).toEqual([]);
});
