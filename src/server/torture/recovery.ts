import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { spell } from '../../kernel/verbs.ts';
import { fromBase64 } from '../../kernel/snapshot.ts';
import { Match } from '../../match/match.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ServerStore } from '../store/store.ts';
import { gather, playedGame } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { somethingAcknowledged } from './player.ts';
import { inFolder, type Report, type Run } from './report.ts';

const MATCHES = 10_000;
const MOVES = 10;
const AT_ONCE = 64;
const MOST_MS = 1000;
const MOST_WAIT_MS = 60_000;

/** The server is killed with many matches open: how long until a move is accepted again? */
export function recovery({ seed, rooms = MATCHES }: Run): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const file = join(folder, 'data.sqlite');
    const store = openSqlite(file);
    for (let i = 0; i < rooms; i += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, rooms - i) }, (_, j) => openMatch(store, i + j, seed)));
    }
    await store.close();
    const node = new NodeProcess({ place: { file } });
    await node.start();
    try {
      const players = await gather(node.base, 1, seed, () => ({ base: () => node.base }));
      let stopped = false;
      const playing = Promise.all(players.map((player) => player.play(() => stopped)));
      const acknowledged = async (): Promise<void> => {
        if (!(await somethingAcknowledged(players, MOST_WAIT_MS))) throw new Error('nothing is acknowledged');
      };
      for (let i = 0; i < MOVES; i++) await acknowledged();
      await node.end('SIGKILL');
      const killed = performance.now();
      await node.start();
      const listening = performance.now() - killed;
      await acknowledged();
      const accepted = performance.now() - killed;
      stopped = true;
      await playing;
      const wrong = accepted > MOST_MS ? [`the first move was accepted after ${Math.round(accepted)} ms`] : [];
      const found = { listeningMs: Math.round(listening), acceptedMs: Math.round(accepted) };
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      return { kind: 'recovery', seconds, faults: { openMatches: rooms, kills: 1 }, found, wrong };
    } finally {
      await node.end('SIGKILL');
    }
  });
}
/** A match in the middle, as it would be in the store. */
async function openMatch(store: ServerStore, n: number, seed: number): Promise<void> {
  const game = await playedGame();
  const chance = new FastChance(seed + n);
  const seats = ['a', 'b'].map((who) => ({ kind: 'person' as const, who }));
  const id = `open-${n}.1`;
  const match = await Match.create(game, store, {
    match: id,
    setup: {},
    secret: randomBytes(32),
    seats,
    at: Date.now(),
  });
  await match.deal('deal', Date.now());
  const out = new Options();
  for (let i = 0; i < MOVES; i++) {
    const { awaited, serials } = await match.about();
    const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
    const [whole] = await match.resume(seat, -1);
    if (whole === undefined || awaited === 0) return;
    const state = match.rules.create();
    if (whole.ev === 'whole') state.table.words.set(fromBase64(whole.words!));
    match.rules.legal(state, seat, out);
    const actions = [spell(game.verbs, out.at(chance.below(out.size)))];
    await match.submit(
      seat,
      { cmd: 'act', match: id, id: `${seat}:${i}`, serial: serials[seat]!, actions },
      Date.now(),
    );
  }
}
