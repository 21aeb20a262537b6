// The table in words: what its field answers, game by game, and that it can be played by ear and by keys alone.
import { expect, type Page } from '@playwright/test';
import { accessible, digest, listen, settled } from './robot.ts';
import { test } from './devices.ts';

/** What is typed, and what is answered. */
type Transcript = readonly (readonly [typed: string, answered: string])[];
const ENGLISH: Readonly<Record<string, Transcript>> = {
  liberation: [
    [
      't',
      '1: Lumena-a; 2: Efferon-a; 3: Arkadun-a; 4: Ishkal-b; 5: Captured locations; 6: Dynasty, hand; 7: Resistance, hand.',
    ],
    [
      't 1',
      'Lumena-a. L Lens Laboratory, in your hand. Connected to M, N. M Mortar Mill. Connected to A, L, N. N Night Quay. Connected to B, H, L, M.',
    ],
    [
      'h',
      '1: Barrow’s Bureau, B · Research Station · Arkadun, can be chosen. 2: Harbour Yards, H · Shipyard · Efferon, can be chosen. 3: Lens Laboratory, L · Research Station · Lumena, can be chosen.',
    ],
    ['near mortar', 'M Mortar Mill. Connected to A, L, N.'],
    ['lay b', 'Chosen, 1: Lay B.'],
    ['', ''],
    [
      '.',
      'The deck is shuffled. The top card of the deck is discarded. You draw B (Barrow’s Bureau). You draw L (Lens Laboratory). You draw H (Harbour Yards). Resistance draws a card. 3 times. You capture B (Barrow’s Bureau). The Resistance lays its base.',
    ],
    ['zebra', '“zebra” is neither an action nor a command. Help: ?'],
  ],
  afu: [
    ['h', 'Your hand is empty.'],
    [
      't',
      '1: common achievements; 2: Numbers on a card; 3: recruitment display (AFU deck 85); 4: First army (0 panic cards, 0 VP without achievements); 5: Second army (0 panic cards, 0 VP without achievements).',
    ],
    ['1', 'Chosen, 1: Keep Liberator: All 3 bridges taken (5 VP).'],
    [
      'f 1',
      'Start the battle. Column 1: undefended, +1 panic; column 2: undefended, +1 panic; column 3: undefended, +1 panic. Unspent cards: +11 RP.',
    ],
    ['w zebra', 'There is no card “zebra” in the game.'],
  ],
  bravery: [
    [
      's',
      'Week 1 · enemy deck: 24 · civil needs in hand: 3. Player deck 51, discard pile 0. Together: when the enemy deck has run out, every territory must be free and no civil need left in hand.',
    ],
    ['n donbas', 'S4 Donbas, occupied, shields 5. Borders Sloboda Ukraine, Tavria and Crimea.'],
    [
      'h cossack',
      'Cossack Drive. People’s action · Will −2. This week is 2 days longer. Not now: This plan does not have enough Will for that.',
    ],
    ['1', 'Chosen, 1: Plan Defence 1.'],
    ['', 'Nothing is chosen.'],
    [
      '.',
      'You draw Defence 1, Reconnaissance, Reconnaissance. Player 2 draws Air Raid Alert 2, Defence 2, Charging Points. You must plan Information Attack 2. You must plan Air Raid Alert 2. Player 2 must plan Air Raid Alert 1. Player 2 must plan Air Raid Alert 2. Player 2 plans Counter-offensive 3. Player 2 confirms the plan. You plan Defence 1.',
    ],
    ['f 1', 'Counter-offensive 2. Free days left: 0; Will after that: −2.'],
  ],
  war: [
    [
      's',
      'Turn 0, Player 1. Wear out your opponent’s deck: a player who starts a turn with fewer than two cards in it loses.',
    ],
    ['t', '1: Numbers on a unit; 2: Player 1 · Deck: 53 · Losses: 0; 3: Player 2 · Deck: 60 · Losses: 0.'],
    [
      'h motor',
      'Motor Rifle Company. Motorised infantry. Cost: 2 depots, 1 factory, 1 fuel · 2/2 · first line · USSR. Mobility. Cooperation: +1/+0 if one of your armour units attacks in the same wave.',
    ],
    ['9', 'There is no number 9 here.'],
    ['keep', 'Chosen, 1: Keep the hand.'],
    ['.', 'You draw: Factory.'],
    ['c', 'There is no clock here.'],
    ['u', 'Taking the move back.'],
  ],
};
const OWN: Readonly<Record<'uk' | 'ru', Transcript>> = {
  uk: [
    ['стіл', '1: Числа підрозділу; 2: Гравець 1 · Колода: 53 · Втрати: 0; 3: Гравець 2 · Колода: 60 · Втрати: 0.'],
    [
      'рука 1',
      'Мотострілецька рота. Мотопіхота. Вартість: 2 склади, 1 завод, 1 пальне · 2/2 · перша лінія · СРСР. Мобільність. Взаємодія: +1/+0, якщо в тій самій хвилі атакує ваш підрозділ бронетехніки.',
    ],
    ['залиш', 'Обрано 1: Залишити руку.'],
    ['останнє', 'Ви берете: Завод.'],
    ['зебра', 'Ні дії, ні команди «зебра» немає. Довідка: ?'],
  ],
  ru: [
    ['стол', '1: Числа подразделения; 2: Игрок 1 · Колода: 53 · Потери: 0; 3: Игрок 2 · Колода: 60 · Потери: 0.'],
    [
      'рука 1',
      'Мотострелковая рота. Мотопехота. Стоимость: 2 склада, 1 завод, 1 топливо · 2/2 · первая линия · СССР. Мобильность. Взаимодействие: +1/+0, если в той же волне атакует ваше подразделение бронетехники.',
    ],
    ['остав', 'Выбрано 1: Оставить руку.'],
    ['последнее', 'Вы берёте: Завод.'],
    ['зебра', 'Ни действия, ни команды «зебра» нет. Справка: ?'],
  ],
};

