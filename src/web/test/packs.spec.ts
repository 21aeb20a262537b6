import { expect, type Page } from '@playwright/test';
import { deal, friendAt, joins, newEvent } from './friend.ts';
import { accessible, instant, listen } from './robot.ts';
import { type Another, test } from './devices.ts';

/** A room of this format, and a friend in it. */
async function roomOf(page: Page, another: Another, format: string): Promise<Page> {
  await instant(page);
  await page.goto('#/invite/war');
  await page.locator('form .button.filled').click();
  await page.getByRole('button', { name: format, exact: true }).click();
  await page.locator('.sheet-go button[type=submit]').click();
  return friendAt(another, (await page.locator('[data-copy]').getAttribute('data-copy'))!);
}
async function seal(page: Page, name: string): Promise<void> {
  await page.locator('[data-choose]').click();
  await page.getByRole('button', { name }).click();
  await page.locator('[data-seal]').click();
}

test('two open boosters in a room, build decks from them alone and play', async ({ page, another }) => {
  const heard = listen(page);
  const friend = await roomOf(page, another, 'З бустерів');
  for (const [one, side] of [
    [page, 'ussr'],
    [friend, 'allies'],
  ] as const) {
    await one.locator('[data-choose]').click();
    await one.locator(`[data-open=${side}]`).click();
    await one.locator('[data-next]').click();
    await expect(one.locator('.packs-stage')).toHaveAttribute('data-seen', '1');
    await expect(one.locator('.packs-says')).toBeVisible();
    if (one === page) await accessible(page);
    await one.locator('[data-all]').click();
    await one.locator('[data-build]').click();
    await one.locator('[data-built]').click();
    await one.locator('[data-to-room]').click();
  }
  // A ready deck is not on the shelf, and one that is pasted is refused with the rule and the way out.
  await page.locator('[data-choose]').click();
  await expect(page.locator('[data-deck=guards-mechanised]')).toHaveCount(0);
  await page.locator('.bring-paste summary').click();
  await page.locator('[data-paste]').fill('guards-mechanised');
  await expect(page.locator('.bring-refused')).toContainText('WAR-28.8');
  await expect(page.locator('[data-seal]')).toBeDisabled();
  await page.locator('.bring-go .button').first().click();
  await seal(page, 'Нова колода');
  await seal(friend, 'New deck');
  await deal(page, friend);
  expect(heard).toEqual([]);
});

test('boosters are opened alone on a phone and played against a bot @phone @fingers', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/boosters/war');
  // A single one, for the collection.
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.locator('[data-open]').click();
  await page.locator('[data-all]').click();
  await expect(page.locator('[data-seen="11"]')).toBeVisible();
  await page.goto('#/boosters/war');
  await page.locator('[data-open]').click();
  for (let card = 0; card < 3; card++) await page.locator('[data-next]').click();
  await accessible(page);
  await page.locator('[data-all]').click();
  await page.locator('[data-build]').click();
  await page.locator('[data-built]').click();
  await page.locator('[data-play-bot]').click();
  await expect(page.locator('.table')).toBeVisible();
  expect(heard).toEqual([]);
});

