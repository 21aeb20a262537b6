// The first five minutes, as a robot can check them. Numbers are those of the product list.
import { expect, type Page, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { accessible, instant, listen, move, numbers, settled, state } from './robot.ts';

const PLAY = { uk: 'Грати', ru: 'Играть', en: 'Play' } as const;
const table = (page: Page) => page.locator('.table');
const digest = (page: Page): Promise<string | null> => table(page).getAttribute('data-digest');
const open = async (page: Page, query = 'seed=checks&bot=recruit'): Promise<void> => {
  await instant(page);
  await page.goto(`#/play/liberation?${query}`);
  await settled(page);
};

for (const locale of ['uk', 'ru', 'en'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`1, 3, 4: start page, language, learn beside play (${locale}) @phone`, async ({ page }) => {
      const heard = listen(page);
      await page.goto('');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const plays = page.locator('.poster .btn.p');
      await expect(page.locator('.poster')).toHaveCount(4);
      await expect(plays.first()).toBeInViewport();
      await expect(page.locator('.poster').last()).toBeInViewport();
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
      expect(scrolls).toBe(false);
      await expect(plays.first()).toContainText(PLAY[locale]);
      expect(await page.locator('.poster .learn').count()).toBe(4);
      await accessible(page);
      const other = locale === 'en' ? 'uk' : 'en';
      await page.locator(`.lang [lang=${other}]`).click();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(heard).toEqual([]);
    });

    test(`2, 6: three activations to the first own move; the prompt says it (${locale}) @phone`, async ({ page }) => {
      await page.goto('');
      await page.locator('.poster .btn.p').first().click();
      await settled(page);
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page).toHaveTitle(/^●/);
      const before = await digest(page);
      await page.locator('.slot[data-state=can]').first().click();
      await page.locator('[data-primary]').click();
      await expect.poll(() => digest(page)).not.toBe(before);
    });

    for (const game of ['liberation', 'bravery'])
      test(`5: the lesson of ${game} is finished by doing what it asks (${locale}) @phone`, async ({ page }) => {
        const heard = listen(page);
        await instant(page);
        await page.goto(`#/learn/${game}`);
        const lesson = page.locator('.lesson');
        await expect(lesson).toBeVisible();
        for (let step = 0; step < 14; step++) {
          const next = page.locator('[data-next]');
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
        await expect(lesson.locator('a.btn.p')).toBeVisible();
        expect(heard).toEqual([]);
      });
  });
}

/** Picks things until this action is the one that is left, and confirms. */
async function take(page: Page, wanted: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const things = page.locator(`[data-acts]:visible`);
    const acts = await things.evaluateAll((all) => all.map((one) => `;${one.getAttribute('data-acts')};`));
    const states = await things.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
    const at = acts.findIndex((list, i) => list.includes(`;${wanted};`) && states[i] !== 'sel');
    if (at >= 0) await things.nth(at).dispatchEvent('click');
    await page.waitForTimeout(80);
    const primary = page.locator('[data-primary]');
    if (await primary.isVisible()) {
      await primary.click();
      return;
    }
    if (at >= 0) continue;
    const end = page.locator('[data-end]');
    if (/^(?:confirm|agree)$/.test(wanted) && (await end.isVisible())) await end.click();
    else await page.locator(`[data-act="${wanted}"]`).click();
    return;
  }
  throw new Error(`there is no way to do "${wanted}" by what is marked`);
}

test('5: a wrong action in a lesson gets a reply and nothing changes', async ({ page }) => {
  await instant(page);
  await page.goto('#/learn/liberation');
  await page.locator('[data-next]').click();
  await page.locator('[data-next]').click();
  const before = await digest(page);
  await page.locator('[data-end]').click();
  await page.locator('[data-end]').click();
  await expect(page.locator('.lesson-wrong')).toBeVisible();
  expect(await digest(page)).toBe(before);
  await page.reload();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', '2');
});

