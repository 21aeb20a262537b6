import { expect } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

const PAGES = ['', 'lab', 'invite', 'rules/war', 'cards/liberation', 'setup/afu', 'print/war', 'daily', 'own', 'about'];
test('every page has a title of its own, and none keeps that of the page before', async ({ page }) => {
  const heard = listen(page);
  const seen = ['about:blank'];
  for (const path of PAGES) {
    await page.goto(`#/${path}`);
    let title = '';
    // While it comes it is called after the house alone.
    const isNew = async (): Promise<boolean> => {
      title = await page.title();
      return !seen.includes(title) && (path === '' || title.endsWith(' · Редут'));
    };
    await expect.poll(isNew, path).toBe(true);
    seen.push(title);
  }
  expect(seen.filter((title) => !title.endsWith('Редут'))).toEqual(['about:blank']);
  await page.goto('#/invite');
  await expect(page).toHaveTitle('Гра з друзями · Редут');
  expect(heard).toEqual([]);
});

test('decks, boosters and a collection are not offered for a game that has none', async ({ page }) => {
  for (const of of ['decks', 'boosters', 'collection']) {
    await page.goto(`#/${of}/afu`);
    await expect(page).toHaveTitle('ЗСУ · Редут');
    await expect(page.locator('main')).toContainText('У грі «ЗСУ» колод не складають');
    await expect(page.locator(`main a[href="#/${of}/war"]`)).toHaveText('До гри «ВІЙНА»');
    await page.goto(`#/${of}/chess`);
    await expect(page.locator('main')).toHaveText('Такої сторінки немає.');
  }
});

test('what is said about privacy and accessibility is one step from the page about Redut', async ({ page }) => {
  const heard = listen(page);
  for (const [name, says] of [
    ['Приватність', 'scrypt'],
    ['Доступність', 'WCAG'],
  ] as const) {
    await page.goto('#/about');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('.prose')).toContainText(says);
    await accessible(page);
  }
  expect(heard).toEqual([]);
});

test('whose games these are is said in the page about Redut and in each rulebook, with what the game tells of', async ({
  page,
}) => {
  await page.goto('#/about');
  const about = page.locator('main');
  for (const name of ['Володимир Семенів', 'Kilogames, 2022', 'С. Мачин, 2002–2006', 'V редакція'])
    await expect(about).toContainText(name);
  await expect(about.locator('.credits')).toHaveCount(GAME_NAMES.length);
  // AFU-1.1: the only box that says for whom and for how long.
  await expect(about.locator('.credits', { hasText: 'Kilogames' })).toContainText(/Вік12\+Хвилин30–60/);
  for (const [game, says] of Object.entries({
    afu: 'радять зробити внесок на армію',
    bravery: 'На країну напали',
    liberation: 'Династія тримає галактику',
    war: 'Дизайнерская группа',
  })) {
    await page.goto(`#/rules/${game}`);
    await expect(page.locator('.book-story')).toContainText(says);
  }
});

const BIG = [
  '',
  'setup/war',
  'setup/bravery',
  'me',
  'rules/afu/AFU-7.2',
  'cards/liberation',
  'puzzles/war',
  'decks/war',
  'lab',
  'replay',
  'about',
];
test('37: with letters of 200 % and high contrast no page is wider than the screen, and no words lie over others @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    for (const [name, value] of Object.entries({ textSize: '200', contrast: 'high' }))
      localStorage.setItem(`redut.${name}`, value);
  });
  for (const path of BIG) {
    await page.goto(`#/${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('main :is(button, a)').filter({ visible: true }).first()).toBeVisible();
    const found = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const boxes = [...document.querySelectorAll('main h2, main h3, main p, main .button')].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const shown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const leaf = one.querySelector('h2, h3, p, .button') === null;
        const seen = width > 2 && shown && leaf && !one.matches('.hidden-words *, .hidden-words, .card *');
        return seen ? [{ one, x, y, width, height }] : [];
      });
      const over = boxes.flatMap((a, i) =>
        boxes.slice(i + 1).flatMap((b) => {
          const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          return w > 4 && h > 4 && !a.one.contains(b.one) && !b.one.contains(a.one)
            ? [`${a.one.textContent?.trim().slice(0, 30)} / ${b.one.textContent?.trim().slice(0, 30)}`]
            : [];
        }),
      );
      return { wide, over };
    });
    expect(found, path).toEqual({ wide: expect.any(Number), over: [] });
    expect(found.wide, path).toBeLessThanOrEqual(0);
  }
});
