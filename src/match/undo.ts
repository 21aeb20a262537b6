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

/**
 * The line without the seat's last command, if the seat may take that back on its own; else what stops it. What was
 * answered for the seat since then goes with it.
 */
export function withoutLast(line: readonly Played[], seat: Seat): readonly Played[] | Stop | undefined {
  const last = line.findLast((played) => played.seat === seat && !played.auto);
  if (last === undefined) return undefined;
  const goes = (played: Played): boolean =>
    played.version === last.version || (played.version > last.version && played.seat === seat && played.auto);
  const fork = forkOf(line.filter(({ version }) => version === last.version));
  const later = line.filter((played) => played.version > last.version && !goes(played));
  // Seats that act side by side do not stand in each other's way; what they did meanwhile stays.
  const aside = fork !== 0 && later.every((played) => played.fork === fork);
  if (later.length > 0 && !aside) return 'others';
  return (
    line.find((played) => goes(played) && played.stop !== undefined)?.stop ?? line.filter((played) => !goes(played))
  );
}

/** How far the seat may go back on its own, and what stops it: `withoutLast` over and over, in one pass. */
export function reach(line: readonly Played[], seat: Seat): Reach {
  let free = 0;
  // The fork in which all that others did since was done; 0 if that was not one fork.
  let beside: number | undefined;
  // What stops that was answered for the seat since.
  let answered: Stop | undefined;
  for (let to = line.length; to > 0;) {
    const { version } = line[to - 1]!;
    let from = to - 1;
    while (from > 0 && line[from - 1]!.version === version) from--;
    const command = line.slice(from, to);
    to = from;
    if (command.some((played) => played.seat === seat && !played.auto)) {
      if (beside !== undefined && (beside === 0 || beside !== forkOf(command))) return { free, stop: 'others' };
      const stop = command.find((played) => played.stop !== undefined)?.stop ?? answered;
      if (stop !== undefined) return { free, stop };
      free++;
      continue;
    }
    for (const played of command.toReversed()) {
      if (played.seat === seat) answered = played.stop ?? answered;
      else beside = beside === undefined || beside === played.fork ? played.fork : 0;
    }
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
