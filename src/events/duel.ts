import type { AnyGame } from '../kernel/game.ts';
import { readSetup } from '../kernel/setup.ts';

type Setup = Readonly<Record<string, unknown>>;

/** Whether two play against each other by these settings, all of which are given. */
export const isDuel = (game: AnyGame, setup: Setup): boolean => game.utility !== 'shared' && game.seats(setup) === 2;

/** The settings by which two play a game against each other, with as little as possible set; nothing if they never do. */
export function duelOf(game: AnyGame): Setup | undefined {
  const otherwise = Object.entries(game.options).flatMap(([name, { values = [] }]) =>
    values.map((value): Setup => ({ [name]: value })),
  );
  return [{}, ...otherwise].find((setup) => isDuel(game, readSetup(game.options, setup)));
}
/** In a game of points one that is given up has none to be counted, so it is never one of several. */
export const hasSeries = ({ utility }: AnyGame): boolean => utility !== 'score';
