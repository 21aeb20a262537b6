import { describe, expect, test } from 'vitest';
import { Fields } from '../../kernel/input.ts';
import { type ClockState, type ClockSpec, fullClock, lapsesAt, timeLeft, turned } from '../clock.ts';
import { type ClockChoice, clockIn, clockOf, readClock } from '../clock-choice.ts';

const spec: ClockSpec = { bank: 100, period: 30, periods: 2, hard: true, lapse: 50 };
const one = (bank: number, periods: number, since: number): ClockState => [{ bank, periods, since }];
/** What is left of one seat's clock that stops after so long. */
const after = (used: number, clock: ClockState = one(100, 2, 0), kept = spec): unknown =>
  turned(kept, clock, used, 1, 0)[0];

describe('a clock', () => {
  test('is full for every seat, and runs for nobody', () => {
    expect(fullClock(spec, 2)).toEqual([
      { bank: 100, periods: 2, since: -1 },
      { bank: 100, periods: 2, since: -1 },
    ]);
  });
  test('the bank is used up first, then periods; one that is not used up comes back whole', () => {
    expect([after(0), after(40), after(100)]).toEqual([
      { bank: 100, periods: 2, since: -1 },
      { bank: 60, periods: 2, since: -1 },
      { bank: 0, periods: 2, since: -1 },
    ]);
    expect([after(101), after(129), after(130), after(159), after(160), after(500)]).toEqual(
      [2, 2, 1, 1, 0, 0].map((periods) => ({ bank: 0, periods, since: -1 })),
    );
  });
  test('without periods, or with such as have no length, the bank is all there is', () => {
    expect(after(150, one(100, 3, 0), { ...spec, period: 0 })).toEqual({ bank: 0, periods: 0, since: -1 });
    expect(after(50, one(100, 3, 0), { ...spec, period: 0 })).toEqual({ bank: 50, periods: 3, since: -1 });
    expect(after(100, one(100, 3, 0), { ...spec, period: 0 })).toEqual({ bank: 0, periods: 3, since: -1 });
  });
  test('says how long the seat may still take', () => {
    const left = (clock: ClockState, now: number): number => timeLeft(spec, clock[0]!, now);
    expect([left(one(100, 2, -1), 999), left(one(100, 2, 10), 10), left(one(100, 2, 10), 60)]).toEqual([160, 160, 110]);
    expect([left(one(100, 2, 10), 170), left(one(100, 2, 10), 171), left(one(40, 1, 0), 0)]).toEqual([0, -1, 70]);
    // A clock of the machine that was set back takes nothing away and gives nothing.
    expect(left(one(100, 2, 10), 5)).toBe(160);
    expect(turned(spec, one(100, 2, 10), 5, 1, 0)).toEqual(one(100, 2, -1));
  });
  test('runs for who is awaited, goes on for who has not acted, and stops for who is awaited no more', () => {
    const clocks: ClockState = [...one(100, 2, 0), ...one(100, 2, 0), ...one(100, 2, 0), ...one(100, 2, -1)];
    // The first has acted and is awaited again, the second is still awaited, the third no more, the fourth now.
    expect(turned(spec, clocks, 20, 0b0001, 0b1011)).toEqual([
      { bank: 80, periods: 2, since: 20 },
      { bank: 100, periods: 2, since: 0 },
      { bank: 80, periods: 2, since: -1 },
      { bank: 100, periods: 2, since: 20 },
    ]);
    expect(turned(spec, one(100, 2, -1), 20, 1, 0)).toEqual(one(100, 2, -1));
  });
  test('lapses so long after the time of the first of the running clocks is over, or never', () => {
    const clocks: ClockState = [...one(100, 2, 10), ...one(20, 1, 30), ...one(0, 0, -1)];
    expect(lapsesAt(spec, clocks)).toBe(30 + 20 + 30 + 50);
    expect(lapsesAt(spec, clocks.slice(0, 1))).toBe(10 + 100 + 60 + 50);
    expect(lapsesAt(spec, one(100, 2, 0))).toBe(100 + 60 + 50);
    expect([lapsesAt({ ...spec, lapse: 0 }, clocks), lapsesAt(spec, clocks.slice(2)), lapsesAt(spec, [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a choice of clock', () => {
  const [second, minute, day] = [1000, 60_000, 86_400_000];
  test.each<[ClockChoice, ClockSpec | undefined]>([
    [{ kind: 'off' }, undefined],
    [
      { kind: 'soft', minutes: 5 },
      { bank: 5 * minute, period: 0, periods: 0, hard: false, lapse: 0 },
    ],
    [
      { kind: 'byoyomi', minutes: 2, seconds: 30, periods: 3 },
      { bank: 2 * minute, period: 30 * second, periods: 3, hard: true, lapse: 2 * minute },
    ],
    [
      { kind: 'days', days: 3 },
      { bank: 0, period: 3 * day, periods: 1, hard: true, lapse: day },
    ],
  ])('%j', (choice, clock) => {
    expect(clockOf(choice)).toEqual(clock);
  });
  const read = (json: unknown): ClockChoice => readClock(new Fields(json, 'clock'));
  test('what is left out has its usual value', () => {
    expect([{}, { kind: 'soft' }, { kind: 'byoyomi' }, { kind: 'days' }].map(read)).toEqual([
      { kind: 'off' },
      { kind: 'soft', minutes: 30 },
      { kind: 'byoyomi', minutes: 20, seconds: 30, periods: 3 },
      { kind: 'days', days: 3 },
    ]);
    const edges = [
      { kind: 'soft', minutes: 1 },
      { kind: 'soft', minutes: 600 },
      { kind: 'byoyomi', minutes: 0, seconds: 5, periods: 1 },
      { kind: 'byoyomi', minutes: 600, seconds: 600, periods: 20 },
      { kind: 'days', days: 1 },
      { kind: 'days', days: 14 },
    ];
    expect(edges.map(read)).toEqual(edges);
  });
  test.each([
    [{ kind: 'sand' }, 'clock.kind'],
    [{ kind: 'soft', minutes: 0 }, 'clock.minutes'],
    [{ kind: 'soft', minutes: 601 }, 'clock.minutes'],
    [{ kind: 'byoyomi', minutes: 601 }, 'clock.minutes'],
    [{ kind: 'byoyomi', seconds: 4 }, 'clock.seconds'],
    [{ kind: 'byoyomi', seconds: 601 }, 'clock.seconds'],
    [{ kind: 'byoyomi', periods: 0 }, 'clock.periods'],
    [{ kind: 'byoyomi', periods: 21 }, 'clock.periods'],
    [{ kind: 'days', days: 0 }, 'clock.days'],
    [{ kind: 'days', days: 15 }, 'clock.days'],
    [{ kind: 'off', minutes: 5 }, 'clock.minutes'],
  ])('%j is refused by name', (json, field) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ name: 'InputError', field }));
  });
  test('a missing clock is none, and what is no object no clock', () => {
    const within = (json: unknown): ClockChoice => clockIn(new Fields(json, ''), 'clock');
    expect([within({}), within({ clock: { kind: 'days' } })]).toEqual([{ kind: 'off' }, { kind: 'days', days: 3 }]);
    for (const clock of [null, 5, 'off']) expect(() => within({ clock })).toThrow('clock: must be an object');
    expect(() => within({ clock: [] })).toThrow('clock: must be an object');
  });
});
