import type { Fought } from '../../kernel/campaign.ts';
import type { EventView, ListedEvent } from '../../events/view.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Language } from '../../kernel/text.ts';
import type { ClockChoice } from '../../match/clock-choice.ts';
import type { Phase } from '../../match/messages.ts';
import type { EndedGame, SeriesScore } from '../../match/series.ts';
import type { DailyGame } from '../../match/daily.ts';
import { callMe } from './my-name.ts';

/** Who this browser is for the server. */
export interface Me {
  readonly who: string | null;
  readonly name?: string;
  /** The name of the account, if there is one. */
  readonly account?: string;
}
export interface RoomView {
  readonly room: string;
  readonly code: string;
  readonly host: string;
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** On which terms seats bring what they play with, where they do. */
  readonly terms?: Readonly<Record<string, unknown>>;
  /** The tournament whose pairing meets here. */
  readonly event?: string;
  /** Packs are opened here for the matches of the tournament. */
  readonly pod?: true;
  /** A campaign that is fought here: the battle of the match, what was fought before, and which one is wanted next. */
  readonly campaign?: {
    readonly id: string;
    readonly battle: string;
    readonly fought: readonly Fought[];
    readonly next?: string;
  };
  /** A series of so many games. */
  readonly bestOf?: number;
  readonly match: string;
  readonly round: number;
  readonly private: boolean;
  readonly spectators: 'off' | 'public' | 'after';
  readonly clock: ClockChoice;
  readonly members: readonly { readonly who: string; readonly name: string; readonly muted?: true }[];
  readonly again: readonly string[];
  /** The games before this one. */
  readonly ended?: readonly EndedGame[];
}
/** A match in which this browser has a seat, as the server tells it. */
export interface OwnMatch {
  readonly room: string;
  readonly game: string;
  readonly match: string;
  readonly phase: Phase;
  readonly seats: readonly (
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'bot'; readonly level: string }
    | { readonly kind: 'open' }
  )[];
  readonly mine: number;
  readonly ready: number;
  readonly awaited: number;
  readonly since: number;
  readonly left?: number;
  readonly series?: SeriesScore;
  readonly scores?: readonly number[];
  /** By seat: who was who, where that was decided in play. */
  readonly roles?: readonly number[];
}
export interface OwnMatches {
  readonly who: string | null;
  readonly at: number;
  readonly matches: readonly OwnMatch[];
}
/** A room that everybody may find. */
export interface ListedRoom {
  readonly room: string;
  readonly code: string;
  readonly game: string;
  readonly clock: ClockChoice;
  readonly host: string;
  readonly people: number;
}
/** The server said no, and why. */
export class ServerRefusal extends Error {}

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`api/${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  const answer = (await response.json()) as T & { readonly rule?: string };
  if (!response.ok) throw new ServerRefusal(answer.rule ?? String(response.status));
  return answer;
}
/** Pages that ask nobody, such as the start page, call people by the name that was last heard. */
function known(me: Me): Me {
  callMe(me.name ?? '');
  return me;
}
export const session = (): Promise<Me> => ask<Me>('session').then(known);
export const comeIn = (name: string): Promise<Me> => ask<Me>('session', { name }).then(known);
interface Credentials {
  readonly account: string;
  readonly password: string;
}
export const register = (given: Credentials): Promise<Me> => ask<Me>('account', given).then(known);
export const logIn = (given: Credentials): Promise<Me> => ask<Me>('login', given).then(known);
export const leaveAccount = async (): Promise<Me> => {
  await ask('session/end', {});
  return known({ who: null });
};
export const leaveEverywhere = async (): Promise<Me> => {
  await ask('session/end', { everywhere: true });
  return known({ who: null });
};
export const changePassword = (old: string, password: string): Promise<Me> =>
  ask('account/password', { old, password });
/** A guest has no password. */
export const forgetMe = async (password?: string): Promise<Me> => {
  await ask('account/end', password === undefined ? {} : { password });
  return known({ who: null });
};
export const listedRooms = async (): Promise<readonly ListedRoom[]> =>
  (await ask<{ rooms: readonly ListedRoom[] }>('rooms')).rooms;
export const makeRoom = async (wanted: object): Promise<RoomView> =>
  (await ask<{ room: RoomView }>('rooms', wanted)).room;
export const findRoom = async (name: string): Promise<RoomView> =>
  (await ask<{ room: RoomView }>(`rooms/${encodeURIComponent(name)}`)).room;
export const listedEvents = async (): Promise<readonly ListedEvent[]> =>
  (await ask<{ events: readonly ListedEvent[] }>('events')).events;
export const ownEvents = async (): Promise<readonly ListedEvent[]> =>
  (await ask<{ events: readonly ListedEvent[] }>('events/mine')).events;
export const makeEvent = async (wanted: object): Promise<EventView> =>
  (await ask<{ event: EventView }>('events', wanted)).event;
/** By its id or its code. */
export const findEvent = async (name: string): Promise<EventView> =>
  (await ask<{ event: EventView }>(`events/${encodeURIComponent(name)}`)).event;
/** Joins, leaves, or leads it; answers with the event as it is then. */
export const doInEvent = async (event: string, what: string, body: object): Promise<EventView> =>
  (await ask<{ event: EventView }>(`events/${encodeURIComponent(event)}/${what}`, body)).event;
/** Boosters that the account has opened: what they hold is for the page of the game to say. */
export const openingsOfAccount = async (): Promise<readonly { readonly game?: unknown }[]> =>
  (await ask<{ openings: readonly { readonly game?: unknown }[] }>('openings')).openings;
export const keepOpenings = (list: readonly object[]): Promise<unknown> => ask('openings', { openings: list });
export type DailyBest = Readonly<Record<DailyGame, readonly { readonly name: string; readonly score: number }[]>>;
export const bestOfDay = (day: string): Promise<DailyBest> => ask(`daily/${encodeURIComponent(day)}`);
/** Says what the server made of the moves. */
export const enterDaily = (entry: {
  readonly game: DailyGame;
  readonly day: string;
  readonly moves: readonly string[];
}): Promise<{ readonly score: number }> => ask('daily', entry);
export interface OwnRating {
  readonly game: string;
  readonly rating: number;
  /** With 95 % the strength lies within twice this of the rating. */
  readonly deviation: number;
  readonly games: number;
  readonly recent: readonly {
    readonly match: string;
    readonly at: number;
    readonly score: number;
    readonly rating: number;
  }[];
}
/** Null where the server keeps none. */
export const ownRatings = async (): Promise<readonly OwnRating[] | null> =>
  (await ask<{ ratings: readonly OwnRating[] | null }>('ratings')).ratings;
/** The version of the code that may help with studies of the server; null where nobody may. */
export const lendingCode = async (): Promise<string | null> => (await ask<{ code: string | null }>('lending')).code;
export interface LentShard {
  readonly study: string;
  readonly shard: number;
  readonly job: Readonly<Record<string, unknown>>;
  readonly from: number;
  readonly to: number;
}
export const takeShard = async (code: string): Promise<LentShard | null> =>
  (await ask<{ lent: LentShard | null }>('lending', { code })).lent;
export const giveShard = (given: {
  readonly study: string;
  readonly shard: number;
  readonly outcome: readonly string[];
}): Promise<{ readonly taken: boolean }> => ask('lending/give', given);
export const ownMatches = (): Promise<OwnMatches> => ask('matches');
/** The key by which browsers know the server's notices; null if it sends none. */
export const pushKey = async (): Promise<string | null> => (await ask<{ key: string | null }>('push')).key;
export const subscribe = ({ endpoint, keys }: PushSubscriptionJSON, language: Language): Promise<unknown> =>
  ask('push', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language });
export const unsubscribe = (endpoint: string): Promise<unknown> => ask('push/end', { endpoint });
export const serverRecord = (match: string): Promise<MatchRecord> => ask(`matches/${encodeURIComponent(match)}/record`);
