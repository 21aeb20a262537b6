// A process of hostile clients for `redut torture flood`: `node hostile.ts '{"base": …}'`. Each uses every rate that a
// guest is permitted, from an address of its own. Says how often it did what when its input ends.
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { RoomView } from '../room.ts';
import { HOSTILITIES, type HostileOptions, type Hostility, LARGE } from './hostilities.ts';

/** A little more often than the server allows. */
const SAY_MS = 25;
const BURST = 80;
/** It enters, resumes, pings and leaves. */
const ROUND = 8;
const ASK_MS = 100;
const DRIBBLE_MS = 400;
/** So many files are asked for ahead, and none of them is read. */
const AHEAD = 20;
const HOARD_MS = 2000;
/** One in so many does that: what is copied for nobody costs the machine more than the server. */
const HOARDERS = 5;

const counts = Object.fromEntries(HOSTILITIES.map((name) => [name, 0])) as Record<Hostility, number>;
const end = new AbortController();

/** However slow the machine is, each of its deeds happens once. */
class Hostile {
  private readonly base: string;
  private readonly address: string;
  private readonly room: string;
  private token = '';
  private match = '';
  private version = 0;
  private ids = 0;
  private readonly hoards: boolean;

  constructor({ base, from, rooms }: HostileOptions, i: number) {
    this.base = base;
    this.hoards = i % HOARDERS === 0;
    this.address = `10.${(from + i) >> 8}.${(from + i) & 255}.1`;
    this.room = rooms[(from + i) % rooms.length]!;
  }
  async run(): Promise<void> {
    const { token } = (await (await this.ask('session', { name: `Eve ${this.address}` })).json()) as { token: string };
    this.token = token;
    const found = (await (await this.ask(`rooms/${this.room}`)).json()) as { room: RoomView };
    this.match = found.room.match;
    await Promise.all([this.talk(), this.knock(), this.dribble(), ...(this.hoards ? [this.hoard()] : [])]);
  }
  /** Undefined as the body: only asks for something to read. */
  private ask(path: string, body?: object): Promise<Response> {
    return fetch(`${this.base}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'X-Forwarded-For': this.address,
        ...(this.token === '' ? {} : { Authorization: `Bearer ${this.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  /** Over sockets, which it opens again when it is thrown out. */
  private async talk(): Promise<void> {
    do {
      const socket = new WebSocket(`${this.base.replace('http', 'ws')}/socket`, {
        headers: { Authorization: `Bearer ${this.token}`, 'X-Forwarded-For': this.address },
        perMessageDeflate: false,
      });
      socket.on('error', () => undefined);
      socket.on('message', (data: Buffer) => this.heard(data.toString()));
      const open = new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
        socket.once('close', () => resolve(false));
      });
      if (await open) await this.say(socket);
      else counts.refused++;
      socket.terminate();
      if (!end.signal.aborted) await sleep(ASK_MS);
    } while (!end.signal.aborted);
  }
  private async say(socket: WebSocket): Promise<void> {
    const { room } = this;
    // More at once than anybody may say.
    for (let n = 0; n < BURST; n++) socket.send(JSON.stringify({ cmd: 'ping', id: String(++this.ids) }));
    for (let n = 0; (!end.signal.aborted || n < ROUND) && socket.readyState === WebSocket.OPEN; n++) {
      const send = (message: object): void => socket.send(JSON.stringify({ ...message, id: String(++this.ids) }));
      const turn = n % ROUND;
      if (turn === 0) send({ cmd: 'enter', room, have: -1 });
      else if (turn === 7) send({ cmd: 'leave', room });
      else if (turn === 6) send({ cmd: 'ping' });
      else send({ cmd: 'resume', match: this.match, have: Math.max(0, this.version - 5) });
      counts[turn === 0 ? 'entered' : turn === 7 ? 'left' : turn === 6 ? 'asked' : 'resumed']++;
      socket.ping();
      counts.pinged++;
      await sleep(SAY_MS);
    }
  }
  private heard(text: string): void {
    const [, version] = /"v":(\d+)/.exec(text.slice(0, 200)) ?? [];
    if (version !== undefined) this.version = Number(version);
    const [, match] = text.startsWith('{"ev":"room"') ? (/"match":"([^"]+)"/.exec(text) ?? []) : [];
    if (match !== undefined) this.match = match;
    if (text.includes('"server.slow"')) counts.refused++;
  }
  /** By requests. */
  private async knock(): Promise<void> {
    const works: readonly (readonly [Hostility, () => Promise<Response>])[] = [
      ['renamed', () => this.ask('session', { name: `Eve ${++this.ids}` })],
      ['listed', () => this.ask('rooms')],
      ['made', () => this.ask('rooms', { game: 'war', seat: 0, bots: { 1: 'general' } })],
      ['guessed', () => this.ask('login', { account: `ann${this.ids % 7}`, password: 'correct horse' })],
      ['recorded', () => this.ask(`matches/${this.match}/record`)],
      ['reminded', () => this.ask(`matches/${this.match}/history`)],
    ];
    for (let n = 0; !end.signal.aborted || n < works.length; n++) {
      const [name, work] = works[n % works.length]!;
      const response = await work().catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      counts[name]++;
      if (response?.status === 429) counts.refused++;
      await sleep(ASK_MS);
    }
  }
  /** A line that asks for much and reads nothing, and the next one. */
  private async hoard(): Promise<void> {
    const { hostname, port } = new URL(this.base);
    const wanted = `GET /${LARGE.name} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${this.address}\r\n\r\n`;
    do {
      const line = connect(Number(port), hostname).pause();
      line.on('error', () => undefined);
      line.write(wanted.repeat(AHEAD));
      await sleep(HOARD_MS);
      line.destroy();
      counts.hoarded++;
    } while (!end.signal.aborted);
  }
  /** A body that comes byte by byte. */
  private async dribble(): Promise<void> {
    do {
      const line = request(`${this.base}/api/login`, {
        method: 'POST',
        headers: { 'Content-Length': 1000, 'X-Forwarded-For': this.address },
      });
      const gone = new Promise<void>((resolve) => line.once('close', resolve));
      line.on('error', () => undefined);
      line.on('response', (response) => response.resume());
      for (let sent = 0; sent < 100 && !end.signal.aborted && !line.destroyed; sent++) {
        line.write('x');
        await sleep(DRIBBLE_MS);
      }
      counts.dribbled++;
      line.destroy();
      await gone;
    } while (!end.signal.aborted);
  }
}

const given = JSON.parse(process.argv[2]!) as HostileOptions;
process.stdin.on('end', () => end.abort());
process.stdin.resume();
// Who cannot come in at first has lost nothing: the others go on.
const came = await Promise.allSettled(Array.from({ length: given.clients }, (_, i) => new Hostile(given, i).run()));
const failed = came.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
process.stdout.write(`${JSON.stringify({ counts, failed: failed.slice(0, 3) })}\n`);
process.exit(0);
