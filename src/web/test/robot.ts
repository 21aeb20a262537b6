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
  const before = await state(page);
  for (let tries = 0; tries < 12; tries++) {
    await attempt(page, chance.next().value);
    if (await changed(page, before)) return;
  }
  await expect.poll(() => state(page), { timeout: 10_000 }).not.toBe(before);
}
/** One click. Whatever it was aimed at may be gone by now, because a bot was faster. */
async function attempt(page: Page, pick: number): Promise<void> {
  const primary = page.locator('[data-primary]');
  const things = page.locator('[data-state="can"]:visible, [data-state="aim"]:visible');
  const rows = page.locator('.act:visible');
  const end = page.locator('[data-end]:visible');
  const [sure, count, listed, ends] = await Promise.all([primary.count(), things.count(), rows.count(), end.count()]);
  const target =
    sure > 0
      ? primary
      : ends > 0 && (pick % 3 === 0 || count + listed === 0)
        ? end.first()
        : count > 0 && (pick % 4 !== 0 || listed === 0)
          ? things.nth(pick % count)
          : rows.nth(pick % Math.max(listed, 1));
  await target.click({ timeout: 2000 }).catch(() => undefined);
}
/** Gives the match a moment to answer. */
async function changed(page: Page, before: string): Promise<boolean> {
  for (let waits = 0; waits < 4; waits++) {
    if ((await state(page)) !== before) return true;
    await page.waitForTimeout(30);
  }
  return false;
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
