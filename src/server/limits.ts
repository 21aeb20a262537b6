import type { Time } from './time.ts';
import { type Rate, RateLimit } from './rate.ts';

const COMMANDS: Rate = { burst: 60, perSecond: 20 };
const TALK: Rate = { burst: 5, perSecond: 0.5 };
const LOBBY: Rate = { burst: 20, perSecond: 0.5 };
/** Rooms that everybody sees, by address: one must not fill the list. */
const LISTED: Rate = { burst: 20, perSecond: 1 / 60 };
const LOGINS: Rate = { burst: 8, perSecond: 0.1 };
const REQUESTS: Rate = { burst: 100, perSecond: 10 };
/** Files of the pages, by address: a whole school may open them at once. */
const FILES: Rate = { burst: 4000, perSecond: 400 };
/** Into one event from one address: a class may come together, nobody else fills it with guests. */
const JOINS: Rate = { burst: 40, perSecond: 1 / 60 };
/** Each of them is a whole match played again. */
const RECORDS: Rate = { burst: 10, perSecond: 0.5 };
/** Each of them is a match played again, up to four thousand rows of it. */
const HISTORIES: Rate = { burst: 10, perSecond: 0.1 };
/** Each of them may open as many matches as one has. */
const OWN_MATCHES: Rate = { burst: 20, perSecond: 0.5 };
/** A shard takes seconds: two requests for each, from several tabs. */
const LENDING: Rate = { burst: 20, perSecond: 1 };
const RENAMES: Rate = { burst: 5, perSecond: 0.05 };
/** Sockets of one address: a whole school may come back at once, nobody needs hundreds every second. */
const SOCKETS: Rate = { burst: 200, perSecond: 20 };
/** Sockets of one person: whoever was hung up on for a flood does not come back at once, again and again. */
const DIALS: Rate = { burst: 20, perSecond: 0.5 };
/** Messages that cannot be read or come too fast; a good one between them makes up for none. */
const OFFENCES: Rate = { burst: 200, perSecond: 2 };
/** Pings of a client, and pongs that nobody asked for. */
const CONTROL: Rate = { burst: 40, perSecond: 2 };
/** So many people may share an address without one of them being slowed down for what the others do. */
const SHARED = 8;

/** So many matches were held by one process, in 713 MiB: `redut torture crowd` tries just that. */
export const MOST_LIVE = 2000;
/** Sockets at once, and requests whose bodies are still coming. */
export interface Most {
  readonly socketsOfPerson: number;
  readonly socketsOfAddress: number;
  readonly bodiesOfAddress: number;
  /** That wait to be written. */
  readonly historiesOfAddress: number;
  /** That wait for a request; a browser opens six, and a school comes from one address. */
  readonly linesOfAddress: number;
  /** That wait for an answer. */
  readonly busyOfAddress: number;
  /** In which somebody is at once, and all who come from one address. */
  readonly roomsOfPerson: number;
  readonly roomsOfAddress: number;
}
/** Of the matches that a server takes people of one address hold no more than this part. */
const PART_OF_ADDRESS = 1 / 4;
export const mostOf = ({ most, mostMatches = MOST_LIVE }: LimitOptions): Most => ({
  socketsOfPerson: 20,
  socketsOfAddress: 500,
  bodiesOfAddress: 32,
  historiesOfAddress: 4,
  linesOfAddress: 128,
  busyOfAddress: 1024,
  roomsOfPerson: 8,
  roomsOfAddress: Math.ceil(mostMatches * PART_OF_ADDRESS),
  ...most,
});

