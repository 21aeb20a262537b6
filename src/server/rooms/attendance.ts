import type { Viewer } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { spell } from '../../kernel/verbs.ts';
import { type About, type Holder, withNews, type Told } from '../../match/messages.ts';
import { Replica } from '../../match/replica.ts';
import type { Hall } from './hall.ts';
import type { RoomRow } from '../store/store.ts';
import type { Announcement, Turn } from '../messages.ts';
import { messageOf } from '../watch/log.ts';
import { maySpectate, type Role, rolesOf } from './permissions.ts';
import { seatHeldBy } from '../../match/ledger.ts';
import type { Stay } from './presence.ts';
import type { Room } from '../room.ts';
import { viewOf } from './rooms.ts';
import type { AnyMatch } from './tables.ts';

/** A client that has not said what it got is sent no more than so many versions ahead. */
export const WINDOW = 64;
/** The store did not answer: after so long it is asked again. */
const RETRY_MS = 1000;

interface Attending {
  readonly who: string;
  readonly turns: boolean;
  /** Sends text that is JSON. */
  send(text: string): void;
  /** Called when it has left, by itself or not. */
  gone(): void;
}
/** One client in one room: what it follows there, and how far it has come. */
export class Attendance {
  row: RoomRow;
  match: AnyMatch | undefined;
  about: About | undefined;
  private readonly house: Hall;
  private readonly client: Attending;
  private viewer: Viewer = 'spectator';
  private following: { unwatch: () => void; release: () => void } | undefined;
  private replica: Replica<State, SetupOptions> | undefined;
  private readonly stopListening: () => void;
  private stay: Stay | undefined;
  /** The last version that was sent, and the last that the client said it has. */
  private sent = -1;
  private got = -1;
  /** Frames were held back: go on from `sent` when the client has caught up. */
  private behind = false;
  /** Something was not for these eyes: go on with the whole view. */
  private hidden = false;
  private turn = '';
  /** Told once, good until somebody sits down or comes in. */
  private cast: { readonly body: Room; readonly seats: readonly Holder[]; readonly roles: readonly Role[] } | undefined;
  private closed = false;
  private changing: Promise<void> = Promise.resolve();

  constructor(house: Hall, client: Attending, row: RoomRow) {
    this.house = house;
    this.client = client;
    this.row = row;
    this.stopListening = house.rooms.listen(row.room, (next) => this.heardRoom(next));
  }
  /** `have` is a version of that match, or of the room's if it is not said which. */
  async begin(have: number, match?: string): Promise<void> {
    const { room, body } = this.row;
    this.sendRoom();
    for (const line of body.talk) this.send({ ev: 'talk', room, line });
    await this.attach(have, match);
    this.stay = await this.house.presence.enter(room, this.client.who, {
      here: (here) => this.send({ ev: 'here', room, here }),
      control: (yours) => this.send({ ev: 'control', room, yours }),
    });
    if (this.closed) this.stay.leave();
  }
  /** May this line act for the person's seat? The newest line does. */
  inControl(): boolean | Promise<boolean> {
    return !this.house.oneLine || (this.stay?.inControl() ?? true);
  }
  /** What the client is in the room as it stands, and at these seats. */
  roles(seats: readonly Holder[]): readonly Role[] {
    const { body } = this.row;
    if (this.cast?.body !== body || this.cast.seats !== seats)
      this.cast = { body, seats, roles: rolesOf(body, seats, this.client.who) };
    return this.cast.roles;
  }
  /** The last version that the client was sent. */
  get version(): number {
    return this.sent;
  }
  close(): void {
    this.closed = true;
    this.stopListening();
    this.stay?.leave();
    this.detach();
    this.client.gone();
  }
  /** The client has everything up to this version. */
  confirm(version: number): void {
    this.got = Math.min(Math.max(this.got, version), this.sent);
    if (this.behind && this.sent - this.got <= WINDOW / 2) this.follow(this.sent);
  }
  /** The client asks for what it has missed. */
  resume(have: number, match: string): Promise<void> {
    return this.attach(have, match);
  }

  /** Looks whether the room and its match have gone on elsewhere. */
  async refresh(): Promise<void> {
    await this.house.rooms.refresh([this.row.room]);
    await this.changing;
    await this.match?.refresh();
    await this.changing;
  }

