import type { Action, Seat, SeatMask } from '../kernel/ids.ts';
import type { Brought } from './brought.ts';
import type { ClockState } from './clock.ts';
import type { Draft } from '../kernel/draft.ts';
import type { Holder, Phase, Result, Stop } from './messages.ts';
import type { OpenedPacks, SeatPacks } from './packs.ts';

/** An answer that the match gave for a seat, because there was one option and everybody could see that. */
export type Answered = readonly [seat: number, action: string];

/** What the log says. Whatever was decided by policy (`after`) is written down: a replay decides nothing. */
export type MatchEvent =
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly holder: Holder;
      /** Who sits down has it with them: a bot chooses nothing by itself. */
      readonly brought?: Brought;
      readonly opened?: SeatPacks;
    }
  /** Packs are opened; `table`: those of everybody, with which a draft begins. `keeper`: whoever did not come is missed. */
  | {
      readonly do: 'open';
      readonly seat: Seat;
      readonly opened: SeatPacks;
      readonly table?: Draft['packs'];
      readonly keeper?: Holder;
    }
  /** A card is taken, by its place in the pack, and then those of whoever cannot choose; the last one lets bots build. */
  | {
      readonly do: 'pick';
      readonly seat: Seat;
      readonly at: number;
      readonly others?: readonly (readonly [place: number, at: number])[];
      readonly built?: readonly (readonly [seat: number, brought: Brought])[];
      /** The time was over; `keeper`: not for the first time, and a bot keeps the seat from here on. */
      readonly late?: true;
      readonly keeper?: Holder;
    }
  /** At a table where nothing is dealt: all have built, or the time is over. */
  | { readonly do: 'close'; readonly built: readonly (readonly [seat: number, brought: Brought])[] }
  /** Null: it is taken back. */
  | { readonly do: 'bring'; readonly seat: Seat; readonly brought: Brought | null }
  | { readonly do: 'ready'; readonly seat: Seat; readonly nonce: string; readonly after?: readonly Answered[] }
  | { readonly do: 'deal'; readonly after?: readonly Answered[] }
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly actions: readonly string[];
      /** By a standing order of the seat. */
      readonly order?: true;
      readonly after?: readonly Answered[];
    }
  | { readonly do: 'ask'; readonly seat: Seat; readonly count: number; readonly stop: Stop }
  | { readonly do: 'answer'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'undo'; readonly seat: Seat; readonly count: number; readonly agreed: boolean }
  | { readonly do: 'concede'; readonly seat: Seat }
  | { readonly do: 'award'; readonly seat: Seat; readonly by: 'time' | 'absence' };

/** A move that stands. */
export interface Played {
  readonly version: number;
  readonly seat: Seat;
  readonly action: Action;
  /** Answered by the match, because it was forced or ordered. */
  readonly auto: boolean;
  /** Which of the times that seats acted side by side; 0 if they did not. Such moves can be taken back singly. */
  readonly fork: number;
  /** What nobody can forget again. */
  readonly stop: 'chance' | 'learnt' | undefined;
}

/** A place among the moves that can be taken back: after how many of them, and how the forks were counted there. */
export interface Place {
  readonly moves: number;
  readonly forks: number;
  readonly fork: number;
}

/** The log so far, apart from the cards. */
export interface Ledger {
  readonly version: number;
  readonly at: number;
  readonly phase: Phase;
  readonly seats: readonly Holder[];
  /** What the seats threw in, as hexadecimal; null: not ready. */
  readonly nonces: readonly (string | null)[];
  /** What the seats have brought; null: nothing. Absent in matches of older versions. */
  readonly brought?: readonly (Brought | null)[];
  /** Where packs are opened. */
  readonly packs?: OpenedPacks;
  /** The latest moves that stand: those that can still be taken back. */
  readonly line: readonly Played[];
  /** How often seats have acted side by side, and which of these times it is now (0: they do not). */
  readonly forks: number;
  readonly fork: number;
  /** By how much the serials of the wire are ahead of the table's, so that taking back never gives one out twice. */
  readonly ahead: number;
  readonly asking: { readonly seat: Seat; readonly count: number; readonly agreed: SeatMask } | undefined;
  readonly clock: ClockState | undefined;
  /** Since when a question with a casting vote stands: the vote opens so many seconds later. Nothing without one. */
  readonly asked?: number | undefined;
  readonly result: Result | undefined;
}

/** Who holds the seat, or has a bot keep it. */
export function personOf(holder: Holder): string | undefined {
  if (holder.kind === 'person') return holder.who;
  return holder.kind === 'bot' ? holder.keeps : undefined;
}
export function seatHeldBy(seats: readonly Holder[], who: string): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.who === who);
  return seat < 0 ? undefined : (seat as Seat);
}

/** The seats that people hold. */
export function people(seats: readonly Holder[]): SeatMask {
  let mask = 0;
  seats.forEach((holder, seat) => {
    if (holder.kind === 'person') mask |= 1 << seat;
  });
  return mask;
}
