import type { Action } from './ids.ts';

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
    return asked;
  }
}
