import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects what a page must never say. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
/** Waits until the table asks the viewer, or the game is over. */
export async function settled(page: Page): Promise<'mine' | 'over'> {
  const table = page.locator('.table');
  await expect(async () => {
    const [options, phase, behind] = await Promise.all(
      ['data-options', 'data-phase', 'data-behind'].map((name) => table.getAttribute(name)),
    );
    expect(phase === 'over' || ((options ?? '') !== '' && behind === 'false')).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [30, 60, 120] });
  return (await table.getAttribute('data-phase')) === 'over' ? 'over' : 'mine';
}
export async function instant(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('redut.speed', '3'));
}

/** The next of a row of numbers that looks like chance and is always the same. */
export function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0;
    yield n >>> 8;
  }
}
/** Chooses one of the things that are marked, again and again, until a move is made: what a person could do. */
export async function move(page: Page, chance: Generator<number, never>): Promise<void> {
  const digest = await state(page);
  for (let tries = 0; tries < 8; tries++) {
    const primary = page.locator('[data-primary]');
    if (await primary.isVisible()) {
      await primary.click();
      break;
    }
    const things = page.locator('[data-state="can"]:visible, [data-state="aim"]:visible');
    const rows = page.locator('.act:visible');
    const end = page.locator('[data-end]:visible');
    const count = await things.count();
    const pick = chance.next().value;
    if (pick % 3 === 0 && (await end.count()) > 0) {
      await end.first().click();
      if ((await state(page)) !== digest) break;
      continue;
    }
    if (count > 0 && pick % 4 !== 0)
      await things
        .nth(pick % count)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    else if ((await rows.count()) > 0) await rows.nth(pick % (await rows.count())).click();
    else if (count > 0) await things.nth(pick % count).click({ force: true });
    else await end.first().click({ timeout: 3000 }).catch(() => undefined);
    if ((await state(page)) !== digest) break;
  }
  await expect.poll(() => state(page), { timeout: 10_000 }).not.toBe(digest);
}
export const state = (page: Page): Promise<string> =>
  page.locator('.table').evaluate((table: HTMLElement) => `${table.dataset['version']} ${table.dataset['phase']}`);

/** Nothing serious, in any state that is visited. */
export async function accessible(page: Page): Promise<void> {
  // A card is a picture: what is printed on it is more than its name.
  const { violations } = await new AxeBuilder({ page }).disableRules('label-content-name-mismatch').analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
    [],
  );
}
