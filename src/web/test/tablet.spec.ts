import { expect } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { accessible, digest, fits, instant, listen, options, settled, spot } from './robot.ts';
import { test } from './unpainted.ts';

for (const [name, width, height] of [
  ['upright', 768, 1024],
  ['across', 1024, 768],
] as const)
  test.describe(`a tablet held ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('each game fits, and a tap meets what it is aimed at', async ({ page }) => {
      const heard = listen(page);
      await instant(page);
      for (const game of GAME_NAMES)
        await test.step(game, async () => {
          await page.goto('#/');
          await expect(page.locator('.table')).toHaveCount(0);
          await page.goto(`#/play/${game}?seed=same&bot=recruit${game === 'bravery' ? '&players=2' : ''}`);
          await settled(page);
          await fits(page);
          await accessible(page);
          const thing = page.locator('.tab-panel [data-state=can], .stage [data-state=can]').first();
          const keys = (await thing.getAttribute('data-keys'))!;
          const { x, y } = await spot(page, keys);
          await page.touchscreen.tap(x, y);
          await expect(page.locator(`[data-keys="${keys}"]`).first()).toHaveAttribute('data-state', 'chosen');
          await expect(page.locator('[data-cancel]')).toBeVisible();
        });
      expect(heard).toEqual([]);
    });

    test('a card is dragged to the table', async ({ page }) => {
      await instant(page);
      await page.goto('#/play/liberation?seed=same&bot=recruit');
      await settled(page);
      expect((await options(page)).every((one) => one.startsWith('lay '))).toBe(true);
      const before = await digest(page);
      const card = page.locator('.tab-panel .slot[data-state=can]').first();
      const keys = (await card.getAttribute('data-keys'))!.split(' ');
      const from = (await card.boundingBox())!;
      const place = page.locator(`.stage [data-keys~="${keys.find((key) => key.startsWith('def:'))}"]`).first();
      const to = (await place.boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, from.y + 30);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2 + 12, from.y + 10, { steps: 3 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => digest(page)).not.toBe(before);
    });
  });
