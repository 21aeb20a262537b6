// The first five minutes, as a robot can check them. Numbers are those of the product list.
import { expect, type Locator, type Page } from '@playwright/test';
import { days } from '../../games/bravery/cards/columns.ts';
import { GAME_NAMES } from '../../games/index.ts';
import {
  accessible,
  digest,
  fits,
  instant,
  lay,
  learn,
  listen,
  makeBy,
  move,
  numbers,
  options,
  playSome,
  playThrough,
  secondThing,
  settled,
  spot,
  state,
  table,
  take,
  tapThrough,
  watchLesson,
  type Way,
} from './robot.ts';
import { test } from './devices.ts';

/** A table or lesson that is still shown is not mistaken for the next one; the page need not be loaded anew for that. */
const leave = async (page: Page): Promise<void> => {
  if ((await page.locator('.table, .lesson').count()) === 0) return;
  await page.goto('#/');
  await expect(page.locator('.table, .lesson')).toHaveCount(0);
};
const PLAY = { uk: 'Грати', ru: 'Играть', en: 'Play' } as const;
const open = async (page: Page, query = 'seed=checks&bot=recruit', game = 'liberation'): Promise<void> => {
  await instant(page);
  await leave(page);
  await page.goto(`#/play/${game}?${query}`);
  await settled(page);
};
/** Something in every place of both sides, in the middle of a wave: to play until then takes longest of all games. */
const WAR_UNDER_WAY = {
  player1: {
    hand: ['depot', 't-34', 'rifle-company'],
    first: [{ card: 't-34', under: ['applique-armour'] }, 'rifle-company'],
    second: ['gun-45'],
    reserve: ['rifle-company'],
    losses: ['t-34'],
    resources: ['depot', 'depot', 'factory', 'fuel', 'rail-junction'],
    deck: 30,
  },
  player2: {
    hand: ['depot'],
    first: ['pak-35', 'grenadiers'],
    second: ['tiger'],
    reserve: ['grenadiers'],
    losses: ['pak-35'],
    resources: ['depot', 'factory', 'fuel', 'rail-junction'],
    deck: 30,
  },
  phase: 'attack',
  turn: 5,
};
/** To the middle of a game: so many clicks of the robot. */
async function underWay(page: Page, game: string, query: string, seed: number, clicks: number): Promise<void> {
  if (game === 'war') {
    await instant(page);
    await leave(page);
    await lay(page, game, WAR_UNDER_WAY);
    await take(page, 'wave');
  } else {
    await open(page, query, game);
    await playSome(page, seed, clicks);
  }
  await settled(page);
}
const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

for (const locale of ['uk', 'ru', 'en'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`1, 3, 4: start page, language, learn beside play (${locale}) @phone`, async ({ page }) => {
      const heard = listen(page);
      await page.goto('');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const plays = page.locator('.poster .button.filled');
      await expect(page.locator('.poster')).toHaveCount(4);
      for (const play of await plays.all()) {
        await expect(play).toBeInViewport({ ratio: 1 });
        await expect(play).toContainText(PLAY[locale]);
      }
      const lessons = page.locator('.poster a[href^="#/learn/"]');
      await expect(lessons).toHaveCount(4);
      for (const lesson of await lessons.all()) await expect(lesson).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('input[type=password], input[type=email]')).toHaveCount(0);
      await fits(page);
      await accessible(page);
      const other = locale === 'en' ? 'uk' : 'en';
      await page.locator(`.lang [lang=${other}]`).click();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(heard).toEqual([]);
    });

    // The words are those of a phone, where they have least room.
    const where = locale === 'uk' ? '@phone' : '@phone @fingers';
    test(`2, 6: three activations to the first own move; the prompt says it (${locale}) ${where}`, async ({ page }) => {
      await page.goto('');
      await page.locator('.poster .button.filled').first().click();
      await settled(page);
      const prompt = page.locator('.prompt-words');
      await expect(prompt).toHaveCount(1);
      await expect(prompt).toBeInViewport({ ratio: 1 });
      await expect(prompt).toContainText({ uk: /ваш хід/i, ru: /ваш ход/i, en: /your turn/i }[locale]);
      await expect(page).toHaveTitle(/^●/);
      const before = await digest(page);
      await page.locator('.slot[data-state=can]').first().click();
      await page.locator('[data-primary]').click();
      await expect.poll(() => digest(page)).not.toBe(before);
      // Until it is asked again the title is quiet, and the same element says what the other does.
      await expect(prompt).toBeInViewport({ ratio: 1 });
      await settled(page);
      await expect(page).toHaveTitle(/^●/);
    });
  });
}
/** Russian or English, by turns. */
const byTurns = (n: number): string => (n % 2 === 0 ? 'en' : 'ru');
/** The sign that the last sentence of a lesson tells the learner to look for. */
const lastSign = async (page: Page): Promise<string> =>
  /«([^«»]+)»/.exec(await page.locator('.lesson p').first().innerText())![1]!;
