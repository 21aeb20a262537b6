import { expect, type Page } from '@playwright/test';
import { base } from '../../games/war/cards/set.ts';
import { encodeDeck } from '../../games/war/decks/code.ts';
import type { Deck } from '../../games/war/decks/deck.ts';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { writeText } from '../../games/war/text/deck-list.ts';
import { deal, friendAt } from './friend.ts';
import { accessible, instant, listen } from './robot.ts';
import { test } from './devices.ts';

/** Ready decks with one card exchanged: decks of somebody's own. */
const ownOf = (id: string, less: string, more: string): Deck => {
  const { side, cards } = READY_DECKS.find((deck) => deck.id === id)!;
  return { side, cards: { ...cards, [less]: cards[less]! - 1, [more]: (cards[more] ?? 0) + 1 } };
};
const mine = ownOf('guards-mechanised', 't-34', 'depot');
const theirs = ownOf('armoured-spearhead', 'factory', 'depot');

async function concede(page: Page): Promise<void> {
  // By its button: a key that is pressed while the table is being set is nobody's.
  await page.getByRole('button', { name: /^(Меню|Menu)$/ }).click();
  await page.locator('[data-concede]').click();
  await page.locator('.button.danger').click();
}

test('two who bring decks of their own play best of three in a room', async ({ page, another }) => {
  const heard = listen(page);
  await instant(page);
  const kept = JSON.stringify([{ name: 'Моя гвардія', code: encodeDeck(base, mine) }]);
  await page.addInitScript((decks) => {
    if (location.protocol !== 'about:') localStorage.setItem('redut.decks.war', decks);
  }, kept);
  await page.goto('#/invite/war');
  await page.locator('form .button.filled').click();
  await page.getByRole('button', { name: 'до двох перемог' }).click();
  await page.locator('.sheet-go button[type=submit]').click();
  const friend = await friendAt(another, (await page.locator('[data-copy]').getAttribute('data-copy'))!);

  await page.locator('[data-choose]').click();
  await page.getByRole('button', { name: 'Моя гвардія' }).click();
  await accessible(page);
  await page.locator('[data-seal]').click();
  await expect(page.locator('[data-brought="0"]')).toHaveText('Моя гвардія');
  await expect(page.locator('[data-ready]')).toBeDisabled();
  await accessible(page);
  // The other sees that a deck is there, and nothing of it.
  await expect(friend.locator('[data-brought="0"]')).toHaveText('The deck is sealed');

  await friend.locator('[data-choose]').click();
  await friend.locator('.bring-paste summary').click();
  const [first, ...rest] = writeText(base, theirs, 'en').trimEnd().split('\n').toReversed();
  // What cannot be read is said where it is seen, and the field with it: nothing scrolls to what stands below.
  const size = friend.viewportSize()!;
  await friend.setViewportSize({ ...size, height: 520 });
  await friend.locator('[data-paste]').evaluate((field: HTMLElement) => {
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'end' });
  });
  await friend.keyboard.insertText('4 Tank of Nowhere');
  await expect(friend.locator('.bring-unread li')).toContainText('Tank of Nowhere');
  await expect(friend.locator('.bring-unread li')).toBeInViewport({ ratio: 1 });
  await expect(friend.locator('[data-paste]')).toBeInViewport();
  await friend.setViewportSize(size);
  await friend.locator('[data-paste]').fill(rest.toReversed().join('\n'));
  await expect(friend.locator('.bring-refused')).toContainText('WAR-2.1');
  await expect(friend.locator('.bring-refused')).toContainText('Cards to add');
  await expect(friend.locator('[data-seal]')).toBeDisabled();
  await friend.locator('[data-paste]').fill([...rest.toReversed(), first].join('\n'));
  await friend.locator('[data-division]').selectOption({ index: 1 });
  await friend.locator('[data-seal]').click();
  await expect(friend.locator('[data-brought="1"]')).toHaveText('a deck of your own');
  const prints = await friend.locator('.fingerprint').allTextContents();
  expect((await page.locator('.fingerprint').allTextContents()).toSorted()).toEqual(prints.toSorted());

  await deal(page, friend);
  await concede(friend);
  for (const one of [page, friend]) {
    await expect(one.locator('.end [data-tally="1 : 0"]')).toBeVisible();
    await expect(one.locator('[data-check]')).toHaveCount(0);
    await one.locator('[data-again]').click();
  }
  await expect(page.locator('[data-score="1:0"]')).toBeVisible();
  await expect(friend.locator('[data-score="0:1"]')).toBeVisible();
  // The same decks are sealed already; another division may be announced.
  expect((await page.locator('.fingerprint').allTextContents()).toSorted()).toEqual(prints.toSorted());
  await page.locator('[data-choose]').click();
  await expect(page.locator('.bring-shelf')).toHaveCount(0);
  await page.locator('[data-division]').selectOption({ index: 1 });
  await page.locator('[data-seal]').click();
  await expect(page.locator('.bring-panel')).toHaveCount(0);
  await deal(friend, page);
  await concede(page);
  for (const one of [page, friend]) await one.locator('[data-again]').click();
  await expect(page.locator('[data-score="1:1"]')).toBeVisible();
  // Between its games the seats are taken; who goes away may lose the series.
  await expect(page.getByRole('button', { name: 'Встати' })).toHaveCount(0);
  await expect(page.locator('[data-kick]')).toHaveCount(0);
  const address = friend.url();
  await friend.goto('about:blank');
  await page.locator('[data-absent] [data-claim]').click();
  await expect(page.locator('[data-absent]')).toContainText('Зарахувати серію');
  await expect(page.locator('[data-score="1:1"]')).toBeVisible();
  await friend.goto(address);
  await expect(page.locator('[data-absent]')).toHaveCount(0);
  await deal(page, friend);
  await concede(friend);
  // Now all opens, and whoever wants to checks it.
  await page.locator('[data-check]').click();
  await expect(page.locator('p.check-game')).toContainText('Перевірено');
  await page.locator('[data-again]').click();
  await friend.locator('[data-again]').click();
  await expect(page.locator('[data-score="0:0"]')).toBeVisible();
  await expect(page.locator('[data-brought]')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('whoever is forgotten between two games leaves the series to the other', async ({ page, another }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/invite/war');
  await page.locator('form .button.filled').click();
  await page.getByRole('button', { name: 'до двох перемог' }).click();
  await page.locator('.sheet-go button[type=submit]').click();
  const friend = await friendAt(another, (await page.locator('[data-copy]').getAttribute('data-copy'))!);
  for (const one of [page, friend]) {
    await one.locator('[data-choose]').click();
    await one.locator('.bring-shelf button').first().click();
    await one.locator('[data-seal]').click();
  }
  await deal(page, friend);
  await concede(page);
  for (const one of [page, friend]) await one.locator('[data-again]').click();
  await expect(page.locator('[data-score="0:1"]')).toBeVisible();
  const left = await friend.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/account/end', { method: 'POST', headers, body: '{}' })).status;
  });
  expect(left).toBe(200);
  // There is no table to look at, and nothing to deal.
  await expect(page.locator('[data-forfeit]')).toContainText('Серію завершено.');
  for (const gone of ['[data-ready]', '[data-choose]']) await expect(page.locator(gone)).toHaveCount(0);
  await expect(page.locator('[data-again]')).toHaveText('Нова серія');
  await accessible(page);
  expect(heard).toEqual([]);
});
