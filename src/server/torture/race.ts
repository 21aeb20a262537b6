import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { Client } from './client.ts';
import { gather } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, type Mischief, type Player, somethingAcknowledged } from './player.ts';
import { PostgresHere, urlOf } from './postgres-here.ts';
import { Relay } from './relay.ts';
import { inFolder, type Report, reportOf, type Run } from './report.ts';

const NODES = 3;
const PATIENCE_MS = 30_000;
const MANY = 100;

interface Trial {
  readonly nodes: readonly NodeProcess[];
  readonly database: PostgresHere;
  readonly players: readonly Player[];
  readonly ends: number;
}
interface Setting {
  readonly kind: string;
  readonly faults: Record<string, number>;
  /** These must have happened. */
  readonly needed: readonly string[];
  /** False: one person may act at all servers at once. */
  readonly oneLine?: boolean;
  /** At which address each of the servers finds the database. */
  reach?(database: PostgresHere): Promise<readonly string[]>;
  mischief(nodes: readonly NodeProcess[], player: number, chance: FastChance): Mischief;
  meanwhile(trial: Trial, chance: FastChance): Promise<void>;
}
/** Three servers, one database, people who may come in anywhere. */
function withNodes({ seconds, seed, rooms = 4 }: Run, setting: Setting): Promise<Report> {
  const { kind, faults, needed, oneLine = true } = setting;
  return inFolder(async (folder) => {
    const database = await PostgresHere.start(folder);
    const urls = await setting.reach?.(database);
    const nodes = Array.from(
      { length: NODES },
      (_, i) => new NodeProcess({ place: { database: urls?.[i] ?? database.url }, oneLine }),
    );
    try {
      for (const node of nodes) await node.start();
      const began = performance.now();
      const players = await gather(nodes[0]!.base, rooms, seed, (i) =>
        setting.mischief(nodes, i, new FastChance(seed + 77 + i)),
      );
      let stopped = false;
      const playing = Promise.all(players.map((player) => player.play(() => stopped)));
      try {
        await setting.meanwhile({ nodes, database, players, ends: began + seconds * 1000 }, new FastChance(seed));
        await everyGamePlayed(players);
      } finally {
        for (const node of nodes) node.signal('SIGCONT');
        stopped = true;
        await playing;
      }
      const ended = nodes.flatMap(({ ending }, i) => (ending === undefined ? [] : [`server ${i} ${ending}`]));
      if (ended.length > 0) throw new Error(ended.join('\n'));
      faults['conflicts'] = await figureAt(nodes, 'redut_append_conflicts');
      faults['unsettled'] = await figureAt(nodes, 'redut_unsettled_total');
      const store = await openStore({ database: database.url });
      const found = await balance(store, players);
      await store.close();
      return reportOf(kind, began, found, players, faults, needed);
    } finally {
      for (const node of nodes) await node.end('SIGKILL');
      await database.stop();
    }
  });
}
async function figureAt(nodes: readonly NodeProcess[], name: string): Promise<number> {
  const printed = await Promise.all(nodes.map(async ({ base }) => (await fetch(`${base}/metrics`)).text()));
  const figure = new RegExp(`^${name} (\\d+)$`, 'm');
  return printed.reduce((all, text) => all + Number(figure.exec(text)?.[1] ?? 0), 0);
}

/** Every move is sent to all three servers at the same moment, and the servers know nothing of each other. */
export function race(run: Run): Promise<Report> {
  const faults: Record<string, number> = { contested: 0 };
  return withNodes(run, {
    kind: 'race',
    faults,
    needed: ['contested', 'conflicts'],
    oneLine: false,
    mischief: (nodes, player) => {
      let twins: readonly Client[] | undefined;
      return {
        base: () => nodes[player % NODES]!.base,
        before(client, message) {
          twins ??= twinsOf(client, nodes, player);
          for (const twin of twins.filter(({ connected }) => connected)) {
            twin.raw(JSON.stringify(message));
            faults['contested']!++;
          }
        },
      };
    },
    meanwhile: async ({ ends }) => {
      // However slow the machine is, something must have been contested.
      const enough = (): boolean => faults['contested']! > MANY;
      while (performance.now() < ends || (!enough() && performance.now() < ends + PATIENCE_MS)) await sleep(100);
    },
  });
}
/** The same person at the other servers. */
function twinsOf({ game, guest, room }: Client, nodes: readonly NodeProcess[], player: number): readonly Client[] {
  return nodes
    .filter((_, i) => i !== player % NODES)
    .map((node) => {
      const twin = new Client(game, guest);
      void twin
        .connect(node.base)
        .then(() => twin.enter(room!.room))
        .catch(() => undefined);
      return twin;
    });
}

