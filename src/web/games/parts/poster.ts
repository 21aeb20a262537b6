import type { ComponentType } from 'preact';
import type { Language } from '../../../kernel/text.ts';
import type { IconName } from '../../shell/icons/names.ts';

export interface PosterWords {
  readonly title: string;
  readonly aim: string;
  /** The same for a phone. */
  readonly short: string;
  readonly seats: string;
  readonly minutes: string;
  readonly special: string;
  /** How far a match has come, by what its layout counts: «week 5». */
  readonly stage: (n: number) => string;
  /** Names on the three cards of the fan. */
  readonly fan: readonly [string, string, string];
}
/** How the start page presents a game. */
export interface Poster {
  /** The class of the cloth that it lies on. */
  readonly felt: string;
  readonly emblem: IconName;
  /** Stands beside what is special. */
  readonly special: IconName;
  /** Have all at the table won, or lost, whoever has more? Undefined where the best score wins. */
  readonly together?: (scores: readonly number[]) => boolean | undefined;
  readonly words: Readonly<Record<Language, PosterWords>>;
  /** Three cards, in the order in which they lie over each other; fetched with the faces of the game. */
  readonly fan: () => Promise<ComponentType<{ names: PosterWords['fan'] }>>;
}
