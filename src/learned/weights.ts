import { declarationsOf } from '../kernel/declared.ts';
import type { AnyGame } from '../kernel/game.ts';
import { Fields, InputError } from '../kernel/input.ts';
import { OPTION_TOKENS, TOKENS } from '../kernel/tokens.ts';

/** Says that a file holds weights, and how they are laid out in it. */
const TITLE = 'redut weights 1';

/** What weights were made for, and where they come from. */
export interface Origin {
  readonly game: string;
  /** Told, not held against anybody: an edition that changes numbers on cards alone can be played with what was learned. */
  readonly edition: number;
  /** See `declarationsOf`. */
  readonly declarations: string;
  readonly hidden: number;
  readonly query: number;
  /** Activations are whole numbers: so many steps are one. */
  readonly unit: number;
  /** How they were trained, and how far it got; told, not read. */
  readonly run: Readonly<Record<string, unknown>>;
}
/** A row for each token that was ever met; what was not adds nothing. */
export type Rows = readonly (Float32Array | undefined)[];
/** The network of a learned player: docs/learners.md and learn/README.md say what it computes. */
export interface Weights {
  readonly origin: Origin;
  readonly E: Rows;
  readonly b1: Float32Array;
  readonly W2: Float32Array;
  readonly b2: Float32Array;
  readonly W3: Float32Array;
  readonly b3: Float32Array;
  readonly A: Rows;
  readonly wv: Float32Array;
  readonly bv: Float32Array;
}

/** Why these weights cannot play this game; nothing if they can. */
export function misfit({ origin }: Weights, game: AnyGame): string | undefined {
  if (origin.game !== game.name) return `these weights play ${origin.game}, not ${game.name}`;
  if (origin.declarations !== declarationsOf(game))
    return `these weights were trained when ${game.name} told its players other things than now: they must be trained anew`;
  return undefined;
}

const newline = 10;
/** The line of JSON with which a file begins, and the bytes after it. */
function opened(bytes: Uint8Array, file: string): readonly [Fields, Uint8Array] {
  const end = bytes.indexOf(newline);
  let said: unknown;
  try {
    said = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
  } catch {
    throw new InputError(file, 'is not a file of weights: it does not begin with a line of JSON');
  }
  return [new Fields(said, file), bytes.slice(end + 1)];
}
const WIDEST = 4096;
const LARGEST_UNIT = 4096;
function originOf(fields: Fields, unit: number): Origin {
  return {
    game: fields.text('game'),
    edition: fields.number('edition', 0, 1_000_000),
    declarations: fields.text('declarations'),
    hidden: fields.number('hidden', 64, WIDEST),
    query: fields.number('query', 4, WIDEST),
    unit,
    run: (fields.raw('run') ?? {}) as Origin['run'],
  };
}
/** Takes floats, rows and bytes out of a file one after the other; says so if it is too short. */
class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;
  private readonly file: string;
  constructor(bytes: Uint8Array, file: string) {
    this.bytes = bytes;
    this.file = file;
  }
  private take(n: number): ArrayBuffer {
    if (this.at + n > this.bytes.length) throw new InputError(this.file, 'is cut off');
    const from = this.bytes.byteOffset + this.at;
    this.at += n;
    return this.bytes.buffer.slice(from, from + n) as ArrayBuffer;
  }
  floats(n: number): Float32Array {
    return new Float32Array(this.take(4 * n));
  }
  words(n: number): Uint16Array {
    return new Uint16Array(this.take(2 * n));
  }
  /** Rows of eight bits, each with a scale. */
  matrix(rows: number, width: number): Float32Array {
    const scales = this.floats(rows);
    const cells = new Int8Array(this.take(rows * width));
    return Float32Array.from(cells, (cell, i) => cell * scales[Math.floor(i / width)]!);
  }
  sparse(size: number, width: number): Rows {
    const ids = this.words(this.words(2)[0]!);
    if (ids.length % 2 === 1) this.words(1);
    const all = this.matrix(ids.length, width);
    const rows: (Float32Array | undefined)[] = Array.from({ length: size }, () => undefined);
    ids.forEach((id, i) => {
      if (id >= size) throw new InputError(this.file, `has a row for token ${id}, and there are ${size}`);
      rows[id] = all.subarray(i * width, (i + 1) * width);
    });
    return rows;
  }
  dense(size: number, width: number): Rows {
    const all = this.floats(size * width);
    return Array.from({ length: size }, (_, i) => (i === 0 ? undefined : all.subarray(i * width, (i + 1) * width)));
  }
  done(): void {
    if (this.at !== this.bytes.length)
      throw new InputError(this.file, `has ${this.bytes.length - this.at} bytes too many`);
  }
}