const field = (page: Page) => page.locator('[name=command]');
const spoken = (page: Page) => page.getByRole('log').locator('p');
const lost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.matches('body') !== false);

async function open(page: Page, game: string, language: string): Promise<void> {
  await page.addInitScript((own) => {
    if (location.protocol === 'about:') return;
    for (const [name, value] of [
      ['speed', '3'],
      ['language', own],
      ['text', 'on'],
    ] as const)
      localStorage.setItem(`redut.${name}`, value);
  }, language);
  await page.goto(`#/play/${game}?seed=3`);
  await expect(page.locator('.reading')).toBeVisible();
  await settled(page);
}
/** A line is sent by Enter; whoever typed it stays where it was typed. */
async function type(page: Page, line: string): Promise<void> {
  await field(page).fill(line);
  await field(page).press('Enter');
  // The end of a game has the focus; everything else leaves it where one types.
  const kept = (input: Element): boolean =>
    input === document.activeElement || document.querySelector<HTMLElement>('.table')?.dataset['phase'] === 'over';
  await expect.poll(() => field(page).evaluate(kept)).toBe(true);
  await settled(page);
}
/** What is heard is the answer, or what the table says of what was done. */
async function follows(page: Page, transcript: Transcript): Promise<void> {
  for (const [typed, answered] of transcript) {
    const said = await spoken(page).allInnerTexts();
    await type(page, typed);
    await expect(page.locator('.reading-answer')).toHaveText(answered);
    await expect
      .poll(() => spoken(page).allInnerTexts(), { message: `“${typed}” is answered aloud` })
      .not.toEqual(said);
  }
}
for (const [game, transcript] of Object.entries(ENGLISH))
  test(`the table of ${game} in words answers as written down`, async ({ page }) => {
    const heard = listen(page);
    await open(page, game, 'en');
    // Whoever plans at the same time has done so before the first line is typed: what is told has one order.
    if (game === 'bravery') await expect(page.getByRole('main')).toContainText(/Player 2 \([^)]*confirmed\)/);
    await follows(page, transcript);
    expect(heard).toEqual([]);
  });
for (const language of ['uk', 'ru'] as const)
  test(`the field knows the words of ${language}`, async ({ page }) => {
    await open(page, 'war', language);
    await follows(page, OWN[language]);
  });

