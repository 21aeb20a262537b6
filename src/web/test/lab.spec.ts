import { expect } from '@playwright/test';
import { base } from '../../games/war/cards/set.ts';
import { encodeDeck } from '../../games/war/decks/code.ts';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

// What is compared and what a link says knows nothing of the screen; the lab of a laptop is looked at below.
test('the lab plays many games in the page, compares two set-ups on the same deals, and its link does so again @phone @fingers', async ({
  page,
}) => {
  const heard = listen(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/lab/liberation');
  // However they play: it is the least that can be calculated.
  for (const side of ['Династія', 'Опір']) await page.getByRole('combobox', { name: side }).selectOption('Навмання');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '50', exact: true }).click();
  await page.locator('[data-run]').click();
  const progress = page.locator('[data-progress]');
  await expect(progress).toHaveText('50 пар з 50', { timeout: 120_000 });
  // The same set-up with the same numbers is the same games.
  await expect(page.locator('.lab-finding')).toContainText('+0,0');
  await expect(page.locator('.lab-claim')).toContainText('Різниці не знайдено');
  const rates = await page.locator('.lab-table tbody b').allTextContents();
  await accessible(page);
  await page.locator('[data-copy-study]').click();
  await expect(page.locator('[data-copy-study]')).toHaveText('Скопійовано');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(progress).toHaveText('50 пар з 50', { timeout: 120_000 });
  expect(await page.locator('.lab-table tbody b').allTextContents()).toEqual(rates);
  await expect(page.locator('.lab-earlier a')).toHaveCount(1);
  expect(heard).toEqual([]);
});

test('bots of different strength meet in the lab, and the stronger wins more', async ({ page }) => {
  await page.goto('#/lab/liberation');
  await page.getByRole('button', { name: '50', exact: true }).click();
  await page.getByRole('combobox', { name: 'Династія' }).selectOption('Навмання');
  await page.locator('[data-run]').click();
  await expect(page.locator('[data-progress]')).toHaveText('50 з 50', { timeout: 120_000 });
  const rates = await page.locator('.lab-table tbody b').allTextContents();
  expect(Number.parseFloat(rates[1]!)).toBeGreaterThan(Number.parseFloat(rates[0]!));
  // In the language of the page: a comma, and the word for the interval.
  expect(rates[0]).toMatch(/^\d+,\d\s%$/);
  await accessible(page);
  await expect(page.locator('.lab-claim')).toContainText('Довірчий інтервал');
});

test('in WAR decks are chosen for the lab, ready ones and own ones, and a card is changed without another setting', async ({
  page,
}) => {
  const code = encodeDeck(base, READY_DECKS[0]!);
  await page.addInitScript(
    (kept) => {
      if (location.protocol !== 'about:') localStorage.setItem('redut.decks.war', kept);
    },
    JSON.stringify([{ name: 'Моя гвардія', code }]),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/lab/war');
  await page.getByRole('combobox', { name: 'Колода гравця 1' }).selectOption('Моя гвардія');
  await page.getByRole('combobox', { name: 'Колода гравця 2' }).selectOption(READY_DECKS[4]!.title.uk);
  await page.getByRole('combobox', { name: 'Змінена карта' }).selectOption('Т-34');
  await page.getByRole('button', { name: /^атака \+1/i }).click();
  await expect(page.getByRole('checkbox', { name: 'Спинитися, щойно різницю доведено' })).toBeVisible();
  await page.locator('[data-copy-study]').click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const query = new URLSearchParams(link.hash.split('?')[1]);
  expect(JSON.parse(query.get('a')!)).toEqual({ deck1: code, deck2: READY_DECKS[4]!.id });
  expect(query.get('card')).toMatch(/^\d+:attack=4$/);
  expect(query.has('b')).toBe(false);
});
