import { type Chance, FastChance } from '../../kernel/chance.ts';
import { FACT } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { save } from '../../kernel/snapshot.ts';
import type { State } from '../../kernel/table.ts';
import { spell } from '../../kernel/verbs.ts';
import { follow, type Loaded } from '../../match/log.ts';
import { type Advanced, isDeclined } from '../../match/referee.ts';
import type { StoredMatch } from '../../match/store.ts';
import { Sitting } from '../../match/test/sitting.ts';
import { skirmish } from '../../match/test/skirmish.ts';
import { hashOf } from '../people/secrets.ts';
import type { Room } from '../room.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Client } from '../torture/client.ts';
import { Tavern } from './tavern.ts';

type AnyLoaded = Loaded<State, SetupOptions>;
const older = skirmish as unknown as AnyGame;
/** The same game after an update: its matches go on from the positions that were kept, whatever these are. */
const newer: AnyGame = { ...older, edition: 2 };
const PEOPLE = ['ann', 'bob', 'eve'] as const;
const tokenOf = (who: string): string => who.padEnd(43, 'x');
const NOW = 1_800_000_000_000;
const STEPS = 6;
const PAIR = 'pair-';
const highest: Chance = { below: (n) => n - 1 };
const lowest: Chance = { below: () => 0 };

/** What a viewer was told of two truths that it cannot tell apart. */
export interface Compared {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly steps: number;
  readonly secret: string;
}

/** Two servers that differ in nothing but what a viewer cannot know. */
export class Twins {
  private readonly servers: readonly [Tavern, Tavern];
  private readonly stores: readonly [ReturnType<typeof openSqlite>, ReturnType<typeof openSqlite>];
  private pairs = 0;
  private constructor(servers: readonly [Tavern, Tavern], stores: Twins['stores']) {
    this.servers = servers;
    this.stores = stores;
  }
  static async open(): Promise<Twins> {
    const stores = [openSqlite(':memory:'), openSqlite(':memory:')] as const;
    for (const store of stores) {
      for (const who of PEOPLE) {
        await store.addPerson({ who, name: who, at: 1 });
        await store.addSession(hashOf(tokenOf(who)), who, NOW);
      }
    }
    const options = {
      time: { wall: () => NOW, steady: () => NOW },
      hours: { now: () => NOW, began: NOW },
      load: () => Promise.resolve(newer),
    };
    const [one, two] = [
      await Tavern.open({ ...options, store: stores[0] }),
      await Tavern.open({ ...options, store: stores[1] }),
    ];
    return new Twins([one, two], stores);
  }
  /** Is it a match of a pair? */
  static holds(match: string): boolean {
    return match.startsWith(PAIR);
  }
  async close(): Promise<void> {
    for (const server of this.servers) await server.close();
  }

