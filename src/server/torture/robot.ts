import { setTimeout as sleep } from 'node:timers/promises';
import type { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { spell } from '../../kernel/verbs.ts';
import type { EventTable, EventView } from '../../events/view.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { About, Result } from '../../match/messages.ts';
import { Client, type Guest, post, type Reply } from './client.ts';

const POLL_MS = 200;
const PAUSE_MS = 10;
const SLOWLY_MS = 40;
/** A line on which nothing is answered for so long is cut. */
const PATIENCE_MS = 10_000;
/** After so many moves it may give up, one in so many times. */
const MOVES = 6;
const GIVES_UP = 6;

/** Plays an event to its end, whatever becomes of the servers, and remembers what it was told. */
export class Robot {
  readonly guest: Guest;
  readonly client: Client;
  /** How the matches ended, as they told it. */
  readonly ended = new Map<string, Result>();
  view: EventView | undefined;
  reconnects = 0;
  /** The cards that it was told it has taken, by their number, and what it was told it has built. */
  readonly taken = new Map<number, string>();
  built: string | undefined;
  /** It was acknowledged that it has left. */
  hasLeft = false;
  private readonly event: string;
  private readonly base: () => string;
  private readonly chance: FastChance;
  /** It leaves when so many rounds have been paired. */
  private readonly leaves: number;
  private polled = 0;
  private room = '';

  constructor(game: AnyGame, guest: Guest, event: string, base: () => string, chance: FastChance, leaves: number) {
    this.client = new Client(game, guest);
    this.guest = guest;
    this.event = event;
    this.base = base;
    this.chance = chance;
    this.leaves = leaves;
  }
  async play(stopped: () => boolean): Promise<void> {
    while (!stopped() && this.view?.phase !== 'over' && !this.hasLeft) {
      try {
        await this.step();
      } catch {
        this.client.cut();
        await sleep(PAUSE_MS + this.chance.below(100));
      }
    }
    this.client.cut();
  }
  private async step(): Promise<void> {
    if (performance.now() - this.polled > POLL_MS) await this.look();
    if (!this.client.connected) {
      await this.client.connect(this.base());
      this.room = '';
      this.reconnects++;
    }
    const table = this.table();
    if (table === undefined) return sleep(PAUSE_MS);
    if (table.room !== this.room) await this.goTo(table.room);
    await this.act();
  }
  private async look(): Promise<void> {
    const { token } = this.guest;
    const init = { headers: { Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(PATIENCE_MS) };
    const response = await fetch(`${this.base()}/api/events/${this.event}`, init);
    if (!response.ok) throw new Error(`the event was not told: ${response.status}`);
    this.view = ((await response.json()) as { event: EventView }).event;
    this.polled = performance.now();
    const { me, course, players } = this.view;
    if (course.length < this.leaves || me === undefined) return;
    // Said before, by a server that was killed before it could answer.
    if (players[me]!.gone === undefined) await post(this.base(), `events/${this.event}/leave`, {}, token);
    this.hasLeft = true;
  }
  private table(): Pick<EventTable, 'room'> | undefined {
    const { me, course = [], pods = [] } = this.view ?? {};
    if (me === undefined) return undefined;
    if (course.length === 0) return pods.find(({ places, stage }) => places.includes(me) && stage === 'on');
    return course.at(-1)?.tables.find(({ seats, stage }) => seats.includes(me) && stage !== 'over');
  }
  private async goTo(room: string): Promise<void> {
    if (this.room !== '') await this.told({ cmd: 'leave', room: this.room });
    this.room = '';
    const reply = await within(this.client.enter(room));
    if (reply?.re !== 'ok') throw new Error('not in');
    this.room = room;
  }
  private async act(): Promise<void> {
    const { client, chance } = this;
    const about = client.replica?.about;
    const { seat, room } = client;
    if (about === undefined || room === undefined || seat === undefined || client.followed !== room.match)
      return sleep(PAUSE_MS);
    const { match } = room;
    if (room.pod === true) return about.phase === 'over' ? this.waits() : this.opens(about, match, seat);
    if (about.phase === 'over') {
      if (about.result !== undefined) this.ended.set(match, about.result);
      // In a series another game may follow.
      if (!room.again.includes(this.guest.who)) await this.told({ cmd: 'again', room: room.room });
      this.polled = 0;
      return sleep(PAUSE_MS);
    }
    if (about.phase === 'gathering') {
      if ((about.ready & (1 << seat)) === 0) await this.told({ cmd: 'ready', match, nonce: 'ab' });
      return sleep(PAUSE_MS);
    }
    if ((about.awaited & (1 << seat)) === 0) return sleep(PAUSE_MS);
    if (client.version > MOVES && chance.below(GIVES_UP) === 0)
      return void (await this.told({ cmd: 'concede', match }));
    const decision = client.replica?.decision();
    if (decision === undefined || decision.options.length === 0) return sleep(PAUSE_MS);
    const { action } = decision.options[chance.below(decision.options.length)]!;
    const actions = [spell(client.game.verbs, action)];
    await this.told({ cmd: 'act', match, serial: decision.serial, actions });
  }
  private waits(): Promise<void> {
    this.polled = 0;
    return sleep(PAUSE_MS);
  }
  /** Drafts, builds what a bot would, and says that it is ready. */
  private async opens({ packs, brought, ready }: About, match: string, seat: number): Promise<void> {
    const { client, chance } = this;
    const { draft } = packs!;
    if (draft === undefined) {
      if (packs!.opened[seat] === null) await this.told({ cmd: 'open', match, nonce: 'ab' });
      return sleep(PAUSE_MS);
    }
    const { before = [], taken = [], waits } = draft;
    if (waits.includes(seat)) {
      const card = before[chance.below(before.length)]!;
      const reply = await this.told({ cmd: 'pick', match, card, taken: taken.length });
      if (reply.re === 'ok') this.taken.set(taken.length, card);
      // So that a draft lasts long enough for something to go wrong.
      return sleep(SLOWLY_MS + chance.below(SLOWLY_MS));
    }
    if (waits.length > 0 || (ready & (1 << seat)) !== 0) return sleep(PAUSE_MS);
    if (brought![seat] === null) {
      const opened = { sort: '', cards: taken };
      const setup = client.game.brings!.suits(client.room!.terms!, 0 as Seat, chance, opened);
      const reply = await this.told({ cmd: 'bring', match, setup });
      if (reply.re === 'ok') this.built = JSON.stringify(setup);
    } else await this.told({ cmd: 'ready', match, nonce: '' });
  }
  private async told(message: Parameters<Client['send']>[0]): Promise<Reply> {
    const reply = await within(this.client.send(message));
    if (reply === undefined) throw new Error('nobody answers');
    return reply;
  }
}
const within = <T>(reply: Promise<T>): Promise<T | undefined> => Promise.race([reply, sleep(PATIENCE_MS, undefined)]);
