import { describe, expect, test } from 'vitest';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { type Chooser, Driver, driveBots } from '../driver.ts';
import type { Match } from '../match.ts';
import { noPace, steadyPace } from '../pace.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const bot = { kind: 'bot', level: 'soldier' } as const;
const firstOption: Chooser<never, never> = (_level, seat, sight) =>
  sight.rules.decision(sight.state, seat)!.options[0]!.action;
const choose = firstOption as unknown as Chooser<State, SetupOptions>;

interface Told {
  readonly idle: (number | undefined)[];
  readonly failed: unknown[];
}
/** A driver at a table, and a promise of the next time that it says something. */
function driverOf(match: unknown, chooser = choose) {
  const told: Told = { idle: [], failed: [] };
  let heard = Promise.withResolvers<void>();
  const driver = new Driver({
    match: match as Match,
    choose: chooser,
    now: () => 2_000_000,
    idle: (next) => {
      told.idle.push(next);
      heard.resolve();
    },
    failed: (error) => {
      told.failed.push(error);
      heard.resolve();
    },
  });
  const next = async (): Promise<void> => {
    await heard.promise;
    heard = Promise.withResolvers();
  };
  return { driver, told, next };
}

describe('a driver', () => {
  test('lets bots play to the end and then rests, with nothing due', async () => {
    const { match } = await Sitting.of(skirmish, { seats: [bot, bot] });
    const { driver, told, next } = driverOf(match);
    expect(driver.busy).toBe(false);
    driver.drive();
    expect(driver.busy).toBe(true);
    await next();
    expect([driver.busy, told.idle, told.failed]).toEqual([false, [undefined], []]);
    expect((await match.about()).phase).toBe('over');
  });
  test('stops where people are awaited, and says when something is due', async () => {
    const clock = { bank: 1000, period: 0, periods: 0, hard: true, lapse: 5000 };
    const sitting = await Sitting.of(skirmish, { seats: [person('ann'), bot], clock });
    const { driver, told, next } = driverOf(sitting.match);
    driver.drive();
    await next();
    // The clock of the person lapsed long before the time that it is told.
    expect([told.idle, (await sitting.match.about()).result?.by]).toEqual([[undefined], 'time']);
    const patient = await Sitting.of(skirmish, { seats: [person('ann'), bot], clock: { ...clock, bank: 9_000_000 } });
    const other = driverOf(patient.match);
    other.driver.drive();
    await other.next();
    expect(other.told.idle).toEqual([1_000_000 + 9_000_000 + 5000]);
  });
  test('told to drive while it works it looks once more before it rests', async () => {
    const { match } = await Sitting.of(skirmish, { seats: [person('ann'), bot] });
    let ticks = 0;
    const counted = Object.create(match, {
      tick: {
        value: async (at: number) => {
          if (++ticks === 1) driver.drive();
          return match.tick(at);
        },
      },
    }) as unknown;
    const { driver, told, next } = driverOf(counted);
    driver.drive();
    await next();
    expect([ticks, told.idle.length]).toEqual([2, 1]);
  });
  test('what was done by order may be a bot’s turn again', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [bot, person('bob')] });
    // The bot begins the window, the person passes by order, and the share-out is the bot's.
    await sitting.send(1 as never, { cmd: 'orders', orders: { '*': 'never' } });
    await sitting.act(1 as never, 'pass');
    const { driver, told, next } = driverOf(sitting.match, (_level, seat, sight) => {
      const { options } = sight.rules.decision(sight.state, seat)!;
      return (options.find(({ verb }) => verb === 'pass') ?? options[0]!).action;
    });
    driver.drive();
    await next();
    expect([told.failed, sitting.toAct, sitting.replica(1 as never).decision()!.prompt]).toEqual([[], [1], 'plan']);
  });
  test('a fault is told, and it can be driven again', async () => {
    const { match } = await Sitting.of(skirmish, { seats: [bot, bot] });
    let broken = true;
    const { driver, told, next } = driverOf(match, (level, seat, sight) => {
      if (broken) throw new Error('the bot is gone');
      return choose(level, seat, sight);
    });
    driver.drive();
    await next();
    expect([driver.busy, told.failed]).toEqual([false, [new Error('the bot is gone')]]);
    broken = false;
    driver.drive();
    await next();
    expect([told.idle.length, (await match.about()).phase]).toEqual([1, 'over']);
  });
  test('stopped it says nothing and does nothing more', async () => {
    const { match } = await Sitting.of(skirmish, { seats: [bot, bot] });
    const { driver, told } = driverOf(match, (level, seat, sight) => {
      driver.stop();
      return choose(level, seat, sight);
    });
    driver.drive();
    await match.last();
    while (driver.busy) await Promise.resolve().then(() => match.last());
    driver.drive();
    expect([driver.busy, told]).toEqual([false, { idle: [], failed: [] }]);
  });
});

describe('a bot', () => {
  test('whose choice the rules refuse is a fault, which names it', async () => {
    const { match, now } = await Sitting.of(skirmish, { seats: [bot, bot] });
    await expect(
      driveBots(
        match,
        () => 999_999_999 as never,
        () => now,
      ),
    ).rejects.toThrow('which is refused: ');
  });
});

describe('a pace', () => {
  test('of nothing tells at once; a level without a slot too', async () => {
    const slept: number[] = [];
    const beat = { steady: () => 0, sleep: (ms: number) => Promise.resolve(void slept.push(ms)) };
    expect(await noPace('general', () => Promise.resolve('chosen'), false)).toBe('chosen');
    expect(await steadyPace(beat, () => 0)('general', () => Promise.resolve('chosen'), false)).toBe('chosen');
    expect(slept).toEqual([]);
  });
  test('sleeps again where a timer rang early, and by whole milliseconds', async () => {
    const slept: number[] = [];
    let now = 0.5;
    const sleep = (ms: number): Promise<void> => {
      slept.push(ms);
      now += slept.length === 1 ? ms - 10 : ms;
      return Promise.resolve();
    };
    const pace = steadyPace({ steady: () => now, sleep }, () => 100);
    await pace(
      'x',
      () => {
        now += 0.25;
        return Promise.resolve();
      },
      false,
    );
    expect(slept).toEqual([100, 10]);
  });
});
