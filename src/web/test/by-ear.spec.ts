// 38: whole games by roles, accessible names and what is read out, and by nothing else: no class, no attribute of ours,
// no look at the screen. Long: `npm run robots` plays them.
import { expect, type Page } from '@playwright/test';
import { FastChance } from '../../kernel/chance.ts';
import { listen } from './robot.ts';
import { test } from './devices.ts';

const MOST_STEPS = 4000;
/** How a turn, a plan or a window is let go: so it goes on where actions would never run out. */
const LETS_GO = /заверш|пас|готово|далі|підтверд|почати бій|роздавайте|без |не /iu;

/** What somebody with a screen reader has: what can be done, one field, and what was read out. */
const ears = (page: Page) => ({
  actions: page.getByRole('region', { name: 'Що можна зробити' }).getByRole('button'),
  field: page.getByRole('main').getByRole('textbox'),
  said: page.getByRole('log').getByRole('paragraph'),
  end: page.getByRole('dialog').getByRole('heading', { level: 2 }).first(),
});
type Ears = ReturnType<typeof ears>;

async function say(field: Ears['field'], line: string): Promise<void> {
  await field.fill(line, { timeout: 2000 });
  await field.press('Enter', { timeout: 2000 });
}
/** Chooses by what is read, and confirms where it was only chosen. False: there was nothing to choose. */
async function act({ actions, field, said }: Ears, chance: FastChance, step: number): Promise<boolean> {
  const names = await actions.allInnerTexts();
  if (names.length === 0) return false;
  const ending = names.findIndex((name) => LETS_GO.test(name));
  const chosen = ending >= 0 && step % 3 === 2 ? ending : chance.below(names.length);
  await say(field, String(chosen + 1));
  // «Обрано 3: …» is said of what waits to be confirmed, and an end may ask once more.
  const last = (
    await said
      .last()
      .innerText()
      .catch(() => '')
  ).trim();
  if (last !== '') await say(field, '');
  return true;
}

for (const game of ['liberation', 'afu', 'bravery', 'war'])
  test(`38: ${game} is played to its end by names and live regions alone @long`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const heard = listen(page);
    await page.addInitScript(() => {
      if (location.protocol === 'about:') return;
      localStorage.setItem('redut.speed', '3');
    });
    await page.goto(`?text#/play/${game}?seed=ear&bot=recruit`);
    const by = ears(page);
    await expect(by.field).toBeVisible();
    const chance = new FastChance(17);
    const all: string[] = [];
    let silent = 0;
    for (let step = 0; step < MOST_STEPS && !(await by.end.isVisible()); step++) {
      const before = (await by.said.allInnerTexts()).join('\n');
      // The end may come while one types.
      const acted = await act(by, chance, step).catch(() => false);
      if (!acted) {
        await expect.poll(async () => (await by.actions.count()) > 0 || (await by.end.isVisible())).toBe(true);
        continue;
      }
      await expect
        .poll(async () => (await by.said.allInnerTexts()).join('\n') !== before || (await by.end.isVisible()), {
          message: `step ${step} of ${game} is heard`,
        })
        .toBe(true)
        .catch(() => silent++);
      all.push(...(await by.said.allInnerTexts()));
    }
    await expect(by.end).not.toBeEmpty();
    expect(silent, 'steps of which nothing was said').toBe(0);
    expect(all.length).toBeGreaterThan(10);
    expect(heard).toEqual([]);
  });
