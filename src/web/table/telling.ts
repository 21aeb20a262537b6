import { type Fact, FACT, type FactVocabulary } from '../../kernel/facts.ts';
import type { Viewer } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import type { IconName } from '../shell/icons/names.ts';
import type { Language } from '../../kernel/text.ts';

/** For who looks on: good, bad, or neither. */
export type Tone = 'good' | 'bad' | 'even';
/** 1: a step on the way. 2: what came of an action. 3: the same, with the figures that decided it. */
export type Weight = 1 | 2 | 3;
/** How the place is marked where it happened. */
type MarkKind = 'miss' | 'hit' | 'taken' | 'trick' | 'probe' | 'stamp';

/** What a fact comes to, beside the sentence that the game's words have for it. */
export interface Telling {
  readonly icon: IconName;
  /** One word for the line and the stamp. */
  readonly word: Readonly<Record<Language, string>>;
  readonly tone: Tone;
  readonly weight: Weight;
  /** The log alone tells it: what it belongs to stands in the line already. */
  readonly quiet?: true;
  readonly mark?: MarkKind;
  /** Keys of the things where it happened. */
  readonly at?: readonly string[];
  /** What the mark says something about, as long as nothing changes it. */
  readonly about?: string;
  /** Marks about this say nothing any more. */
  readonly outdates?: string;
}
export type Teller<S extends State> = (s: S, fact: Fact, viewer: Viewer) => Telling | undefined;

/**
 * One entry for every fact of a game: how it is told, or `null` where another fact of the same moment tells it. A fact
 * without an entry does not compile.
 */
type Own<V extends FactVocabulary, S extends State> = Readonly<Record<Exclude<keyof V, 'list'>, Teller<S> | null>>;
/** The same for what happens in every game. */
type Everywhere<S extends State> = Readonly<Record<Exclude<keyof typeof FACT, 'game'>, Teller<S> | null>>;

/** Looks a fact's teller up by its kind. */
export function tellerOf<V extends FactVocabulary, S extends State>(
  vocabulary: V,
  own: Own<V, S>,
  everywhere: Everywhere<S>,
): Teller<S> {
  const byKind = new Map<number, Teller<S> | null>([
    ...vocabulary.list.map(({ fact, id }) => [id, own[fact as keyof Own<V, S>]] as const),
    ...Object.entries(everywhere).map(([name, teller]) => [FACT[name as keyof typeof FACT], teller] as const),
  ]);
  return (s, fact, viewer) => byKind.get(fact.kind)?.(s, fact, viewer) ?? undefined;
}
/** Ukrainian, Russian, English. */
export const said = (uk: string, ru: string, en: string): Telling['word'] => ({ uk, ru, en });
/** Good for one seat and bad for the others; who only looks on takes no side. */
export const toneFor = (seat: number, viewer: Viewer, good = true): Tone =>
  viewer === 'spectator' ? 'even' : (viewer === seat) === good ? 'good' : 'bad';
/** The same every time. */
export const step =
  (icon: IconName, word: Telling['word'], weight: Weight = 1, tone: Tone = 'even'): Teller<State> =>
  () => ({ icon, word, weight, tone });