/** Where a card that lies under the next one of a hand can still be pressed. */
const VISIBLE = { x: 10, y: 30 };
/** Nobody of the Dynasty's could attack, so that its card cannot be captured either: there such cards are rare. */
const SPENT = {
  galaxy: 'G1',
  captured: ['H exerted', 'A exerted'],
  dynasty: { hand: ['B'] },
  resistance: { hand: ['C'], base: 'F' },
  turn: 'dynasty',
  step: 'action',
};
/** A card with this sign, at a table of this game as it comes. */
async function signed(page: Page, game: string, sign: string): Promise<Locator> {
  const card = page
    .locator('[data-card]:visible')
    .filter({ has: page.locator('.mark').getByText(sign, { exact: true }) });
  if (game === 'liberation') {
    await lay(page, game, SPENT);
    await card.first().waitFor();
    return card.first();
  }
  await open(page, 'seed=signs&bot=recruit', game);
  for (let moves = 0; moves < 20; moves++) {
    // Others may have moved since something was marked.
    await settled(page);
    await page.keyboard.press('Escape');
    if ((await card.count()) > 0) break;
    await playSome(page, 3 + moves, 2);
  }
  return card.first();
}
/** Why something is refused, by which rule; then it is put away. */
async function saysWhy(page: Page): Promise<void> {
  await expect(page.locator('.popup b')).not.toBeEmpty();
  await expect(page.locator('.popup .rule-link')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.popup')).toHaveCount(0);
}
test('4, 5: each first lesson says its aim and is finished by doing what it asks', async ({ page }) => {
  const heard = listen(page);
  await instant(page);
  for (const game of GAME_NAMES)
    await test.step(game, async () => {
      await leave(page);
      await page.goto(`#/learn/${game}`);
      const aim = (await page.locator('.lesson p').first().textContent()) ?? '';
      expect(aim.length).toBeGreaterThan(20);
      await expect(page.locator('[data-next]')).toBeVisible();
      await learn(page);
      const sign = await lastSign(page);
      expect(await page.locator('body').innerText()).not.toMatch(RAW);
      await accessible(page);
      await page.locator('[data-more]').click();
      await expect(page).toHaveURL(new RegExp(`#/learn/${game}/2$`));
      await expect(page.locator('.lesson')).toHaveAttribute('data-step', '0');
      const card = await signed(page, game, sign);
      await card.click({ position: VISIBLE });
      await saysWhy(page);
      await card.press('Enter');
      await saysWhy(page);
    });
  expect(heard).toEqual([]);
});
test('4, 5, 26: each lesson is finished by tapping what is lit; the last comes after none @phone @fingers', async ({
  page,
}) => {
  const heard = listen(page);
  await instant(page);
  await page.goto('');
  for (const [n, game] of GAME_NAMES.entries())
    for (const number of [1, 2])
      await test.step(`${game} ${number}`, async () => {
        await leave(page);
        await page.locator(`.lang [lang=${number === 2 ? 'uk' : byTurns(n)}]`).click();
        await page.goto(`#/learn/${game}/${number}`);
        await tapThrough(page);
        await expect(page.locator('[data-more]')).toHaveCount(number === 1 ? 1 : 0);
        expect(await page.locator('body').innerText()).not.toMatch(RAW);
        if (number === 1) return;
        await fits(page);
        await accessible(page);
        await (await signed(page, game, await lastSign(page))).tap({ position: VISIBLE });
        await saysWhy(page);
      });
  expect(heard).toEqual([]);
});
// First lessons are learned in Ukrainian on a laptop above, and in another language by a finger; second ones the other way round.
test('4, 5: what a second lesson speaks of is lit and in view on a laptop, in the other languages', async ({
  page,
}) => {
  await instant(page);
  await page.goto('');
  for (const [n, game] of GAME_NAMES.entries()) {
    const lang = byTurns(n);
    await test.step(`${game} in ${lang}`, async () => {
      await leave(page);
      await page.locator(`.lang [lang=${lang}]`).click();
      await page.goto(`#/learn/${game}/2`);
      await watchLesson(page);
      expect(await page.locator('body').innerText()).not.toMatch(RAW);
    });
  }
});
/** Keys, ids and values that no reader should see. */
const RAW = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\b(?:afu|brv|lib|war)\.[a-z]\w+/;

test('3: a language switch on every page, and no raw keys @phone', async ({ page, isMobile }) => {
  const heard = listen(page);
  await instant(page);
  const places = ['rules/afu', 'cards/bravery', 'setup/war', 'decks/war', 'replay', 'about', 'invite/liberation'];
  for (const [n, place] of places.entries()) {
    await page.goto(`#/${place}`);
    // A phone shows the same words in another form: there each page is read in the language after that of the page before.
    const languages = ['en', 'ru', 'uk'];
    for (const lang of isMobile ? [languages[n % 3]!] : languages) {
      await page.locator(`.lang [lang=${lang}]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.locator('body').innerText(), `${place} in ${lang}`).not.toMatch(RAW);
    }
    // Where a laptop shows the others, the tests of these pages look for themselves.
    if (isMobile || place === 'replay' || place === 'about') await accessible(page);
  }
  await page.goto('#/play/afu?seed=words&bot=recruit&players=1');
  await settled(page);
  const before = await digest(page);
  const said = await page.locator('.prompt-words').innerText();
  if (!(await page.locator('.lang [lang=uk]').isVisible())) await page.keyboard.press('m');
  await page.locator('.lang [lang=uk]:visible').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-words')).not.toHaveText(said);
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
  expect(await digest(page)).toBe(before);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await settled(page);
  expect(await digest(page)).toBe(before);
  expect(heard).toEqual([]);
});

/** Goes on to the first step of a lesson that asks for something, and says how many were only read. */
async function passRead(page: Page): Promise<number> {
  const lesson = page.locator('.lesson');
  await page.locator('[data-next], [data-perform]').waitFor();
  for (let step = 0; ; step++) {
    if (await page.locator('[data-perform]').isVisible()) return step;
    await page.locator('[data-next]').click();
    await expect(lesson).toHaveAttribute('data-step', String(step + 1));
  }
}

test('4, 5: a lesson can be left and resumed; a wrong action gets a reply and nothing changes', async ({ page }) => {
  await instant(page);
  for (const game of ['afu', 'liberation']) {
    await page.goto(`#/learn/${game}`);
    // What is only read comes first.
    const read = await passRead(page);
    const before = await digest(page);
    await page.locator('[data-end]').first().click();
    await page.locator('.button.filled[data-end]').click();
    await expect(page.locator('.lesson-wrong')).toBeVisible();
    expect(await digest(page)).toBe(before);
    await page.locator('[data-back]').click();
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', String(read - 1));
    await page.locator('[data-next]').click();
    await page.locator('[data-leave]').click();
    await page.locator('.poster').first().waitFor();
    await page.goto(`#/learn/${game}`);
    await expect(page.locator('.lesson')).toHaveAttribute('data-step', String(read));
  }
  await learn(page);
});

test('8: a dead click is answered with a rule, and nothing changes @phone', async ({ page, isMobile }) => {
  // What answers is the table of all games: on a phone, where it stands elsewhere, two of them are enough.
  for (const game of isMobile ? (['liberation', 'war'] as const) : GAME_NAMES)
    await test.step(game, async () => {
      await underWay(page, game, 'seed=dead&bot=recruit', 3, 12);
      await page.keyboard.press('Escape');
      const before = await digest(page);
      const dead = page.locator('[data-keys][data-state=""]:visible, [data-keys][data-state="no"]:visible').first();
      await dead.dispatchEvent('click');
      await expect(page.locator('.popup b')).not.toBeEmpty();
      expect(await digest(page)).toBe(before);
      await page.locator('.popup .rule-link').click();
      await expect(page.locator('.rule-row.wanted')).toBeInViewport();
      // The rules of all games are laid out alike, and axe reads each word of them: on a phone one book is enough.
      if (!isMobile || game === 'liberation') await accessible(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('.drawer')).toHaveCount(0);
      expect(await digest(page)).toBe(before);
    });
});

test('9, 10: hover, focus and Space open the large card; Esc closes it; nothing is played; every icon has a name', async ({
  page,
}) => {
  for (const game of GAME_NAMES) {
    // As far as there is something of everything on the table, and nobody can have won.
    await underWay(page, game, 'seed=look&bot=recruit', 9, game === 'liberation' ? 6 : 25);
    await page.keyboard.press('Escape');
    await namesIcons(page);
    const before = await digest(page);
    const card = page.locator('.front [data-look]').first();
    await card.hover();
    await expect(page.locator('.look.passing')).toBeVisible();
    if (game === 'liberation') {
      // It can be pointed at itself: there it stays for as long as somebody reads it.
      await page.locator('.look-panel').hover();
      await page.waitForTimeout(1000);
      await expect(page.locator('.look.passing')).toBeVisible();
    }
    await page.mouse.move(640, 20);
    await expect(page.locator('.look')).toHaveCount(0);
    await card.focus();
    await page.keyboard.press(' ');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    // What it is and what is printed on it, in words.
    expect((await panel.locator('.look-words').innerText()).length).toBeGreaterThan(20);
    await accessible(page);
    if (game === 'war') await answersFirst(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(card).toBeFocused();
    expect(await digest(page)).toBe(before);
  }
});
/** Every icon that stands alone has a name and a tooltip. */
async function namesIcons(page: Page): Promise<void> {
  const nameless = await page.evaluate(() => {
    const said = (one: Element): string =>
      one.getAttribute('aria-label') ?? one.querySelector(':scope > title')?.textContent ?? '';
    const tip = (one: Element): string => {
      const at = one.closest('[title], [data-look]');
      return (
        at?.getAttribute('title') ?? at?.getAttribute('data-look') ?? one.querySelector('title')?.textContent ?? ''
      );
    };
    const alone = [...document.querySelectorAll('button, a, [role=img]')].filter((one) => one.checkVisibility());
    return alone
      .filter((one) => ([...one.childNodes].map((child) => child.textContent).join('') ?? '').trim() === '')
      .filter((one) => said(one) === '' || tip(one) === '')
      .concat(alone.filter((one) => one.matches('[role=img]') && said(one) === ''))
      .map((one) => one.outerHTML.slice(0, 140));
  });
  expect(nameless).toEqual([]);
  // An icon beside nothing at all must speak for itself; all others are hidden from readers.
  expect(await page.locator('svg.icon:visible').count()).toBeGreaterThan(3);
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll('svg.icon')]
      .filter((one) => one.checkVisibility() && one.getAttribute('aria-hidden') !== 'true')
      .filter((one) => (one.getAttribute('aria-label') ?? '') === '' || one.querySelector('title') === null)
      .map((one) => one.outerHTML.slice(0, 140)),
  );
  expect(loose).toEqual([]);
}
/** While a dialog is open no key acts behind it, and none leads out of it. */
async function answersFirst(page: Page): Promise<void> {
  const before = await digest(page);
  for (const key of ['1', '1', 'e', 'e', 'h', 'm', 'r', 'Control+z', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const { activeElement: focus } = document;
      return {
        inside: focus === document.body || focus?.closest('dialog') !== null,
        open: document.querySelectorAll('dialog').length,
      };
    });
    expect(at, key).toEqual({ inside: true, open: 1 });
  }
  expect(await digest(page)).toBe(before);
}
test('9: a long press opens the large card, a tap outside closes it @phone @fingers', async ({ page }) => {
  await open(page);
  const before = await digest(page);
  const line = await page.context().newCDPSession(page);
  const keys = (await page.locator('.tab-panel [data-look]').first().getAttribute('data-keys'))!;
  const point = await spot(page, keys);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits(page);
  await page.touchscreen.tap(180, 8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Without a long press: chosen first, then by its button.
  await page.touchscreen.tap(point.x, point.y);
  await page.locator('[data-read]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await digest(page)).toBe(before);
});

const middleOf = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = (await page.locator('.stage').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** Says yes where it is asked for: what can be taken back is done by pointing at it. */
async function confirm(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  if (await page.locator('[data-cancel]').isVisible()) await press(page.locator('[data-primary]'));
}
/** After the first press: is it done, as what can be taken back is, or is it only chosen? */
async function isMade(page: Page): Promise<boolean> {
  const pressed = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: string[] };
    return seen.length > 0 ? 'made' : document.querySelector('[data-cancel]') === null ? undefined : 'chosen';
  });
  return (await pressed.jsonValue()) === 'made';
}
/** Presses the thing, then what else the move names, if it is not made by then. */
async function pressBoth(
  page: Page,
  keys: string,
  action: string | undefined,
  press: (keys: string) => Promise<void>,
  agree: () => Promise<void>,
): Promise<void> {
  await press(keys);
  if (await isMade(page)) return;
  const second = action === undefined ? keys : ((await secondThing(page, action)) ?? keys);
  await press(second);
  if (second !== keys) await agree();
}
/** 11: the ways of making one and the same move. */
const WAYS: readonly (Way & { readonly where: 'laptop' | 'phone' })[] = [
  {
    name: 'clicks',
    where: 'laptop',
    choose: (page, keys, action) =>
      pressBoth(
        page,
        keys,
        action,
        async (on) => page.mouse.click(...pair(await spot(page, on))),
        () => confirm(page, (button) => button.click()),
      ),
  },
  {
    name: 'a drag',
    where: 'laptop',
    async choose(page, keys, action) {
      const from = await spot(page, keys);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 12, from.y - 12, { steps: 3 });
      const second = action === undefined ? undefined : await secondThing(page, action);
      const to = second === undefined ? await freeSpot(page) : await spot(page, second);
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
  },
  {
    name: 'touch',
    where: 'phone',
    choose: (page, keys, action) =>
      pressBoth(
        page,
        keys,
        action,
        async (on) => page.touchscreen.tap(...pair(await spot(page, on))),
        () => confirm(page, (button) => button.tap()),
      ),
  },
  {
    name: 'the keyboard',
    where: 'laptop',
    choose: (page, keys, action) =>
      pressBoth(
        page,
        keys,
        action,
        async (on) => {
          await page.locator(`[data-keys="${on}"]`).first().focus();
          await page.keyboard.press('Enter');
        },
        () => page.keyboard.press('Enter'),
      ),
  },
];
const pair = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];
/** A place on the open table where nothing lies. */
async function freeSpot(page: Page): Promise<{ x: number; y: number }> {
  const middle = await middleOf(page);
  return page.evaluate(({ x, y }) => {
    for (let away = 0; away < 400; away += 12)
      for (const [dx, dy] of [
        [away, 0],
        [-away, 0],
        [0, away],
        [0, -away],
      ] as const) {
        const on = document.elementFromPoint(x + dx, y + dy);
        if (on !== null && on.closest('.stage') !== null && on.closest('[data-keys]') === null)
          return { x: x + dx, y: y + dy };
      }
    throw new Error('the table has no free place');
  }, middle);
}
async function toTheMove(page: Page, game: string, query: string): Promise<void> {
  await open(page, query, game);
  // Whether to keep the hand is asked without a thing to point at.
  if (game === 'war') {
    await take(page, 'pass');
    await settled(page);
  }
}
async function after(page: Page, game: string, verb: RegExp, way: Way) {
  // Who chooses at the same time has chosen: what is compared is this move and nothing beside it.
  await expect(page.locator('.seat.on:not(.me)')).toHaveCount(0);
  const action = (await options(page)).find((one) => verb.test(one));
  expect(action, `${verb} is on offer`).toBeDefined();
  const before = await digest(page);
  const made = await makeBy(page, action!, way);
  expect(made).not.toBe(before);
  if (game !== 'war') return { before, action, made };
  // What the other one has done with its hand is its own: what is compared is what this one can do next.
  await settled(page);
  return { before: '', action, made: (await options(page)).join(';') };
}
const SAME_MOVE = [
  ['liberation', 'seed=same&bot=recruit', /^lay /],
  ['afu', 'seed=same&bot=recruit&players=1&difficulty=easy', /^defend /],
  ['bravery', 'seed=same&players=1', /^plan /],
  ['war', 'seed=same&bot=recruit&first=1', /^lay /],
] as const;
test('11: clicks, drag, touch and keyboard make the same move of each game', async ({ another }) => {
  const ends: Awaited<ReturnType<typeof after>>[][] = SAME_MOVE.map(() => []);
  for (const where of ['laptop', 'phone'] as const) {
    // A visitor who has made none of the moves yet.
    const page = await another(where === 'phone' ? PHONE : LAPTOP);
    for (const [n, [game, query, verb]] of SAME_MOVE.entries())
      await test.step(`${game} on a ${where}`, async () => {
        await toTheMove(page, game, query);
        // Each way begins at the same position: what was done is taken back.
        for (const [tried, way] of WAYS.filter((one) => one.where === where).entries()) {
          if (tried > 0) await takeBack(page);
          ends[n]!.push(await after(page, game, verb, way));
        }
      });
  }
  for (const end of ends) {
    expect(end).toHaveLength(WAYS.length);
    for (const one of end) expect(one).toEqual(end[0]);
  }
});
async function takeBack(page: Page): Promise<void> {
  await settled(page);
  const made = await digest(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digest(page)).not.toBe(made);
  await settled(page);
}

