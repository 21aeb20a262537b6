import { sha256, toHex } from './sha256.ts';

/** All randomness comes through here, as an argument. */
export interface Chance {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number;
}

/** As many values as half a word has. */
const MOST_FAST = 65_536;

/** What stands in the second word of a seed that has one word only. */
const NO_MORE = 0x9e3779b9;

/** sfc32: for search and simulation only. A seed has 32 bits, or 64 with a second word. */
export class FastChance implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;
  constructor(seed: number, more = NO_MORE) {
    this.reseed(seed, more);
  }
  /** Starts the stream of another seed without making a new generator. */
  reseed(seed: number, more = NO_MORE): this {
    this.a = seed | 0;
    this.b = more | 0;
    this.c = 0x243f6a88 | 0;
    this.d = 1;
    for (let i = 0; i < 12; i++) this.next();
    return this;
  }
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t;
  }
  /** The high half times n, shifted: a bias below n / 65536, of no weight in search. */
  below(n: number): number {
    if (n > MOST_FAST) throw new RangeError(`FastChance draws below ${MOST_FAST} at most, not below ${n}`);
    return ((this.next() >>> 16) * n) >>> 16;
  }
}

/**
 * ChaCha20 keyed by the match secret. Every command reads a stream of its own, named by seat and that seat's serial, so
 * that seats acting at the same time cannot shift each other's draws.
 */
export class LiveChance implements Chance {
  private readonly input = new Uint32Array(16);
  private readonly block = new Uint32Array(16);
  private at = 16;
  constructor(key: Uint32Array) {
    if (key.length !== 8) throw new RangeError('a key has eight words');
    this.input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    this.input.set(key, 4);
  }
  stream(seat: number, serial: number): this {
    this.input[12] = 0;
    this.input[13] = seat;
    this.input[14] = serial;
    this.input[15] = 0;
    this.at = 16;
    return this;
  }
  below(n: number): number {
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      if (this.at === 16) this.refill();
      const word = this.block[this.at++]!;
      if (word < limit) return word % n;
    }
  }
  private refill(): void {
    const x = this.block;
    x.set(this.input);
    for (let round = 0; round < 10; round++) {
      quarter(x, 0, 4, 8, 12);
      quarter(x, 1, 5, 9, 13);
      quarter(x, 2, 6, 10, 14);
      quarter(x, 3, 7, 11, 15);
      quarter(x, 0, 5, 10, 15);
      quarter(x, 1, 6, 11, 12);
      quarter(x, 2, 7, 8, 13);
      quarter(x, 3, 4, 9, 14);
    }
    for (let i = 0; i < 16; i++) x[i] = x[i]! + this.input[i]!;
    this.input[12]!++;
    this.at = 0;
  }
}
function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let t: number;
  x[a] = x[a]! + x[b]!;
  t = x[d]! ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] = x[c]! + x[d];
  t = x[b]! ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] = x[a] + x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] = x[c] + x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}

/** The stream of the deal belongs to no seat. */
export const DEAL = 255;
const SECRET_BYTES = 32;

/**
 * What is published before the deal, so that neither the secret nor the set-up can be changed afterwards. Nobody can try
 * set-ups out on it: the secret is in it.
 */
export function commitmentTo(secret: Uint8Array, setup: Readonly<Record<string, unknown>>): string {
  const inOrder = Object.fromEntries(Object.entries(setup).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const written = new TextEncoder().encode(JSON.stringify(inOrder));
  return toHex(sha256(joined([new TextEncoder().encode('redut commitment'), secret, sha256(written)])));
}

/** The key of a match: its secret mixed with what the seats threw in, so that no one party chooses the shuffles. */
export function matchChance(secret: Uint8Array, nonces: readonly Uint8Array[] = []): LiveChance {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a match secret has ${SECRET_BYTES} bytes`);
  const parts = [new TextEncoder().encode('redut match'), secret, ...nonces.map((nonce) => sha256(nonce))];
  const view = new DataView(sha256(joined(parts)).buffer);
  return new LiveChance(Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true)));
}
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
/** A secret made from a seed in words: for games that somebody wants to see again, not for play among strangers. */
export const secretOfSeed = (seed: string): Uint8Array => sha256(new TextEncoder().encode(`redut seed ${seed}`));

/** For tests: the draws, written down. */
export class ScriptedChance implements Chance {
  private at = 0;
  private readonly draws: readonly number[];
  constructor(draws: readonly number[]) {
    this.draws = draws;
  }
  below(n: number): number {
    const draw = this.draws[this.at++];
    if (draw === undefined || draw >= n) {
      throw new RangeError(`scripted draw ${this.at - 1} is ${draw}, asked for one below ${n}`);
    }
    return draw;
  }
}

export const noChance: Chance = {
  below() {
    throw new Error('questions have no chance');
  },
};
