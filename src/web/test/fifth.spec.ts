import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { GAME_NAMES } from '../../games/index.ts';
import { CARDS, NAME, TITLES } from '../../match/test/skirmish-module.ts';
import { withGuests } from '../build/guests.node.ts';
import { accessible, fits, instant, listen, options, playSome, settled } from './robot.ts';
import { test } from './devices.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The example games, with how many cards each has, a rule by its number, and what the table shows before the first move. */
const EXAMPLES = [
  {
    name: 'goofspiel',
    cards: 65,
    rule: 'GFS-2.2',
    says: 'водночас',
    shows: ['На кону', 'Очки', 'Ставка, долілиць 0'],
    told: 'кладе ставку',
  },
  {
    name: 'nomination',
    cards: 36,
    rule: 'NOM-3.2',
    says: 'Здавач говорить останнім',
    shows: ['Здає', 'Обіцяно–', 'Узято0', 'Взятка 0'],
    told: 'обіцяє',
  },
] as const;
const files = {
  [NAME]: join(ROOT, 'src/match/test/skirmish-module.ts'),
  ...Object.fromEntries(EXAMPLES.map(({ name }) => [name, join(ROOT, `examples/${name}/index.ts`)])),
  unworded: join(ROOT, 'src/match/test/unworded-module.ts'),
};
const guests = withGuests(files);
const GAMES = GAME_NAMES.length + Object.keys(files).length;
// Built once: all of these tests belong to one worker.
test.describe.configure({ mode: 'default' });
let folder = '';
let pages: PreviewServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redut-fifth-'));
  const configFile = join(ROOT, 'vite.config.ts');
  const worker = { format: 'es' as const, plugins: () => [guests] };
  await build({ configFile, logLevel: 'error', plugins: [guests], worker, build: { outDir: folder } });
  const server = { port: 0, host: '127.0.0.1' };
  pages = await preview({ configFile, logLevel: 'error', preview: server, build: { outDir: folder } });
});
test.afterAll(async () => {
  await pages.close();
  await rm(folder, { recursive: true });
});

/** Goes to a page of the build that has the fifth game, where a server would know a guest and one open room. */
async function goTo(page: Page, path: string): Promise<void> {
  const room = { room: 'one', code: 'ONE', host: 'Ann', game: NAME, people: 1, clock: { kind: 'off' } };
  await page.route('**/api/session', (route) => route.fulfill({ json: { who: 'ann', name: 'Ann' } }));
  await page.route('**/api/rooms', (route) => route.fulfill({ json: { rooms: [room] } }));
  await page.route('**/api/events{,/mine}', (route) => route.fulfill({ json: { events: [] } }));
  await page.goto(new URL(`#/${path}`, pages.resolvedUrls!.local[0]).href);
}

async function isListed(page: Page): Promise<void> {
  const heard = listen(page);
  const title = TITLES.uk;
  await goTo(page, '');
  const poster = page.getByRole('article', { name: title });
  await expect(poster.locator('.aim').first()).toHaveText(`${title}!`);
  await expect(poster.locator('.card')).toHaveCount(3);
  await goTo(page, 'more');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const list of ['me', 'position']) {
    await goTo(page, list);
    await expect(page.getByText(title, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  for (const list of ['cards', 'rules']) {
    await goTo(page, list);
    const link = page.locator(`a[href="#/${list}/${NAME}"]:visible`).first();
    await expect(link).toContainText(title);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#/${list}/${NAME}$`));
  }
  await goTo(page, 'lab');
  await page.getByRole('combobox', { name: 'Гра' }).selectOption({ label: title });
  await expect(page).toHaveURL(new RegExp(`#/lab/${NAME}$`));
  await goTo(page, 'events');
  await expect(page.getByRole('group', { name: 'Ігри' }).getByRole('button', { name: title })).toBeVisible();
  await goTo(page, 'about');
  await expect(page.locator('.prose')).toContainText(`${GAMES} карткових ігор`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('section', { hasText: title }).locator('.credits')).toContainText('2–3');
  await goTo(page, 'invite');
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#/invite/${NAME}$`));
  await expect(page.locator('.open-rooms')).toContainText(title);
  expect(heard).toEqual([]);
}
test('a game that was registered and nothing else is on every page that lists games', ({ page }) => isListed(page));
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('a game that was registered and nothing else is on every page that lists games', ({ page }) => isListed(page));
});

