import { describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { rule } from '../../kernel/contract/rule.ts';
import type { Seat } from '../../kernel/ids.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import { Series } from '../series.ts';

const [war, liberation] = await Promise.all([moduleOf('war'), moduleOf('liberation')]);

describe('a series', () => {
  test('of three is over when somebody has won two, or all three are played', () => {
    const series = new Series(3, 2);
    series.count([0, 1], [1, -1]);
    expect([series.over, series.winner]).toEqual([false, undefined]);
    series.count([0, 1], [1, -1]);
    expect([series.over, series.winner, series.wins]).toEqual([true, 0, [2, 0]]);
  });
  test('counts by player, not by seat', () => {
    const series = new Series(3, 2);
    series.count([0, 1], [1, -1]);
    series.count([1, 0], [1, -1]);
    series.count([0, 1], [-1, 1]);
    expect([series.over, series.winner, series.wins]).toEqual([true, 1, [1, 2]]);
  });
  test('that is drawn has no winner', () => {
    const series = new Series(2, 2);
    series.count([0, 1], [1, -1]);
    series.count([0, 1], [0, 0]);
    expect([series.over, series.winner]).toEqual([true, 0]);
    const level = new Series(1, 2);
    level.count([0, 1], [0, 0]);
    expect([level.over, level.winner]).toEqual([true, undefined]);
  });
});

/** The match after one that player `who` gave up at once. */
async function after(module: typeof war, setup: Readonly<Record<string, unknown>>, seed: string) {
  const seats = ['ann', 'bob'].map((who) => ({ kind: 'person' as const, who }));
  const secret = secretOfSeed(seed);
  const match = await Match.create(module.game, new MemoryStore(), { match: 'm', setup, secret, seats, at: 0 });
  await match.deal('deal', 0);
  const awaited = (await match.about()).awaited;
  await match.submit(0 as Seat, { match: 'm', id: 'c', cmd: 'concede' }, 1);
  return { first: awaited === 1 ? 1 : 2, next: await match.next(['ann', 'bob']) };
}

rule(
  ['WAR-1.8', 'WAR-1.9'],
  'the first turn of a series is drawn by lot and then passes to the other; decks stay',
  async () => {
    expect(war.game.rematch!(undefined)).toEqual({ first: 'lot' });
    const drawn = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { first, next } = await after(war, { deck1: 'high-seas', first: 'lot' }, seed);
      drawn.add(first);
      expect(next.setup).toMatchObject({ deck1: 'high-seas', first: 3 - first });
      expect(next.seats).toEqual(['ann', 'bob']);
      const third = await after(war, next.setup, seed);
      expect(third.next.setup['first']).toBe(first);
    }
    expect(drawn.size).toBe(2);
  },
);
test('where nothing passes on, everybody moves one seat on', async () => {
  const { next } = await after(liberation, { balance: 2 }, 'a');
  expect(next.setup).toMatchObject({ balance: 2 });
  expect(next.seats).toEqual(['bob', 'ann']);
});
