import { expect, type Locator, type Page } from '@playwright/test';
import { faults } from './axe.ts';

export const table = (page: Page) => page.locator('.table');
export const digest = (page: Page): Promise<string | null> => table(page).getAttribute('data-digest');
export const state = (page: Page): Promise<string> =>
  table(page).evaluate((root: HTMLElement) => `${root.dataset['version']} ${root.dataset['phase']}`);
export const options = async (page: Page): Promise<readonly string[]> =>
  ((await table(page).getAttribute('data-options')) ?? '').split(';').filter(Boolean);

/** Collects what a page must never say. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
/** Waits until the table asks the viewer and no command is under way, or the game is over. */
export async function settled(page: Page): Promise<'mine' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      const data = document.querySelector<HTMLElement>('.table')?.dataset;
      if (data === undefined || data['unanswered'] !== '0') return undefined;
      if (data['phase'] === 'over') return 'over';
      return data['options'] !== '' && data['behind'] === 'false' ? 'mine' : undefined;
    },
    undefined,
    { timeout: 90_000, polling: 20 },
  );
  return (await found.jsonValue()) as 'mine' | 'over';
}
export async function instant(page: Page): Promise<void> {
  // A blank page keeps nothing.
  await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('redut.speed', '3'));
}

/** Lays out a position that was written by hand, and plays on from it. */
export async function lay(page: Page, game: string, position: object, setup = {}): Promise<void> {
  await page.goto(`#/position/${game}`);
  await page.getByRole('textbox', { name: 'Своя позиція' }).fill(JSON.stringify({ game, setup, position }));
  await page.getByRole('button', { name: 'Розкласти позицію' }).click();
  await page.locator('[data-play-on]').click();
  await settled(page);
}
/** The next of a row of numbers that looks like chance and is always the same. */
export function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0;
    yield n >>> 8;
  }
}
/**
 * Chooses one of the things that are marked, again and again, until a move is made: what a person could do. What may be
 * done with these verbs is left alone.
 */
export async function move(page: Page, chance: Generator<number, never>, not: readonly string[] = []): Promise<void> {
  const before = await state(page);
  for (let tries = 0; tries < 12; tries++) {
    await attempt(page, chance.next().value, not);
    if (await changed(page, before)) return;
  }
  await expect.poll(() => state(page), { timeout: 30_000 }).not.toBe(before);
}
/** One click. Whatever it was aimed at may be gone by now, because a bot was faster. */
async function attempt(page: Page, pick: number, not: readonly string[]): Promise<void> {
  const primary = page.locator('[data-primary]');
  const without = (name: string): string => not.map((verb) => `:not([data-${name}*="${verb}"])`).join('');
  const allowed = `${without('acts')}:visible`;
  const things = page.locator(
    `[data-state="can"]${allowed}, [data-state="laid"]${allowed}, [data-state="aim"]${allowed}`,
  );
  const rows = page.locator(`.act${without('act')}${without('verb')}:visible`);
  const end = page.locator('[data-end]:visible');
  const [sure, count, listed, ends] = await Promise.all([primary.count(), things.count(), rows.count(), end.count()]);
  const target =
    sure > 0
      ? primary
      : ends > 0 && (pick % 3 === 0 || count + listed === 0)
        ? end.first()
        : count > 0 && (pick % 4 !== 0 || listed === 0)
          ? things.nth(pick % count)
          : rows.nth(pick % Math.max(listed, 1));
  await target.click({ timeout: 2000 }).catch(() => undefined);
}
/** Gives the match a moment to answer. */
async function changed(page: Page, before: string): Promise<boolean> {
  for (let waits = 0; waits < 4; waits++) {
    if ((await state(page)) !== before) return true;
    await page.waitForTimeout(30);
  }
  return false;
}

interface Played {
  /** The game is over, or it offers something that it has not offered before. */
  readonly why: 'over' | 'new' | 'enough';
  readonly clicks: number;
  /** What was marked though not offered, offered though not marked, marked by colour alone, or drawn and not said. */
  readonly strange: readonly string[];
}
/** What a robot in the page remembers from one call to the next. */
interface Memory {
  chance: number;
  kinds: string[];
  /** Stops where this can be done. */
  readonly until?: string;
  /** One choice of so many ends a turn that could go on. */
  readonly ends?: number;
}
/** Where a mark may stand: the round marks of cards, the rings and discs of the two maps, the plus of an empty week. */
const MARKS = '.mark, .reach, .land-mark, .planet-mark, use[href$="#r-plus"]';

/**
 * Plays in the page itself, by clicks on what is marked: a whole war has more than a thousand of them, and none has to
 * wait for a message from here. Comes back when the game offers something new, so that it can be looked at.
 */
