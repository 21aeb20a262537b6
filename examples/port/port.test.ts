import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contract } from 'redut/contract';
import { type Chance, FastChance, Scenario } from 'redut/kernel';
import { expect, test } from 'vitest';
import { ticTacToe as theirTicTacToe } from './tic-tac-toe.boardgame-io.js';
import { ticTacToe } from './tic-tac-toe.ts';
import { trick52 as theirTrick52 } from './trick52.boardgame-io.js';
import { trick52 } from './trick52.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const shuffled = (cards: readonly number[], chance: Chance): number[] => {
  const rest = [...cards];
  return cards.map(() => rest.splice(chance.below(rest.length), 1)[0]!);
};

test.each(numbers(40))('tic-tac-toe comes to the same end on both, game %i', (seed) => {
  const order = shuffled(numbers(9), new FastChance(seed + 1));
  const G = theirTicTacToe.setup();
  const ours = new Scenario(ticTacToe);
  let end: { winner?: string; draw?: boolean } | undefined;
  for (const [ply, cell] of order.entries()) {
    if (end !== undefined) break;
    const playerID = String(ply % 2);
    expect(theirTicTacToe.ai.enumerate(G).map(({ args }) => args[0]! + 1)).toEqual(
      [...ours.at(ticTacToe.seatNames[ply % 2]!).offered]
        .map((phrase) => Number(phrase.slice(5)))
        .toSorted((a, b) => a - b),
    );
    theirTicTacToe.moves.clickCell({ G, playerID }, cell);
    ours.do(`${ticTacToe.seatNames[ply % 2]}: take ${cell + 1}`);
    end = theirTicTacToe.endIf({ G, ctx: { currentPlayer: playerID } });
    const scores = end === undefined ? undefined : [0, 1].map((seat) => score(end!.winner, seat));
    expect(ours.outcome).toEqual(scores);
  }
});
const score = (winner: string | undefined, seat: number): number =>
  winner === undefined ? 0 : winner === String(seat) ? 1 : -1;

test.each(numbers(40))('the game with hidden hands comes to the same end on both, game %i', (seed) => {
  const chance = new FastChance(seed + 1);
  const G = theirTrick52.setup({ random: { Shuffle: (cards) => shuffled(cards, chance) } });
  const ours = (cards: readonly number[]): number[] => cards.map((card) => card + 1);
  const t = new Scenario(trick52, {
    position: { first: ours(G.hands[0]), second: ours(G.hands[1]), stock: ours(G.stock) },
  });
  for (let ply = 0; ply < 52; ply++) {
    const currentPlayer = G.next === 0 ? '0' : '1';
    const side = t.at(trick52.seatNames[G.next]!);
    const legal = theirTrick52.ai.enumerate(G, { currentPlayer }).map(({ args }) => args[0]!);
    expect([...side.offered].toSorted()).toEqual(legal.map((card) => `play ${card + 1}`).toSorted());
    const card = legal[chance.below(legal.length)]!;
    theirTrick52.moves.play({ G, playerID: currentPlayer }, card);
    side.does(`play ${card + 1}`);
  }
  const end = theirTrick52.endIf({ G });
  expect(end).toBeDefined();
  expect(t.outcome).toEqual([0, 1].map((seat) => score(end?.winner, seat)));
});

test('both hold the contract', () => {
  expect(new Contract(ticTacToe, {}, { games: 20, seed: 1 }).run().games).toBe(20);
  expect(new Contract(trick52, {}, { games: 20, seed: 1 }).run().games).toBe(20);
});

test('the guide shows what is written here', () => {
  const root = join(import.meta.dirname, '../..');
  const flat = (code: string): string =>
    code
      .replaceAll(/\/\*\*[^*]*\*\/|\/\/ .*|\s+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const guide = readFileSync(join(root, 'docs/from-boardgame-io.md'), 'utf8');
  const files = ['tic-tac-toe', 'trick52'].flatMap((game) => [`${game}.ts`, `${game}.boardgame-io.js`]);
  const sources = files.map((file) => flat(readFileSync(join(import.meta.dirname, file), 'utf8')));
  const blocks = [...guide.matchAll(/^```(?:ts|js)\n([\s\S]*?)^```/gm)].map(([, code]) => code!);
  expect(blocks.length).toBeGreaterThan(5);
  // Three dots stand for what is left out.
  const shown = blocks.map((code) => code.split('…').map(flat));
  expect(shown.filter((parts) => !sources.some((source) => parts.every((part) => source.includes(part))))).toEqual([]);
});
