import type { DefId, Kind, SeatMask } from './ids.ts';

/**
 * Facts go out, never in. `def` is what is on the card concerned, for the seats in `seenBy` alone; a fact of a game is
 * for the seats in `seenBy` alone, as a whole.
 */
export interface FactSink {
  fact(kind: number, a: number, b: number, c: number, def: DefId, seenBy: SeatMask): void;
}
/** moved: card, from, to. revealed: card, zone. shuffled: zone, size. over. */
export const FACT = { moved: 0, revealed: 1, shuffled: 2, over: 3, game: 16 } as const;

/** Something that happened, told to those who may know: its kind and up to three values. */
export interface Fact {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly def: DefId;
  readonly seenBy: SeatMask;
}
/** Keeps what happened, for logs, motion and tests. */
export class FactList implements FactSink {
  readonly facts: Fact[] = [];
  fact(kind: number, a: number, b: number, c: number, def: DefId, seenBy: SeatMask): void {
    this.facts.push({ kind, a, b, c, def, seenBy });
  }
}
/** The same facts as one viewer is told them. */
export function factsFor(happened: readonly Fact[], viewer: SeatMask): Fact[] {
  const told: Fact[] = [];
  for (const fact of happened) {
    if ((fact.seenBy & viewer) !== 0) told.push(fact);
    else if (fact.kind < FACT.game) told.push({ ...fact, def: 0 as DefId });
  }
  return told;
}

/** All facts of a game, as `facts` made them. */
export interface FactVocabulary {
  readonly list: readonly { readonly fact: string; readonly id: number; readonly kinds: readonly Kind[] }[];
}
/** Names a game's own facts and says what their values are: `facts({ attacked: ['def', 'number'] })`. */
export function facts<const T extends Record<string, readonly Kind[]>>(
  table: T,
): { readonly [N in keyof T]: number } & FactVocabulary {
  const list = Object.entries(table).map(([fact, kinds], i) => ({ fact, id: FACT.game + i, kinds }));
  const ids = Object.fromEntries(list.map(({ fact, id }) => [fact, id]));
  return { ...ids, list } as { readonly [N in keyof T]: number } & FactVocabulary;
}
