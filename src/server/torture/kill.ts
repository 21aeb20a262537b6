import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { gather } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, somethingAcknowledged } from './player.ts';
import { inFolder, quantile, type Report, reportOf, type Run } from './report.ts';

/** People play while the server is killed without warning, again and again. */
export function kill({ seconds, seed, rooms = 8 }: Run): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const chance = new FastChance(seed);
    const place = { file: join(folder, 'data.sqlite') };
    const node = new NodeProcess({ place });
    await node.start();
    const players = await gather(node.base, rooms, seed, () => ({ base: () => node.base }));
    let stopped = false;
    const playing = Promise.all(players.map((player) => player.play(() => stopped)));
    const up: number[] = [];
    const moved: number[] = [];
    let kills = 0;
    try {
      // However slow the machine is, some kills there must be.
      await somethingAcknowledged(players);
      const ends = performance.now() + seconds * 1000;
      while (performance.now() < ends || kills < 2) {
        await sleep(chance.below(500));
        await node.end('SIGKILL');
        kills++;
        const started = performance.now();
        await node.start();
        up.push(performance.now() - started);
        if (await somethingAcknowledged(players)) moved.push(performance.now() - started);
      }
      await everyGamePlayed(players);
      await sleep(500);
    } finally {
      stopped = true;
      await playing;
      await node.end('SIGTERM');
    }
    const store = await openStore(place);
    const found = await balance(store, players);
    await store.close();
    const report = reportOf('kill', began, found, players, { kills }, ['kills', 'repeated']);
    const timed = {
      startMsMedian: quantile(up, 0.5),
      moveMsMedian: quantile(moved, 0.5),
      moveMsP99: quantile(moved, 0.99),
    };
    return { ...report, found: { ...report.found, ...timed } };
  });
}