/**
 * Servers, and the database, are stopped in the middle of whatever they do. A server wakes up to a match that went on
 * without it; what a server has given up waiting for may be carried out when the database wakes up.
 */
export function pause(run: Run): Promise<Report> {
  const faults: Record<string, number> = { pauses: 0, databasePauses: 0, databaseCrashes: 0 };
  return withNodes(run, {
    kind: 'pause',
    faults,
    needed: ['pauses', 'databasePauses', 'databaseCrashes', 'repeated', 'unsettled'],
    reach: (database) => Promise.resolve(Array.from({ length: NODES }, () => hasty(database.url))),
    mischief: anywhere,
    meanwhile: async ({ nodes, database, players, ends }, chance) => {
      // However slow the machine is, somebody must have been kept waiting.
      const waited = (): boolean => players.some(({ repeated }) => repeated > 0) && faults['databaseCrashes']! > 0;
      for (let i = 0; performance.now() < ends || (!waited() && performance.now() < ends + PATIENCE_MS); i++) {
        await somethingAcknowledged(players);
        if (i % 8 === 2) {
          await database.crash();
          faults['databaseCrashes']!++;
        } else if (i % 2 === 1) {
          const goOn = database.pause();
          faults['databasePauses']!++;
          await sleep(100 + chance.below(2 * HASTY_MS)).finally(goOn);
        } else {
          const node = nodes[chance.below(NODES)]!;
          node.signal('SIGSTOP');
          faults['pauses']!++;
          await sleep(400 + chance.below(800)).finally(() => node.signal('SIGCONT'));
        }
        await sleep(chance.below(300));
      }
    },
  });
}
const anywhere = (nodes: readonly NodeProcess[], _player: number, chance: FastChance): Mischief => ({
  base: () => nodes[chance.below(NODES)]!.base,
  patience: 300,
});
/** Servers that give up waiting for the database this soon are kept waiting often. */
const HASTY_MS = 500;
const hasty = (url: string): string => `${url}?query_timeout=${HASTY_MS}&statement_timeout=${2 * HASTY_MS}`;

/** Each server is cut off from the database, again and again: the lines break, or what they carry comes late. */
export function partition(run: Run): Promise<Report> {
  const faults: Record<string, number> = { cut: 0, late: 0 };
  let relays: readonly Relay[] = [];
  const trouble = async (relay: Relay, chance: FastChance, ends: number): Promise<void> => {
    while (performance.now() < ends) {
      const how = chance.below(2) === 0 ? 'cut' : 'late';
      relay.part(how);
      faults[how]!++;
      await sleep(20 + chance.below(how === 'late' ? 2 * HASTY_MS : HASTY_MS));
      relay.heal();
      await sleep(50 + chance.below(HASTY_MS));
    }
  };
  return withNodes(run, {
    kind: 'partition',
    faults,
    needed: ['cut', 'late', 'repeated', 'unsettled'],
    reach: async ({ port }) => {
      relays = await Promise.all(Array.from({ length: NODES }, () => Relay.to(port)));
      return relays.map((relay) => hasty(urlOf(relay.port)));
    },
    mischief: anywhere,
    meanwhile: async ({ players, ends }, chance) => {
      await somethingAcknowledged(players);
      await Promise.all(relays.map((relay) => trouble(relay, new FastChance(chance.below(1 << 30)), ends)));
    },
  }).finally(() => relays.forEach((relay) => relay.close()));
}
/** Servers are stopped in order and started again, one after the other, as in an update, while people play on. */
export function rolling(run: Run): Promise<Report> {
  const faults: Record<string, number> = { restarts: 0 };
  return withNodes(run, {
    kind: 'rolling',
    faults,
    needed: ['restarts'],
    mischief: (nodes, _player, chance) => ({ base: () => nodes[chance.below(NODES)]!.base }),
    meanwhile: async ({ nodes, players, ends }) => {
      for (let i = 0; performance.now() < ends || i < NODES; i++) {
        const node = nodes[i % NODES]!;
        await somethingAcknowledged(players);
        await node.end('SIGTERM');
        await node.start();
        faults['restarts']!++;
      }
    },
  });
}
