import type { Language } from '../../../kernel/text.ts';
import type { IconName } from '../../shell/icons/names.ts';

type Words = Readonly<Record<Language, string>>;
/** A step of a turn or a round, in one picture and one sentence. */
interface TurnStep {
  readonly icon: IconName;
  readonly title: Words;
  readonly says: Words;
}
/** How the rulebook shows a game before anything is read. */
export interface Overview {
  /** What it is all about, in a few sentences. */
  readonly minute: Words;
  /** In the order of play: also the player aid. */
  readonly turn: readonly TurnStep[];
  /** What a chapter is about, by its number. */
  readonly pictures: Readonly<Record<string, IconName>>;
}
