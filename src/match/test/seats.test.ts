import { describe, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { replay } from '../../kernel/record.ts';
import { type ClockSpec, timeLeft, turned } from '../clock.ts';
import { driveBots } from '../driver.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import { skirmish } from './skirmish.ts';
import { person, Sitting } from './sitting.ts';

const [first, second, third] = [0 as Seat, 1 as Seat, 2 as Seat];
const bot = { kind: 'bot', level: 'random' } as const;

describe('gathering', () => {
  const gather = async (store = new MemoryStore()) => ({
    store,
    match: await Match.create(skirmish, store, {
      match: 'g1',
      setup: {},
      secret: new Uint8Array(32).fill(7),
      seats: [person('ann'), { kind: 'open' }],
      at: 0,
    }),
  });

  test('a deal that cannot be made is refused with the reason, and what stood stands', async () => {
    const undealable = {
      ...skirmish,
      deal: () => {
        throw new InputError('setup.deck', 'has no cards');
      },
    };
    const seats = [person('ann'), bot];
    const secret = new Uint8Array(32).fill(7);
    const match = await Match.create(undealable, new MemoryStore(), { match: 'g2', setup: {}, secret, seats, at: 0 });
    for (const id of ['r1', 'r2'])
      expect(await match.submit(first, { cmd: 'ready', match: 'g2', id, nonce: '' }, 1)).toMatchObject({
        re: 'no',
        rule: 'match.cannotDeal',
        values: { field: 'setup.deck', problem: 'setup.deck: has no cards' },
      });
    expect(await match.about()).toMatchObject({ phase: 'gathering', ready: 0 });
  });
  test('cards are dealt when every seat is taken and everybody is ready, mixed by what each threw in', async () => {
    const deals = new Set<string>();
    for (const nonce of ['00', '01']) {
      const { match } = await gather();
      await match.submit(first, { cmd: 'ready', match: 'g1', id: 'r1', nonce: 'aa' }, 1);
      expect(await match.about()).toMatchObject({ phase: 'gathering', ready: 1, serials: [] });
      await match.sit('s1', second, person('bob'), 2);
      expect((await match.about()).phase).toBe('gathering');
      const early = await match.submit(first, { cmd: 'act', match: 'g1', id: 'a', serial: 0, actions: ['pass'] }, 3);
      expect(early).toMatchObject({ re: 'no', rule: 'match.notBegun' });
      await match.submit(second, { cmd: 'ready', match: 'g1', id: 'r2', nonce }, 4);
      expect((await match.about()).phase).toBe('on');
      const record = await match.record(true);
      expect(record.nonces).toEqual(['aa', nonce]);
      expect(() => replay(skirmish, record)).not.toThrow();
      deals.add(record.start);
    }
    expect(deals.size).toBe(2);
  });
  test('who sits down anew must say anew to be ready; an empty seat and a bot cannot', async () => {
    const { match } = await gather();
    const ready = (seat: Seat, id: string) => match.submit(seat, { cmd: 'ready', match: 'g1', id, nonce: '' }, 1);
    expect(await ready(second, 'r0')).toMatchObject({ re: 'no', rule: 'match.noSeat' });
    await ready(first, 'r1');
    await match.sit('s1', first, person('eve'), 2);
    expect((await match.about()).ready).toBe(0);
    await match.sit('s2', second, bot, 3);
    expect(await ready(second, 'r2')).toMatchObject({ re: 'no', rule: 'match.noSeat' });
    await ready(first, 'r3');
    expect((await match.about()).phase).toBe('on');
  });
  test('a name is given to one match only, with as many seats as the setup wants', async () => {
    const { store } = await gather();
    await expect(gather(store)).rejects.toThrow('already');
    const two = { match: 'g2', setup: { seats: 3 }, secret: new Uint8Array(32), seats: [bot, bot], at: 0 };
    await expect(Match.create(skirmish, store, two)).rejects.toThrow('seats: must be 3');
    await expect(Match.open(skirmish, store, 'nowhere')).rejects.toThrow('there is no match nowhere');
  });
});

describe('who holds a seat', () => {
  test('bots play by sight until a person is awaited', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [person('ann'), bot] });
    const chance = new FastChance(1);
    const seen: Seat[] = [];
    const drive = () =>
      driveBots(
        sitting.match,
        (level, seat, sight) => {
          expect(level).toBe('random');
          seen.push(seat);
          const { options } = sight.rules.decision(sight.state, seat)!;
          return options[chance.below(options.length)]!.action;
        },
        () => ++sitting.now,
      );
    await drive();
    expect(sitting.toAct).toEqual([first]);
    while (!sitting.over) {
      await sitting.step(chance);
      await drive();
    }
    expect(new Set(seen)).toEqual(new Set([second]));
  });
  test('a bot takes over and hands the seat back', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.match.sit('s1', second, { ...bot, keeps: 'bob' }, 5);
    expect((await sitting.match.awaitedBots()).map(({ seat }) => seat)).toEqual([second]);
    await sitting.match.sit('s2', second, person('bob'), 6);
    expect(await sitting.match.awaitedBots()).toEqual([]);
    expect(sitting.about.seats).toEqual([person('ann'), person('bob')]);
  });
  test('who concedes a duel loses it, whatever the rules would say', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.steps(4);
    expect(await sitting.send(second, { cmd: 'concede' })).toMatchObject({ re: 'ok' });
    expect(sitting.about.result).toEqual({ by: 'concession', seat: second, scores: [1, -1] });
    expect((sitting.store as MemoryStore).resultOf('m1')).toEqual(sitting.about.result);
    expect(await sitting.send(first, { cmd: 'concede' })).toMatchObject({ re: 'no', rule: 'match.over' });
    const record = await sitting.match.record();
    expect(replay(skirmish, record).outcome).toBeUndefined();
  });
  test('who leaves a table of several leaves a bot behind, until nobody is left', async () => {
    const seats = [person('ann'), person('bob'), person('eve')];
    const sitting = await Sitting.of(skirmish, { setup: { seats: 3 }, seats });
    await sitting.send(second, { cmd: 'concede' });
    expect(sitting.about.seats[second]).toEqual({ kind: 'bot', level: 'soldier', keeps: 'bob' });
    await sitting.match.award('gone', third, ++sitting.now);
    expect(sitting.about).toMatchObject({ phase: 'on', seats: [person('ann'), {}, { keeps: 'eve' }] });
    await sitting.send(first, { cmd: 'concede' });
    expect(sitting.about).toMatchObject({ phase: 'over', result: { by: 'concession', seat: first } });
  });
});

