import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { AnyGame } from '../../kernel/game.ts';
import type { EventTerms } from '../../events/facts.ts';
import { maskSetup } from '../../kernel/setup.ts';
import { hashOf } from '../people/secrets.ts';
import type { About } from '../../match/messages.ts';
import type { StoredMatch } from '../../match/store.ts';
import type { Post } from '../push/push.ts';
import { newVapidKeys } from '../push/vapid.ts';
import type { Room } from '../room.ts';
import { Redut } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { jsonLog } from '../watch/log.ts';
import { type Bringing, gathered, NONCE, NOW } from './bringing.ts';
import { Browser } from './browser.ts';
import type { PodPair } from './podding.ts';
import type { Pair } from './truths.ts';

const FAST = { burst: 10_000_000, perSecond: 10_000_000 } as const;
const MOST_SEATS = 8;
/** Looks on from the beginning; comes late; and is in no room at all. */
const [EVE, LATE, NOBODY] = ['eve', 'late', 'nobody'] as const;
const PEOPLE = [...Array.from({ length: MOST_SEATS }, (_, i) => `p${i}`), EVE, LATE, NOBODY];
/** Whoever has left is away for so long before somebody else does something. */
const AWAY_MS = 60_000;
/** The list of rooms is made anew after less than this. */
const BETWEEN_MS = 5000;
/** A notice that has not come by then does not come. */
const NOTICE_MS = 20_000;
const tokenOf = (who: string): string => who.padEnd(43, 'x');

/** One socket, and all that came by it, as it came. */
class Wire {
  readonly texts: string[] = [];
  private readonly waiting = new Map<string, () => void>();
  private readonly socket: WebSocket;
  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.heard((data as Buffer).toString()));
  }
  static async open(base: string, who: string): Promise<Wire> {
    const headers = { Authorization: `Bearer ${tokenOf(who)}` };
    const wire = new Wire(new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false }));
    await new Promise<void>((resolve, reject) => {
      wire.socket.once('open', resolve);
      wire.socket.once('error', reject);
    });
    return wire;
  }
  private heard(text: string): void {
    this.texts.push(text);
    if (!text.startsWith('{"re":')) return;
    const { id = '' } = JSON.parse(text) as { readonly id?: string };
    this.waiting.get(id)?.();
    this.waiting.delete(id);
  }
  /** Resolves when it has been answered, whatever the answer. */
  say(message: { readonly id: string } & Readonly<Record<string, unknown>>): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(message.id, resolve);
      this.socket.send(JSON.stringify(message));
    });
  }
  close(): void {
    this.socket.terminate();
  }
}

/** What a server of ours says to the outside without being asked, and what it is told of the time. */
class Outside {
  readonly logged: string[] = [];
  /** Notices as their browsers read them, with what the service sees that carries them. */
  readonly posted: string[] = [];
  passed = 0;
  readonly browsers = new Map(PEOPLE.map((who) => [who, new Browser(who)]));
  readonly post: Post = (url, { body, headers }) => {
    const bytes = Buffer.from(body as Uint8Array);
    const topic = String((headers as Record<string, string>)['Topic']);
    const browser = this.browsers.get(url.split('/').at(-1)!)!;
    this.posted.push(`notice ${url} ${topic} ${bytes.length} ${JSON.stringify(browser.read(bytes))}`);
    return Promise.resolve({ status: 201 });
  };
}

