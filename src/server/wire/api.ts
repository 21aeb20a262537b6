import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Fields, InputError } from '../../kernel/input.ts';
import { PHRASES } from '../../match/phrases.ts';
import { Daily, readDaily } from '../daily.ts';
import type { House } from '../house.ts';
import { matches, protect } from '../people/secrets.ts';
import { type Sessions, shownBy, type Visitor } from '../people/sessions.ts';
import { MOST_SUBSCRIPTIONS, readSubscription } from '../push/push.ts';
import { memberOf, roomOfMatch } from '../rooms/room.ts';
import { viewOf } from '../rooms/rooms.ts';
import { fieldsIn, readCredentials, readGuest, readRoom } from './bodies.ts';
import { sendJson } from './headers.ts';
import { addressOf, type Origins, pathOf } from './origin.ts';
import type { RateLimit } from './rate.ts';
import { GAME_BYTES, LIMITS, tooMuch } from './shape.ts';

/** An answer that ends the request at once. */
class Refusal extends Error {
  readonly status: number;
  readonly values: object;
  constructor(status: number, rule: string, values: object = {}) {
    super(rule);
    this.status = status;
    this.values = values;
  }
}
interface Reply {
  readonly body: object;
  readonly cookie?: string;
}
const LISTED = 50;

export interface ApiOptions {
  readonly house: House;
  readonly sessions: Sessions;
  readonly origins: Origins;
  readonly behindProxy: boolean;
}

/** What pages and programs ask outside of a socket: who I am, rooms, records. */
export class Api {
  private readonly house: House;
  private readonly sessions: Sessions;
  private readonly origins: Origins;
  private readonly behindProxy: boolean;
  private readonly daily: Daily;
  constructor({ house, sessions, origins, behindProxy }: ApiOptions) {
    this.house = house;
    this.sessions = sessions;
    this.origins = origins;
    this.behindProxy = behindProxy;
    this.daily = new Daily(house.store, house.load, house.time.wall);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { metrics, log } = this.house;
    const { socket: line } = request;
    let status = 200;
    try {
      const { body, cookie } = await this.route(request);
      if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
      sendJson(response, status, body);
    } catch (error) {
      // Whoever hung up in the middle of a sentence waits for no answer, and nothing has failed.
      if (line.destroyed) return;
      const refusal = asRefusal(error);
      ({ status } = refusal);
      if (status === 500) log('error', 'a request failed', { path: pathOf(request), error: String(error) });
      if (status === 429) response.setHeader('Retry-After', '1');
      sendJson(response, status, { re: 'no', rule: refusal.message, values: refusal.values });
    }
    metrics.count(`redut_requests_total{status="${status}"}`);
  }
  private async route(request: IncomingMessage): Promise<Reply> {
    const path = pathOf(request);
    const [, , what = '', name = '', more = ''] = path.split('/');
    const key = `${request.method} ${what}${name === '' ? '' : '/*'}${more === '' ? '' : `/${more}`}`;
    switch (key) {
      case 'GET session':
        return { body: me(await this.visitor(request)) };
      case 'POST session':
        return this.comeIn(request);
      case 'POST session/*':
        return this.logOut(request);
      case 'POST account':
        return this.register(request);
      case 'POST login':
        return this.logIn(request);
      case 'GET rooms':
        return { body: { rooms: (await this.house.store.listedRooms(LISTED)).map(viewOf) } };
      case 'POST rooms':
        return this.makeRoom(request);
      case 'GET rooms/*':
        return this.findRoom(request, name);
      case 'GET matches/*/record':
        return this.record(request, name);
      case 'POST daily':
        return this.enterDaily(request);
      case 'GET daily/*':
        return { body: await this.daily.best(name) };
      case 'GET push':
        return { body: { key: this.house.push?.publicKey ?? null } };
      case 'POST push':
        return this.subscribe(request);
      case 'POST push/*':
        return this.unsubscribe(request);
      case 'GET phrases':
        return { body: { phrases: PHRASES } };
      case 'GET bots':
        return { body: { bots: this.house.bots } };
      default:
        throw new Refusal(404, 'server.noSuchThing');
    }
  }

  /** Who asks. A cookie counts only if the request comes from one of our pages. */
  private async visitor(request: IncomingMessage): Promise<Visitor | undefined> {
    const shown = shownBy(request);
    if (shown === undefined) return undefined;
    // Browsers send no origin when a page of ours asks for something to read.
    if (shown.by === 'cookie' && request.method !== 'GET' && this.origins.allows(request) !== true)
      throw new Refusal(403, 'server.origin');
    return this.sessions.visitor(shown);
  }
  private async somebody(request: IncomingMessage): Promise<Visitor> {
    const visitor = await this.visitor(request);
    if (visitor === undefined) throw new Refusal(401, 'server.whoAreYou');
    return visitor;
  }
  private slow(limit: RateLimit, key: string): void {
    const wait = limit.take(key);
    if (wait > 0) throw new Refusal(429, 'server.slow', { wait });
  }
  private async body(request: IncomingMessage, bytes: number = LIMITS.bytes): Promise<Fields> {
    if (this.origins.allows(request) === false) throw new Refusal(403, 'server.origin');
    const source = await textOf(request, bytes);
    const problem = tooMuch(source, bytes);
    if (problem !== undefined) throw new Refusal(413, 'server.tooMuch', { [problem]: LIMITS[problem] });
    return fieldsIn(source);
  }
  /** A page gets its session as a cookie that no script can read; a program gets it as text. */
  private handOver(request: IncomingMessage, token: string, body: object): Reply {
    if (this.origins.allows(request) === undefined) return { body: { ...body, token } };
    return { body, cookie: this.sessions.cookie(token) };
  }