test('7: what is marked is exactly what the rules offer, in every state of ten games', async ({ page }) => {
  test.setTimeout(400_000);
  await instant(page);
  for (let seed = 1; seed <= 10; seed++) {
    await page.goto(`#/play/liberation?seed=marks${seed}&bot=recruit&seat=${seed % 2}`);
    await settled(page);
    const chance = numbers(seed);
    for (let moves = 0; moves < 14 && (await settled(page)) === 'mine'; moves++) {
      await page.keyboard.press('Escape');
      const { offered, marked } = await table(page).evaluate((root: HTMLElement) => {
        const acts = [...root.querySelectorAll<HTMLElement>('[data-acts]')].flatMap((one) =>
          one.dataset['acts']!.split(';'),
        );
        return { offered: root.dataset['options']!.split(';'), marked: [...new Set(acts)] };
      });
      const ways = offered.filter((option) => !/^(pass|done|discardTaken)$/.test(option));
      expect(marked.filter((option) => !offered.includes(option))).toEqual([]);
      expect(ways.filter((option) => !marked.includes(option))).toEqual([]);
      await move(page, chance);
    }
  }
});

test('8: a dead click answers within 200 ms with a rule, and nothing changes @phone', async ({ page }) => {
  await open(page);
  const before = await digest(page);
  const dead = page.locator('.loc[data-state=""]').first();
  const waited = await dead.evaluate(
    (thing) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        new MutationObserver((_, seen) => {
          if (document.querySelector('.pop') === null) return;
          seen.disconnect();
          resolve(performance.now() - began);
        }).observe(document.body, { childList: true, subtree: true });
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
  );
  expect(waited).toBeLessThan(200);
  expect(await digest(page)).toBe(before);
  await page.locator('.pop .rl').click();
  await expect(page.locator('.rule-row.wanted')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer')).toHaveCount(0);
});

test('9: hover, focus and Space open the large card; Esc closes it; nothing is played', async ({ page }) => {
  await open(page);
  const before = await digest(page);
  const card = page.locator('.front .slot').first();
  await card.hover();
  await expect(page.locator('.look.passing')).toBeVisible();
  await page.mouse.move(640, 20);
  await expect(page.locator('.look')).toHaveCount(0);
  await card.focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await digest(page)).toBe(before);
});

test('10: every icon that stands alone has a name', async ({ page }) => {
  await open(page);
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, [role=button], [role=img]')]
      .filter(
        (one) =>
          (one.textContent ?? '').trim() === '' &&
          !one.getAttribute('aria-label') &&
          one.querySelector('title') === null,
      )
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(nameless).toEqual([]);
});

test('11: two clicks, a drag and the keyboard make the same move', async ({ page, context }) => {
  const ends: (string | null)[] = [];
  const ways: ((one: Page) => Promise<void>)[] = [
    async (one) => {
      await one.locator('.front .slot[data-state=can]').first().click();
      await one.locator('.front .slot[data-state=sel]').click();
    },
    async (one) => {
      const card = (await one.locator('.front .slot[data-state=can]').first().boundingBox())!;
      await one.mouse.move(card.x + 30, card.y + 40);
      await one.mouse.down();
      await one.mouse.move(500, 300, { steps: 6 });
      await one.mouse.up();
    },
    async (one) => {
      await one.locator('.front .slot[data-state=can]').first().focus();
      await one.keyboard.press('Enter');
      await one.keyboard.press('Enter');
    },
  ];
  for (const way of ways) {
    const one = await context.newPage();
    await open(one, 'seed=same&bot=recruit');
    const before = await digest(one);
    await way(one);
    await expect.poll(() => digest(one)).not.toBe(before);
    // The first own move; what the bot does next is its own affair.
    ends.push(await one.locator('.captured-group .slot').first().getAttribute('data-def'));
    await one.close();
  }
  expect(new Set(ends).size).toBe(1);
  void page;
});

