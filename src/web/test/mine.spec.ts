import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { accessible, digest, instant, listen, settled } from './robot.ts';
import { test } from './devices.ts';

const post = (page: Page, path: string, body: object): Promise<{ room: { room: string; code: string } }> =>
  page.evaluate(
    async ([to, sent]) => (await fetch(`api/${to}`, { method: 'POST', body: JSON.stringify(sent) })).json(),
    [path, body] as const,
  );
/** A room against a bot, where the person has been dealt cards and is asked. */
async function dealtOnline(page: Page, name: string): Promise<string> {
  await post(page, 'session', { name });
  const { room } = await post(page, 'rooms', { game: 'liberation', seat: 0, bots: { 1: 'recruit' } });
  await page.goto(`#/room/${room.room}`);
  await page.locator('[data-ready]').click();
  await settled(page);
  return room.room;
}
async function concede(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.getByRole('button', { name: 'Так, здатися' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-phase', 'over');
}
async function freshPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await instant(page);
  await page.goto('');
  return page;
}

test('29: whoever closed every tab finds three online games and two local ones, and is back in each with one click', async ({
  page,
  context,
}) => {
  await instant(page);
  await page.goto('');
  const before = new Map<string, string | null>();
  const remember = async (): Promise<void> => {
    before.set(new URL(page.url()).hash, await digest(page));
  };
  for (let n = 0; n < 3; n++) {
    await dealtOnline(page, 'Оля');
    await remember();
  }
  for (const wanted of ['liberation?seed=mine&bot=soldier', 'bravery?players=1&seed=mine']) {
    await page.goto(`#/play/${wanted}`);
    await settled(page);
    await remember();
  }
  expect(before.size).toBe(5);
  await page.close();

  const home = await freshPage(context);
  const heard = listen(home);
  const games = home.locator('.my-games .resume');
  await expect(games).toHaveCount(5);
  await expect(home.locator('.my-games .your-turn')).toHaveCount(5);
  await expect(games.filter({ hasText: 'Визволення · Новобранець' })).toHaveCount(3);
  await expect(games.filter({ hasText: 'мережа · коло 1 з 3' })).toHaveCount(3);
  await expect(games.filter({ hasText: 'Визволення · Солдат' })).toContainText('цей пристрій · коло 1 з 3');
  await expect(games.filter({ hasText: 'Час хоробрості · наодинці' })).toContainText('Ваш хід · щойно');
  await accessible(home);
  for (const [hash, was] of before) {
    await home.locator(`.my-games a[href="${hash}"]`).click();
    await settled(home);
    expect(await digest(home)).toBe(was);
    await home.goto('#/');
  }
  expect(heard).toEqual([]);

  // The server is away: what the device remembers of it is shown, and said to need it.
  await context.route('**/api/matches', (route) => route.abort());
  const offline = await freshPage(context);
  await expect(offline.locator('.my-games .resume')).toHaveCount(5);
  await expect(offline.locator('.my-games .unreachable')).toHaveCount(3);
  await expect(offline.locator('.my-away')).toContainText('Сервер не відповідає');
});

test('the place of games that were begun is held until they are found again @phone @fingers', async ({
  page,
  context,
}) => {
  await instant(page);
  await page.goto('#/play/liberation?seed=held&bot=soldier');
  await settled(page);
  await page.goto('#/');
  await expect(page.locator('.my-games a.resume')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('redut.begun'))).toBe('1');
  await page.close();
  const home = await context.newPage();
  await home.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(globalThis, { tops });
    const look = (): void => {
      const posters = document.querySelector('.posters');
      if (posters !== null) tops.add(Math.round(posters.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  await home.goto('#/');
  await expect(home.locator('.my-games a.resume')).toHaveCount(1);
  const tops = await home.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
});

test('a game that these pages do not have, and others of this address may, is in no list and stays on the device', async ({
  page,
}) => {
  await instant(page);
  await page.goto('#/play/liberation?seed=other&bot=soldier');
  await settled(page);
  await page.goto('#/');
  await expect(page.locator('.my-games .resume')).toHaveCount(1);
  // Two more, of such a game: one that is on and one that is over.
  await page.evaluate(async () => {
    const asked = indexedDB.open('redut');
    await new Promise((done) => (asked.onsuccess = done));
    const work = asked.result.transaction('matches', 'readwrite');
    const store = work.objectStore('matches');
    const all = store.getAll() as IDBRequest<{ header: object }[]>;
    all.onsuccess = () => {
      for (const more of [{}, { result: { scores: [1, -1] } }]) {
        const header = { ...all.result[0]!.header, game: 'goofspiel', match: `theirs${Object.keys(more).length}` };
        store.add({ ...all.result[0]!, ...more, header });
      }
    };
    await new Promise((done) => (work.oncomplete = done));
    asked.result.close();
  });
  await page.reload();
  await expect(page.locator('.my-games .resume')).toHaveCount(1);
  await page.goto('#/replay');
  await expect(page.locator('.history-none')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.goto('#/me');
  await page.locator('[data-save]').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('goofspiel');
});

test('30: finished games, local and online, are in the history with their result, and open as replays', async ({
  page,
  context,
  another,
}) => {
  await instant(page);
  await page.goto('');
  await dealtOnline(page, 'Оля');
  await concede(page);
  await page.goto('#/play/liberation?seed=past&bot=soldier');
  await settled(page);
  await concede(page);
  await page.close();
  const home = await freshPage(context);
  const heard = listen(home);
  await expect(home.locator('[data-game=liberation] .poster-record')).toContainText('2 партії · 0 перемог');
  await home.getByRole('link', { name: 'Усі партії й повтори' }).click();
  const lines = home.locator('.history-line');
  await expect(lines).toHaveCount(2);
  await expect(home.locator('.history-outcome.lost')).toHaveCount(2);
  await home.getByLabel('Де').selectOption('online');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Новобранець');
  await accessible(home);
  await lines.getByRole('link').click();
  await expect(home.locator('.film-bar')).toBeVisible();
  await home.goto('#/me');
  await expect(home.locator('.profile-sum').first()).toContainText('0 / 2');
  await accessible(home);
  const saved = home.waitForEvent('download');
  await home.locator('[data-save]').click();
  const file = await (await saved).path();
  expect(heard).toEqual([]);

  // Somewhere else: a bad file is told, a good one is added once.
  const me = await another();
  await me.goto('#/me');
  const chooser = me.locator('input[type=file]');
  const bad = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await chooser.setInputFiles(bad('record.json', '{"redut": 2}'));
  await expect(me.getByRole('alert')).toContainText('Це не файл із даними Редуту');
  await chooser.setInputFiles(bad('cut.json', '{"redut": "device", "version": 1,'));
  await expect(me.getByRole('alert')).toContainText('Це не JSON або його обірвано');
  await chooser.setInputFiles(bad('later.json', '{"redut": "device", "version": 99}'));
  // In the reader's language alone, with the field.
  await expect(me.getByRole('alert')).toHaveText(/«version»: має бути ціле число від 1 до 1\.$/);
  await chooser.setInputFiles(file);
  await expect(me.locator('.data-offer')).toContainText(/партій\s—\s2/);
  await me.locator('[data-add]').click();
  await expect(me.locator('.history-line')).toHaveCount(2);
  await chooser.setInputFiles(file);
  await expect(me.locator('.data-offer')).toContainText('вже є на пристрої');
});

test('a device that lets nothing be kept says so on the pages that would show it, and none of them is empty', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('');
  await expect(page.locator('.poster')).toHaveCount(4);
  await expect(page.locator('.home-notice')).toContainText('Браузер не дає зберігати дані');
  await page.goto('#/replay');
  await expect(page.locator('.games-page')).toContainText('Браузер не дає зберігати дані');
  await page.goto('#/me');
  await expect(page.locator('.profile')).toContainText('Браузер не дає прочитати збережене');
  await page.goto('#/table/nobody~knows');
  await expect(page.getByRole('alert')).toContainText('Такої партії на цьому пристрої немає');
});
