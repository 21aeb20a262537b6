import { expect, type Page } from '@playwright/test';
import { joins, newEvent } from './friend.ts';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Меню|Menu)$/ }).click();
  await page.locator('[data-concede]').click();
  await page.locator('.button.danger').click();
}
const NEXT = '[data-to-table]';

// One of the two has a phone, the other a laptop: both are looked at.
test('a tournament: made in the page with a format, joined by link, filled with bots, played, corrected and checked @phone @fingers', async ({
  page,
  another,
}) => {
  const heard = listen(page);
  const form = await newEvent(page);
  await form.locator('input').nth(1).fill('Кубок Дніпра');
  // What decks must be is said with the tournament, as with a room.
  await form.getByRole('button', { name: 'Вторгнення' }).click();
  await expect(form.locator('summary').filter({ hasText: 'Формат' })).toContainText('Вторгнення');
  await form.getByRole('button', { name: 'вільний' }).click();
  await form.locator('.sheet-go button').click();
  await expect(page.locator('.event-head')).toContainText('Кубок Дніпра');
  await expect(page.locator('.event-head')).toContainText('Формат: вільний');

  const friend = await joins(another, page);
  await page.locator('.event-go .filled').click();

  // Everybody's own match is one button; whoever gives it up has lost it, and the server knows by itself.
  for (const one of [page, friend]) {
    await one.locator(NEXT).waitFor();
    await accessible(one);
  }
  for (const one of [page, friend]) {
    await one.locator(NEXT).click();
    await one.locator('[data-choose]').click();
    await one.locator('[data-deck=guards-mechanised]').click();
    await one.locator('[data-seal]').click();
  }
  for (const one of [page, friend]) await one.locator('[data-ready]').click();
  for (const one of [page, friend]) await expect(one.locator('.table')).toBeVisible();
  await concede(page);
  await expect(page.locator('.table')).toHaveAttribute('data-phase', 'over');
  await page.goto('#/events');
  await page.locator('[data-event]').filter({ hasText: 'Кубок Дніпра' }).first().click();
  await page.locator('.event-steps button').first().click();
  const mine = page.locator('.event-pairs li.mine');
  await expect(mine.locator('.pair-score')).toHaveText(/1 : 0|0 : 1/);
  await expect(mine.locator('[href*="#/replay/"]').first()).toBeVisible();

  // A correction stands in the open, for others too.
  await mine.getByRole('button', { name: 'Виправити' }).click();
  await page.locator('.event-correction select').first().selectOption('draw');
  await page.locator('.event-correction input').first().fill('Домовилися про нічию');
  await page.locator('.event-correction button').first().click();
  await expect(page.locator('.event-corrections')).toContainText('Домовилися про нічию');
  await page.getByRole('button', { name: 'Чи чесні пари?' }).click();
  await expect(page.locator('.event-proof [role=status]')).toBeVisible();
  await friend.goto(page.url());
  await expect(friend.locator('.event-corrections')).toContainText('Домовилися про нічию');
  expect(heard).toEqual([]);
});

test('a code that no tournament has is refused in words', async ({ page }) => {
  await page.goto('#/events');
  await page.locator('.join input').fill('NOSUCH1');
  await page.locator('.join button').click();
  await expect(page.locator('.join [role=alert]')).toHaveText('Такого турніру немає.');
});
