import { setTimeout as sleep } from 'node:timers/promises';
import type { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Told } from '../../match/messages.ts';
import { choose } from './choice.ts';
import { Client, type Guest, post, type Reply } from './client.ts';
import { changesRoom, type Command, isLogged, type Spoken, Witness } from './witness.ts';

/** A command that was acknowledged: it must be in the log, there, once. */
interface Acknowledged {
  readonly match: string;
  readonly id: string;
  readonly version: number;
}
/** What befalls the line of a player. */
export interface Mischief {
  /** Where to connect to next. */
  base(): string;
  /** Called before a command is sent; may send it as often as it likes. Says how often on lines of which the player hears nothing. */
  before?(client: Client, message: Command): number;
  /** Called after it was sent, before the answer came. */
  after?(client: Client): void;
  /** The newest version of the room of which it was told elsewhere; undefined while it waits for an answer there. */
  elsewhere?(): number | undefined;
  /** How long it thinks before each move, in milliseconds. */
  readonly thinks?: number;
  /** No answer within this time: try another line. */
  readonly patience?: number;
}
const PAUSE_MS = 5;
const RETRY_MS = 20;
const MOST_PATIENCE_MS = 10_000;
const TOLD_MS = 10_000;
/** A new name, one in so many times that the player comes back. */
const RENAMES = 4;
/** As often it asks what it was told before. */
const HISTORIES = 4;
/** Refusals that a race or a repetition explains: the room stands as it does, whoever was faster. */
const RACED: Readonly<Record<string, readonly string[]>> = {
  sit: ['match.notNow', 'room.notAllowed', 'room.noSeat', 'match.begun'],
  stand: ['match.notNow', 'room.notAllowed', 'room.noSeat', 'match.begun'],
  seat: ['match.notNow', 'room.notAllowed', 'room.noSeat', 'match.begun'],
  phrase: ['server.slow', 'room.muted'],
  say: ['server.slow', 'room.muted'],
  undo: ['match.nothingToUndo', 'match.cannotUndo'],
};

/** Somebody who plays at random and never gives up: every command is sent until it is answered, with the same id. */
export class Player {
  readonly client: Client;
  readonly witness: Witness;
  readonly acknowledged: Acknowledged[] = [];
  /** Sent again after the line was cut, or because nobody knew. */
  repeated = 0;
  refused: string[] = [];
  reconnects = 0;
  /** Milliseconds from sending a move to its answer. */
  readonly times: number[] = [];
  /** Milliseconds from the cut to having everything again. */
  readonly waits: number[] = [];
  /** Called at the moment in which something is acknowledged. */
  onAcknowledged: () => void = () => undefined;
  readonly room: string;
  private readonly chance: FastChance;
  private readonly mischief: Mischief;
  private pending: Command | undefined;
  /** What the player knew when it chose. */
  private chosenAt = -1;
  private situation = '';
  private ids = 0;
  /** The version of the room that was acknowledged last. */
  private newest = 0;
  private lost = 0;
  /** How often in a row nobody answered. */
  private inVain = 0;