test('11: targets are at least 44 px where fingers are used @phone @fingers', async ({ page }) => {
  for (const game of GAME_NAMES)
    await test.step(game, async () => {
      await underWay(page, game, `seed=checks&bot=recruit${game === 'bravery' ? '&players=4' : ''}`, 3, 12);
      await page.keyboard.press('Escape');
      // A finger that comes down 21 px beside the middle still meets the thing, or another one that lies over it.
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a.button, [data-keys]')]
          .filter((one) => one.checkVisibility() && one.closest('.brv-map, .galaxy') === null)
          .map((one) => ({ one, rect: one.getBoundingClientRect() }))
          .filter(
            ({ rect }) => rect.left >= 0 && rect.right <= innerWidth && rect.top >= 0 && rect.bottom <= innerHeight,
          )
          .filter(({ one, rect }) => {
            const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
            const meets = (dx: number, dy: number): boolean => {
              const on = document.elementFromPoint(
                Math.min(innerWidth - 1, Math.max(0, x + dx)),
                Math.min(innerHeight - 1, Math.max(0, y + dy)),
              );
              const over = on?.closest('.lib-aside, .afu-asked, .afu-spread, .war-sheet') ?? null;
              if (over !== null && !over.contains(one)) return true;
              return on !== null && (one.contains(on) || on.closest('button, a, [data-keys]') !== null);
            };
            return !(meets(21, 0) && meets(-21, 0) && meets(0, 21) && meets(0, -21));
          })
          .map(
            ({ one, rect }) => `${Math.round(rect.width)}×${Math.round(rect.height)} ${one.outerHTML.slice(0, 110)}`,
          ),
      );
      expect(small).toEqual([]);
    });
});

