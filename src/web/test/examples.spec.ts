/** The worked examples of the rulebooks: each opens from its rule, and ends as it is printed. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { faults } from './axe.ts';
import { instant, settled, take } from './robot.ts';
import { test } from './devices.ts';

const root = join(import.meta.dirname, '../../../positions');
interface Example {
  readonly name: string;
  readonly rules: readonly string[];
  /** Stands in the English rulebook alone. */
  readonly english: boolean;
}
const examplesOf = (game: string): readonly Example[] =>
  globSync(`${game}/*.json`, { cwd: root })
    .toSorted()
    .map((file) => {
      const { example, setup } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        example: { rules: readonly string[] };
        setup?: { edition?: string };
      };
      return { name: basename(file, '.json'), rules: example.rules, english: setup?.edition === 'en' };
    });
const go = (page: Page, hash: string): Promise<void> => page.evaluate((to) => void (location.hash = to), hash);

/** That all of them end as printed is seen without a page; here every eighth is laid out, and all by `npm run robots`. */
for (const [every, title] of [
  [8, 'every example stands beside its rules, and some are seen to end as printed'],
  [1, 'every example stands beside its rules and is seen to end as printed @long'],
] as const)
  test(title, ({ page }) => tour(page, every));
async function tour(page: Page, every: number): Promise<void> {
  await instant(page);
  for (const game of GAME_NAMES)
    await test.step(game, async () => {
      const examples = examplesOf(game);
      await page.goto(`#/rules/${game}/all`);
      await page.locator('a[data-example]').first().waitFor();
      const beside = await page
        .locator('[data-rule]')
        .evaluateAll((rows) =>
          rows.flatMap((row) =>
            [...row.querySelectorAll('a[data-example]')].map(
              (link) => `${link.getAttribute('href')} ${link.getAttribute('data-example')}`,
            ),
          ),
        );
      const wanted = examples.flatMap(({ name, rules, english }) =>
        (english ? [] : rules).map((rule) => `#/rules/${game}/${rule}?example=${name} ${name}`),
      );
      expect(beside.toSorted()).toEqual(wanted.toSorted());
      for (const { name } of examples.filter((_, n) => n % every === 0)) {
        await go(page, `#/position/${game}/${name}`);
        const panel = page.locator(`.example[data-example="${name}"]`);
        await expect(panel).toHaveAttribute('data-step', '0');
        if ((await panel.getAttribute('data-steps')) !== '0') await panel.locator('[data-last]').click();
        await expect(panel.locator('[data-verdict]'), name).toHaveAttribute('data-verdict', 'printed');
      }
    });
}

