import { expect, test } from 'vitest';
import type { Outcome, PastGame } from '../games.ts';
import {
  averageMoves,
  botLevel,
  deckOf,
  intervalOf,
  perDay,
  recordsOf,
  rowsBy,
  streaksOf,
  tallyOf,
  weeklyShares,
} from '../statistics.ts';

let at = 0;
const game = (outcome: Outcome | undefined, more: Partial<PastGame> = {}): PastGame => ({
  where: 'device',
  match: String(++at),
  game: 'war',
  path: [],
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', level: 'officer' },
  ],
  mine: 0,
  at,
  setup: {},
  recorded: true,
  ...(outcome === undefined ? {} : { outcome }),
  ...more,
});

test('games are counted by their outcome, and those without one are not', () => {
  const games = [game('won'), game('lost'), game('drawn'), game(undefined), game('won', { game: 'afu' })];
  expect(tallyOf(games)).toEqual({ played: 4, won: 2, drawn: 1, lost: 1 });
  expect(recordsOf(games).get('war')).toEqual({ played: 3, won: 1, drawn: 1, lost: 1 });
  expect(recordsOf(games).get('bravery')).toBeUndefined();
});
test('a streak ends with a game that was not won, however the games are ordered', () => {
  const games = [game('won'), game('won'), game('won'), game('lost'), game('won'), game(undefined), game('won')];
  expect(streaksOf(games.toReversed())).toEqual({ now: 2, longest: 3 });
  expect(streaksOf([...games, game('drawn')])).toEqual({ now: 0, longest: 3 });
  expect(streaksOf([])).toEqual({ now: 0, longest: 0 });
});
test('a strength is told only where all others were bots of it', () => {
  expect(botLevel(game('won'))).toBe('officer');
  const seats = [game('won').seats[0]!, { kind: 'bot', level: 'soldier' }, { kind: 'bot', level: 'officer' }] as const;
  expect(botLevel(game('won', { seats }))).toBeUndefined();
  expect(botLevel(game('won', { seats: [seats[0], { kind: 'person', name: 'Bob' }] }))).toBeUndefined();
  expect(botLevel(game('won', { seats: [seats[0]] }))).toBeUndefined();
});
test('rows are counted by what tells games apart, most played first', () => {
  const decks = ['tanks', 'sea', 'tanks', 'tanks'].map((deck1, i) =>
    game(i < 2 ? 'won' : 'lost', { setup: { deck1 } }),
  );
  expect(rowsBy([...decks, game('won')], deckOf)).toEqual([
    { key: 'tanks', tally: { played: 3, won: 1, drawn: 0, lost: 2 } },
    { key: 'sea', tally: { played: 1, won: 1, drawn: 0, lost: 0 } },
  ]);
  expect(deckOf(game('won', { mine: 1, setup: { deck1: 'tanks', deck2: 'sea' } }))).toBe('sea');
});
test('lengths are averaged over the games that tell them', () => {
  expect(averageMoves([game('won', { moves: 10 }), game('won'), game('lost', { moves: 21 })])).toBe(16);
  expect(averageMoves([game('won')])).toBeUndefined();
});
test('an interval holds the share, narrows with the number of games and stays between nothing and all', () => {
  const [low, high] = intervalOf({ played: 18, won: 11, drawn: 0, lost: 7 });
  expect(low).toBeCloseTo(0.386, 2);
  expect(high).toBeCloseTo(0.797, 2);
  expect(intervalOf({ played: 0, won: 0, drawn: 0, lost: 0 })).toEqual([0, 1]);
  expect(intervalOf({ played: 3, won: 3, drawn: 0, lost: 0 })[1]).toBe(1);
});
test('days are counted back from today, and what is older is left out', () => {
  const now = new Date(2026, 10, 16, 12).getTime();
  const hourOf = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
  const games = [hourOf(16, 1), hourOf(16, 11), hourOf(15, 23), hourOf(10, 5), hourOf(9, 5)].map((when) =>
    game('won', { at: when }),
  );
  expect(perDay(games, 7, now)).toEqual([1, 0, 0, 0, 0, 1, 2]);
});
test('a week in which nothing was played has no share, and a drawn game is half a win', () => {
  const [now, week] = [100 * 86_400_000, 7 * 86_400_000];
  const games = [game('won', { at: now }), game('lost', { at: now - 1 }), game('drawn', { at: now - 2 * week })];
  expect(weeklyShares(games, 3, now)).toEqual([0.5, undefined, 0.5]);
});
