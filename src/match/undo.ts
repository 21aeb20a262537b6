import type { Seat } from '../kernel/ids.ts';
import type { Played } from './ledger.ts';
import type { Stop } from './messages.ts';

export interface Reach {
  /** How many of the seat's commands can be taken back freely, one after the other. */
  readonly free: number;
  /** What stops it there; nothing if that is all there is. */
  readonly stop?: Stop;
}

/** The one fork in which all of it was done, else 0. */
const forkOf = (command: readonly Played[]): number =>
  command.every(({ fork }) => fork === command[0]!.fork) ? command[0]!.fork : 0;

/** The line without the seat's last command, if the seat may take that back on its own; else what stops it. */
export function withoutLast(line: readonly Played[], seat: Seat): readonly Played[] | Stop | undefined {
  const last = line.findLast((played) => played.seat === seat && !played.auto);
  if (last === undefined) return undefined;
  const mine = line.filter(({ version }) => version === last.version);
  const stop = mine.find((played) => played.stop !== undefined)?.stop;
  const later = line.filter(({ version }) => version > last.version);
  // Seats that act side by side do not stand in each other's way; what they did meanwhile stays.
  const fork = forkOf(mine);
  const aside = fork !== 0 && later.every((played) => played.fork === fork);
  if (later.length > 0 && !aside) return 'others';
  return stop ?? line.filter(({ version }) => version !== last.version);
}

/** How far the seat may go back on its own, and what stops it: `withoutLast` over and over, in one pass. */
export function reach(line: readonly Played[], seat: Seat): Reach {
  let free = 0;
  // The fork in which all that others did since was done; 0 if that was not one fork.
  let beside: number | undefined;
  for (let to = line.length; to > 0;) {
    const { version } = line[to - 1]!;
    let from = to - 1;
    while (from > 0 && line[from - 1]!.version === version) from--;
    const command = line.slice(from, to);
    if (!command.some((played) => played.seat === seat && !played.auto)) {
      for (const { fork } of command) beside = beside === undefined || beside === fork ? fork : 0;
    } else {
      if (beside !== undefined && (beside === 0 || beside !== forkOf(command))) return { free, stop: 'others' };
      const stop = command.find((played) => played.stop !== undefined)?.stop;
      if (stop !== undefined) return { free, stop };
      free++;
    }
    to = from;
  }
  return { free };
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
