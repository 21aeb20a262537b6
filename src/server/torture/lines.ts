import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_NAMES } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { openStore } from '../serve.ts';
import { balance } from './check.ts';
import { gather, playAll } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { everyGamePlayed, type Mischief } from './player.ts';
import { isLogged } from './witness.ts';
import { inFolder, Quota, type Report, reportOf, type Run } from './report.ts';

const LOOK_MS = 50;
/** So many faults a second there must be time for. */
const PER_SECOND = 5;

/** People play on one server whose lines do `mischief`. */
function onBadLines(
  kind: string,
  run: Run,
  faults: Record<string, number>,
  mischief: (base: string, chance: FastChance) => Mischief,
): Promise<Report> {
  const { seed, rooms = GAME_NAMES.length, plant } = run;
  return inFolder(async (folder) => {
    const began = performance.now();
    const place = { file: join(folder, 'data.sqlite') };
    const node = new NodeProcess({ place, plant });
    await node.start();
    const { base } = node;
    const players = await gather(base, rooms, seed, (i) => mischief(base, new FastChance(seed + 1000 + i)));
    let stopped = false;
    const playing = playAll(players, () => stopped);
    const quota = new Quota(run, PER_SECOND);
    const least = (): number => Math.min(...Object.values(faults));
    try {
      while (!quota.enough(least())) await sleep(LOOK_MS);
      await everyGamePlayed(players);
    } finally {
      stopped = true;
    }
    const wrong = [...(await playing), ...(node.ending === undefined ? [] : [node.ending])];
    await node.end('SIGTERM');
    const store = await openStore(place);
    const found = await balance(store, players);
    await store.close();
    const needed = Object.fromEntries(Object.keys(faults).map((name) => [name, quota.least]));
    return reportOf({ kind, began, balance: found, players, faults, needed, wrong });
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
        // What no log knows by its id, or only that of the match that was there, is said anew when it is said late; and who
        // stands up has brought nothing.
        if (isLogged(message) && 'match' in message && !['bring', 'open'].includes(message.cmd)) old.push(text);
        return 0;
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
