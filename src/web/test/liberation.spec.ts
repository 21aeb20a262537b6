import { expect } from '@playwright/test';
import { locationOf } from '../../games/liberation/cards/columns.ts';
import { accessible, digest, instant, lay, listen, options, settled, take } from './robot.ts';
import { test } from './devices.ts';

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

test('a card that can no longer be chosen has no frame, although it was moved in the same moment', async ({ page }) => {
  await instant(page);
  await page.goto('#/play/liberation?seed=7&bot=recruit');
  expect(await settled(page)).toBe('mine');
  // As lists are put in order: what is drawn anew has its class first and its place then.
  const frames = await page.evaluate(() => {
    const row = document.createElement('div');
    row.innerHTML = '<p></p><div class="slot can"><span class="drawn"><b class="card"></b></span></div>';
    document.querySelector('.front')!.append(row);
    const [first, slot] = [...row.children] as [Element, Element];
    const frame = (): string => getComputedStyle(slot.querySelector('.card')!).boxShadow;
    const marked = frame();
    slot.className = 'slot';
    (row as unknown as { moveBefore(node: Node, before: Node): void }).moveBefore(slot, first);
    const moved = frame();
    slot.remove();
    row.append(slot);
    return { marked, moved, bare: frame() };
  });
  expect(frames.moved).toBe(frames.bare);
  expect(frames.marked).not.toBe(frames.bare);
});

test('whoever reads the log sees no marks of the map, and acting leads back to it @phone @fingers', async ({
  page,
}) => {
  await lay(page, 'liberation', {
    galaxy: 'G1',
    captured: ['H'],
    dynasty: { hand: ['N'] },
    resistance: { hand: ['A', 'C'], base: 'F' },
    turn: 'dynasty',
    step: 'step1',
  });
  // A place that is attacked in vain is marked.
  await page.locator('[data-primary]').click();
  await page.locator('.stage [data-name^="В Верф"]').first().click();
  await page.locator('.stage [data-name^="Є"]').first().click();
  await page.locator('[data-primary]').click();
  expect(await settled(page)).toBe('mine');
  await page.getByRole('tab', { name: 'Журнал' }).click();
  await expect(page.locator('.log')).toBeVisible();
  await expect(page.locator('.stage')).toBeHidden();
  expect(
    await page
      .locator('.told-mark')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length),
  ).toBe(0);
  const bar = (await page.locator('.bar').boundingBox())!;
  expect((await page.locator('.prompt').boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  await page.locator('[data-primary]').click();
  await expect(page.locator('.stage')).toBeVisible();
});

test('nothing on a phone moves the galaxy, however long the words over it @phone @fingers', async ({ page }) => {
  await instant(page);
  for (const lang of ['uk', 'ru', 'en']) {
    await page.goto('#/');
    await page.evaluate((value) => localStorage.setItem('redut.language', value), lang);
    await page.goto('#/play/liberation?seed=7&seat=1&bot=recruit');
    await page.reload();
    await settled(page);
    await page.locator('[data-state="can"]:visible').first().click();
    await page.locator('[data-primary]').click();
    await settled(page);
    const strip = page.locator('.lib-strip');
    expect(await strip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    expect((await strip.boundingBox())!.width).toBe(360);
  }
});

test('27: a press that comes as a show goes by itself falls on nothing under it', async ({ page }) => {
  await lay(page, 'liberation', {
    galaxy: 'G1',
    captured: ['H'],
    dynasty: { hand: ['E'] },
    resistance: { hand: ['B'], base: 'F' },
    deck: ['A', 'C', 'D'],
    turn: 'dynasty',
    step: 'action',
  });
  await page.evaluate(() => {
    let shown = false;
    new MutationObserver((_, seen) => {
      const show = document.querySelector('.turning-point');
      if (show !== null) shown = true;
      if (!shown || show !== null) return;
      seen.disconnect();
      document.body.dataset['under'] = document.elementFromPoint(innerWidth / 2, innerHeight - 30)?.className ?? '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const found = (await options(page)).find((one) => one.startsWith('attack ') && one.endsWith(` ${locationOf('F')}`));
  await take(page, found!);
  await expect(page.locator('.turning-point')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-under', 'late-presses');
  await expect(page.locator('.late-presses')).toHaveCount(0);
});
