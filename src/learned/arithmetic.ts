import { KERNEL } from './kernel.ts';

/** The five sums that a network is made of, on numbers that lie in one memory; places are in bytes, whole in all layers. */
export interface Arithmetic {
  /** acc += count · row for a list of (row, count); 16 bits, wrapping. */
  gather(acc: number, list: number, n: number, bytes: number): void;
  /** out = max(acc, 0) */
  relu(acc: number, out: number, bytes: number): void;
  /** out = (w · in) · scale + bias, row by row; 16 bits times 16 bits, summed in 32. */
  layer(input: number, w: number, scale: number, bias: number, out: number, rows: number, bytes: number): void;
  /** out = max(in, 0) · factor as 16 bits. */
  squash(input: number, out: number, n: number, factor: number): void;
  /** q · (x + y + z) */
  logit(q: number, x: number, y: number, z: number, bytes: number): number;
}
export interface Memory {
  readonly buffer: ArrayBuffer;
  readonly arithmetic: Arithmetic;
  /** Is it WebAssembly that computes? */
  readonly wide: boolean;
}
const PAGE = 1 << 16;

/** The part of the platform's WebAssembly that is needed here: types for pages and for Node do not agree on it. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

/** By WebAssembly, eight numbers at a time, where it can be had; else, and if asked for, plainly. */
export function memoryOf(bytes: number, plainly = false): Memory {
  const wide = plainly ? undefined : wideMemory(bytes);
  if (wide !== undefined) return wide;
  const buffer = new ArrayBuffer(bytes);
  return { buffer, arithmetic: new Plain(buffer), wide: false };
}
/** Nothing where there is no WebAssembly, no SIMD, or a page may not compile. */
function wideMemory(bytes: number): Memory | undefined {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const code = Uint8Array.from(atob(KERNEL), (letter) => letter.codePointAt(0)!);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { m: { memory } });
    return { buffer: memory.buffer, arithmetic: exports as Arithmetic, wide: true };
  } catch {
    return undefined;
  }
}

const SHORTEST = -32_768;
const LONGEST = 32_767;
/** To the nearest whole number, a half to the even one, as the processor does it. */
function nearest(x: number): number {
  const down = Math.floor(x);
  const rest = x - down;
  if (rest !== 0.5) return rest < 0.5 ? down : down + 1;
  return down % 2 === 0 ? down : down + 1;
}

/** The same, number by number: each step is rounded as it is there, so that all machines think alike. */
class Plain implements Arithmetic {
  private readonly i16: Int16Array;
  private readonly i32: Int32Array;
  private readonly f32: Float32Array;
  constructor(buffer: ArrayBuffer) {
    this.i16 = new Int16Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.f32 = new Float32Array(buffer);
  }
  gather(acc: number, list: number, n: number, bytes: number): void {
    const { i16, i32 } = this;
    const [to, width] = [acc >> 1, bytes >> 1];
    for (let k = 0; k < n; k++) {
      const from = i32[(list >> 2) + 2 * k]! >> 1;
      const count = i32[(list >> 2) + 2 * k + 1]!;
      for (let j = 0; j < width; j++) i16[to + j]! += count * i16[from + j]!;
    }
  }
  relu(acc: number, out: number, bytes: number): void {
    const { i16 } = this;
    for (let j = 0; j < bytes >> 1; j++) i16[(out >> 1) + j] = Math.max(0, i16[(acc >> 1) + j]!);
  }
  layer(input: number, w: number, scale: number, bias: number, out: number, rows: number, bytes: number): void {
    const { i16, f32 } = this;
    const [from, width] = [input >> 1, bytes >> 1];
    for (let row = 0; row < rows; row++) {
      const at = (w >> 1) + row * width;
      let sum = 0;
      for (let j = 0; j < width; j++) sum = (sum + Math.imul(i16[from + j]!, i16[at + j]!)) | 0;
      const scaled = Math.fround(f32[(scale >> 2) + row]! * Math.fround(sum));
      f32[(out >> 2) + row] = f32[(bias >> 2) + row]! + scaled;
    }
  }
  squash(input: number, out: number, n: number, factor: number): void {
    const { i16, f32 } = this;
    for (let j = 0; j < n; j++) {
      const x = nearest(Math.fround(Math.fround(factor) * f32[(input >> 2) + j]!));
      i16[(out >> 1) + j] = Math.max(0, Math.min(LONGEST, Math.max(SHORTEST, x)));
    }
  }
  logit(q: number, x: number, y: number, z: number, bytes: number): number {
    const { f32 } = this;
    const lanes = new Float32Array(4);
    for (let j = 0; j < bytes >> 2; j++) {
      const option = Math.fround(f32[(x >> 2) + j]! + Math.fround(f32[(y >> 2) + j]! + f32[(z >> 2) + j]!));
      lanes[j & 3]! += Math.fround(f32[(q >> 2) + j]! * option);
    }
    return Math.fround(Math.fround(lanes[0]! + lanes[1]!) + Math.fround(lanes[2]! + lanes[3]!));
  }
}
