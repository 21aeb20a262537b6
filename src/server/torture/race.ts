import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_NAMES } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { Client } from './client.ts';
import { gather, playAll } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, type Mischief, type Player, somethingAcknowledged } from './player.ts';
import { PostgresHere, urlOf } from './postgres-here.ts';
import { Relay } from './relay.ts';
import { changesRoom, type Command } from './witness.ts';
import { inFolder, lacking, type Needed, Quota, repeatedBy, type Report, reportOf, type Run } from './report.ts';

const NODES = 3;
/** After the last fault something must be acknowledged within this time, however busy the machine is. */
const BACK_MS = 60_000;

interface Trial {
  readonly nodes: readonly NodeProcess[];
  readonly database: PostgresHere;
  readonly players: readonly Player[];
  /** Is the time over, and has all that is needed happened? Asked when every server can answer. */
  readonly enough: () => Promise<boolean>;
}
interface Setting {
  readonly kind: string;
  readonly faults: Record<string, number>;
  /** For so many faults a second there must be time. */
  readonly perSecond: number;
  /** These must have happened, so often. */
  readonly needed: (least: number) => Needed;
  /** False: one person may act at all servers at once. */
  readonly oneLine?: boolean;
  /** At which address each of the servers finds the database. */
  reach?(database: PostgresHere): Promise<readonly string[]>;
  mischief(nodes: readonly NodeProcess[], player: number, chance: FastChance): Mischief;
  meanwhile(trial: Trial, chance: FastChance): Promise<void>;
}
/** Three servers, one database, people who may come in anywhere. */
function withNodes(run: Run, setting: Setting): Promise<Report> {
  const { seed, rooms = GAME_NAMES.length, plant, thinks = 0 } = run;
  const { kind, faults, oneLine = true } = setting;
  return inFolder(async (folder) => {
    const database = await PostgresHere.start(folder);
    const urls = await setting.reach?.(database);
    const nodes = Array.from(
      { length: NODES },
      (_, i) => new NodeProcess({ place: { database: urls?.[i] ?? database.url }, oneLine, plant }),
    );
    try {
      for (const node of nodes) await node.start();
      const began = performance.now();
      const players = await gather(nodes[0]!.base, rooms, seed, (i) => ({
        ...setting.mischief(nodes, i, new FastChance(seed + 77 + i)),
        thinks,
      }));
      let stopped = false;
      const playing = playAll(players, () => stopped);
      const wrong: string[] = [];
      const quota = new Quota(run, setting.perSecond);
      const needed = setting.needed(quota.least);
      const enough = async (): Promise<boolean> => {
        Object.assign(faults, await figuresAt(nodes));
        return quota.allows(lacking({ ...faults, repeated: repeatedBy(players) }, needed).length === 0);
      };
      try {
        await setting.meanwhile({ nodes, database, players, enough }, new FastChance(seed));
        if (!(await somethingAcknowledged(players, BACK_MS)))
          wrong.push(`nothing was acknowledged for ${BACK_MS} ms after the last fault`);
        await everyGamePlayed(players);
      } finally {
        for (const node of nodes) node.signal('SIGCONT');
        stopped = true;
      }
      wrong.push(...(await playing));
      wrong.push(...nodes.flatMap(({ ending }, i) => (ending === undefined ? [] : [`server ${i} ${ending}`])));
      Object.assign(faults, await figuresAt(nodes));
      const store = await openStore({ database: database.url });
      const found = await balance(store, players);
      await store.close();
      return reportOf({ kind, began, balance: found, players, faults, needed, wrong });
    } finally {
      for (const node of nodes) await node.end('SIGKILL');
      await database.stop();
    }
  });
}
const FIGURES = { conflicts: /^redut_append_conflicts (\d+)$/m, unsettled: /^redut_unsettled_total (\d+)$/m } as const;
/** What only the servers themselves can say of what befell them. */
async function figuresAt(nodes: readonly NodeProcess[]): Promise<Record<keyof typeof FIGURES, number>> {
  const printed = await Promise.all(nodes.map(async ({ base }) => (await fetch(`${base}/metrics`)).text()));
  const sumOf = (figure: RegExp): number => printed.reduce((all, text) => all + Number(figure.exec(text)?.[1] ?? 0), 0);
  return { conflicts: sumOf(FIGURES.conflicts), unsettled: sumOf(FIGURES.unsettled) };
}

