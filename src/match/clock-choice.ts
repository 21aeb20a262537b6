import { type Fields, InputError } from '../kernel/input.ts';
import type { ClockSpec } from './clock.ts';

/** How the time is kept, as people choose it. */
export type ClockChoice =
  | { readonly kind: 'off' }
  | { readonly kind: 'soft'; readonly minutes: number }
  | { readonly kind: 'byoyomi'; readonly minutes: number; readonly seconds: number; readonly periods: number }
  | { readonly kind: 'days'; readonly days: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Who is out of time and is claimed by nobody loses by themselves after this long. */
const LAPSE = { byoyomi: 2 * MINUTE, days: DAY } as const;

export function clockOf(choice: ClockChoice): ClockSpec | undefined {
  switch (choice.kind) {
    case 'off':
      return undefined;
    case 'soft':
      return { bank: choice.minutes * MINUTE, period: 0, periods: 0, hard: false, lapse: 0 };
    case 'byoyomi': {
      const { minutes, seconds, periods } = choice;
      return { bank: minutes * MINUTE, period: seconds * SECOND, periods, hard: true, lapse: LAPSE.byoyomi };
    }
    case 'days':
      return { bank: 0, period: choice.days * DAY, periods: 1, hard: true, lapse: LAPSE.days };
  }
}

export function readClock(fields: Fields): ClockChoice {
  const kind = fields.oneOf('kind', ['off', 'soft', 'byoyomi', 'days'], 'off');
  const choice = ((): ClockChoice => {
    switch (kind) {
      case 'off':
        return { kind };
      case 'soft':
        return { kind, minutes: fields.number('minutes', 1, 600, 30) };
      case 'byoyomi': {
        const minutes = fields.number('minutes', 0, 600, 20);
        const seconds = fields.number('seconds', 5, 600, 30);
        return { kind, minutes, seconds, periods: fields.number('periods', 1, 20, 3) };
      }
      case 'days':
        return { kind, days: fields.number('days', 1, 14, 3) };
    }
  })();
  fields.done();
  return choice;
}
/** A missing clock is none. */
export function clockIn(fields: Fields, name: string): ClockChoice {
  if (fields.raw(name) === null) throw new InputError(name, 'must be an object');
  return readClock(fields.inside(name));
}