/** What the page tells the match, by kind. */
async function overhear(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sent = { count: 0 };
    Object.assign(window, { sent });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      if ((given[0] as { ask?: string }).ask === 'command') sent.count++;
      return Reflect.apply(post, this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sent: { count: number } }).sent.count);
}
test('12: an attack shows its odds before it is made; cancel tells nobody @phone @fingers', async ({ page }) => {
  const told = await overhear(page);
  await open(page);
  const chance = numbers(3);
  for (let moves = 0; moves < 40 && (await settled(page)) === 'mine'; moves++) {
    const attack = (await options(page)).find((one) => one.startsWith('attack'));
    if (attack !== undefined) {
      const [before, said] = [await digest(page), await told()];
      const [, card, def] = attack.split(' ');
      await page.locator(`.location[data-keys~="card:${card}"]`).dispatchEvent('click');
      await page.locator(`.location[data-keys="def:${def}"]`).dispatchEvent('click');
      await expect(page.locator('.odds').first()).toContainText('%');
      await page.keyboard.press('Escape');
      await expect(page.locator('.odds')).toHaveCount(0);
      expect(await digest(page)).toBe(before);
      expect(await told()).toBe(said);
      return;
    }
    await move(page, chance);
  }
  throw new Error('no attack was on offer');
});
test('12: a purchase shows its price and what is left; cancel tells nobody', async ({ page }) => {
  const told = await overhear(page);
  await open(page, 'seed=buy&bot=recruit&players=1', 'afu');
  await playSome(page, 11, 2000, 'buy');
  const buy = (await options(page)).find((one) => one.startsWith('buy'))!;
  const [before, said] = [await digest(page), await told()];
  await page.locator(`[data-acts="${buy}"], [data-acts^="${buy};"]`).first().click();
  await expect(page.locator('[data-forecast]')).toContainText(/ОМ/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-forecast]')).toHaveCount(0);
  expect(await digest(page)).toBe(before);
  expect(await told()).toBe(said);
});