async function playOn(page: Page, memory: Memory, most: number): Promise<Played> {
  const { chance, kinds, ...played } = await page.evaluate(playInPage, { ...memory, most, marks: MARKS });
  Object.assign(memory, { chance, kinds });
  return played;
}
async function playInPage(given: Memory & { most: number; marks: string }) {
  const { most, marks } = given;
  let { chance } = given;
  const kinds = [...given.kinds];
  const strange = new Set<string>();
  const root = (): DOMStringMap => document.querySelector<HTMLElement>('.table')?.dataset ?? {};
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const draw = (): number => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    return chance >>> 8;
  };
  const click = (one: Element): boolean => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const settle = async (): Promise<boolean> => {
    for (const until = performance.now() + 90_000; performance.now() < until; await pause(4)) {
      const { options: offered = '', phase, behind, unanswered } = root();
      if (unanswered !== '0') continue;
      if (phase === 'over') return false;
      if (offered !== '' && behind === 'false') return true;
    }
    throw new Error('nobody is asked and the game is not over');
  };
  const nameOf = (one: Element): string =>
    (one.ariaLabel ?? one.querySelector(':scope > .hidden-words')?.textContent ?? '').replaceAll('\u00ad', '');
  /** Figures and words that are drawn on a thing and hidden from its content, and stand neither in its name nor in its description. */
  const unsaid = (one: Element): readonly string[] => {
    const tokens = (text: string): readonly string[] =>
      text
        .replaceAll('\u00ad', '')
        .match(/\d+|\p{L}*\p{Ll}{2,}/gu)
        ?.map((token) => token.toLowerCase()) ?? [];
    const drawn = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (drawn.nextNode()) {
      const { parentElement: at, textContent } = drawn.currentNode;
      // Without a name in an attribute what is not hidden is part of the name; a title is shown when it is pointed at.
      const read = one.ariaLabel === null && at!.closest('[aria-hidden="true"]') === null;
      if (!read && at!.tagName !== 'title') shown.push(...tokens(textContent ?? ''));
    }
    const said = tokens(`${nameOf(one)} ${one.getAttribute('aria-description')}`);
    return shown.filter((token) => token !== '0' && !said.includes(token));
  };
  const look = (): void => {
    const offered = root()['options']!.split(';');
    const things = [...document.querySelectorAll<HTMLElement>('[data-acts]')];
    const marked = new Set(things.flatMap((one) => one.dataset['acts']!.split(';')));
    const named = new Set([...document.querySelectorAll<HTMLElement>('[data-act]')].map((one) => one.dataset['act']!));
    for (const act of [...marked, ...named]) if (!offered.includes(act)) strange.add(`not offered: ${act}`);
    // A phone shows the list only when it is asked for; there a row may lead to several that have no place on the table.
    const listed = document.querySelector('.acts') !== null;
    const narrow = document.querySelector('.table.phone') !== null;
    const led = new Set([...document.querySelectorAll<HTMLElement>('[data-verb]')].map((one) => one.dataset['verb']));
    for (const act of listed ? offered : [])
      if (!marked.has(act) && !named.has(act) && !(narrow && led.has(act.split(' ')[0])))
        strange.add(`not marked: ${act}`);
    for (const one of things)
      if (one.querySelector(marks) === null) strange.add(`by colour alone: ${one.outerHTML.slice(0, 120)}`);
    for (const one of all('[data-keys]')) {
      for (const n of unsaid(one)) strange.add(`not said: ${n} of ${nameOf(one)}`);
      if (/, ?(?:,|$)/.test(nameOf(one))) strange.add(`a part without words: ${nameOf(one)}`);
    }
  };
  const turn = async (): Promise<void> => {
    const n = draw();
    const [primary, end] = [all('[data-primary]')[0], all('[data-end]')[0]];
    const things = all('[data-state="can"], [data-state="laid"], [data-state="aim"]');
    const rows = all('.act');
    const some = n % 4 === 0 && rows.length > 0 ? rows[n % rows.length] : things[n % Math.max(1, things.length)];
    const chosen = primary ?? (n % (given.ends ?? 5) === 0 ? (end ?? some) : (some ?? end ?? rows[0]));
    if (chosen === undefined) all('[role="tab"]')[1]?.click();
    else click(chosen);
    const { version } = root();
    const sent = primary !== undefined || (chosen !== undefined && chosen === end);
    for (let waits = sent ? 60 : 2; waits > 0 && root()['version'] === version; waits--) await pause(sent ? 5 : 0);
  };
  for (let clicks = 0; clicks < most; clicks++) {
    if (!(await settle())) return { why: 'over' as const, clicks, strange: [...strange], chance, kinds };
    if (document.querySelector('[data-cancel]') === null) {
      look();
      if (given.until !== undefined && `;${root()['options']}`.includes(`;${given.until} `))
        return { why: 'enough' as const, clicks, strange: [...strange], chance, kinds };
      const verbs = (root()['options'] ?? '').split(';').map((one) => one.split(' ')[0]!);
      const fresh = [...new Set(verbs)].filter((verb) => !kinds.includes(verb));
      if (fresh.length > 0) {
        kinds.push(...fresh);
        return { why: 'new' as const, clicks, strange: [...strange], chance, kinds };
      }
    }
    await turn();
  }
  return { why: 'enough' as const, clicks: most, strange: [...strange], chance, kinds };
}
/** Plays to the end and looks whenever something is on offer for the first time: no fault, nothing scrolls. */
export async function playThrough(page: Page, seed: number, looks = true, ends = 5): Promise<void> {
  const memory: Memory = { chance: seed, kinds: [], ends };
  let clicks = 0;
  for (let played = 0; played < 200; played++) {
    const { why, clicks: more, strange } = await playOn(page, memory, 4000);
    expect(strange).toEqual([]);
    clicks += more;
    if (why === 'over') break;
    expect(why).toBe('new');
    if (looks) {
      await accessible(page);
      await fits(page);
    }
  }
  expect(clicks).toBeGreaterThan(3);
  await expect(page.getByRole('dialog')).toBeVisible();
  if (looks) await accessible(page);
}
/** So many clicks of the robot, wherever they lead. */
export async function playSome(page: Page, seed: number, clicks: number, until?: string): Promise<void> {
  const memory: Memory = { chance: seed, kinds: [], ...(until === undefined ? {} : { until }) };
  for (let left = clicks; left > 0;) {
    const { why, clicks: more } = await playOn(page, memory, left);
    if (why !== 'new') return;
    left -= more;
  }
}

