import { MOST_TOKENS, OPTION_TOKENS, TOKENS } from '../kernel/tokens.ts';
import { type Arithmetic, memoryOf } from './arithmetic.ts';
import { largest, type Rows, type Weights } from './weights.ts';

/** The layers take so many numbers at once. */
const LANES = 64;
/** The value is one more row of the last layer, and rows come in fours. */
const FOUR = 4;
/** Steps of a weight of a layer. */
const STEPS = 127;

/** What a pair of eyes saw last: its sum is mended by what has changed since. */
interface Eye {
  readonly at: number;
  readonly has: Int16Array;
  readonly met: Uint16Array;
  size: number;
}
const PLACES = ['list', 'h1', 'W2', 's2', 'b2', 'f2', 'h2', 'W3', 's3', 'b3', 'q'] as const;

/**
 * The network of a learned player: the sum of what is seen, two layers, a value, and one product for each option. Sums are
 * whole numbers, so that what changed can be added and taken away exactly, and equal weights think alike everywhere.
 */
export class Net {
  private readonly sums: Arithmetic;
  private readonly hidden: number;
  private readonly query: number;
  private readonly unit: number;
  private readonly at: Readonly<Record<(typeof PLACES)[number], number>>;
  private readonly i16: Int16Array;
  private readonly f32: Float32Array;
  /** Rows that change, and how often: what `gather` reads. */
  private readonly list: Int32Array;
  /** Where the row of a token lies; 0 for one that was never met. */
  private readonly rowOf = new Int32Array(TOKENS);
  private readonly optionOf: Int32Array;
  private readonly eyes: readonly Eye[];
  private readonly now = new Int16Array(TOKENS);
  /** How often it was looked through. */
  looks = 0;

  constructor(w: Weights, seats: number, plainly = false) {
    const { hidden: H, query: Q, unit } = w.origin;
    if (H % LANES !== 0 || Q % FOUR !== 0)
      throw new RangeError(`a network of ${H} and ${Q} is not a multiple of ${LANES} and ${FOUR}`);
    [this.hidden, this.query, this.unit] = [H, Q, unit];
    let top = LANES;
    const room = (bytes: number): number =>
      (top += Math.ceil(bytes / LANES) * LANES) - Math.ceil(bytes / LANES) * LANES;
    const [E, A] = [room(count(w.E) * H * 2), room((count(w.A) + 1) * Q * 4)];
    const out = Q + FOUR;
    const sizes = [
      16 * MOST_TOKENS,
      2 * H,
      2 * H * H,
      4 * H,
      4 * H,
      4 * H,
      2 * H,
      2 * out * H,
      4 * out,
      4 * out,
      4 * out,
    ];
    this.at = Object.fromEntries(PLACES.map((name, i) => [name, room(sizes[i]!)])) as Net['at'];
    const eyes = Array.from({ length: seats }, () => room(2 * H));
    const { buffer, arithmetic } = memoryOf(top, plainly);
    this.sums = arithmetic;
    this.i16 = new Int16Array(buffer);
    this.f32 = new Float32Array(buffer);
    this.list = new Int32Array(buffer, this.at.list, 4 * MOST_TOKENS);
    this.optionOf = new Int32Array(OPTION_TOKENS).fill(A);
    this.layTokens(w.E, E);
    this.layOptions(w.A, A + 4 * Q);
    this.layLayers(w);
    const b1 = Int16Array.from(w.b1, (x) => Math.round(x * unit));
    this.eyes = eyes.map((at) => {
      this.i16.set(b1, at >> 1);
      return { at, has: new Int16Array(TOKENS), met: new Uint16Array(MOST_TOKENS), size: 0 };
    });
  }
  private layTokens(rows: Rows, from: number): void {
    let at = from;
    rows.forEach((row, token) => {
      if (row === undefined) return;
      this.rowOf[token] = at;
      row.forEach((x, j) => (this.i16[(at >> 1) + j] = Math.round(x * this.unit)));
      at += 2 * this.hidden;
    });
  }
  /** The first row is that of no token. */
  private layOptions(rows: Rows, from: number): void {
    let at = from;
    rows.forEach((row, token) => {
      if (row === undefined) return;
      this.optionOf[token] = at;
      this.f32.set(row, at >> 2);
      at += 4 * this.query;
    });
  }
  private layLayers({ W2, b2, W3, b3, wv, bv }: Weights): void {
    const { at, f32, hidden: H, query: Q } = this;
    this.layRows(W2, H, at.W2, at.s2, 0);
    f32.set(b2, at.b2 >> 2);
    this.layRows(wv, 1, at.W3, at.s3, 0);
    this.layRows(W3, Q, at.W3, at.s3, FOUR);
    f32.set(bv, at.b3 >> 2);
    f32.set(b3, (at.b3 >> 2) + FOUR);
  }
  private layRows(matrix: Float32Array, rows: number, at: number, scales: number, first: number): void {
    const { hidden: H } = this;
    for (let i = 0; i < rows; i++) {
      const row = matrix.subarray(i * H, (i + 1) * H);
      const most = largest(row);
      this.f32[(scales >> 2) + first + i] = most / STEPS / this.unit;
      row.forEach((x, j) => (this.i16[(at >> 1) + (first + i) * H + j] = Math.round((x / most) * STEPS)));
    }
  }

  /** What is seen is worth so much to the seat, from -1 to 1; its options can be asked about then, unless nobody will. */
  see(tokens: Uint16Array, n: number, seat: number, asked = true): number {
    const { sums, hidden: H, at } = this;
    const eye = this.eyes[seat]!;
    this.looks++;
    sums.gather(eye.at, at.list, this.changes(eye, tokens, n), 2 * H);
    sums.relu(eye.at, at.h1, 2 * H);
    sums.layer(at.h1, at.W2, at.s2, at.b2, at.f2, H, 2 * H);
    sums.squash(at.f2, at.h2, H, this.unit);
    sums.layer(at.h2, at.W3, at.s3, at.b3, at.q, asked ? this.query + FOUR : FOUR, 2 * H);
    return Math.tanh(this.f32[at.q >> 2]!);
  }
  /** Lists what came and went since these eyes looked last; how many rows that is. */
  private changes(eye: Eye, tokens: Uint16Array, n: number): number {
    const { now, list, rowOf } = this;
    const { has, met } = eye;
    let changes = 0;
    let size = 0;
    const change = (token: number, by: number): void => {
      if (by === 0 || rowOf[token] === 0) return;
      list[changes++] = rowOf[token]!;
      list[changes++] = by;
    };
    for (let i = 0; i < n; i++) now[tokens[i]!]!++;
    for (let i = 0; i < eye.size; i++) {
      const token = met[i]!;
      change(token, now[token]! - has[token]!);
      has[token] = now[token]!;
      now[token] = 0;
      if (has[token] !== 0) met[size++] = token;
    }
    for (let i = 0; i < n; i++) {
      const token = tokens[i]!;
      if (now[token] === 0) continue;
      change(token, now[token]!);
      has[token] = now[token]!;
      now[token] = 0;
      met[size++] = token;
    }
    eye.size = size;
    return changes >> 1;
  }
  /** How much what was seen last speaks for this option. */
  logit(option: Uint16Array): number {
    const { optionOf } = this;
    const [x, y, z] = [optionOf[option[0]!]!, optionOf[option[1]!]!, optionOf[option[2]!]!];
    return this.sums.logit(this.at.q + 4 * FOUR, x, y, z, 4 * this.query);
  }
}
const count = (rows: Rows): number => rows.reduce((n, row) => (row === undefined ? n : n + 1), 0);