test('13: undo and Ctrl+Z bring the position back; off, the button says why', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-undo]')).toBeDisabled();
  await expect(page.locator('#undo-reason')).not.toBeEmpty();
  const first = await digest(page);
  for (const back of [() => page.keyboard.press('Control+z'), () => page.locator('[data-undo]').click()]) {
    await page.locator('.slot[data-state=can]').first().click();
    await page.locator('[data-primary]').click();
    await expect.poll(() => digest(page)).not.toBe(first);
    await settled(page);
    await back();
    await expect.poll(() => digest(page)).toBe(first);
    await settled(page);
  }
});

test('14: passing is one control and asks once more only while something useful remains', async ({ page }) => {
  await open(page, 'seed=week&players=1', 'bravery');
  const end = page.locator('[data-end]');
  await expect(end).toHaveCount(0);
  for (;;) {
    const useful = (await options(page)).find((one) => one.startsWith('plan '));
    // A card without days is no reason to ask.
    const asks = (await options(page)).some((one) => one.startsWith('plan ') && days[Number(one.split(' ')[1])]! > 0);
    if ((await options(page)).includes('confirm')) {
      await expect(end).toHaveCount(1);
      const before = await digest(page);
      await end.click();
      if (asks) {
        await expect(page.locator('.button.filled[data-end]')).toHaveCount(1);
        expect(await digest(page)).toBe(before);
        await page.keyboard.press('Escape');
      } else await expect.poll(() => digest(page)).not.toBe(before);
    }
    if (useful === undefined) break;
    const was = await state(page);
    await take(page, useful);
    await expect.poll(() => state(page)).not.toBe(was);
    await settled(page);
  }
});

