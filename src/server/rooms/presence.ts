import type { ServerStore } from '../store/store.ts';
import type { Hours } from '../time.ts';
import { newId } from '../ids.ts';

/** People who are here are written down this often; who was not seen for longer than that and a little is away. */
const BEAT_MS = 6000;
/** Not all rooms at once: each has its part of that time. */
const PARTS = 6;
const HERE_MS = 2 * BEAT_MS + 3000;

/** What somebody in a room wants to hear of. */
export interface Listener {
  here(who: readonly string[]): void;
  /** Another line of the same person has taken the seat over, or has given it back. */
  control(mine: boolean): void;
}
/** One line of one person in one room. */
export interface Stay {
  /** Is this the newest line of the person? Only that one acts for the seat. */
  inControl(): boolean | Promise<boolean>;
  leave(): void;
}
interface RoomLine {
  readonly id: string;
  readonly listener: Listener;
  mine: boolean;
}

/** Who is in which room, here and at the other servers, and by which of their lines they act. */
export class Presence {
  private readonly store: ServerStore;
  private readonly hours: Hours;
  /** By room and person, in the order in which they came in. */
  private readonly here = new Map<string, Map<string, RoomLine[]>>();
  private readonly told = new Map<string, string>();
  private part = 0;

  constructor(store: ServerStore, hours: Hours) {
    this.store = store;
    this.hours = hours;
  }
  static readonly beat = BEAT_MS / PARTS;

  async enter(room: string, who: string, listener: Listener): Promise<Stay> {
    const people = this.here.get(room) ?? new Map<string, RoomLine[]>();
    this.here.set(room, people);
    const lines = people.get(who) ?? [];
    people.set(who, lines);
    const line = { id: newId(), listener, mine: true };
    lines.push(line);
    settle(lines, line);
    const inControl = (): boolean | Promise<boolean> =>
      this.store.shared ? this.inControl(room, who, line) : line.mine;
    const stay = { inControl, leave: () => this.leave(room, who, line) };
    try {
      await this.store.takeOver(room, who, line.id, this.hours.now());
      this.told.delete(room);
      await this.tell(room);
    } catch (error) {
      stay.leave();
      throw error;
    }
    return stay;
  }
  private leave(room: string, who: string, line: RoomLine): void {
    const people = this.here.get(room);
    const lines = people?.get(who);
    const at = lines?.indexOf(line) ?? -1;
    if (people === undefined || lines === undefined || at < 0) return;
    lines.splice(at, 1);
    const next = lines.at(-1);
    if (next === undefined) {
      people.delete(who);
      if (people.size === 0) this.here.delete(room);
      this.told.delete(room);
    } else if (line.mine) settle(lines, next);
    this.handOn(room, who, line, next).catch(() => undefined);
  }
  private async handOn(room: string, who: string, line: RoomLine, next: RoomLine | undefined): Promise<void> {
    if (next !== undefined) {
      if (line.mine) await this.store.takeOver(room, who, next.id, this.hours.now());
      return;
    }
    // They were here until now; others count from there.
    await this.store.giveUp(room, who, line.id, this.hours.now() - HERE_MS);
    await this.tell(room);
  }
  private async inControl(room: string, who: string, line: RoomLine): Promise<boolean> {
    const found = await this.store.lineOf(room, who);
    // What nobody keeps alive any more is free.
    const free = found === undefined || found.line === '' || this.hours.now() - found.at > HERE_MS;
    const lines = this.here.get(room)?.get(who) ?? [];
    settle(lines, free ? lines.at(-1) : lines.find(({ id }) => id === found.line));
    return line.mine;
  }
  /** For how long somebody has been away; 0 while here. */
  async awayFor(room: string, who: string): Promise<number> {
    if (this.here.get(room)?.has(who) === true) return 0;
    const seen = (await this.store.lastSeen(room)).get(who);
    const { began } = this.hours;
    // Whoever could not come back because nobody served has not stayed away.
    const since = seen === undefined ? began : Math.max(began, seen + HERE_MS);
    return Math.max(0, this.hours.now() - since);
  }
  /** Who was here and is not, whoever left longest ago first. */
  async gone(room: string): Promise<readonly string[]> {
    const seen = await this.store.lastSeen(room);
    const local = this.here.get(room);
    const now = this.hours.now();
    return [...seen]
      .filter(([who, at]) => local?.has(who) !== true && now - at >= HERE_MS)
      .toSorted(([, a], [, b]) => a - b)
      .map(([who]) => who);
  }
  /** Writes down who is here in the rooms whose turn it is, and tells each of them if others have come or gone. */
  async heartbeat(): Promise<void> {
    this.part = (this.part + 1) % PARTS;
    const rooms = [...this.here].filter(([room]) => partOf(room) === this.part);
    const here = rooms.flatMap(([room, people]) => [...people.keys()].map((who) => [room, who] as const));
    await this.store.seen(here, this.hours.now());
    for (const [room] of rooms) await this.tell(room);
  }
  /** Somebody came or went at another server. */
  async look(room: string): Promise<void> {
    const people = this.here.get(room);
    if (people === undefined) return;
    for (const [who, lines] of people) await this.inControl(room, who, lines[0]!);
    await this.tell(room);
  }
  private async tell(room: string): Promise<void> {
    if (!this.here.has(room)) return;
    const seen = await this.store.lastSeen(room);
    const local = this.here.get(room);
    if (local === undefined) return;
    const recent = [...seen].filter(([who, at]) => !local.has(who) && this.hours.now() - at < HERE_MS);
    const all = [...local.keys(), ...recent.map(([who]) => who)].toSorted();
    const key = all.join(' ');
    if (this.told.get(room) === key) return;
    this.told.set(room, key);
    for (const lines of local.values()) for (const { listener } of lines) listener.here(all);
  }
}
/** Ids are random, and so are their first letters. */
const partOf = (room: string): number => room.charCodeAt(0) % PARTS;

/** Of the lines of one person this one acts, and the others are told that they do not. */
function settle(lines: readonly RoomLine[], newest: RoomLine | undefined): void {
  for (const line of lines) {
    const mine = line === newest;
    if (line.mine === mine) continue;
    line.mine = mine;
    line.listener.control(mine);
  }
}
