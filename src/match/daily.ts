import { secretOfSeed } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import { Recorded } from '../kernel/record.ts';
import { readSetup } from '../kernel/setup.ts';
import { unspell } from '../kernel/verbs.ts';

/** The games that one person plays alone, the same cards for everybody on one day. */
export const DAILY = { afu: { players: 1 }, bravery: { players: 1 } } as const;
export type DailyGame = keyof typeof DAILY;
export const DAILY_GAMES = Object.keys(DAILY) as readonly DailyGame[];
export const isDailyGame = (name: string): name is DailyGame => Object.hasOwn(DAILY, name);

const DAY = 86_400_000;
/** Days are those of Greenwich, so that everybody has the same. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** Who began before midnight may finish after it. */
export const isOpen = (day: string, at: number): boolean => day === dayOf(at) || day === dayOf(at - DAY);

export const dailySeed = (game: DailyGame, day: string): string => `daily-${game}-${day}`;
export function readDailySeed(seed: string): { readonly game: DailyGame; readonly day: string } | undefined {
  const [, game = '', day = ''] = /^daily-([a-z]+)-(\d{4}-\d{2}-\d{2})$/.exec(seed) ?? [];
  return isDailyGame(game) ? { game, day } : undefined;
}

/** Plays the moves again from the day's deal and says what they scored. What cannot be played again counts for nothing. */
export function dailyScore(game: AnyGame, name: DailyGame, day: string, moves: readonly string[]): number {
  const setup = readSetup(game.options, DAILY[name]);
  const played = new Recorded(game, setup, secretOfSeed(dailySeed(name, day)));
  moves.forEach((move, i) => {
    const action = unspell(game.verbs, move);
    if (action === undefined || played.submit(0 as Seat, [action]) !== undefined)
      throw new InputError('moves', `move ${i + 1} cannot be made`);
  });
  const score = played.rules.outcome(played.state)?.[0];
  if (score === undefined) throw new InputError('moves', 'the game is not over');
  return score;
}
