import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { Typed } from './typed.ts';

/** A terminal whose time stands still until a test moves it. */
class Timed extends Typed {
  time = 1_000_000;
  now(): number {
    return this.time;
  }
}

test('the host decides for all at one screen, but only when the time is over; the screen says how long it takes', async () => {
  let io: Timed;
  let tried = 0;
  const typed = (screen: string): string => {
    if (tried === 2) return 'q';
    const option = (words: RegExp): string | undefined => words.exec(screen)?.[1];
    const decide = option(/(\d+)\. Decide for all \(possible in 30\u00a0s\)/);
    if (decide !== undefined) {
      tried++;
      return decide;
    }
    if (tried === 1 && screen.includes('Too early')) {
      tried++;
      io.time += 30_000;
      return 'decide';
    }
    return option(/(\d+)\. Plan [^\n]*(?:offensive|Defence)/) ?? option(/(\d+)\. (?:Confirm|Agree)/) ?? '1';
  };
  io = new Timed(typed);
  const line = 'play bravery --setup players=2,host=1,limit=30 --seat all --seed host --lang en';
  expect(await main(line.split(' '), io)).toBe(0);
  expect(tried).toBe(2);
  expect(io.screen).toContain('decides for all');
});