test('11: targets are at least 44 px where fingers are used @phone @fingers', async ({ page }) => {
  await open(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn, .slot[data-keys], .loc')]
      .filter((one) => one.checkVisibility() && !one.closest('.lib-strip, .bar .lang'))
      .map((one) => ({ html: one.outerHTML.slice(0, 90), rect: one.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width < 44 || rect.height < 43.5)
      .map(({ html, rect }) => `${rect.width}×${rect.height} ${html}`),
  );
  expect(small).toEqual([]);
});

test('12: an attack shows its odds before it is made; cancel leaves everything as it was @phone', async ({ page }) => {
  await open(page);
  const chance = numbers(3);
  for (let moves = 0; moves < 40 && (await settled(page)) === 'mine'; moves++) {
    const offered = (await table(page).getAttribute('data-options'))!
      .split(';')
      .filter((one) => one.startsWith('attack'));
    if (offered.length > 0) {
      const before = await digest(page);
      const [, card, def] = offered[0]!.split(' ');
      await page.locator(`.loc[data-keys~="card:${card}"]`).dispatchEvent('click');
      await page.locator(`.loc[data-keys="def:${def}"]`).dispatchEvent('click');
      await expect(page.locator('.odds').first()).toContainText('%');
      await page.keyboard.press('Escape');
      await expect(page.locator('.odds')).toHaveCount(0);
      expect(await digest(page)).toBe(before);
      return;
    }
    await move(page, chance);
  }
  throw new Error('no attack was on offer');
});

test('13: undo and Ctrl+Z bring the position back; off, the button says why', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-undo]')).toBeDisabled();
  await expect(page.locator('#undo-reason')).not.toBeEmpty();
  const before = await digest(page);
  await page.locator('.front .slot[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  await expect.poll(() => digest(page)).not.toBe(before);
  await settled(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digest(page)).toBe(before);
});

test('14: passing asks once more while something useful remains', async ({ page }) => {
  await open(page);
  const chance = numbers(5);
  for (let moves = 0; moves < 30; moves++) {
    await settled(page);
    const options = (await table(page).getAttribute('data-options'))!.split(';');
    if (options.includes('pass') && options.length > 1) break;
    await move(page, chance);
  }
  const before = await digest(page);
  await page.locator('[data-end]').click();
  expect(await digest(page)).toBe(before);
  await expect(page.locator('.btn.p[data-end]')).toBeVisible();
  await page.locator('.btn.p[data-end]').click();
  await expect.poll(() => digest(page)).not.toBe(before);
});

test('15, 16: a bot’s action stays in view 600 ms, can be skipped, and keeps the page free', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await page.goto('#/play/liberation?seed=pace&bot=officer');
  await settled(page);
  await page.evaluate(() => ((window as unknown as { longTasks: number[] }).longTasks.length = 0));
  await page.locator('.front .slot[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  const times: number[] = await table(page).evaluate(
    (root) =>
      new Promise<number[]>((resolve) => {
        const at: number[] = [];
        const watch = new MutationObserver(() => at.push(performance.now()));
        watch.observe(root, { attributeFilter: ['data-version'] });
        setTimeout(() => {
          watch.disconnect();
          resolve(at);
        }, 6000);
      }),
  );
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  expect(gaps.slice(1).every((gap) => gap >= 590)).toBe(true);
  const long = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  expect(long.filter((duration) => duration > 200)).toEqual([]);
  await expect(page.locator('.log li').first()).toBeVisible();
});

