import { type Browser, expect, type Page } from '@playwright/test';
import { instant } from './robot.ts';
import { unpainted } from './unpainted.ts';

/** Somebody else, at another computer, who comes by the link of a room and sits down. */
export async function friendAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1366, height: 768 } });
  await unpainted(context);
  const friend = await context.newPage();
  await instant(friend);
  await friend.goto(link);
  await friend.locator('form .button.filled').click();
  await friend.locator('[data-sit]').click();
  return friend;
}
/** Everybody is ready, and everybody sees the table. */
export async function deal(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('[data-ready]').click();
  for (const page of pages) await expect(page.locator('.table')).toBeVisible();
}
