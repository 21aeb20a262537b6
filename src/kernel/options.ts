import type { Action, ZoneId } from './ids.ts';
import type { Table } from './table.ts';
import type { Verb } from './verbs.ts';

/** What cannot be done now, and the rule that stops it. */
export interface Refusal {
  readonly action: Action;
  readonly rule: string;
}
const ROOM = 4096;
/** As many as an action can name. */
const PRINTS = 1024;
const BITS = 32;
const LAST_STAMP = 0x3fffffff;

/** What is offered is the law. Refusals are written down only while somebody asks for them. */
export class Options {
  private readonly actions = new Int32Array(ROOM);
  size = 0;
  /** By print, in which call of `each` it was met last. */
  private readonly seen = new Int32Array(PRINTS);
  private stamp = 0;
  private asked: Refusal[] | undefined;

  add(action: Action): void {
    if (this.size === ROOM) throw new RangeError(`more than ${ROOM} options`);
    this.actions[this.size++] = action;
  }
  /** Offers the verb once for each print that lies in the zone: equal cards are one option. */
  each(verb: Verb<readonly ['def']>, table: Table, zone: ZoneId): void {
    const { words, defFrom } = table;
    const { actions, seen } = this;
    const start = table.firstFrom[zone]!;
    const end = start + words[table.countFrom + zone]!;
    const stamp = this.nextStamp();
    const shifted = verb.id << 20;
    let size = this.size;
    if (size + end - start > ROOM) throw new RangeError(`more than ${ROOM} options`);
    for (let i = start; i < end; i++) {
      const def = words[defFrom + words[i]!]!;
      if (seen[def] === stamp) continue;
      seen[def] = stamp;
      actions[size++] = shifted | (def << 10);
    }
    this.size = size;
  }
  /** Offers the verb for each of these prints (one bit each), with the same second argument. */
  kinds(verb: { readonly id: number }, kinds: number, second: number): void {
    const { actions } = this;
    const shifted = (verb.id << 20) | second;
    let size = this.size;
    if (size + BITS > ROOM) throw new RangeError(`more than ${ROOM} options`);
    for (let left = kinds; left !== 0; left &= left - 1) {
      actions[size++] = shifted | ((31 - Math.clz32(left & -left)) << 10);
    }
    this.size = size;
  }
  /** Offers a part of a list that was kept. */
  addAll(kept: Int32Array, many: number): void {
    if (this.size + many > ROOM) throw new RangeError(`more than ${ROOM} options`);
    for (let i = 0; i < many; i++) this.actions[this.size + i] = kept[i]!;
    this.size += many;
  }
  private nextStamp(): number {
    if (this.stamp === LAST_STAMP) {
      this.seen.fill(0);
      this.stamp = 0;
    }
    return ++this.stamp;
  }
  refuse(action: Action, rule: string): void {
    if (this.asked !== undefined) this.asked.push({ action, rule });
  }
  /** Offers the action if it is allowed, else says which rule stops it. */
  test(action: Action, allowed: boolean, rule: string): void {
    if (allowed) this.add(action);
    else this.refuse(action, rule);
  }
  at(i: number): Action {
    return this.actions[i] as Action;
  }
  /** Puts an action in the place of another: for those who thin the list out. */
  put(i: number, action: Action): void {
    this.actions[i] = action;
  }
  has(action: Action): boolean {
    for (let i = 0; i < this.size; i++) if (this.actions[i] === action) return true;
    return false;
  }
  clear(): this {
    this.size = 0;
    return this;
  }
  toArray(): Action[] {
    return Array.from({ length: this.size }, (_, i) => this.at(i));
  }
  /** Is somebody asking for refusals? Lets an offer skip listing what cannot be done. */
  get explaining(): boolean {
    return this.asked !== undefined;
  }
  /** Runs an enumeration with refusals on. */
  explain(list: () => void): readonly Refusal[] {
    const asked: Refusal[] = (this.asked = []);
    this.clear();
    try {
      list();
    } finally {
      this.asked = undefined;
    }
    // The first rule that stops something is the one that is named.
    const stopped = new Set<Action>();
    return asked.filter(({ action }) => !stopped.has(action) && stopped.add(action));
  }
}

/**
 * A part of a list, kept to be offered again: while nothing has changed in the zones that it follows from (`Play.since`), and
 * with the same `key` for whatever else it follows from. It keeps no refusals: who asks for them has the list made anew.
 */
export class KeptOffers {
  private actions = new Int32Array(BITS);
  private size = 0;
  private key = 0;
  private at = 0;
  /** What else was found out with it. */
  note = 0;

  forget(): void {
    this.at = 0;
  }
  /** Offers it again if it still holds; `since` is the last change of what it follows from. */
  again(out: Options, since: number, key: number): boolean {
    if (this.at < since || this.key !== key || out.explaining) return false;
    out.addAll(this.actions, this.size);
    return true;
  }
  /** Keeps what was offered from that place of the list on. */
  keep(out: Options, from: number, now: number, key: number, note: number): void {
    const size = out.size - from;
    if (size > this.actions.length) this.actions = new Int32Array(2 * size);
    for (let i = 0; i < size; i++) this.actions[i] = out.at(from + i);
    this.size = size;
    this.key = key;
    this.at = now;
    this.note = note;
  }
}