/** What one person may do, and what all people of one address may do together: new guests cost nothing. */
export class Allowance {
  private readonly people: RateLimit;
  private readonly addresses: RateLimit;
  constructor(rate: Rate, time: Time) {
    this.people = new RateLimit(rate, time);
    this.addresses = new RateLimit({ burst: rate.burst * SHARED, perSecond: rate.perSecond * SHARED }, time);
  }
  /** 0 if it may go ahead, else the milliseconds to wait. */
  take(who: string, address: string): number {
    return this.people.take(who) || this.addresses.take(address);
  }
  /** Before it is known who it is, and once it is. */
  takeOf(address: string): number {
    return this.addresses.take(address);
  }
  takeBy(who: string): number {
    return this.people.take(who);
  }
}
/** How many there are at once, of each. */
export class Crowd {
  private readonly most: number;
  private readonly counts = new Map<string, number>();
  constructor(most: number) {
    this.most = most;
  }
  /** Undefined if there are too many; else what to call, once, when it goes. */
  enter(key: string): (() => void) | undefined {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(key, count + 1);
    return () => this.leave(key);
  }
  private leave(key: string): void {
    const left = this.counts.get(key)! - 1;
    if (left === 0) this.counts.delete(key);
    else this.counts.set(key, left);
  }
}
/** In how many rooms each is at once, by however many lines. */
class RoomsOf {
  private readonly most: number;
  private readonly lines = new Map<string, Map<string, number>>();
  constructor(most: number) {
    this.most = most;
  }
  has(key: string, room: string | undefined): boolean {
    return room !== undefined && this.lines.get(key)?.has(room) === true;
  }
  isFull(key: string): boolean {
    return (this.lines.get(key)?.size ?? 0) >= this.most;
  }
  add(key: string, room: string, line: 1 | -1): void {
    const rooms = this.lines.get(key) ?? new Map<string, number>();
    this.lines.set(key, rooms);
    const left = (rooms.get(room) ?? 0) + line;
    if (left > 0) rooms.set(room, left);
    else rooms.delete(room);
    if (rooms.size === 0) this.lines.delete(key);
  }
}
/** Who is in which rooms: one person, or one address, must not take the places of all others. */
export class Stays {
  private readonly people: RoomsOf;
  private readonly addresses: RoomsOf;
  constructor({ roomsOfPerson, roomsOfAddress }: Pick<Most, 'roomsOfPerson' | 'roomsOfAddress'>) {
    this.people = new RoomsOf(roomsOfPerson);
    this.addresses = new RoomsOf(roomsOfAddress);
  }
  /** Without a room: another one than those they are in. */
  mayEnter(who: string, address: string, room?: string): boolean {
    const may = (rooms: RoomsOf, key: string): boolean => rooms.has(key, room) || !rooms.isFull(key);
    return may(this.people, who) && may(this.addresses, address);
  }
  isIn(who: string, room: string): boolean {
    return this.people.has(who, room);
  }
  /** However many there are; the answer is called when the line goes, and counts once. */
  enter(who: string, address: string, room: string): () => void {
    const count = (line: 1 | -1): void => {
      this.people.add(who, room, line);
      this.addresses.add(address, room, line);
    };
    count(1);
    let here = true;
    return () => {
      if (here) count(-1);
      here = false;
    };
  }
}

export interface LimitOptions {
  /** Commands of one person. */
  readonly rate?: Rate;
  /** Rooms, sessions and codes of one person or address. */
  readonly lobbyRate?: Rate;
  readonly most?: Partial<Most>;
  /** So many matches may be followed at once. */
  readonly mostMatches?: number;
}
export type Limits = ReturnType<typeof limitsOf>;
/** All limits of a server, each by person, by address, or both. */
export function limitsOf(options: LimitOptions, time: Time) {
  const { rate, lobbyRate } = options;
  const lobby = lobbyRate ?? LOBBY;
  const most = mostOf(options);
  const { socketsOfPerson, socketsOfAddress, bodiesOfAddress, historiesOfAddress } = most;
  return {
    commands: new Allowance(rate ?? COMMANDS, time),
    confirmations: new Allowance(rate ?? COMMANDS, time),
    talk: new Allowance(TALK, time),
    rooms: new Allowance(lobby, time),
    events: new Allowance(lobby, time),
    joins: new RateLimit(lobbyRate ?? JOINS, time),
    listed: new RateLimit(lobbyRate ?? LISTED, time),
    renames: new Allowance(lobbyRate ?? RENAMES, time),
    histories: new Allowance(lobbyRate ?? HISTORIES, time),
    records: new Allowance(lobbyRate ?? RECORDS, time),
    lending: new Allowance(lobbyRate ?? LENDING, time),
    ownMatches: new Allowance(lobbyRate ?? OWN_MATCHES, time),
    requests: new Allowance(rate ?? REQUESTS, time),
    files: new RateLimit(rate ?? FILES, time),
    sessions: new RateLimit(lobby, time),
    codes: new RateLimit(lobby, time),
    logins: new RateLimit(LOGINS, time),
    sockets: new RateLimit(lobbyRate ?? SOCKETS, time),
    dials: new RateLimit(rate ?? DIALS, time),
    offences: new RateLimit(OFFENCES, time),
    control: new RateLimit(CONTROL, time),
    socketsOfPerson: new Crowd(socketsOfPerson),
    socketsOfAddress: new Crowd(socketsOfAddress),
    bodiesOfAddress: new Crowd(bodiesOfAddress),
    historiesOfAddress: new Crowd(historiesOfAddress),
    stays: new Stays(most),
  };
}
