import { expect, type Page } from '@playwright/test';
import { accessible, instant, listen, settled } from './robot.ts';
import { test } from './devices.ts';
import { ELSEWHERE } from './friend.ts';

const table = (page: Page, name: string): Promise<string | null> => page.locator('.table').getAttribute(`data-${name}`);

/** A few moves, the first of what is listed; then the game is given up. */
async function giveUpSoon(page: Page, game: string): Promise<void> {
  await page.goto(`#/play/${game}?seed=after&bot=recruit`);
  for (let moves = 0; moves < 8 && (await settled(page)) === 'mine'; moves++) {
    const before = await table(page, 'version');
    await page.evaluate(() => {
      const first = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
      (first('[data-primary]') ?? first('.act') ?? first('[data-end]') ?? first('[data-state="can"]'))?.click();
    });
    await expect
      .poll(() => table(page, 'version'), { timeout: 1500 })
      .not.toBe(before)
      .catch(() => undefined);
  }
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.locator('.sure .danger').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a hint shows what a bot would do and leaves the doing to the player @phone @fingers', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/play/liberation?seed=after');
  expect(await settled(page)).toBe('mine');
  const [before, offered] = [await table(page, 'digest'), (await table(page, 'options'))!.split(';')];
  const hint = page.locator('.advice');
  // Where to look, then the move with the chances, then all about it.
  await page.keyboard.press('h');
  await expect(hint.locator('[data-deeper]')).toBeVisible();
  await expect(hint.locator('.advice-moves')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint.locator('.advice-moves b').first()).toHaveText(/^\d+\s?%$/);
  const move = (await hint.locator('.advice-move').textContent())!;
  await page.keyboard.press('h');
  // What is known and what the move gives; what it risks, where that is known.
  expect(await hint.locator('.advice-reasons li').count()).toBeGreaterThanOrEqual(2);
  await expect(hint.locator('.advice-move')).toHaveText(move);
  expect(await table(page, 'digest')).toBe(before);
  expect((await table(page, 'options'))!.split(';')).toEqual(offered);
  await accessible(page);
  // Hidden and asked for again, it says the same. Enter chooses it on the table, and again does it.
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(hint.locator('.advice-move')).toHaveText(move);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-primary]')).toBeVisible();
  expect(await table(page, 'digest')).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => table(page, 'digest')).not.toBe(before);
  expect(heard).toEqual([]);
});

test('a hint that is asked for while the table is still being set comes', async ({ page }) => {
  await page.goto('#/play/liberation?seed=after&seat=1');
  await expect(page.locator('.prompt')).toContainText('Покладіть долілиць таємну базу');
  await page.keyboard.press('h');
  await expect(page.locator('.advice [data-deeper]')).toBeVisible();
});

/** Choices and luck are the difference of the two chances over them, and no word of the chart lies on another. */
const toldInChart = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const figures = (selector: string): readonly number[] =>
      [...document.querySelectorAll(selector)].flatMap(({ textContent }) =>
        [...textContent.replaceAll('−', '-').matchAll(/[+-]?\d+/g)].map(Number),
      );
    const [from = 0, to = 0] = figures('.chances figcaption');
    const [choices = 0, luck = 0] = figures('.chance-account dt');
    const boxes = [...document.querySelectorAll('.chance-name, .chance-end')]
      .filter((one) => getComputedStyle(one).visibility === 'visible')
      .map((one) => one.getBoundingClientRect());
    const covered = boxes.filter((a, i) =>
      boxes.some(
        (b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1,
      ),
    );
    return { adds: choices + luck === to - from, covered: covered.length };
  });

