import { describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { rule } from '../../kernel/contract/rule.ts';
import type { Seat } from '../../kernel/ids.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import { Match } from '../match.ts';
import type { Told } from '../messages.ts';
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

describe('a series that somebody leaves between two games', () => {
  const seats = ['ann', 'bob'].map((who) => ({ kind: 'person' as const, who }));
  const setup = { deck1: 'high-seas', deck2: 'desert-army' };
  const score = (played: number) => ({ bestOf: 3, first: 'm', played, wins: [0, played] });
  const create = (store: MemoryStore, played: number) =>
    Match.create(war.game, store, {
      match: 'm',
      setup,
      secret: secretOfSeed('a'),
      seats,
      series: score(played),
      at: 0,
    });
  const leave = (match: Match, id: string) => match.award(id, 1 as Seat, 9);

  test.each([0, 1])('is over, opens, and begins anew: games before %i', async (played) => {
    const store = new MemoryStore();
    const match = await create(store, played);
    const whenOver = played === 0;
    if (whenOver) {
      await match.deal('deal', 0);
      await match.submit(0 as Seat, { match: 'm', id: 'c', cmd: 'concede' }, 1);
    }
    expect((await match.about()).secret).toBe(undefined);
    const heard: Told[] = [];
    await match.watch('spectator', -1, (told) => heard.push(told));
    expect(await leave(match, 'gone')).toMatchObject({ re: 'ok' });
    const over = { phase: 'over', result: { by: whenOver ? 'concession' : 'absence', forfeit: 1 }, setup };
    expect(await match.about()).toMatchObject({ ...over, secret: expect.any(String) });
    // Who was there is told the same as who comes later, or reads the log again.
    expect(heard.at(-1)!.about).toMatchObject({ ...over, secret: expect.any(String) });
    const again = await Match.open(war.game, store, 'm');
    expect(await again.resume('spectator', -1)).toEqual(await match.resume('spectator', -1));
    expect(store.resultOf('m')).toMatchObject({ forfeit: 1 });
    expect(await match.next(['ann', 'bob'])).not.toHaveProperty('series');
    expect(await leave(match, 'twice')).toMatchObject({ re: 'no', rule: 'match.over' });
  });
  test('while a game of it is on only that game is lost', async () => {
    const match = await create(new MemoryStore(), 0);
    await match.deal('deal', 0);
    await leave(match, 'gone');
    expect((await match.about()).result).toEqual({ by: 'absence', seat: 1, scores: [1, -1] });
    expect(await match.next(['ann', 'bob'])).toMatchObject({ series: { played: 1, wins: [1, 0] } });
  });
});

/** The match after one that player `who` gave up at once. */
async function after(module: typeof war, setup: Readonly<Record<string, unknown>>, seed: string) {
  const seats = ['ann', 'bob'].map((who) => ({ kind: 'person' as const, who }));
  const secret = secretOfSeed(seed);
  const match = await Match.create(module.game, new MemoryStore(), { match: 'm', setup, secret, seats, at: 0 });
  await match.deal('deal', 0);
  const awaited = (await match.about()).awaited;
  expect(await match.outcome()).toBeUndefined();
  await match.submit(0 as Seat, { match: 'm', id: 'c', cmd: 'concede' }, 1);
  const { state, result } = (await match.outcome())!;
  expect([match.rules.over(state), result.by]).toEqual([false, 'concession']);
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
