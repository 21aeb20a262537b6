import { expect, test } from '@playwright/test';
import { accessible, instant, listen, move, numbers, settled } from './robot.ts';

for (const game of ['liberation', 'bravery', 'afu']) {
  test(`a robot plays ${game} to its end through the page @phone`, async ({ page }) => {
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