/** Liberation is played to its end; the others are longer. */
const MOVES: Readonly<Record<string, number>> = { liberation: 120, afu: 6, bravery: 6, war: 6 };
for (const game of Object.keys(ENGLISH))
  test(`a table of ${game} in words is played by figures and by its list, and every move is heard${game === 'bravery' ? ' @phone' : ''}`, async ({
    page,
  }) => {
    const heard = listen(page);
    await open(page, game, 'uk');
    for (let moves = 0; moves < MOVES[game]!; moves++) {
      const before = await digest(page);
      const said = await spoken(page).allInnerTexts();
      // By turns: typed, pressed as a key, and chosen from the list.
      if (moves % 3 === 0) await type(page, '1');
      else if (moves % 3 === 1) {
        await page.locator('[data-home]').focus();
        await page.keyboard.press('1');
      } else await page.locator('.reading-actions .act').first().press('Enter');
      const waits = page.locator('[data-cancel]');
      await expect.poll(async () => (await digest(page)) !== before || (await waits.isVisible())).toBe(true);
      if ((await digest(page)) === before) await page.keyboard.press('Enter');
      await expect.poll(() => digest(page)).not.toBe(before);
      if ((await settled(page)) === 'over') break;
      await expect.poll(() => spoken(page).allInnerTexts()).not.toEqual(said);
      expect(await lost(page), 'the focus is kept').toBe(false);
    }
    if (game === 'liberation') await expect(page.locator('.end h2')).not.toBeEmpty();
    await accessible(page);
    expect(heard).toEqual([]);
  });

const PRESSES = 40;
test('how soon the host may decide for all is heard when the wait begins', async ({ page }) => {
  await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('redut.speed', '3'));
  await page.goto('#/setup/bravery?people=2');
  await page.locator('[data-deal]').click();
  const held = page.locator('.held');
  const curtain = page.locator('.curtain');
  const next = page.locator('[data-primary], [data-end]').first();
  // The two take turns at one device until they have to agree.
  for (let presses = 0; presses < PRESSES && (await held.count()) === 0; presses++) {
    await expect(next.or(held).or(curtain).first()).toBeVisible();
    if (await curtain.isVisible()) await page.keyboard.press('Enter');
    // A curtain may have come down meanwhile: then there is nothing to press any more.
    else if ((await held.count()) === 0) await next.click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect(held).toHaveText(/може вирішити за всіх через \d+:\d\d/u);
  await expect(spoken(page).filter({ hasText: /може вирішити за всіх через \d+:\d\d/u })).toHaveCount(1);
});

test('the second stop of a page turns the table into words and back, and the game stays as it was', async ({
  page,
}) => {
  await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('redut.speed', '3'));
  await page.goto('#/play/liberation?seed=3');
  await settled(page);
  const before = await digest(page);
  const toSwitch = async (): Promise<void> => {
    await page.locator('.table > .skip').first().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-text-table]')).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await toSwitch();
  await expect(page.locator('.reading')).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
  expect(await digest(page)).toBe(before);
  expect(await lost(page)).toBe(false);
  await page.reload();
  await expect(page.locator('.reading')).toBeVisible();
  await settled(page);
  await toSwitch();
  await expect(page.locator('.stage')).toBeVisible();
  await expect(page.locator('.reading')).toHaveCount(0);
  expect(await lost(page)).toBe(false);
});

test('an address asks for words, and nothing of them is out of reach on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('redut.speed', '3'));
  for (const game of Object.keys(ENGLISH)) {
    await page.goto(`?text#/play/${game}?seed=3`);
    await expect(page.locator('.reading')).toBeVisible();
    await settled(page);
    const controls = page.locator('.table button:visible, .table input:visible, .table summary:visible');
    expect(await controls.count()).toBeGreaterThan(5);
    const far = await controls.evaluateAll((all) =>
      all.flatMap((one) => {
        one.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const inside = left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight;
        return inside || width <= 1 || one.matches('.skip') ? [] : [one.textContent];
      }),
    );
    expect(far, game).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(320);
  }
});
