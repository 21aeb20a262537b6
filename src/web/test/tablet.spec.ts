import { expect, type Page } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { accessible, digest, fits, instant, listen, options, settled, spot } from './robot.ts';
import { test } from './devices.ts';

/** As with a zoom of 400 %: nothing is wider than the window, the table keeps its room, and every button can be scrolled to. */
async function reachable(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.stage').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(200);
  const hidden = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const buttons = [...document.querySelectorAll<HTMLElement>('.bar button, .commands button, [role=tab]')];
    const covered = buttons.filter((button) => {
      button.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at === null || !button.contains(at);
    });
    return [...wide, ...covered.map(({ outerHTML }) => outerHTML.slice(0, 100))];
  });
  expect(hidden).toEqual([]);
}

for (const [name, width, height] of [
  ['upright', 768, 1024],
  ['across', 1024, 768],
] as const)
  test.describe(`a tablet held ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    /** What can be taken back or looked at first is chosen by a tap. */
    const choosesOne = async (page: Page): Promise<void> => {
      const thing = page.locator('.tab-panel [data-state=can], .stage [data-state=can]').first();
      const keys = (await thing.getAttribute('data-keys'))!;
      const { x, y } = await spot(page, keys);
      await page.touchscreen.tap(x, y);
      await expect(page.locator(`[data-keys="${keys}"]`).first()).toHaveAttribute('data-state', 'chosen');
      await expect(page.locator('[data-cancel]')).toBeVisible();
    };
    /** A war begins with a question that no thing on the table stands for. */
    const keepsHand = async (page: Page): Promise<void> => {
      const before = await digest(page);
      await page.locator('[data-end]:visible, [data-primary]:visible').first().tap();
      await expect.poll(() => digest(page)).not.toBe(before);
      await settled(page);
    };
    test('each game fits, a tap meets what it is aimed at, and much enlarged all can be scrolled to', async ({
      page,
    }) => {
      const heard = listen(page);
      await instant(page);
      for (const game of GAME_NAMES)
        await test.step(game, async () => {
          await page.goto('#/');
          await expect(page.locator('.table')).toHaveCount(0);
          await page.goto(`#/play/${game}?seed=same&bot=recruit${game === 'bravery' ? '&players=2' : ''}`);
          await settled(page);
          await fits(page);
          // Turned round it shows the same in other places.
          if (name === 'upright') await accessible(page);
          if (game === 'war') await keepsHand(page);
          else await choosesOne(page);
          await page.setViewportSize({ width: 320, height: 256 });
          await reachable(page);
          await page.setViewportSize({ width, height });
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
      const def = await card.getAttribute('data-def');
      const from = (await card.boundingBox())!;
      const place = page.locator(`.stage [data-keys~="def:${def}"]`).first();
      const to = (await place.boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, from.y + 30);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2 + 12, from.y + 10, { steps: 3 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => digest(page)).not.toBe(before);
    });
  });
