// The other end of `bench/server.ts`: two bare sockets for each match, the same for both servers. Whoever is to move
// answers at once with a legal card; nothing is checked, drawn or kept, so that the servers are what is measured.
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Seat } from '../src/kernel/ids.ts';
import { Options } from '../src/kernel/options.ts';
import { rulesFor } from '../src/kernel/rules.ts';
import { fromBase64 } from '../src/kernel/snapshot.ts';
import { spell } from '../src/kernel/verbs.ts';
import type { Answer, Told } from '../src/match/messages.ts';
import { newGuest, newRoom } from '../src/server/torture/client.ts';
import type { PeerState } from './boardgame-io.ts';
import { trick52 } from './trick52.ts';

/** Accepted moves, and how long each took from the moment it was sent, while somebody counts. */
export class Tally {
  stopped = false;
  moves = 0;
  private times: number[] = [];
  accepted(sent: number): void {
    this.moves++;
    this.times.push(performance.now() - sent);
  }
  begin(): void {
    this.moves = 0;
    this.times = [];
  }
  quantile(share: number): number {
    const sorted = Float64Array.from(this.times).toSorted();
    return Math.round((sorted[Math.floor(share * sorted.length)] ?? 0) * 10) / 10;
  }
}
const connect = (address: string, headers: Readonly<Record<string, string>> = {}): WebSocket =>
  new WebSocket(address, { headers, perMessageDeflate: false, skipUTF8Validation: true });
const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

const game = trick52.game as unknown as AnyGame;
const rules = rulesFor(game, {});
const out = new Options();
const CONFIRM_EVERY = 16;

/** A seat at our server: follows the words of its view, and sends what the rules offer. */
class OurSeat {
  private readonly socket: WebSocket;
  private readonly room: string;
  private readonly who: string;
  private seat = 0 as Seat;
  private readonly tally: Tally;
  private readonly state = rules.create();
  /** When the moves that wait for their answers were sent. */
  private readonly sent = new Map<string, number>();
  private ids = 0;
  private readied = '';
  constructor(socket: WebSocket, room: string, who: string, tally: Tally) {
    this.socket = socket;
    this.room = room;
    this.who = who;
    this.tally = tally;
    socket.on('message', (data: Buffer) => this.heard(JSON.parse(data.toString()) as Told | Answer));
  }
  say(message: object): void {
    this.socket.send(JSON.stringify({ ...message, id: String(++this.ids) }));
  }
  private heard(message: Told | Answer): void {
    if ('re' in message) {
      const sent = this.sent.get(message.id);
      this.sent.delete(message.id);
      if (sent !== undefined && message.re === 'ok') this.tally.accepted(sent);
      return;
    }
    if (message.ev === 'whole' || message.ev === 'frame') this.follow(message);
  }
  private follow(told: Told): void {
    const { words } = this.state.table;
    const { about, match, v } = told;
    if (told.ev === 'frame') for (const [at, ...run] of told.view) words.set(run, at);
    else {
      words.set(told.words === undefined ? new Int32Array(words.length) : fromBase64(told.words));
      this.seat = told.about.seats.findIndex((holder) => holder.kind === 'person' && holder.who === this.who) as Seat;
    }
    if (v % CONFIRM_EVERY === 0) this.socket.send(JSON.stringify({ cmd: 'got', id: 'got', match, v }));
    if (this.tally.stopped) return;
    if (about.phase === 'over') this.say({ cmd: 'again', room: this.room });
    else if (about.phase === 'gathering') {
      if (this.seat < 0 || match === this.readied) return;
      this.readied = match;
      this.say({ cmd: 'ready', match, nonce: '' });
    } else if ((about.awaited & (1 << this.seat)) !== 0) {
      rules.legal(this.state, this.seat, out);
      this.sent.set(String(this.ids + 1), performance.now());
      const actions = [spell(game.verbs, out.at(v % out.size))];
      this.say({ cmd: 'act', match, serial: about.serials[this.seat], actions });
    }
  }
}
export async function playOurs(base: string, tally: Tally): Promise<void> {
  const guests = [await newGuest(base, 'Ann'), await newGuest(base, 'Bob')];
  const { room } = await newRoom(base, guests[0]!, { game: game.name, seat: 0 });
  for (const [seat, { who, token }] of guests.entries()) {
    const socket = connect(`${base.replace('http', 'ws')}/socket`, { Authorization: `Bearer ${token}` });
    const one = new OurSeat(socket, room, who, tally);
    await opened(socket);
    one.say({ cmd: 'enter', room, have: -1 });
    if (seat === 1) one.say({ cmd: 'sit', room, seat });
  }
}

