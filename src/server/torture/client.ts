import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import type { Answer, Told } from '../../match/messages.ts';
import { Replica } from '../../match/replica.ts';
import type { RoomView } from '../room.ts';

export type Reply =
  | Answer
  | { readonly re: 'again'; readonly id: string }
  | { readonly re: 'bad'; readonly field: string };
export type Heard = { readonly ev: string } & Readonly<Record<string, unknown>>;
const CONFIRM_EVERY = 16;

/** The address of one server, as `http://127.0.0.1:8137`. */
export async function post(base: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
export interface Guest {
  readonly who: string;
  readonly name: string;
  readonly token: string;
}
export const newGuest = async (base: string, name: string): Promise<Guest> =>
  (await post(base, 'session', { name })) as unknown as Guest;
export const newRoom = async (base: string, guest: Guest, wanted: object): Promise<RoomView> =>
  (await post(base, 'rooms', wanted, guest.token))['room'] as RoomView;

/** One client as a page would be: follows a room by what it is told, and sends a command again until it is answered. */
export class Client {
  readonly guest: Guest;
  readonly texts: string[] = [];
  replica: Replica<State, SetupOptions> | undefined;
  /** Of which match the replica is: a room may be told to have gone on before the first view of its next one comes. */
  followed: string | undefined;
  room: RoomView | undefined;
  here: readonly string[] = [];
  /** Called with everything that comes in, but for answers. */
  onHeard: (heard: Heard) => void = () => undefined;
  /** Called with every answer, be it to something that was sent on this line or not. */
  onAnswer: (reply: Reply) => void = () => undefined;
  /** Called with everything that goes out. */
  onSaid: (text: string) => void = () => undefined;
  onClose: (code: number) => void = () => undefined;
  /** What did not follow from what was told before. */
  gaps = 0;
  /** Says what it has got; a client that does not is slow. */
  confirms = true;
  /** It may have another seat than it knows: what was told to another viewer is nothing to go on from. */
  unsure = false;
  readonly game: AnyGame;
  private readonly answers = new Map<string, (reply: Reply | undefined) => void>();
  private socket: WebSocket | undefined;
  private confirmed = -1;
  private keepTexts = false;

  constructor(game: AnyGame, guest: Guest, keepTexts = false) {
    this.game = game;
    this.guest = guest;
    this.keepTexts = keepTexts;
  }
  async connect(base: string): Promise<void> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
      headers: { Authorization: `Bearer ${this.guest.token}` },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data) => this.heard((data as Buffer).toString()));
    socket.on('close', (code) => {
      for (const answer of this.answers.values()) answer(undefined);
      this.answers.clear();
      if (this.socket === socket) this.onClose(code);
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
  }
  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }
  /** Cuts the line without a word. */
  cut(): void {
    this.socket?.terminate();
  }
  raw(text: string): void {
    this.onSaid(text);
    this.socket?.send(text);
  }
  /** Undefined: the line was cut before an answer came. */
  send(
    message: { readonly cmd: string; readonly id?: string } & Readonly<Record<string, unknown>>,
  ): Promise<Reply | undefined> {
    const id = message.id ?? randomBytes(9).toString('base64url');
    if (!this.connected) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.raw(JSON.stringify({ ...message, id }));
    });
  }
  enter(room: string, more: object = {}): Promise<Reply | undefined> {
    const known = this.unsure || this.followed === undefined ? {} : { have: this.version, match: this.followed };
    return this.send({ cmd: 'enter', room, ...known, ...more });
  }
  get version(): number {
    return this.replica?.version ?? -1;
  }
  get seat(): Seat | undefined {
    const seat = this.replica?.about?.seats.findIndex(
      (holder) => holder.kind === 'person' && holder.who === this.guest.who,
    );
    return seat === undefined || seat < 0 ? undefined : (seat as Seat);
  }

  private heard(text: string): void {
    if (this.keepTexts) this.texts.push(text);
    const message = JSON.parse(text) as
      | (Reply & { readonly id: string; readonly ev?: undefined })
      | (Heard & { readonly re?: undefined });
    if (message.ev === undefined) {
      this.onAnswer(message);
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
      return;
    }
    if (message.ev === 'frame' || message.ev === 'whole') this.follow(message as unknown as Told);
    if (message.ev === 'room') this.room = message['room'] as RoomView;
    if (message.ev === 'here') this.here = message['here'] as readonly string[];
    this.onHeard(message);
  }
  private follow(told: Told): void {
    if (told.ev === 'whole') this.begin(told);
    const took = this.replica?.take(told);
    if (took === undefined) {
      this.gaps++;
      void this.send({ cmd: 'resume', match: told.match, have: -1 });
      return;
    }
    if (this.confirms && (told.v - this.confirmed >= CONFIRM_EVERY || told.ev === 'whole')) this.confirm(told);
  }
  confirm(told: Told): void {
    this.confirmed = told.v;
    this.raw(JSON.stringify({ cmd: 'got', id: 'got', match: told.match, v: told.v }));
  }
  private begin(whole: Extract<Told, { ev: 'whole' }>): void {
    const seat = whole.about.seats.findIndex((holder) => holder.kind === 'person' && holder.who === this.guest.who);
    const viewer = (seat < 0 ? 'spectator' : seat) as Viewer;
    const rules = rulesFor(this.game, readSetup(this.game.options, whole.setup));
    this.replica = new Replica(rules, viewer);
    this.followed = whole.match;
    this.unsure = false;
  }
}