test('17: a reload brings the same table back; the start page offers to go on @phone', async ({ page }) => {
  await open(page);
  const fresh = await state(page);
  await page.locator('.slot[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  await expect.poll(() => state(page)).not.toBe(fresh);
  await settled(page);
  const before = await digest(page);
  const lines = await page.locator('.log li').count();
  await page.reload();
  await settled(page);
  expect(await digest(page)).toBe(before);
  expect(await page.locator('.log li').count()).toBe(lines);
  await page.goto('#/');
  await page.locator('.cont').click();
  await settled(page);
  expect(await digest(page)).toBe(before);
});

test('19: keyboard only: start, play a turn, open the rules, undo, concede', async ({ page }) => {
  await instant(page);
  await page.goto('');
  await expect(page.locator('.poster').first()).toBeVisible();
  await tabTo(page, '.poster .btn.p');
  await page.keyboard.press('Enter');
  await settled(page);
  for (let moves = 0; moves < 3; moves++) {
    const before = await digest(page);
    await page.keyboard.press('1');
    if ((await digest(page)) === before) {
      await page.waitForTimeout(100);
      if (await page.locator('[data-primary]').isVisible()) {
        await tabTo(page, '[data-primary]');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('1');
    }
    await expect.poll(() => digest(page)).not.toBe(before);
    await settled(page);
  }
  await page.keyboard.press('r');
  await expect(page.locator('.drawer')).toBeVisible();
  await page.keyboard.press('Escape');
  const before = await digest(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digest(page)).not.toBe(before);
  await page.keyboard.press('m');
  await expect(page.locator('.drawer')).toBeVisible();
  await tabTo(page, '[data-concede]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.btn.danger');
  await page.keyboard.press('Enter');
  await expect(page.locator('.end')).toBeVisible();
  await accessible(page);
});
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('19: after one visit a bot game can be begun and finished offline', async ({ page, context }) => {
  await instant(page);
  await page.goto('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.locator('.poster .btn.p').first().click();
  await settled(page);
  const chance = numbers(11);
  for (let moves = 0; moves < 6 && (await settled(page)) === 'mine'; moves++) await move(page, chance);
  await page.keyboard.press('m');
  await page.locator('[data-concede]').click();
  await page.locator('.btn.danger').click();
  await expect(page.locator('.end')).toBeVisible();
});

test('20: the end names the result; the replay steps through it from any seat', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  const hidden = await page.locator('.lib-side .slot[data-def="0"]').count();
  expect(hidden).toBeGreaterThan(0);
  const chance = numbers(7);
  for (let moves = 0; moves < 300 && (await settled(page)) === 'mine'; moves++) await move(page, chance);
  await expect(page.locator('.end h2')).toBeVisible();
  expect(await page.locator('.lib-side .base-slot .slot[data-def="0"]').count()).toBe(0);
  await page.locator('.end a[href*=replay]').click();
  await expect(page.locator('.scrubber')).toBeVisible();
  await page.locator('.scrubber input[type=range]').fill('5');
  await expect(page.locator('.scrub span')).toContainText('5');
  await page.locator('.scrubber .chip').nth(1).click();
  await expect(page.locator('.front .slot').first()).toBeVisible();
  await accessible(page);
});

test('hot seat: nothing shows behind the curtain, Enter twice takes the device', async ({ page }) => {
  await instant(page);
  await page.goto('#/setup/liberation?people=2');
  await accessible(page);
  await page.locator('.sheet .btn.p').click();
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

test('the first load stays small: 150 kB of script, 100 kB of styles and fonts', async ({ page }) => {
  const sizes = { script: 0, style: 0 };
  page.on('response', (response) => {
    const kind = response.url().endsWith('.js')
      ? 'script'
      : /\.(?:css|woff2)$/.test(response.url())
        ? 'style'
        : undefined;
    // What the service worker fetches for later is no part of the first load.
    if (kind === undefined || response.request().serviceWorker() !== null) return;
    void response.body().then((body) => {
      sizes[kind] += response.url().endsWith('.woff2') ? body.length : gzipSync(body).length;
    });
  });
  await page.goto('');
  await page.waitForLoadState('networkidle');
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThan(150_000);
  expect(sizes.style).toBeLessThan(100_000);
  console.log(`first load: ${JSON.stringify(sizes)}`);
});
