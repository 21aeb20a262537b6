import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type PuzzleFile, readPuzzles } from '../../lab/puzzles/puzzle.ts';
import { accessible, instant, listen, secondThing as thingFor } from './robot.ts';
import { test } from './devices.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync('puzzles/*/*.json', { cwd: ROOT }).map((path): PuzzleFile =>
  readPuzzles(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))),
);
const box = (page: Page) => page.locator('.puzzle');
const table = (page: Page) => page.locator('.table');
async function opened(page: Page, name: string): Promise<void> {
  await page.goto(`#/puzzle/${name}`);
  await expect(box(page)).toHaveAttribute('data-puzzle', name);
  await expect(table(page)).not.toHaveAttribute('data-options', '');
}

const triesOf = (page: Page): Promise<string | null> => box(page).getAttribute('data-tries');
/** Picks marked things, or the action by its name, until the move has been tried. */
async function tryMove(page: Page, move: string): Promise<void> {
  const before = await triesOf(page);
  const button = page.locator(`[data-primary][data-act="${move}"], [data-end][data-act="${move}"]`);
  const row = page.locator(`.act[data-act="${move}"]`);
  const rows = page.locator(`.act[data-verb="${move.split(' ')[0]}"]`);
  for (let picks = 0; picks < 8 && (await triesOf(page)) === before; picks++) {
    const keys = await thingFor(page, move);
    if ((await button.count()) > 0) await button.first().click();
    else if (keys !== undefined) await page.locator(`[data-keys="${keys}"]:visible`).first().dispatchEvent('click');
    else if (await row.isVisible()) await row.click();
    else if (await rows.isVisible()) await rows.click();
    else await page.getByRole('tab').nth(1).click();
    await page.waitForTimeout(60);
  }
  await expect(box(page)).not.toHaveAttribute('data-tries', before!);
}

for (const file of FILES) {
  // Where the box lies on a laptop is seen by two games; on a phone each table leaves it another place.
  const where = file.game === 'afu' || file.game === 'war' ? '@phone @fingers' : '@phone';
  test(`40: a puzzle of ${file.game} can be tried, explained and solved, another one on each device ${where}`, async ({
    page,
    isMobile,
  }) => {
    const heard = listen(page);
    await instant(page);
    const { id, figures, solution } = file.puzzles.at(isMobile ? -1 : 0)!;
    await opened(page, `${file.game}-${id}`);
    const wrong = figures.find(({ move }) => !solution.includes(move))!.move;
    await tryMove(page, wrong);
    await expect(box(page)).toHaveAttribute('data-tries', '1');
    await expect(page.locator('[data-wrong]')).toHaveAttribute('data-wrong', wrong);
    await expect(page.locator('[data-wrong]')).toContainText('%');
    await accessible(page);
    // What follows can be looked at, and then it is tried again.
    const watch = page.locator('[data-watch]');
    if ((await watch.count()) > 0) {
      await watch.click();
      await page.locator('[data-again]').click();
    }
    const fold = page.locator('[data-fold]');
    if ((await fold.count()) > 0) await fold.click();
    await expect(table(page)).not.toHaveAttribute('data-options', '');
    await tryMove(page, solution[0]!);
    await expect(box(page)).toHaveAttribute('data-state', 'solved');
    await expect(page.locator('[data-right]')).toContainText('%');
    await expect(page.locator('[data-next]')).toBeInViewport({ ratio: 1 });
    await accessible(page);
    await page.locator('[data-next]').click();
    await expect(box(page)).toHaveAttribute('data-state', 'open');
    await page.goto(`#/puzzles/${file.game}`);
    await expect(page.locator('[data-result=solved]')).toHaveCount(1);
    expect(heard).toEqual([]);
  });
}

test('the puzzle of the day is on the start page, and days in a row are counted', async ({ page }) => {
  await instant(page);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript((day) => localStorage.setItem(`redut.puzzle-day.${day}`, '1'), yesterday);
  await page.goto('');
  await expect(page.locator('.day-panel[data-streak]')).toHaveAttribute('data-streak', '1');
  await page.locator('[data-streak] .button').click();
  await expect(table(page)).not.toHaveAttribute('data-options', '');
  const name = (await box(page).getAttribute('data-puzzle'))!;
  const file = FILES.find(({ game }) => name.startsWith(`${game}-`))!;
  await tryMove(page, file.puzzles.find(({ id }) => name.endsWith(`-${id}`))!.solution[0]!);
  await expect(box(page)).toHaveAttribute('data-state', 'solved');
  await page.goto('#/');
  await expect(page.locator('.day-panel[data-streak]')).toHaveAttribute('data-streak', '2');
  await page.goto('#/puzzles');
  await expect(page.locator('.puzzle-day')).toContainText('2 дні поспіль');
  await page.goto('#/me');
  await expect(page.locator('[data-puzzles]')).toContainText('Розв’язано задач: 1 · 2 дні поспіль');
  await accessible(page);
});

test('whoever gives up sees the solution, and an unknown puzzle is said to be unknown', async ({ page }) => {
  await instant(page);
  const [file] = FILES;
  await opened(page, `${file!.game}-${file!.puzzles[1]!.id}`);
  await page.locator('[data-give-up]').click();
  await expect(box(page)).toHaveAttribute('data-state', 'shown');
  await expect(page.locator('[data-right]')).toBeVisible();
  await page.goto(`#/puzzles/${file!.game}`);
  await expect(page.locator('[data-result=failed]')).toHaveCount(1);
  await page.goto('#/puzzle/liberation-none');
  await expect(page.getByRole('alert')).toContainText('Такої задачі немає');
});
