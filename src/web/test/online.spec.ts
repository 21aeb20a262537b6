import { expect, type Page, test } from '@playwright/test';
import { accessible, instant, listen, move, numbers } from './robot.ts';

const version = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-digest');
const asked = async (page: Page): Promise<boolean> =>
  ((await page.locator('.table').getAttribute('data-options')) ?? '') !== '';

test('18: a link brings a friend in as a guest; cards are dealt when both are ready', async ({ page, browser }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/invite/liberation');
  await page.locator('form .btn.p').click();
  await page.locator('form.sheet:not(.join) .btn.p').click();
  const link = (await page.locator('[data-copy]').getAttribute('data-copy'))!;
  await accessible(page);

  const theirs = await browser.newContext({ locale: 'en', viewport: { width: 1366, height: 768 } });
  const friend = await theirs.newPage();
  await instant(friend);
  await friend.goto(link);
  await friend.locator('form .btn.p').click();
  await friend.locator('[data-sit]').click();
  await page.locator('[data-ready]').click();
  await expect(page.locator('.table')).toHaveCount(0);
  await friend.locator('[data-ready]').click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(friend.locator('.table')).toBeVisible();

  const chance = numbers(3);
  for (let moves = 0; moves < 8; moves++) {
    await expect.poll(async () => (await asked(page)) || (await asked(friend))).toBe(true);
    await move((await asked(page)) ? page : friend, chance);
  }
  // 17: the line is cut; the table comes back as it was.
  const before = await version(friend);
  await theirs.setOffline(true);
  await theirs.setOffline(false);
  await friend.reload();
  await expect(friend.locator('.table')).toBeVisible();
  expect(await version(friend)).toBe(before);
  await accessible(friend);
  await theirs.close();
  expect(heard).toEqual([]);
});
