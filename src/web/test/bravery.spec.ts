// Bravery Time: nobody is stuck in the first week (check 21), and a plan says what it lacks.
import { expect, type Page } from '@playwright/test';
import { instant, lay, listen, settled } from './robot.ts';
import { test } from './devices.ts';

const MOST = 12;
/** Presses the main button, or answers what is shown over it; says what there was to press. */
async function pressMain(page: Page): Promise<string> {
  for (const selector of [
    '.offer .button:not([disabled])',
    '[data-primary]',
    '[data-end].filled',
    '[data-end]',
    '[data-state=can]',
  ]) {
    const one = page.locator(selector).first();
    if ((await one.count()) === 0) continue;
    const said = (await one.textContent()) ?? '';
    await one.click();
    return said;
  }
  return '';
}
// Both devices offer the same in another form: each is tried with deals of its own.
for (const [seed, where] of [
  ['first', ''],
  ['second', ' @phone @fingers'],
  ['third', ''],
  ['fourth', ' @phone @fingers'],
] as const)
  test(`21: whoever presses the main button alone comes through the first week (${seed})${where}`, async ({ page }) => {
    const heard = listen(page);
    await instant(page);
    await page.goto(`#/play/bravery?seed=${seed}&bot=recruit&players=2`);
    const pressed: string[] = [];
    const week = page.locator('.steps li, .bar-mid small').filter({ hasText: /^тиждень \d+$/ });
    const round = async (): Promise<number> => Number((await week.innerText()).replace(/\D/g, ''));
    while ((await settled(page)) === 'mine' && (await round()) === 1 && pressed.length <= MOST) {
      // There is something to press and a sentence that asks for it, whatever the state.
      await expect(page.locator('.prompt .say, .prompt .result').first()).not.toBeEmpty();
      const before = await page.locator('.table').getAttribute('data-version');
      const said = await pressMain(page);
      expect(said, 'a button to press').not.toBe('');
      pressed.push(said);
      await expect
        .poll(async () => [
          await page.locator('.table').getAttribute('data-version'),
          await page.locator('[data-cancel]').count(),
        ])
        .not.toEqual([before, 0]);
    }
    expect(pressed.length, pressed.join(' → ')).toBeLessThanOrEqual(MOST);
    expect(await round()).toBeGreaterThan(1);
    expect(heard).toEqual([]);
  });

test('cards that do not go into the plan say why, and a plan that is too long keeps its button, which says why', async ({
  page,
}) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('#/play/bravery?seed=third&bot=recruit&players=2');
  await settled(page);
  // Fills the week by what is marked in the hand.
  const marked = page.locator('.front [data-state=can]');
  while ((await marked.count()) > 0 && (await page.locator('[data-stopped]').count()) === 0) {
    const before = await page.locator('.table').getAttribute('data-version');
    await marked.last().click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-version', before!);
    await settled(page);
  }
  const whys = page.locator('.front .hand-why');
  expect(await whys.count()).toBeGreaterThan(0);
  for (const why of await whys.allTextContents()) expect(why).toMatch(/бракує|повний|спершу/);
  const stopped = page.locator('[data-stopped]');
  if ((await stopped.count()) > 0) {
    await stopped.click();
    await expect(page.locator('.popup')).toContainText(/BRV-/);
  }
  expect(heard).toEqual([]);
});

test('activations of typical turns: a card goes in and out by one press each @phone @fingers', async ({ page }) => {
  await instant(page);
  await page.goto('#/play/bravery?seed=first&bot=recruit&players=2');
  await settled(page);
  const table = page.locator('.table');
  for (const selector of ['.hand [data-state=can]', '.brv-days [data-state=laid]']) {
    const before = (await table.getAttribute('data-version'))!;
    await page.locator(selector).first().click();
    await expect(table).not.toHaveAttribute('data-version', before);
    await settled(page);
  }
});

test('22: the card of the enemy and the battle are told with what they come to, and go on at a press @phone', async ({
  page,
}) => {
  const heard = listen(page);
  const position = { enemyNext: ['offensive2'], player1: { plan: ['defence1'] } };
  await lay(page, 'bravery', position, { players: 1 });
  await page.locator('[data-end]').click();
  // Where something useful would be left, it asks once.
  const asked = page.locator('[data-cancel] ~ [data-end]');
  await asked.or(page.locator('.turning-point')).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  const show = page.locator('.turning-point');
  await expect(show.locator('h2')).toHaveText('Ворожий наступ 2');
  // Held, so that a slow machine sees the same as a fast one.
  await page.keyboard.press('Space');
  await expect(show).toContainText('територія 1, плани 1 — разом 2');
  await expect(show).toContainText(/наступ, був \d+\s%/);
  await show.locator('[data-show-next]').click();
  expect(await settled(page)).toBe('mine');
  await page.locator('.brv-days [data-state=can], .brv-days [data-acts^=commit]').first().click();
  await settled(page);
  await page.locator('[data-end], [data-primary]').first().click();
  await expect(show.locator('.brv-stamp')).toHaveText('вистояли');
  await page.keyboard.press('Space');
  const sides = show.locator('.brv-side');
  await expect(sides).toHaveCount(2);
  await expect(sides.nth(0)).toHaveText(/2Наступ 2.*2/);
  await expect(sides.nth(1)).toHaveText(/1територія\+1Оборона 1=2/);
  await show.locator('[data-show-next]').click();
  expect(await settled(page)).toBe('mine');
  expect(heard).toEqual([]);
});
