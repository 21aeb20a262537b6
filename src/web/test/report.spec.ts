/** Whoever finds something wrong passes the game on with what was seen, and nothing is sent by itself. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readReport } from '../shell/report/report.ts';
import { faults } from './axe.ts';
import { instant, listen, playSome, settled, table } from './robot.ts';
import { test } from './devices.ts';

test('a report carries the game, the view, the version and the language, as a file and as a link @phone @fingers', async ({
  page,
}) => {
  const heard = listen(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await instant(page);
  await page.goto('#/play/afu?seed=report&bot=recruit');
  await settled(page);
  await playSome(page, 5, 6);
  await settled(page);
  const digest = await table(page).getAttribute('data-digest');
  await page.keyboard.press('m');
  await page.getByText('Повідомити про помилку').click();
  await page.getByLabel('Що пішло не так?').fill('Карту не можна обрати.');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-report]').click()]);
  const saved = readReport(JSON.parse(readFileSync(await file.path(), 'utf8')));
  expect(saved).toMatchObject({ says: 'Карту не можна обрати.', language: 'uk', view: { digest, phase: 'on' } });
  expect(saved.version).toMatch(/^\d+\.\d+/);
  expect(saved.record?.moves.length).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-copy-report]').click();
  await expect(page.locator('[data-copy-report]')).toHaveText('Скопійовано');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('blockquote')).toHaveText('Карту не можна обрати.');
  await page.locator('[data-watch]').click();
  await expect(page.getByRole('slider')).toHaveValue(String(saved.record!.moves.length));
  expect(heard).toEqual([]);
});

test('where the browser lends no clipboard the text stands there to be copied by hand', async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto('#/position/war/e12-second-fighter');
  await page.locator('[data-copy-position]').click();
  const byHand = page.locator('.copy-by-hand');
  await expect(byHand.getByRole('status')).toHaveText('Браузер не дав скопіювати. Скопіюйте звідси:');
  await expect(byHand.getByRole('textbox')).toHaveValue(page.url());
  await expect(page.locator('[data-copy-position]')).not.toHaveText('Скопійовано');
  expect(await byHand.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await faults(page)).toEqual([]);
  expect(heard).toEqual([]);
});
