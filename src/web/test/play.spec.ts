import { expect, test } from '@playwright/test';
import { GAME_NAMES } from '../../games/index.ts';
import { accessible, instant, listen, move, numbers, settled } from './robot.ts';

// A war has more than a thousand moves: see war.spec.ts for its own robot.
for (const game of GAME_NAMES.filter((name) => name !== 'war')) {
  test(`a robot plays ${game} to its end through the page${game === 'liberation' ? ' @phone' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const heard = listen(page);
    await instant(page);
    await page.goto(`#/play/${game}?seed=robot&bot=recruit`);
    const chance = numbers(7);
    for (let moves = 0; moves < 600 && (await settled(page)) === 'mine'; moves++) {
      if (moves % 25 === 3) await accessible(page);
      await move(page, chance);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await accessible(page);
    expect(heard).toEqual([]);
  });
}
