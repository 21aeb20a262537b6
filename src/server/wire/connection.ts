import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { personOf, seatHeldBy } from '../../match/ledger.ts';
import type { Answer, Command } from '../../match/messages.ts';
import { stageOf } from '../../match/series.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../people/sessions.ts';
import { Attendance } from '../rooms/attendance.ts';
import { letIn } from '../rooms/entrance.ts';
import { mayIn, type RoomCommandName } from '../rooms/permissions.ts';
import { roomOfMatch } from '../room.ts';
import { answered, carryOut, refuse } from '../rooms/room-commands.ts';
import { NoMatch } from '../rooms/tables.ts';
import type { Person } from '../store/store.ts';
import { messageOf } from '../watch/log.ts';
import { FairTurn } from './fair-turn.ts';
import { framed } from './framed.ts';
import { COMMANDS, idIn, readSaid } from './commands.ts';
import { atEndOfTurn } from './outbox.ts';
import type { Announcement, Reply, RoomCommand, Said } from '../messages.ts';

/** Why the server ends a connection, beside the codes that WebSocket has. */
export const CLOSE = { restart: 1012, slow: 4008, flood: 4009, loggedOut: 4010 } as const;
/** Of what waits in the socket itself: whoever reads so little is gone. */
const MOST_BUFFERED = 1024 * 1024;
/** Time to read why: a busy machine, or a slow line, takes a while. */
const FAREWELL_MS = 10_000;
const MOST_ROOMS = 4;
/** Messages that wait for their turn. */
const MOST_WAITING = 64;

type Confirmed = Extract<Said, { cmd: 'got' }>;
type Answered = Exclude<Said, Confirmed>;

/** The names of the series, put together once. */
const ANSWERED = Object.fromEntries(
  COMMANDS.map((cmd) => {
    const series = (re: Answer['re']): string => `redut_commands_total{cmd="${cmd}",re="${re}"}`;
    return [cmd, { ok: series('ok'), no: series('no') }];
  }),
) as Readonly<Record<Said['cmd'], Readonly<Record<Answer['re'], string>>>>;

/** One socket. Its messages are answered in the order in which they came, each exactly once. */
export class Connection {
  readonly person: Person;
  /** By which session the person came in. */
  readonly session: string;
  private readonly house: House;
  private readonly socket: WebSocket;
  /** Beneath the socket. */
  private readonly line: Duplex;
  /** From where it comes. */
  private readonly address: string;
  /** What is said in one turn of the loop, such as a frame and the answer that follows it, goes out in one piece. */
  private said: string[] = [];
  private readonly turns: FairTurn;
  private readonly rooms = new Map<string, Attendance>();
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private ended = false;
  /** What has not been begun is not carried out any more. */
  private closing = false;
  alive = true;

