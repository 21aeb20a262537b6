import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyGame } from '../../kernel/game.ts';
import { type Fields, InputError } from '../../kernel/input.ts';
import { PHRASES } from '../../match/phrases.ts';
import { Daily, readDaily } from '../daily.ts';
import type { House } from '../house.ts';
import type { Accounts, Entered } from '../people/accounts.ts';
import { cookiesFor, type Sessions, shownBy, type Visitor } from '../people/sessions.ts';
import { type Lending, readGiven } from '../lending.ts';
import { MOST_OPENINGS, readOpenings } from '../openings.ts';
import { MOST_SUBSCRIPTIONS, readSubscription } from '../push/push.ts';
import { played, viewerIn } from '../rooms/permissions.ts';
import { mayLookOn, memberOf, roomOfMatch } from '../room.ts';
import { ownMatches } from '../rooms/own-matches.ts';
import { listedOf, viewOf } from '../rooms/rooms.ts';
import { type AnyMatch, NoMatch } from '../rooms/tables.ts';
import { StoreAway } from '../store/engine.ts';
import { ScribeIsBusy } from '../store/scribe.ts';
import type { Person, RoomRow } from '../store/store.ts';
import type { Answers, Refused, Route } from './answers.ts';
import { EventRequests } from './event-requests.ts';
import { fieldsIn, readCredentials, readGuest, readNewPassword, readPassword, readRoom } from './bodies.ts';
import { described, listed } from './catalogue.ts';
import { sendJson } from './headers.ts';
import { Kept } from './kept.ts';
import { addressOf, type Origins, pathOf } from './origin.ts';
import { Refusal } from '../refusal.ts';
import { GAME_BYTES, LIMITS, tooMuch } from './shape.ts';

interface Reply<B> {
  /** Bytes are JSON already. */
  readonly body: B | Uint8Array;
  readonly cookies?: readonly string[];
}
type ReplyTo<R extends Route> = Promise<Reply<Answers[R]>>;
type Handlers = { readonly [R in Route]: (request: IncomingMessage, name: string) => ReplyTo<R> };
const LISTED = 100;
/** However many ask for the list, it is made so often. */
const LISTED_MS = 1000;
/** Where the data cannot be reached, one asks again after this time. */
const AWAY_MS = 2000;
/** Whoever makes a room comes in soon. */
const MADE_MS = 60_000;

interface ApiOptions {
  readonly house: House;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly origins: Origins;
  readonly behindProxy: boolean;
}

/** What pages and programs ask outside of a socket: who I am, rooms, records. */
export class Api {
  private readonly house: House;
  private readonly sessions: Sessions;
  private readonly accounts: Accounts;
  private readonly origins: Origins;
  private readonly behindProxy: boolean;
  private readonly daily: Daily;
  private readonly list: Kept<Buffer>;
  private readonly events: EventRequests;
  constructor({ house, sessions, accounts, origins, behindProxy }: ApiOptions) {
    this.house = house;
    this.sessions = sessions;
    this.accounts = accounts;
    this.origins = origins;
    this.behindProxy = behindProxy;
    this.list = new Kept(() => this.listed(), house.time.steady, LISTED_MS);
    this.daily = new Daily(house.store, house.load, house.time.wall);
    this.events = new EventRequests(house, {
      somebody: (request) => this.somebody(request),
      visitor: (request) => this.visitor(request),
      body: (request) => this.body(request),
      addressOf: (request) => this.addressOf(request),
      slow: (wait) => this.slow(wait),
    });
  }

