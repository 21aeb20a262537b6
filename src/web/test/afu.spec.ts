// AFU: battles and events are seen, and no click is lost while both play at once (checks 23 and 25).
import { expect, type Page } from '@playwright/test';
import { defOfKey } from '../../games/afu/cards/columns.ts';
import { instant, lay, listen, options as offered, settled, take } from './robot.ts';
import { test } from './devices.ts';

/** To the first placing of cards, at the usual pace. */
async function openPlacing(page: Page): Promise<void> {
  await page.goto('#/play/afu?seed=table1&bot=recruit&players=2');
  await settled(page);
  await page.locator('[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  await expect(page.locator('.table')).toHaveAttribute('data-options', /defend/);
}
/** Lays one card and begins the battle. */
async function fight(page: Page): Promise<void> {
  const laid = page.locator('.table').getAttribute('data-version');
  await page.locator('.hand [data-state=can], .afu-front [data-state=can]').first().click();
  await page.locator('[data-state=aim]').first().click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-version', (await laid)!);
  await page.locator('[data-end]').click();
  await page
    .locator('[data-end].filled')
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

test('23: a battle is seen column by column with its sums, and goes on at a press @phone', async ({ page }) => {
  const heard = listen(page);
  await openPlacing(page);
  await fight(page);
  const show = page.locator('.battle-show');
  await expect(show).toHaveAttribute('data-column', '1');
  // Held, so that a slow machine sees the same as a fast one.
  await page.keyboard.press('Space');
  // How it ends is not told beside it before it is seen.
  for (const log of await page.locator('.log').all()) await expect(log).not.toContainText(/колонка \d/);
  for (const column of ['1', '2', '3']) {
    await expect(show).toHaveAttribute('data-column', column);
    const now = show.locator('.show-column.now');
    const sums = now.locator('.show-sum');
    // Both strikes, each with its figures, or the panic that an open column costs.
    if ((await now.locator('.show-stamp.panic').count()) === 0) {
      await expect(sums).toHaveCount(2);
      for (const sum of await sums.all()) await expect(sum).toHaveText(/\d+\D*[≥<✕]\D*\d+/);
      await expect(now.locator('.show-stamp')).not.toHaveCount(0);
    } else await expect(sums).toHaveText(/паніки/);
    await expect(show.locator('.show-outcome')).toContainText(new RegExp(`колонка ${column}`, 'i'));
    await show.locator('[data-show-next]').click();
  }
  await expect(show).toHaveCount(0);
  expect(await settled(page)).toBe('mine');
  expect(heard).toEqual([]);
});

test('the rules at the table say by which of the two rulebooks it is played', async ({ page }) => {
  for (const [edition, said] of [
    ['uk', 'Видання правил: українське'],
    ['en', 'Видання правил: англійське'],
  ] as const) {
    await page.goto(`#/play/afu?seed=13&edition=${edition}`);
    await settled(page);
    await page.getByRole('button', { name: 'Правила' }).first().click();
    await expect(page.locator('.drawer [data-edition]')).toHaveText(said);
  }
});

test('23: left alone the columns go by themselves, and one battle can be skipped: the next is shown again', async ({
  page,
}) => {
  await openPlacing(page);
  await fight(page);
  const show = page.locator('.battle-show');
  await expect(show).toHaveAttribute('data-column', '1');
  await expect(show).toHaveAttribute('data-column', '2');
  await show.getByRole('button', { name: 'Одразу' }).click();
  await expect(show).toHaveCount(0);
  expect(await settled(page)).toBe('mine');
  expect(await page.evaluate(() => localStorage.getItem('redut.speed')), 'the pace stays as it was').not.toBe('3');
});

test('23: a column that a bonus keeps from panic is told so before, in and after the battle @phone', async ({
  page,
}) => {
  const position = {
    phase: 'war',
    round: 6,
    step: 'placement',
    one: { hand: ['checkpoint'], attack: ['roadblock', 't72'], enemySupport: ['torBattery'] },
    two: { hand: ['slobodaCompany'] },
    open: ['raiders', 'escortTanks', 'ironBrigade'],
    eventDeck: ['sirens', 'moskva'],
  };
  await lay(page, 'afu', position, { players: 2, first: 'one', colour: 'yellow' });
  // A place that is pressed first asks for its card.
  await page.locator('.front [data-state=can], .tab-panel [data-state=can]').first().click();
  await expect(page.locator('.prompt')).toContainText('Куди викласти карту «Блокпост»?');
  await page.locator('[data-state=aim]').first().click();
  await expect(page.locator('.stage')).toContainText('без паніки');
  // Nothing is lost by it, so nothing is asked.
  await page.locator('[data-end]').click();
  const show = page.locator('.battle-show');
  await expect(show).toHaveAttribute('data-column', '1');
  await page.keyboard.press('Space');
  // Who lends the invader support is seen beside it.
  await expect(show.locator('.now .foe')).toHaveCount(2);
  await show.locator('[data-show-next]').click();
  await expect(show.locator('.show-outcome')).toContainText('карту паніки відвернув бонус');
  if ((await page.locator('.table.phone').count()) > 0) await expect(page.locator('.bar')).toContainText(/раунд\s6/);
  await show.locator('[data-show-next]').click();
  await expect(show).toHaveCount(0);
});

test('23: the start of the war and each event of a chain are told large, and an event can be read again @phone', async ({
  page,
}) => {
  const heard = listen(page);
  await lay(page, 'afu', {
    phase: 'invasion',
    round: 4,
    step: 'recruitment',
    one: {
      hand: ['polissiaCompany'],
      deck: ['polissiaTanks', 'polissiaTerritorials', 'polissiaHowitzers'],
      trophies: ['t72'],
    },
    two: { hand: ['slobodaCompany'] },
    eventDeck: ['sirens', 'brokenSupply', 'kharkiv'],
  });
  await page.locator('[data-end]').click();
  // Where something useful would be left, it asks once.
  const asked = page.locator('[data-cancel] ~ [data-end]');
  await asked.or(page.locator('.event-show')).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  const show = page.locator('.event-show');
  const next = show.locator('[data-show-next]');
  await expect(show.locator('h2')).toHaveText('Повномасштабна війна');
  // Held, so that a slow machine sees the same as a fast one.
  await page.keyboard.press('Space');
  // This game's own figures: three events are left, and one trophy is kept.
  await expect(show).toContainText('Стос подій: 3 карти');
  await expect(show).toContainText('трофеїв 1');
  await next.click();
  await expect(show.locator('h2')).toHaveText('Сирени');
  await page.keyboard.press('Space');
  await expect(show).toContainText('Подія 1');
  await expect(show.locator('.event-earlier.next')).toHaveCount(1);
  // What it did, and to whom.
  await expect(show.locator('.event-came')).toContainText(/Ви .*паніки/);
  await next.click();
  await expect(show).toContainText('Подія 2');
  await page.keyboard.press('Space');
  await expect(show.locator('.event-earlier')).toHaveCount(1);
  await next.click();
  await expect(show).toHaveCount(0);
  expect(await settled(page)).toBe('mine');
  const chips = page.locator('.afu-chips button');
  if ((await page.locator('.table.phone').count()) > 0) {
    await expect(chips).toHaveCount(2);
    await chips.first().click();
    await expect(show.locator('h2')).toHaveText('Сирени');
    // Looked at again it leads back to the table, not to what followed then.
    await expect(next).toHaveText('До столу');
    await next.click();
    expect(await settled(page)).toBe('mine');
  } else await expect(page.locator('.afu-events')).toContainText('Сирени');
  expect(heard).toEqual([]);
});

test('25: of 100 clicks at any moment each acts or is answered @phone @fingers', async ({ page }) => {
  await openPlacing(page);
  const lost = await page.evaluate(async () => {
    let chance = 7;
    const random = (most: number): number => {
      chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
      return (chance >>> 8) % most;
    };
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const looks = (): string => {
      const root = document.querySelector<HTMLElement>('.table')!;
      const { version, unanswered, options } = root.dataset;
      return JSON.stringify([
        version,
        unanswered,
        options,
        all('.chosen').map(({ dataset }) => dataset['keys']),
        all('.show').map((show) => show.dataset['column'] ?? 'event'),
        all('[data-cancel]').length,
        all('[role=dialog]').length,
        root.querySelector('.prompt-words')?.textContent,
        all('[aria-expanded=true], [aria-pressed=true]').length,
      ]);
    };
    const isSeen = (thing: HTMLElement): boolean => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && at !== null && (thing.contains(at) || at.contains(thing));
    };
    const found: string[] = [];
    for (let clicks = 0; clicks < 100; clicks++) {
      await pause(random(250));
      const things = all(
        '.stage [data-keys], .front [data-keys], .tabs [data-keys], [data-end], [data-primary], [data-show-next]',
      );
      const seen = things.filter(isSeen);
      if (document.querySelector('.table')?.getAttribute('data-phase') === 'over') break;
      if (seen.length === 0) continue;
      const thing = seen[random(seen.length)]!;
      const before = looks();
      // An answer is drawn anew, even if it says the same: one that was there already is none.
      const popup = document.querySelector('.popup');
      thing.click();
      let answered = false;
      for (let waits = 0; waits < 150 && !answered; waits++) {
        answered = looks() !== before || document.querySelector('.popup') !== popup;
        if (!answered) await pause(20);
      }
      if (!answered) found.push(`${clicks}: ${thing.dataset['name'] ?? thing.textContent} ${before}`);
    }
    return found;
  });
  expect(lost).toEqual([]);
});

test('activations of typical turns: a card is laid by two presses, recruited by two, the battle by one @phone @fingers', async ({
  page,
}) => {
  await instant(page);
  await openPlacing(page);
  const press = async (selector: string): Promise<string> => {
    const before = (await page.locator('.table').getAttribute('data-version'))!;
    await page.locator(selector).first().click();
    return before;
  };
  const moved = async (before: string): Promise<void> => {
    await expect(page.locator('.table')).not.toHaveAttribute('data-version', before);
    await settled(page);
  };
  await press('.front [data-state=can], .tabs [data-state=can]');
  // Pressed before the card is seen to lie there, the end is about the position in which it does.
  const before = (await page.locator('.table').getAttribute('data-version'))!;
  await page.evaluate(async () => {
    const thing = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    thing('[data-state=aim]')!.click();
    while (thing('[data-end]') === null) await new Promise((resolve) => setTimeout(resolve, 0));
    thing('[data-end]')!.click();
  });
  // A column is open: it asks once.
  await expect(page.locator('[data-end].filled')).toBeVisible();
  await moved(before);
  await moved(await press('[data-end].filled'));
  await expect(page.locator('.table')).toHaveAttribute('data-options', /buy/);
  await press('.afu-goods [data-state=can]');
  await moved(await press('[data-primary]'));
});

test('a card in hand marks nothing in the reserve, and one that is laid has no frame @phone', async ({ page }) => {
  await instant(page);
  await lay(
    page,
    'afu',
    {
      phase: 'invasion',
      round: 2,
      step: 'placement',
      open: ['battalion98', 'raiders', 'tankBattalion', 'escortTanks', 'ironBrigade'],
      one: {
        hand: ['polissiaCompany', 'internationalAid', 'polissiaTerritorials'],
        attack: ['roadblock', 'brigade45', 'convoyGuards'],
      },
    },
    { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
  );
  const laid = (await offered(page)).find((one) => /^defend \d+ 1$/.test(one));
  await take(page, laid!);
  await settled(page);
  // Support can now be laid, and aid is nothing else.
  const aid = String(defOfKey('internationalAid'));
  expect((await offered(page)).some((one) => one.startsWith(`support ${aid} `))).toBe(true);
  // A phone shows no reserve beside a battle.
  for (const one of await page.locator(`.afu-reserve[data-def="${aid}"]:visible`).all())
    await expect(one).not.toHaveAttribute('data-state', 'can');
  const frames = await page
    .locator('.stage .slot.quiet :is(.card, .card-tile)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).boxShadow));
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).not.toMatch(/0px 0px 0px 3px/);
});
