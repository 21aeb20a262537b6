import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { accessible, digest, instant, listen, move, numbers, options } from './robot.ts';
import { SilentLine } from './silent-line.ts';
import { type Another, test } from './devices.ts';
import { ELSEWHERE } from './friend.ts';

const asked = async (page: Page): Promise<boolean> => (await options(page)).length > 0;

/** A room of one person and a guest who came by the link; both sit at the table. */
async function together(
  page: Page,
  another: Another,
  prepare: (friend: Page) => Promise<void> = () => Promise.resolve(),
  by: (link: string) => string = (link) => link,
  arrived?: (friend: Page) => Promise<void>,
) {
  await instant(page);
  await page.goto('#/invite/liberation');
  await page.locator('form .button.filled').click();
  await expect(page.locator('form.join')).toBeVisible();
  await page.locator('.sheet-go button[type=submit]').click();
  const link = (await page.locator('[data-copy]').getAttribute('data-copy'))!;
  const friend = await another(ELSEWHERE);
  await prepare(friend);
  await instant(friend);
  await friend.goto(by(link));
  // Whoever comes by the link is told who invites to what before anything is asked; a code tells nothing.
  if (by(link) === link) await expect(friend.locator('main h2')).toHaveText('Гість invites you to play Liberation');
  // Two activations: a name, which may stay as it is, and a seat.
  await friend.locator('form .button.filled').click();
  await friend.locator('[data-sit]').click();
  await arrived?.(friend);
  // Whoever sits down asks everybody anew whether cards may be dealt.
  await expect(friend.locator('[data-ready]')).toBeVisible();
  await page.locator('[data-ready]').click();
  await expect(friend.locator('.is-ready, [data-ready]').first()).toBeVisible();
  for (const one of [page, friend]) await expect(one.locator('.table, [data-card]')).toHaveCount(0);
  await friend.locator('[data-ready]').click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(friend.locator('.table')).toBeVisible();
  return friend;
}
/** Every room has cards of its own, and a base that is found, by an attack or a mission, ends the game too soon. */
const WARLIKE = ['attack', 'perform', 'operate'];
/** So many moves, and then until the friend is asked, who has been told everything by then. */
async function playTogether(page: Page, friend: Page, chance: Generator<number, never>, moves: number): Promise<void> {
  for (let n = 0; n < moves || !(await asked(friend)); n++) {
    await expect.poll(async () => (await asked(page)) || (await asked(friend))).toBe(true);
    if (n < moves || !(await asked(friend))) await move((await asked(page)) ? page : friend, chance, WARLIKE);
  }
}

test('18: a link brings a friend in as a guest; cards are dealt when both are ready', async ({ page, another }) => {
  const heard = listen(page);
  // Both look at the room before they are ready.
  const friend = await together(page, another, undefined, undefined, async (guest) => {
    await accessible(page);
    await accessible(guest);
  });
  await playTogether(page, friend, numbers(3), 8);
  const before = await digest(friend);
  await friend.reload();
  await expect(friend.locator('.table')).toBeVisible();
  expect(await digest(friend)).toBe(before);
  await accessible(friend);
  expect(heard).toEqual([]);
});

test('17: a line that is cut for twenty seconds is told, and then the table is right', async ({ page, another }) => {
  const lines = new Set<WebSocketRoute>();
  let cut = false;
  const friend = await together(page, another, (one) =>
    one.routeWebSocket(/\/socket$/, (line) => {
      if (cut) {
        void line.close();
        return;
      }
      const server = line.connectToServer();
      lines.add(line);
      line.onMessage((message) => server.send(message));
      server.onMessage((message) => line.send(message));
    }),
  );
  const chance = numbers(3);
  await playTogether(page, friend, chance, 4);
  await expect(friend.locator('.notice.cut')).toHaveCount(0);
  cut = true;
  const began = Date.now();
  for (const line of lines) await line.close();
  await expect(friend.locator('.notice.cut')).toBeVisible();
  await accessible(friend);
  // The other plays on as far as it can; the one who is cut off sees nothing of it.
  const seen = await digest(friend);
  for (let moves = 0; moves < 3 && (await asked(page)); moves++) {
    await move(page, chance, WARLIKE);
    await page.waitForTimeout(200);
  }
  await friend.waitForTimeout(Math.max(0, 20_000 - (Date.now() - began)));
  expect(await digest(friend)).toBe(seen);
  await expect(friend.locator('.notice.cut')).toBeVisible();
  cut = false;
  await expect(friend.locator('.notice.cut')).toHaveCount(0, { timeout: 60_000 });
  const version = (one: Page): Promise<string | null> => one.locator('.log li').first().textContent();
  await expect(async () => expect(await version(friend)).not.toBe('')).toPass();
  const after = await digest(friend);
  await friend.reload();
  await expect(friend.locator('.table')).toBeVisible();
  expect(await digest(friend)).toBe(after);
  await playTogether(page, friend, chance, 3);
});

