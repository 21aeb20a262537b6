/** Check 30: a replay covers nothing, answers the keys at once, and marks what decided the game. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { moduleOf } from '../../games/index.ts';
import { readRecord } from '../../kernel/record.ts';
import { packRecord } from '../table/record-link.ts';
import { faults } from './axe.ts';
import { listen } from './robot.ts';
import { someRecord } from './some-record.ts';
import { test } from './devices.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 360, height: 640 },
];
const told = (page: Page) => page.locator('.film-bar [data-told]');
const open = async (page: Page, game: string, more = ''): Promise<void> => {
  const word = await packRecord(someRecord(await moduleOf(game), 400));
  await page.goto(`#/replay?game=${word}${more}`);
  await expect(told(page)).not.toBeEmpty();
};
/** The parts of the screen, and what two of them have in common. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.film > :is(.bar, .stage, .front, .rail, .film-tabs, .film-bar)')];
    const at = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    const common = at.flatMap(({ name, box: a }, i) =>
      at.slice(i + 1).flatMap(({ name: other, box: b }) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 ? [`${name} and ${other}`] : [];
      }),
    );
    const outside = at.flatMap(({ name, box }) =>
      box.bottom > innerHeight + 1 || box.right > innerWidth + 1 ? [`${name} is cut`] : [],
    );
    return [...common, ...outside];
  });

for (const game of ['liberation', 'afu', 'bravery', 'war'])
  test(`30: ${game}: nothing of a replay is covered at three sizes`, async ({ page }) => {
    const heard = listen(page);
    await open(page, game, '&at=20');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator(size.width < 1100 ? '.film.phone' : '.film.desk')).toBeVisible();
      expect(await overlaps(page), `${size.width}`).toEqual([]);
      for (const button of await page.locator('.film-transport button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      // The two narrow ones show the same in other measures.
      if (size.width !== 820) expect(await faults(page)).toEqual([]);
    }
    expect(heard).toEqual([]);
  });

test('the base is whole beside every hand of the Resistance', async ({ page }) => {
  const file = readFileSync('records/liberation/balance-0_openDiscards-true.json', 'utf8');
  const record = readRecord(JSON.parse(file));
  await page.goto(`#/replay?game=${await packRecord(record)}&at=0`);
  await expect(told(page)).not.toBeEmpty();
  const held = new Set<number>();
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press('ArrowRight');
    await expect(told(page)).toContainText(String(at + 1));
    const found = await page.evaluate(() => {
      const side = document.querySelector('.lib-side')!;
      const base = side.querySelector('.base-slot');
      const cut = base !== null && base.getBoundingClientRect().right > side.getBoundingClientRect().right;
      return { cut, held: base === null ? 0 : side.querySelectorAll('.their-hand .slot').length };
    });
    expect(found.cut, `move ${at + 1}, hand of ${found.held}`).toBe(false);
    held.add(found.held);
  }
  expect(Math.max(...held)).toBeGreaterThanOrEqual(4);
});
test('30: the keys act at once, a decisive moment is marked and read out', async ({ page }) => {
  await open(page, 'liberation');
  await expect(page).toHaveTitle('Повтор · Визволення');
  await expect(told(page)).toHaveText(/^Хід 0 з/);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText(/^Хід 1 з/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await expect(page.getByRole('slider')).toHaveValue(String(last - 1));
  await page.keyboard.press('Home');
  const marks = page.locator('.film-mark.choice button');
  await expect(marks).not.toHaveCount(0);
  await expect(page.locator('.film-plot')).not.toContainText('Рахуємо');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.film-mark [aria-current]')).toHaveCount(1);
  await expect(told(page)).toContainText(/Вирішальний хід|Вирішив випадок/);
  await marks.last().click();
  await expect(page.locator('.film-moment')).toContainText('Вирішальний хід');
  await expect(page.locator('.film-others')).toContainText(/На думку бота|Бот вважає/);
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Династія', pressed: true })).toBeVisible();
});

test('a comment stays with its game, and goes along as a link and as a file', async ({ page, another }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'liberation', '&at=7&view=1');
  await page.getByPlaceholder('Додати коментар до цього ходу').fill('Тут усе вирішилося.');
  await page.getByPlaceholder('Ваше ім’я').fill('Оксана');
  await page.getByRole('button', { name: 'Додати', exact: true }).click();
  await expect(page.locator('.film-mark.said')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.film-said')).toHaveText('Тут усе вирішилося.');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-game]').click()]);
  const saved = readRecord(JSON.parse(readFileSync(await file.path(), 'utf8')));
  expect(saved.comments).toEqual([{ move: 7, by: 'Оксана', text: 'Тут усе вирішилося.' }]);
  await page.locator('[data-copy-game]').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  // A whole game has to be packed first.
  await expect.poll(copied).toContain('#/');
  const link = await copied();
  const theirs = await another();
  await theirs.goto(link);
  await expect(theirs.locator('.film-said')).toHaveText('Тут усе вирішилося.');
  await expect(theirs.getByRole('slider')).toHaveValue('7');
  await expect(theirs.getByRole('button', { name: 'Опір', pressed: true })).toBeVisible();
  // From a film that came in a link or a file, the list is where its address says.
  await theirs.goto('#/replay');
  await theirs.locator('input[type=file]').setInputFiles(await file.path());
  await expect(theirs.getByRole('slider')).toBeVisible();
  await theirs.goto('#/replay');
  await expect(theirs.locator('input[type=file]')).toHaveCount(1);
});