test('31: an example stands on a small table beside its rule, and is played there in two presses @phone', async ({
  page,
}) => {
  await page.goto('#/rules/liberation/LIB-6.3');
  await page.locator('[data-rule="LIB-6.5"] [data-example]').click();
  await expect(page.locator('.book-rule.wanted')).toHaveAttribute('data-rule', 'LIB-6.5');
  const board = page.frameLocator('[data-board]');
  const panel = board.locator('.example');
  await expect(panel).toContainText('LIB-E6');
  await expect(board.locator('.bar')).toBeHidden();
  await expect(board.locator('[data-verdict]')).toHaveCount(0);
  // What is pressed is in view as the board is, not below the end of its frame.
  const hidden = await panel.evaluate((one) => one.getBoundingClientRect().bottom - innerHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  await panel.locator('[data-next]').click();
  await expect(board.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'printed');
  expect(await faults(page)).toEqual([]);
  // Its links lead the page, not the small table.
  await panel.getByRole('link', { name: 'LIB-6.5' }).click();
  await expect(page).toHaveURL(/#\/rules\/liberation\/LIB-6\.5$/);
  await expect(page.locator('.book-board')).toBeVisible();
});

test('on a phone an example chosen at the head of a chapter comes into view, and its figures do not touch @phone @fingers', async ({
  page,
}) => {
  await page.goto('#/rules/bravery/BRV-8.1');
  await page.locator('.book-try a[href*="e18-pool-of-two"]').click();
  await expect(page.locator('.book-rule.wanted')).toHaveAttribute('data-rule', 'BRV-8.2');
  await expect(page.locator('[data-board="e18-pool-of-two"]')).toBeInViewport({ ratio: 0.6 });
  const strip = page.frameLocator('[data-board]').locator('.brv-strip');
  await expect(strip.locator('> .slot').first()).toBeVisible();
  const touching = await strip.evaluate((row) => {
    const parts = [...row.querySelectorAll('.figure, small, .card')].map((part) => part.getBoundingClientRect());
    const common = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return parts.filter((a, i) => parts.slice(i + 1).some((b) => common(a, b))).length;
  });
  expect(touching).toBe(0);
});

test('the rulebook: pictures first, then chapters; a search is counted aloud and found by the root of a word', async ({
  page,
}) => {
  await page.goto('#/rules');
  await expect(page.locator('.game-shelf li')).toHaveCount(GAME_NAMES.length);
  await page.locator('.game-shelf a[href="#/rules/afu"]').click();
  await expect(page.locator('.book-turn li')).toHaveCount(5);
  // It opens where an example stands, as soon as those have come.
  const tile = page.locator('.book-tiles a').nth(6);
  await expect(tile).toHaveAttribute('href', '#/rules/afu/AFU-7.5');
  await tile.click();
  await expect(page.locator('.book-paper h2')).toHaveText('7. Бій: колонка');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.book-rule.wanted')).toHaveAttribute('data-rule', 'AFU-7.6');
  await page.keyboard.press(']');
  await expect(page.locator('.book-paper h2')).toHaveText('8. Особливі позначки');
  await page.keyboard.press('/');
  await page.keyboard.type('аукціоном');
  await expect(page.getByRole('status')).toHaveText(/«аукціоном» · \d+ пункт/);
  await expect(page.locator('.book-paper mark').first()).toHaveText(/^аукціо/i);
  await page.locator('.search input').fill('підримка');
  await page.getByRole('button', { name: 'підтримка' }).click();
  await expect(page.locator('.book-rule').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('both editions of AFU: the one that is chosen is read, and the other stands beside it', async ({ page }) => {
  await page.goto('#/rules/afu/AFU-13.3');
  const rule = page.locator('[data-rule="AFU-13.3"]');
  await expect(rule).toContainText('ОМ від бонусів');
  await expect(rule).not.toContainText('*');
  await page.getByRole('button', { name: 'Англійське видання' }).click();
  await expect(rule).toContainText('і більше нічого');
  await expect(rule).not.toContainText('ОМ від бонусів');
  await rule.getByRole('button', { name: 'Порівняти' }).click();
  await expect(rule.locator('.book-both dd')).toHaveText([/ОМ від бонусів/, /і більше нічого/]);
  await page.reload();
  await expect(rule).toContainText('і більше нічого');
  // Examples that it ends differently are its own.
  await page.goto('#/rules/afu/AFU-8.7');
  await expect(page.locator('[data-rule="AFU-8.7"] [data-example]')).toHaveAttribute(
    'data-example',
    'e14-enhanced-defence-english',
  );
});

test('the rules at a table and the rulebook after it are those that are played; so is the lesson that is asked for', async ({
  page,
}) => {
  await instant(page);
  for (const [edition, says] of [
    ['en', 'виходять із гри'],
    ['uk', 'йдуть під низ колоди'],
  ] as const) {
    await page.goto(`#/play/afu?seed=editions&players=2&edition=${edition}&bot=recruit`);
    await settled(page);
    await page.keyboard.press('KeyR');
    const rule = page.locator('.drawer [data-rule="AFU-8.11"]');
    await expect(rule).toContainText(says);
    await expect(rule).not.toContainText('англійськ');
    await page.keyboard.press('Escape');
    await page.goto('#/rules/afu/AFU-8.11');
    await expect(page.locator('[data-rule="AFU-8.11"] .book-text > p').first()).toContainText(says);
    await page.goto('#/learn/afu');
    await expect(page.locator('.lesson')).toContainText(edition === 'en' ? 'за англійськими правилами' : 'перед вами');
  }
  await expect(page.locator('.lesson')).not.toContainText('англійськ');
  await page.goto('#/learn/afu?edition=en');
  await expect(page.locator('.lesson')).toContainText('за англійськими правилами');
});

test('from any step one plays on against bots, and comes back', async ({ page }) => {
  await instant(page);
  await page.goto('#/position/liberation/e09-not-connected');
  await page.locator('[data-play-on]').click();
  const table = page.locator('.table');
  // The six things that the example allows: five attacks, and nothing.
  await expect(table).toHaveAttribute('data-options', /^(?:[^;]+;){5}[^;]+$/);
  const before = await table.getAttribute('data-digest');
  await take(page, 'attack 1 7');
  await expect(table).not.toHaveAttribute('data-digest', before!);
  // Whatever was hit, the Resistance has its turn, and then it is the Dynasty's again.
  await settled(page);
  await expect(page.locator('.rail')).toContainText('Ви нападаєте на локацію');
  await page.locator('[data-back]').click();
  await expect(page.locator('.example')).toContainText('LIB-E9');
});

test('seats that act at once go on acting at once', async ({ page }) => {
  await page.goto('#/position/bravery/e06-eight-days');
  await page.locator('[data-last]').click();
  await page.locator('[data-play-on]').click();
  await expect(page.locator('.table')).toHaveAttribute('data-options', /takeBack/);
});

test('an own position goes into a link, and what is wrong with it is said', async ({ page }) => {
  await page.goto('#/position/liberation');
  const field = page.getByRole('textbox', { name: 'Своя позиція' });
  const lay = page.getByRole('button', { name: 'Розкласти позицію' });
  await field.fill('{ "game": "liberation", ');
  await lay.click();
  await expect(page.getByRole('alert')).toContainText(/це не JSON/i);
  await field.fill('{ "game": "liberation", "position": { "captured": ["H"], "resistance": { "base": "Z" } } }');
  await lay.click();
  await expect(page.getByRole('alert')).toContainText('position.resistance.base');
  const own = {
    game: 'liberation',
    position: { captured: ['H'], resistance: { base: 'B' } },
    do: ['dynasty: exert H, attack C', 'dynasty: exert H, attack B'],
    printed: { zones: { captured: ['H', 'C'] } },
  };
  await field.fill(JSON.stringify(own));
  await lay.click();
  await page.locator('[data-last]').click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'stuck');
  await page.goto(page.url());
  await page.reload();
  await expect(page.locator('.example')).toHaveAttribute('data-steps', '1');
  await go(page, '#/position/liberation');
  await field.fill(JSON.stringify({ ...own, do: own.do.slice(0, 1) }));
  await lay.click();
  await page.locator('[data-last]').click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'differs');
  await expect(page.locator('.claim-fails')).toHaveCount(1);
});

test('an example that is not there, and a link that is broken, say so and lead on', async ({ page }) => {
  await page.goto('#/position/liberation/e99-nothing');
  await expect(page.getByRole('alert')).toContainText('e99-nothing');
  await page.getByRole('link', { name: 'До правил' }).click();
  await expect(page.locator('.book-tiles')).toBeVisible();
  await go(page, '#/position?file=abc');
  await expect(page.getByRole('alert')).toContainText(/пошкоджено/i);
  await page.getByRole('link', { name: 'Усі ігри' }).click();
  await expect(page.locator('.poster').first()).toBeVisible();
  await go(page, '#/position/chess/e4');
  await expect(page.getByRole('alert')).toBeVisible();
});