  constructor(game: AnyGame, guest: Guest, room: string, chance: FastChance, mischief: Mischief) {
    this.client = new Client(game, guest);
    this.witness = new Witness(guest.who);
    this.room = room;
    this.chance = chance;
    this.mischief = mischief;
    this.client.onAnswer = (reply) => this.witness.hears(reply);
    this.client.onHeard = ({ ev, ...rest }) => {
      if (ev === 'frame' || ev === 'whole') this.witness.told.push({ ev, ...rest } as unknown as Told);
    };
  }
  async play(stopped: () => boolean): Promise<void> {
    while (!stopped()) await this.step(stopped);
    this.client.cut();
  }
  /** One thing after the other: come back, do what was begun, else something new. */
  private async step(stopped: () => boolean): Promise<void> {
    if (!this.client.connected && !(await this.comeBack(stopped))) return;
    if (this.pending === undefined && !stopped()) {
      const { thinks = 0 } = this.mischief;
      if (thinks > 0) await sleep(thinks);
      this.pending = this.next();
      this.chosenAt = this.client.version;
    }
    if (this.pending === undefined) await sleep(PAUSE_MS);
    else await this.tell(this.pending);
  }
  /** As `play`, and then until what was begun is answered; the line stays. False if that takes too long. */
  async playOut(stopped: () => boolean, patience: number): Promise<boolean> {
    while (!stopped()) await this.step(stopped);
    for (const began = performance.now(); this.pending !== undefined || !this.client.connected;) {
      if (performance.now() - began > patience) return false;
      await this.step(stopped);
    }
    return true;
  }
  private async comeBack(stopped: () => boolean): Promise<boolean> {
    if (this.lost === 0) this.lost = performance.now();
    try {
      if (!stopped() && this.chance.below(RENAMES) === 0) await this.rename();
      await this.client.connect(this.mischief.base());
      const reply = await this.within(this.client.enter(this.room));
      if (reply?.re !== 'ok') throw new Error('not in');
    } catch {
      this.client.cut();
      await sleep(RETRY_MS);
      return false;
    }
    this.reconnects++;
    this.waits.push(performance.now() - this.lost);
    this.lost = 0;
    if (this.chance.below(HISTORIES) === 0) void this.askHistory(this.mischief.base());
    return true;
  }
  /** Nobody waits for it, and a server that is killed meanwhile owes nothing. */
  private async askHistory(base: string): Promise<void> {
    const { client, witness } = this;
    const [match, had] = [client.room?.match ?? '', client.version];
    try {
      const headers = { Authorization: `Bearer ${client.guest.token}` };
      const response = await fetch(`${base}/api/matches/${match}/history`, { headers });
      const { told = [] } = (await response.json()) as { readonly told?: readonly Told[] };
      if (response.ok) witness.histories.push({ match, had, told });
      // 503 is what a server owes while its database is away.
      else if (response.status === 500) this.refused.push('history 500');
    } catch {
      // The line was cut, or the server is gone.
    }
  }
  private async rename(): Promise<void> {
    const taken = { name: `Name ${this.chance.below(1 << 16)}`, acknowledged: false };
    this.witness.names.push(taken);
    await post(this.mischief.base(), 'session', { name: taken.name }, this.client.guest.token);
    taken.acknowledged = true;
  }
  private async tell(message: Command): Promise<void> {
    const spoken = this.witness.sends(message, this.client.room?.match ?? '', this.client.seat);
    if (spoken.times > 1) this.repeated++;
    if (message.cmd === 'sit' || message.cmd === 'stand') this.client.unsure = true;
    spoken.times += this.mischief.before?.(this.client, message) ?? 0;
    const answered = this.within(this.client.send(message));
    this.mischief.after?.(this.client);
    const began = performance.now();
    const reply = await answered;
    if (reply?.re === 'ok') this.times.push(performance.now() - began);
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
    else if (reply.re === 'ok') await this.settle(spoken, reply.version);
    else if (!(await this.overtaken(message, reply.rule)))
      this.refused.push(`${message.cmd} ${reply.rule} ${JSON.stringify(reply.values)}`);
  }
  /** May it be refused? Some must wait for their time, and where seats choose at once another may be faster. */
  private async overtaken({ cmd, match }: Command, rule: string): Promise<boolean> {
    // Another match may have begun by what both said at once.
    if (cmd === 'again' || rule === 'match.tooEarly' || RACED[cmd]?.includes(rule) === true) return true;
    const same = (): boolean => this.client.room?.match === match && this.client.version <= this.chosenAt;
    for (let i = 0; i < 400 && this.client.connected && same(); i++) await sleep(PAUSE_MS);
    return !same();
  }
  /** Has it seen everything that was acknowledged of its room, here and elsewhere? */
  get isUpToDate(): boolean {
    const elsewhere = this.mischief.elsewhere === undefined ? 0 : this.mischief.elsewhere();
    return elsewhere !== undefined && (this.client.room?.version ?? 0) >= Math.max(this.newest, elsewhere);
  }
  private async settle({ command, match }: Spoken, version: number): Promise<void> {
    if (changesRoom(command)) this.newest = Math.max(this.newest, version);
    if (!isLogged(command)) return;
    this.acknowledged.push({ match, id: command.id, version });
    this.onAcknowledged();
    // What was acknowledged is told as well.
    const began = performance.now();
    while (this.client.connected && this.isBehind(match, version)) {
      await sleep(PAUSE_MS);
      if (performance.now() - began < TOLD_MS) continue;
      this.witness.untold++;
      this.client.cut();
    }
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
    const { client, chance } = this;
    const situation = `${client.room?.match} ${client.room?.version} ${client.version}`;
    const fresh = situation !== this.situation;
    this.situation = situation;
    return choose(client, `${++this.ids}`, chance, fresh);
  }
}

const PATIENCE_MS = 3000;
/** Waits until one more command is acknowledged, and answers in that moment; false if none is for so long. */
export function somethingAcknowledged(players: readonly Player[], patience = PATIENCE_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (yes: boolean): void => {
      clearTimeout(late);
      for (const player of players) player.onAcknowledged = () => undefined;
      resolve(yes);
    };
    const late = setTimeout(() => done(false), patience);
    for (const player of players) player.onAcknowledged = () => done(true);
  });
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
