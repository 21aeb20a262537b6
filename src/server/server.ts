import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { GAME_NAMES, isGameName, moduleOf } from '../games/index.ts';
import { InputError } from '../kernel/input.ts';
import type { Language } from '../kernel/text.ts';
import { type Beat, slotOf, steadyPace } from '../match/pace.ts';
import { Events } from './events/events.ts';
import { Steward } from './events/steward.ts';
import type { House } from './house.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { Accounts } from './people/accounts.ts';
import { Sessions, shownBy, type Visitor } from './people/sessions.ts';
import type { Lending } from './lending.ts';
import { Notices } from './push/notices.ts';
import { Push, type PushIdentity, type PushOptions } from './push/push.ts';
import { Ratings } from './ratings/ratings.ts';
import { Presence } from './rooms/presence.ts';
import { Rooms } from './rooms/rooms.ts';
import { type Choose, Tables } from './rooms/tables.ts';
import type { LoadGame } from './load-game.ts';
import { serveFile } from './static.ts';
import { SESSIONS_ENDED } from './store/sql-people.ts';
import { maskRooms } from './store/mask-rooms.ts';
import { type Records, recordsFrom } from './store/records.ts';
import type { ServerStore } from './store/store.ts';
import { type Hours, ServedHours, systemTime, type Time } from './time.ts';
import { type Log, messageOf, noLog } from './watch/log.ts';
import { Metrics } from './watch/metrics.ts';
import { Readiness } from './watch/readiness.ts';
import type { Health } from './wire/answers.ts';
import { Api } from './wire/api.ts';
import { CLOSE, Connection } from './wire/connection.ts';
import { Door } from './wire/door.ts';
import { Figures } from './wire/figures.ts';
import { HangUp } from './wire/hang-up.ts';
import { Headers, sendJson, sendText } from './wire/headers.ts';
import { type LimitOptions, limitsOf, mostOf } from './limits.ts';
import { addressOf, Origins, pathOf } from './wire/origin.ts';
import { LIMITS } from './wire/shape.ts';

export interface RedutOptions extends LimitOptions {
  readonly store: ServerStore;
  readonly choose: Choose;
  /** The bots that seats can be given to, weakest first. */
  readonly bots: readonly string[];
  /** What is played here; every game there is, unless told otherwise. */
  readonly games?: readonly string[];
  readonly load?: LoadGame;
  /** The folder of the built pages. */
  readonly pages?: string;
  /** What is said where there are none. */
  readonly noPages?: string;
  readonly origins?: readonly string[];
  readonly behindProxy?: boolean;
  /** Whoever shows it may read the figures; without it only this machine may, and behind a proxy nobody. */
  readonly metricsToken?: string;
  readonly log?: Log;
  readonly time?: Time;
  /** For tests in which days pass; else the time at the tables passes while the server serves. */
  readonly hours?: Hours;
  /** How long every bot takes for a move, in milliseconds; without it that depends on its level. */
  readonly botPace?: number;
  /** For tests in which bots take their time and nobody waits for it. */
  readonly sleep?: Beat['sleep'];
  readonly patience?: Partial<Patience>;
  readonly keep?: number;
  /** So many matches may be followed at once. */
  readonly mostMatches?: number;
  /** Who writes records and histories: in a thread of their own, or else here. */
  readonly records?: Records;
  /** False: whichever line of a person speaks, it acts for the seat. For tests that race. */
  readonly oneLine?: boolean;
  /** Are games between people with accounts rated? Not unless it is said. */
  readonly ratings?: boolean;
  /** Without it no browser helps with studies. */
  readonly lending?: Lending;
  /** Without it nobody is told who is away. */
  readonly push?: PushIdentity & Pick<PushOptions, 'post'>;
}
const WAKE_MS = 1000;
const LEAVING_MS = 60_000;
/** Where nobody else ends sessions they only run out. */
const SESSIONS_MS = 30_000;
/** Of one message; frames that carry nothing count as well. */
const MOST_FRAGMENTS = 64;
const MOST_CONNECTIONS = 50_000;
/** In the end what was heard is still answered, positions are kept, the store is closed: each for so long at most. */
const GRACE_MS = 4000;
const orGiveUp = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);

const loadGame: LoadGame = async (name) => {
  if (!isGameName(name)) throw new InputError('game', `there is no game ${name.slice(0, 40)}`);
  return (await moduleOf(name)).game;
};

const titleOf = async (name: string, language: Language): Promise<string> =>
  isGameName(name) ? (await moduleOf(name)).texts[language].title : name;

/** A server: pages, lobby and matches at one port. */
export class Redut {
  readonly metrics = new Metrics();
  private readonly house: House;
  private readonly options: RedutOptions;
  private readonly served: ServedHours | undefined;
  private readonly door: Door;
  private readonly sockets: WebSocketServer;
  private readonly sessions: Sessions;
  private readonly accounts: Accounts;
  private readonly hangUp: HangUp;
  private readonly readiness: Readiness;
  private readonly origins: Origins;
  private readonly api: Api;
  private readonly figures: Figures;
  private readonly connections = new Set<Connection>();
  private readonly timers: NodeJS.Timeout[] = [];
  private closing = false;

