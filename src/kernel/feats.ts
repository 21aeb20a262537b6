import { type Fact, FactList } from './facts.ts';
import type { AnyGame } from './game.ts';
import type { Seat } from './ids.ts';
import { type MatchRecord, replay } from './record.ts';
import type { State } from './table.ts';
import type { Language } from './text.ts';

/** A fact, and the seat whose move brought it about; nobody's, as long as it is dealt. */
export interface Deed {
  readonly by: Seat | undefined;
  readonly fact: Fact;
}
/** A game as one seat looks back on it. */
export interface Tale<S extends State = State> {
  /** As it ended, or as it was left. */
  readonly s: S;
  readonly seat: Seat;
  readonly deeds: readonly Deed[];
  readonly setup: Readonly<Record<string, unknown>>;
  /** The scores, if it was played to its end. */
  readonly outcome: readonly number[] | undefined;
}
/** Something worth remembering: what it is called, and what was done for it. */
export interface FeatWords {
  readonly name: string;
  readonly what: string;
}
/** `needed` of it within one game, or in all games together. */
export interface Feat {
  readonly key: string;
  readonly within: 'game' | 'games';
  readonly needed: number;
}
/** How much of each feat one game holds; what is not named is 0. */
export type FeatCounts = Readonly<Record<string, number>>;

export interface Feats<S extends State = State> {
  readonly list: readonly Feat[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, FeatWords>>>>;
  count(tale: Tale<S>): FeatCounts;
}

/** How often this was told in the game, as far as it holds. */
export const timesIn = (
  { deeds }: Pick<Tale, 'deeds'>,
  kind: number,
  holds: (fact: Fact) => boolean = () => true,
): number => deeds.filter(({ fact }) => fact.kind === kind && holds(fact)).length;
/** The facts between one telling of `kind` and the next: rounds, weeks, turns. What was before the first is left out. */
export function partsOf({ deeds }: Pick<Tale, 'deeds'>, kind: number): readonly (readonly Deed[])[] {
  const parts: Deed[][] = [];
  for (const deed of deeds) {
    if (deed.fact.kind === kind) parts.push([]);
    parts.at(-1)?.push(deed);
  }
  return parts;
}
/** Feats by name: `inGame(3)` of it within one game, `inAll(50)` in all games together. */
export const inGame = (needed = 1): Omit<Feat, 'key'> => ({ within: 'game', needed });
export const inAll = (needed: number): Omit<Feat, 'key'> => ({ within: 'games', needed });
export const listOf = (feats: Readonly<Record<string, Omit<Feat, 'key'>>>): readonly Feat[] =>
  Object.entries(feats).map(([key, { within, needed }]) => ({ key, within, needed }));

/** What a seat has done in a game, from its record and nothing else. Throws where the record does not hold. */
export function featsIn(game: AnyGame, feats: Feats, record: MatchRecord, seat: Seat): FeatCounts {
  const told = new FactList();
  const deeds: Deed[] = [];
  const { state, outcome } = replay(
    game,
    record,
    (_s, move) => {
      const by = move?.[0] as Seat | undefined;
      for (const fact of told.facts.splice(0)) deeds.push({ by, fact });
    },
    told,
  );
  return feats.count({ s: state, seat, deeds, setup: record.setup, outcome });
}

/** The counts of one game, and when it ended. */
export interface Counted {
  readonly match: string;
  readonly at: number;
  readonly counts: FeatCounts;
}
/** How far somebody is with a feat: in which game it was done, or how much of it there is. */
export interface FeatProgress {
  readonly feat: Feat;
  readonly have: number;
  readonly earned?: Pick<Counted, 'match' | 'at'>;
}
/** Counts the games of one person together, whatever order they come in. */
export function progressIn({ list }: Pick<Feats, 'list'>, games: readonly Counted[]): readonly FeatProgress[] {
  const inOrder = games.toSorted((a, b) => a.at - b.at || (a.match < b.match ? -1 : 1));
  return list.map((feat) => progressWith(feat, inOrder));
}
function progressWith(feat: Feat, inOrder: readonly Counted[]): FeatProgress {
  let have = 0;
  for (const { match, at, counts } of inOrder) {
    const more = counts[feat.key] ?? 0;
    have = feat.within === 'games' ? have + more : Math.max(have, more);
    if (have >= feat.needed) return { feat, have: feat.needed, earned: { match, at } };
  }
  return { feat, have };
}
/** Those that a game brought which were not there before it. */
export const newlyEarned = (feats: Pick<Feats, 'list'>, games: readonly Counted[], match: string): readonly Feat[] =>
  progressIn(feats, games).flatMap(({ feat, earned }) => (earned?.match === match ? [feat] : []));
