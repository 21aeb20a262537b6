import { describe, expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { moduleOf } from '../../games/index.ts';
import { READY_DECKS } from '../../games/war/decks/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { DefId } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { eloOf, interval } from '../arena.ts';
import { arena, fuzz, simulate, studyPairs } from '../crew/lab.node.ts';
import { valuesOf } from '../matrix.ts';
import { spreadOf } from '../study.ts';

const subject = { game: trick52.game as unknown as AnyGame };
const liberation = await moduleOf('liberation');

describe('a simulation', () => {
  test('counts every game once, and says how long they were', async () => {
    const found = await simulate(subject, {}, ['random'], 300, { seed: 5 });
    expect(found).toMatchObject({ game: 'trick52', games: 300, steps: 300 * 52, length: { median: 52, max: 52 } });
    expect(found.bots).toEqual(['random', 'random']);
    expect(found.wins[0]!.games + found.wins[1]!.games + found.draws).toBe(300);
    expect(found.wins.map(({ seat }) => seat)).toEqual(['first', 'second']);
  });
  test('collects what the game measures of itself', async () => {
    let n = 0;
    const measures = () => ({ last: n % 2 === 0 ? n : undefined, cards: 52, fourth: ++n % 4 === 0, never: undefined });
    const found = await simulate({ ...subject, measures }, {}, ['random'], 20);
    expect(Object.keys(found.measures)).toEqual(['last', 'cards', 'fourth']);
    expect(found.measures['cards']).toMatchObject({ games: 20, mean: 52, median: 52, least: 52, most: 52 });
    expect(found.measures['last']).toMatchObject({ games: 10, least: 0, most: 18 });
    expect(found.measures['fourth']).toMatchObject({ games: 20, share: 0.25 });
  });
  test('counts the cards that are played, where a game can tell', async () => {
    const { game } = subject;
    const [first, other] = [1, 2] as unknown as readonly DefId[];
    const usage = { prints: [first!, other!], name: (def: DefId) => `card ${def}`, plays: () => other! };
    const found = await simulate({ ...subject, usage }, {}, ['random'], 3, { cards: true });
    expect(found.cards).toEqual({ 'card 1': 0, 'card 2': 3 * 52 });
    const unwatched = await simulate({ ...subject, usage }, {}, ['random'], 3);
    expect(unwatched.cards).toBeUndefined();
    await expect(simulate({ game }, {}, ['random'], 3, { cards: true })).rejects.toThrow('does not count');
  });
  test('finds the same in one thread and in two', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => simulate(liberation, { balance: 2 }, ['greedy', 'random'], 40, { seed: 9, threads })),
    );
    const { seconds: _a, stepsPerSecond: _b, ...first } = one!;
    const { seconds: _c, stepsPerSecond: _d, ...second } = two!;
    expect(second).toEqual(first);
  });
  test('tells how far it is, and can be called off', async () => {
    const off = new AbortController();
    const told: number[] = [];
    const progress = (done: number): void => {
      told.push(done);
      if (done > 500) off.abort(new Error('enough'));
    };
    const running = simulate(subject, {}, ['random'], 2000, { progress, signal: off.signal });
    await expect(running).rejects.toThrow('enough');
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toBeLessThan(2000);
  });
  test.each([
    ['bots', () => simulate(subject, {}, ['random', 'random', 'random'], 10)],
    ['bot', () => simulate(subject, {}, ['clever'], 10)],
    ['games', () => simulate(subject, {}, ['random'], 0)],
    ['threads', () => simulate(subject, {}, ['random'], 10, { threads: 0 })],
    ['threads', () => simulate(subject, {}, ['random'], 1000, { threads: 2 })],
    ['setup.balance', () => simulate(liberation, { balance: 9 }, ['random'], 10)],
    ['seconds', () => fuzz(subject, 0)],
  ])('says what is wrong with %s', async (field, run) => {
    const problem = await run().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(InputError);
    expect((problem as InputError).field).toBe(field);
  });
});

const sharedBy = (decks: readonly string[], card: string): boolean =>
  decks.every((deck) => card in READY_DECKS.find(({ id }) => id === deck)!.cards);

