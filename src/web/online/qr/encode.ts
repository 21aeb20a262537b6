/** QR codes of bytes with error correction M: the symbol of ISO/IEC 18004, as rows of dark modules. */

/** By version from 1: correction words for each block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MOST = CORRECTION.length;
/** The two bits that say "M". */
const LEVEL = 0;

/** Modules that carry data, in bits. */
function roomOf(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const whole = (16 * version + 128) * version + 64;
  const alignment = version === 1 ? 0 : (25 * aligned - 10) * aligned - 55;
  return whole - alignment - (version >= 7 ? 36 : 0);
}
const wordsOf = (version: number): number => Math.floor(roomOf(version) / 8);
const dataWords = (version: number): number => wordsOf(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** Products in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}
function divisorOf(degree: number): readonly number[] {
  const divisor = Array.from({ length: degree }, (_, i): number => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}
function remainderOf(data: readonly number[], divisor: readonly number[]): readonly number[] {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** Mode, length, bytes, and what fills the rest. */
function dataOf(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const write = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  write(4, 4);
  write(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) write(byte, 8);
  const room = 8 * dataWords(version);
  write(0, Math.min(4, room - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) write(filler, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
}
/** Blocks with their correction words, woven together. */
function woven(data: readonly number[], version: number): readonly number[] {
  const [blocks, degree] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(wordsOf(version) / blocks) - degree;
  const longer = wordsOf(version) % blocks;
  const divisor = divisorOf(degree);
  let from = 0;
  const cut = Array.from({ length: blocks }, (_, i) => {
    const words = data.slice(from, (from += short + (i >= blocks - longer ? 1 : 0)));
    return { words, rest: remainderOf(words, divisor) };
  });
  const column = (i: number, of: (block: (typeof cut)[number]) => readonly number[]): readonly number[] =>
    cut.flatMap((block) => of(block)[i] ?? []);
  return [
    ...Array.from({ length: short + 1 }, (_, i) => column(i, ({ words }) => words)).flat(),
    ...Array.from({ length: degree }, (_, i) => column(i, ({ rest }) => rest)).flat(),
  ];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Symbol {
  readonly version: number;
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    const blank = (): boolean[][] => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = blank();
    this.fixed = blank();
    this.frame();
  }
  rows(): readonly (readonly boolean[])[] {
    return this.dark;
  }
  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }
  /** Squares in the corners and between, the dotted lines, the version; the format's place is kept. */
  private frame(): void {
    const { size, version } = this;
    for (let i = 0; i < size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.square(x, y, 4, [0, 1, 3]);
    const centres = this.centres();
    for (const [i, x] of centres.entries()) {
      for (const [j, y] of centres.entries()) {
        const corner =
          (i === 0 && j === 0) || (i === 0 && j === centres.length - 1) || (i === centres.length - 1 && j === 0);
        if (!corner) this.square(x, y, 2, [0, 2]);
      }
    }
    this.format(0);
    if (version < 7) return;
    const bits = (version << 12) | checked(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, ((bits >>> i) & 1) === 1);
      this.set(b, a, ((bits >>> i) & 1) === 1);
    }
  }
  private square(x: number, y: number, reach: number, rings: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.set(x + dx, y + dy, rings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
  private centres(): readonly number[] {
    const { version, size } = this;
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - (count - 2 - i) * step)];
  }
  private format(mask: number): void {
    const { size } = this;
    const data = (LEVEL << 3) | mask;
    const bits = ((data << 10) | checked(data, 10, 0x537)) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    for (let i = 0; i < 15; i++) {
      const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i + (i < 9 ? 1 : 0);
      if (i < 8) this.set(8, near, bit(i));
      else this.set(near, 8, bit(i));
      if (i < 8) this.set(size - 1 - i, 8, bit(i));
      else this.set(8, size - 15 + i, bit(i));
    }
    this.set(8, size - 8, true);
  }
  /** Up and down in pairs of columns from the right, past the dotted column. */
  write(words: readonly number[]): void {
    const { size } = this;
    let i = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x] === true || i >= 8 * words.length) continue;
          this.dark[y]![x] = ((words[i >>> 3]! >>> (7 - (i & 7))) & 1) === 1;
          i++;
        }
      }
    }
  }
  /** The mask that leaves the fewest runs, blocks and look-alikes of corners. */
  mask(): void {
    const costs = MASKS.map((_, mask) => {
      this.turn(mask);
      this.format(mask);
      const cost = this.cost();
      this.turn(mask);
      return cost;
    });
    const best = costs.indexOf(Math.min(...costs));
    this.turn(best);
    this.format(best);
  }
  private turn(mask: number): void {
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++)
        if (this.fixed[y]![x] !== true && MASKS[mask]!(x, y)) this.dark[y]![x] = this.dark[y]![x] !== true;
  }
  private cost(): number {
    const { size, dark } = this;
    const lines = dark.flatMap((row, i) => [row, dark.map((other) => other[i]!)]);
    let cost = lines.reduce((sum, line) => sum + costOfLine(line), 0);
    for (let y = 1; y < size; y++)
      for (let x = 1; x < size; x++) {
        const here = dark[y]![x];
        if (here === dark[y]![x - 1] && here === dark[y - 1]![x] && here === dark[y - 1]![x - 1]) cost += 3;
      }
    const share = dark.flat().filter(Boolean).length / (size * size);
    return cost + 10 * Math.max(0, Math.ceil(Math.abs(share * 20 - 10)) - 1);
  }
}
/** Bits that make the whole divisible by the polynomial. */
function checked(data: number, length: number, polynomial: number): number {
  let rest = data;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * polynomial);
  return rest;
}
/** Runs of five and more, and what looks like a corner: 1:1:3:1:1 with four light modules on a side. */
function costOfLine(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const corners = text.match(/(?=00001011101|10111010000)/g)?.length ?? 0;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * corners;
}

/** Rows of modules, true for dark; without the light border that belongs around it. */
export function qrOf(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const bits = (version: number): number => 4 + (version < 10 ? 8 : 16) + 8 * bytes.length;
  const version = Array.from({ length: MOST }, (_, i) => i + 1).find((one) => bits(one) <= 8 * dataWords(one));
  if (version === undefined) throw new RangeError(`${bytes.length} bytes are too many for a code`);
  const symbol = new Symbol(version);
  symbol.write(woven(dataOf(bytes, version), version));
  symbol.mask();
  return symbol.rows();
}
