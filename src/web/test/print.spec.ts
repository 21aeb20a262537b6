import { expect, test } from '@playwright/test';
import { accessible, listen } from './robot.ts';

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
  test(`${game} is printed on A4 with cut marks and backs, nine cards to a sheet${small ? ' @phone' : ''}`, async ({
    page,
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
    const pdf = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pdf).toEqual({ count: sheets, sizes: ['595×842'] });
    expect(heard).toEqual([]);
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
