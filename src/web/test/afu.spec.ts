import { expect, type Page, test } from '@playwright/test';
import { accessible, instant, listen, move, numbers, settled } from './robot.ts';

for (const [name, query] of [
  ['two armies', 'players=2'],
  ['one army, hard', 'players=1&difficulty=hard'],
] as const) {
  test(`a robot plays AFU to its end through the page: ${name} @phone`, async ({ page }) => {
    test.setTimeout(240_000);
    const heard = listen(page);
    await instant(page);
    await page.goto(`#/play/afu?seed=robot&bot=recruit&${query}`);
    const chance = numbers(11);
    for (let moves = 0; moves < 400 && (await settled(page)) === 'mine'; moves++) {
      if (moves % 20 === 3) {
        await accessible(page);
        await fits(page);
      }
      await move(page, chance);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await accessible(page);
    expect(heard).toEqual([]);
  });
}

/** The page never scrolls sideways or down. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
  expect(over.every((n) => n <= 0)).toBe(true);
}

test('the lesson of AFU is finished by doing what it asks, and answers a wrong action @phone', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/learn/afu');
  const lesson = page.locator('.lesson');
  await expect(lesson).toBeVisible();
  await page.locator('[data-next]').click();
  await page.locator('[data-next]').click();
  await page.locator('[data-end]').first().click();
  await page.locator('[data-end]').last().click();
  await expect(page.locator('.lesson-wrong')).toBeVisible();
  for (let step = 0; step < 14; step++) {
    const next = page.locator('[data-next]');
    if (await next.isVisible()) {
      await next.click();
      continue;
    }
    const wanted = ((await lesson.getAttribute('data-wanted')) ?? '').split(';')[0]!;
    if (wanted === '') break;
    const at = await lesson.getAttribute('data-step');
    await take(page, wanted);
    await expect(lesson).not.toHaveAttribute('data-step', at!);
  }
  await expect(lesson.locator('a.btn.p')).toBeVisible();
  expect(heard).toEqual([]);
});
/** Picks marked things until this action is the one that is left, and confirms; passes by their own button. */
async function take(page: Page, wanted: string): Promise<void> {
  if (wanted === 'pass' || wanted === 'done') {
    await page.locator('[data-end]').first().click();
    const sure = page.locator('.btn.p[data-end]');
    if (await sure.isVisible()) await sure.click();
    return;
  }
  for (let picks = 0; picks < 3; picks++) {
    const primary = page.locator('[data-primary]');
    if (await primary.isVisible()) return primary.click();
    const things = page.locator('[data-acts]:visible');
    const acts = await things.evaluateAll((all) =>
      all.map((one) => [`;${one.getAttribute('data-acts')};`, one.getAttribute('data-state')]),
    );
    const at = acts.findIndex(([list, state]) => list!.includes(`;${wanted};`) && state !== 'sel');
    expect(at, `a thing for "${wanted}"`).toBeGreaterThanOrEqual(0);
    await things.nth(at).dispatchEvent('click');
    await page.waitForTimeout(80);
  }
  await page.locator('[data-primary]').click();
}
