import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { moduleOf } from '../../games/index.ts';
import { type Counted, featsIn, progressIn } from '../../kernel/feats.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type MatchRecord, readRecord } from '../../kernel/record.ts';
import { accessible, instant, listen, settled } from './robot.ts';
import { test } from './devices.ts';

const goldenRecord = (game: string, name: string): MatchRecord =>
  readRecord(JSON.parse(readFileSync(join(import.meta.dirname, '../../../records', game, `${name}.json`), 'utf8')));
interface Past {
  readonly match: string;
  readonly at: number;
  readonly mine: number;
  readonly record: MatchRecord;
}
/** The file of a device on which these games were finished. */
const deviceWith = (past: readonly Past[]): string =>
  JSON.stringify({
    redut: 'device',
    version: 1,
    matches: [],
    settings: {},
    online: past.map(({ match, at, mine, record }) => ({
      match,
      room: 'room',
      game: record.game,
      who: 'me',
      phase: 'over',
      seats: record.outcome!.map((_, seat) =>
        seat === mine ? { kind: 'person', name: 'Оля' } : { kind: 'bot', level: 'soldier' },
      ),
      mine,
      awaited: 0,
      at,
      scores: record.outcome,
      record,
    })),
  });
/** Each feat as it is shown: done, or how far. */
const shown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.feat-list > li')
    .evaluateAll((lines) =>
      lines.map((line) =>
        [
          line.getAttribute('data-feat'),
          line.getAttribute('data-done') === 'true'
            ? line.querySelector('a')!.getAttribute('href')
            : line.querySelector('progress')!.value,
        ].join(' '),
      ),
    );
/** The same, counted here from the records alone. */
async function recount(game: string, past: readonly Past[]): Promise<readonly string[]> {
  const module = await moduleOf(game);
  const counted = past.map(({ match, at, mine, record }): Counted => ({
    match,
    at,
    counts: featsIn(module.game, module.feats!, record, mine as Seat),
  }));
  return progressIn(module.feats!, counted).map(({ feat, have, earned }) =>
    [feat.key, earned === undefined ? have : `#/replay/${earned.match}`].join(' '),
  );
}
async function openFeats(page: Page, counted: number): Promise<void> {
  await expect(page.locator('.feats')).toHaveAttribute('data-of', String(counted));
  await expect(page.locator('.feats')).toHaveAttribute('data-counted', String(counted), { timeout: 60_000 });
  await page.locator('.feats > header button').click();
}

test('35: feats and figures of the profile are what the records say, and each leads to its game @phone @fingers', async ({
  page,
}) => {
  const names = ['default', 'balance-0_openDiscards-true', 'warped-random', 'roles-after'];
  const past = names.flatMap((name, n) =>
    [0, 1].map((mine) => ({
      match: `hour.room.${2 * n + mine}`,
      at: 1_000_000 + 2 * n + mine,
      mine,
      record: goldenRecord('liberation', name),
    })),
  );
  const heard = listen(page);
  await page.goto('#/me');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'device.json', mimeType: 'application/json', buffer: Buffer.from(deviceWith(past)) });
  await page.locator('[data-add]').click();
  await openFeats(page, past.length);
  expect((await shown(page)).toSorted()).toEqual((await recount('liberation', past)).toSorted());
  const wins = past.filter(({ mine, record }) => record.outcome![mine]! > 0).length;
  await expect(page.locator('.profile-sum').first()).toContainText(`${wins} / ${past.length}`);
  await accessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('.feat-list a').first().click();
  await expect(page.locator('.film-bar')).toBeVisible();
  expect(heard).toEqual([]);
});

test('35: with an account both devices count the same, and the same as the record on the server', async ({
  page,
  another,
}) => {
  const name = `ann${Date.now() % 1_000_000}`;
  await instant(page);
  await page.goto('#/invite/liberation');
  await page.locator('form .button.filled').click();
  await expect(page.locator('form.join')).toBeVisible();
  await page.locator('.account summary').first().click();
  await page.locator('.account input[autocomplete=username]').fill(name);
  await page.locator('.account input[type=password]').fill('long enough');
  await page.locator('[data-register]').click();
  await expect(page.locator('details.account', { hasText: name })).toBeVisible();
  const { room } = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'liberation', seat: 0, bots: { 1: 'recruit' } });
    return (await (await fetch('api/rooms', { method: 'POST', body })).json()) as { room: { room: string } };
  });
  await page.goto(`#/room/${room.room}`);
  await page.locator('[data-ready]').click();
  await settled(page);
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.getByRole('button', { name: 'Так, здатися' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-phase', 'over');
  await page.goto('#/me');
  await openFeats(page, 1);
  const here = await shown(page);

  const other = await another();
  await other.goto('#/invite/liberation');
  await other.locator('.account summary').first().click();
  await other.locator('.account input[autocomplete=username]').fill(name);
  await other.locator('.account input[type=password]').fill('long enough');
  await other.locator('[data-login]').click();
  await expect(other.locator('.account summary').first()).toContainText(name);
  await other.goto('#/me');
  await openFeats(other, 1);
  expect(await shown(other)).toEqual(here);
  const [match, record] = await other.evaluate(async () => {
    const { matches } = (await (await fetch('api/matches')).json()) as { matches: { match: string }[] };
    const told = await fetch(`api/matches/${encodeURIComponent(matches[0]!.match)}/record`);
    return [matches[0]!.match, await told.json()] as const;
  });
  const counted = await recount('liberation', [{ match, at: 1, mine: 0, record: readRecord(record) }]);
  expect(here.toSorted()).toEqual(counted.toSorted());
});

test('the end of a game tells which feats it brought, and says nothing where it brought none', async ({ page }) => {
  // Ninety-nine weeks: the hundredth is the first of the next game.
  const names = [
    'players-1_host-0_limit-30',
    'players-2',
    'players-3_difficulty-easier_host-3_limit-120',
    'players-7_host-7',
  ];
  const past = names.flatMap((name, n) => {
    const record = goldenRecord('bravery', name);
    return record
      .outcome!.slice(0, 3)
      .map((_, mine) => ({ match: `hour.room.${3 * n + mine}`, at: 3 * n + mine, mine, record }));
  });
  await instant(page);
  await page.goto('#/me');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'device.json', mimeType: 'application/json', buffer: Buffer.from(deviceWith(past)) });
  await page.locator('[data-add]').click();
  await page.goto('#/play/bravery?players=1&seed=feat');
  await settled(page);
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.getByRole('button', { name: 'Так, здатися' }).click();
  await expect(page.locator('.earned-feats')).toHaveAttribute('data-earned', 'weeks');
  await expect(page.locator('.earned-feats')).toContainText('Сто тижнів');
  await accessible(page);

  await page.goto('#/play/liberation?seed=feat&bot=recruit');
  await settled(page);
  // Whoever does nothing but give up has done nothing.
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.getByRole('button', { name: 'Так, здатися' }).click();
  await expect(page.locator('.end')).toBeVisible();
  await expect(page.locator('.earned-feats')).toHaveCount(0);
});
