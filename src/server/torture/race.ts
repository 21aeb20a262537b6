import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { Client } from './client.ts';
import { gather } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, type Mischief, type Player, somethingAcknowledged } from './player.ts';
import { PostgresHere } from './postgres-here.ts';
import { inFolder, type Report, reportOf, type Run } from './report.ts';

const NODES = 3;
const PATIENCE_MS = 30_000;
const MANY = 100;

interface Trial {
  readonly nodes: readonly NodeProcess[];
  readonly players: readonly Player[];
  readonly ends: number;
}
/** Three servers, one database, people who may come in anywhere. */
function withNodes(
  kind: string,
  { seconds, seed, rooms = 4 }: Run,
  faults: Record<string, number>,
  needed: readonly string[],
  mischief: (nodes: readonly NodeProcess[], player: number, chance: FastChance) => Mischief,
  meanwhile: (trial: Trial, chance: FastChance) => Promise<void>,
): Promise<Report> {
  return inFolder(async (folder) => {
    const database = await PostgresHere.start(folder);
    const place = { database: database.url };
    // In a race one person is at all servers at once.
    const oneLine = kind !== 'race';
    const nodes = Array.from({ length: NODES }, () => new NodeProcess({ place, oneLine }));
    try {
      for (const node of nodes) await node.start();
      const began = performance.now();
      const players = await gather(nodes[0]!.base, rooms, seed, (i) =>
        mischief(nodes, i, new FastChance(seed + 77 + i)),
      );
      let stopped = false;
      const playing = Promise.all(players.map((player) => player.play(() => stopped)));
      try {
        await meanwhile({ nodes, players, ends: began + seconds * 1000 }, new FastChance(seed));
        for (const node of nodes) node.signal('SIGCONT');
        await everyGamePlayed(players);
      } finally {
        for (const node of nodes) node.signal('SIGCONT');
        stopped = true;
        await playing;
      }
      const ended = nodes.flatMap(({ ending }, i) => (ending === undefined ? [] : [`server ${i} ${ending}`]));
      if (ended.length > 0) throw new Error(ended.join('\n'));
      faults['conflicts'] = await conflictsAt(nodes);
      const store = await openStore(place);
      const found = await balance(store, players);
      await store.close();
      return reportOf(kind, began, found, players, faults, needed);
    } finally {
      for (const node of nodes) await node.end('SIGKILL');
      await database.stop();
    }
  });
}
async function conflictsAt(nodes: readonly NodeProcess[]): Promise<number> {
  const printed = await Promise.all(nodes.map(async ({ base }) => (await fetch(`${base}/metrics`)).text()));
  return printed.reduce((all, text) => all + Number(/^redut_append_conflicts (\d+)$/m.exec(text)?.[1] ?? 0), 0);
}

/** Every move is sent to all three servers at the same moment, and the servers know nothing of each other. */
export function race(run: Run): Promise<Report> {
  const faults: Record<string, number> = { contested: 0 };
  return withNodes(
    'race',
    run,
    faults,
    ['contested', 'conflicts'],
    (nodes, player) => {
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
    async ({ ends }) => {
      // However slow the machine is, something must have been contested.
      const enough = (): boolean => faults['contested']! > MANY;
      while (performance.now() < ends || (!enough() && performance.now() < ends + PATIENCE_MS)) await sleep(100);
    },
  );
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

/** Servers are stopped in the middle of whatever they do, and wake up to a match that went on without them. */
export function pause(run: Run): Promise<Report> {
  const faults: Record<string, number> = { pauses: 0 };
  return withNodes(
    'pause',
    run,
    faults,
    ['pauses', 'repeated'],
    (nodes, _player, chance) => ({ base: () => nodes[chance.below(NODES)]!.base, patience: 300 }),
    async ({ nodes, players, ends }, chance) => {
      // However slow the machine is, somebody must have been kept waiting.
      const waited = (): boolean => players.some(({ repeated }) => repeated > 0);
      while (performance.now() < ends || (!waited() && performance.now() < ends + PATIENCE_MS)) {
        const node = nodes[chance.below(NODES)]!;
        node.signal('SIGSTOP');
        faults['pauses']!++;
        await sleep(400 + chance.below(800));
        node.signal('SIGCONT');
        await sleep(100 + chance.below(300));
      }
    },
  );
}
/** Servers are stopped in order and started again, one after the other, as in an update, while people play on. */
export function rolling(run: Run): Promise<Report> {
  const faults: Record<string, number> = { restarts: 0 };
  return withNodes(
    'rolling',
    run,
    faults,
    ['restarts'],
    (nodes, _player, chance) => ({ base: () => nodes[chance.below(NODES)]!.base }),
    async ({ nodes, players, ends }) => {
      for (let i = 0; performance.now() < ends || i < NODES; i++) {
        const node = nodes[i % NODES]!;
        await somethingAcknowledged(players);
        await node.end('SIGTERM');
        await node.start();
        faults['restarts']!++;
      }
    },
  );
}
