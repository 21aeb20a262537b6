import { type Signal, signal } from '@preact/signals';
import type { Viewer } from '../../kernel/ids.ts';
import { type About, type Answer, withNews, type Told } from '../../match/messages.ts';
import type { Phrase } from '../../match/phrases.ts';
import type { Wire } from '../worker/link.ts';
import { type RoomView, serverRecord, session } from '../shell/server.ts';
import { Line } from './line.ts';
import { roomWords } from './text.ts';

export interface Spoken {
  readonly id: string;
  readonly who: string;
  readonly phrase?: Phrase;
  readonly text?: string;
}
type Message = { readonly cmd: string } & Readonly<Record<string, unknown>>;
type Reply = Answer | { readonly re: 'again'; readonly id: string } | { readonly re: 'bad'; readonly id?: string };
/** The store did not answer: after so long the page asks again. */
const AGAIN_MS = 500;
/** How the server closes a line whose session has ended. */
const LOGGED_OUT = 4010;
/** The server is told at least this often how far the page has come. */
const CONFIRM_EVERY = 16;

/** One room over one socket: comes back by itself, sends again what was not answered, and asks for what it missed. */
export class RoomLink {
  readonly room: Signal<RoomView | undefined> = signal(undefined);
  readonly about: Signal<About | undefined> = signal(undefined);
  readonly here: Signal<readonly string[]> = signal([]);
  readonly talk: Signal<readonly Spoken[]> = signal([]);
  readonly connected: Signal<boolean> = signal(false);
  /** The line has been there and is gone. */
  readonly cut: Signal<boolean> = signal(false);
  /** Another window of the same person plays at this table; this one looks on. */
  readonly elsewhere: Signal<boolean> = signal(false);
  /** What the server fixed before the deal, as it was first told. */
  readonly commitments = new Map<string, string>();
  /** What the seats committed to before the deal, as it was last told then. */
  readonly brought = new Map<string, readonly (string | null)[]>();
  /** Why there is no way back into the room. */
  readonly out: Signal<string | undefined> = signal(undefined);
  private readonly name: string;
  private readonly line: Line;
  private readonly waiting = new Map<string, { readonly text: string; readonly done: (answer: Answer) => void }>();
  private count = 0;
  /** Who the page is, as the server last said it. */
  private me: string | undefined;
  /** The id of the last `enter`. */
  private entering = '';
  private confirmed = -1;
  /** As the server last said it, and when that was heard. */
  private time = { at: Date.now(), heard: performance.now() };
  /** Everything that was told since the last whole view, for a table that is opened later. */
  private told: Told[] = [];
  private listener: ((told: Told) => void) | undefined;

