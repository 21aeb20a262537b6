/** SHA-256 (FIPS 180-4), synchronous and without a platform: the commitment must be checkable anywhere. */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 4294967296);
const K = Uint32Array.from(primes(64), (p) => fraction(Math.cbrt(p)));
const START = Uint32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    compress(hash, w);
  }
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  hash.forEach((word, i) => words.setUint32(4 * i, word));
  return out;
}
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word));
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => BYTES[byte]).join('');
/** The bytes, or undefined if the text is not an even number of hexadecimal digits. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** A number of 32 bits, such as a digest of a position, in eight digits. */
export const hex8 = (digest: number): string =>
  BYTES[digest >>> 24]! + BYTES[(digest >>> 16) & 255]! + BYTES[(digest >>> 8) & 255]! + BYTES[digest & 255]!;
