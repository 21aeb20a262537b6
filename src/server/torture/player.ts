import { setTimeout as sleep } from 'node:timers/promises';
import type { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { spell } from '../../kernel/verbs.ts';
import { Client, type Guest, type Reply } from './client.ts';

/** A command that was acknowledged: it must be in the log, there, once. */
export interface Acknowledged {
  readonly match: string;
  readonly id: string;
  readonly version: number;
}
/** What befalls the line of a player. */
export interface Mischief {
  /** Where to connect to next. */
  base(): string;
  /** Called before a command is sent; may send it as often as it likes. */
  before?(client: Client, message: Command): void;
  /** Called after it was sent, before the answer came. */
  after?(client: Client): void;
  /** No answer within this time: try another line. */
  readonly patience?: number;
}
type Command = { readonly cmd: string; readonly id: string } & Readonly<Record<string, unknown>>;
const PAUSE_MS = 5;
const RETRY_MS = 20;
const MOST_PATIENCE_MS = 10_000;

/** Somebody who plays at random and never gives up: every command is sent until it is answered, with the same id. */
export class Player {
  readonly client: Client;
  readonly acknowledged: Acknowledged[] = [];
  readonly sent = new Set<string>();
  /** Sent again after the line was cut, or because nobody knew. */
  repeated = 0;
  refused: string[] = [];
  reconnects = 0;
  /** Milliseconds from the cut to having everything again. */
  readonly waits: number[] = [];
  private readonly room: string;
  private readonly chance: FastChance;
  private readonly mischief: Mischief;
  private pending: Command | undefined;
  /** What the player knew when it chose. */
  private chosenAt = -1;
  private ids = 0;
  private lost = 0;
  /** How often in a row nobody answered. */
  private inVain = 0;

  constructor(game: AnyGame, guest: Guest, room: string, chance: FastChance, mischief: Mischief) {
    this.client = new Client(game, guest);
    this.room = room;
    this.chance = chance;
    this.mischief = mischief;
  }
  async play(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      if (!this.client.connected && !(await this.comeBack(stopped))) continue;
      if (this.pending === undefined) {
        this.pending = this.next();
        this.chosenAt = this.client.version;
      }
      if (this.pending === undefined) await sleep(PAUSE_MS);
      else await this.tell(this.pending);
    }
    this.client.cut();
  }
  private async comeBack(stopped: () => boolean): Promise<boolean> {
    if (this.lost === 0) this.lost = performance.now();
    try {
      await this.client.connect(this.mischief.base());
      const reply = await this.within(this.client.enter(this.room));
      if (reply?.re !== 'ok') throw new Error('not in');
    } catch {
      this.client.cut();
      if (!stopped()) await sleep(RETRY_MS);
      return false;
    }
    this.reconnects++;
    this.waits.push(performance.now() - this.lost);
    this.lost = 0;
    return true;
  }
  private async tell(message: Command): Promise<void> {
    if (this.sent.has(message.id)) this.repeated++;
    this.sent.add(message.id);
    this.mischief.before?.(this.client, message);
    const answered = this.within(this.client.send(message));
    this.mischief.after?.(this.client);
    const reply = await answered;
    if (reply === undefined || reply.re === 'again') {
      if (reply === undefined) this.client.cut();
      await sleep(PAUSE_MS);
      return;
    }
    // A line that was thought dead has come in after this one: whoever comes in again is the newest.
    if (reply.re === 'no' && reply.rule === 'room.elsewhere') {
      this.client.cut();
      return;
    }
    this.pending = undefined;
    if (reply.re === 'bad') this.refused.push(`bad ${reply.field}`);
    // Another match may have begun by what both said at once.
    else if (reply.re === 'no' && message.cmd !== 'again' && !(await this.overtaken(message['match'], reply.rule)))
      this.refused.push(`${message.cmd} ${reply.rule} ${JSON.stringify(reply.values)}`);
    else if (reply.re === 'ok') await this.settle(message, reply.version);
  }
  /** May the move be refused? Some must wait for their time, and where seats choose at once another may be faster. */
  private async overtaken(match: unknown, rule: string): Promise<boolean> {
    if (rule === 'match.tooEarly') return true;
    const same = (): boolean => this.client.room?.match === match && this.client.version <= this.chosenAt;
    for (let i = 0; i < 400 && this.client.connected && same(); i++) await sleep(PAUSE_MS);
    return !same();
  }
  private async settle(message: Command, version: number): Promise<void> {
    const { match } = message;
    if (typeof match !== 'string') return;
    this.acknowledged.push({ match, id: message.id, version });
    // What was acknowledged is told as well.
    for (let i = 0; i < 400 && this.client.connected && this.isBehind(match, version); i++) await sleep(PAUSE_MS);
    if (this.client.connected && this.isBehind(match, version)) this.client.cut();
  }
  private isBehind(match: string, version: number): boolean {
    return this.client.room?.match === match && this.client.version < version;
  }
  private within(reply: Promise<Reply | undefined>): Promise<Reply | undefined> {
    // On a machine that is busy itself, somebody who gives up too soon would never get through.
    const patience = Math.min(MOST_PATIENCE_MS, (this.mischief.patience ?? MOST_PATIENCE_MS) * 1.5 ** this.inVain);
    return Promise.race([reply, sleep(patience, undefined)]).then((heard) => {
      this.inVain = heard === undefined ? this.inVain + 1 : 0;
      return heard;
    });
  }

  private next(): Command | undefined {
    const { client } = this;
    const { replica, seat, room } = client;
    const about = replica?.about;
    if (about === undefined || room === undefined || seat === undefined) return undefined;
    const id = `${++this.ids}`;
    const { match } = room;
    if (about.phase === 'over' && !room.again.includes(client.guest.who)) return { cmd: 'again', id, room: this.room };
    if (about.phase === 'gathering' && (about.ready & (1 << seat)) === 0)
      return { cmd: 'ready', id, match, nonce: 'ab' };
    if (about.phase !== 'on' || (about.awaited & (1 << seat)) === 0) return undefined;
    const decision = replica?.decision();
    if (decision === undefined || decision.options.length === 0) return undefined;
    const { action } = decision.options[this.chance.below(decision.options.length)]!;
    return { cmd: 'act', id, match, serial: decision.serial, actions: [spell(replica!.rules.game.verbs, action)] };
  }
}

const PATIENCE_MS = 3000;
/** A fault before anything was acknowledged takes nothing away: waits until something was; false if nothing will be. */
export async function somethingAcknowledged(players: readonly Player[]): Promise<boolean> {
  const count = (): number => players.reduce((all, { acknowledged }) => all + acknowledged.length, 0);
  const before = count();
  for (const began = performance.now(); count() === before && performance.now() - began < PATIENCE_MS;) {
    await sleep(PAUSE_MS);
  }
  return count() > before;
}
const SLOW_MS = 60_000;
/** However slow the machine is, something of every game must have been acknowledged before the end. */
export async function everyGamePlayed(players: readonly Player[]): Promise<void> {
  const games = new Set(players.map(({ client }) => client.game.name));
  const played = (): boolean => {
    const some = players.filter(({ acknowledged }) => acknowledged.length > 1).map(({ client }) => client.game.name);
    return new Set(some).size === games.size;
  };
  for (const began = performance.now(); !played() && performance.now() - began < SLOW_MS;) await sleep(PAUSE_MS);
}
