import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { base } from '../../games/war/cards/set.ts';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

/** Pages of a PDF and their size in points. */
function pagesOf(pdf: Buffer): { readonly count: number; readonly sizes: readonly string[] } {
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    count: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    sizes: [...new Set(boxes.map(([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`))],
  };
}

/** Sheets of the board beside those of the cards. */
const TILES = { liberation: 8, afu: 0, bravery: 0, war: 0 } as const;
for (const [game, tiles] of Object.entries(TILES)) {
  const small = game === 'liberation' || game === 'war';
  test(`${game} is printed on A4 with cut marks and backs, nine cards to a sheet${game === 'liberation' ? ' @phone' : ''}`, async ({
    page,
    isMobile,
  }) => {
    const heard = listen(page);
    await page.goto(`#/print/${game}`);
    const said = (await page.locator('.print-go b').textContent())!;
    const [cards, sheets] = said.match(/\d+/g)!.map(Number) as [number, number];
    expect(sheets).toBe(2 * Math.ceil(cards / 9) + tiles);
    const pages = page.locator('.sheet-page');
    await expect(pages).toHaveCount(sheets);
    await expect(pages.first().locator('.cuts line')).toHaveCount(16);
    await expect(page.locator('[data-side="faces"] .place > .card')).toHaveCount(cards);
    await expect(page.locator('[data-side="backs"] .place > .card')).toHaveCount(cards);
    if (small) await accessible(page);
    expect(heard).toEqual([]);
    // Paper is the same whatever the screen.
    if (isMobile) return;
    const pdf = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pdf).toEqual({ count: sheets, sizes: ['595×842'] });
  });
}

test('a deck from the builder is printed on letter paper, without backs, in two languages', async ({ page }) => {
  const heard = listen(page);
  await page.goto('#/decks/war?code=guards-mechanised');
  await page.locator('.deck-side a[href^="#/print/war"]').click();
  await page.getByRole('button', { name: 'Letter' }).click();
  await page.getByRole('button', { name: 'без них' }).click();
  await page.getByRole('group', { name: 'Друга мова' }).getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.sheet-page')).toHaveCount(7);
  await expect(page.locator('.place > .card')).toHaveCount(61);
  const first = page.locator('.place').first();
  await expect(first.locator('.card-title')).toHaveText('5-й гвардійський танковий корпус');
  await expect(first.locator('.translation b')).toHaveText('5th Guards Tank Corps');
  // The cards keep their language when the page changes its own.
  await page.getByRole('button', { name: /^РУ/ }).click();
  await expect(page.locator('.page-title')).toHaveText('Печать: ВОЙНА');
  await expect(first.locator('.card-title')).toHaveText('5-й гвардійський танковий корпус');
  const cut = await page
    .locator('.place')
    .evaluateAll((places) => places.filter((place) => place.scrollHeight > place.clientHeight + 1).length);
  expect(cut).toBe(0);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ count: 7, sizes: ['612×792'] });
  expect(heard).toEqual([]);
});

test('no card of WAR has more words on paper than it has room for, in any language', async ({ page }) => {
  await page.goto('#/print/war?deck=all');
  const texts = page.locator('.place .card.war .card-text');
  const cards = page.locator('.place .card.war:has(.card-foot)');
  for (const [spoken, button] of [
    ['uk', 'УК'],
    ['ru', 'РУ'],
    ['en', 'EN'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    // The sheets keep the language that they were opened in.
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await expect(cards).toHaveCount(base.rows.length);
    await expect(cards.filter({ hasText: base.row(base.def('rifle-company')).name[spoken] }).first()).toBeAttached();
    const cut = await texts.evaluateAll((all) =>
      all
        .filter((text) => text.scrollHeight > text.clientHeight + 2)
        .map((text) => text.closest('.card')!.querySelector('.card-title')!.textContent),
    );
    expect(cut).toEqual([]);
  }
});
test('the whole numbered rulebook is printed on A4, in the language of the page, black on white', async ({ page }) => {
  const heard = listen(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('#/rules/liberation/all');
  const shown = page.locator('[data-rule]');
  await shown.first().waitFor();
  const ids = await shown.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-rule')));
  await page.locator('a[href="#/print/liberation/rules"]').click();
  const paper = page.locator('.rulebook-paper');
  await expect(paper.locator('h1')).toHaveText('Визволення: правила');
  const printed = await paper.locator('.rulebook-rule b').allTextContents();
  // Every rule in its order, and the examples behind them.
  expect(printed.slice(0, ids.length)).toEqual(ids);
  expect(printed.slice(ids.length)).toContain('LIB-E6');
  const chapters = await paper.locator('[data-chapter] > h2').allTextContents();
  expect(await paper.locator('.rulebook-contents li').allTextContents()).toEqual(chapters);
  await accessible(page);
  await page.emulateMedia({ media: 'print' });
  for (const away of ['.bar', '.print-desk']) await expect(page.locator(away)).toBeHidden();
  const looks = await paper.evaluate((one) => {
    const of = (what: Element): CSSStyleDeclaration => getComputedStyle(what);
    return {
      ink: of(one).color,
      ground: of(one).backgroundColor,
      heading: of(one.querySelector('[data-chapter] > h2')!).breakAfter,
      rule: of(one.querySelector('.rulebook-rule')!).breakInside,
    };
  });
  expect(looks).toEqual({ ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)', heading: 'avoid', rule: 'avoid' });
  const pdf = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.sizes).toEqual(['595×842']);
  expect(pdf.count).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(paper.locator('h1')).toHaveText('Liberation: rules');
  expect(heard).toEqual([]);
});
/** The asterisk that is printed on cards of AFU is a sign, and quoted as one. */
const signsIn = (digest: string): number =>
  readFileSync(new URL(`../../../docs/rules/${digest}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^- \*\*[A-Z]{3}-/.test(line))
    .reduce((sum, line) => sum + (line.match(/`\*`/g)?.length ?? 0), 0);
test('what is stressed in a rulebook is stressed on paper, and nothing is left of how it was written', async ({
  page,
}) => {
  await page.goto('#/print/afu/rules');
  const paper = page.locator('.rulebook-paper');
  for (const [button, folder, title] of [
    ['УК', 'uk/', 'правила'],
    ['РУ', 'ru/', 'правила'],
    ['EN', '', 'rules'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    for (const game of ['liberation', 'afu', 'bravery', 'war']) {
      await page.goto(`#/print/${game}/rules`);
      await page.reload();
      await expect(paper.locator('h1')).toContainText(title);
      const text = (await paper.textContent())!;
      expect(text.match(/[*`]/g)?.length ?? 0, `${game} ${button}`).toBe(signsIn(`${folder}${game}.md`));
      if (game === 'afu') expect(await paper.locator('em').count()).toBeGreaterThan(50);
    }
  }
});
for (const game of ['afu', 'bravery', 'war']) {
  test(`the rulebook of ${game} can be printed from its print sheets, and is no wider than a phone @phone @fingers`, async ({
    page,
  }) => {
    await page.goto(`#/print/${game}`);
    await page.locator(`a[href="#/print/${game}/rules"]`).click();
    await expect(page.locator('.rulebook-paper .credits')).toBeVisible();
    expect(await page.locator('.rulebook-rule').count()).toBeGreaterThan(100);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