  private async comeIn(request: IncomingMessage): Promise<Reply> {
    const name = readGuest(await this.body(request));
    const visitor = await this.visitor(request);
    if (visitor !== undefined) {
      await this.house.store.rename(visitor.person.who, name);
      return { body: me({ ...visitor, person: { ...visitor.person, name } }) };
    }
    this.slow(this.house.rates.sessions, addressOf(request, this.behindProxy));
    const { person, token } = await this.sessions.newGuest(name);
    return this.handOver(request, token, me({ person, hash: '' }));
  }
  private async logOut(request: IncomingMessage): Promise<Reply> {
    const { hash } = await this.somebody(request);
    await this.sessions.end(hash);
    return { body: {}, cookie: this.sessions.cookie('') };
  }
  private async register(request: IncomingMessage): Promise<Reply> {
    const { account, password } = readCredentials(await this.body(request));
    const { person } = await this.somebody(request);
    this.slow(this.house.rates.logins, addressOf(request, this.behindProxy));
    if (!(await this.house.store.addAccount(person.who, account, await protect(password))))
      throw new Refusal(409, 'server.nameTaken');
    return this.handOver(
      request,
      await this.sessions.begin(person.who),
      me({ person: { ...person, account }, hash: '' }),
    );
  }
  private async logIn(request: IncomingMessage): Promise<Reply> {
    const { account, password } = readCredentials(await this.body(request));
    this.slow(this.house.rates.logins, addressOf(request, this.behindProxy));
    this.slow(this.house.rates.logins, `account ${account}`);
    const found = await this.house.store.account(account);
    if (!(await matches(password, found?.password)) || found === undefined)
      throw new Refusal(403, 'server.wrongPassword');
    const { password: _kept, ...person } = found;
    return this.handOver(request, await this.sessions.begin(person.who), me({ person, hash: '' }));
  }

  private async makeRoom(request: IncomingMessage): Promise<Reply> {
    const { person } = await this.somebody(request);
    const wanted = readRoom(await this.body(request), this.house.bots);
    this.slow(this.house.rates.rooms, person.who);
    const row = await this.house.rooms.create(person, wanted);
    return { body: { room: viewOf(row) } };
  }
  /** By its id, which only who has the link knows, or by its code, at the pace of somebody who types. */
  private async findRoom(request: IncomingMessage, name: string): Promise<Reply> {
    const { person } = await this.somebody(request);
    const byId = await this.house.store.room(name);
    if (byId === undefined) this.slow(this.house.rates.codes, addressOf(request, this.behindProxy));
    const row = byId ?? (await this.house.store.roomByCode(name.toUpperCase()));
    if (row === undefined || row.body.kicked.includes(person.who)) throw new Refusal(404, 'room.none');
    return { body: { room: viewOf(row) } };
  }
  /** A score of the day: its moves are played again before it counts. */
  private async enterDaily(request: IncomingMessage): Promise<Reply> {
    const { person } = await this.somebody(request);
    this.slow(this.house.rates.rooms, person.who);
    return { body: await this.daily.enter(person, readDaily(await this.body(request, GAME_BYTES))) };
  }
  /** This browser wants to be told when it is the visitor's turn somewhere, until it takes that back. */
  private async subscribe(request: IncomingMessage): Promise<Reply> {
    const { person } = await this.somebody(request);
    if (this.house.push === undefined) throw new Refusal(404, 'server.noSuchThing');
    const subscription = readSubscription(await this.body(request));
    this.slow(this.house.rates.rooms, person.who);
    await this.house.store.subscribe(person.who, subscription, this.house.time.wall(), MOST_SUBSCRIPTIONS);
    return { body: {} };
  }
  private async unsubscribe(request: IncomingMessage): Promise<Reply> {
    const { person } = await this.somebody(request);
    const fields = await this.body(request);
    const endpoint = fields.text('endpoint');
    fields.done();
    await this.house.store.endSubscription(endpoint, person.who);
    return { body: {} };
  }
  /** Records of matches that are over, for who was in the room. */
  private async record(request: IncomingMessage, match: string): Promise<Reply> {
    const { person } = await this.somebody(request);
    const row = await this.house.store.room(roomOfMatch(match));
    if (row === undefined || memberOf(row.body, person.who) === undefined) throw new Refusal(404, 'room.none');
    const found = await this.house.tables.latest(match);
    if ((await found.about()).phase !== 'over') throw new Refusal(409, 'match.notOver');
    return { body: await found.record() };
  }
}

const me = (visitor: Visitor | undefined): object => {
  if (visitor === undefined) return { who: null };
  const { who, name, account } = visitor.person;
  return { who, name, ...(account === undefined ? {} : { account }) };
};
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
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof InputError)
    return new Refusal(400, 'server.badInput', { field: error.field, problem: error.message });
  return new Refusal(500, 'server.fault');
}
