/**
 * Clocks are data: times are milliseconds that somebody passes in. Each seat has a bank, then periods; a move made
 * within a period gives the whole period back. Days for each move are a bank of nothing and one long period.
 */
export interface ClockSpec {
  readonly bank: number;
  readonly period: number;
  readonly periods: number;
  /** May the others claim the game when a seat is out of time? A soft clock only shows. */
  readonly hard: boolean;
  /** A seat that is out of time for this long ends the match by itself; 0: never. */
  readonly lapse: number;
}
export interface SeatClock {
  readonly bank: number;
  readonly periods: number;
  /** Running since, or -1. */
  readonly since: number;
}
export type ClockState = readonly SeatClock[];

export const fullClock = (spec: ClockSpec, seats: number): ClockState =>
  Array.from({ length: seats }, () => ({ bank: spec.bank, periods: spec.periods, since: -1 }));

/** How long the seat may still take, counting every period; below 0 it is out of time. */
export function timeLeft(spec: ClockSpec, clock: SeatClock, now: number): number {
  const used = clock.since < 0 ? 0 : Math.max(0, now - clock.since);
  return clock.bank + clock.periods * spec.period - used;
}
function stopped(spec: ClockSpec, clock: SeatClock, now: number): SeatClock {
  if (clock.since < 0) return clock;
  const used = Math.max(0, now - clock.since);
  if (used <= clock.bank) return { bank: clock.bank - used, periods: clock.periods, since: -1 };
  const lost = spec.period === 0 ? clock.periods : Math.floor((used - clock.bank) / spec.period);
  return { bank: 0, periods: Math.max(0, clock.periods - lost), since: -1 };
}
/** The clocks after something happened: who acted or is no longer awaited stops, who is awaited now runs. */
export function turned(spec: ClockSpec, clocks: ClockState, now: number, acted: number, awaited: number): ClockState {
  return clocks.map((clock, seat) => {
    const bit = 1 << seat;
    const still = clock.since >= 0 && (awaited & bit) !== 0 && (acted & bit) === 0;
    if (still) return clock;
    const rest = stopped(spec, clock, now);
    return (awaited & bit) === 0 ? rest : { ...rest, since: now };
  });
}
/** When the first of the running clocks will have lapsed, if that ends matches. */
export function lapsesAt(spec: ClockSpec, clocks: ClockState): number | undefined {
  if (spec.lapse === 0) return undefined;
  const ends = clocks
    .filter(({ since }) => since >= 0)
    .map((clock) => clock.since + timeLeft(spec, clock, clock.since) + spec.lapse);
  return ends.length === 0 ? undefined : Math.min(...ends);
}
