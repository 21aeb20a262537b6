import type { Language } from '../../../kernel/text.ts';
import type { CategoryId } from './categories.ts';
import type { PlanetId } from './locations.ts';

/**
 * What a mission does, step by step. `within`: how many connections away from a captured location. `upTo`: the player
 * may do it less often, or not at all.
 */
export type Effect =
  | { readonly do: 'discardHalfDeck' }
  | { readonly do: 'shuffleDiscardIntoDeck' }
  | { readonly do: 'borrow'; readonly except: CategoryId }
  | { readonly do: 'bombard' }
  | { readonly do: 'relocate' }
  | { readonly do: 'moveBase' }
  | { readonly do: 'attack'; readonly upTo: number; readonly within: number }
  | { readonly do: 'capture'; readonly upTo: number; readonly within: number }
  | { readonly do: 'captureOrAttack'; readonly within: number }
  | { readonly do: 'disrupt'; readonly upTo: number }
  | { readonly do: 'probe' }
  | { readonly do: 'spy'; readonly look: number }
  | { readonly do: 'recall' }
  | { readonly do: 'flip' }
  | { readonly do: 'exchange' };
export type EffectId = Effect['do'];
export type EffectOf<K extends EffectId> = Extract<Effect, { readonly do: K }>;

export interface Mission {
  /** The paragraph that says what it does: questions and refusals inside the mission cite it. */
  readonly rule: string;
  /** Icons of the cost: cards to discard, locations to exert. */
  readonly discard: number;
  readonly exert: number;
  readonly effects: readonly Effect[];
}

/** LIB-1.7: the category of a location fixes both its missions. */
export interface Category {
  readonly dynasty: string;
  readonly resistance: string;
}

export interface Location {
  readonly id: string;
  readonly category: CategoryId;
  readonly planet: PlanetId;
  /** In every language a name begins with its letter. */
  readonly names: Readonly<Record<Language, readonly [letter: string, name: string]>>;
}