  constructor(options: RedutOptions) {
    const { store, choose, bots, load = loadGame, log = noLog, time = systemTime, behindProxy = false } = options;
    const { metrics } = this;
    this.options = options;
    this.served = options.hours === undefined ? new ServedHours(store, time) : undefined;
    const hours = this.served ?? options.hours!;
    const now = (): number => hours.now();
    const { keep } = options;
    const pace = steadyPace(
      { steady: time.steady, sleep: options.sleep ?? sleep },
      options.botPace === undefined ? slotOf : () => options.botPace!,
    );
    const tables = new Tables({
      store,
      load,
      choose,
      now,
      log,
      metrics,
      pace,
      ...(keep === undefined ? {} : { keep }),
      ...(options.mostMatches === undefined ? {} : { most: options.mostMatches }),
    });
    const presence = new Presence(store, hours);
    const patience = { ...PATIENCE, ...options.patience };
    const push = options.push && new Push({ ...options.push, store, now: time.wall, log, metrics });
    const notices = push && new Notices({ push, tables, presence, log, titleOf, delay: patience.notice });
    this.house = {
      store,
      tables,
      rooms: new Rooms(store, tables, load, time, hours),
      events: new Events(store, time, hours),
      presence,
      push,
      notices,
      games: options.games ?? GAME_NAMES,
      load,
      bots,
      time,
      hours,
      log,
      metrics,
      patience,
      records: options.records ?? recordsFrom(load, store),
      oneLine: options.oneLine ?? true,
      lending: options.lending,
      rates: limitsOf(options, time),
      ratings: options.ratings === true ? new Ratings({ store, tables, load, now: time.wall, log }) : undefined,
    };
    this.figures = new Figures(options.metricsToken, behindProxy);
    this.origins = new Origins(options.origins ?? [], behindProxy);
    this.readiness = new Readiness(() => store.beat(time.wall()), log);
    this.sessions = new Sessions(store, time.wall);
    this.hangUp = new HangUp(this.sessions, this.connections);
    this.sessions.ended = (gone) => this.hangUp.on(gone);
    const { house, sessions, origins } = this;
    this.accounts = new Accounts(house, sessions);
    this.api = new Api({ house, sessions, accounts: this.accounts, origins, behindProxy });
    this.sockets = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: LIMITS.bytes,
      maxFragments: MOST_FRAGMENTS,
      skipUTF8Validation: false,
      clientTracking: false,
      // Not every ping is answered.
      autoPong: false,
    });
    this.door = new Door({
      serve: (request, response) => this.serve(request, response),
      upgrade: (request, socket, head) => this.upgrade(request, socket, head),
      headers: new Headers(origins),
      behindProxy,
      mostLines: mostOf(options).linesOfAddress,
      mostBusy: mostOf(options).busyOfAddress,
      log,
    });
    // What the library of sockets would refuse in its own words.
    this.sockets.on('wsClientError', (_error, socket, request) =>
      this.door.refuse(socket, request.method === 'GET' ? 400 : 405, request),
    );
    metrics.gauge('redut_append_conflicts', () => store.conflicts);
    metrics.gauge('redut_connections', () => this.connections.size);
  }
  get port(): number {
    return (this.door.http.address() as AddressInfo).port;
  }
  async listen(port: number, host: string): Promise<void> {
    await this.served?.begin();
    await this.maskRooms();
    await new Promise<void>((resolve, reject) => {
      this.door.http.once('error', reject);
      this.door.http.listen(port, host, () => {
        this.door.http.off('error', reject);
        resolve();
      });
    });
    // Somebody could not be let in, such as where there are no more handles: that is no reason to go.
    const { log } = this.house;
    this.door.http.on('error', (error) => log('error', 'a line could not be taken', { error: messageOf(error) }));
    const { tables, rooms, presence, store, patience } = this.house;
    this.every(ServedHours.look, () => this.served?.beat(this.connections.size === 0));
    this.every(WAKE_MS, () => tables.wakeDue());
    this.every(WAKE_MS, () => this.house.ratings?.rateDue());
    const steward = new Steward(this.house);
    this.every(patience.events, () => steward.tend());
    this.every(Presence.beat, () => presence.heartbeat());
    this.every(patience.ping, () => this.pingAll());
    if (store.shared) this.every(patience.refresh, () => Promise.all([tables.refresh(), rooms.refresh()]));
    this.every(store.shared ? patience.sessions : SESSIONS_MS, () => this.hangUp.onEnded());
    this.every(LEAVING_MS, () => this.accounts.leaving.goOn());
    await store.listen((names) => void this.hinted(names));
  }
  private async maskRooms(): Promise<void> {
    const { store, games, load, log } = this.house;
    try {
      const count = await maskRooms(store, games, load);
      if (count > 0) log('info', 'secret settings were taken out of old rooms', { count });
    } catch (error) {
      // A store that cannot be written now is no reason not to serve; the next start tries again.
      log('error', 'old rooms could not be looked through', { error: messageOf(error) });
    }
  }
  private async hinted(names: readonly string[]): Promise<void> {
    const { tables, rooms, presence, metrics, log } = this.house;
    if (this.closing) return;
    metrics.count('redut_hints_total', names.length);
    try {
      const ended = names.includes(SESSIONS_ENDED) ? this.hangUp.onEnded() : undefined;
      await Promise.all([tables.look(names), rooms.refresh(names), ended]);
      for (const name of names) await presence.look(name);
    } catch (error) {
      log('warn', 'a hint could not be followed', { error: messageOf(error) });
    }
  }
  /** Again and again, one after the other. */
  private every(ms: number, work: () => Promise<unknown> | void): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || this.closing) return;
      busy = true;
      Promise.resolve(work())
        .catch((error: unknown) => this.house.log('warn', 'regular work failed', { error: messageOf(error) }))
        .finally(() => (busy = false));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }
  private pingAll(): void {
    for (const connection of this.connections) connection.ping();
  }
  /** No new visitors; what was heard is answered; positions are kept; then the store is closed. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    this.house.notices?.close();
    const stopped = new Promise<void>((resolve) => this.door.http.close(() => resolve()));
    await orGiveUp(Promise.all([...this.connections].map((connection) => connection.settled())));
    for (const connection of this.connections) connection.close(CLOSE.restart, 'restart');
    await orGiveUp(this.house.tables.close());
    this.door.http.closeAllConnections();
    await orGiveUp(stopped);
    await orGiveUp(this.house.store.close());
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (path.startsWith('/api/')) return this.api.answer(request, response);
    if (path === '/health/live') return sendJson(response, 200, { ok: true } satisfies Health);
    if (path === '/health' || path === '/health/ready') return this.health(response);
    if (path === '/metrics') {
      if (this.figures.mayRead(request)) sendText(response, 200, this.metrics.print(), 'text/plain; version=0.0.4');
      else sendText(response, 403, 'only for the operator\n');
      return;
    }
    const { pages, noPages, behindProxy = false } = this.options;
    const wait = this.house.rates.files.take(addressOf(request, behindProxy));
    if (wait > 0) {
      response.setHeader('Retry-After', Math.ceil(wait / 1000));
      return sendText(response, 429, '429\n');
    }
    if (pages !== undefined && serveFile(pages, request, response)) return;
    if (noPages !== undefined && path === '/') return sendText(response, 503, noPages);
    sendText(response, 404, '404\n');
  }
  /** Ready for visitors: what they do can be written down, and nobody has told us to stop. */
  private async health(response: ServerResponse): Promise<void> {
    const ok = !this.closing && (await this.readiness.ask());
    sendJson(response, ok ? 200 : 503, { ok } satisfies Health);
  }

  /** Opens a socket, or says by a status why not. */
  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<number | undefined> {
    const address = addressOf(request, this.options.behindProxy ?? false);
    const visitor = await this.admit(request, address);
    if (typeof visitor === 'number') return visitor;
    const { socketsOfPerson, socketsOfAddress } = this.house.rates;
    const leaves = [socketsOfPerson.enter(visitor.person.who), socketsOfAddress.enter(address)];
    const leave = (): void => leaves.forEach((one) => one?.());
    if (leaves.includes(undefined) || socket.destroyed) {
      leave();
      return 429;
    }
    socket.once('close', leave);
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(this.house, client, visitor, socket, address);
      this.connections.add(connection);
      client.on('close', () => this.connections.delete(connection));
      // The session may have ended while it was being looked up.
      this.hangUp
        .unlessHolding([connection])
        .catch((error: unknown) =>
          this.house.log('warn', 'a session could not be looked up', { error: messageOf(error) }),
        );
      // Whoever was being looked up when the end began would keep it from coming.
      if (this.closing) connection.close(CLOSE.restart, 'restart');
    });
    return undefined;
  }
  /** Who it is, or the status that says why not. */
  private async admit(request: IncomingMessage, address: string): Promise<Visitor | number> {
    if (this.closing || this.connections.size >= MOST_CONNECTIONS) return 503;
    if (pathOf(request) !== '/socket') return 404;
    if (this.house.rates.sockets.take(address) > 0) return 429;
    const origin = this.origins.allows(request);
    const shown = shownBy(request, this.origins.secure(request));
    if (origin === false) return 403;
    if (shown === undefined) return 401;
    // A browser always says where it comes from; a cookie without that is none of a page.
    if (shown.by === 'cookie' && origin !== true) return 403;
    const visitor = await this.sessions.visitor(shown);
    if (visitor === undefined) return 401;
    return this.house.rates.dials.take(visitor.person.who) > 0 ? 429 : visitor;
  }
}
