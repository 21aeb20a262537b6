import { expect, type Page } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { test } from './devices.ts';
import { instant, listen, playSome, settled } from './robot.ts';
import { brokenNames, unread } from './readable.ts';

const open = async (page: Page, game: string, seed = 'large'): Promise<void> => {
  await page.goto('#/');
  await expect(page.locator('.table')).toHaveCount(0);
  await page.goto(`#/play/${game}?seed=${seed}&bot=recruit${game === 'bravery' ? '&players=2' : ''}`);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
};

/** What is measured on a table: text by the size of its letters, things by their width. */
const TEXTS = { question: '.prompt-words', action: '.act', log: '.log', rail: '.rail', button: '.commands .button' };
const THINGS = { hand: '.front .slot, .front .card', rail: '.rail', button: '.commands .button:last-child' };
type Measures = Readonly<Record<string, number>>;
const measured = (page: Page): Promise<Measures> =>
  page.evaluate(
    ({ texts, things }) => {
      const zoomed = (one: Element): number =>
        Number.parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
      const found: Record<string, number> = {};
      for (const [name, where] of Object.entries(texts)) {
        const one = document.querySelector(where);
        if (one !== null) found[`letters: ${name}`] = zoomed(one);
      }
      for (const [name, where] of Object.entries(things)) {
        const one = document.querySelector(where);
        if (one !== null) found[`width: ${name}`] = one.getBoundingClientRect().width;
      }
      const words = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      while (words.nextNode() !== null) {
        const of = words.currentNode.parentElement!;
        const isSeen = of.checkVisibility({ visibilityProperty: true }) && of.closest('.hidden-words, .skip') === null;
        const { width } = of.getBoundingClientRect();
        if (isSeen && width > 2 && words.currentNode.textContent!.trim() !== '' && of.closest('.card') === null)
          sizes.push(zoomed(of));
      }
      found['letters: smallest'] = Math.min(...sizes);
      return found;
    },
    { texts: TEXTS, things: THINGS },
  );

test('36: at 1920×1080 words, cards and buttons are at least 1.3 times those of 1366×768, and nothing is cut', async ({
  page,
}) => {
  await instant(page);
  for (const game of GAME_NAMES)
    await test.step(game, async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, game);
      const small = await measured(page);
      expect(Object.keys(small).length).toBeGreaterThan(6);
      await page.setViewportSize({ width: 1920, height: 1080 });
      await expect.poll(async () => (await measured(page))['letters: question']).not.toBe(small['letters: question']);
      const large = await measured(page);
      const poor = Object.entries(small).filter(([name, size]) => (large[name] ?? 0) / size < 1.295);
      expect(Object.fromEntries(poor)).toEqual({});
      for (const later of [0, 8]) {
        if (later > 0) await playSome(page, 36, later);
        await expect.poll(() => unread(page)).toEqual([]);
        const scrolls = () => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return scrollHeight - clientHeight;
        };
        expect(await page.evaluate(scrolls)).toBeLessThanOrEqual(0);
      }
    });
});

// On a phone the layout is the same whatever the letters, so that the largest need most room; a laptop gives its rail up for them.
for (const [percent, where] of [
  ['150', ''],
  ['200', '@phone'],
] as const)
  test(`37: with letters of ${percent} %${percent === '200' ? ' and high contrast' : ''} no words of a table are cut, covered, or lie over others ${where}`, async ({
    page,
  }) => {
    const heard = listen(page);
    await instant(page);
    await page.addInitScript((size) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem('redut.textSize', size);
      if (size === '200') localStorage.setItem('redut.contrast', 'high');
    }, percent);
    for (const game of GAME_NAMES)
      await test.step(game, async () => {
        await open(page, game);
        await expect.poll(() => unread(page), 'first').toEqual([]);
        // Liberation may be over after more.
        await playSome(page, 37, game === 'liberation' ? 5 : 12);
        await expect.poll(() => unread(page), 'later').toEqual([]);
      });
    expect(heard).toEqual([]);
  });

/** Names that were cut or broken inside a word while so many clicks were made. */
async function badNames(page: Page, game: string, seed: string): Promise<readonly string[]> {
  await open(page, game, seed);
  const found = new Set<string>();
  for (let clicks = 0; clicks < 28; clicks += 4) {
    await playSome(page, clicks + 3, 4);
    for (const name of await page.evaluate(brokenNames)) found.add(name);
  }
  return [...found];
}
test('36: at 820×1180 no name on a card is cut or broken inside a word, and the map has the whole names', async ({
  page,
}) => {
  await instant(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const game of GAME_NAMES) expect(await badNames(page, game, 'a'), game).toEqual([]);
  await open(page, 'bravery');
  const lands = await page.locator('[data-land]').evaluateAll((all) =>
    all.map((land) => ({
      drawn: land.querySelector('.land-name')!.textContent.replaceAll(/\s+/g, ' ').trim(),
      called: land.getAttribute('data-name'),
    })),
  );
  expect(lands.length).toBe(8);
  for (const { drawn, called } of lands) expect(drawn).toBe(called);
});
for (const locale of ['uk', 'ru', 'en'])
  test.describe(`AFU in ${locale}`, () => {
    test.use({ locale });
    test('at 1366×768 no name on a card of hand, columns or market is cut or broken inside a word', async ({
      page,
    }) => {
      await instant(page);
      expect(await badNames(page, 'afu', { uk: 'a', ru: 'b', en: 'c' }[locale]!)).toEqual([]);
    });
  });

test('on a phone nothing is cut while a first question says how the game is won, and the map keeps its names @phone @fingers', async ({
  page,
}) => {
  await instant(page);
  for (const [game, seed] of [
    ['war', 's1'],
    ['war', 'x2'],
    ['bravery', 's1'],
    ['bravery', 's4'],
  ] as const) {
    await page.goto('#/');
    await expect(page.locator('.table')).toHaveCount(0);
    await page.goto(`#/play/${game}?seed=${seed}`);
    await settled(page);
    await expect.poll(() => unread(page), `${game} ${seed}`).toEqual([]);
    if (game === 'war') continue;
    await expect(page.locator('.brv-offers')).toBeVisible();
    for (const name of await page.locator('.land-name').all()) await expect(name).toBeVisible();
    const cut = () =>
      document.querySelector('.brv-map svg')!.getBoundingClientRect().bottom -
      document.querySelector('.brv-weeks')!.getBoundingClientRect().top;
    // The other may just be making one more offer.
    await expect.poll(() => page.evaluate(cut)).toBeLessThanOrEqual(0);
  }
});
