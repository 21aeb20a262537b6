import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/ids.ts';
import type { ClockSpec } from '../clock.ts';
import { driveBots } from '../driver.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const people = [person('ann'), person('bob')];
const bot = { kind: 'bot', level: 'soldier' } as const;
const FOREVER = Number.MAX_SAFE_INTEGER;
const never = { cmd: 'orders', orders: { '*': 'never' } } as const;
const hard: ClockSpec = { bank: 10_000, period: 0, periods: 0, hard: true, lapse: 0 };
/** At the window before the share-out, where the second is asked. */
const atWindow = async (spec: Parameters<typeof Sitting.of>[1] = {}) => {
  const sitting = await Sitting.of(skirmish, { seats: people, ...spec });
  for (const seat of [first, second, first]) await sitting.act(seat, 'pass');
  return sitting;
};
const refused = (id: string, rule: string, values = {}) => ({ re: 'no', id, rule, values });

describe('a command', () => {
  test.each([-1, 2, 9, 0.5, Number.NaN])(
    'of seat %d, which there is not, is refused whatever it wants',
    async (seat) => {
      const sitting = await Sitting.of(skirmish);
      const act = { cmd: 'act', serial: 0, actions: ['pass'] } as const;
      for (const [id, command] of [
        ['a', act],
        ['b', { cmd: 'concede' }],
      ] as const)
        expect(await sitting.send(seat as Seat, command, id)).toEqual(refused(id, 'match.noSeat', { seat }));
    },
  );
  test('of a bot’s seat is a move or nothing', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [people[0]!, bot] });
    expect(await sitting.send(second, { cmd: 'concede' }, 'a')).toEqual(refused('a', 'match.noSeat', { seat: second }));
    expect(await sitting.act(second, 'pass')).toMatchObject({ re: 'ok' });
  });
  test('out of turn is refused before its actions are looked at', async () => {
    const sitting = await atWindow();
    const act = (seat: Seat, id: string, ...actions: string[]) =>
      sitting.send(seat, { cmd: 'act', serial: sitting.serial(seat), actions }, id);
    expect(await act(first, 'a', 'pass')).toEqual(refused('a', 'match.notYourTurn'));
    expect(await act(first, 'b', 'fly')).toEqual(refused('b', 'match.notYourTurn'));
    expect(await act(second, 'c', 'fly')).toEqual(refused('c', 'match.noSuchAction', { index: 0 }));
  });
  test('to take back more than was done says how much is free', async () => {
    const sitting = await atWindow();
    const undo = (seat: Seat, id: string, count: number) =>
      sitting.send(seat, { cmd: 'undo', serial: sitting.serial(seat), count }, id);
    expect(await undo(first, 'a', 3)).toEqual(refused('a', 'match.nothingToUndo', { free: 2 }));
    expect(await undo(first, 'b', 2)).toMatchObject({ re: 'ok' });
  });
  test('that must wait is refused wherever it stands among others', async () => {
    const held = { ...skirmish, name: 'held', held: () => ({ verb: 'pass', seconds: 30 }) };
    const sitting = await Sitting.of(held, { seats: people });
    const { options } = sitting.replica(first).decision()!;
    const plan = `plan ${options.find(({ verb }) => verb === 'plan')!.args[0]!.value}`;
    expect(sitting.about.held).toEqual({ verb: 'pass', until: 1_030_000 });
    expect(await sitting.act(first, plan, 'pass')).toMatchObject({ rule: 'match.tooEarly', values: { left: 29_000 } });
    expect(await sitting.act(first, plan)).toMatchObject({ re: 'ok' });
    sitting.now = 1_031_000;
    expect(await sitting.act(first, 'pass')).toMatchObject({ re: 'ok' });
  });
});

describe('a claim', () => {
  test('is granted when the time is over, not when it is just used up', async () => {
    const sitting = await Sitting.of(skirmish, { seats: people, clock: hard });
    const claim = (id: string, at: number) => {
      sitting.now = at - 1000;
      return sitting.send(first, { cmd: 'claim', against: second }, id);
    };
    expect(await claim('a', 1_009_999)).toEqual(refused('a', 'match.inTime', { left: 1 }));
    expect(await claim('b', 1_010_000)).toEqual(refused('b', 'match.inTime', { left: 0 }));
    expect(await claim('c', 1_010_001)).toMatchObject({ re: 'ok' });
    expect(sitting.about.result).toEqual({ by: 'time', seat: second, scores: [1, -1] });
  });
  test('against a seat that there is not, by a soft clock, or without clocks, is in time', async () => {
    for (const [clock, against] of [
      [hard, 7],
      [{ ...hard, hard: false }, second],
      [undefined, second],
    ] as const) {
      const sitting = await Sitting.of(skirmish, { seats: people, ...(clock && { clock }) });
      sitting.now = 9_000_000;
      expect(await sitting.send(first, { cmd: 'claim', against }, 'a')).toEqual(refused('a', 'match.inTime'));
    }
  });
});