test('a line that falls silent is told on both sides, and comes back right by itself', async ({
  page,
  another,
  baseURL,
}) => {
  const line = await SilentLine.to(Number(new URL(baseURL!).port));
  const friend = await together(
    page,
    another,
    () => Promise.resolve(),
    (link) => link.replace(new URL(baseURL!).host, line.host),
  );
  const chance = numbers(5);
  await playTogether(page, friend, chance, 4);
  await friend.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  line.silent = true;
  await expect(friend.locator('.notice.cut')).toBeVisible({ timeout: 60_000 });
  for (let moves = 0; moves < 2 && (await asked(page)); moves++) await move(page, chance, WARLIKE);
  await expect(page.locator('[data-absent]')).toBeVisible({ timeout: 60_000 });
  line.silent = false;
  await expect(friend.locator('.notice.cut')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('[data-absent]')).toHaveCount(0);
  await playTogether(page, friend, chance, 4);
  const after = await digest(friend);
  expect(await friend.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await friend.reload();
  await expect(friend.locator('.table')).toBeVisible();
  expect(await digest(friend)).toBe(after);
  line.close();
});

test('a room tells how its games went, and asks all for a rematch; what is said is seen', async ({ page, another }) => {
  const friend = await together(page, another);
  await friend.locator('[data-talk]').click();
  await friend.locator('[data-phrase=goodLuck]').click();
  await expect(page.locator('.bubble')).toContainText('Гарної гри!');
  await page.locator('[data-talk]').click();
  await page.locator('.own-words input').fill('Привіт, e!');
  await page.locator('.own-words .button').click();
  await expect(friend.locator('.bubble')).toContainText('Привіт, e!');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.talk-panel')).toHaveCount(0);
  // A bot helps nobody against people, and says so.
  await page.keyboard.press('h');
  await expect(page.locator('.popup')).toContainText('підказок немає');
  await page.keyboard.press('Escape');
  await friend.keyboard.press('m');
  await friend.locator('[data-concede]').click();
  await friend.locator('.button.danger').click();
  for (const one of [page, friend]) await expect(one.locator('.end [data-tally="1 : 0"]')).toBeVisible();
  await accessible(page);
  await page.locator('[data-again]').click();
  await expect(page.locator('.again p')).toContainText('Guest');
  await expect(friend.locator('.again p')).toContainText('Гість');
  await friend.locator('[data-again]').click();
  // The seats have changed, and with them the order of the count.
  for (const one of [page, friend]) {
    await expect(one.locator('.lobby [data-tally="0 : 1"]')).toBeVisible();
    await one.locator('[data-ready]').click();
  }
  for (const one of [page, friend]) await expect(one.locator('.bar .score-chip')).toHaveText('0 : 1');
});

test('open rooms are listed; a bot can be seated and sent away; an account comes along to another device', async ({
  page,
  another,
}) => {
  const name = `ann${Date.now() % 100_000}`;
  await page.goto('#/invite/liberation');
  await page.locator('form .button.filled').click();
  await page.locator('.account > summary').click();
  await page.locator('.account input[autocomplete=username]').fill(name);
  await page.locator('.account input[type=password]').fill('long enough');
  await accessible(page);
  await page.locator('[data-register]').click();
  await expect(page.locator('.account > summary')).toContainText(name);
  await page.locator('form.sheet:not(.join) .chip', { hasText: 'у списку для всіх' }).click();
  await page.locator('.sheet-go button[type=submit]').click();
  await page.locator('[data-bot]').click();
  await page.locator('[data-no-bot]').click();
  await expect(page.locator('.lobby-seats .free')).toHaveCount(1);
  const code = (await page.locator('.code').textContent())!;
  const device = await another({ locale: 'en', viewport: { width: 360, height: 640 } });
  await device.goto('#/invite/liberation');
  await device.locator('.account > summary').click();
  await device.locator('input[autocomplete=username]').fill(name);
  await device.locator('input[type=password]').fill('not the one');
  await device.locator('[data-login]').click();
  await expect(device.locator('[role=alert]')).toContainText('Wrong account name or password');
  await device.locator('input[type=password]').fill('long enough');
  await device.locator('[data-login]').click();
  await device.locator(`[data-open-room="${code}"]`).click();
  await expect(device.locator('.lobby-seats')).toContainText('(You)');
  await accessible(device);
});

test('the newest window plays, an older one looks on until it is told to play; a finished game is checked', async ({
  page,
  another,
}) => {
  const friend = await together(page, another);
  const second = await friend.context().newPage();
  await instant(second);
  await second.goto(friend.url());
  await expect(second.locator('.table')).toBeVisible();
  await expect(friend.locator('[data-here]')).toBeVisible();
  await accessible(friend);
  await expect(second.locator('[data-here]')).toHaveCount(0);
  await friend.locator('[data-here]').click();
  await expect(friend.locator('[data-here]')).toHaveCount(0);
  await expect(second.locator('[data-here]')).toBeVisible();
  await second.close();
  await playTogether(page, friend, numbers(5), 4);
  const { room, match } = await page.evaluate(async () => {
    const id = location.hash.split('/')[2]!;
    const found = (await (await fetch(`api/rooms/${id}`)).json()) as { room: { room: string; match: string } };
    return found.room;
  });
  // Giving up needs some clicks that other tests make; here it is said over a line of its own.
  await friend.evaluate(
    ([of, name]) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(new URL('socket', location.href.split('#')[0]).href.replace('http', 'ws'));
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          if (data.includes('"hello"')) socket.send(JSON.stringify({ cmd: 'enter', id: 'e', room: name, have: -1 }));
          if (data.includes('"id":"e"')) socket.send(JSON.stringify({ cmd: 'concede', id: 'c', match: of }));
          if (data.includes('"id":"c"')) resolve();
        });
      }),
    [match, room] as const,
  );
  await page.locator('[data-check]').click();
  await expect(page.locator('p.check-game')).toContainText('Перевірено');
});