/** In the page: of each card of a booster, looked at by itself, what of its large text is cut off. */
async function cutOff(): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('.draft-pack [data-card]')) {
    const id = card.dataset['card']!;
    card.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const text = document.querySelector(`.draft-large[data-large="${id}"] .card-text`);
    if (text === null) cut.push(`${id} is not shown`);
    const foot = text?.parentElement!.querySelector('.card-foot')!.getBoundingClientRect();
    for (const part of text?.querySelectorAll('span') ?? []) {
      const { right, bottom } = part.getBoundingClientRect();
      const isOut = bottom > foot!.top + 1 || right > text!.getBoundingClientRect().right + 1;
      if (isOut || part.scrollHeight > part.clientHeight + 2) cut.push(`${id}: ${part.textContent}`);
    }
    const whole = document.querySelector('.draft-large .card')!.getBoundingClientRect();
    const end = document.querySelector('.draft-foot')!.getBoundingClientRect().top;
    if (whole.bottom > end || whole.height < whole.width) cut.push(`${id} is not seen whole`);
  }
  (document.activeElement as HTMLElement).blur();
  return cut;
}
const CARDS_TAKEN = 44;
/** In the page: takes the first card of each booster that comes, until so many are taken. */
async function takeTheRest(most: number): Promise<void> {
  const found = async (selector: string): Promise<HTMLElement> => {
    for (;;) {
      const one = document.querySelector<HTMLElement>(selector);
      if (one?.checkVisibility() === true && !one.matches(':disabled')) return one;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  for (let taken = 1; taken < most; taken++) {
    (await found(`.draft[data-taken="${taken}"] [data-card]`)).click();
    (await found(`[data-take="${taken}"]`)).click();
  }
}
test('a draft of two people and two bots: cards are taken in turn, decks built from them and played', async ({
  page,
  another,
}) => {
  const heard = listen(page);
  const friend = await roomOf(page, another, 'Драфт');
  for (const one of [page, friend]) {
    await one.locator('[data-choose]').click();
    await one.locator('[data-begin]').click();
  }
  // On a laptop cards of two rows are small: the one that is looked at stands large beside them, with all that it says.
  for (const one of [page, friend]) {
    expect(await one.evaluate(cutOff)).toEqual([]);
    await one.locator('[data-card]').last().hover();
    const id = await one.locator('[data-card]').last().getAttribute('data-card');
    await expect(one.locator('.draft-large')).toHaveAttribute('data-large', id!);
  }
  // The first by hand, all others by the page itself: a card is taken by two clicks either way.
  for (const one of [page, friend]) {
    await one.locator('.draft[data-taken="0"] [data-card]').first().click();
    if (one === page) await accessible(page);
    await one.locator('[data-take="0"]').click();
  }
  await Promise.all([page, friend].map((one) => one.evaluate(takeTheRest, CARDS_TAKEN)));
  for (const one of [page, friend]) {
    await one.locator('[data-drafted]').click();
    await one.locator('[data-built]').click();
    await one.locator('[data-to-room]').click();
  }
  await seal(page, 'Нова колода');
  await seal(friend, 'New deck');
  await deal(page, friend);
  expect(heard).toEqual([]);
});

test('what was opened lies in the collection, with its gaps and where it came from, and goes with the account', async ({
  page,
  another,
}) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/boosters/war');
  await page.locator('[data-open]').click();
  await page.locator('[data-all]').click();
  await page.goto('#/collection/war');
  const owned = Number(await page.locator('[data-owned]').getAttribute('data-owned'));
  expect(owned).toBeGreaterThan(20);
  await accessible(page);
  await page.locator('[data-view=gaps]').click();
  await expect(page.locator('[data-copies="0"]')).toHaveCount(18);
  await page.locator('[data-view=album]').click();
  await page.locator('li:not([data-copies="0"]) .collection-card').first().click();
  await expect(page.locator('.collection-origin li')).toHaveCount(1);
  // With an account another device has it, too.
  const post = (one: Page, path: string, body: object): Promise<number> =>
    one.evaluate(
      async ([to, text]) => (await fetch(`/api/${to}`, { method: 'POST', body: text! })).status,
      [path, JSON.stringify(body)],
    );
  const account = { account: `collector-${Date.now().toString(36)}`, password: 'correct horse battery' };
  expect(await post(page, 'session', { name: 'Оля' })).toBe(200);
  expect(await post(page, 'account', account)).toBe(200);
  await page.reload();
  await expect(page.locator('[data-where=account]')).toBeVisible();
  const other = await another();
  await other.goto(new URL('#/collection/war', page.url()).href);
  await expect(other.locator('[data-owned="0"]')).toBeVisible();
  expect(await post(other, 'login', account)).toBe(200);
  await other.reload();
  await expect(other.locator(`[data-owned="${owned}"]`)).toBeVisible();
  expect(heard).toEqual([]);
});

// One of the two has a phone, the other a laptop: both are looked at.
test('a tournament of drafted decks: two people and two bots draft once, build, and meet with those decks @phone @fingers', async ({
  page,
  another,
}) => {
  const heard = listen(page);
  const form = await newEvent(page);
  await form.getByRole('button', { name: 'Драфт', exact: true }).click();
  await form.locator('.sheet-go button').click();
  await expect(page.locator('.event-head')).toContainText('Драфт');
  const friend = await joins(another, page);
  await page.locator('.event-go .filled').click();
  for (const one of [page, friend]) {
    await one.locator('[data-to-table]').click();
    await expect(one.locator('.pod-places li')).toHaveCount(4);
    await accessible(one);
    await one.locator('[data-pod=open]').click();
    await one.locator('[data-begin]').click();
  }
  await page.locator('.draft[data-taken="0"] [data-card]').first().click();
  await page.locator('[data-take="0"]').click();
  // Whoever reloads finds what lies before them.
  await friend.reload();
  await friend.locator('.draft[data-taken="0"] [data-card]').first().click();
  await friend.locator('[data-take="0"]').click();
  await Promise.all([page, friend].map((one) => one.evaluate(takeTheRest, CARDS_TAKEN)));
  for (const [one, name] of [
    [page, 'Нова колода'],
    [friend, 'New deck'],
  ] as const) {
    await one.locator('[data-drafted]').click();
    await one.locator('[data-built]').click();
    await one.locator('[data-to-room]').click();
    await one.locator('[data-pod=build]').click();
    await one.getByRole('button', { name }).click();
    await one.locator('[data-seal]').click();
    await one.locator('[data-pod=ready]').click();
  }
  for (const one of [page, friend]) {
    await expect(one.locator('.pod')).toHaveAttribute('data-stage', 'over');
    await one.locator('[data-to-event]').click();
  }
  // In the first round everybody has the deck with them, and a bot is dealt to at once.
  await page.locator('[data-to-table]').click();
  await expect(page.locator('[data-brought]').first()).toBeVisible();
  await expect(page.locator('[data-unseal]')).toHaveCount(0);
  expect(heard).toEqual([]);
});
