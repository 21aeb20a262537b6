import { describe, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { InputError } from '../../kernel/input.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import { moduleOf } from '../../games/index.ts';
import { dailyScore } from '../daily-score.ts';
import { DAILY, DAILY_GAMES, dailySeed, dayOf, isDailyGame, isOpen, readDailySeed } from '../daily.ts';
import { difference } from '../frames.ts';
import { opensAt } from '../held.ts';
import { type Ledger, people, personOf, seatHeldBy } from '../ledger.ts';
import { type Holder, readCommand, withNews } from '../messages.ts';
import { isPhrase, PHRASES, phrases } from '../phrases.ts';
import { isBetweenGames, isOver, newSeries, nextGame, playerOf, Series, stageOf } from '../series.ts';
import { tryDeal, whyNoDeal } from '../trial.ts';
import { Recorded } from '../../kernel/record.ts';
import { readSetup } from '../../kernel/setup.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import { spell } from '../../kernel/verbs.ts';
import type { Seat } from '../../kernel/ids.ts';
import { skirmish } from './skirmish.ts';

const any = skirmish as unknown as AnyGame;

describe('who sits where', () => {
  const seats: readonly Holder[] = [
    { kind: 'bot', level: 'soldier', keeps: 'ann' },
    { kind: 'person', who: 'bob' },
    { kind: 'open' },
    { kind: 'bot', level: 'general' },
    { kind: 'person', who: 'eve' },
  ];
  test('a bot that keeps a seat for somebody is that person, but does not sit for them', () => {
    expect(seats.map(personOf)).toEqual(['ann', 'bob', undefined, undefined, 'eve']);
    expect(seats.map(playerOf)).toEqual(['ann', 'bob', '', 'bot general', 'eve']);
    expect(['ann', 'bob', 'eve', 'nobody'].map((who) => seatHeldBy(seats, who))).toEqual([undefined, 1, 4, undefined]);
    expect(seatHeldBy(seats.slice(1), 'bob')).toBe(0);
    expect([people(seats), people([])]).toEqual([0b10010, 0]);
  });
  test('the next game is as the game says, else everybody moves one seat on', () => {
    expect(nextGame(any, { seats: 3 }, ['a', 'b', 'c'], undefined)).toEqual({
      setup: { seats: 3 },
      seats: ['b', 'c', 'a'],
    });
    const passing = { ...any, rematch: () => ({ first: 2 }) };
    expect(nextGame(passing, { seats: 3, first: 1 }, ['a', 'b'], undefined)).toEqual({
      setup: { seats: 3, first: 2 },
      seats: ['a', 'b'],
    });
  });
});

describe('a series', () => {
  test('is over when nobody can catch up any more, which half of the games is not enough for', () => {
    const series = new Series(4, 3);
    const stands = (): unknown[] => [series.over, series.winner, series.played, [...series.wins]];
    expect(stands()).toEqual([false, undefined, 0, [0, 0, 0]]);
    series.count([2, 0, 1], [5, 3, 3]);
    series.count([0, 1, 2], [1, 1, 7]);
    expect(stands()).toEqual([false, undefined, 2, [0, 0, 2]]);
    series.count([0, 1, 2], [4, 4, 1]);
    expect(stands()).toEqual([false, undefined, 3, [0, 0, 2]]);
    series.count([0, 1, 2], [4, 1, 1]);
    expect(stands()).toEqual([true, 2, 4, [1, 0, 2]]);
    expect(Object.keys(series.wins)).toEqual(['0', '1', '2']);
  });
  test('lies between two games after each but the last, until the next is dealt', () => {
    const begun = newSeries(3, 'm', 2);
    const going = { ...begun, played: 1, wins: [1, 0] };
    const won = { by: 'rules', scores: [1, -1] } as const;
    const stages = [
      { phase: 'gathering' },
      { phase: 'on' },
      { phase: 'over', result: won },
      { phase: 'gathering', series: begun },
      { phase: 'on', series: begun },
      { phase: 'over', series: begun, result: won },
      { phase: 'gathering', series: going },
      { phase: 'on', series: going },
      { phase: 'over', series: going, result: won },
      { phase: 'over', series: begun, result: { ...won, forfeit: 0 as Seat } },
    ] as const;
    expect(stages.map(stageOf).join()).toBe('gathering,on,over,gathering,on,pause,next,on,over,over');
    expect(stages.map((stage) => isBetweenGames(stage)).flatMap((between, i) => (between ? [i] : []))).toEqual([5, 6]);
    // A game that nobody has won counts as played.
    expect([isOver(begun, undefined), isOver({ ...begun, played: 2 }, undefined)]).toEqual([false, true]);
  });
});

describe('what must wait', () => {
  const held = { verb: 'decide', seconds: 30 };
  const ledger = (change: Partial<Ledger>): Ledger => ({ phase: 'on', asked: 1000, ...change }) as Ledger;
  test('opens so many seconds after it was asked, while the match is on', () => {
    expect(opensAt(held, ledger({}))).toBe(31_000);
    expect(opensAt(held, ledger({ asked: 0 }))).toBe(30_000);
    expect([
      opensAt(undefined, ledger({})),
      opensAt(held, ledger({ phase: 'over' })),
      opensAt(held, ledger({ asked: undefined })),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a command', () => {
  const act = { cmd: 'act', match: 'm', id: 'i', serial: 0, actions: ['pass'] };
  const orders = (count: number) => ({
    cmd: 'orders',
    match: 'm',
    id: 'i',
    orders: Object.fromEntries(Array.from({ length: count }, (_, i) => [`w${i}`, 'never'])),
  });
  test.each<unknown>([
    { ...act, match: 'x'.repeat(512), id: 'y'.repeat(512) },
    { ...act, actions: Array(256).fill('pass'), serial: 2 ** 31 },
    { ...act, actions: ['x'.repeat(512)] },
    { cmd: 'undo', match: 'm', id: 'i', serial: 0, count: 256 },
    { cmd: 'claim', match: 'm', id: 'i', against: 31 },
    { cmd: 'claim', match: 'm', id: 'i', against: 0 },
    { cmd: 'ready', match: 'm', id: 'i', nonce: 'ab'.repeat(32) },
    { cmd: 'disagree', match: 'm', id: 'i' },
    { cmd: 'open', match: 'm', id: 'i', nonce: 'ab', sort: 'germany' },
    { cmd: 'open', match: 'm', id: 'i', nonce: '' },
    { cmd: 'pick', match: 'm', id: 'i', card: 't-34', taken: 256 },
    orders(256),
    orders(0),
  ])('is read as far as it may go (%#)', (json) => {
    expect(readCommand(json)).toEqual(json);
  });
  test.each<[unknown, string]>([
    [{ ...act, match: '' }, 'match'],
    [{ ...act, match: 'x'.repeat(513) }, 'match'],
    [{ ...act, id: 'x'.repeat(513) }, 'id'],
    [{ ...act, actions: [] }, 'actions'],
    [{ ...act, actions: Array(257).fill('pass') }, 'actions'],
    [{ ...act, actions: ['pass', 'x'.repeat(513)] }, 'actions'],
    [{ ...act, serial: 2 ** 31 + 1 }, 'serial'],
    [{ cmd: 'undo', match: 'm', id: 'i', serial: 0, count: 0 }, 'count'],
    [{ cmd: 'undo', match: 'm', id: 'i', serial: 0, count: 257 }, 'count'],
    [{ cmd: 'undo', match: 'm', id: 'i', serial: -1 }, 'serial'],
    [{ cmd: 'claim', match: 'm', id: 'i', against: 32 }, 'against'],
    [{ cmd: 'claim', match: 'm', id: 'i', against: -1 }, 'against'],
    [{ cmd: 'ready', match: 'm', id: 'i', nonce: 'ab'.repeat(33) }, 'nonce'],
    [{ cmd: 'ready', match: 'm', id: 'i', nonce: 'abc' }, 'nonce'],
    [{ cmd: 'open', match: 'm', id: 'i', nonce: 'abc' }, 'nonce'],
    [{ cmd: 'open', match: 'm', id: 'i', sort: '' }, 'sort'],
    [{ cmd: 'open', match: 'm', id: 'i', card: 't-34' }, 'card'],
    [{ cmd: 'pick', match: 'm', id: 'i', card: '', taken: 0 }, 'card'],
    [{ cmd: 'pick', match: 'm', id: 'i', card: 't-34', taken: 257 }, 'taken'],
    [{ cmd: 'ready', match: 'm', id: 'i', nonce: 'xxab' }, 'nonce'],
    [{ cmd: 'ready', match: 'm', id: 'i', nonce: 'abxx' }, 'nonce'],
    [orders(257), 'orders'],
  ])('is refused by name where it goes too far (%#)', (json, field) => {
    expect(() => readCommand(json)).toThrow(expect.objectContaining({ name: 'InputError', field }));
  });
  test('a nonce may be left out, orders too', () => {
    for (const cmd of ['ready', 'open'])
      expect(readCommand({ cmd, match: 'm', id: 'i' })).toStrictEqual({ cmd, match: 'm', id: 'i', nonce: '' });
    expect(readCommand({ cmd: 'orders', match: 'm', id: 'i' })).toMatchObject({ orders: {} });
  });
});

test('news are laid over what lasts, and what they do not speak of stays', () => {
  const lasting = { seats: [], commitment: 'c', setup: { deck: 'x' } };
  const news = { phase: 'on', ready: 0, awaited: 1, serials: [3] } as const;
  expect(withNews(lasting, news)).toEqual({ ...lasting, ...news });
  expect(withNews({ seats: [], commitment: 'c' }, news)).toEqual({ seats: [], commitment: 'c', ...news });
  expect(withNews(lasting, { ...news, setup: { deck: 'y' } }).setup).toEqual({ deck: 'y' });
  const bare = { seats: [], commitment: 'c' };
  expect(withNews(bare, news)).toStrictEqual({ ...bare, ...news });
  const packs = { commitment: 'p', opened: [null, 8] };
  const all = { ...lasting, brought: ['x', null], packs, series: newSeries(3, 'm', 2) };
  expect(withNews(all, news)).toStrictEqual({ ...all, ...news });
});

describe('a difference', () => {
  test('laid over the words that were gives the words that are, in runs that no gap of three splits', () => {
    const chance = new FastChance(12);
    for (let round = 0; round < 2000; round++) {
      const length = chance.below(40);
      const from = Int32Array.from({ length }, () => chance.below(3));
      const to = from.map((word) => (chance.below(6) === 0 ? word + 1 : word));
      const runs = difference(from, to);
      const made = from.slice();
      for (const [at, ...run] of runs) made.set(run, at);
      expect(made).toEqual(to);
      let last = Number.NEGATIVE_INFINITY;
      for (const [at, ...run] of runs) {
        expect(at! - last).toBeGreaterThan(3);
        // A run begins and ends with a change.
        expect([from[at!] !== run[0], from[at! + run.length - 1] !== run.at(-1)]).toEqual([true, true]);
        last = at! + run.length - 1;
      }
      const changed = [...to.keys()].filter((at) => from[at] !== to[at]);
      const apart = changed.filter((at, i) => i === 0 || at - changed[i - 1]! > 3);
      expect(runs.map(([at]) => at)).toEqual(apart);
    }
  });
});

describe('a phrase', () => {
  test('is one of those that all languages have words for', () => {
    expect(PHRASES.every(isPhrase)).toBe(true);
    expect(['', 'hi', 'toString', 'hello!'].some(isPhrase)).toBe(false);
    for (const language of LANGUAGES) expect(Object.keys(phrases[language])).toEqual(PHRASES);
  });
});

describe('the game of the day', () => {
  test('is the same for everybody on a day of Greenwich, and open until a day after', () => {
    const noon = Date.UTC(2024, 1, 29, 12);
    expect([dayOf(noon), dayOf(noon + 43_199_999), dayOf(noon + 43_200_000)]).toEqual([
      '2024-02-29',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(['2024-02-28', '2024-02-29', '2024-02-27', '2024-03-01'].map((day) => isOpen(day, noon))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  test('has a seed that says game and day, and nothing else does', () => {
    expect(DAILY_GAMES).toEqual(['afu', 'bravery']);
    expect(readDailySeed(dailySeed('afu', '2024-02-29'))).toEqual({ game: 'afu', day: '2024-02-29' });
    for (const seed of [
      '',
      'daily-war-2024-02-29',
      'daily-afu-2024-2-29',
      'x daily-afu-2024-02-29',
      'daily-afu-2024-02-290',
    ])
      expect(readDailySeed(seed)).toBeUndefined();
    expect([isDailyGame('bravery'), isDailyGame('toString')]).toEqual([true, false]);
  });
  test('is played again from its deal: the score is that of the moves, and moves that cannot be are refused', async () => {
    const { game } = await moduleOf('afu');
    const day = '2024-02-29';
    const setup = readSetup(game.options, DAILY.afu);
    const played = new Recorded(game, setup, secretOfSeed(dailySeed('afu', day)));
    const moves: string[] = [];
    while (!played.rules.over(played.state)) {
      const { action } = played.rules.decision(played.state, 0 as Seat)!.options.at(-1)!;
      moves.push(spell(game.verbs, action));
      played.submit(0 as Seat, [action]);
    }
    expect(dailyScore(game, 'afu', day, moves)).toBe(played.rules.score(played.state, 0 as Seat));
    expect(() => dailyScore(game, 'afu', day, moves.slice(0, -1))).toThrow('moves: the game is not over');
    expect(() => dailyScore(game, 'afu', day, [...moves.slice(0, 2), 'fly'])).toThrow('moves: move 3 cannot be made');
    expect(() => dailyScore(game, 'afu', day, [...moves, 'pass'])).toThrow(`move ${moves.length + 1} cannot be made`);
  });
});

describe('a deal that is tried', () => {
  test('says why it cannot be made, whatever was thrown', () => {
    const undealable = (error: unknown): AnyGame => ({
      ...any,
      deal: () => {
        throw error;
      },
    });
    expect(() => tryDeal(any, { seats: 2 })).not.toThrow();
    expect(() => tryDeal(undealable(new RangeError('too few cards')), { seats: 2 })).toThrow(
      'setup: cannot be dealt: too few cards',
    );
    const own = new InputError('setup.deck', 'is empty');
    expect(whyNoDeal(own)).toBe(own);
    expect(whyNoDeal('a text').message).toBe('setup: cannot be dealt: a text');
  });
});
