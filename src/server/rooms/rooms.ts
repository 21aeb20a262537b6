import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { maskSetup, readSetup } from '../../kernel/setup.ts';
import type { Holder } from '../../match/messages.ts';
import { newCode, newId } from '../ids.ts';
import type { Person, RoomRow, ServerStore } from '../store/store.ts';
import type { Hours, Time } from '../time.ts';
import { type ClockChoice, clockOf } from '../../match/clock-choice.ts';
import { personOf } from '../../match/ledger.ts';
import type { PodTimes } from '../../match/packs.ts';
import { newSeries, type NextOfSeries, playerOf } from '../../match/series.ts';
import type { NewMatch } from '../../match/match.ts';
import { tryDeal } from '../../match/trial.ts';
import {
  type ListedRoom,
  matchOf,
  memberOf,
  MOST_ENDED,
  MOST_MEMBERS,
  type Room,
  type RoomCampaign,
  type RoomView,
  type Spectators,
} from '../room.ts';
import type { LoadGame } from '../load-game.ts';
import type { AnyMatch, Tables } from './tables.ts';
import { battleSetup, campaignTold, type LoadCampaigns, loadCampaigns, readCampaign, wentOn } from './campaign.ts';
import { equipment, openSetup, readTerms } from './terms.ts';

export interface NewRoom {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly bestOf: number;
  readonly private: boolean;
  readonly spectators: Spectators;
  readonly clock: ClockChoice;
  /** The seat that whoever makes the room takes; the others are open, or bots. */
  readonly seat: number | undefined;
  readonly bots: Readonly<Record<number, string>>;
  /** A battle of a campaign: it says the settings, and with what everybody plays. */
  readonly campaign?: Omit<RoomCampaign, 'next'>;
}
/** A room that an event makes for two who meet. */
export interface EventRoom extends Pick<Room, 'game' | 'setup' | 'terms' | 'clock' | 'match' | 'members' | 'pod'> {
  readonly room: string;
  readonly event: string;
  readonly bestOf: number;
  readonly spectators: Spectators;
  readonly seats: readonly Holder[];
  /** What they have with them, where packs were opened for this and other matches. */
  readonly kept?: Pick<NextOfSeries, 'brought' | 'packs'>;
  /** Where packs are opened: how long is waited. */
  readonly times?: PodTimes;
}
type Change = (body: Room) => Room | undefined;
/** Two servers that change a room at once may both have to look again; so often in a row means that something is wrong. */
const ATTEMPTS = 8;
const CODES = 5;

/** The rooms as the store has them, and who wants to hear of changes. */
export class Rooms {
  private readonly store: ServerStore;
  private readonly tables: Tables;
  private readonly load: LoadGame;
  private readonly campaigns: LoadCampaigns;
  private readonly time: Time;
  private readonly hours: Hours;
  private readonly listeners = new Map<string, Set<(row: RoomRow) => void>>();
  /** The rooms that somebody listens to, as they were last told. */
  private readonly known = new Map<string, RoomRow>();
  /** Changes of one room wait for each other: written side by side, all but one would be written for nothing. */
  private readonly changing = new Map<string, Promise<void>>();