  /** Plays on from a position of a random game, and the same from a guess at it, until they part before the viewer's eyes. */
  async compare(viewer: Viewer, seed: number): Promise<Compared> {
    const chance = new FastChance(seed);
    const stored = await midway(seed, chance.below(26));
    const truth = follow(older, stored);
    const guess = truth.rules.create();
    const guessing = [chance, highest, lowest][chance.below(3)]!;
    new Sight(truth.rules, viewer).look(truth.situation.state!).determinize(guess, guessing);
    const room = `${PAIR}${++this.pairs}`;
    const loaded = [
      await this.put(0, room, stored, truth, truth.situation.state!),
      await this.put(1, room, stored, truth, guess),
    ] as const;
    const clients = [await this.enter(0, room), await this.enter(1, room)] as const;
    const steps = await this.playOn(clients, loaded, room, viewer, chance);
    await this.askInVain(clients, room, viewer);
    const name = viewer === 'spectator' ? 'eve' : PEOPLE[viewer]!;
    const texts = clients.map((all) => all.get(name)!.texts);
    for (const all of clients) for (const client of all.values()) client.cut();
    return { first: texts[0]!, second: texts[1]!, steps, secret: stored.secret };
  }
  private async put(
    server: 0 | 1,
    room: string,
    stored: StoredMatch,
    truth: AnyLoaded,
    state: State,
  ): Promise<AnyLoaded> {
    const match = `${room}.1`;
    const store = this.stores[server];
    await store.create({ ...stored.header, match }, stored.secret);
    for (const row of stored.rows) await store.append(match, row);
    const { ledger } = truth.situation;
    await store.savePosition(match, {
      version: ledger.version,
      edition: 1,
      ledger,
      position: save(truth.rules, state),
    });
    const body: Room = {
      host: 'ann',
      game: 'skirmish',
      setup: {},
      private: true,
      spectators: 'public',
      clock: { kind: 'off' },
      match,
      round: 1,
      members: PEOPLE.map((who) => ({ who, name: who })),
      kicked: [],
      again: [],
      talk: [],
    };
    await store.addRoom({ room, code: room, version: 1, listed: false, at: 1, body });
    return follow(newer, (await store.load(match))!);
  }
  private async enter(server: 0 | 1, room: string): Promise<ReadonlyMap<string, Client>> {
    const clients = new Map<string, Client>();
    for (const who of PEOPLE) {
      const client = new Client(newer, { who, name: who, token: tokenOf(who) }, true);
      await client.connect(this.servers[server].base);
      const reply = await client.enter(room, { id: 'enter', turns: who === 'bob' });
      if (reply?.re !== 'ok') throw new Error(JSON.stringify(reply));
      clients.set(who, client);
    }
    return clients;
  }
  private async playOn(
    clients: readonly [ReadonlyMap<string, Client>, ReadonlyMap<string, Client>],
    loaded: readonly [AnyLoaded, AnyLoaded],
    room: string,
    viewer: Viewer,
    chance: FastChance,
  ): Promise<number> {
    for (let step = 0; step < STEPS; step++) {
      const next = nextMove(loaded, viewer, chance);
      if (next === undefined) return step;
      const { seat, actions, advanced } = next;
      for (const i of [0, 1] as const) {
        const { ledger, state } = loaded[i].situation;
        const serial = state!.table.serial[seat]! + ledger.ahead;
        const client = clients[i].get(PEOPLE[seat]!)!;
        const message = { cmd: 'act', id: `s${step}`, match: `${room}.1`, serial, actions: [actions[i]!] };
        const reply = await client.send(message);
        if (reply?.re !== 'ok') throw new Error(JSON.stringify(reply));
        loaded[i].situation = advanced[i]!.situation;
        await settled(clients[i]);
      }
    }
    return STEPS;
  }
  /** What is refused must be refused alike. */
  private async askInVain(
    clients: readonly ReadonlyMap<string, Client>[],
    room: string,
    viewer: Viewer,
  ): Promise<void> {
    const name = viewer === 'spectator' ? 'eve' : PEOPLE[viewer]!;
    for (const all of clients) {
      const client = all.get(name)!;
      const about = client.replica?.about;
      const serial = (viewer === 'spectator' ? 0 : about?.serials[viewer]) ?? 0;
      for (const [i, action] of ['plan 1', 'cheer 99', 'march', 'nonsense'].entries()) {
        await client.send({ cmd: 'act', id: `vain${i}`, match: `${room}.1`, serial: serial + 7, actions: [action] });
      }
      await client.send({ cmd: 'resume', id: 'resume', match: `${room}.1`, have: -1 });
      await settled(all);
    }
  }
}
/** A game after so many steps, or fewer if it would be over: then all cards are shown, and the truths may differ. */
async function midway(seed: number, steps: number): Promise<StoredMatch> {
  const sitting = await Sitting.of(skirmish, { seed: `s${seed}` });
  await sitting.steps(steps, seed);
  const stored = (await sitting.store.load('m1'))!;
  return follow(older, stored).situation.ledger.phase === 'on' ? stored : midway(seed, steps >> 1);
}
/** Everybody has everything: what was sent before an answer has arrived before it. */
async function settled(clients: ReadonlyMap<string, Client>): Promise<void> {
  for (const client of clients.values()) await client.send({ cmd: 'ping', id: 'ping' });
}

interface SharedMove {
  readonly seat: Seat;
  readonly actions: readonly string[];
  readonly advanced: readonly Advanced<State>[];
}
/** A move for both truths after which the viewer is told the same, as far as the rules are concerned. */
function nextMove(loaded: readonly [AnyLoaded, AnyLoaded], viewer: Viewer, chance: FastChance): SharedMove | undefined {
  const { rules, situation } = loaded[0];
  if (situation.ledger.phase !== 'on') return undefined;
  const awaited = rules.awaited(situation.state!);
  const seats = [0, 1].filter((seat) => (awaited & (1 << seat)) !== 0);
  const seat = seats[chance.below(seats.length)] as Seat;
  const out = new Options();
  rules.legal(situation.state!, seat, out);
  const action = out.at(chance.below(out.size));
  loaded[1].rules.legal(loaded[1].situation.state!, seat, out);
  if (out.size === 0) return undefined;
  const alike = out.has(action) ? action : out.at(chance.below(out.size));
  const actions = [action, alike].map((one) => spell(newer.verbs, one));
  const advanced = loaded.map((one, i) =>
    one.referee.advance(one.situation, { do: 'move', seat, actions: [actions[i]!] }, NOW, true),
  );
  const [first, second] = advanced;
  if (first === undefined || second === undefined || isDeclined(first) || isDeclined(second)) return undefined;
  if (first.situation.ledger.phase === 'over' || second.situation.ledger.phase === 'over') return undefined;
  const same = gist(first, viewer, rules.plan) === gist(second, viewer, rules.plan);
  return same ? { seat, actions, advanced: [first, second] } : undefined;
}
/** What the viewer is told apart from the sleeves of cards out of places that it cannot look into. */
function gist({ facts }: Advanced<State>, viewer: Viewer, plan: AnyLoaded['rules']['plan']): string {
  const bit = viewer === 'spectator' ? plan.spectators : 1 << viewer;
  const lines = facts.flatMap(({ kind, a, b, c, def, seenBy }) => {
    const sees = (seenBy & bit) !== 0;
    if (kind >= FACT.game && !sees) return [];
    return [[kind, kind === FACT.moved && (plan.viewers[b]! & bit) === 0 ? '?' : a, b, c, sees ? def : 0].join(' ')];
  });
  return lines.join('|');
}
