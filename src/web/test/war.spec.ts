import { expect } from '@playwright/test';
import { accessible, instant, lay, listen, settled } from './robot.ts';
import { test } from './devices.ts';

test('a deck is repaired, kept, read from the address and played @phone @fingers', async ({ page }) => {
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
  await expect(squadron.locator('.gem').first()).toHaveAccessibleName(/\S/);
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
test('the last chevron ends this turn from every phase, and no later one @phone', async ({ page }) => {
  await instant(page);
  await page.goto('#/play/war?seed=chevrons&bot=recruit');
  await settled(page);
  await page.locator('[data-end]').click();
  const turn = (): Promise<number> =>
    page
      .locator('.table')
      .evaluate((table) =>
        Math.max(...[...(table.textContent ?? '').matchAll(/хід (\d+)/gi)].map(([, n]) => Number(n))),
      );
  for (let turns = 0; turns < 3; turns++) {
    await settled(page);
    // It is asked about: what was gone on to in the turn before is forgotten.
    await expect(page.locator('.turn-step.now')).toContainText('Ресурси');
    const before = await turn();
    await page.locator('[data-go="end"]').click();
    if ((await page.locator('[data-cancel]').count()) > 0) await page.locator('[data-end]').click();
    await expect.poll(turn).toBeGreaterThan(before + 1);
    await expect(page.locator('.popup')).toBeHidden();
  }
});

test('22: the clashes of a wave are shown one by one with what met, and go on at a press @phone', async ({ page }) => {
  const heard = listen(page);
  // Two tanks against two guns that stand alone: nobody has a choice, so both clashes are fought at once.
  const position = {
    player1: { first: ['t-34', 't-34'], deck: 20 },
    player2: { first: ['pak-35', 'pak-35'], deck: 20 },
    phase: 'attack',
    turn: 5,
  };
  await lay(page, 'war', position);
  await page.locator('[data-primary]').click();
  const own = page.locator('.war-line.own [data-state=can]');
  for (const n of [0, 1]) {
    await own.first().click();
    await page.locator('.war-line.opponent [data-state=aim]').nth(n).click();
    await page.locator('[data-primary]').click();
    if (n === 0) await settled(page);
  }
  const show = page.locator('.clash-show');
  await expect(show).toHaveAttribute('data-clash', '1');
  // Held, so that a slow machine sees the same as a fast one.
  await page.keyboard.press('Space');
  await expect(show.locator('.clash-meeting')).toHaveText('3 проти 2');
  await expect(show.locator('.clash-stamp')).toHaveText(['пошкоджено', 'знищено']);
  await expect(show.locator('.clash-outcome')).toContainText('PAK-35: 3 проти захисту 3, знищено');
  // The table as it was lies exactly over the table as it is now: what is left of it is not seen before.
  await expect(show.locator('.war-strip.opponent')).toContainText('0 втрати');
  const box = (selector: string) => page.locator(selector).first().boundingBox();
  expect(await box('.clash-table')).toEqual(await box('.stage'));
  await show.locator('[data-show-next]').click();
  await expect(show).toHaveAttribute('data-clash', '2');
  await page.keyboard.press('Enter');
  await expect(show).toHaveCount(0);
  expect(heard).toEqual([]);
});
