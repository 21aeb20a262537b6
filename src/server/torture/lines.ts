import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { openStore, serve } from '../serve.ts';
import { noLog } from '../watch/log.ts';
import { balance } from './check.ts';
import { gather } from './club.ts';
import { everyGamePlayed, type Mischief } from './player.ts';
import { inFolder, type Report, reportOf, type Run } from './report.ts';

const FAST = { burst: 1_000_000, perSecond: 1_000_000 } as const;

/** People play on one server whose lines do `mischief`. */
function onBadLines(
  kind: string,
  { seconds, seed, rooms = 4 }: Run,
  faults: Record<string, number>,
  mischief: (base: string, chance: FastChance) => Mischief,
): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const place = { file: join(folder, 'data.sqlite') };
    const options = { place, port: 0, host: '127.0.0.1', log: noLog, rate: FAST, botPace: 0 } as const;
    const { server, stop } = await serve(options);
    const base = `http://127.0.0.1:${server.port}`;
    const players = await gather(base, rooms, seed, (i) => mischief(base, new FastChance(seed + 1000 + i)));
    let stopped = false;
    const playing = Promise.all(players.map((player) => player.play(() => stopped)));
    await sleep(seconds * 1000);
    await everyGamePlayed(players);
    stopped = true;
    await playing;
    await stop();
    const store = await openStore(place);
    const found = await balance(store, players);
    await store.close();
    return reportOf(kind, began, found, players, faults);
  });
}

/** Every command is sent several times, at once and later, in one piece and mixed with old ones. */
export function duplicate(run: Run): Promise<Report> {
  const faults = { duplicates: 0, oldOnes: 0 };
  return onBadLines('duplicate', run, faults, (base, chance) => {
    const old: string[] = [];
    return {
      base: () => base,
      before(client, message) {
        const text = JSON.stringify(message);
        for (let i = chance.below(4); i >= 0; i--) {
          client.raw(text);
          faults.duplicates++;
        }
        for (let i = chance.below(3); i > 0 && old.length > 0; i--) {
          client.raw(old[chance.below(old.length)]!);
          faults.oldOnes++;
        }
        old.push(text);
      },
    };
  });
}
/** Lines are cut at any time: before an answer, after it, or for no reason. */
export function reconnect(run: Run): Promise<Report> {
  const faults = { cuts: 0 };
  return onBadLines('reconnect', run, faults, (base, chance) => ({
    base: () => base,
    after(client) {
      if (chance.below(3) > 0) return;
      faults.cuts++;
      const wait = chance.below(4);
      if (wait === 0) client.cut();
      else setTimeout(() => client.cut(), wait * 2);
    },
  }));
}