for (const game of ['liberation', 'afu', 'bravery', 'war']) {
  test(`${game}: given up, all cards lie open, the chances are drawn, and the game can be played on`, async ({
    page,
  }) => {
    const heard = listen(page);
    await instant(page);
    await giveUpSoon(page, game);
    await expect(page.locator('.chances figcaption')).toContainText('Ваш шанс на перемогу');
    expect(await page.locator('[data-card][data-def="0"]').count()).toBe(0);
    await expect(page.locator('.chance-account dd')).toHaveText([/ходи|ваші/, /карти/]);
    for (const button of await page.locator('.end-go .button').all())
      await expect(button, 'whatever the chances take').toBeInViewport({ ratio: 1 });
    // The line ends at the result, where giving up is one.
    await expect(page.locator('.chance-end')).toHaveText(game === 'afu' ? [] : ['поразка']);
    expect(await toldInChart(page)).toEqual({ adds: true, covered: 0 });
    await accessible(page);

    await page.locator('.end-go a[href^="#/replay/"]').click();
    const told = page.locator('.film-bar [data-told]');
    await page.getByRole('slider').fill('2');
    await expect(told, 'the step is read out').toHaveText(/2\s\S+\s\d+\./);
    await page.locator('[data-play-on]').click();
    await page.waitForURL(/#\/table\/on-/);
    expect(await settled(page)).toBe('mine');
    // It is a match like any other: it is kept, and comes back. Who chooses at the same time may still be choosing.
    await expect(page.locator('.seat.on:not(.me)')).toHaveCount(0);
    const digest = await table(page, 'digest');
    await page.reload();
    expect(await settled(page)).toBe('mine');
    expect(await table(page, 'digest')).toBe(digest);
    expect(heard).toEqual([]);
  });
}

test('the end: buttons in one row in view at every moment, one part at a time, and what to learn @phone @fingers', async ({
  page,
}) => {
  const heard = listen(page);
  await instant(page);
  // Looked at in every frame from the first one on, while the chances are still worked out.
  await page.addInitScript(() => {
    const out: string[] = [];
    Object.assign(window, { out });
    const look = (): void => {
      for (const button of document.querySelectorAll('.end-go .button')) {
        const { left, top, right, bottom, width } = button.getBoundingClientRect();
        if (width > 0 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight))
          out.push(button.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await giveUpSoon(page, 'afu');
  await expect(page.locator('.chance-account')).toBeVisible();
  const rows = page.locator('.end-go .button:visible');
  await expect(rows).toHaveCount(4);
  const tops = await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'one row').toBe(1);
  for (const part of await page.locator('.end').getByRole('tab').all()) {
    await part.click();
    await expect(page.locator('.end [role=tabpanel]:visible')).toHaveCount(1);
    await accessible(page);
  }
  await expect(page.locator('.end-learn a[href="#/learn/afu"]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { out: string[] }).out)).toEqual([]);
  expect(heard).toEqual([]);
});

test('a finished game travels in a link, and is seen with all eyes at once', async ({ page, another }) => {
  const heard = listen(page);
  await instant(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveUpSoon(page, 'liberation');
  await page.locator('.end [data-copy-game]').click();
  await expect(page.locator('.end [data-copy-game]')).toHaveText('Скопійовано');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await another(ELSEWHERE);
  const said = listen(friend);
  await friend.goto(link);
  await expect(friend.locator('.film-bar')).toContainText('Move 0 of');
  const backs = friend.locator('[data-card][data-def="0"]');
  await expect(backs).toHaveCount(0);
  await friend.getByRole('button', { name: 'Spectator' }).click();
  await expect(backs).not.toHaveCount(0);
  await accessible(friend);
  expect([...heard, ...said]).toEqual([]);
});

test('a rematch seats the same players', async ({ page }) => {
  await instant(page);
  await page.goto('#/play/liberation?seed=again&bot=soldier&seat=1');
  await settled(page);
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.locator('.sure .danger').click();
  const before = await page.locator('.bar .seat').allTextContents();
  const was = page.url();
  await page.locator('.end .button.filled').click();
  await expect.poll(() => page.url()).not.toBe(was);
  // The table that is left stands until the next one does.
  await expect(page.locator('.bar .seat')).toHaveText(before);
});
