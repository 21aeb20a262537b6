import { FastChance } from '../../kernel/chance.ts';
import { declarationsOf } from '../../kernel/declared.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { OPTION_TOKENS, TOKENS } from '../../kernel/tokens.ts';
import type { Rows, Weights } from '../weights.ts';

/** Weights by lot, as if they had been trained for the game: good for nothing but to be computed with. */
export function byLot(game: AnyGame, seed: number, hidden = 64, query = 32): Weights {
  const chance = new FastChance(seed);
  const number = (size: number): number => (size * (chance.below(65_536) - 32_768)) / 32_768;
  const floats = (n: number, size: number): Float32Array => Float32Array.from({ length: n }, () => number(size));
  // One token in eight was never met.
  const rows = (n: number, width: number): Rows =>
    Array.from({ length: n }, (_, i) => (i % 8 === 0 ? undefined : floats(width, 0.2)));
  const declarations = declarationsOf(game);
  return {
    origin: { game: game.name, edition: game.edition, declarations, hidden, query, unit: 512, run: { seed } },
    E: rows(TOKENS, hidden),
    b1: floats(hidden, 0.5),
    W2: floats(hidden * hidden, 0.2),
    b2: floats(hidden, 0.5),
    W3: floats(query * hidden, 0.2),
    b3: floats(query, 0.5),
    A: rows(OPTION_TOKENS, query),
    wv: floats(hidden, 0.1),
    bv: floats(1, 0.1),
  };
}

/** What a training run writes. */
export function written(w: Weights, header: object = {}): Uint8Array {
  const head = { ...w.origin, tokens: 8192, optionTokens: 4096, ...header };
  const rows = (all: Weights['E'], width: number): Buffer =>
    Buffer.concat(all.map((row) => Buffer.from((row ?? new Float32Array(width)).slice().buffer)));
  const floats = (...all: Float32Array[]): Buffer => Buffer.concat(all.map((one) => Buffer.from(one.slice().buffer)));
  const { hidden, query } = w.origin;
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    rows(w.E, hidden),
    floats(w.b1, w.W2, w.b2, w.W3, w.b3),
    rows(w.A, query),
    floats(w.wv, w.bv),
  ]);
}