const SIZES = [
  [360, 640],
  [820, 1180],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const;
test('however many games there are, a poster shows its title, its cards and how many may play', async ({ page }) => {
  await goTo(page, '');
  await expect(page.locator('.poster-fan .card')).toHaveCount(GAMES * 3);
  const tells = (game: string) => page.locator(`article[data-game=${game}] .meta`);
  for (const [game, seats] of [
    ['skirmish', '2–3'],
    ['goofspiel', '2–4'],
    ['nomination', '2–5'],
  ] as const)
    await expect(tells(game)).toHaveText(seats);
  for (const isNew of [true, false]) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const hidden = await page.locator('.poster').evaluateAll((posters) =>
        posters.flatMap((poster) => {
          poster.scrollIntoView({ block: 'center' });
          const card = poster.getBoundingClientRect();
          const line = document.createRange();
          line.selectNodeContents(poster.querySelector('h2')!);
          const title = line.getBoundingClientRect();
          const fan = poster.querySelector('.fan-1')!.getBoundingClientRect();
          const found = (x: number, y: number) => document.elementFromPoint(x, y);
          const inside = title.top >= card.top && title.bottom <= card.bottom && title.right <= card.right;
          const bare = [title.left + 1, title.right - 1].every(
            (x) => found(x, title.top + title.height / 2)?.localName === 'h2',
          );
          const middle = found(fan.left + fan.width / 2, fan.top + fan.height / 2);
          const cards = middle !== null && middle.closest('.poster-fan') !== null;
          return inside && bare && cards ? [] : [`${poster.getAttribute('data-game')}: ${inside} ${bare} ${cards}`];
        }),
      );
      expect(hidden, `${width}×${height}, new: ${isNew}`).toEqual([]);
    }
    await page.evaluate(() => localStorage.setItem('redut.seasoned', '1'));
    await page.reload();
    await expect(page.locator('.poster-fan .card')).toHaveCount(GAMES * 3);
  }
});

test('its cards are shown and printed, and it is set up, played and studied', async ({ page }) => {
  const heard = listen(page);
  await goTo(page, `cards/${NAME}`);
  await expect(page.locator('.gallery .card')).toHaveCount(CARDS);
  await expect(page.locator('.gallery')).toContainText(`${TITLES.uk} ${CARDS}`);
  await goTo(page, `print/${NAME}`);
  await expect(page.locator('[data-side="faces"] .place > .card')).toHaveCount(CARDS);
  await goTo(page, `setup/${NAME}`);
  await page.locator('[data-deal]').click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-options', '');
  // It has no words for its columns: they stand there by their own names.
  await expect(page.locator('.plain-figures')).toContainText(['Points', 'Round']);
  await goTo(page, `lab/${NAME}`);
  await page.locator('[data-run]').click();
  await expect(page.locator('.lab-table').first()).toBeVisible({ timeout: 120_000 });
  // Three could play; of two who do, two are told.
  await expect(page.getByRole('list', { name: 'Перемоги' }).getByRole('listitem')).toHaveCount(2);
  expect(heard).toEqual([]);
});

test('a table without a layout uses its width, and lists what can be played as it lies in the hand', async ({
  page,
}) => {
  await instant(page);
  await goTo(page, `play/${NAME}?seats=3&seed=example`);
  await settled(page);
  // As the rules offer them they are in another order.
  expect(await options(page)).toEqual(['plan 9', 'plan 6', 'plan 5', 'pass']);
  const acts = await page.locator('.act').evaluateAll((rows: HTMLElement[]) => rows.map((row) => row.dataset['act']));
  expect(acts).toEqual(['plan 5', 'plan 6', 'plan 9']);
  const width = await page.locator('.plain-stage').evaluate((stage) => stage.clientWidth);
  const bands = await page.locator('.plain-band').evaluateAll((all) => all.map((band) => band.getBoundingClientRect()));
  expect(Math.max(...bands.map(({ right }) => right))).toBeGreaterThan(width * 0.9);
  expect(Math.max(...bands.map((band) => band.width))).toBeLessThan(width / 2);
});

test('a game that has no words for a card says so on the pages that show its cards, and is played all the same', async ({
  page,
}) => {
  const missing = 'unworded.texts.uk.card(3): has no kind';
  await goTo(page, 'cards/unworded');
  await expect(page.getByRole('alert')).toContainText(missing);
  await goTo(page, 'print/unworded');
  await expect(page.getByRole('alert')).toContainText(missing);
  await goTo(page, '');
  await expect(page.locator('article[data-game="unworded"] .button.filled')).toBeVisible();
  await goTo(page, 'play/unworded');
  await expect(page.locator('.table')).not.toHaveAttribute('data-options', '');
});

for (const { name, cards, rule, says, shows, told } of EXAMPLES) {
  test(`${name}, an example, shows its cards and its rules and is played`, async ({ page }) => {
    const heard = listen(page);
    await instant(page);
    await goTo(page, `cards/${name}`);
    await expect(page.locator('.gallery .card')).toHaveCount(cards);
    await goTo(page, `rules/${name}/${rule}`);
    await expect(page.locator(`[data-rule="${rule}"]`)).toContainText(says);
    await goTo(page, `play/${name}?seed=example`);
    await settled(page);
    for (const figure of shows) await expect(page.locator('.plain-stage')).toContainText(figure);
    await accessible(page);
    await fits(page);
    await playSome(page, 7, 24);
    await settled(page);
    await expect(page.locator('.log')).toContainText(told);
    expect(Number(await page.locator('.table').getAttribute('data-version'))).toBeGreaterThan(8);
    expect(heard).toEqual([]);
  });
}