/** The page never scrolls sideways or down. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
  expect(over.every((n) => n <= 0)).toBe(true);
}
/** No fault that axe knows, in any state that is visited. */
export async function accessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await faults(page)).toEqual([]);
}
/** What slides in is looked at when it has come to rest: half transparent over something else its colours are not its own. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** What a lesson speaks of is lit, on the screen, and not under the lesson's own box; nor is the prompt (check 26). */
async function lit(page: Page): Promise<void> {
  const step = await page.locator('.lesson').getAttribute('data-step');
  await page
    .waitForFunction(
      () => {
        const ring = document.querySelector<HTMLElement>('.spotlight');
        if (ring === null || ring.hidden) return false;
        const { left, top, width, height } = ring.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const at = document.elementFromPoint(x, y);
        const box = document.querySelector('.lesson')!.getBoundingClientRect();
        const whole = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        const rects: DOMRect[] = [];
        for (const part of document.querySelectorAll('.prompt-words, .prompt > :is(.phone-lines, .odds)')) {
          const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          for (const range = document.createRange(); words.nextNode() !== null;) {
            range.selectNodeContents(words.currentNode);
            rects.push(...range.getClientRects());
          }
        }
        const free = rects.every(
          (asked) =>
            box.bottom <= asked.top + 1 ||
            box.top >= asked.bottom - 1 ||
            box.right <= asked.left + 1 ||
            box.left >= asked.right - 1,
        );
        // Nor is a line of it cut by its own edge.
        const prompt = document.querySelector('.prompt')!;
        const uncut = prompt.scrollHeight <= prompt.clientHeight + 1;
        return whole && at !== null && at.closest('.lesson') === null && free && uncut;
      },
      undefined,
      { polling: 20 },
    )
    .catch((error: unknown) => {
      throw new Error(`step ${Number(step) + 1}: what it speaks of is not lit and in view, or the prompt is not`, {
        cause: error,
      });
    });
}
/** Lets a lesson do all that it asks for, and looks at what it lights. */
export async function watchLesson(page: Page): Promise<void> {
  const lesson = page.locator('.lesson');
  const on = page.locator('[data-next], [data-perform]');
  await on.waitFor();
  for (let step = 0; await on.isVisible(); step++) {
    await lit(page);
    await on.click();
    await expect(lesson).toHaveAttribute('data-step', String(step + 1));
  }
  await expect(lesson.locator('a.button.filled')).toBeVisible();
}
/** Does what a lesson asks, until it is finished. */
export async function learn(page: Page): Promise<void> {
  const lesson = page.locator('.lesson');
  await expect(lesson).toBeVisible();
  for (let step = 0; step < 24; step++) {
    const next = page.locator('[data-next]');
    if (await page.locator('[data-next], [data-perform]').isVisible()) await lit(page);
    if (await next.isVisible()) {
      await next.click();
      continue;
    }
    const wanted = ((await lesson.getAttribute('data-wanted')) ?? '').split(';')[0]!;
    if (wanted === '') break;
    const at = await lesson.getAttribute('data-step');
    await take(page, wanted);
    await expect(lesson).not.toHaveAttribute('data-step', at!);
  }
  await expect(lesson.locator('a.button.filled')).toBeVisible();
}
/** Where something is when it has moved no more for a moment. */
async function atRestNow(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  for (let last = await one.boundingBox(); ;) {
    await one.page().waitForTimeout(50);
    const now = await one.boundingBox();
    if (now !== null && JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}
/** Follows a lesson by pressing nothing but what it lights, and looks before each press at what the box leaves in view. */
export async function tapThrough(page: Page): Promise<void> {
  const lesson = page.locator('.lesson');
  const on = page.locator('[data-next], [data-perform]');
  await on.waitFor();
  const at = async (): Promise<string> =>
    [
      await lesson.getAttribute('data-step'),
      ...(await page.locator('[data-task], .prompt-words').allInnerTexts()),
    ].join();
  for (let presses = 0; presses < 80 && (await on.isVisible()); presses++) {
    const next = page.locator('[data-next]');
    const isRead = await next.isVisible();
    const ring = await atRestNow(page.locator(isRead ? '.lesson' : '.spotlight'));
    await lit(page);
    const before = await at();
    if (isRead) await next.tap();
    else await page.touchscreen.tap(ring.x + ring.width / 2, ring.y + ring.height / 2);
    await expect.poll(at, { message: `a press at "${before}" changes something` }).not.toBe(before);
  }
  await expect(lesson.locator('a.button.filled')).toBeVisible();
}
/** The first visible thing that is part of this action and was not chosen yet. */
const thingFor = (page: Page, action: string): Promise<string | undefined> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('[data-acts]')]
        .filter((one) => one.checkVisibility())
        .filter(({ dataset }) => dataset['acts']!.split(';').includes(wanted) && dataset['state'] !== 'chosen')
        .map(({ dataset }) => dataset['keys'])[0],
    action,
  );
