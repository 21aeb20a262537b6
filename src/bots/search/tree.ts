import type { Action, Seat } from '../../kernel/ids.ts';

/** What a branch is made of: one row of words, and what it won beside it. */
export const NODE = { parent: 0, action: 1, seat: 2, visits: 3, available: 4, size: 5 } as const;
/** No branch. */
export const NONE = 0;
const ROOT = 1;
const FIRST_ROOM = 1024;

/**
 * The branches of a search in flat arrays: growing and walking it makes nothing for the collector, and a branch is found
 * by its parent, action and seat however many sisters it has.
 */
export class Tree {
  words = new Int32Array(FIRST_ROOM * NODE.size);
  wins = new Float64Array(FIRST_ROOM);
  /** Where branches are found: open addressing, at most half full. */
  private slots = new Int32Array(2 * FIRST_ROOM);
  private shift = 32 - Math.log2(2 * FIRST_ROOM);
  private count = ROOT;

  /** Cuts everything down to a bare root, and returns it. */
  clear(): number {
    this.slots.fill(NONE);
    this.count = ROOT;
    return this.add(NONE, 0 as Action, 0 as Seat);
  }
  find(parent: number, action: Action, seat: Seat): number {
    const { words, slots } = this;
    const mask = slots.length - 1;
    let slot = this.home(parent, action, seat);
    for (let node = slots[slot]!; node !== NONE; node = slots[slot]!) {
      const at = node * NODE.size;
      if (words[at + NODE.action] === action && words[at] === parent && words[at + NODE.seat] === seat) return node;
      slot = (slot + 1) & mask;
    }
    return NONE;
  }
  add(parent: number, action: Action, seat: Seat): number {
    if (this.count === this.wins.length) this.grow();
    const { words } = this;
    const node = this.count++;
    const at = node * NODE.size;
    words[at + NODE.parent] = parent;
    words[at + NODE.action] = action;
    words[at + NODE.seat] = seat;
    words[at + NODE.visits] = 0;
    words[at + NODE.available] = 1;
    this.wins[node] = 0;
    this.enter(node);
    return node;
  }
  visitsOf(node: number): number {
    return this.words[node * NODE.size + NODE.visits]!;
  }
  private home(parent: number, action: number, seat: number): number {
    return Math.imul(Math.imul(parent, 0x9e3779b1) ^ (action + (seat << 28)), 0x85ebca6b) >>> this.shift;
  }
  private enter(node: number): void {
    const { words, slots } = this;
    const at = node * NODE.size;
    let slot = this.home(words[at]!, words[at + NODE.action]!, words[at + NODE.seat]!);
    while (slots[slot] !== NONE) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = node;
  }
  private grow(): void {
    const { words, wins } = this;
    this.words = new Int32Array(2 * words.length);
    this.words.set(words);
    this.wins = new Float64Array(2 * wins.length);
    this.wins.set(wins);
    this.slots = new Int32Array(2 * this.slots.length);
    this.shift--;
    for (let node = ROOT; node < this.count; node++) this.enter(node);
  }
}
