import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  FastChance,
  LiveChance,
  matchChance,
  noChance,
  ScriptedChance,
  secretOfSeed,
} from '../chance.ts';
import { fromHex, hex8, sha256, toHex } from '../sha256.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('the standard vector of %j', (text, hash) => {
    expect(toHex(sha256(bytes(text)))).toBe(hash);
  });
  test('a message of any length, as the platform hashes it', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
  test('hexadecimal there and back; rubbish is not bytes', () => {
    expect(toHex(fromHex('00ff10')!)).toBe('00ff10');
    expect(toHex(fromHex('00FF1a')!)).toBe('00ff1a');
    for (const rubbish of ['0', 'zz', 'aaz', 'zaaa', 'aaaz', 'a-']) expect(fromHex(rubbish)).toBeUndefined();
  });
  test('a digest is eight digits', () => {
    for (const digest of [0, 1, 255, 256, 0xabcdef, 0x80000000, 0x12345678, 0xffffffff])
      expect(hex8(digest)).toBe(digest.toString(16).padStart(8, '0'));
  });
});

describe('ChaCha20', () => {
  test('an all-zero key and nonce give the well-known key stream', () => {
    const live = new LiveChance(new Uint32Array(8)).stream(0, 0);
    // First words of the key stream (76b8e0ad a0f13d90 …, little-endian); below 2^32 - 1 no word is rejected.
    const stream = Array.from({ length: 20 }, () => hex8(live.below(4294967295)).match(/../g)!.toReversed().join(''));
    expect(stream.slice(0, 16).join('')).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
    expect(stream.slice(16).join('')).toBe('9f07e7be5551387a98ba977c732d080d');
  });
  test('a word that would make the draw uneven is thrown away', () => {
    // The first three words lie above the largest multiple of the number, the fourth (28bd8653) below.
    expect(new LiveChance(new Uint32Array(8)).stream(0, 0).below(2 ** 31 + 1)).toBe(0x28bd8653);
    // Here the limit is 903df1a0 itself, the second word: only what lies below the limit counts.
    expect(new LiveChance(new Uint32Array(8)).stream(0, 0).below(0x903df1a0)).toBe(0x28bd8653);
  });
  test('a key has eight words', () => {
    expect(() => new LiveChance(new Uint32Array(7))).toThrow('a key has eight words');
  });
  test('streams of different seats and serials differ, and a stream can be read again', () => {
    const live = matchChance(secretOfSeed('x'));
    const read = (seat: number, serial: number): string => {
      const chance = live.stream(seat, serial);
      return Array.from({ length: 40 }, () => chance.below(1000)).join();
    };
    const first = read(0, 0);
    expect(new Set([first, read(0, 1), read(1, 0), read(1, 1)]).size).toBe(4);
    expect(read(0, 0)).toBe(first);
  });
  test('the key is the hash of the secret, read from its lowest byte on', () => {
    const secret = secretOfSeed('x');
    const hash = createHash('sha256').update('redut match').update(secret).digest();
    const key = Uint32Array.from({ length: 8 }, (_, i) => hash.readUInt32LE(4 * i));
    const draws = (chance: LiveChance): number[] => Array.from({ length: 5 }, () => chance.below(1_000_000_000));
    expect(draws(matchChance(secret).stream(1, 2))).toEqual(draws(new LiveChance(key).stream(1, 2)));
  });
  test('a nonce of any seat changes every draw', () => {
    const secret = secretOfSeed('x');
    const draw = (nonces: readonly Uint8Array[]): number =>
      matchChance(secret, nonces).stream(0, 0).below(1_000_000_000);
    expect(new Set([draw([]), draw([bytes('a')]), draw([bytes('b')]), draw([bytes('a'), bytes('b')])]).size).toBe(4);
    expect(matchChance(secret).stream(0, 0).below(1_000_000_000)).toBe(
      matchChance(secret, []).stream(0, 0).below(1_000_000_000),
    );
    expect(() => matchChance(new Uint8Array(31))).toThrow('32 bytes');
  });
  test('the commitment is to the secret and to every setting, in whatever order they are written', () => {
    const secret = secretOfSeed('x');
    const setup = { deck: 'one', first: 1 };
    const all = [bytes('redut commitment'), secret, sha256(bytes('{"deck":"one","first":1}'))].map(toHex).join('');
    expect(commitmentTo(secret, setup)).toBe(toHex(sha256(fromHex(all)!)));
    expect(commitmentTo(secret, { first: 1, deck: 'one' })).toBe(commitmentTo(secret, setup));
    expect(commitmentTo(secret, { ...setup, deck: 'two' })).not.toBe(commitmentTo(secret, setup));
    expect(commitmentTo(secretOfSeed('y'), setup)).not.toBe(commitmentTo(secret, setup));
  });
});

describe('draws are even', () => {
  test.each([
    ['live', (): FastChance | LiveChance => matchChance(secretOfSeed('even')).stream(0, 0)],
    ['fast', (): FastChance | LiveChance => new FastChance(7)],
  ])('%s: every number below six comes up about as often (chi-square, fixed seed)', (_name, make) => {
    const chance = make();
    const seen = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) seen[chance.below(6)]!++;
    const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5); // 0.1 % for five degrees of freedom
  });
});

test('a seed gives the same fast draws on every machine, also to a generator that was used before', () => {
  const draws = (chance: FastChance): number[] => Array.from({ length: 8 }, () => chance.below(1000));
  const first = draws(new FastChance(2024));
  expect(first).toEqual([440, 15, 807, 579, 885, 519, 797, 562]);
  const used = new FastChance(5);
  draws(used);
  expect(draws(used.reseed(2024))).toEqual(first);
  expect(draws(new FastChance(2025))).not.toEqual(first);
});

test('a fast draw out of more values than it has is an error, not a bias', () => {
  expect(new FastChance(7).below(65_536)).toBeLessThan(65_536);
  expect(() => new FastChance(7).below(65_537)).toThrow('below 65536 at most, not below 65537');
});

test('scripted draws come as written, and a draw that cannot be is an error', () => {
  const chance = new ScriptedChance([2, 5]);
  expect(chance.below(3)).toBe(2);
  expect(() => chance.below(5)).toThrow('scripted draw 1 is 5');
  expect(() => chance.below(5)).toThrow('scripted draw 2 is undefined');
  expect(() => noChance.below(2)).toThrow('questions have no chance');
});
