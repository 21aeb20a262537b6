import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { vault } from '../../kernel/contract/test/vault.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { InputError } from '../../kernel/input.ts';
import { fetchWeights, putWeights, readWeightsBy, weightsOf } from '../shelf.ts';
import { misfit, packed, readRun, unpacked, type Weights } from '../weights.ts';
import { byLot, written } from './sample.ts';

const game = vault() as unknown as AnyGame;
const weights = byLot(game, 1);
/** By how much two rows differ where they differ most. */
const apart = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i]!)), 0);
describe('a file of weights', () => {
  const small = packed(weights);
  test('holds what was packed to a hundredth of each row’s largest', () => {
    const back = unpacked(small, 'small');
    expect(back.origin).toEqual(weights.origin);
    expect(back.b1).toEqual(weights.b1);
    weights.E.forEach((row, i) => {
      expect(back.E[i] === undefined).toBe(row === undefined);
      if (row !== undefined) expect(apart(row, back.E[i]!)).toBeLessThan(0.2 / 127);
    });
    expect(apart(back.W2, weights.W2)).toBeLessThan(0.2 / 127);
    expect(unpacked(packed(back), 'again')).toEqual(back);
  });
  test('of a full network stays below a megabyte', () => {
    const full = byLot(game, 2, 256, 128);
    // As many rows as a game meets.
    const few = (rows: Weights['E'], n: number): Weights['E'] => rows.map((row, i) => (i < n ? row : undefined));
    expect(gzipSync(packed({ ...full, E: few(full.E, 1600), A: few(full.A, 900) })).length).toBeLessThan(1_000_000);
  });
  test('that is none, cut off, too long or of another making says so', () => {
    const broken =
      (bytes: Uint8Array): (() => unknown) =>
      () =>
        unpacked(bytes, 'file.gz');
    expect(broken(new Uint8Array(20))).toThrow('file.gz: is not a file of weights');
    expect(broken(Buffer.from('{}\n'))).toThrow('is not a file of weights');
    expect(broken(small.subarray(0, -1))).toThrow('file.gz: is cut off');
    expect(broken(Buffer.concat([small, Uint8Array.of(1)]))).toThrow('has 1 bytes too many');
    expect(broken(small.subarray(0, 40))).toThrow(InputError);
    const text = Buffer.from(small).toString('latin1').replace('"hidden":64', '"hidden":9999');
    expect(broken(Buffer.from(text, 'latin1'))).toThrow('hidden');
  });
  test('a training run is read with every token, and refused if its tokens are others', () => {
    const read = readRun(written(weights, { reached: { games: 3 } }), 'run.bin');
    expect(read.W3).toEqual(weights.W3);
    expect(read.E[9]).toEqual(weights.E[9]);
    expect(read.E[0]).toBeUndefined();
    expect(read.origin.run).toMatchObject({ seed: 1, reached: { games: 3 } });
    expect(() => readRun(written(weights, { tokens: 4096 }), 'run.bin')).toThrow('run.bin.tokens: must be 8192');
    expect(() => readRun(written(weights).subarray(0, -4), 'run.bin')).toThrow('run.bin: is cut off');
  });
});

describe('weights that do not fit', () => {
  const other = (change: Partial<Weights['origin']>): Weights => ({
    ...weights,
    origin: { ...weights.origin, ...change },
  });
  test.each([
    [{ game: 'war' }, 'these weights play war, not vault'],
    [{ declarations: 'x' }, 'must be trained anew'],
  ])('%j', (change, sentence) => {
    expect(misfit(other(change), game)).toContain(sentence);
    expect(() => putWeights(game, other(change))).toThrow(sentence);
  });
  test('and some that do: an edition with other numbers on its cards is the same game to them', () => {
    expect(misfit(weights, game)).toBeUndefined();
    expect(misfit(other({ edition: 9 }), game)).toBeUndefined();
  });
});

describe('the shelf', () => {
  test('fetches when somebody sits down, once', async () => {
    const guest: AnyGame = { ...game };
    let asked = 0;
    readWeightsBy(async () => (asked++, gzipSync(packed(weights))));
    expect(() => weightsOf(guest)).toThrow('have not been fetched');
    await fetchWeights(guest);
    await fetchWeights(guest);
    expect(asked).toBe(1);
    expect(weightsOf(guest).origin).toEqual(weights.origin);
  });
  test('says what is wrong with what it gets', async () => {
    const guest: AnyGame = { ...game };
    readWeightsBy(async () => undefined);
    await expect(fetchWeights(guest)).rejects.toThrow('nobody has learned vault yet');
    readWeightsBy(async () => packed(weights));
    await expect(fetchWeights(guest)).rejects.toThrow('not packed with gzip');
    readWeightsBy(async () => gzipSync(packed({ ...weights, origin: { ...weights.origin, declarations: 'x' } })));
    await expect(fetchWeights(guest)).rejects.toThrow('must be trained anew');
  });
});