/** What a training run has written: plain float32, a row for every token. */
export function readRun(bytes: Uint8Array, file: string): Weights {
  const [fields, rest] = opened(bytes, file);
  for (const [name, size] of [
    ['tokens', TOKENS],
    ['optionTokens', OPTION_TOKENS],
  ] as const)
    if (fields.number(name, 1, 1 << 20) !== size) throw new InputError(fields.at(name), `must be ${size}`);
  const origin = originOf(fields, 512);
  const [H, Q] = [origin.hidden, origin.query];
  const from = new Reader(rest, file);
  const E = from.dense(TOKENS, H);
  const [b1, W2, b2, W3, b3] = [H, H * H, H, Q * H, Q].map((n) => from.floats(n)) as Five;
  const A = from.dense(OPTION_TOKENS, Q);
  const [wv, bv] = [from.floats(H), from.floats(1)];
  from.done();
  return {
    origin: { ...origin, run: { ...origin.run, reached: fields.raw('reached') } },
    E,
    b1,
    W2,
    b2,
    W3,
    b3,
    A,
    wv,
    bv,
  };
}
type Five = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

/** The small file: which tokens there are, eight bits a weight, a scale for each row. */
export function packed(w: Weights): Uint8Array {
  const parts: Uint8Array[] = [new TextEncoder().encode(`${JSON.stringify({ title: TITLE, ...w.origin })}\n`)];
  const put = (array: {
    readonly buffer: ArrayBufferLike;
    readonly byteOffset: number;
    readonly byteLength: number;
  }): void => void parts.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength).slice());
  const matrix = (rows: readonly Float32Array[]): void => {
    const scales = Float32Array.from(rows, (row) => largest(row) / 127);
    put(scales);
    rows.forEach((row, i) => put(Int8Array.from(row, (x) => Math.round(x / scales[i]!))));
  };
  const cut = (all: Float32Array, width: number): Float32Array[] =>
    Array.from({ length: all.length / width }, (_, i) => all.subarray(i * width, (i + 1) * width));
  const sparse = (rows: Rows): void => {
    const ids = rows.flatMap((row, i) => (row === undefined ? [] : [i]));
    put(Uint16Array.from([ids.length, 0, ...ids, ...(ids.length % 2 === 1 ? [0] : [])]));
    matrix(ids.map((i) => rows[i]!));
  };
  [w.b1, w.b2, w.b3, w.bv].forEach(put);
  for (const layer of [w.W2, w.W3, w.wv]) matrix(cut(layer, w.origin.hidden));
  sparse(w.E);
  sparse(w.A);
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
/** The largest of a row by its size; a row of nothing still has a scale. */
export const largest = (row: Float32Array): number => row.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9);

export function unpacked(bytes: Uint8Array, file: string): Weights {
  const [fields, rest] = opened(bytes, file);
  if (fields.raw('title') !== TITLE)
    throw new InputError(file, `is not a file of weights: it is not called "${TITLE}"`);
  const origin = originOf(fields, fields.number('unit', 1, LARGEST_UNIT));
  const [H, Q] = [origin.hidden, origin.query];
  const from = new Reader(rest, file);
  const [b1, b2, b3, bv] = [H, H, Q, 1].map((n) => from.floats(n)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [W2, W3, wv] = [H, Q, 1].map((rows) => from.matrix(rows, H)) as [Float32Array, Float32Array, Float32Array];
  const weights = { origin, b1, b2, b3, bv, W2, W3, wv, E: from.sparse(TOKENS, H), A: from.sparse(OPTION_TOKENS, Q) };
  from.done();
  return weights;
}
