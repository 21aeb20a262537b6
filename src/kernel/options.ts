import type { Action, ZoneId } from './ids.ts';
import type { Table } from './table.ts';
import type { Verb } from './verbs.ts';

/** What cannot be done now, and the rule that stops it. */
export interface Refusal {
  readonly action: Action;
  readonly rule: string;
}
const ROOM = 4096;

/** What is offered is the law. Refusals are written down only while somebody asks for them. */
export class Options {
  private readonly actions = new Int32Array(ROOM);
  size = 0;
  private asked: Refusal[] | undefined;

  add(action: Action): void {
    if (this.size === ROOM) throw new RangeError(`more than ${ROOM} options`);
    this.actions[this.size++] = action;
  }
  /** Offers the verb once for each print that lies in the zone: equal cards are one option. */
  each(verb: Verb<readonly ['def']>, table: Table, zone: ZoneId): void {
    const { slots, def } = table;
    const { actions } = this;
    const start = table.plan.start[zone]!;
    const end = start + table.count[zone]!;
    const first = this.size;
    let size = first;
    if (first + end - start > ROOM) throw new RangeError(`more than ${ROOM} options`);
    for (let i = start; i < end; i++) {
      const action = (verb.id << 20) | (def[slots[i]!]! << 10);
      let k = first;
      while (k < size && actions[k] !== action) k++;
      if (k === size) actions[size++] = action;
    }
    this.size = size;
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