test('15, 16: each action of a bot stays in view 600 ms, is in the log, shows who thinks, and can be skipped', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('#/play/bravery?seed=pace&bot=officer&players=7');
  await expect(table(page)).toBeVisible();
  // From here on the page's time passes only when it is told to. The bots have theirs, and these take some to plan: not all
  // that they do comes before it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const version = async (): Promise<number> => Number(await table(page).getAttribute('data-version'));
  // What is done again and again stands in one line, with how often.
  const said = (): Promise<string> => page.locator('.log').innerText();
  /** Until the next action comes into view: how long the page's own time went on. */
  const held = async (): Promise<number> => {
    await expect(table(page)).toHaveAttribute('data-behind', 'true');
    const at = await version();
    let passed = 0;
    for (; passed < 2000 && (await version()) === at; passed += 50) await page.clock.runFor(50);
    return passed;
  };
  // The first was in view already.
  await held();
  for (let actions = 0; actions < 3; actions++) {
    await expect(table(page)).not.toHaveAttribute('data-acted', '');
    await page.clock.runFor(350);
    await expect(page.locator('.seat .turning')).not.toHaveCount(0);
    const lines = await said();
    const more = await held();
    expect(350 + more).toBeGreaterThanOrEqual(600);
    expect(350 + more).toBeLessThan(2000);
    expect(await said()).not.toBe(lines);
  }
  // Skipped: what is waiting comes into view though no time passes.
  await expect(table(page)).toHaveAttribute('data-behind', 'true');
  const before = await version();
  await page.locator('.commands .button', { has: page.locator('use[href$="r-skip"]') }).click();
  await expect(table(page)).toHaveAttribute('data-behind', 'false');
  expect(await version()).toBeGreaterThan(before);
});

