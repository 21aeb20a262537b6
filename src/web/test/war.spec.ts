import { expect, type Page, test } from '@playwright/test';
import { accessible, instant, listen, numbers, settled } from './robot.ts';

/** The page never scrolls sideways or down. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
  expect(over.every((n) => n <= 0)).toBe(true);
}
/** One click of what is marked, done in the page itself: a whole war has more than a thousand of them. */
async function click(page: Page, pick: number): Promise<void> {
  await page.evaluate((n) => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const things = all('[data-state="can"], [data-state="aim"]');
    const [primary, end] = [all('[data-primary]')[0], all('[data-end]')[0]];
    const some = things[n % Math.max(1, things.length)] ?? all('.act')[0];
    const chosen = primary ?? (n % 5 === 0 ? (end ?? some) : (some ?? end));
    if (chosen === undefined) all('[role="tab"]')[1]?.click();
    else chosen.click();
  }, pick);
}
test('a robot plays WAR to its end through the page @phone', async ({ page }) => {
  test.setTimeout(600_000);
  const heard = listen(page);
  await instant(page);
  await page.goto('#/play/war?seed=robot&bot=recruit');
  const chance = numbers(5);
  for (let clicks = 0; clicks < 4000 && (await settled(page)) === 'mine'; clicks++) {
    if (clicks % 200 === 150) {
      await accessible(page);
      await fits(page);
    }
    await click(page, chance.next().value);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await accessible(page);
  expect(heard).toEqual([]);
});

test('the lesson of WAR is finished by doing what it asks @phone', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/learn/war');
  const lesson = page.locator('.lesson');
  await expect(lesson).toBeVisible();
  for (let step = 0; step < 20; step++) {
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
  await accessible(page);
  expect(heard).toEqual([]);
});
/** Picks marked things, or the row of actions, until this action is the one that is left, and confirms. */
async function take(page: Page, wanted: string): Promise<void> {
  for (let picks = 0; picks < 4; picks++) {
    const primary = page.locator('[data-primary]');
    if (picks > 0 && (await primary.count()) > 0) return primary.click();
    const keys = await page.evaluate(
      (action) =>
        [...document.querySelectorAll<HTMLElement>('[data-acts]')]
          .filter(({ dataset }) => dataset['acts']?.split(';').includes(action) && dataset['state'] !== 'sel')
          .map(({ dataset }) => dataset['keys'])[0],
      wanted,
    );
    if (keys !== undefined) await page.locator(`[data-keys="${keys}"]`).first().click();
    else {
      const row = page.locator('.act').first();
      if (!(await row.isVisible())) await page.getByRole('tab').nth(1).click();
      await row.click();
    }
  }
}

test('a deck is repaired, kept, read from the address and played @phone', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/decks/war?code=guards-mechanised');
  const side = page.locator('.deck-side');
  await expect(side.locator('.deck-ok')).toBeVisible();
  await accessible(page);
  await page.locator('.stepper button:last-child').first().click();
  await expect(side.locator('.deck-problems .rl').first()).toHaveText('WAR-2.1');
  const problems = side.locator('.deck-problems button');
  for (let n = 0; n < 4 && (await problems.count()) > 0; n++) await problems.first().click();
  await expect(side.locator('.deck-ok')).toBeVisible();
  const code = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('code');
  expect(code).toMatch(/^[\w-]{20,}$/);
  await side.locator('a.btn.p').click();
  expect(await settled(page)).toBe('mine');
  expect(heard).toEqual([]);
});
