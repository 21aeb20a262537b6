import { TOKENS } from '../../kernel/tokens.ts';

const SALT = Int32Array.from(
  { length: TOKENS },
  (_, i) => Math.imul(Math.imul(i + 1, 0x9e3779b1) ^ ((i + 1) >>> 7), 0x85ebca6b) ^ Math.imul(i + 77, 0xc2b2ae35),
);

/**
 * What the network has said of positions in this decision, found by a sum of 64 bits over what was seen and may be done. Of
 * three looks two are at something met before: guesses differ in what the seat cannot see.
 */
export class Memo {
  private readonly room: number;
  private readonly shift: number;
  private readonly keys: Int32Array;
  private readonly age: Int32Array;
  private readonly at: Int32Array;
  private readonly values: Float64Array;
  private chances = new Float64Array(64);
  private used = 0;
  private held = 0;
  private now = 1;
  private slot = 0;

  /** It has 2 ** `bits` places, of which half are ever used. */
  constructor(bits: number) {
    this.room = 1 << bits;
    this.shift = 32 - bits;
    this.keys = new Int32Array(2 * this.room);
    this.age = new Int32Array(this.room);
    this.at = new Int32Array(this.room);
    this.values = new Float64Array(this.room);
  }
  /** Forgets everything. */
  clear(): void {
    this.now++;
    this.used = 0;
    this.held = 0;
  }
  /** Was it met? If not, what is kept next belongs to it. `more` stands for what is not seen: seat and options. */
  find(tokens: Uint16Array, n: number, more: number): boolean {
    const { keys, age, room } = this;
    let a = more;
    let b = Math.imul(more, 0x27d4eb2f);
    for (let i = 0; i < n; i++) {
      const salt = SALT[tokens[i]!]!;
      a = (a + salt) | 0;
      b = (b + Math.imul(salt ^ (salt >>> 15), 0x2c1b3c6d)) | 0;
    }
    if (this.held > room / 2) this.clear();
    let slot = Math.imul(a ^ (b >>> 7), 0x9e3779b1) >>> this.shift;
    for (; age[slot] === this.now; slot = (slot + 1) & (room - 1)) {
      if (keys[2 * slot] !== a || keys[2 * slot + 1] !== b) continue;
      this.slot = slot;
      return true;
    }
    this.slot = slot;
    this.held++;
    age[slot] = this.now;
    keys[2 * slot] = a;
    keys[2 * slot + 1] = b;
    return false;
  }
  /** Keeps a value, and how likely each of n options is. */
  keep(value: number, chances: Float64Array, n: number): void {
    if (this.used + n > this.chances.length) {
      const more = new Float64Array(2 * this.chances.length + n);
      more.set(this.chances);
      this.chances = more;
    }
    this.values[this.slot] = value;
    this.at[this.slot] = this.used;
    for (let i = 0; i < n; i++) this.chances[this.used++] = chances[i]!;
  }
  /** The value of what was found; the chances go into `chances`. */
  recall(chances: Float64Array, n: number): number {
    const from = this.at[this.slot]!;
    for (let i = 0; i < n; i++) chances[i] = this.chances[from + i]!;
    return this.values[this.slot]!;
  }
}
