import { describe, expect, test, vi } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { vault } from '../../kernel/contract/test/vault.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { MOST_TOKENS, OPTION_TOKENS, TOKENS } from '../../kernel/tokens.ts';
import { memoryOf } from '../arithmetic.ts';
import { Net } from '../net.ts';
import type { Weights } from '../weights.ts';
import { byLot } from './sample.ts';

const game = vault() as unknown as AnyGame;

/** Positions that differ little from one to the next, as those of a game do. */
function* positions(n: number): Generator<Uint16Array> {
  const chance = new FastChance(4);
  const tokens = Uint16Array.from({ length: 200 }, () => 1 + chance.below(TOKENS - 1));
  for (let i = 0; i < n; i++) {
    for (let k = chance.below(40); k > 0; k--) tokens[chance.below(200)] = 1 + chance.below(TOKENS - 1);
    // Some are there twice, and there are not always equally many.
    tokens[0] = tokens[1]!;
    yield tokens.slice(0, 100 + chance.below(100));
  }
}
const options = Array.from({ length: 12 }, (_, i) =>
  Uint16Array.of(1 + 300 * i, 7 * i, i % 3 === 0 ? 0 : OPTION_TOKENS - 1 - i),
);
/** All that a network says of a position. */
const said = (net: Net, tokens: Uint16Array, seat: number): number[] => [
  net.see(tokens, tokens.length, seat),
  ...options.map((option) => net.logit(option)),
];
/** The same in floating point, as it was trained. */
function inFloats(w: Weights, tokens: Uint16Array): number[] {
  const { hidden: H, query: Q } = w.origin;
  const h1 = Array.from(w.b1);
  for (const token of tokens) w.E[token]?.forEach((x, j) => (h1[j]! += x));
  const layer = (input: readonly number[], matrix: Float32Array, bias: Float32Array): number[] =>
    Array.from(bias, (b, i) => input.reduce((sum, x, j) => sum + Math.max(0, x) * matrix[i * H + j]!, b));
  const h2 = layer(h1, w.W2, w.b2);
  const query = layer(h2, w.W3, w.b3);
  const logit = (option: Uint16Array): number =>
    Array.from({ length: Q }, (_, j) => query[j]! * option.reduce((sum, id) => sum + (w.A[id]?.[j] ?? 0), 0)).reduce(
      (a, b) => a + b,
    );
  return [Math.tanh(layer(h2, w.wv, w.bv)[0]!), ...options.map(logit)];
}

describe('a network', () => {
  test('says the same by WebAssembly and plainly, to the last bit', () => {
    const weights = byLot(game, 1);
    const [wide, plain] = [new Net(weights, 2), new Net(weights, 2, true)];
    let i = 0;
    for (const tokens of positions(60)) expect(said(wide, tokens, i % 2)).toEqual(said(plain, tokens, i++ % 2));
  });
  test.each([
    [128, 16],
    [256, 128],
  ])('also one of %i and %i', (hidden, query) => {
    const weights = byLot(game, 2, hidden, query);
    const [wide, plain] = [new Net(weights, 1), new Net(weights, 1, true)];
    for (const tokens of positions(6)) expect(said(wide, tokens, 0)).toEqual(said(plain, tokens, 0));
  });
  test('mends what it saw last and is as exact as if it had looked for the first time', () => {
    const weights = byLot(game, 3);
    const mended = new Net(weights, 2);
    for (const tokens of positions(40)) expect(said(mended, tokens, 1)).toEqual(said(new Net(weights, 2), tokens, 1));
  });
  test('is close to what was trained', () => {
    const weights = byLot(game, 4);
    const net = new Net(weights, 1);
    for (const tokens of positions(20)) {
      const floats = inFloats(weights, tokens);
      said(net, tokens, 0).forEach((x, i) =>
        expect(Math.abs(x - floats[i]!)).toBeLessThan(0.05 + 0.02 * Math.abs(floats[i]!)),
      );
    }
  });
  test('has room for the largest position', () => {
    const net = new Net(byLot(game, 5), 1);
    const chance = new FastChance(1);
    const many = (): Uint16Array => Uint16Array.from({ length: MOST_TOKENS }, () => 1 + chance.below(TOKENS - 1));
    for (let n = 0; n < 3; n++) expect(net.see(many(), MOST_TOKENS, 0)).toBeLessThanOrEqual(1);
  });
  test('of a size that cannot be computed is refused', () => {
    expect(() => new Net(byLot(game, 1, 100, 32), 1)).toThrow('not a multiple');
  });
});

test('where nothing may be compiled the sums are made plainly', () => {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { Module(): void } };
  const forbidden = vi.spyOn(WebAssembly, 'Module').mockImplementation(function () {
    throw new Error('nothing may be compiled here');
  });
  expect(memoryOf(64).wide).toBe(false);
  forbidden.mockRestore();
  expect([memoryOf(64).wide, memoryOf(64, true).wide]).toEqual([true, false]);
});
