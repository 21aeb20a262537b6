import { expect, type Page } from '@playwright/test';
import { deal, friendAt } from './friend.ts';
import { accessible, instant, listen } from './robot.ts';
import { test } from './devices.ts';

async function giveUp(page: Page, menu = 'Меню'): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.locator('[data-concede]').click();
  await page.locator('.button.danger').click();
  await expect(page.locator('.table')).toHaveAttribute('data-phase', 'over');
}

// The map of each is looked at on both devices, and each is fought in on one of them.
for (const [theatre, first, next, onPhone] of [
  ['eastern-front', 'brody', 'kyiv', false],
  ['western-desert', 'sidi-barrani', 'tobruk', true],
] as const)
  test(`a campaign, ${theatre}: a battle is fought, its result opens the next ones and is kept @phone`, async ({
    page,
    isMobile,
  }) => {
    const heard = listen(page);
    await instant(page);
    await page.goto('#/campaign/war');
    await page.locator(`[href$="${theatre}"]`).click();
    const node = (battle: string) => page.locator(`[data-battle=${battle}]`);
    await expect(page.locator('[data-battle]')).toHaveCount(7);
    await expect(node(first)).toHaveClass(/open/);
    await expect(node(next)).toHaveClass(/later/);
    // The picture of a battle lies within its disc.
    const [disc, picture] = await Promise.all(
      ['.campaign-disc', '.campaign-disc .icon'].map((part) => node(first).locator(part).boundingBox()),
    );
    expect(picture!.y).toBeGreaterThan(disc!.y);
    expect(picture!.y + picture!.height).toBeLessThan(disc!.y + disc!.height);
    // No name is cut by the edge of the map.
    const cut = await page.locator('[data-battle]').evaluateAll((battles) =>
      battles.flatMap((battle) => {
        const map = battle.parentElement!.getBoundingClientRect();
        const out = [...battle.querySelectorAll('*')].some((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width > 0 && (left < Math.max(0, map.left) - 1 || right > Math.min(innerWidth, map.right) + 1);
        });
        return out ? [battle.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
    await accessible(page);
    expect(heard).toEqual([]);
    if (isMobile !== onPhone) return;
    await page.locator(`[data-fight=${first}]`).click();
    await expect(page.locator('.table')).toBeVisible();
    await giveUp(page);
    // A battle has no rematch outside its campaign: the end leads back to the map, also when it is opened once more.
    const onward = page.locator('.end-go .filled');
    await expect(onward).toHaveText('До мапи');
    await expect(page.locator('.end-go')).not.toContainText('Реванш');
    const table = page.url();
    await onward.click();
    await expect(page).toHaveURL(new RegExp(`#/campaign/war/${theatre}$`));
    await expect(node(first)).toHaveClass(/lost/);
    await page.goto(table);
    await expect(onward).toHaveText('До мапи');
    await page.locator('.end').press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/campaign/war/${theatre}$`));
    await expect(node(first)).toHaveClass(/lost/);
    await expect(node(next)).toHaveClass(/open/);
    await expect(page.locator('.campaign-legend .lost b')).toHaveText('1');
    // What was lost may be fought once more, and a reload forgets nothing; a friend may sit at the same screen.
    await page.reload();
    await expect(node(first)).toHaveClass(/lost/);
    await node(first).click();
    await expect(page.locator(`[data-fight=${first}]`)).toHaveText('Переграти битву');
    await page.getByRole('button', { name: 'З другом за цим екраном' }).click();
    // At Brody the other side goes first: the screen is handed over.
    if (first === 'brody') {
      await page.locator('.curtain .button').press('Enter');
      await page.locator('.curtain .button').press('Enter');
    }
    await expect(page.locator('.table')).toBeVisible();
    // The table that comes after the curtain hears what is pressed on it.
    await page.getByRole('button', { name: 'Меню' }).click();
    await expect(page.locator('[data-concede]')).toBeVisible();
    expect(heard).toEqual([]);
  });

test('a battle with a friend online: both devices have its result, and the next one follows in the same room', async ({
  page,
  another,
}) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/campaign/war/eastern-front');
  await page.locator('[data-online]').click();
  await expect(page.locator('.room-campaign')).toContainText('Броди');
  await expect(page.locator('.lobby-seats')).toContainText('СРСР');
  const friend = await friendAt(another, (await page.locator('[data-copy]').getAttribute('data-copy'))!);
  // The battle says with what is played: nobody chooses a deck.
  await expect(friend.locator('[data-choose]')).toHaveCount(0);
  // Whoever waits elsewhere finds the way back.
  await page.locator('[data-to-map]').click();
  await page.locator('[data-go-on]').click();
  await deal(page, friend);
  // A reload in the middle, and a second window of the same person.
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  const second = await page.context().newPage();
  await instant(second);
  await second.goto(page.url());
  await expect(second.locator('.table')).toBeVisible();
  await second.close();
  await giveUp(friend, 'Menu');
  for (const one of [page, friend]) await expect(one.locator('[data-next-battle]')).toBeVisible();
  for (const one of [page, friend]) await one.locator('[data-battle-next=kyiv]').click();
  for (const one of [page, friend]) await expect(one.locator('[data-campaign]')).toContainText(/Київ|Kyiv/);
  // Each on its own map, once: won by one, lost by the other.
  for (const [one, state] of [
    [page, /won/],
    [friend, /lost/],
  ] as const) {
    await one.locator('[data-to-map]').click();
    await expect(one.locator('[data-battle=brody]')).toHaveClass(state);
    await expect(one.locator('.campaign-legend .open b')).toHaveText('1');
  }
  // The friend's own campaign is another one.
  await friend.goto('#/campaign/war');
  await expect(friend.locator('.campaign-tile')).toHaveCount(3);
  await friend.locator('.campaign-tile[data-run]').click();
  await friend.locator('[data-go-on]').click();
  // Nobody is stuck: whoever does not want to wait fights against a bot, and the result of the room does not count here.
  await page.locator('[data-no-wait]').click();
  await expect(page.locator('[data-online]')).toBeVisible();
  await expect(page.locator('[data-battle=brody]')).toHaveClass(/won/);
  expect(heard).toEqual([]);
});