/** Every move is sent to all three servers at the same moment, and the servers know nothing of each other. */
export function race(run: Run): Promise<Report> {
  const faults: Record<string, number> = { contested: 0 };
  return withNodes(run, {
    kind: 'race',
    faults,
    perSecond: 10,
    needed: (least) => ({ contested: least, conflicts: 1 }),
    oneLine: false,
    mischief: (nodes, player) => {
      let twins: readonly Client[] | undefined;
      const open = new Set<string>();
      let newest = 0;
      const tell = async (twin: Client, at: number, message: Command): Promise<void> => {
        const key = `${at} ${message.id}`;
        open.add(key);
        const reply = await twin.send(message);
        if (reply?.re === 'ok' && changesRoom(message)) newest = Math.max(newest, reply.version);
        open.delete(key);
      };
      return {
        base: () => nodes[player % NODES]!.base,
        before(client, message) {
          twins ??= twinsOf(client, nodes, player);
          const lines = [...twins.entries()].filter(([, twin]) => twin.connected);
          for (const [at, twin] of lines) void tell(twin, at, message);
          faults['contested']! += lines.length;
          return lines.length;
        },
        elsewhere: () => (open.size > 0 ? undefined : newest),
      };
    },
    meanwhile: async ({ enough }) => {
      while (!(await enough())) await sleep(100);
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
    perSecond: 0.5,
    needed: (least) => ({
      pauses: Math.floor(least / 3),
      databasePauses: Math.floor(least / 3),
      databaseCrashes: 1,
      repeated: 1,
      unsettled: 1,
    }),
    reach: (database) => Promise.resolve(Array.from({ length: NODES }, () => hasty(database.url))),
    mischief: anywhere,
    meanwhile: async ({ nodes, database, players, enough }, chance) => {
      for (let i = 0; !(await enough()); i++) {
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
  const trouble = async (relay: Relay, chance: FastChance, enough: Trial['enough']): Promise<void> => {
    while (!(await enough())) {
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
    perSecond: 1,
    needed: (least) => ({ cut: Math.floor(least / 4), late: Math.floor(least / 4), repeated: 1, unsettled: 1 }),
    reach: async ({ port }) => {
      relays = await Promise.all(Array.from({ length: NODES }, () => Relay.to(port)));
      return relays.map((relay) => hasty(urlOf(relay.port)));
    },
    mischief: anywhere,
    meanwhile: async ({ players, enough }, chance) => {
      await somethingAcknowledged(players);
      await Promise.all(relays.map((relay) => trouble(relay, new FastChance(chance.below(1 << 16)), enough)));
    },
  }).finally(() => relays.forEach((relay) => relay.close()));
}
/** Servers are stopped in order and started again, one after the other, as in an update, while people play on. */
export function rolling(run: Run): Promise<Report> {
  const faults: Record<string, number> = { restarts: 0 };
  return withNodes(run, {
    kind: 'rolling',
    faults,
    perSecond: 0.2,
    needed: (least) => ({ restarts: Math.max(NODES, least) }),
    mischief: (nodes, _player, chance) => ({ base: () => nodes[chance.below(NODES)]!.base }),
    meanwhile: async ({ nodes, players, enough }) => {
      for (let i = 0; !(await enough()); i++) {
        const node = nodes[i % NODES]!;
        await somethingAcknowledged(players);
        await node.end('SIGTERM');
        await node.start();
        faults['restarts']!++;
      }
    },
  });
}
