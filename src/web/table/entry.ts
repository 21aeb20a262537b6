import type { Fact } from '../../kernel/facts.ts';
import type { Language } from '../../kernel/text.ts';
import type { LogLine } from './story.ts';

/** What happened at one moment of the match, as the viewer was told it. */
export interface Entry {
  readonly version: number;
  /** Of the view after it: what was taken back is found by it. */
  readonly hash: string;
  readonly facts: readonly Fact[];
  readonly lines: Readonly<Record<Language, readonly LogLine[]>>;
}