  constructor(
    store: ServerStore,
    tables: Tables,
    load: LoadGame,
    time: Time,
    hours: Hours,
    campaigns: LoadCampaigns = loadCampaigns,
  ) {
    this.store = store;
    this.tables = tables;
    this.load = load;
    this.campaigns = campaigns;
    this.time = time;
    this.hours = hours;
  }
  get(room: string): Promise<RoomRow | undefined> {
    return this.store.room(room);
  }
  async create(person: Person, wanted: NewRoom): Promise<RoomRow> {
    const game = await this.load(wanted.game);
    const campaign = wanted.campaign && readCampaign(await this.campaigns(wanted.game), wanted.campaign);
    const fixed = campaign && battleSetup(campaign);
    const setup = fixed === undefined ? openSetup(game, wanted.setup) : readSetup(game.options, fixed);
    const terms = fixed === undefined ? readTerms(game, wanted.terms) : undefined;
    const count = game.seats(setup);
    if (wanted.seat !== undefined && wanted.seat >= count) throw new InputError('seat', `must be below ${count}`);
    for (const seat of Object.keys(wanted.bots)) {
      if (!(Number(seat) < count)) throw new InputError(`bots.${seat}`, `there are seats 0 to ${count - 1}`);
      if (Number(seat) === wanted.seat) throw new InputError(`bots.${seat}`, 'is the seat of who makes the room');
    }
    // What seats bring is held against the terms when they do; here the rest is dealt.
    tryDeal(game, readSetup(game.options, fixed ?? wanted.setup));
    const seats = Array.from({ length: count }, (_, seat): Holder => {
      if (seat === wanted.seat) return { kind: 'person', who: person.who };
      const level = wanted.bots[seat];
      return level === undefined ? { kind: 'open' } : { kind: 'bot', level };
    });
    const room = newId();
    const match = matchOf(room, 1, this.hours.now());
    const body: Room = {
      host: person.who,
      game: wanted.game,
      setup: maskSetup(game.options, setup, 'spectator'),
      ...(terms === undefined ? {} : { terms }),
      ...(wanted.bestOf === 1 ? {} : { bestOf: wanted.bestOf }),
      ...(campaign === undefined ? {} : { campaign: campaignTold(campaign) }),
      private: wanted.private,
      spectators: wanted.spectators,
      clock: wanted.clock,
      match,
      round: 1,
      members: [{ who: person.who, name: person.name }],
      kicked: [],
      again: [],
      talk: [],
    };
    await this.tables.create(body.game, this.newMatch(game, { ...body, setup }, match, seats));
    const row = await this.add(room, body, !wanted.private);
    if (row === undefined) throw new Error('no room code is free');
    return row;
  }
  private async add(room: string, body: Room, isListed: boolean): Promise<RoomRow | undefined> {
    for (let attempt = 0; attempt < CODES; attempt++) {
      const row: RoomRow = { room, code: newCode(), version: 1, listed: isListed, at: this.time.wall(), body };
      if (await this.store.addRoom(row)) return row;
    }
    return undefined;
  }
  /** As whoever comes first makes it; asked again, or by another server, it is there. */
  async createFor({ room, seats, bestOf, kept, times, ...wanted }: EventRoom): Promise<void> {
    const game = await this.load(wanted.game);
    const setup = openSetup(game, wanted.setup);
    const body: Room = {
      ...wanted,
      host: '',
      setup: maskSetup(game.options, setup, 'spectator'),
      ...(bestOf === 1 ? {} : { bestOf }),
      private: false,
      round: 1,
      kicked: [],
      again: [],
      talk: [],
    };
    try {
      const made = this.newMatch(game, { ...body, setup }, body.match, seats, kept, times);
      await this.tables.create(body.game, made);
    } catch (error) {
      if (!(error instanceof InputError) || error.field !== 'match') throw error;
    }
    if ((await this.store.room(room)) === undefined) await this.add(room, body, false);
  }
  private newMatch(
    game: AnyGame,
    { setup, terms, bestOf, clock, campaign }: Room,
    match: string,
    seats: readonly Holder[],
    kept: NextOfSeries = {},
    pod?: PodTimes,
  ): NewMatch {
    const spec = clockOf(clock);
    const series = kept.series ?? (bestOf === undefined ? undefined : newSeries(bestOf, match, seats.length));
    return {
      match,
      setup,
      secret: randomBytes(32),
      seats,
      ...(terms === undefined ? {} : { terms, ...equipment(game, terms, seats, kept, pod) }),
      ...(pod === undefined ? {} : { pod }),
      ...(campaign === undefined ? {} : { fixed: true }),
      ...(series === undefined ? {} : { series }),
      at: this.hours.now(),
      ...(spec === undefined ? {} : { clock: spec }),
    };
  }

