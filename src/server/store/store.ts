import type { EventFact, EventTerms } from '../../events/facts.ts';
import type { EventState } from '../../events/state.ts';
import type { KeptOpening } from '../openings.ts';
import type { Language } from '../../kernel/text.ts';
import type { Result } from '../../match/messages.ts';
import type { MatchStore } from '../../match/store.ts';
import type { Room } from '../room.ts';

export interface Person {
  /** Public: others see it beside the name. */
  readonly who: string;
  readonly name: string;
  /** The name to log in by; guests have none. */
  readonly account?: string;
  readonly at: number;
}
export interface Account extends Person {
  /** Salt and scrypt hash. */
  readonly password: string;
}
export interface NewSession {
  readonly hash: string;
  readonly at: number;
  /** The session whose place it takes: what hangs on that hangs on this now. */
  readonly before?: string;
}
export interface Session {
  readonly person: Person;
  /** When it was last written down that it was used. */
  readonly used: number;
}
export interface RoomRow {
  readonly room: string;
  readonly code: string;
  /** Counts the changes: whoever changes a room says which version it saw. */
  readonly version: number;
  /** Shown to everybody in the lobby? */
  readonly listed: boolean;
  readonly at: number;
  readonly body: Room;
}

/** An event as it was made; what has happened since, its facts tell. */
export interface StoredEvent {
  readonly event: string;
  readonly code: string;
  /** Counts the facts: whoever adds some says after which. */
  readonly version: number;
  /** Shown to everybody? */
  readonly listed: boolean;
  readonly phase: EventState['phase'];
  /** By the calendar. */
  readonly at: number;
  readonly organiser: string;
  /** What the pairings follow from. Nobody is told before it begins. */
  readonly seed: string;
  readonly body: { readonly terms: EventTerms; readonly commitment: string };
}
export interface FactRow {
  readonly version: number;
  /** By the time at the tables. */
  readonly at: number;
  readonly body: EventFact;
}

/** What a browser gives away of its end: its public key and a secret, both as base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}
/** A browser that wants to be told, by the address that its maker's push service gave it. */
export interface Subscription extends PushKeys {
  readonly endpoint: string;
  readonly language: Language;
}

/** What somebody scored in the challenge of a day. */
export interface DailyRow {
  readonly day: string;
  readonly game: string;
  readonly who: string;
  readonly score: number;
  readonly at: number;
}

/** What a rated match made of one of the two: thousandths, and billionths for the volatility. */
export interface Rated {
  readonly who: string;
  readonly game: string;
  /** Counts the rated games of the person in this game: two servers cannot write the same one. */
  readonly n: number;
  readonly match: string;
  readonly at: number;
  /** 2 for a win, 1 for a draw, 0 for a loss. */
  readonly score: number;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Up to then, by the time at the tables, that lagged so far behind the calendar; without end for how it is now. */
export interface Lag {
  readonly until: number;
  readonly lag: number;
}

/** Who leads an event, and how often leaders have said so in all; nobody yet: an empty name. */
export interface Lead {
  readonly event: string;
  readonly leader: string;
  readonly times: number;
}

/** Where a server keeps everything: the matches, and who plays them where. */
export interface ServerStore extends MatchStore {
  /** Do other servers write here, too? */
  readonly shared: boolean;
  /** How many appends came too late so far. */
  readonly conflicts: number;
  /** Names of matches and rooms that other servers say have changed. Hints only: one that is lost costs a moment. */
  listen(heard: (names: readonly string[]) => void): Promise<void>;
  /** Writes something; throws if nothing can be written. */
  beat(at: number): Promise<void>;
  /** Leaves no byte behind of what was forgotten, as far as the engine lets us say. */
  compact(): Promise<void>;
  close(): Promise<void>;