const ID = '_stateID';
type Numbered = PeerState & { readonly [ID]: number };
const suit = (card: number): number => (card / 13) | 0;
function legal(hand: readonly number[], lead: number): readonly number[] {
  const following = lead < 0 ? [] : hand.filter((card) => suit(card) === suit(lead));
  return following.length > 0 ? following : hand;
}
const SPACE = '/trick52,';

/** A seat at boardgame.io's server, in the words of socket.io's protocol. */
class PeerSeat {
  /** Follows into the match that this seat has made: two who make the same one at once get in each other's way. */
  partner: PeerSeat | undefined;
  /** What the other seat does once this one is there, which would not hear of it before. */
  private first: (() => void) | undefined;
  readonly ready: Promise<void>;
  private readonly socket: WebSocket;
  private readonly seat: 0 | 1;
  private readonly tally: Tally;
  private match = '';
  private sent = 0;
  constructor(socket: WebSocket, seat: 0 | 1, tally: Tally) {
    this.socket = socket;
    this.seat = seat;
    this.tally = tally;
    this.ready = new Promise((resolve) => {
      socket.on('message', (data: Buffer) => this.heard(data.toString(), resolve));
    });
  }
  begin(match: string): void {
    this.match = match;
    this.emit('sync', match, String(this.seat), undefined, 2);
  }
  private heard(text: string, ready: () => void): void {
    if (text === '2') this.socket.send('3');
    else if (text.startsWith('0')) this.socket.send(`40${SPACE}`);
    else if (text.startsWith(`40${SPACE}`)) ready();
    else if (text.startsWith(`42${SPACE}`)) {
      const [event, match, told] = JSON.parse(text.slice(2 + SPACE.length)) as [string, string, never];
      if (match !== this.match) return;
      if (event === 'sync') {
        const { state } = told as { readonly state: Numbered };
        if (this.partner === undefined) this.follow(state);
        else this.lead(this.partner, state);
      } else if (event === 'update') this.follow(told);
    }
  }
  private lead(partner: PeerSeat, state: Numbered): void {
    partner.first = () => this.follow(state);
    partner.begin(this.match);
  }
  private emit(...event: readonly unknown[]): void {
    this.socket.send(`42${SPACE}${JSON.stringify(event)}`);
  }
  private follow(state: Numbered): void {
    this.first?.();
    this.first = undefined;
    if (this.sent > 0) this.tally.accepted(this.sent);
    this.sent = 0;
    if (this.tally.stopped) return;
    const playerID = String(this.seat);
    if (state.ctx.gameover !== undefined) {
      if (this.partner !== undefined) this.begin(randomUUID());
    } else if (state.ctx.currentPlayer === playerID) {
      const cards = legal(state.G.hands[this.seat], state.G.lead);
      const payload = { type: 'play', args: [cards[state[ID] % cards.length]], playerID };
      this.sent = performance.now();
      this.emit('update', { type: 'MAKE_MOVE', payload }, state[ID], this.match, playerID);
    }
  }
}
export async function playPeer(base: string, tally: Tally): Promise<void> {
  const address = `${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const first = new PeerSeat(connect(address), 0, tally);
  const second = new PeerSeat(connect(address), 1, tally);
  first.partner = second;
  await Promise.all([first.ready, second.ready]);
  first.begin(randomUUID());
}
