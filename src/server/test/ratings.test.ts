import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame } from '../../kernel/game.ts';
import { idle, NEWCOMER, played, type Strength } from '../ratings/glicko.ts';
import type { OwnRating } from '../ratings/ratings.ts';
import { Client, type Guest, newGuest, newRoom, post } from '../torture/client.ts';
import { Coverage } from './coverage.ts';
import { game, houseOf, ok, Tavern, until } from './tavern.ts';

const coverage = new Coverage();

const sure = (rating: number, deviation: number): Strength => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  test("the example of Glickman's paper comes out as printed", () => {
    const after = played(sure(1500, 200), [
      { against: sure(1400, 30), score: 1 },
      { against: sure(1550, 100), score: 0 },
      { against: sure(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.059_99, 4);
  });
  test('a win is worth the more, the stronger the other was and the less was known of oneself', () => {
    const gain = (me: Strength, against: Strength): number => played(me, [{ against, score: 1 }]).rating - me.rating;
    expect(gain(sure(1500, 80), sure(1700, 80))).toBeGreaterThan(gain(sure(1500, 80), sure(1300, 80)));
    expect(gain(NEWCOMER, sure(1500, 80))).toBeGreaterThan(gain(sure(1500, 80), sure(1500, 80)));
    expect(played(sure(1500, 80), [{ against: sure(1500, 80), score: 0.5 }]).rating).toBeCloseTo(1500, 6);
  });
  test('whoever stays away is known less well, and never less than a newcomer', () => {
    expect(idle(sure(1600, 60), 10).deviation).toBeGreaterThan(60);
    expect(idle(sure(1600, 60), 1e6)).toMatchObject({ rating: 1600, deviation: NEWCOMER.deviation });
  });
  test('however surprising a game is, it comes to an end and to a number', () => {
    for (const score of [0, 0.5, 1])
      for (const [mine, theirs] of [
        [100, 3900],
        [3900, 100],
        [1500, 1500],
      ] as const)
        for (const deviation of [1, 30, 350]) {
          const after = played({ ...sure(mine, deviation), volatility: 0.2 }, [
            { against: sure(theirs, deviation), score },
          ]);
          expect(Object.values(after).every(Number.isFinite), JSON.stringify({ score, mine, theirs, deviation })).toBe(
            true,
          );
        }
  });
});

describe('at a server', () => {
  let tavern: Tavern;
  afterEach(() => tavern.close());
  let count = 0;
  async function somebody(name: string, account: boolean, of: string): Promise<Client> {
    const guest = await newGuest(tavern.base, name);
    const body = { account: `${name.toLowerCase()}${++count}`, password: 'correct horse' };
    const me: Guest = account
      ? { ...guest, ...((await post(tavern.base, 'account', body, guest.token)) as object) }
      : guest;
    const client = new Client(game(of), me, false);
    await client.connect(tavern.base);
    return client;
  }
  /** Two people play, and the first gives up. */
  async function lost(accounts: readonly [boolean, boolean], of = 'skirmish'): Promise<readonly [Client, Client]> {
    const [ann, bob] = [await somebody('Ann', accounts[0], of), await somebody('Bob', accounts[1], of)];
    await play(ann, bob, of);
    return [ann, bob];
  }
  async function play(ann: Client, bob: Client, of = 'skirmish'): Promise<void> {
    const { room } = await newRoom(tavern.base, ann.guest, { game: of, seat: 0 });
    for (const client of [ann, bob]) await ok(client.enter(room));
    await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
    const { match } = ann.room!;
    await until(() => bob.seat === 1);
    await ok(ann.send({ cmd: 'ready', match, nonce: 'aa' }));
    await ok(bob.send({ cmd: 'ready', match, nonce: 'bb' }));
    await until(() => [ann, bob].every((client) => client.replica?.about?.phase === 'on'));
    await ok(ann.send({ cmd: 'concede', match }));
  }
  async function ratingsOf(client?: Client): Promise<readonly OwnRating[] | null> {
    const headers = client === undefined ? undefined : { Authorization: `Bearer ${client.guest.token}` };
    const response = await fetch(`${tavern.base}/api/ratings`, headers === undefined ? {} : { headers });
    expect(response.status).toBe(200);
    const said = (await response.json()) as { ratings: readonly OwnRating[] | null };
    expect(coverage.see('GET ratings answer', said)).toBeUndefined();
    return said.ratings;
  }
  const judged = (): Promise<void> => until(async () => (await houseOf(tavern).store.unrated(1)).length === 0);

  test('nothing is rated unless the server was told to, and then what was played before stays unrated', async () => {
    tavern = await Tavern.open();
    const [ann] = await lost([true, true]);
    expect(await ratingsOf(ann)).toBe(null);
    expect(await houseOf(tavern).store.unrated(10)).toEqual([]);
  });
  test('two accounts against each other: who won is rated higher by as much as the other lower, and each match counts once', async () => {
    tavern = await Tavern.open({ ratings: true });
    expect(await ratingsOf()).toEqual([]);
    const [ann, bob] = await lost([true, true]);
    await judged();
    const [mine] = (await ratingsOf(ann))!;
    const [theirs] = (await ratingsOf(bob))!;
    expect(mine).toMatchObject({ game: 'skirmish', games: 1, recent: [{ match: ann.room!.match, score: 0 }] });
    expect(theirs!.recent).toMatchObject([{ match: ann.room!.match, score: 2 }]);
    expect(theirs!.rating).toBeGreaterThan(1500);
    expect(theirs!.rating - 1500).toBeCloseTo(1500 - mine!.rating, 1);
    expect(mine!.deviation).toBeLessThan(NEWCOMER.deviation);
    // It waits once more, as where the series ended after it: nothing changes again.
    const { store, ratings } = houseOf(tavern);
    const waits = vi.spyOn(store, 'unrated').mockResolvedValueOnce([ann.room!.match]);
    await ratings!.rateDue();
    waits.mockRestore();
    expect(await ratingsOf(ann)).toMatchObject([{ games: 1, rating: mine!.rating }]);
    await play(ann, bob);
    await judged();
    const [after] = (await ratingsOf(ann))!;
    expect(after).toMatchObject({ games: 2, recent: [{ score: 0 }, { score: 0 }] });
    expect(after!.rating).toBeLessThan(mine!.rating);
    for (const client of [ann, bob]) client.cut();
  });
  test.each([
    ['a guest', [true, false], 'skirmish'],
    ['two guests', [false, false], 'skirmish'],
  ] as const)('%s at the table: it is not rated', async (_who, accounts, of) => {
    tavern = await Tavern.open({ ratings: true });
    const [ann, bob] = await lost(accounts, of);
    await judged();
    expect(await ratingsOf(ann)).toEqual([]);
    expect(await ratingsOf(bob)).toEqual([]);
  });
  test('a game that is won or lost together is never rated', async () => {
    const together = { ...game('skirmish'), utility: 'shared' } as AnyGame;
    tavern = await Tavern.open({ ratings: true, games: ['skirmish'], load: () => Promise.resolve(together) });
    const [ann, bob] = await lost([true, true]);
    await judged();
    expect([await ratingsOf(ann), await ratingsOf(bob)]).toEqual([[], []]);
  });
  test('whoever deletes the account takes the ratings along', async () => {
    tavern = await Tavern.open({ ratings: true });
    const [ann, bob] = await lost([true, true]);
    await judged();
    const { store } = houseOf(tavern);
    expect(await store.latestRated(ann.guest.who, 'skirmish')).toMatchObject({ n: 1 });
    await post(tavern.base, 'account/end', { password: 'correct horse' }, ann.guest.token);
    expect(await store.latestRated(ann.guest.who, 'skirmish')).toBe(undefined);
    expect(await ratingsOf(bob)).toMatchObject([{ games: 1 }]);
  });
});
