import type { Seat } from '../kernel/ids.ts';
import type { Played } from './ledger.ts';
import type { Stop } from './messages.ts';

export interface Reach {
  /** How many of the seat's commands can be taken back freely, one after the other. */
  readonly free: number;
  /** What stops it there; nothing if that is all there is. */
  readonly stop?: Stop;
}

/** The line without the seat's last command, if the seat may take that back on its own; else what stops it. */
export function withoutLast(line: readonly Played[], seat: Seat): readonly Played[] | Stop | undefined {
  const last = line.findLast((played) => played.seat === seat && !played.auto);
  if (last === undefined) return undefined;
  const mine = line.filter(({ version }) => version === last.version);
  const stop = mine.find((played) => played.stop !== undefined)?.stop;
  const later = line.filter(({ version }) => version > last.version);
  // Seats that act side by side do not stand in each other's way; what they did meanwhile stays.
  const aside = last.fork !== 0 && later.every(({ fork }) => fork === last.fork);
  if (later.length > 0 && !aside) return 'others';
  return stop ?? line.filter(({ version }) => version !== last.version);
}

/** How far the seat may go back on its own, and what stops it. */
export function reach(line: readonly Played[], seat: Seat): Reach {
  let rest = line;
  for (let free = 0; ; free++) {
    const shorter = withoutLast(rest, seat);
    if (shorter === undefined) return { free };
    if (typeof shorter === 'string') return { free, stop: shorter };
    rest = shorter;
  }
}

/** The line as it was before the seat's last `count` commands, whatever has happened since; with everybody's consent. */
export function before(line: readonly Played[], seat: Seat, count: number): readonly Played[] | undefined {
  const versions = line.filter((played) => played.seat === seat && !played.auto).map(({ version }) => version);
  const from = [...new Set(versions)].at(-count);
  return from === undefined
    ? undefined
    : line.slice(
        0,
        line.findIndex(({ version }) => version === from),
      );
}
