import { setTimeout as sleep } from 'node:timers/promises';
import type { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { spell } from '../../kernel/verbs.ts';
import { Client, newGuest, newRoom, type Reply } from './client.ts';
import type { NodeProcess } from './node-process.ts';

const RETRY_MS = 50;
/** However slow the machine is: who has not come back, or lost, by then never will. */
const MOST_MS = 60_000;
const ruleOf = (reply: Reply | undefined): string => (reply?.re === 'no' ? reply.rule : (reply?.re ?? 'no answer'));

/** Two people at a table: one who thinks, or is away, and one who would take the game if the server let them. */
export class Sitting {
  private readonly game: AnyGame;
  private readonly wanted: object;
  private readonly chance: FastChance;
  private people: readonly Client[] = [];
  private bases: readonly (() => string)[] = [];
  private room = '';
  private constructor(game: AnyGame, wanted: object, chance: FastChance) {
    this.game = game;
    this.wanted = wanted;
    this.chance = chance;
  }
  static async begin(
    game: AnyGame,
    nodes: readonly NodeProcess[],
    clock: object,
    chance: FastChance,
  ): Promise<Sitting> {
    const sitting = new Sitting(game, { game: game.name, seat: 0, clock }, chance);
    await sitting.beginAnew(nodes);
    return sitting;
  }
  async beginAnew(nodes: readonly NodeProcess[]): Promise<void> {
    this.close();
    this.bases = [0, 1].map((seat) => () => nodes[seat % nodes.length]!.base);
    const known = this.people.map(({ guest }) => guest);
    const guests =
      known.length > 0 ? known : await Promise.all(['Ann', 'Bob'].map((name) => newGuest(this.bases[0]!(), name)));
    this.people = guests.map((guest) => new Client(this.game, guest));
    this.room = (await newRoom(this.bases[0]!(), guests[0]!, this.wanted)).room;
    for (const seat of [0, 1]) await this.comeBack(seat);
    const [ann, bob] = this.people;
    await bob!.send({ cmd: 'sit', room: this.room, seat: 1 });
    await this.until(() => bob!.seat === 1);
    for (const client of [ann!, bob!]) await client.send({ cmd: 'ready', match: this.match, nonce: 'ab' });
    await this.until(() => this.people.every(({ replica }) => replica?.about?.phase === 'on'));
  }
  close(): void {
    for (const client of this.people) client.cut();
  }
  private get match(): string {
    return this.people[0]!.room!.match;
  }
  private get awaited(): number {
    const mask = this.people.map(({ replica }) => replica?.about?.awaited ?? 0)[0]!;
    return (mask & 1) !== 0 ? 0 : 1;
  }
  private get other(): Client {
    return this.people[1 - this.awaited]!;
  }
  private async until(done: () => boolean): Promise<void> {
    for (const began = performance.now(); !done();) {
      if (performance.now() - began > MOST_MS) throw new Error('the table did not come to rest');
      await sleep(5);
    }
  }
  private async comeBack(seat: number): Promise<void> {
    const client = this.people[seat]!;
    for (const began = performance.now(); !client.connected || client.room === undefined;) {
      try {
        await client.connect(this.bases[seat]!());
        if ((await client.enter(this.room))?.re === 'ok') break;
        client.cut();
      } catch (error) {
        if (performance.now() - began > MOST_MS) throw error;
      }
      await sleep(RETRY_MS);
    }
  }
  /** Whoever is to move does: somebody's clock has just begun. */
  async move(): Promise<void> {
    const mover = this.people[this.awaited]!;
    const decision = mover.replica?.decision();
    if (decision === undefined) return;
    const { action } = decision.options[this.chance.below(decision.options.length)]!;
    const actions = [spell(mover.replica!.rules.game.verbs, action)];
    const reply = await mover.send({ cmd: 'act', match: this.match, serial: decision.serial, actions });
    if (reply?.re !== 'ok') throw new Error(`a move was refused: ${JSON.stringify(reply)}`);
    const { version } = reply;
    await this.until(() => this.people.every((client) => client.version >= version));
  }
  get isOver(): boolean {
    return this.people[0]!.replica?.about?.phase === 'over';
  }
  leaves(): void {
    this.people[this.awaited]!.cut();
  }
  otherComesBack(): Promise<void> {
    return this.comeBack(1 - this.awaited);
  }
  async allComeBack(): Promise<void> {
    for (const seat of [0, 1]) await this.comeBack(seat);
  }
  /** Whoever is here tries everything to get the game; says what was given that should not have been. */
  async grab(): Promise<readonly string[]> {
    const { other, awaited: seat, room, match } = this;
    const tried = [
      ['claim', 'match.inTime', await other.send({ cmd: 'claim', match, against: seat })],
      ['absent', 'room.stillHere', await other.send({ cmd: 'absent', room, seat })],
      ['replace', 'room.stillHere', await other.send({ cmd: 'replace', room, seat })],
      ['ping', 'ok', await other.send({ cmd: 'ping' })],
    ] as const;
    return tried.flatMap(([cmd, expected, reply]) =>
      ruleOf(reply) === expected ? [] : [`${cmd} was answered ${ruleOf(reply)}`],
    );
  }
  lost(): readonly string[] {
    const about = this.other.replica?.about;
    if (about?.phase === 'on' && about.seats.every(({ kind }) => kind === 'person')) return [];
    return [`the match ended: ${JSON.stringify(about?.result)}`];
  }
  /** Nobody moves: is that found out in the end? */
  claimed(): Promise<boolean> {
    return this.insists({ cmd: 'claim', match: this.match, against: this.awaited }, 'match.inTime', 'time');
  }
  foundAbsent(): Promise<boolean> {
    return this.insists({ cmd: 'absent', room: this.room, seat: this.awaited }, 'room.stillHere', 'absence');
  }
  private async insists(message: Parameters<Client['send']>[0], notYet: string, by: string): Promise<boolean> {
    const { other } = this;
    // The first time it must be too early.
    if (ruleOf(await other.send(message)) !== notYet) return false;
    for (const began = performance.now(); performance.now() - began < MOST_MS; await sleep(RETRY_MS)) {
      if (ruleOf(await other.send(message)) !== 'ok') continue;
      await this.until(() => other.replica?.about?.phase === 'over');
      return other.replica!.about!.result?.by === by;
    }
    return false;
  }
}