describe('clocks', () => {
  const byoyomi: ClockSpec = { bank: 60_000, period: 30_000, periods: 2, hard: true, lapse: 0 };
  const timed = (clock: ClockSpec) => Sitting.of(skirmish, { clock });

  test('the bank runs first, then the periods; a move within a period keeps it', () => {
    const full = [{ bank: 60_000, periods: 2, since: 0 }];
    expect(turned(byoyomi, full, 20_000, 1, 0)).toEqual([{ bank: 40_000, periods: 2, since: -1 }]);
    expect(turned(byoyomi, full, 80_000, 1, 0)).toEqual([{ bank: 0, periods: 2, since: -1 }]);
    expect(turned(byoyomi, full, 95_000, 1, 1)).toEqual([{ bank: 0, periods: 1, since: 95_000 }]);
    expect(turned(byoyomi, full, 999_000, 1, 0)).toEqual([{ bank: 0, periods: 0, since: -1 }]);
    expect(timeLeft(byoyomi, full[0]!, 100_000)).toBe(20_000);
    expect(turned(byoyomi, full, 20_000, 0, 1)).toEqual(full);
  });
  test('they run for those who are awaited, and a seat out of time can be claimed against', async () => {
    const sitting = await timed(byoyomi);
    expect(sitting.about.clock!.map(({ since }) => since)).toEqual([1_000_000, 1_000_000]);
    await sitting.act(first, 'pass');
    expect(sitting.about.clock).toMatchObject([{ bank: 59_000, since: -1 }, { since: 1_000_000 }]);
    const early = await sitting.send(first, { cmd: 'claim', against: second });
    expect(early).toMatchObject({ re: 'no', rule: 'match.inTime', values: { left: 118_000 } });
    sitting.now += 120_000;
    const own = await sitting.send(first, { cmd: 'claim', against: first });
    expect(own).toMatchObject({ re: 'no', rule: 'match.noSeat', values: { seat: first } });
    expect(await sitting.send(first, { cmd: 'claim', against: second })).toMatchObject({ re: 'ok' });
    expect(sitting.about.result).toEqual({ by: 'time', seat: second, scores: [1, -1] });
  });
  test('a soft clock only shows', async () => {
    const sitting = await timed({ ...byoyomi, hard: false });
    sitting.now += 900_000;
    await sitting.act(first, 'pass');
    expect(await sitting.send(first, { cmd: 'claim', against: second })).toMatchObject({ re: 'no' });
  });
  test('a match that nobody comes back to ends by itself', async () => {
    const sitting = await timed({ bank: 0, period: 1000, periods: 1, hard: true, lapse: 5000 });
    await sitting.act(second, 'pass');
    expect(await sitting.match.tick(1_005_999)).toBe(1_006_000);
    expect(sitting.over).toBe(false);
    expect(await sitting.match.tick(1_006_000)).toBeUndefined();
    expect(sitting.about.result).toMatchObject({ by: 'time', seat: first });
  });
});
