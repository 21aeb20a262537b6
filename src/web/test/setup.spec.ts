import { expect, type Page } from '@playwright/test';
import { base } from '../../games/war/cards/set.ts';
import { encodeDeck } from '../../games/war/decks/code.ts';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { accessible, instant, listen, settled } from './robot.ts';
import { test } from './devices.ts';

const option = (page: Page, name: string) => page.locator(`[data-option=${name}]`);
const sum = (page: Page) => page.locator('.set-sum b');

test('before a deal of any game the button is in view, with a sentence on what it deals @phone', async ({ page }) => {
  const heard = listen(page);
  for (const game of ['afu', 'bravery', 'liberation', 'war']) {
    await page.goto(`#/setup/${game}`);
    await expect(page.locator('form.set')).toHaveAttribute('data-game', game);
    await expect(page.locator('[data-deal]')).toBeInViewport({ ratio: 1 });
    await expect(sum(page)).toContainText('ви і бот «Солдат»');
    await page.locator('.option-more summary').click();
    await expect(page.locator('[data-deal]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await accessible(page);
  }
  expect(heard).toEqual([]);
});
test('whoever knows the games finds the set-up of each on the start page, with and without games begun @phone @fingers', async ({
  page,
}) => {
  await instant(page);
  await page.addInitScript(() => localStorage.setItem('redut.seasoned', '1'));
  for (const begun of [0, 1]) {
    await page.goto('#/');
    await expect(page.locator('.my-games a.resume')).toHaveCount(begun);
    for (const game of ['afu', 'bravery', 'liberation', 'war']) {
      const way = page.locator(`.poster[data-game=${game}] a[href="#/setup/${game}"]`);
      await expect(way).toBeInViewport({ ratio: 1 });
      const { width, height } = (await way.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.goto('#/play/liberation?seed=begun&bot=soldier');
    await settled(page);
  }
  await page.goto('#/');
  await page.locator('.poster[data-game=afu]').getByRole('link', { name: 'Налаштувати' }).click();
  await expect(page.locator('form.set')).toHaveAttribute('data-game', 'afu');
});
test('only what means something beside the other choices is asked', async ({ page }) => {
  await page.goto('#/setup/afu');
  await expect(option(page, 'kalyna')).toContainText('одразу повномасштабна війна');
  await expect(option(page, 'difficulty')).toHaveCount(0);
  await option(page, 'players').getByRole('button', { name: 'Самостійна гра' }).click();
  await expect(option(page, 'difficulty')).toBeVisible();
  await expect(page.locator('.set-seat')).toHaveCount(1);
  await page.goto('#/setup/bravery');
  await expect(option(page, 'difficulty').getByRole('button')).toHaveCount(4);
  await page.locator('.option-more summary').click();
  await expect(option(page, 'host').locator('.chip')).toHaveText(['ніхто', 'Гравець 1', 'Гравець 2']);
});
test('seats are added and taken away, and whoever was seated stays', async ({ page }) => {
  await page.goto('#/setup/bravery');
  await page.locator('.set-add').click();
  const seats = page.locator('.set-seat');
  await expect(seats).toHaveCount(3);
  await seats.nth(1).locator('select').selectOption('general');
  await seats.nth(2).locator('select').selectOption('person');
  await seats.nth(2).locator('input').fill('Марко');
  await expect(sum(page)).toContainText('ви, Марко і бот «Генерал»');
  await expect(seats.nth(0).locator('.set-remove')).toHaveCount(0);
  await seats.nth(1).locator('.set-remove').click();
  await expect(seats).toHaveCount(2);
  await expect(seats.nth(1).locator('input')).toHaveValue('Марко');
  await page.locator('.set-add').click();
  await page.locator('.set-add').click();
  await expect(sum(page)).toContainText('ви, Марко і бот «Солдат» × 2');
});
test('whom one chose to play with last is proposed in every game', async ({ page }) => {
  await page.goto('#/setup/liberation');
  await page.locator('.set-seat select').nth(1).selectOption('recruit');
  await page.locator('[data-deal]').click();
  await settled(page);
  await page.goto('#/setup/war');
  await expect(sum(page)).toContainText('ви і бот «Новобранець»');
});
test('one side or the other is chosen, Enter deals it, and the page remembers', async ({ page }) => {
  await page.goto('#/setup/liberation');
  await option(page, 'side').getByRole('button', { name: 'Опір' }).click();
  await expect(page.locator('.set-seat select').nth(1)).toHaveValue('person');
  await page.locator('.set-sum').click();
  await page.keyboard.press('Enter');
  await settled(page);
  await page.goto('#/setup/liberation');
  await expect(sum(page)).toHaveText(/^Опір/);
});
test('whoever came to the set-up by a link deals with Enter, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('redut.seasoned', '1'));
  await page.goto('#/');
  await page.locator('.poster[data-game=afu]').getByRole('link', { name: 'Налаштувати' }).press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('[data-deal]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await settled(page);
});
test('each seat of WAR takes a deck from the same boxes', async ({ page }) => {
  await page.goto('#/setup/war');
  // What a campaign gives is nobody's choice here.
  await expect(page.locator('[data-setting]')).toHaveCount(2);
  await page.locator('[data-deck=northern-front]').click();
  await page.locator('[data-setting=deck2]').click();
  await page.locator('[data-deck=desert-army]').click();
  await expect(page.locator('[data-deck=northern-front]')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-deck=northern-front] .pick-taken')).toContainText('1');
  await expect(page.locator('[data-deck=desert-army]')).toHaveAttribute('aria-pressed', 'true');
  await expect(sum(page)).toContainText('Північний фронт — Армія пустелі');
});
test('a deck of one’s own stands beside the ready ones, and one that cannot be played says why', async ({ page }) => {
  const [ready] = READY_DECKS;
  const { division: _, ...plain } = ready!;
  const larger = { ...plain, cards: { ...plain.cards, depot: plain.cards['depot']! + 25 } };
  const kept = [
    { name: 'Моя', code: encodeDeck(base, plain) },
    { name: 'Велика', code: encodeDeck(base, larger) },
  ];
  await page.addInitScript((decks) => {
    if (location.protocol !== 'about:') localStorage.setItem('redut.decks.war', decks);
  }, JSON.stringify(kept));
  await page.goto('#/setup/war');
  await page.getByRole('button', { name: /^Моя / }).click();
  await expect(page.getByRole('button', { name: /^Моя / })).toHaveAttribute('aria-pressed', 'true');
  await accessible(page);
  const unfit = page.getByRole('link', { name: /^Велика / });
  await expect(unfit).toContainText('85');
  await unfit.click();
  await expect(page.locator('.deck-problems')).toBeVisible();
});
test('a deal that fails says so, and can be tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    let first = true;
    Worker.prototype.postMessage = function (this: Worker, message: object, ...rest: never[]) {
      const spoilt = first && 'ask' in message && message.ask === 'create';
      if (spoilt) first = false;
      post.call(this, spoilt ? { ...message, setup: { players: 9 } } : message, ...rest);
    };
  });
  await page.goto('#/setup/afu');
  await page.locator('[data-deal]').click();
  await expect(page.locator('.set-foot').getByRole('alert')).toContainText('players');
  await page.locator('[data-deal]').click();
  await settled(page);
});
