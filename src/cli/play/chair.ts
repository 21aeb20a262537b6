import type { Fact } from '../../kernel/facts.ts';
import type { Action, DefId, Seat } from '../../kernel/ids.ts';
import type { Decision, Rules } from '../../kernel/rules.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import type { GameText } from '../../kernel/text.ts';
import type { Orders, Told } from '../../match/messages.ts';
import { Replica } from '../../match/replica.ts';

/** What one person at the screen has seen. */
export class Chair {
  readonly seat: Seat;
  readonly replica: Replica<State, SetupOptions>;
  /** Everything that happened, in words. */
  readonly log: string[] = [];
  /** The table as this person saw it last, line by line. */
  table: readonly string[] = [];
  /** The orders that this person has given. */
  orders: Orders = {};
  /** How much of the log this person has been shown. */
  shown = 0;
  /** Every print that has been in sight: what was named once can be looked up for good. */
  private readonly seen = new Set<number>();
  /** The position that the last message was told in. */
  private readonly before: State;
  private readonly words: GameText;
  private readonly undone: string;

  constructor(rules: Rules, seat: Seat, words: GameText, undone: string) {
    this.seat = seat;
    this.words = words;
    this.undone = undone;
    this.replica = new Replica(rules, seat);
    this.before = rules.create();
  }
  take(message: Told): void {
    const { rules, state } = this.replica;
    rules.copy(this.before, state);
    const facts = this.replica.take(message);
    if (facts === undefined) throw new Error('the match and the screen do not agree');
    if (message.ev === 'frame' && message.undone === true) this.log.push(this.undone);
    const { def } = this.replica.state.table;
    for (let card = 1; card < def.length; card++) this.seen.add(def[card]!);
    for (const fact of facts) this.seen.add(fact.def);
    this.log.push(...this.told(facts));
  }
  private told(facts: readonly Fact[]): readonly string[] {
    const { words, seat } = this;
    const { state } = this.replica;
    return words.log?.(state, facts, seat, this.before) ?? facts.flatMap((fact) => words.fact(state, fact, seat) ?? []);
  }
  news(): readonly string[] {
    const news = this.log.slice(this.shown);
    this.shown = this.log.length;
    return news;
  }
  /** What is asked; of options that are alike one is enough for a list. */
  get decision(): Decision | undefined {
    const decision = this.replica.decision();
    if (decision === undefined || this.words.alike === undefined) return decision;
    const keys = decision.options.map(({ action }) => this.keyOf(action));
    return { ...decision, options: decision.options.filter((_, i) => keys.indexOf(keys[i]!) === i) };
  }
  /** What an option does, whichever of cards that are alike it names. */
  keyOf(action: Action): string {
    return this.words.alike?.(this.replica.state, action) ?? String(action);
  }
  /** The prints that this person can name: on cards that are or were in sight, and in what is offered or refused. */
  prints(): DefId[] {
    const { state, rules } = this.replica;
    const found = new Set(this.seen);
    const actions = [
      ...(this.decision?.options ?? []),
      ...rules.refusals(state, this.seat).map(({ action }) => rules.decode(action)),
    ];
    for (const { args } of actions) for (const { kind, value } of args) if (kind === 'def') found.add(value);
    found.delete(0);
    return [...found].toSorted((a, b) => a - b) as DefId[];
  }
}