  constructor(house: House, socket: WebSocket, { person, hash }: Visitor, line: Duplex, address: string) {
    this.house = house;
    this.socket = socket;
    this.person = person;
    this.session = hash;
    this.line = line;
    this.address = address;
    this.turns = new FairTurn(socket, (data, binary) => this.heard(data, binary));
    socket.on('message', (data, binary) => this.turns.take(data as Buffer, binary));
    socket.on('ping', (data) => this.pinged(data));
    socket.on('pong', () => this.ponged());
    socket.on('close', () => this.end());
    // The close event follows.
    socket.on('error', () => undefined);
    const hello: Announcement = { ev: 'hello', who: person.who, name: person.name, at: house.hours.now() };
    this.send(JSON.stringify(hello));
  }
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) {
      this.close(CLOSE.slow, 'slow');
      return;
    }
    this.said.push(text);
    if (this.said.length === 1) atEndOfTurn(this);
  }
  flush(): void {
    const { said } = this;
    if (said.length === 0) return;
    this.said = [];
    if (this.socket.readyState === this.socket.OPEN) this.line.write(framed(said));
  }
  close(code: number, why: string): void {
    this.closing = true;
    this.flush();
    this.socket.close(code, why);
    // Who does not answer the farewell is hung up on; we may have been held up ourselves, so what has come is read first.
    setTimeout(() => setImmediate(() => this.socket.terminate()), FAREWELL_MS).unref();
  }
  /** False if the client has not answered since the last time. */
  ping(): boolean {
    // Whom we do not listen to now may have answered.
    const answering = this.alive || this.turns.isBehind;
    this.alive = false;
    if (answering) this.socket.ping();
    else this.socket.terminate();
    return answering;
  }
  /** Resolves when everything that was heard so far has been answered. */
  settled(): Promise<void> {
    return this.queue;
  }
  private end(): void {
    this.ended = true;
    this.turns.end();
    for (const attendance of this.rooms.values()) attendance.close();
    this.rooms.clear();
  }

  private heard(data: Buffer, binary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { metrics, rates } = this.house;
    const source = binary ? '' : data.toString('utf8');
    let said: Said;
    try {
      if (binary) throw new InputError('message', 'must be text');
      said = readSaid(source);
    } catch (error) {
      const { field } = error instanceof InputError ? error : { field: 'message' };
      metrics.count('redut_bad_messages_total');
      const id = idIn(source);
      this.reply({ re: 'bad', ...(id === undefined ? {} : { id }), field, problem: messageOf(error).slice(0, 200) });
      this.offend();
      return;
    }
    if (said.cmd === 'got') {
      this.confirm(said);
      return;
    }
    const wait = rates.commands.take(this.person.who, this.address);
    if (wait > 0 || this.waiting >= MOST_WAITING) {
      metrics.count('redut_slowed_total');
      this.reply(refuse(said.id, 'server.slow', { wait: Math.max(wait, 50) }));
      this.offend();
      return;
    }
    this.queue = this.waiting++ === 0 ? this.answer(said) : this.queue.then(() => this.answer(said));
  }
  /** A flood of control frames costs as much as one of messages, and none of them is answered with a refusal. */
  private pinged(data: Buffer): void {
    if (this.house.rates.control.take(this.person.who) > 0) this.closeFlood();
    else if (this.socket.readyState === this.socket.OPEN) this.socket.pong(data);
  }
  private ponged(): void {
    if (this.alive && this.house.rates.control.take(this.person.who) > 0) this.closeFlood();
    this.alive = true;
  }
  private offend(): void {
    if (this.house.rates.offences.take(this.person.who) > 0) this.closeFlood();
  }
  /** What else it has sent is not worth taking apart; it is let run out, or the farewell would be lost with it. */
  private closeFlood(): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.close(CLOSE.flood, 'flood');
    this.turns.end();
    this.line.removeAllListeners('data').resume().end();
  }
  private reply(reply: Reply): void {
    this.send(JSON.stringify(reply));
  }
  /** Has no answer, and leaves the commands' rate alone: a client says it as often as it hears something. */
  private confirm({ match, v }: Confirmed): void {
    const { metrics, rates } = this.house;
    if (rates.confirmations.take(this.person.who, this.address) > 0) {
      this.offend();
      return;
    }
    metrics.count(ANSWERED.got.ok);
    const attendance = this.rooms.get(roomOfMatch(match));
    if (attendance?.match?.id === match) attendance.confirm(v);
  }
  private async answer(said: Answered): Promise<void> {
    const { metrics, log } = this.house;
    const began = performance.now();
    if (this.closing) return;
    try {
      const answer = await this.handle(said);
      this.reply(answer);
      metrics.count(ANSWERED[said.cmd][answer.re]);
    } catch (error) {
      metrics.count('redut_unsettled_total');
      log('error', 'a command was not settled', { cmd: said.cmd, error: messageOf(error) });
      this.reply({ re: 'again', id: said.id });
    }
    metrics.took('redut_command_seconds', performance.now() - began);
    this.waiting--;
  }

  private handle(said: Answered): Promise<Answer> {
    switch (said.cmd) {
      case 'ping':
        return Promise.resolve({ re: 'ok', id: said.id, version: 0, at: this.house.hours.now() });
      case 'enter':
        return this.enter(said);
      case 'resume':
        return this.resume(said);
      default:
        return 'match' in said ? this.play(said) : this.inRoom(said);
    }
  }
  private async enter(said: RoomCommand & { cmd: 'enter' }): Promise<Answer> {
    const { house, person } = this;
    const { id, room } = said;
    const found = await house.rooms.get(room);
    if (found === undefined) return refuse(id, 'room.none');
    if (!this.rooms.has(room) && this.rooms.size >= MOST_ROOMS) return refuse(id, 'room.full');
    const entered = await letIn(house, { person, address: this.address }, found);
    if (typeof entered === 'string') return refuse(id, entered);
    const { row, leave } = entered;
    // Whoever hung up meanwhile would never leave.
    if (this.ended) {
      leave();
      return refuse(id, 'room.notHere');
    }
    this.rooms.get(room)?.close();
    const client = { who: person.who, turns: said.turns, send: (text: string) => this.send(text), gone: leave };
    const attendance = new Attendance(house, client, row);
    this.rooms.set(room, attendance);
    try {
      await attendance.begin(said.have, said.match);
    } catch (error) {
      // Who is told nothing has not come in.
      attendance.close();
      this.rooms.delete(room);
      throw error;
    }
    return { re: 'ok', id, version: row.version };
  }

  private async resume({ id, match, have }: Extract<Said, { cmd: 'resume' }>): Promise<Answer> {
    const attendance = this.rooms.get(roomOfMatch(match));
    if (attendance === undefined) return refuse(id, 'room.notHere');
    await attendance.resume(have, match);
    return { re: 'ok', id, version: attendance.version };
  }
  /** The attendance, if the person may say such a thing there now. */
  private allowed(room: string, id: string, command: RoomCommandName): Attendance | Answer {
    const attendance = this.rooms.get(room);
    const { match, about } = attendance ?? {};
    if (attendance === undefined || match === undefined || about === undefined) return refuse(id, 'room.notHere');
    return mayIn(attendance.row.body, attendance.roles(about.seats), command, stageOf(about))
      ? attendance
      : refuse(id, 'room.notAllowed', { phase: about.phase });
  }
  /** Nobody is refused by old news: where others serve the room, too, it may have gone on there. */
  private async unlessOld<T>(refusal: Answer, room: string, look: () => T | Answer): Promise<T | Answer> {
    const attendance = this.rooms.get(room);
    if (attendance === undefined || !this.house.store.shared) return refusal;
    await attendance.refresh();
    return look();
  }
  private playing({ id, match: of, cmd }: Command): { readonly at: Attendance; readonly seat: number } | Answer {
    const at = this.allowed(roomOfMatch(of), id, cmd);
    if ('re' in at) return at;
    const seat = seatHeldBy(at.about!.seats, this.person.who);
    return at.match!.id !== of || seat === undefined ? refuse(id, 'room.notHere') : { at, seat };
  }
  private async play(command: Command): Promise<Answer> {
    const { id, match: of } = command;
    const look = this.playing(command);
    const playing = 're' in look ? await this.unlessOld(look, roomOfMatch(of), () => this.playing(command)) : look;
    if ('re' in playing) return this.answeredBefore(command, playing);
    const { at: allowed, seat } = playing;
    const { match } = allowed;
    const inControl = allowed.inControl();
    if (!(inControl === true || (await inControl))) return this.answeredBefore(command, refuse(id, 'room.elsewhere'));
    // What seats call their commands is kept apart from each other and from what the match calls its own.
    const answer = await match!.submit(seat as Seat, { ...command, id: `${seat}:${id}` }, this.house.hours.now());
    if (answer.re === 'ok') {
      this.house.metrics.count('redut_moves_total');
      if (!match!.rests) this.house.tables.drive(of);
      this.house.notices?.moved(of);
    }
    return answered(id, answer);
  }
  /** Not allowed now; but sent again it may have been carried out when it was. */
  private async answeredBefore(command: Command, refusal: Answer): Promise<Answer> {
    if (!this.rooms.has(roomOfMatch(command.match))) return refusal;
    const match = await this.house.tables.latest(command.match).catch(noMatch);
    const seat = (await match?.about())?.seats.findIndex((holder) => personOf(holder) === this.person.who) ?? -1;
    if (match === undefined || seat < 0) return refusal;
    const answer = await match.answerTo(seat as Seat, `${seat}:${command.id}`);
    return answer === undefined ? refusal : answered(command.id, answer);
  }
  private async inRoom(command: Exclude<RoomCommand, { cmd: 'enter' }>): Promise<Answer> {
    const { id, room } = command;
    if (command.cmd === 'leave') {
      this.rooms.get(room)?.close();
      const left = this.rooms.delete(room);
      return left ? { re: 'ok', id, version: 0 } : refuse(id, 'room.notHere');
    }
    const look = this.allowed(room, id, command.cmd);
    const allowed = 're' in look ? await this.unlessOld(look, room, () => this.allowed(room, id, command.cmd)) : look;
    if ('re' in allowed) return allowed;
    const { match, about } = allowed;
    const call = {
      house: this.house,
      person: this.person,
      address: this.address,
      attendance: allowed,
      match: match!,
      about: about!,
    };
    const answer = await carryOut(call, command);
    this.house.tables.drive(match!.id);
    return answer;
  }
}

const noMatch = (error: unknown): undefined => {
  if (!(error instanceof NoMatch)) throw error;
};