for (const game of GAME_NAMES)
  // What is kept and read again knows nothing of the screen: that a phone does so too is seen where the language is switched.
  test(`17: a reload brings the same table of ${game} back`, async ({ page }) => {
    // Where everybody plans at once the others go on meanwhile: one player alone has a table that waits.
    await open(page, `seed=again&bot=recruit${game === 'bravery' ? '&players=1' : ''}`, game);
    const looked = async (): Promise<readonly unknown[]> => [
      await digest(page),
      await options(page),
      await page.locator('.log li').count(),
    ];
    let before: readonly unknown[] = [];
    // A game of Liberation may be over in a few moves.
    // That a table which was only dealt comes back is seen there, too. A move of WAR costs as much as four of another.
    for (const clicks of game === 'liberation' ? [0, 2, 3] : [9, game === 'war' ? 12 : 31]) {
      await playSome(page, 3 + clicks, clicks);
      expect(await settled(page)).toBe('mine');
      // Whoever is asked at the same time has answered.
      await expect(page.locator('.seat.on:not(.me)')).toHaveCount(0);
      await page.keyboard.press('Escape');
      before = await looked();
      await page.reload();
      await settled(page);
      expect(await looked()).toEqual(before);
    }
    await page.goto('#/');
    await page.locator('.resume').click();
    await settled(page);
    expect(await looked()).toEqual(before);
  });

test('19: keyboard only: start, play a full turn, open the rules, undo, concede', async ({ page }) => {
  await instant(page);
  await page.goto('');
  await expect(page.locator('.poster').first()).toBeVisible();
  await tabTo(page, '.poster .button.filled');
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const spoken = page.getByRole('log').locator('p');
  for (let moves = 0; moves < 4; moves++) {
    const before = await digest(page);
    const said = await spoken.count();
    await page.keyboard.press('1');
    await expect.poll(() => nextOr(page, before)).toBe(true);
    if ((await digest(page)) === before) await page.keyboard.press('Enter');
    await expect.poll(() => digest(page)).not.toBe(before);
    await settled(page);
    await expect.poll(() => spoken.count(), { message: 'what came of it is read out' }).toBeGreaterThan(said);
    expect(await page.evaluate(() => document.activeElement?.matches('body')), 'the focus is kept').toBe(false);
  }
  await accessible(page);
  await page.keyboard.press('r');
  await expect(page.locator('.drawer .rule-row').first()).toBeVisible();
  await accessible(page);
  await answersFirst(page);
  await page.keyboard.press('Escape');
  const before = await digest(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digest(page)).not.toBe(before);
  await page.keyboard.press('m');
  await expect(page.locator('.drawer')).toBeVisible();
  await accessible(page);
  await answersFirst(page);
  await keysAsSet(page);
  await tabTo(page, '[data-concede]');
  await page.keyboard.press('Enter');
  // The question takes the focus when it has come.
  await expect(page.locator('.sure')).toBeFocused();
  await tabTo(page, '.button.danger');
  await page.keyboard.press('Enter');
  await expect(page.locator('.end')).toBeVisible();
  await accessible(page);
});
/** Single keys are turned off, then asked for with Alt; begins and ends in the menu. */
async function keysAsSet(page: Page): Promise<void> {
  const keys = page.getByRole('group', { name: 'Клавіші з літерами й цифрами' });
  const chip = (name: string) => keys.locator('.chip', { hasText: name });
  await chip('Вимкнено').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await expect(page.locator('dialog, .popup, [data-cancel]')).toHaveCount(0);
  await expect(page.locator('.act').first()).not.toHaveAttribute('aria-keyshortcuts');
  await page.locator('[aria-label="Меню"]').click();
  await chip('З Alt').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.act').first()).toHaveAttribute('aria-keyshortcuts', 'Alt+1');
  await page.keyboard.press('m');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+m');
  await expect(page.locator('.drawer')).toBeVisible();
}
/** The move is made, or what is chosen waits for Enter. */
const nextOr = async (page: Page, before: string | null): Promise<boolean> =>
  (await digest(page)) !== before || (await page.locator('[data-cancel]').isVisible());
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('20: the end names result, reason and score; what was hidden is shown now and not before @phone @fingers', async ({
  page,
}) => {
  await open(page, 'seed=checks&bot=recruit&seat=0');
  await move(page, numbers(7));
  await settled(page);
  // The base and the other's hand are backs: nothing in the page knows them.
  const backs = page.locator('[data-zone-at] [data-def="0"], .lib-strip [data-def="0"]');
  await expect.poll(() => backs.count()).toBeGreaterThan(0);
  await playThrough(page, 7, false);
  await expect(page.locator('.end h2')).not.toBeEmpty();
  expect(await page.locator('.end p').first().innerText()).not.toBe('');
  await expect(page.locator('.end .end-facts li')).toHaveCount(7);
  await expect(page.locator('.base-slot [data-def="0"], .lib-strip .slot[data-def="0"]')).toHaveCount(0);
  await expect(page.locator('.end a[href*="#/play/"]')).toBeVisible();
  await expect(page.locator('.end-go a[href*=replay]')).toBeVisible();
  const saved = page.waitForEvent('download');
  const last = page.getByRole('tab').last();
  if (await last.isVisible()) await last.click();
  await page.locator('.end [data-save]').click();
  expect((await saved).suggestedFilename()).toMatch(/^redut-liberation-.+\.json$/);
  await accessible(page);
  await page.locator('.end-go a[href*=replay]').click();
  await page.getByRole('slider').fill('5');
  await expect(page.locator('.film-bar [data-told]')).toContainText('5');
  const hand = page.getByRole('tab', { name: 'Рука' });
  if (await hand.isVisible()) await hand.click();
  await expect(page.locator('.front .slot, .tab-panel .slot').first()).toBeVisible();
});