  private readonly handlers: Handlers = {
    'GET session': (request) => this.whoAmI(request),
    'POST session': (request) => this.comeIn(request),
    'POST session/end': (request) => this.logOut(request),
    'POST account': (request) => this.register(request),
    'POST account/password': (request) => this.changePassword(request),
    'POST account/end': (request) => this.forget(request),
    'POST login': (request) => this.logIn(request),
    'GET rooms': async () => ({ body: await this.list.value() }),
    'POST rooms': (request) => this.makeRoom(request),
    'GET rooms/*': (request, name) => this.findRoom(request, name),
    'GET matches': (request) => this.ownMatches(request),
    'GET matches/*/history': (request, name) => this.history(request, name),
    'GET matches/*/record': (request, name) => this.record(request, name),
    'GET matches/*/packs': (request, name) => this.packs(request, name),
    'GET ratings': (request) => this.ratings(request),
    'GET events': () => this.events.list(),
    'GET events/mine': (request) => this.events.own(request),
    'POST events': (request) => this.events.make(request),
    'GET events/*': (request, name) => this.events.look(request, name),
    'POST events/*/join': (request, name) => this.events.join(request, name),
    'POST events/*/leave': (request, name) => this.events.leave(request, name),
    'POST events/*/begin': (request, name) => this.events.begin(request, name),
    'POST events/*/remove': (request, name) => this.events.remove(request, name),
    'POST events/*/correct': (request, name) => this.events.correct(request, name),
    'POST events/*/end': (request, name) => this.events.end(request, name),
    'GET openings': (request) => this.openings(request),
    'POST openings': (request) => this.keepOpenings(request),
    'GET games': async () => ({ body: { games: (await this.games()).map(listed) } }),
    'GET games/*': async (_request, name) => ({ body: described(await this.game(name)) }),
    'POST daily': (request) => this.enterDaily(request),
    'GET daily/*': async (_request, name) => ({ body: await this.daily.best(name) }),
    'GET lending': async () => ({ body: { code: this.house.lending?.code ?? null } }),
    'POST lending': (request) => this.lend(request),
    'POST lending/give': (request) => this.takeBack(request),
    'GET push': async () => ({ body: { key: this.house.push?.publicKey ?? null } }),
    'POST push': (request) => this.subscribe(request),
    'POST push/end': (request) => this.unsubscribe(request),
    'GET phrases': async () => ({ body: { phrases: PHRASES } }),
    'GET bots': async () => ({ body: { bots: this.house.bots } }),
  };

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { metrics, log } = this.house;
    const { socket: line } = request;
    let status = 200;
    try {
      const { body, cookies } = await this.route(request);
      if (cookies !== undefined) response.setHeader('Set-Cookie', cookies);
      sendJson(response, status, body);
    } catch (error) {
      // Whoever hung up in the middle of a sentence waits for no answer, and nothing has failed.
      if (line.destroyed) return;
      const refusal = asRefusal(error);
      ({ status } = refusal);
      // Names in a path are links to rooms: whoever reads the log need not have them.
      const [, , what] = pathOf(request).split('/');
      const isOurs = status === 500 || error instanceof StoreAway;
      if (isOurs) log('error', 'a request failed', { path: `/api/${what}`, error: String(error) });
      const { wait } = refusal.values;
      if (status === 429 || wait !== undefined) response.setHeader('Retry-After', secondsIn(wait));
      const refused: Refused = { re: 'no', rule: refusal.message, values: refusal.values };
      sendJson(response, status, refused);
    }
    metrics.count(`redut_requests_total{status="${status}"}`);
  }
  private route(request: IncomingMessage): Promise<Reply<object>> {
    this.slow(this.house.rates.requests.takeOf(this.addressOf(request)));
    const [, , what = '', name = '', ...more] = pathOf(request).split('/');
    const paths = name === '' ? [what] : [[what, name, ...more].join('/'), [what, '*', ...more].join('/')];
    const route = paths
      .map((path) => `${request.method} ${path}`)
      .find((key): key is Route => Object.hasOwn(this.handlers, key));
    if (route === undefined) throw new Refusal(404, 'server.noSuchThing');
    return this.handlers[route](request, name);
  }

  /** Who asks. A cookie counts only if the request comes from one of our pages. */
  private async visitor(request: IncomingMessage): Promise<Visitor | undefined> {
    const shown = shownBy(request, this.origins.secure(request));
    if (shown === undefined) return undefined;
    // Browsers send no origin when a page of ours asks for something to read.
    if (shown.by === 'cookie' && request.method !== 'GET' && this.origins.allows(request) !== true)
      throw new Refusal(403, 'server.origin');
    const visitor = await this.sessions.visitor(shown);
    if (visitor !== undefined) this.slow(this.house.rates.requests.takeBy(visitor.person.who));
    return visitor;
  }
  private async somebody(request: IncomingMessage): Promise<Visitor> {
    const visitor = await this.visitor(request);
    if (visitor === undefined) throw new Refusal(401, 'server.whoAreYou');
    return visitor;
  }
  private addressOf(request: IncomingMessage): string {
    return addressOf(request, this.behindProxy);
  }
  /** `wait` is what a limit has said. */
  private slow(wait: number): void {
    if (wait > 0) throw new Refusal(429, 'server.slow', { wait });
  }
  private async body(request: IncomingMessage, bytes: number = LIMITS.bytes): Promise<Fields> {
    if (this.origins.allows(request) === false) throw new Refusal(403, 'server.origin');
    const leave = this.house.rates.bodiesOfAddress.enter(this.addressOf(request));
    if (leave === undefined) throw new Refusal(429, 'server.slow', { wait: 1000 });
    const source = await textOf(request, bytes).finally(leave);
    const problem = tooMuch(source, bytes);
    if (problem !== undefined) throw new Refusal(413, 'server.tooMuch', { [problem]: LIMITS[problem] });
    return fieldsIn(source);
  }
  /** A page gets its session as a cookie that no script can read; a program gets it as text. */
  private handOver(request: IncomingMessage, { person, token }: Entered): Reply<Answers['POST session']> {
    const body = known(person);
    if (this.origins.allows(request) === undefined) return { body: { ...body, token } };
    return { body, cookies: cookiesFor(token, this.origins.secure(request)) };
  }
  private async whoAmI(request: IncomingMessage): ReplyTo<'GET session'> {
    const visitor = await this.visitor(request);
    return { body: visitor === undefined ? { who: null } : known(visitor.person) };
  }

  private async comeIn(request: IncomingMessage): ReplyTo<'POST session'> {
    const name = readGuest(await this.body(request));
    const visitor = await this.visitor(request);
    if (visitor !== undefined) {
      if (visitor.person.name === name) return { body: known(visitor.person) };
      this.slow(this.house.rates.renames.take(visitor.person.who, this.addressOf(request)));
      await this.house.store.rename(visitor.person.who, name);
      return { body: known({ ...visitor.person, name }) };
    }
    this.slow(this.house.rates.sessions.take(this.addressOf(request)));
    return this.handOver(request, await this.sessions.newGuest(name));
  }
  private async logOut(request: IncomingMessage): ReplyTo<'POST session/end'> {
    const { hash, person } = await this.somebody(request);
    const fields = await this.body(request);
    const everywhere = fields.flag('everywhere', false);
    fields.done();
    await (everywhere ? this.sessions.endAll(person.who) : this.sessions.end(hash));
    return this.goodbye(request);
  }
  private goodbye(request: IncomingMessage): Reply<Answers['POST session/end']> {
    return { body: {}, cookies: cookiesFor('', this.origins.secure(request)) };
  }
  private async register(request: IncomingMessage): ReplyTo<'POST account'> {
    const given = readCredentials(await this.body(request));
    const visitor = await this.somebody(request);
    return this.handOver(request, await this.accounts.register(visitor, given, this.addressOf(request)));
  }
  private async logIn(request: IncomingMessage): ReplyTo<'POST login'> {
    const given = readCredentials(await this.body(request));
    const shown = await this.visitor(request);
    return this.handOver(request, await this.accounts.logIn(shown, given, this.addressOf(request)));
  }
  private async changePassword(request: IncomingMessage): ReplyTo<'POST account/password'> {
    const { old, password } = readNewPassword(await this.body(request));
    const visitor = await this.somebody(request);
    const entered = await this.accounts.changePassword(visitor, old, password, this.addressOf(request));
    return this.handOver(request, entered);
  }
  private async forget(request: IncomingMessage): ReplyTo<'POST account/end'> {
    const fields = await this.body(request);
    const visitor = await this.somebody(request);
    const password = visitor.person.account === undefined ? '' : readPassword(fields);
    fields.done();
    await this.accounts.forget(visitor, password, this.addressOf(request));
    return this.goodbye(request);
  }

  private games(): Promise<AnyGame[]> {
    return Promise.all(this.house.games.map((name) => this.house.load(name)));
  }
  private game(name: string): Promise<AnyGame> {
    if (!this.house.games.includes(name)) throw new Refusal(404, 'server.noSuchThing');
    return this.house.load(name);
  }
  /** A room that was left stands in nobody's way. */
  private async listed(): Promise<Buffer> {
    const { store, time, hours } = this.house;
    const rows = await store.listedRooms(LISTED, time.wall() - MADE_MS, hours.now() - MADE_MS);
    const answer: Answers['GET rooms'] = { rooms: rows.map(listedOf) };
    return Buffer.from(JSON.stringify(answer));
  }
  private async makeRoom(request: IncomingMessage): ReplyTo<'POST rooms'> {
    const { person } = await this.somebody(request);
    const wanted = readRoom(await this.body(request), this.house.bots);
    const address = this.addressOf(request);
    this.slow(this.house.rates.rooms.take(person.who, address));
    if (!wanted.private) this.slow(this.house.rates.listed.take(address));
    if (this.house.tables.full) throw new Refusal(503, 'server.full');
    if (!this.house.rates.stays.mayEnter(person.who, address)) throw new Refusal(429, 'room.tooMany');
    const row = await this.house.rooms.create(person, wanted);
    if (row.listed) this.list.forget();
    return { body: { room: viewOf(row) } };
  }
  /** By its id, which only who has the link knows, or by its code, at the pace of somebody who types. */
  private async findRoom(request: IncomingMessage, name: string): ReplyTo<'GET rooms/*'> {
    const { person } = await this.somebody(request);
    const byId = await this.house.store.room(name);
    if (byId === undefined) this.slow(this.house.rates.codes.take(this.addressOf(request)));
    const row = byId ?? (await this.house.store.roomByCode(name.toUpperCase()));
    if (row === undefined || row.body.kicked.includes(person.who)) throw new Refusal(404, 'room.none');
    return { body: { room: viewOf(row) } };
  }
  /** Where who asks has a seat; a stranger has none. */
  private async ownMatches(request: IncomingMessage): ReplyTo<'GET matches'> {
    const visitor = await this.visitor(request);
    const who = visitor?.person.who ?? null;
    if (who !== null) this.slow(this.house.rates.ownMatches.take(who, this.addressOf(request)));
    return { body: await ownMatches(this.house, who) };
  }
  /** What hangs on an account is on all its devices; a guest has one device alone. */
  private async accountOf(request: IncomingMessage): Promise<string> {
    const { person } = await this.somebody(request);
    if (person.account === undefined) throw new Refusal(409, 'server.noAccount');
    this.slow(this.house.rates.ownMatches.take(person.who, this.addressOf(request)));
    return person.who;
  }
  private async openings(request: IncomingMessage): ReplyTo<'GET openings'> {
    return { body: { openings: await this.house.store.openings(await this.accountOf(request)) } };
  }
  private async keepOpenings(request: IncomingMessage): ReplyTo<'POST openings'> {
    const who = await this.accountOf(request);
    const openings = readOpenings(await this.body(request, GAME_BYTES));
    await this.house.store.keepOpenings(who, openings, MOST_OPENINGS);
    return { body: {} };
  }
  /** A stranger has none, and learns by that whether they are kept here. */
  private async ratings(request: IncomingMessage): ReplyTo<'GET ratings'> {
    const { ratings } = this.house;
    if (ratings === undefined) return { body: { ratings: null } };
    const visitor = await this.visitor(request);
    if (visitor === undefined) return { body: { ratings: [] } };
    this.slow(this.house.rates.ownMatches.take(visitor.person.who, this.addressOf(request)));
    return { body: { ratings: await ratings.of(visitor.person.who) } };
  }
  /** A score of the day: its moves are played again before it counts. */
  private async enterDaily(request: IncomingMessage): ReplyTo<'POST daily'> {
    const { person } = await this.somebody(request);
    this.slow(this.house.rates.rooms.take(person.who, this.addressOf(request)));
    return { body: await this.daily.enter(person, readDaily(await this.body(request, GAME_BYTES))) };
  }
  private async lender(request: IncomingMessage): Promise<{ readonly who: string; readonly lending: Lending }> {
    const { person } = await this.somebody(request);
    const { lending } = this.house;
    if (lending === undefined) throw new Refusal(404, 'server.noSuchThing');
    this.slow(this.house.rates.lending.take(person.who, this.addressOf(request)));
    return { who: person.who, lending };
  }
  /** A shard of a study for a browser that helps; nothing where there is none, or its page is of another version. */
  private async lend(request: IncomingMessage): ReplyTo<'POST lending'> {
    const { who, lending } = await this.lender(request);
    const fields = await this.body(request);
    const code = fields.text('code');
    fields.done();
    return { body: { lent: code === lending.code ? ((await lending.take(who)) ?? null) : null } };
  }
  private async takeBack(request: IncomingMessage): ReplyTo<'POST lending/give'> {
    const { who, lending } = await this.lender(request);
    const { study, shard, outcome } = readGiven(await this.body(request, GAME_BYTES));
    return { body: { taken: await lending.give(who, study, shard, outcome.join('')) } };
  }
  /** This browser wants to be told when it is the visitor's turn somewhere, until it takes that back. */
  private async subscribe(request: IncomingMessage): ReplyTo<'POST push'> {
    const { person, hash } = await this.somebody(request);
    if (this.house.push === undefined) throw new Refusal(404, 'server.noSuchThing');
    const subscription = readSubscription(await this.body(request));
    this.slow(this.house.rates.rooms.take(person.who, this.addressOf(request)));
    const by = { who: person.who, session: hash };
    await this.house.store.subscribe(by, subscription, this.house.time.wall(), MOST_SUBSCRIPTIONS);
    return { body: {} };
  }
  private async unsubscribe(request: IncomingMessage): ReplyTo<'POST push'> {
    const { person } = await this.somebody(request);
    const fields = await this.body(request);
    const endpoint = fields.text('endpoint');
    fields.done();
    await this.house.store.endSubscription(endpoint, person.who);
    return { body: {} };
  }
  /** The decks of a series are played to its end: until then none of its games is told as a whole. */
  private async isOpen({ body }: RoomRow, found: AnyMatch): Promise<boolean> {
    const { series, secret, packs } = await found.about();
    if (secret !== undefined) return true;
    if (packs !== undefined && body.event !== undefined) return this.isOver(body.event);
    if (series === undefined) return true;
    const now = await (await this.house.tables.latest(body.match)).about();
    return now.series?.first !== series.first || now.secret !== undefined;
  }
  /** What whoever is in the room was told of its match, from the deal on: see `historyOf`. */
  private async history(request: IncomingMessage, match: string): ReplyTo<'GET matches/*/history'> {
    const { person } = await this.somebody(request);
    const row = await this.house.store.room(roomOfMatch(match));
    if (row?.body.match !== match || memberOf(row.body, person.who) === undefined) throw new Refusal(404, 'room.none');
    // Who sits where, and up to where it is told, are of one and the same moment.
    const { about, version } = await (await this.house.tables.latest(match)).present();
    const viewer = viewerIn(row.body, about, person.who);
    if (viewer === undefined) throw new Refusal(404, 'room.none');
    if (about.serials.length === 0) return { body: { told: [] } };
    const address = this.addressOf(request);
    this.slow(this.house.rates.histories.take(person.who, address));
    const leave = this.house.rates.historiesOfAddress.enter(address);
    if (leave === undefined) throw new Refusal(429, 'server.slow', { wait: 1000 });
    const asked = { match, viewer, who: person.who, to: version };
    return { body: await this.house.records.history(asked).finally(leave) };
  }
  /** What was opened for all matches of an event is told when that is over. */
  private async isOver(event: string): Promise<boolean> {
    const row = await this.house.store.event(event);
    return row === undefined || row.phase === 'over';
  }
  /** What was opened at a table of an event, with all that it follows from. */
  private async packs(request: IncomingMessage, match: string): ReplyTo<'GET matches/*/packs'> {
    const { person } = await this.somebody(request);
    const row = await this.house.store.room(roomOfMatch(match));
    if (row?.body.pod !== true || row.body.match !== match) throw new Refusal(404, 'room.none');
    const { phase } = await (await this.house.tables.latest(match)).about();
    if (!(await this.isOver(row.body.event!))) throw new Refusal(409, 'match.notOver');
    // Called off before all had built: there is nothing whole to tell.
    if (phase !== 'over') throw new Refusal(404, 'room.none');
    this.slow(this.house.rates.records.take(person.who, this.addressOf(request)));
    return { body: await this.house.records.record(match) };
  }
  /** Records of matches that are over, for who played, and for who was in the room if people may look on. */
  private async record(request: IncomingMessage, match: string): ReplyTo<'GET matches/*/record'> {
    const { person } = await this.somebody(request);
    const row = await this.house.store.room(roomOfMatch(match));
    if (row === undefined) throw new Refusal(404, 'room.none');
    const found = await this.house.tables.latest(match);
    const { phase, seats, serials } = await found.about();
    // What was played in an event is for everybody.
    const wasHere = memberOf(row.body, person.who) !== undefined || row.body.event !== undefined;
    const lookedOn = wasHere && mayLookOn(row.body, 'over');
    // Whoever has played keeps it, wherever the host may have sent them since.
    if (!lookedOn && !played(seats, person.who)) throw new Refusal(404, 'room.none');
    if (phase !== 'over' || !(await this.isOpen(row, found))) throw new Refusal(409, 'match.notOver');
    // A series may end before its next game is dealt: of that there is nothing to tell.
    if (serials.length === 0) throw new Refusal(404, 'room.none');
    this.slow(this.house.rates.records.take(person.who, this.addressOf(request)));
    return { body: await this.house.records.record(match) };
  }
}

const known = ({ who, name, account }: Person): Answers['POST session'] => ({
  who,
  name,
  ...(account === undefined ? {} : { account }),
});
async function textOf(request: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // What is too much is refused over the same line.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new Refusal(413, 'server.tooMuch', { bytes: most });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
/** At least one. */
const secondsIn = (ms: unknown): number => Math.max(1, Math.ceil((typeof ms === 'number' ? ms : 0) / 1000));
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof NoMatch) return new Refusal(404, 'room.none');
  if (error instanceof StoreAway) return new Refusal(503, 'server.noStore', { wait: AWAY_MS });
  if (error instanceof ScribeIsBusy) return new Refusal(429, 'server.slow', { wait: 1000 });
  if (error instanceof InputError)
    return new Refusal(400, 'server.badInput', { field: error.field, problem: error.message });
  return new Refusal(500, 'server.fault');
}
