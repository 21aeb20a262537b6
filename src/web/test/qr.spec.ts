import { expect } from '@playwright/test';
import { accessible } from './robot.ts';
import { test } from './devices.ts';

test('a room shows its link as a code that a phone can read', async ({ page }) => {
  await page.goto('#/invite/liberation');
  await page.locator('form .button.filled').click();
  await page.locator('.sheet-go button[type=submit]').click();
  const code = page.getByRole('img', { name: 'QR-код посилання на кімнату' });
  await expect(code).toBeVisible();
  // As many modules as the shortest symbol for such an address has, and a light border of four.
  const link = (await page.locator('[data-copy]').getAttribute('data-copy'))!;
  const modules = Number((await code.getAttribute('viewBox'))!.split(' ').at(-1)) - 8;
  expect((modules - 17) % 4).toBe(0);
  expect(link.length).toBeLessThan(213);
  expect((await code.boundingBox())!.width).toBeGreaterThan(modules * 2.5);
  await accessible(page);
});