test('hot seat: nothing shows behind the curtain, Enter twice takes the device', async ({ page }) => {
  await instant(page);
  await page.goto('#/setup/liberation?people=2');
  await expect(page.locator('[data-deal]')).toBeVisible();
  await accessible(page);
  await page.locator('[data-deal]').click();
  await settled(page);
  await page.locator('.front .slot[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await page.locator('[data-card], .log').count()).toBe(0);
  await accessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(page.locator('.front .slot[data-state=can]').first()).toBeVisible();
});

for (const still of [false, true])
  test(`cards ${still ? 'light up where motion is not wanted' : 'go from where they were to where they are'}`, async ({
    another,
  }) => {
    const page = await another({ ...LAPTOP, reducedMotion: still ? 'reduce' : 'no-preference' });
    await page.addInitScript(() => {
      const flights: string[] = [];
      Object.assign(window, { flights });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
        flights.push(JSON.stringify(given[0]));
        return Reflect.apply(animate, this, given);
      };
    });
    // One motion serves all tables: that it is left out where it is not wanted is seen at two.
    for (const game of still ? ['liberation', 'war'] : GAME_NAMES) {
      await page.goto(`#/play/${game}?seed=motion&bot=recruit`);
      await settled(page);
      const flown = async (): Promise<readonly string[]> =>
        page.evaluate(() => (window as unknown as { flights: string[] }).flights);
      const enough = async (): Promise<boolean> =>
        (await flown()).some((frames) => still || frames.includes('translate'));
      for (let tries = 0; tries < 12 && !(await enough()); tries++) {
        await playSome(page, 5 + tries, 2);
      }
      expect((await flown()).length, game).toBeGreaterThan(0);
      // What changes where it lies lights up in both cases.
      for (const frames of await flown())
        expect(frames).toMatch(still ? /outline|drop-shadow/ : /translate|outline|drop-shadow/);
      if (!still)
        expect(
          (await flown()).some((frames) => frames.includes('translate')),
          game,
        ).toBe(true);
      await page.goto('#/');
      await page.evaluate(() => ((window as unknown as { flights: string[] }).flights.length = 0));
    }
  });

test('what is drawn and what others do makes neither tabs nor hand jump @phone @fingers', async ({ another }) => {
  const page = await another({ ...PHONE, reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    // Nothing jumps that is not painted.
    document.adoptedStyleSheets = [];
    if (location.protocol !== 'about:') localStorage.setItem('redut.speed', '2');
    const jumped: string[] = [];
    Object.assign(window, { jumped });
    interface Shift extends PerformanceEntry {
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const FAR = 20;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect: was, currentRect: is } of sources) {
          if (Math.hypot(is.x - was.x, is.y - was.y) < FAR) continue;
          const of = node instanceof Element ? node : node?.parentElement;
          const held = of?.closest('.tab-panel .slot, [role=tab]');
          if (held !== null && held !== undefined)
            jumped.push(`${(node as Element).className} in ${held.className || held.id} ${was.x} to ${is.x}`);
        }
    }).observe({ type: 'layout-shift' });
  });
  await page.goto('#/play/war?seed=pace&bot=recruit');
  await settled(page);
  const size = (): Promise<number> => page.locator('.tab-panel .slot').count();
  const main = page.locator('[data-primary]:not([disabled]), [data-end]:not([disabled])').first();
  await main.click();
  await settled(page);
  const few = await size();
  for (let presses = 0; presses < 8 && (await size()) <= few; presses++) {
    await main.click();
    await settled(page);
  }
  expect(await size()).toBeGreaterThan(few);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await page.evaluate(() => (window as unknown as { jumped: string[] }).jumped)).toEqual([]);
});
