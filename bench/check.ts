// Proves that the three Trick52 that the benchmark compares are one game: the same deals, move for move.
import { FastChance } from '../src/kernel/chance.ts';
import type { Action, Seat } from '../src/kernel/ids.ts';
import { Options } from '../src/kernel/options.ts';
import { defOf } from '../src/kernel/verbs.ts';
import { type Hands, Peer } from './boardgame-io.ts';
import * as bound from './bound.ts';
import { fetchPeers } from './peers.ts';
import { trick52, zoneOf } from './trick52.ts';

const sorted = (cards: Iterable<number>): string => [...cards].toSorted((a, b) => a - b).join(' ');
/** The kernel's prints count from 1, the others' cards from 0. */
const cardOf = (action: Action): number => defOf(action) - 1;

function agree(what: string, ...said: readonly (string | number)[]): void {
  if (said.some((one) => one !== said[0])) throw new Error(`${what}: ${said.join(' / ')}`);
}

export function sameGames(games: number, seed: number): number {
  const chance = new FastChance(seed);
  const out = new Options();
  const cards = new Uint8Array(8);
  const [ours, written] = [trick52.create(), bound.create()];
  let moves = 0;
  for (let n = 0; n < games; n++) {
    trick52.start(ours, {}, chance);
    const lie = (place: Parameters<typeof ours.table.size>[0]): number[] =>
      Array.from({ length: ours.table.size(place) }, (_, i) => ours.table.printed(ours.table.card(place, i)) - 1);
    const layout = (): Pick<Hands, 'stock' | 'hands'> => ({
      stock: lie(zoneOf.stock),
      hands: [lie(zoneOf.hand(0 as Seat)), lie(zoneOf.hand(1 as Seat))],
    });
    const { stock, hands } = layout();
    bound.lay(written, stock, hands);
    const peer = new Peer(layout);
    let theirs = peer.start();
    for (; !trick52.over(ours); moves++) {
      const seat = trick52.actor(ours);
      trick52.legal(ours, seat, out);
      agree('who moves', seat, bound.mover(written), Number(theirs.ctx.currentPlayer));
      const mine = sorted(out.toArray().map(cardOf));
      agree('legal cards', mine, sorted(cards.subarray(0, bound.legal(written, cards))), sorted(peer.legal(theirs)));
      const action = out.at(chance.below(out.size));
      trick52.apply(ours, seat, action, chance);
      bound.play(written, cardOf(action));
      theirs = peer.play(theirs, { move: 'play', args: [cardOf(action)] });
    }
    const { winner } = theirs.ctx.gameover ?? {};
    const theirScore = winner === undefined ? 0 : winner === '0' ? 1 : -1;
    agree('score', trick52.score(ours, 0 as Seat), bound.score(written, 0), theirScore);
    agree('the end', 1, bound.over(written) ? 1 : 0, theirs.ctx.gameover === undefined ? 0 : 1);
  }
  return moves;
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  fetchPeers();
  process.stdout.write(`kernel, hand-written and boardgame.io agree over ${sameGames(100, 7)} moves of 100 games\n`);
}