describe('what is due', () => {
  test('by a clock that lapses for nobody is nothing, ever', async () => {
    const sitting = await Sitting.of(skirmish, { seats: people, clock: { ...hard, hard: false } });
    expect([await sitting.match.tick(FOREVER), sitting.over, sitting.match.rests]).toEqual([undefined, false, true]);
  });
  test('first comes first: an order before a clock that lapses later, a clock before an order', async () => {
    const lapsing = (bank: number) => atWindow({ clock: { ...hard, bank, lapse: 1 } });
    const late = await lapsing(600_000);
    await late.send(second, never);
    const due = (await late.match.tick(0))!;
    expect([due >= late.now - 1000 + 600, due < late.now - 1000 + 2000]).toEqual([true, true]);
    await late.match.tick(due);
    expect([late.over, late.toAct]).toEqual([false, [first]]);
    const early = await lapsing(1100);
    await early.send(second, never);
    const lapse = (await early.match.tick(0))!;
    expect(lapse).toBeLessThan(due);
    await early.match.tick(lapse);
    expect(early.about.result).toMatchObject({ by: 'time', seat: second });
  });
  test('an order and a clock at the same moment: the order', async () => {
    const sitting = await atWindow({ seats: [bot, people[1]!], clock: { ...hard, lapse: 1 } });
    await sitting.send(second, never);
    const { since } = sitting.about.clock![second]!;
    const lapses = since + sitting.about.clock![second]!.bank + 1;
    // Alone, an order is due when something last happened: that is made to be then.
    await sitting.match.sit('bot', first, bot, lapses);
    await sitting.match.tick(lapses);
    expect([sitting.over, sitting.toAct]).toEqual([false, [first]]);
  });
  test('by the order of a person is nothing once a bot has the seat', async () => {
    const sitting = await atWindow();
    await sitting.send(second, never);
    expect(sitting.match.rests).toBe(false);
    await sitting.match.sit('bot', second, bot, sitting.now);
    expect(await sitting.match.tick(FOREVER)).toBeUndefined();
    expect(sitting.toAct).toEqual([second]);
  });
  test('is nothing before the deal and after the end, whatever was ordered', async () => {
    const made = { match: 'm1', setup: {}, secret: new Uint8Array(32), seats: people, clock: { ...hard, lapse: 1 } };
    const match = await Match.create(skirmish, new MemoryStore(), { ...made, at: 0 });
    expect([await match.tick(FOREVER), match.rests]).toEqual([undefined, true]);
    const sitting = await atWindow({ clock: { ...hard, lapse: 1 } });
    await sitting.send(second, never);
    await sitting.send(first, { cmd: 'concede' });
    expect([await sitting.match.tick(FOREVER), sitting.match.rests]).toEqual([undefined, true]);
  });
  test('is done at once only so often as a game can have decisions', async () => {
    const short = { ...skirmish, name: 'short', bound: 2 };
    const sitting = await Sitting.of(short, { seats: people });
    for (const seat of [first, second]) await sitting.act(seat, 'pass');
    for (const seat of [first, second])
      await sitting.send(seat, { cmd: 'orders', orders: { '*': 'never', only: 'smart' } });
    const { version } = sitting.replica(first);
    await sitting.match.tick(FOREVER);
    await sitting.act(first, 'amount 1');
    expect(sitting.replica(first).version).toBe(version + 3);
    // Two passes of the window that follows, and there is nothing more to do by order.
    await sitting.match.tick(FOREVER);
    expect(sitting.replica(first).version).toBe(version + 5);
    const tight = await Sitting.of({ ...short, name: 'tight', bound: 1 }, { seats: people });
    for (const seat of [first, second]) await tight.act(seat, 'pass');
    for (const seat of [first, second]) await tight.send(seat, never);
    await tight.match.tick(FOREVER);
    expect(tight.toAct).toEqual([second]);
  });
});

describe('bots at the table', () => {
  const choosing = (sitting: Awaited<ReturnType<typeof atWindow>>, wanted: () => unknown) =>
    driveBots(
      sitting.match,
      async (_level, seat, sight) => {
        await wanted();
        return sight.rules.decision(sight.state, seat)!.options.at(-1)!.action;
      },
      () => sitting.now,
    );
  test('send commands that are named by seat, serial and version', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [bot, person('bob')] });
    let asked = 0;
    await choosing(sitting, () => void asked++);
    const { rows } = (await sitting.store.load('m1'))!;
    const ids = rows.slice(1).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: asked }, (_, i) => `bot-0-${i}-${1 + i}`));
  });
  test('that are refused for anything but being early are asked once', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [bot, person('bob')] });
    let asked = 0;
    const refusing = driveBots(
      sitting.match,
      () => {
        asked++;
        return 999_999_999 as never;
      },
      () => sitting.now,
    );
    await expect(refusing).rejects.toThrow('which is refused: ');
    expect(asked).toBe(1);
  });
  test('may find the match over when they have chosen, which is no fault', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [bot, person('bob')] });
    await choosing(sitting, () => sitting.send(second, { cmd: 'concede' }));
    expect(sitting.over).toBe(true);
  });
});
