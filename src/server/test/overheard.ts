import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { RoomView } from '../room.ts';
import { Redut, type RedutOptions } from '../server.ts';
import { openFaulty } from '../store/faulty.ts';
import { Client, type Guest } from '../torture/client.ts';
import type { Answers, Route } from '../wire/answers.ts';
import type { Coverage } from './coverage.ts';
import { moveOf, ok } from './tavern.ts';

const FAST = { burst: 100_000, perSecond: 100_000 } as const;

/** A real server of the four games where every word that goes over its wires, either way, is held against the schema. */
export class Overheard {
  readonly wrong: string[] = [];
  /** Words that fit no schema on purpose. */
  readonly nonsense = new Set<string>();
  readonly base: string;
  private readonly server: Redut;
  private readonly coverage: Coverage;
  private readonly clients: Client[] = [];
  private constructor(server: Redut, coverage: Coverage) {
    this.server = server;
    this.coverage = coverage;
    this.base = `http://127.0.0.1:${server.port}`;
  }
  static async open(coverage: Coverage, options: Partial<RedutOptions> = {}): Promise<Overheard> {
    const chance = new FastChance(1);
    const server = new Redut({
      store: openFaulty(),
      bots: ['recruit', 'soldier'],
      choose: async (_match, _level, seat, sight) => {
        const { options: all } = sight.rules.decision(sight.state, seat)!;
        return all[chance.below(all.length)]!.action;
      },
      botPace: 0,
      rate: FAST,
      lobbyRate: FAST,
      ...options,
    });
    await server.listen(0, '127.0.0.1');
    return new Overheard(server, coverage);
  }
  see(definition: string, message: unknown): void {
    const problem = this.coverage.see(definition, message);
    if (problem !== undefined) this.wrong.push(problem);
  }
  /** A request as the document has it. */
  async ask<R extends Route>(route: R, { name, body, token }: Asked = {}): Promise<Answers[R]> {
    const { status, answer } = await this.request(route, { name, body, token });
    if (status !== 200) throw new Error(`${route}: ${status} ${JSON.stringify(answer)}`);
    return answer as Answers[R];
  }
  async request(route: Route, { name, body, token }: Asked = {}): Promise<{ status: number; answer: unknown }> {
    const [method = '', path = ''] = route.split(' ');
    if (body !== undefined) this.see(`${route} request`, body);
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.base}/api/${path.replace('*', name ?? '')}`, init);
    const answer: unknown = await response.json();
    this.see(response.ok ? `${route} answer` : 'refused', answer);
    return { status: response.status, answer };
  }
  guest(name: string): Promise<Guest> {
    return this.ask('POST session', { body: { name } }) as Promise<Guest>;
  }
  async client(name: string, game: string, guest?: Guest): Promise<Client> {
    const client = new Client((await moduleOf(game)).game, guest ?? (await this.guest(name)), true);
    client.onSaid = (text) => {
      if (!this.nonsense.has(text)) this.see('said', JSON.parse(text));
    };
    await client.connect(this.base);
    this.clients.push(client);
    return client;
  }
  async room(host: Client, wanted: object): Promise<RoomView> {
    return (await this.ask('POST rooms', { body: wanted, token: host.guest.token })).room;
  }
  async close(): Promise<void> {
    for (const { texts } of this.clients) for (const text of texts) this.see('told', JSON.parse(text));
    for (const client of this.clients) client.cut();
    await this.server.close();
  }
}
interface Asked {
  readonly name?: string | undefined;
  readonly body?: object | undefined;
  readonly token?: string | undefined;
}

export const phaseOf = ({ replica }: Client): string | undefined => replica?.about?.phase;
/** Two who sit down at a table and are dealt cards. */
export async function dealt(room: RoomView, ...players: readonly Client[]): Promise<void> {
  for (const [seat, client] of players.entries()) {
    await ok(client.enter(room.room, { turns: seat === 1 }));
    if (client.seat === undefined) await ok(client.send({ cmd: 'sit', room: room.room, seat }));
  }
  for (const client of players) {
    await heardThat(client, () => client.seat !== undefined);
    await ok(client.send({ cmd: 'ready', match: room.match, nonce: 'ab' }));
  }
  for (const client of players) await heardThat(client, () => phaseOf(client) === 'on');
}
/** Who waits for something to be told to a client. */
const waiting = new WeakMap<Client, Set<() => void>>();
/** Resolves once what was told makes it true. */
export function heardThat(client: Client, so: () => boolean): Promise<void> {
  const all = waiting.get(client) ?? new Set();
  waiting.set(client, all);
  client.onHeard = () => all.forEach((look) => look());
  return new Promise((resolve) => {
    const look = (): void => {
      if (!so()) return;
      all.delete(look);
      resolve();
    };
    all.add(look);
    look();
  });
}
/** Plays at random until it is over; `between` is called after each move of its own. */
export async function playsOn(client: Client, seed: number, between: (move: number) => Promise<void>): Promise<void> {
  const chance = new FastChance(seed);
  for (let moves = 1; phaseOf(client) === 'on';) {
    await heardThat(client, () => phaseOf(client) !== 'on' || moveOf(client, chance) !== undefined);
    const move = moveOf(client, chance);
    if (move === undefined) continue;
    const reply = await client.send({ cmd: 'act', match: client.room!.match, ...move });
    if (reply?.re === 'ok') await between(moves++);
  }
}