  /** The last versions of many logs at once. */
  latestOf(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  resultOf(match: string): Promise<Result | undefined>;
  /** The ids of matches in order, beyond the one given. */
  matchesAfter(match: string, most: number): Promise<readonly string[]>;
  /** When somebody should look at the match by themselves; undefined: never. Only a hint: too early does no harm. */
  wake(match: string, at: number | undefined): Promise<void>;
  due(at: number, most: number): Promise<readonly string[]>;

  /** Matches that are over and in which nothing has happened since that time, in order, beyond the one given. */
  overSince(at: number, match: string, most: number): Promise<readonly string[]>;
  forgetMatch(match: string): Promise<void>;
  /** False if somebody has changed the room since. */
  forgetRoom(row: RoomRow): Promise<boolean>;
  /** Ends sessions that have run out. */
  forgetSessions(now: number): Promise<void>;
  /** Guests without a session who came before that time. */
  lostGuests(before: number, most: number): Promise<readonly string[]>;
  /** What hangs on people whom nobody knows any more. */
  forgetLeftovers(): Promise<void>;

  addPerson(person: Person): Promise<void>;
  person(who: string): Promise<Person | undefined>;
  rename(who: string, name: string): Promise<void>;
  /** False if the name is taken or the person has an account. Ends all sessions but the one that begins with it. */
  addAccount(who: string, account: string, password: string, session: NewSession): Promise<boolean>;
  account(account: string): Promise<Account | undefined>;
  /** False if the password is no longer the one that was seen. Ends all sessions but the one that begins with it. */
  changePassword(who: string, seen: string, password: string, session: NewSession): Promise<boolean>;
  /** Begins a session unless the password is no longer the one that was seen. */
  beginSession(who: string, seen: string, session: NewSession): Promise<boolean>;
  /**
   * The first step of forgetting a person: name, account, sessions, browsers and scores go at once. False if the password is
   * not the one that was seen; guests have none.
   */
  strike(who: string, at: number, seen?: string): Promise<boolean>;
  /** People who were struck out by then and may still stand in rooms. */
  struck(before: number, most: number): Promise<readonly string[]>;
  /** The last step: nothing points at the person any more. */
  forgetPerson(who: string): Promise<void>;
  /** The rooms in which the person is or was a member. */
  roomsOf(who: string): Promise<readonly string[]>;
  /** Of these the ones where the person was last, latest first; then those that were made and never come to. */
  latestRoomsOf(who: string, most: number): Promise<readonly RoomRow[]>;
  /** Has the account been logged into from this place, which is a hash? */
  knowsPlace(who: string, place: string): Promise<boolean>;
  /** The oldest beyond `most` are forgotten. */
  keepPlace(who: string, place: string, at: number, most: number): Promise<void>;

  /** From when it is true, every match that ends waits to be rated. */
  rates: boolean;
  /** Matches that have ended and wait. */
  unrated(most: number): Promise<readonly string[]>;
  isRated(match: string): Promise<boolean>;
  /** The match waits no longer, and this is what it changed; all or nothing. */
  rate(match: string, rows: readonly Rated[]): Promise<void>;
  latestRated(who: string, game: string): Promise<Rated | undefined>;
  /** Of each game the latest, the latest first. */
  ratedOf(who: string, most: number): Promise<readonly Rated[]>;

  /** The packs that somebody has opened, the latest first. */
  openings(who: string): Promise<readonly KeptOpening[]>;
  /** Adds them, or what is new of them; the oldest beyond `most` are forgotten. */
  keepOpenings(who: string, openings: readonly KeptOpening[], most: number): Promise<void>;

  /** Sessions are kept under the hash of what the browser holds. */
  addSession(hash: string, who: string, at: number): Promise<void>;
  /** Who it is, if the session has not run out by then. */
  session(hash: string, now: number): Promise<Session | undefined>;
  /** Those of the sessions that hold, and when each was last used. */
  liveSessions(hashes: readonly string[], now: number): Promise<ReadonlyMap<string, number>>;
  useSessions(hashes: readonly string[], now: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** Ends all sessions of the person. */
  endSessions(who: string): Promise<void>;

  /** False if the id or the code is taken. */
  addRoom(room: RoomRow): Promise<boolean>;
  room(room: string): Promise<RoomRow | undefined>;
  roomByCode(code: string): Promise<RoomRow | undefined>;
  /** False if somebody else has changed the room since: `row.version` must be one more than what stands. */
  changeRoom(row: RoomRow, newcomer?: string): Promise<boolean>;
  /** Rooms that were made before that time, in order, beyond the one given. */
  roomsBefore(at: number, room: string, most: number): Promise<readonly RoomRow[]>;
  /** The newest that are listed: made since, or somebody was seen there since. */
  listedRooms(most: number, made: number, seen: number): Promise<readonly RoomRow[]>;
  roomVersions(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** These people were in these rooms at that time; nobody twice in the same. */
  seen(here: readonly (readonly [room: string, who: string])[], at: number): Promise<void>;
  lastSeen(room: string): Promise<ReadonlyMap<string, number>>;
  /** The person came in by this line: the newest is the one that controls the seat. */
  takeOver(room: string, who: string, line: string, at: number): Promise<void>;
  /** The line is gone: if no newer one has taken over, nobody controls the seat, and the person was last here then. */
  giveUp(room: string, who: string, line: string, at: number): Promise<void>;
  /** How far the time at the tables has come, as the last server wrote it down; nothing if none has served yet. */
  served(): Promise<number | undefined>;
  /** It has come so far here, and lags so far behind the calendar. Answers how far it is at whichever server is furthest. */
  serve(at: number, lag?: number): Promise<number>;
  /** By how much it has lagged behind the calendar, and how long; a jump of the calendar back changes nothing. In order. */
  lags(): Promise<readonly Lag[]>;
  setting(name: string): Promise<string | undefined>;
  /** The value of a setting; if there is none yet, the one that is given, from now on for every server. */
  settled(name: string, value: string): Promise<string>;
  /** The browser wants to be told what concerns this person. The oldest beyond `most` are forgotten. */
  /** Until the session ends by which it was asked for. */
  subscribe(
    by: { readonly who: string; readonly session: string },
    subscription: Subscription,
    at: number,
    most: number,
  ): Promise<void>;
  subscriptionsOf(who: string): Promise<readonly Subscription[]>;
  /** With a person: only if it is theirs. */
  endSubscription(endpoint: string, who?: string): Promise<void>;
  lineOf(room: string, who: string): Promise<{ readonly line: string; readonly at: number } | undefined>;

  /** False if the id or the code is taken. */
  addEvent(event: StoredEvent): Promise<boolean>;
  event(event: string): Promise<StoredEvent | undefined>;
  eventByCode(code: string): Promise<StoredEvent | undefined>;
  /** Those after that version, in order. */
  factsOf(event: string, version: number): Promise<readonly FactRow[]>;
  /** All of them or none. False if others have been added since: the first must be one more than what stands. */
  addFacts(event: string, facts: readonly FactRow[], phase: EventState['phase']): Promise<boolean>;
  /** What everybody may see: those that people can join or that are on, then those that ended last. */
  listedEvents(most: number): Promise<readonly StoredEvent[]>;
  /** Where the person takes part, or which they made, latest first. */
  eventsOf(who: string, most: number): Promise<readonly StoredEvent[]>;
  /** Who leads the events that are not over, those of this server first. */
  eventsToLead(server: string, most: number): Promise<readonly Lead[]>;
  /**
   * The server leads the event, or goes on to; false if somebody has said so since. So that not all do the same; what they do
   * agrees even if they did.
   */
  leadEvent(lead: Lead, server: string): Promise<boolean>;
  /** Those that were over by that time at the tables. */
  eventsOver(at: number, most: number): Promise<readonly string[]>;
  forgetEvent(event: string): Promise<void>;
  /** Nothing for whoever is forgotten. */
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  roomsNamed(rooms: readonly string[]): Promise<ReadonlyMap<string, RoomRow>>;
  resultsOf(matches: readonly string[]): Promise<ReadonlyMap<string, Result>>;
  /** Those of the matches in which cards have been dealt. */
  dealt(matches: readonly string[]): Promise<ReadonlySet<string>>;

  /** Keeps the score if it is the person's best of that day. */
  keepDaily(row: DailyRow): Promise<void>;
  /** The best of a day, best first; who was first goes before who did the same later. */
  bestDaily(day: string, game: string, most: number): Promise<readonly { name: string; score: number }[]>;
}
