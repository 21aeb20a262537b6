import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { Client } from './client.ts';
import { gather, playedGame } from './club.ts';
import { NodeProcess } from './node-process.ts';
import type { Mischief, Player } from './player.ts';
import { PostgresHere } from './postgres-here.ts';
import { inFolder, type Report, reportOf, type Run } from './report.ts';

const NODES = 3;

interface Trial {
  readonly nodes: readonly NodeProcess[];
  readonly players: readonly Player[];
  readonly ends: number;
}
/** Three servers, one database, people who may come in anywhere. */
function withNodes(
  kind: string,
  { seconds, seed, rooms = 1 }: Run,
  faults: Record<string, number>,
  mischief: (nodes: readonly NodeProcess[], player: number, chance: FastChance) => Mischief,
  meanwhile: (trial: Trial, chance: FastChance) => Promise<void>,
): Promise<Report> {
  return inFolder(async (folder) => {
    const database = await PostgresHere.start(folder);
    const place = { database: database.url };
    const nodes = Array.from({ length: NODES }, () => new NodeProcess({ place }));
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
      } finally {
        for (const node of nodes) node.signal('SIGCONT');
        stopped = true;
        await playing;
      }
      const ended = nodes.find((node) => !node.alive);
      if (ended !== undefined) throw new Error(`a server ended by itself: ${ended.trouble}`);
      faults['conflicts'] = await conflictsAt(nodes);
      const store = await openStore(place);
      const found = await balance(store, await playedGame(), players);
      await store.close();
      return reportOf(kind, began, found, players, faults);
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
    ({ ends }) => sleep(Math.max(0, ends - performance.now())),
  );
}
/** The same person at the other servers. */
function twinsOf({ guest, room }: Client, nodes: readonly NodeProcess[], player: number): readonly Client[] {
  return nodes
    .filter((_, i) => i !== player % NODES)
    .map((node) => {
      const twin = new Client(gameOfClub, guest);
      void playedGame()
        .then(() => twin.connect(node.base))
        .then(() => twin.enter(room!.room))
        .catch(() => undefined);
      return twin;
    });
}
const gameOfClub = await playedGame();

/** Servers are stopped in the middle of whatever they do, and wake up to a match that went on without them. */
export function pause(run: Run): Promise<Report> {
  const faults: Record<string, number> = { pauses: 0 };
  return withNodes(
    'pause',
    { rooms: 4, ...run },
    faults,
    (nodes, _player, chance) => ({ base: () => nodes[chance.below(NODES)]!.base, patience: 300 }),
    async ({ nodes, ends }, chance) => {
      while (performance.now() < ends) {
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