  constructor(room: string) {
    this.name = room;
    const address = new URL('socket', location.href.split('#')[0]);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    this.line = new Line(address, {
      opened: () => this.enter(),
      heard: (text) => this.heard(JSON.parse(text) as never),
      lost: (code) => this.lost(code),
    });
  }
  close(): void {
    this.line.close();
  }
  /** The time at the tables, by which clocks run. */
  now(): number {
    return this.time.at + performance.now() - this.time.heard;
  }
  /** Resolves with the answer; a cut line only delays it. */
  send(message: Message): Promise<Answer> {
    return this.sendAs(this.newId(), message, this.connected.value);
  }
  private newId(): string {
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${++this.count}`;
  }
  private sendAs(id: string, message: Message, now: boolean): Promise<Answer> {
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (now) this.line.say(text);
    });
  }
  inRoom(cmd: string, more: object = {}): Promise<Answer> {
    return this.send({ cmd, room: this.name, ...more });
  }

  private lost(code: number | undefined): void {
    if (this.connected.value) this.cut.value = true;
    this.connected.value = false;
    if (this.out.value !== undefined) this.line.close();
    else if (code === LOGGED_OUT) void this.askWhoIAm();
  }
  /** The session has ended. Whoever has a new one, after making an account, comes back by it; else there is no way back. */
  private async askWhoIAm(): Promise<void> {
    const known = await session().catch(() => undefined);
    if (known === undefined || known.who === this.me) return;
    this.out.value = 'server.loggedOut';
    this.line.close();
  }
  /** Comes in, for the first time or again: the newest window is the one that plays. */
  enter(): void {
    const last = this.told.at(-1);
    const have = last === undefined ? {} : { have: last.v, match: last.match };
    this.elsewhere.value = false;
    // One that was never answered says nothing any more.
    this.waiting.delete(this.entering);
    this.entering = this.newId();
    void this.sendAs(this.entering, { cmd: 'enter', room: this.name, ...have }, true).then((answer) => {
      if (answer.re === 'no') this.out.value = answer.rule;
      else this.entered();
    });
  }
  /** Whoever is in says again what was not answered: only there is it known what became of it. */
  private entered(): void {
    this.connected.value = true;
    this.cut.value = false;
    this.line.settled();
    for (const { text } of this.waiting.values()) this.line.say(text);
  }
  private heard(message: Reply & { readonly ev?: undefined; readonly at?: number } & { id?: string }): void {
    if (message.at !== undefined) this.time = { at: message.at, heard: performance.now() };
    if (message.ev === undefined) {
      this.answered(message);
      return;
    }
    const told = message as unknown as { ev: string } & Record<string, unknown>;
    switch (told.ev) {
      case 'whole':
      case 'frame':
        this.follow(told as unknown as Told);
        break;
      case 'hidden':
        this.told = [];
        this.about.value = undefined;
        break;
      case 'hello':
        this.me = told['who'] as string;
        break;
      case 'room':
        this.room.value = told['room'] as RoomView;
        break;
      case 'here':
        this.here.value = told['here'] as readonly string[];
        break;
      case 'talk':
        this.talk.value = [
          ...this.talk.value.filter(({ id }) => id !== (told['line'] as Spoken).id),
          told['line'] as Spoken,
        ];
        break;
      case 'control':
        this.elsewhere.value = told['yours'] !== true;
        break;
      case 'out':
        this.out.value = `room.${String(told['why'])}`;
        break;
    }
  }
  private answered(reply: Reply): void {
    const waiting = this.waiting.get(reply.id ?? '');
    if (waiting === undefined) return;
    if (reply.re === 'again') {
      setTimeout(() => this.waiting.has(reply.id ?? '') && this.line.say(waiting.text), AGAIN_MS);
      return;
    }
    this.waiting.delete(reply.id ?? '');
    waiting.done(reply.re === 'bad' ? { re: 'no', id: reply.id ?? '', rule: 'match.noSuchAction', values: {} } : reply);
  }
  private follow(told: Told): void {
    if (told.ev === 'whole') this.told = [told];
    else this.told.push(told);
    if (told.ev === 'whole') this.about.value = told.about;
    else if (this.about.value !== undefined) this.about.value = withNews(this.about.value, told.about);
    if (told.ev === 'whole' && !this.commitments.has(told.match))
      this.commitments.set(told.match, told.about.commitment);
    const { phase, brought } = this.about.value ?? {};
    if (brought !== undefined && (phase === 'gathering' || !this.brought.has(told.match)))
      this.brought.set(told.match, brought);
    this.listener?.(told);
    if (told.ev === 'whole' || told.v - this.confirmed >= CONFIRM_EVERY) {
      this.confirmed = told.v;
      // Nobody answers that, so nobody waits for it.
      this.line.say(JSON.stringify({ cmd: 'got', id: 'got', match: told.match, v: told.v }));
    }
  }

  /** The room's match as a table wants it. */
  wire(viewer: Viewer): Wire {
    const wire: Wire = {
      onTold: () => undefined,
      watch: () => Promise.resolve([...this.told]),
      // What was missed comes as everything else does.
      resume: (_viewer, have) => this.send({ cmd: 'resume', match: this.match, have }).then(() => []),
      submit: (_seat, { id, ...command }) => this.sendAs(id, command, this.connected.value),
      record: () => serverRecord(this.match),
      close: () => {
        this.listener = undefined;
      },
      whyNoAdvice: () => roomWords().noHints,
      now: () => this.now(),
    };
    this.listener = (told) => wire.onTold(viewer, told);
    return wire;
  }
  private get match(): string {
    return this.room.value?.match ?? '';
  }
  /** What is known of the room's match: a room says which one is next before anything is told of it. */
  get known(): About | undefined {
    return this.told[0]?.match === this.match ? this.about.value : undefined;
  }
}
