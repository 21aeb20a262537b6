import { trick52 } from '../../../bench/trick52.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { war } from '../../games/war/game.ts';
import { InputError } from '../../kernel/input.ts';
import { Options } from '../../kernel/options.ts';
import { spell } from '../../kernel/verbs.ts';
import { skirmish } from '../../match/test/skirmish.ts';
import type { House } from '../house.ts';
import { Redut, type RedutOptions } from '../server.ts';
import { openFaulty } from '../store/faulty.ts';
import { Client, newGuest, newRoom, type Reply } from '../torture/client.ts';

const GAMES: Readonly<Record<string, AnyGame>> = {
  skirmish: skirmish as unknown as AnyGame,
  trick52: trick52.game as unknown as AnyGame,
  war: war as unknown as AnyGame,
};
const FAST = { burst: 100_000, perSecond: 100_000 } as const;
export const game = (name: string): AnyGame => {
  const found = GAMES[name];
  if (found === undefined) throw new InputError('game', 'is not played here');
  return found;
};

type TavernOptions = Partial<RedutOptions> & { readonly usualPace?: boolean };

/** A server on this machine that plays the games of the tests, and guests who come and go. */
export class Tavern {
  readonly server: Redut;
  readonly base: string;
  private readonly clients: Client[] = [];
  private constructor(server: Redut) {
    this.server = server;
    this.base = `http://127.0.0.1:${server.port}`;
  }
  /** `usualPace`: bots take the time of their level. */
  static async open({ usualPace = false, ...options }: TavernOptions = {}): Promise<Tavern> {
    const chance = new FastChance(1);
    const server = new Redut({
      store: openFaulty(),
      bots: ['recruit', 'soldier'],
      choose: (_match, _level, _seat, sight) => {
        const out = new Options();
        sight.legal(out);
        return Promise.resolve(out.at(chance.below(out.size)));
      },
      games: Object.keys(GAMES),
      load: (name) => Promise.resolve().then(() => game(name)),
      ...(usualPace ? {} : { botPace: 0 }),
      rate: FAST,
      lobbyRate: FAST,
      ...options,
    });
    await server.listen(0, '127.0.0.1');
    return new Tavern(server);
  }
  async guest(name: string, of = 'skirmish', keepTexts = false): Promise<Client> {
    const client = new Client(game(of), await newGuest(this.base, name), keepTexts);
    await client.connect(this.base);
    this.clients.push(client);
    return client;
  }
  /** A room of two people who have been dealt their cards, and somebody who looks on. */
  async table(
    wanted: object = {},
    of = 'skirmish',
    decks: readonly string[] = [],
  ): Promise<{ ann: Client; bob: Client; eve: Client; room: string }> {
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => this.guest(name, of, true)));
    const { room } = await newRoom(this.base, ann!.guest, { game: of, seat: 0, ...wanted });
    for (const client of [ann!, bob!, eve!]) await ok(client.enter(room));
    await ok(bob!.send({ cmd: 'sit', room, seat: 1 }));
    const match = ann!.room!.match;
    await until(() => bob!.seat === 1);
    for (const [seat, deck] of decks.entries())
      await ok([ann!, bob!][seat]!.send({ cmd: 'bring', match, setup: { [`deck${seat + 1}`]: deck } }));
    await ok(ann!.send({ cmd: 'ready', match, nonce: 'aa' }));
    await ok(bob!.send({ cmd: 'ready', match, nonce: 'bb' }));
    await until(() => [ann!, bob!].every((client) => client.replica?.about?.phase === 'on'));
    return { ann: ann!, bob: bob!, eve: eve!, room };
  }
  async close(): Promise<void> {
    for (const client of this.clients) client.cut();
    await this.server.close();
  }
}
/** What the parts of the server share. */
export const houseOf = ({ server }: Tavern): House => (server as unknown as { readonly house: House }).house;
export async function ok(sent: Promise<Reply | undefined>): Promise<Extract<Reply, { re: 'ok' }>> {
  const reply = await sent;
  if (reply?.re !== 'ok') throw new Error(`not ok: ${JSON.stringify(reply)}`);
  return reply;
}
export const rule = async (sent: Promise<Reply | undefined>): Promise<string | undefined> => {
  const reply = await sent;
  return reply?.re === 'no' ? reply.rule : reply?.re;
};
/** Long enough for the slowest machine: what never comes to pass is a fault, what comes late is none. */
const NEVER_MS = 120_000;
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (const began = Date.now(); !(await done());) {
    if (Date.now() - began > NEVER_MS) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
/** A move that the client may make now, if it is its turn. */
export function moveOf(client: Client, chance: FastChance): { serial: number; actions: string[] } | undefined {
  const { replica, seat } = client;
  if (seat === undefined || replica?.about?.phase !== 'on' || (replica.about.awaited & (1 << seat)) === 0)
    return undefined;
  const { options, serial } = replica.decision()!;
  const { action } = options[chance.below(options.length)]!;
  return { serial, actions: [spell(replica.rules.game.verbs, action)] };
}
