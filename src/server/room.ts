import type { Fought } from '../kernel/campaign.ts';
import type { Phase } from '../match/messages.ts';
import type { Phrase } from '../match/phrases.ts';
import type { ClockChoice } from '../match/clock-choice.ts';
import type { EndedGame, SeriesScore } from '../match/series.ts';
import type { SeatMask } from '../kernel/ids.ts';

export interface Member {
  readonly who: string;
  readonly name: string;
  readonly muted?: true;
}
/** Something said at the table: a phrase that everybody reads in their language, or words in a private room. */
export interface Remark {
  /** Of the command, so that nothing is said twice. */
  readonly id: string;
  readonly who: string;
  readonly at: number;
  readonly phrase?: Phrase;
  readonly text?: string;
}
/** off: only who plays, then and ever after. public: what lies open, live. after: nobody until the end, then everything. */
export type Spectators = 'off' | 'public' | 'after';

/** A campaign that is fought here, battle after battle. */
export interface RoomCampaign {
  readonly id: string;
  /** The battle of the room's match, and those before it. */
  readonly battle: string;
  readonly fought: readonly Fought[];
  /** The battle that whoever would like another match wants. */
  readonly next?: string;
}
/** A place where people gather, play a match, and another. */
export interface Room {
  readonly host: string;
  readonly game: string;
  /** As everybody may know it: what is secret lies with the match alone. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** On which terms seats bring what they play with, where they do. */
  readonly terms?: Readonly<Record<string, unknown>>;
  /** A series of so many games; a single one, if absent. */
  readonly bestOf?: number;
  readonly private: boolean;
  readonly spectators: Spectators;
  readonly clock: ClockChoice;
  /** The event whose pairing meets here. Nobody is host: seats are taken, and one match or series is all that is played. */
  readonly event?: string;
  /** Nobody plays here: packs are opened for the matches of the event. */
  readonly pod?: true;
  readonly campaign?: RoomCampaign;
  /** The match that is played here now, and how many have been. */
  readonly match: string;
  readonly round: number;
  readonly members: readonly Member[];
  readonly kicked: readonly string[];
  /** Who would like another match. */
  readonly again: readonly string[];
  readonly talk: readonly Remark[];
  /** The games that were played here before this one, as far as they had an outcome. */
  readonly ended?: readonly EndedGame[];
}
/** The room as its members are told it. */
export interface RoomView extends Omit<Room, 'talk' | 'kicked'> {
  readonly room: string;
  readonly code: string;
  readonly version: number;
}
/** The room as everybody sees it in the list: who is there is told to who comes in. */
export interface ListedRoom extends Pick<Room, 'game' | 'clock'> {
  readonly room: string;
  readonly code: string;
  /** The name of the host. */
  readonly host: string;
  readonly people: number;
}
/** Who sits at a seat, in words: strangers have no business with ids. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' };
/** A match in which somebody has a seat, as they find it again. */
export interface OwnMatch extends Pick<Room, 'game' | 'match'> {
  readonly room: string;
  readonly code: string;
  readonly phase: Phase;
  readonly seats: readonly Sitter[];
  /** The seat of who asks. */
  readonly mine: number;
  readonly ready: SeatMask;
  readonly awaited: SeatMask;
  /** When something last happened, by the time at the tables. */
  readonly since: number;
  /** So many milliseconds may who asks still take, if their clock runs. */
  readonly left?: number;
  /** How the series stood before this game, if it is one of a series. */
  readonly series?: SeriesScore;
  /** Once it is over, if it has any. */
  readonly scores?: readonly number[];
  /** By seat: who was who, where that was decided in play. */
  readonly roles?: readonly number[];
}
/** May somebody who does not play see what has been dealt? */
export const mayLookOn = ({ spectators }: Pick<Room, 'spectators'>, phase: Phase): boolean =>
  spectators === 'public' || (spectators === 'after' && phase === 'over');
export const MOST_MEMBERS = 64;
export const MOST_REMARKS = 32;
export const MOST_ENDED = 100;

export const memberOf = ({ members }: Room, who: string): Member | undefined =>
  members.find((member) => member.who === who);
/** Matches that are played at the same time have names that lie together, so that the store writes fewer pages. */
export const matchOf = (room: string, round: number, at: number): string =>
  `${at.toString(36).padStart(9, '0')}.${room}.${round}`;
/** Asked for with every message: no lists are made. */
export function roomOfMatch(match: string): string {
  const end = match.lastIndexOf('.');
  return end < 0 ? '' : match.slice(match.lastIndexOf('.', end - 1) + 1, end);
}
