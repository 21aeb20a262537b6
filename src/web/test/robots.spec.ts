// 7: each of these games is looked at in every state: what is marked is what the rules offer, with a mark and not by
// colour alone. One of each game is part of every run; those with @long are played by `npm run robots`.
import { type Page, expect } from '@playwright/test';
import { instant, listen, playThrough, settled } from './robot.ts';
import { test } from './devices.ts';

interface Whole {
  readonly game: string;
  readonly query: string;
  /** Looked at closely whenever something new is on offer, on both devices: in every run on this one. */
  readonly looks?: 'laptop' | 'phone';
}
const ALL: readonly Whole[] = [
  { game: 'liberation', query: 'seed=marks1', looks: 'phone' },
  { game: 'liberation', query: 'seed=marks2&seat=1' },
  { game: 'liberation', query: 'seed=marks3&warped=random' },
  { game: 'afu', query: 'seed=robot&players=2', looks: 'laptop' },
  { game: 'afu', query: 'seed=robot&players=1&difficulty=hard' },
  { game: 'afu', query: 'seed=marks6&players=2&kalyna=true' },
  { game: 'afu', query: 'seed=english&players=2&edition=en' },
  { game: 'bravery', query: 'seed=robot&players=2', looks: 'phone' },
  { game: 'bravery', query: 'seed=marks8&players=1' },
  { game: 'bravery', query: 'seed=marks9&players=7' },
  { game: 'war', query: 'seed=robot', looks: 'laptop' },
];
const TAGS = { laptop: '', phone: ' @phone @fingers' } as const;

async function playWhole(page: Page, { game, query, looks }: Whole): Promise<void> {
  test.setTimeout(900_000);
  const heard = listen(page);
  await instant(page);
  await page.goto(`#/play/${game}?${query}&bot=recruit`);
  await settled(page);
  // Where a turn can go on and on, by trades or by waves, the robot rests more often.
  await playThrough(page, 5, looks !== undefined, game === 'war' || game === 'bravery' ? 2 : 5);
  expect(heard).toEqual([]);
}

for (const whole of ALL) {
  const name = `7: a robot plays ${whole.game} to its end by what is marked: ${whole.query}`;
  const { looks = 'laptop' } = whole;
  const other = looks === 'phone' ? 'laptop' : 'phone';
  test(`${name}${TAGS[looks]}${whole.looks === undefined ? ' @long' : ''}`, ({ page }) => playWhole(page, whole));
  if (whole.looks !== undefined) test(`${name}${TAGS[other]} @long`, ({ page }) => playWhole(page, whole));
}
