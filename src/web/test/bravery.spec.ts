// Bravery Time: nobody is stuck in the first week (check 21), and a plan says what it lacks.
import { expect, type Page } from '@playwright/test';
import { instant, listen, settled } from './robot.ts';
import { test } from './unpainted.ts';

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
for (const seed of ['first', 'second', 'third'])
  test(`21: whoever presses the main button alone comes through the first week (${seed}) @phone`, async ({ page }) => {
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

test('activations of typical turns: a card goes in and out by one press each @phone', async ({ page }) => {
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
