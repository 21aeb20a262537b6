// What a newcomer stumbled over.
import { expect, type Page } from '@playwright/test';
import { accessible, instant, listen, settled } from './robot.ts';
import { test } from './devices.ts';

/** To the first placing of cards. */
async function openAfu(page: Page): Promise<void> {
  await instant(page);
  await page.goto('#/play/afu?seed=table1&bot=recruit&players=2');
  await settled(page);
  await page.locator('[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  await settled(page);
  await expect(page.locator('.afu-place').first()).toBeVisible();
}

test('afu: figures and abbreviations are read out in full, and spelled out at a press @phone', async ({ page }) => {
  const heard = listen(page);
  await openAfu(page);
  const panic = page.locator('.afu-strip').getByTitle(/^паніка, у вас \/ у стосі: \d+\/\d+/);
  if ((await page.locator('.afu-strip').count()) > 0) {
    await panic.click();
    await expect(page.locator('.afu-spread-title')).toContainText('у стосі');
    await panic.click();
  }
  // The first press asks, because there are cards that could be laid.
  await page.locator('[data-end]').click();
  await page.locator('[data-end].filled').click();
  const term = page.locator('.prompt').getByRole('button', { name: /^ОМ: очки мобілізації/ });
  await term.click();
  await expect(page.locator('.popup')).toContainText('ОМ — очки мобілізації');
  await accessible(page);
  expect(heard).toEqual([]);
});

test('afu: why a card cannot be laid is told over no place for cards', async ({ page }) => {
  await openAfu(page);
  await page.locator('.front [data-state=no]').first().click();
  const popup = page.locator('.popup');
  await expect(popup).toContainText(/Правило AFU-[\d.]+ Роздивитися/);
  const covered = await popup.evaluate((box) => {
    const over = box.getBoundingClientRect();
    return [...document.querySelectorAll('.afu-place')].filter((place) => {
      const { top, bottom, left, right } = place.getBoundingClientRect();
      return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
    }).length;
  });
  expect(covered).toBe(0);
});

test('every table says how its game is won, until that is folded away', async ({ page }) => {
  await instant(page);
  await page.goto('#/play/war?seed=table1&bot=recruit');
  await settled(page);
  const aim = page.locator('.table-aim');
  await expect(aim).toContainText('менше двох карт');
  await aim.locator('summary').click();
  await expect(aim.locator('p')).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(aim.locator('p')).toBeHidden();
  await page.keyboard.press('r');
  await expect(page.locator('.drawer-aim')).toContainText('менше двох карт');
});
