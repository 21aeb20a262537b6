import { describe, expect, test } from 'vitest';
import { type Counted, inAll, inGame, listOf, newlyEarned, partsOf, standingsOf } from '../feats.ts';
import type { Fact } from '../facts.ts';

const feats = { list: listOf({ three: inGame(3), ten: inAll(10) }) };
const game = (match: string, at: number, three: number, ten = three): Counted => ({
  match,
  at,
  counts: { three, ten },
});
const standing = (key: string, ...games: readonly Counted[]) =>
  standingsOf(feats, games).find(({ feat }) => feat.key === key)!;

describe('feats', () => {
  test('within one game the best game counts, and the first that reaches it is named', () => {
    expect(standing('three', game('a', 1, 2), game('b', 2, 1))).toMatchObject({ have: 2 });
    expect(standing('three', game('a', 1, 2), game('b', 2, 1)).earned).toBeUndefined();
    expect(standing('three', game('c', 3, 5), game('a', 1, 2), game('b', 2, 3)).earned).toEqual({ match: 'b', at: 2 });
  });
  test('in all games together it is the sum, in the order in which they were played', () => {
    expect(standing('ten', game('a', 1, 4), game('b', 2, 5))).toEqual({ feat: feats.list[1], have: 9 });
    expect(standing('ten', game('c', 3, 5), game('a', 1, 4), game('b', 2, 5)).earned).toEqual({ match: 'c', at: 3 });
  });
  test('what a game brought is new only with the game that completed it', () => {
    const games = [game('a', 1, 4), game('b', 2, 5), game('c', 3, 5)];
    const keys = (match: string) => newlyEarned(feats, games, match).map(({ key }) => key);
    expect([keys('a'), keys('b'), keys('c')]).toEqual([['three'], [], ['ten']]);
  });
  test('parts begin with the fact that is named, and what came before is nobody’s', () => {
    const deed = (kind: number) => ({ by: undefined, fact: { kind } as Fact });
    const parts = partsOf({ deeds: [5, 1, 2, 1, 3, 4].map(deed) }, 1);
    expect(parts.map((part) => part.map(({ fact }) => fact.kind))).toEqual([
      [1, 2],
      [1, 3, 4],
    ]);
  });
});