/** One of the two servers, with everybody's line to it. */
class Side {
  readonly base: string;
  private readonly server: Redut;
  private readonly store: ReturnType<typeof openSqlite>;
  private readonly outside: Outside;
  private readonly wires = new Map<string, Wire>();
  private constructor(server: Redut, store: Side['store'], outside: Outside) {
    this.server = server;
    this.store = store;
    this.outside = outside;
    this.base = `http://127.0.0.1:${server.port}`;
  }
  static async open(games: readonly AnyGame[]): Promise<Side> {
    const store = openSqlite(':memory:');
    const outside = new Outside();
    for (const who of PEOPLE) {
      await store.addPerson({ who, name: who, at: 1 });
      await store.addSession(hashOf(tokenOf(who)), who, NOW);
      const by = { who, session: hashOf(tokenOf(who)) };
      await store.subscribe(by, { ...outside.browsers.get(who)!.subscription, language: 'en' }, NOW, 1);
    }
    const server = new Redut({
      store,
      bots: ['soldier'],
      choose: () => Promise.reject(new Error('nobody plays by itself here')),
      load: (name) => Promise.resolve(games.find((game) => game.name === name)!),
      time: { wall: () => NOW, steady: () => NOW + outside.passed },
      hours: { now: () => NOW + outside.passed, began: NOW },
      log: jsonLog((line) => void outside.logged.push(line.replace(/"at":"[^"]*"/, ''))),
      push: { subject: 'mailto:twins@example.org', keys: newVapidKeys(), post: outside.post },
      patience: { notice: 0 },
      keep: 4,
      rate: FAST,
      lobbyRate: FAST,
    });
    await server.listen(0, '127.0.0.1');
    return new Side(server, store, outside);
  }
  async close(): Promise<void> {
    for (const wire of this.wires.values()) wire.close();
    await this.server.close();
  }
  private async wire(who: string): Promise<Wire> {
    const known = this.wires.get(who);
    if (known !== undefined) return known;
    const wire = await Wire.open(this.base, who);
    this.wires.set(who, wire);
    return wire;
  }
  private async put(
    game: AnyGame,
    { header, secret, rows = [], saved }: Pick<StoredMatch, 'header' | 'secret'> & Partial<StoredMatch>,
    room: string,
    spectators: Room['spectators'],
    event?: string,
  ): Promise<void> {
    const match = `${room}.1`;
    await this.store.create({ ...header, match }, secret);
    for (const row of rows) await this.store.append(match, row);
    if (saved !== undefined) await this.store.savePosition(match, saved);
    const members = [...header.seats.map((_, i) => `p${i}`), EVE].map((who) => ({ who, name: who }));
    const body: Room = {
      host: event === undefined ? 'p0' : '',
      ...(event === undefined ? {} : { event, pod: true as const }),
      game: game.name,
      setup: maskSetup(game.options, header.setup, 'spectator'),
      ...(header.terms === undefined ? {} : { terms: header.terms }),
      private: true,
      spectators,
      clock: { kind: 'off' },
      match,
      round: 1,
      members,
      kicked: [],
      again: [],
      talk: [],
    };
    await this.store.addRoom({ room, code: room, version: 1, listed: true, at: NOW, body });
  }
  /** All that the viewer is told while the script is carried out, and what a stranger finds out by asking. */
  async play(pair: Pair, side: 0 | 1, room: string, how: How): Promise<Heard> {
    await this.put(pair.game, pair.truths[side], room, how.spectators);
    this.outside.passed += BETWEEN_MS;
    const match = `${room}.1`;
    const seats = pair.truths[side].header.seats.map((_, i) => `p${i}`);
    const viewer = pair.viewer === 'spectator' ? EVE : `p${pair.viewer}`;
    const [mine, late] = [await this.wire(viewer), await this.wire(LATE)];
    const begun = [mine.texts.length, late.texts.length] as const;
    const { logged } = this.outside;
    const lines = logged.length;
    for (const who of [...seats, EVE])
      await (await this.wire(who)).say({ cmd: 'enter', id: 'enter', room, turns: how.turns });
    for (const [i, { seat, serial, action }] of pair.script.entries()) {
      const act = { cmd: 'act', id: `s${i}`, match, serial, actions: [action] };
      await (await this.wire(`p${seat}`)).say(act);
    }
    await late.say({ cmd: 'enter', id: 'late', room });
    await mine.say({ cmd: 'resume', id: 'missed', match, have: Math.max(1, pair.script.length) });
    for (const [i, serial] of [0, pair.script.at(-1)!.serial + 1, 9999].entries()) {
      await mine.say({ cmd: 'act', id: `vain${i}`, match, serial, actions: [['pass', 'pass 7', 'rubbish'][i]!] });
    }
    await mine.say({ cmd: 'resume', id: 'whole', match, have: -1 });
    const histories = [await this.history(room, viewer), await this.history(room, LATE)] as const;
    const asked = how.asks ? await this.ask(room, viewer, how) : [];
    for (const wire of [mine, late]) await wire.say({ cmd: 'leave', id: 'leave', room });
    for (const who of [...seats, EVE])
      if (who !== viewer) await (await this.wire(who)).say({ cmd: 'leave', id: 'leave', room });
    const notices = how.asks ? await this.notified(room, seats, mine.texts.slice(begun[0])) : [];
    return {
      viewer: [...mine.texts.splice(begun[0]), histories[0]],
      // A player's guest is told what lies open, which is more to the player than to the guest; so it is for who looks on.
      late: [...late.texts.splice(begun[1]), histories[1]],
      asked: [...asked, ...notices, ...logged.slice(lines)],
    };
  }
  /** Somebody comes back and touches the table: whoever it waits for and is away is told, and all of that is read. */
  private async notified(room: string, seats: readonly string[], told: readonly string[]): Promise<readonly string[]> {
    const whole = told.findLast((text) => text.startsWith('{"ev":"whole"'));
    const { about } = JSON.parse(whole ?? '{}') as { readonly about?: About };
    if (about?.phase !== 'on') return [];
    const isAwaited = (seat: number): boolean => (about.awaited & (1 << seat)) !== 0;
    const here = Math.max(
      0,
      seats.findIndex((_, seat) => !isAwaited(seat)),
    );
    const away = seats.filter((_, seat) => seat !== here && isAwaited(seat)).length;
    if (away === 0) return [];
    const { outside } = this;
    outside.passed += AWAY_MS;
    const wire = await this.wire(seats[here]!);
    const begun = wire.texts.length;
    await wire.say({ cmd: 'enter', id: 'back', room });
    await wire.say({ cmd: 'orders', id: 'orders', match: `${room}.1`, orders: { '*': 'smart' } });
    await wire.say({ cmd: 'leave', id: 'leave', room });
    wire.texts.splice(begun);
    const late = performance.now() + NOTICE_MS;
    while (outside.posted.length < away && performance.now() < late) await sleep(1);
    return outside.posted.splice(0);
  }
  /** All that somebody is told at a table where packs are opened for an event that is on. */
  async pod({ game, viewer, truths, closes }: PodPair, side: 0 | 1, room: string, how: How): Promise<Heard> {
    const { says, ...stored } = truths[side];
    this.outside.passed += BETWEEN_MS;
    // Nobody is late: all of it happens now.
    const at = NOW + this.outside.passed;
    const fresh = {
      ...stored,
      header: { ...stored.header, at },
      rows: stored.rows.map((row) => ({ ...row, at })),
    };
    await this.put(game, fresh, room, how.spectators, await this.eventOf(game));
    const match = `${room}.1`;
    const who = viewer === 'spectator' ? EVE : `p${viewer}`;
    const [mine, late] = [await this.wire(who), await this.wire(LATE)];
    const begun = [mine, late].map(({ texts }) => texts.length);
    const { logged } = this.outside;
    const lines = logged.length;
    const people = [...stored.header.seats.map((_, i) => `p${i}`), EVE];
    for (const one of people) await (await this.wire(one)).say({ cmd: 'enter', id: 'enter', room, turns: how.turns });
    for (const [i, { who: speaker, message }] of says.entries())
      await (await this.wire(speaker)).say({ id: `s${i}`, match, ...message });
    const isOpen = (): boolean => closes && !mine.texts.some((text) => text.includes('"phase":"over"'));
    for (const end = performance.now() + NOTICE_MS; isOpen() && performance.now() < end;) await sleep(1);
    await late.say({ cmd: 'enter', id: 'late', room });
    await mine.say({ cmd: 'resume', id: 'missed', match, have: 1 });
    await mine.say({ cmd: 'bring', id: 'theirs', match, setup: { deck1: 'rubbish' } });
    await mine.say({ cmd: 'resume', id: 'whole', match, have: -1 });
    const asked = await this.ask(room, who, how);
    for (const one of [...people, LATE]) await (await this.wire(one)).say({ cmd: 'leave', id: 'leave', room });
    const [viewed, looked] = [mine, late].map(({ texts }, i) => texts.splice(begun[i]!));
    return plainly(viewed!, looked!, [...asked, ...logged.slice(lines)]);
  }
  /** An event that goes on for as long as the servers do. */
  private async eventOf({ name }: AnyGame): Promise<string> {
    const event = `twins ${name}`;
    const commitment = 'c'.repeat(64);
    const at = { event, code: event, version: 0, at: NOW, organiser: NOBODY, seed: 'd'.repeat(64) };
    await this.store.addEvent({ ...at, listed: false, phase: 'on', body: { terms: {} as EventTerms, commitment } });
    return event;
  }
  /** All that somebody else is told while a seat brings this, changes its mind, is refused, and says that it is ready. */
  async gather({ game, seat, viewer, brings, packs }: Bringing, side: 0 | 1, room: string, how: How): Promise<Heard> {
    const put = gathered(game, packs?.[side]);
    await this.put(game, put, room, how.spectators);
    this.outside.passed += BETWEEN_MS;
    const match = `${room}.1`;
    const who = viewer === 'spectator' ? EVE : `p${viewer}`;
    const [mine, late, owner] = [await this.wire(who), await this.wire(LATE), await this.wire(`p${seat}`)];
    const begun = [mine, late, owner].map(({ texts }) => texts.length);
    const { logged } = this.outside;
    const lines = logged.length;
    const people = [...put.header.seats.map((_, i) => `p${i}`), EVE];
    for (const one of people) await (await this.wire(one)).say({ cmd: 'enter', id: 'enter', room, turns: how.turns });
    const [given, other] = side === 0 ? brings : [brings[1], brings[0]];
    if (packs !== undefined) {
      await mine.say({ cmd: 'open', id: 'vain', match, nonce: NONCE, sort: 'rubbish' });
      await owner.say({ cmd: 'open', id: 'open', match, nonce: NONCE, sort: packs[side].sort });
    }
    const rubbish = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, `${String(value)}x`]));
    // The same once more, or something else: nobody can tell, even by the commitments.
    const next = side === 1 && how.asks && packs === undefined ? given : other;
    for (const [i, setup] of [given, rubbish, next, {}, given].entries())
      await owner.say({ cmd: 'bring', id: `b${i}`, match, setup });
    await late.say({ cmd: 'enter', id: 'late', room });
    await mine.say({ cmd: 'bring', id: 'theirs', match, setup: { [Object.keys(given)[0]!]: 'rubbish' } });
    await mine.say({ cmd: 'resume', id: 'missed', match, have: 1 });
    await owner.say({ cmd: 'ready', id: 'ready', match, nonce: 'aa' });
    await owner.say({ cmd: 'bring', id: 'late', match, setup: other });
    await mine.say({ cmd: 'resume', id: 'whole', match, have: -1 });
    const asked = await this.ask(room, who, how);
    for (const one of [...people, LATE]) await (await this.wire(one)).say({ cmd: 'leave', id: 'leave', room });
    const [viewed, looked, own] = [mine, late, owner].map(({ texts }, i) => texts.splice(begun[i]!));
    return plainly(viewed!, looked!, [...asked, ...logged.slice(lines)], own);
  }
  /** What somebody in the room is told that they were told from the deal on. */
  private async history(room: string, who: string): Promise<string> {
    const headers = { Authorization: `Bearer ${tokenOf(who)}` };
    return (await fetch(`${this.base}/api/matches/${room}.1/history`, { headers })).text();
  }
  private async ask(room: string, viewer: string, { asks }: How): Promise<string[]> {
    // Of all that somebody plays a server tells at some length.
    const own = asks ? ['matches'] : [];
    const packs = `matches/${room}.1/packs`;
    const [record, history] = ['record', 'history'].map((what) => `matches/${room}.1/${what}`);
    const paths = ['rooms', `rooms/${room}`, record, history, packs, `rooms/${room}x`, ...own];
    const answers: string[] = [];
    for (const who of [viewer, NOBODY]) {
      const headers = { Authorization: `Bearer ${tokenOf(who)}` };
      for (const path of paths) {
        const response = await fetch(`${this.base}/api/${path}`, { headers });
        const said = [...response.headers].filter(([name]) => name !== 'date').map((header) => header.join(': '));
        answers.push(`${path} ${response.status} ${await response.text()} ${said.join('; ')}`);
      }
    }
    answers.push(countedIn(await (await fetch(`${this.base}/metrics`)).text()));
    return answers;
  }
}
/** A commitment says nothing, and so differs; which of them is told when must not. */
function plainly(
  viewer: readonly string[],
  late: readonly string[],
  asked: readonly string[],
  own: readonly string[] = [],
): Heard {
  const told = [...viewer, ...late, ...own].flatMap((text) => text.match(/[0-9a-f]{64}/g) ?? []);
  const commitments = [...new Set(told)];
  const plain = (text: string): string => text.replaceAll(/[0-9a-f]{64}/g, (found) => `#${commitments.indexOf(found)}`);
  return { viewer: viewer.map(plain), late: late.map(plain), asked: asked.map(plain) };
}
/** How long things took is not the same twice; how often they happened is, and which figures there are. */
function countedIn(metrics: string): string {
  const counters = new Set(Array.from(metrics.matchAll(/^# TYPE (\S+) counter$/gm), ([, name]) => name));
  const lines = metrics.split('\n').map((line) => {
    const series = line.replace(/ [\d.e+-]+$/, '');
    return counters.has(series.replace(/\{.*$/, '')) ? line : series;
  });
  return lines.join('\n');
}
interface How {
  readonly spectators: Room['spectators'];
  /** Does everybody want their options told? */
  readonly turns: boolean;
  /** Is everything tried that is rare: requests outside of the socket, notices, the same deck twice? */
  readonly asks: boolean;
}
interface Heard {
  readonly viewer: readonly string[];
  readonly late: readonly string[];
  readonly asked: readonly string[];
}
/** What differed between what was told of two truths. */
export interface Difference {
  readonly where: keyof Heard;
  readonly at: number;
  readonly first: string;
  readonly second: string;
}

/** Two servers that are told the same, and differ in nothing but what a viewer cannot know. */
export class TwinServers {
  messages = 0;
  private readonly sides: readonly [Side, Side];
  private pairs = 0;
  private constructor(sides: readonly [Side, Side]) {
    this.sides = sides;
  }
  static async open(games: readonly AnyGame[]): Promise<TwinServers> {
    return new TwinServers([await Side.open(games), await Side.open(games)]);
  }
  async close(): Promise<void> {
    for (const side of this.sides) await side.close();
  }
  private next(): { readonly room: string; readonly how: How } {
    const n = this.pairs++;
    const spectators = (['public', 'public', 'after', 'off'] as const)[n % 4]!;
    // One in ten, and of every game: they come in turn.
    const asks = (n + Math.floor(n / 10)) % 10 === 0;
    return { room: `twin${n}`, how: { spectators, turns: n % 2 === 0, asks } };
  }
  /** Before the deal: what is brought is told to nobody but its owner. */
  async compareBrought(bringing: Bringing): Promise<Difference | undefined> {
    const { room, how } = this.next();
    const [first, second] = [
      await this.sides[0].gather(bringing, 0, room, how),
      await this.sides[1].gather(bringing, 1, room, how),
    ];
    return this.differing(first, second);
  }
  private differing(first: Heard, second: Heard): Difference | undefined {
    this.messages += first.viewer.length + first.late.length + first.asked.length;
    for (const where of ['viewer', 'late', 'asked'] as const) {
      const difference = firstDifference(where, first[where], second[where]);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  /** Where packs are opened for an event: what lies before one, and what one builds, is told to nobody else. */
  async comparePods(pair: PodPair): Promise<Difference | undefined> {
    const { room, how } = this.next();
    const [first, second] = [await this.sides[0].pod(pair, 0, room, how), await this.sides[1].pod(pair, 1, room, how)];
    return this.differing(first, second);
  }
  async compare(pair: Pair): Promise<Difference | undefined> {
    const { room, how } = this.next();
    const [first, second] = [
      await this.sides[0].play(pair, 0, room, how),
      await this.sides[1].play(pair, 1, room, how),
    ];
    this.messages += first.viewer.length + first.late.length + first.asked.length;
    // Who plays sees more than who comes late: the late one is held against who looks on alone.
    const places: readonly (keyof Heard)[] =
      pair.viewer === 'spectator' ? ['viewer', 'late', 'asked'] : ['viewer', 'asked'];
    const peeped = [...first.late, ...(pair.viewer === 'spectator' ? first.viewer : [])].findIndex(showsTable);
    if (how.spectators !== 'public' && peeped >= 0)
      return { where: 'late', at: peeped, first: 'the table', second: 'nothing: nobody looks on here' };
    const told = first.viewer.findIndex((text) => text.includes(pair.truths[0].secret));
    if (told >= 0) return { where: 'viewer', at: told, first: first.viewer[told]!, second: 'the secret' };
    for (const where of places) {
      const difference = firstDifference(where, first[where], second[where]);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
}
/** By a message, or in hindsight. */
const showsTable = (text: string): boolean => /^\{(?:"told":\[\{)?"ev":"(?:whole|frame)"/.test(text);
function firstDifference(
  where: keyof Heard,
  first: readonly string[],
  second: readonly string[],
): Difference | undefined {
  for (let at = 0; at < Math.max(first.length, second.length); at++) {
    if (first[at] !== second[at]) return { where, at, first: first[at] ?? 'nothing', second: second[at] ?? 'nothing' };
  }
  return undefined;
}
