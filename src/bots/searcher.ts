import type { Thought } from './ismcts.ts';

/** A bot that searches: it can be called off, and tells what it thought. */
export interface Searcher {
  /** Asked now and then: should the search end with what it has? */
  halt: (() => boolean) | undefined;
  /** What the latest search thought of the options. */
  readonly thoughts: readonly Thought[];
}
export const searches = (bot: object): bot is Searcher => 'thoughts' in bot && 'halt' in bot;