/** Picks marked things, or the action by its name, until it is done or the one that is left, and confirms. */
export async function take(page: Page, wanted: string): Promise<void> {
  const before = await state(page);
  const primary = page.locator(`[data-primary][data-act="${wanted}"]`);
  const end = page.locator(`[data-end][data-act="${wanted}"]`);
  const button = page.locator(`button[data-act="${wanted}"]:not(.act)`).filter({ visible: true });
  const row = page.locator(`.act[data-act="${wanted}"]`);
  const rows = page.locator(`.act[data-verb="${wanted.split(' ')[0]}"]`);
  for (let picks = 0; picks < 8 && (await state(page)) === before; picks++) {
    if ((await primary.count()) > 0) return primary.click();
    if ((await end.count()) > 0) {
      await end.click();
      // Something useful remains: asked once more.
      if (await page.locator('[data-cancel]').isVisible()) await end.click();
      return;
    }
    const keys = await thingFor(page, wanted);
    if ((await button.count()) > 0) await button.first().click();
    else if (keys !== undefined) await page.locator(`[data-keys="${keys}"]:visible`).first().dispatchEvent('click');
    else if (await row.isVisible()) await row.click();
    else if (await rows.isVisible()) await rows.click();
    else await page.getByRole('tab').nth(1).click();
    await page.waitForTimeout(60);
  }
  await expect.poll(() => state(page), { message: `there is a way to do "${wanted}"` }).not.toBe(before);
}

/** One way of making a move: what it does with a thing, and how it says yes. */
export interface Way {
  readonly name: string;
  choose(page: Page, keys: string, onto: string | undefined): Promise<void>;
}
/** Makes this move in this way, and answers with the first position after it. */
export async function makeBy(page: Page, action: string, way: Way): Promise<string> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector<HTMLElement>('.table')!.dataset['digest']!)).observe(
      document.querySelector('.table')!,
      { attributeFilter: ['data-digest'] },
    );
  });
  const first = await thingFor(page, action);
  expect(first, `a thing for "${action}"`).toBeDefined();
  const others = await page.evaluate(
    ({ wanted, keys }) => {
      const thing = document.querySelector<HTMLElement>(`[data-keys="${keys}"]`)!;
      return thing.dataset['acts'] === wanted ? undefined : wanted;
    },
    { wanted: action, keys: first! },
  );
  await way.choose(page, first!, others);
  const seen = (): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await seen()).length, { message: `${action} by ${way.name}` }).toBeGreaterThan(0);
  return (await seen())[0]!;
}
/** The middle of a thing that can be seen. */
export async function spot(page: Page, keys: string): Promise<{ x: number; y: number }> {
  const thing = page.locator(`[data-keys="${keys}"]:visible`).first();
  await thing.scrollIntoViewIfNeeded();
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}
export const secondThing = thingFor;
