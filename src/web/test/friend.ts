import { expect, type Locator, type Page } from '@playwright/test';
import type { Another } from './devices.ts';
import { instant } from './robot.ts';

/** The laptop of somebody who reads English, whatever the test itself holds. */
export const ELSEWHERE = {
  locale: 'en',
  viewport: { width: 1366, height: 768 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
} as const;

/** Somebody else, at another computer, who comes by the link of a room and sits down. */
export async function friendAt(another: Another, link: string): Promise<Page> {
  const friend = await another(ELSEWHERE);
  await instant(friend);
  await friend.goto(link);
  await friend.locator('form .button.filled').click();
  await friend.locator('[data-sit]').click();
  // Whoever sits down asks everybody anew whether cards may be dealt: nobody is ready before that.
  await expect(friend.locator('[data-sit]')).toHaveCount(0);
  return friend;
}
/** Everybody is ready, and everybody sees the table. */
export async function deal(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('[data-ready]').click();
  for (const page of pages) await expect(page.locator('.table')).toBeVisible();
}
/** The sheet of a new tournament of WAR, with what decks must be unfolded. */
export async function newEvent(page: Page): Promise<Locator> {
  await instant(page);
  await page.goto('#/events');
  const form = page.locator('[data-new-event]');
  await form.locator('input').first().fill('Оля');
  await form.getByRole('button', { name: 'ВІЙНА' }).click();
  await form.locator('summary').filter({ hasText: 'Формат' }).click();
  return form;
}
/** Somebody else, who takes part in the tournament that the page shows. */
export async function joins(another: Another, page: Page): Promise<Page> {
  const friend = await another(ELSEWHERE);
  await instant(friend);
  await friend.goto((await page.locator('[data-copy]').getAttribute('data-copy'))!);
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await friend.locator('form input').first().fill('Mark');
  await friend.locator('form .button.filled').click();
  for (const one of [friend, page]) await expect(one.locator('.event-entry')).toContainText('Mark');
  return friend;
}
