import { expect, test } from '@playwright/test';
import { accessible, instant, listen, settled } from './robot.ts';

test('the game of the day is played to its end, and its score is counted by the server', async ({ page }) => {
  test.setTimeout(900_000);
  const heard = listen(page);
  await instant(page);
  await page.goto('#/daily');
  await accessible(page);
  await page.locator('.daily-game').last().getByRole('link').click();
  for (let clicks = 0; clicks < 2500 && (await settled(page)) === 'mine'; clicks++) {
    // Whatever is listed first, and the end of a plan every now and then: soon enough it is over.
    await page.evaluate((n) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const end = all('[data-end]')[0];
      (
        all('[data-primary]')[0] ??
        (n % 3 === 0 ? end : undefined) ??
        all('.act')[n % 4] ??
        all('.act')[0] ??
        end
      )?.click();
    }, clicks);
  }
  await page.locator('.daily-result input').fill('Ганна');
  await page.locator('[data-daily]').click();
  await expect(page.locator('.daily-result')).toContainText('Зараховано');
  await accessible(page);
  await page.locator('.daily-result a').click();
  await expect(page.locator('.daily-game').last().locator('ol')).toContainText('Ганна');
  await expect(page.locator('.daily-mine')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a phone finds everything behind one tab @phone @fingers', async ({ page }) => {
  await page.goto('');
  await page.locator('.to-more').click();
  for (const part of ['replay', 'daily', 'decks', 'about', 'setup/war', 'print/afu'])
    await expect(page.locator(`a[href^="#/${part}"]`)).toBeVisible();
  await accessible(page);
});
