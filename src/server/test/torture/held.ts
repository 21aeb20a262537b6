import { expect } from 'vitest';
import { GAME_NAMES } from '../../../games/index.ts';
import type { Report } from '../../torture/report.ts';

// Short versions; `redut torture <kind> --seconds N` goes on for as long as one likes.
export const LONG = 600_000;
export const held = ({ wrong, found, faults }: Report): void => {
  // As one text, so that a summary of one line tells what was wrong.
  expect(wrong.join('; ')).toBe('');
  expect(found).toMatchObject({
    games: GAME_NAMES.length,
    lost: 0,
    altered: 0,
    twice: 0,
    gaps: 0,
    disorder: 0,
    views: 0,
    rooms: 0,
  });
  expect(Object.values(faults).some((count) => count > 0)).toBe(true);
};
