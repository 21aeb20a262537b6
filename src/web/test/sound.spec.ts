import { expect, type Page } from '@playwright/test';
import { listen, move, numbers, settled } from './robot.ts';
import { test } from './devices.ts';

/** The pitches at which tones begin, and 0 for a burst of noise, in a browser whose loudspeaker only takes notes. */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: number[] = [];
    const param = { value: 0, exponentialRampToValueAtTime: () => undefined, setValueAtTime: () => undefined };
    const node = () => ({ gain: param, frequency: param, connect: (next: unknown) => next, stop: () => undefined });
    class Notes {
      state = 'running';
      currentTime = 0;
      sampleRate = 8000;
      destination = {};
      createGain = node;
      createBiquadFilter = node;
      createBuffer = (_channels: number, samples: number) => ({ getChannelData: () => new Float32Array(samples) });
      createBufferSource = () => ({ ...node(), start: () => played.push(0) });
      createOscillator = () => {
        let pitch = 0;
        const frequency = { ...param, setValueAtTime: (value: number) => (pitch = value) };
        return { ...node(), frequency, start: () => played.push(pitch) };
      };
    }
    Object.assign(globalThis, { AudioContext: Notes, played });
    if (location.protocol !== 'about:') localStorage.setItem('redut.sounds', 'on');
  });
}
const played = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { played: readonly number[] }).played);
const TURN = 659;
const REFUSAL = 165;

test('a turn is heard: the card that is drawn, why not, and that the turn has come back', async ({ page }) => {
  const heard = listen(page);
  await takeNotes(page);
  await page.goto('#/play/liberation?seed=checks&bot=recruit');
  await settled(page);
  expect(await played(page)).toEqual([]);
  // The first touch wakes the sound, which takes a moment to come; a key that means nothing now is answered.
  const refused = async (): Promise<readonly number[]> => {
    await page.keyboard.press('9');
    return played(page);
  };
  await expect.poll(refused).toContain(REFUSAL);
  await page.locator('.slot[data-state=can]').first().click();
  await page.locator('[data-primary]').click();
  await expect.poll(() => played(page)).toContain(0);
  await page.evaluate(() => (globalThis as unknown as { played: number[] }).played.splice(0));
  // On to the bot's turn and back.
  const chance = numbers(7);
  for (let n = 0; n < 8 && !(await played(page)).includes(TURN); n++) {
    await move(page, chance);
    await settled(page);
  }
  await expect.poll(() => played(page)).toContain(TURN);
  // Switched off, it is silent, and stays so.
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'Звуки' }).getByRole('button', { name: 'Вимкнено' }).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (globalThis as unknown as { played: number[] }).played.splice(0));
  await page.keyboard.press('9');
  await expect(page.locator('.popup')).toBeVisible();
  expect(await played(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('redut.sounds'))).toBe('off');
  expect(heard).toEqual([]);
});