  /** What nobody else writes need not be read again. */
  private latest(room: string, changed: boolean): Promise<RoomRow | undefined> {
    const known = this.store.shared || changed ? undefined : this.known.get(room);
    return known === undefined ? this.store.room(room) : Promise.resolve(known);
  }
  /** Changes a room as it stands in the store; `change` may be asked more than once. Undefined: nothing to change. */
  async change(room: string, change: Change, newcomer?: string): Promise<RoomRow> {
    const before = this.changing.get(room);
    const { promise: turn, resolve: ended } = Promise.withResolvers<void>();
    this.changing.set(room, turn);
    await before;
    try {
      return await this.changeNow(room, change, newcomer);
    } finally {
      if (this.changing.get(room) === turn) this.changing.delete(room);
      ended();
    }
  }
  private async changeNow(room: string, change: Change, newcomer?: string): Promise<RoomRow> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const row = await this.latest(room, attempt > 0);
      if (row === undefined) throw new InputError('room', 'there is no such room');
      const body = change(row.body);
      if (body === undefined) return row;
      const next = { ...row, body, version: row.version + 1 };
      if (await this.store.changeRoom(next, newcomer)) {
        this.tell(next);
        return next;
      }
    }
    throw new Error('the room changes all the time');
  }
  /** In a room of many the first of those who may go makes room. Undefined: the room is full. */
  async comeIn(room: string, { who, name }: Person, mayGo: readonly string[]): Promise<RoomRow | undefined> {
    const joined = (body: Room): Room | undefined => {
      const member = memberOf(body, who);
      if (member?.name === name) return undefined;
      const full = member === undefined && body.members.length >= MOST_MEMBERS;
      const goes = full ? mayGo.find((other) => isForgettable(body, other)) : who;
      if (goes === undefined) return undefined;
      const others = body.members.filter((other) => other.who !== goes);
      return { ...body, members: [...others, { ...member, who, name }] };
    };
    const row = await this.change(room, joined, who);
    return memberOf(row.body, who) === undefined ? undefined : row;
  }
  /**
   * Somebody would like another match; once all who played do, it is made as the game goes on from the last one. In a campaign
   * it is the battle that they name, alike: who names another one asks anew. Undefined: that cannot be fought.
   */
  async again(
    room: string,
    who: string,
    last: Pick<AnyMatch, 'id' | 'next' | 'last' | 'about' | 'outcome'>,
    seats: readonly Holder[],
    battle?: string,
  ): Promise<RoomRow | undefined> {
    const now = await this.latest(room, false);
    const goes = now?.body.campaign && now.body.match === last.id ? now.body.campaign : undefined;
    const battled = goes && (await wentOn(await this.campaigns(now!.body.game), goes, last, battle));
    if (goes !== undefined && battled === undefined) return undefined;
    const next = battled?.battle.id;
    // Said late, or again, it speaks of a match that has been followed by another: that one goes on.
    const players = seats.flatMap((holder) => personOf(holder) ?? []);
    const isWish = ({ campaign }: Room): boolean => next === undefined || campaign?.next === next;
    const isLast = (body: Room): boolean =>
      players.every((player) => player === who || (isWish(body) && body.again.includes(player)));
    // What the last one would like is not written by itself: the next match says it.
    const row = await this.change(room, (body) =>
      body.match !== last.id || (body.again.includes(who) && isWish(body)) || isLast(body)
        ? undefined
        : wishing(body, isWish(body) ? [...body.again, who] : [who], next),
    );
    if (row.body.match !== last.id || !isLast(row.body)) return row;
    const { match, round } = row.body;
    const follows = await last.next(seats);
    const {
      setup,
      seats: holders,
      at,
      ...kept
    } = battled ? { ...follows, seats, setup: battleSetup(battled) } : follows;
    const game = await this.load(row.body.game);
    const open = maskSetup(game.options, setup, 'spectator');
    const following = matchOf(room, round + 1, at);
    const returned = holders.map((holder): Holder => {
      const keeper = keeperOf(holder);
      return keeper === undefined ? holder : { kind: 'person', who: keeper };
    });
    try {
      await this.tables.begin(row.body.game, this.newMatch(game, { ...row.body, setup }, following, returned, kept));
    } catch (error) {
      // Two said it at the same time, and the other has made it.
      if (!(error instanceof InputError)) throw error;
    }
    const { scores, roles } = (await this.store.resultOf(match)) ?? {};
    const { series } = await last.about();
    const told = {
      players: seats.map(playerOf),
      match,
      at: await last.last(),
      ...(series === undefined ? {} : { series }),
      ...(roles === undefined ? {} : { roles }),
    };
    const ending = scores === undefined ? [] : [{ ...told, scores }];
    return this.change(room, ({ ended = [], ...body }) =>
      body.match === match
        ? {
            ...body,
            setup: open,
            ...(battled === undefined ? {} : { campaign: campaignTold(battled) }),
            match: following,
            round: round + 1,
            again: [],
            ended: [...ended, ...ending].slice(-MOST_ENDED),
          }
        : undefined,
    );
  }

  listen(room: string, heard: (row: RoomRow) => void): () => void {
    const all = this.listeners.get(room) ?? new Set();
    this.listeners.set(room, all);
    all.add(heard);
    return () => {
      all.delete(heard);
      if (all.size === 0) {
        this.listeners.delete(room);
        this.known.delete(room);
      }
    };
  }
  private tell(row: RoomRow): void {
    const listeners = this.listeners.get(row.room);
    if (listeners === undefined || row.version <= (this.known.get(row.room)?.version ?? 0)) return;
    this.known.set(row.room, row);
    for (const heard of listeners) heard(row);
  }
  /** Looks for changes that were made at other servers, to these rooms or to any. */
  async refresh(names?: readonly string[]): Promise<void> {
    const rooms = names?.filter((name) => this.listeners.has(name)) ?? [...this.listeners.keys()];
    for (const [room, version] of await this.store.roomVersions(rooms)) {
      if (version <= (this.known.get(room)?.version ?? 0)) continue;
      const row = await this.store.room(room);
      if (row !== undefined) this.tell(row);
    }
  }
}
/** Who would like another match, and in a campaign which battle. */
const wishing = (body: Room, again: readonly string[], next: string | undefined): Room => ({
  ...body,
  again,
  ...(body.campaign === undefined || next === undefined ? {} : { campaign: { ...body.campaign, next } }),
});
/** Who is muted would come back with a voice. */
function isForgettable(body: Room, who: string): boolean {
  const member = memberOf(body, who);
  return member !== undefined && member.muted !== true && who !== body.host;
}
/** The person for whom a bot keeps the seat. */
const keeperOf = (holder: Holder): string | undefined => (holder.kind === 'bot' ? holder.keeps : undefined);

export function viewOf({ room, code, version, body }: RoomRow): RoomView {
  const { talk: _talk, kicked: _kicked, ...rest } = body;
  return { ...rest, room, code, version };
}
export const listedOf = ({ room, code, body }: RoomRow): ListedRoom => ({
  room,
  code,
  game: body.game,
  clock: body.clock,
  host: memberOf(body, body.host)?.name ?? '',
  people: body.members.length,
});
export const isSeat = (seat: number, seats: readonly Holder[]): seat is Seat => seat >= 0 && seat < seats.length;