describe('a matrix', () => {
  const war = moduleOf('war');
  const three = ['guards-mechanised', 'high-seas', 'random'];
  test('plays every value against every other, from both seats, and adds up', async () => {
    const found = await studyPairs(await war, {}, ['deck1', 'deck2'], three, 'random', 4);
    expect(found).toMatchObject({ game: 'war', games: 12, values: three });
    for (let i = 0; i < 3; i++) {
      expect(found.cells[i]![i]).toBeNull();
      expect(found.rows[i]!.games).toBe(8);
      for (let j = 0; j < i; j++) {
        const [one, other] = [found.cells[i]![j]!, found.cells[j]![i]!];
        expect([one.games, one.share + other.share]).toEqual([4, 1]);
      }
    }
    expect(found.firstSeat.games).toBe(12);
  });
  test.each([1, 2])(
    'the first seat is not always who goes first: with first=%i the two are told apart',
    async (first) => {
      const found = await studyPairs(await war, { first }, ['deck1', 'deck2'], three.slice(0, 2), 'random', 9);
      const { share } = found.measures['won by the first player'] as { readonly share: number };
      expect(found.firstSeat.share).toBeCloseTo(first === 1 ? share : 1 - share);
      // An odd number of games that somebody wins: no half, at which the two would be the same.
      expect(share).not.toBe(0.5);
    },
  );
  test('tells of each card how often whoever played it won, and whoever held it, each side of a game once', async () => {
    const two = three.slice(0, 2);
    const found = await studyPairs(await war, {}, ['deck1', 'deck2'], two, 'random', 6, { cards: true });
    const { depot, 't-34': tank, tirpitz, ...rest } = found.cards!;
    // Both sides lay depots in every game, so that one of the two has won.
    expect(depot).toMatchObject({ games: 12, share: 0.5 });
    // Only one side has a T-34, and only the other a Tirpitz.
    expect(tank!.games).toBeLessThanOrEqual(6);
    expect(tirpitz?.games ?? 0).toBeLessThanOrEqual(6);
    const listed = two.flatMap((id) => Object.keys(READY_DECKS.find((deck) => deck.id === id)!.cards));
    for (const name of Object.keys(rest)) expect(listed).toContain(name);
    // The cards that only one side has, where it played them in every game, fared as that side did.
    const always = Object.entries(rest).find(([id, { games }]) => games === 6 && !sharedBy(two, id))!;
    const side = two.findIndex((deck) => always[0] in READY_DECKS.find(({ id }) => id === deck)!.cards);
    expect(always[1].share).toBe(found.rows[side]!.share);
    expect((await studyPairs(await war, {}, ['deck1', 'deck2'], two, 'random', 2)).cards).toBeUndefined();
    // What is played was in hand before; some of what is in hand is never played.
    expect(depot!.held).toMatchObject({ games: 12, share: 0.5 });
    const all = Object.values(found.cards!);
    for (const { games, held } of all) expect(held!.games).toBeGreaterThanOrEqual(games);
    expect(all.some(({ games, held }) => held!.games > games)).toBe(true);
  });
  test('takes the values that the game has ready, and says what is wrong', async () => {
    expect(valuesOf(await war, ['deck1', 'deck2'], [])).toHaveLength(READY_DECKS.length);
    const wrong = async (settings: [string, string], values: string[], field: string): Promise<void> => {
      const problem = await studyPairs(await war, {}, settings, values, 'random', 1).catch((error: unknown) => error);
      expect((problem as InputError).field).toBe(field);
    };
    await wrong(['deck3', 'deck2'], [], 'setup.deck3');
    await wrong(['deck1', 'deck2'], ['guards-mechanised', 'no such deck'], 'setup.deck1');
    await wrong(['deck1', 'deck2'], ['guards-mechanised'], 'values');
  });
});

describe('an arena', () => {
  test('gives equal bots half of everything: each deal is played from both seats', async () => {
    const found = await arena(liberation, {}, 'random', 'random', 400);
    expect(found.games).toBe(400);
    expect(found.score.from).toBeLessThan(0.5);
    expect(found.score.to).toBeGreaterThan(0.5);
  });
  test('shows who is stronger, and by how much in which role', async () => {
    const found = await arena(liberation, {}, 'greedy', 'random', 60);
    expect(found.score.from).toBeGreaterThan(0.8);
    expect(found.elo.from).toBeGreaterThan(0);
    expect(found.roles.map(({ seat }) => seat)).toEqual(['dynasty', 'resistance']);
    for (const { first, second } of found.roles) expect(first).toBeGreaterThan(second);
  });
});

describe('figures', () => {
  test('an interval narrows with the games, stays within 0 and 1 and is never a point', () => {
    const few = interval([1, 0, 1, 1]);
    const many = interval(Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1)));
    expect(few.score).toBe(many.score);
    expect(many.to - many.from).toBeLessThan((few.to - few.from) / 5);
    const all = interval([1, 1, 1, 1, 1]);
    expect(all).toMatchObject({ score: 1, to: 1 });
    expect(all.from).toBeLessThan(0.7);
  });
  test('pairs that always split say more than single games would', () => {
    const split = interval(Array.from({ length: 50 }, () => 0.5));
    const single = interval(Array.from({ length: 50 }, (_, i) => i % 2));
    expect(split.to - split.from).toBeLessThanOrEqual(single.to - single.from);
  });
  test('Elo', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(Math.round(eloOf(0.76))).toBe(200);
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
  });
  test('a spread', () => {
    expect(spreadOf([5, 1, 3, 2, 4])).toEqual({
      games: 5,
      mean: 3,
      least: 1,
      lowerQuarter: 2,
      median: 3,
      upperQuarter: 4,
      most: 5,
    });
  });
});

describe('a long run of the contract', () => {
  test('plays all it can in its time and finds no fault in a sound game', async () => {
    const { plies: atLeast } = await fuzz(subject, 0.001);
    // However busy the machine is, in some time there is room for more.
    let found = await fuzz(subject, 0.3);
    for (let seconds = 0.6; seconds < 60 && found.plies <= atLeast; seconds *= 2) found = await fuzz(subject, seconds);
    expect(found.fault).toBeUndefined();
    expect(found.plies).toBeGreaterThan(atLeast);
  });
  test('shows how to see a fault again', async () => {
    const broken = { ...subject.game, bound: 10 };
    const { fault } = await fuzz({ game: broken }, 0.3, { seed: 4 });
    expect(fault?.law).toMatch(/bound|long|decisions/i);
    expect(fault?.sample).toEqual({});
    expect((await fuzz({ game: broken }, 0.3, { seed: 4 })).fault).toEqual(fault);
  });
});
