import { describe, expect, test } from 'vitest';
import { FastChance, secretOfSeed } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
import type { Fact } from '../facts.ts';
import {
  type Counted,
  type Feats,
  featsIn,
  inAll,
  inGame,
  listOf,
  newlyEarned,
  partsOf,
  progressIn,
  type Tale,
  timesIn,
} from '../feats.ts';
import type { AnyGame } from '../game.ts';
import type { Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { Recorded } from '../record.ts';

const feats = { list: listOf({ three: inGame(3), ten: inAll(10) }) };
const game = (match: string, at: number, three: number, ten = three): Counted => ({
  match,
  at,
  counts: { three, ten },
});
const progress = (key: string, ...games: readonly Counted[]) =>
  progressIn(feats, games).find(({ feat }) => feat.key === key)!;

describe('feats', () => {
  test('within one game the best game counts, and the first that reaches it is named', () => {
    expect(progress('three', game('a', 1, 2), game('b', 2, 1))).toMatchObject({ have: 2 });
    expect(progress('three', game('a', 1, 2), game('b', 2, 1)).earned).toBeUndefined();
    expect(progress('three', game('c', 3, 5), game('a', 1, 2), game('b', 2, 3)).earned).toEqual({ match: 'b', at: 2 });
  });
  test('in all games together it is the sum, in the order in which they were played', () => {
    expect(progress('ten', game('a', 1, 4), game('b', 2, 5))).toEqual({ feat: feats.list[1], have: 9 });
    expect(progress('ten', game('c', 3, 5), game('a', 1, 4), game('b', 2, 5)).earned).toEqual({ match: 'c', at: 3 });
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
  test('of two games that ended at once the one with the smaller name came first, in whatever order they are told', () => {
    const [a, b] = [game('a', 1, 3), game('b', 1, 3)];
    expect(progress('three', a, b).earned).toEqual({ match: 'a', at: 1 });
    expect(progress('three', b, a).earned).toEqual({ match: 'a', at: 1 });
  });
  test('what nobody has earned yet is no news', () => {
    expect(newlyEarned(feats, [game('a', 1, 1)], 'a')).toEqual([]);
  });
  test('facts are counted by their kind, and by what they say where that is asked for', () => {
    const deed = (kind: number, a: number) => ({ by: undefined, fact: { kind, a } as Fact });
    const tale = { deeds: [deed(1, 7), deed(1, 8), deed(2, 7)] };
    expect([timesIn(tale, 1), timesIn(tale, 3)]).toEqual([2, 0]);
    expect(timesIn(tale, 1, ({ a }) => a === 7)).toBe(1);
  });
  test('a record is told as what happened, by whom, and how it ended', () => {
    const rules = vault();
    const match = new Recorded(rules, { long: false }, secretOfSeed('feats'));
    const chance = new FastChance(9);
    const out = new Options();
    const seats: Seat[] = [];
    while (!match.rules.over(match.state)) {
      const seat = match.rules.actor(match.state);
      match.rules.legal(match.state, seat, out);
      match.submit(seat, [out.at(chance.below(out.size))]);
      seats.push(seat);
    }
    const record = match.record(true);
    let heard: Tale | undefined;
    const listening: Feats = {
      list: [],
      words: { uk: {}, ru: {}, en: {} },
      count(tale) {
        heard = tale;
        return { heard: 1 };
      },
    };
    expect(featsIn(rules as unknown as AnyGame, listening, record, 1 as Seat)).toEqual({ heard: 1 });
    expect(heard).toMatchObject({ seat: 1, setup: record.setup, outcome: record.outcome });
    expect(match.rules.digest(heard!.s as typeof match.state)).toBe(match.rules.digest(match.state));
    expect(heard!.deeds.length).toBeGreaterThan(0);
    for (const { fact } of heard!.deeds) expect(fact.kind).toBeTypeOf('number');
    // What is dealt is nobody's doing; afterwards somebody has moved.
    const doers = heard!.deeds.map(({ by }) => by);
    expect(doers.slice(doers.findIndex((by) => by !== undefined))).not.toContain(undefined);
    expect(doers.filter((by) => by !== undefined).every((by) => seats.includes(by))).toBe(true);
    expect(doers).toContain(seats[0]);
  });
});
