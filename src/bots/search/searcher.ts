import type { FastChance } from '../../kernel/chance.ts';
import type { Action } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { Bot, Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import type { Tuning } from './tuning.ts';

/** A search ends when it has made its playouts or used its time up, whichever comes first. */
export interface Budget {
  readonly playouts: number;
  readonly ms: number;
}
/** What a search thought of one option: the gain that it expects, from 0 to 1, and how often it looked. */
export interface Thought {
  readonly action: Action;
  readonly visits: number;
  readonly value: number;
}
/** A bot that searches: it can be called off, and tells what it thought. */
export abstract class Searcher<S extends State, O extends SetupOptions> implements Bot<S, O> {
  /** Asked now and then: should the search end with what it has? */
  halt: (() => boolean) | undefined;
  protected readonly budget: Budget;
  protected readonly chance: FastChance;
  protected readonly tuning: Tuning;
  protected last: readonly Thought[] = [];

  constructor(budget: Budget, chance: FastChance, tuning: Tuning) {
    this.budget = budget;
    this.chance = chance;
    this.tuning = tuning;
  }
  /** What the latest search thought of the options. */
  get thoughts(): readonly Thought[] {
    return this.last;
  }
  abstract choose(sight: Sight<S, O>): Action;
}