  private send(message: Announcement): void {
    if (!this.closed) this.client.send(JSON.stringify(message));
  }
  private sendRoom(): void {
    if (!this.closed) this.client.send(textOf(this.row));
  }
  private detach(): void {
    this.following?.unwatch();
    this.following?.release();
    this.following = undefined;
  }
  /** Follows the room's match from that version on, as whoever the client is there now. Rejects if the store failed. */
  private attach(have: number, of?: string): Promise<void> {
    const attached = this.changing.then(() => this.attachNow(have, of));
    this.changing = attached.catch((error: unknown) => {
      const { match } = this.row.body;
      this.house.log('warn', 'a match could not be followed', { match, error: messageOf(error) });
    });
    return attached;
  }
  /** As `attach`, where nobody waits for an answer who could ask again. */
  private follow(have: number): void {
    const again = (): void => {
      if (!this.closed) this.follow(-1);
    };
    this.attach(have).catch(() => setTimeout(again, RETRY_MS).unref());
  }
  private async attachNow(have: number, of: string | undefined): Promise<void> {
    if (this.closed) return;
    this.detach();
    const { match, release } = await this.house.tables.hold(this.row.body.match);
    this.following = { unwatch: () => undefined, release };
    // Whoever comes from another server may know more than we do: nobody's view is turned back.
    await this.house.tables.latest(match.id);
    this.about ??= await match.about();
    const viewer = seatHeldBy(this.about.seats, this.client.who) ?? 'spectator';
    // What another viewer was told, or of another match, is nothing to go on from.
    const goesOn =
      (of ?? match.id) === match.id && (this.match === undefined || (this.match === match && viewer === this.viewer));
    this.match = match;
    this.viewer = viewer;
    this.behind = false;
    this.hidden = false;
    this.replica = this.client.turns && viewer !== 'spectator' ? new Replica(match.rules, viewer) : undefined;
    this.sent = goesOn && this.replica === undefined ? have : -1;
    this.got = this.sent;
    const unwatch = await match.watch(viewer, this.sent, (told, text) => this.heard(match, told, text));
    this.following = { unwatch, release };
    if (this.closed) this.detach();
    this.house.tables.drive(match.id);
  }

  private heard(match: AnyMatch, told: Told, text: string): void {
    if (this.closed || match !== this.match) return;
    // The room goes on to another match, and so will this client.
    if (told.ev === 'frame' && this.about === undefined) return;
    this.about = told.ev === 'whole' ? told.about : withNews(this.about!, told.about);
    const { seats } = told.about;
    if (seats !== undefined && (seatHeldBy(seats, this.client.who) ?? 'spectator') !== this.viewer) {
      this.hidden = true;
      this.follow(-1);
      return;
    }
    if (this.viewer === 'spectator' && !this.maySpectate(this.about)) {
      if (!this.hidden) this.send({ ev: 'hidden', match: told.match });
      this.hidden = true;
      return;
    }
    if (this.hidden || this.behind) {
      if (this.hidden && told.ev !== 'whole') this.follow(-1);
      return;
    }
    this.tell(told, text);
  }
  private maySpectate(about: About): boolean {
    return maySpectate(this.row.body, about, this.client.who);
  }
  private tell(told: Told, text: string): void {
    if (told.ev === 'frame' && told.v - this.got > WINDOW) {
      this.behind = true;
      this.house.metrics.count('redut_held_back_total');
      return;
    }
    if (told.ev === 'whole') this.got = told.v;
    this.sent = told.v;
    this.client.send(text);
    if (this.replica !== undefined) this.tellTurn(this.replica, told);
  }
  /** For who brings no rules: what may be done now, derived from nothing but what this client was told. */
  private tellTurn(replica: Replica<State, SetupOptions>, told: Told): void {
    if (replica.take(told) === undefined) return;
    const decision = replica.decision();
    const { viewer, state, rules } = replica;
    if (decision === undefined || viewer === 'spectator' || (told.about.awaited & (1 << viewer)) === 0) return;
    const { held } = told.about;
    const early = held !== undefined && this.house.hours.now() < held.until ? held.verb : undefined;
    const options = decision.options
      .filter(({ verb }) => verb !== early)
      .map(({ action }) => ({
        action: spell(rules.game.verbs, action),
        text: rules.game.notation(state, viewer, action),
      }));
    if (options.length === 0) return;
    const turn: Turn = {
      ev: 'turn',
      match: told.match,
      game: rules.game.name,
      seat: viewer,
      serial: decision.serial,
      prompt: decision.prompt,
      rule: decision.rule,
      options,
    };
    const text = JSON.stringify(turn);
    if (text === this.turn) return;
    this.turn = text;
    this.client.send(text);
  }
  private heardRoom(row: RoomRow): void {
    const { match } = this.row.body;
    if (row.body.kicked.includes(this.client.who)) {
      this.send({ ev: 'out', room: row.room, why: 'kicked' });
      this.row = row;
      this.close();
      return;
    }
    const spoken = row.body.talk.slice(newLines(this.row, row));
    this.row = row;
    this.sendRoom();
    for (const line of spoken) this.send({ ev: 'talk', room: row.room, line });
    if (row.body.match !== match) {
      this.about = undefined;
      this.follow(-1);
    }
  }
}
const texts = new WeakMap<RoomRow, string>();
/** However many are in the room, what they are told of it is written once. */
function textOf(row: RoomRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const announcement: Announcement = { ev: 'room', room: viewOf(row) };
  const text = JSON.stringify(announcement);
  texts.set(row, text);
  return text;
}
/** Where in the talk of the newer row begins what the older did not have. */
function newLines(older: RoomRow, newer: RoomRow): number {
  const last = older.body.talk.at(-1);
  if (last === undefined) return 0;
  return newer.body.talk.findLastIndex(({ id, who }) => id === last.id && who === last.who) + 1;
}
