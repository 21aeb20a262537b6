import type { Pack } from './packs.ts';

/** A draft as it was played so far: which packs lay before whom, and what everybody took, one card at a time. */
export interface Draft {
  /** By place, by round. */
  readonly packs: readonly (readonly Pack[])[];
  /** By place: the places of cards in the pack of the moment. */
  readonly picks: readonly (readonly number[])[];
  /** Since when the table waits for the pick. */
  readonly since: number;
}
export interface AtTable {
  /** Counted from 0. */
  readonly round: number;
  /** How many cards everybody has taken in this round. */
  readonly pick: number;
  /** By place: what lies before it, before it takes something. */
  readonly before: readonly Pack[];
  /** By place: all that it has taken. */
  readonly taken: readonly Pack[];
}

export const newDraft = (packs: Draft['packs'], since: number): Draft => ({ packs, picks: packs.map(() => []), since });

/** Everybody takes a card at the same time; in every second round packs go the other way. */
export function tableOf({ packs, picks }: Draft): AtTable {
  const places = packs.length;
  const taken: string[][] = packs.map(() => []);
  const done = Math.min(...picks.map(({ length }) => length));
  let round = 0;
  let pick = 0;
  let before: Pack[] = packs.map((own) => own[0] ?? []);
  for (let turn = 0; turn < done; turn++) {
    const rest = before.map((pack, place) => {
      const at = picks[place]![turn]!;
      taken[place]!.push(pack[at]!);
      return pack.filter((_, i) => i !== at);
    });
    pick++;
    if (rest.every(({ length }) => length === 0)) {
      round++;
      pick = 0;
      before = packs.map((own) => own[round] ?? []);
    } else {
      const step = round % 2 === 0 ? places - 1 : 1;
      before = rest.map((_, place) => rest[(place + step) % places]!);
    }
  }
  return { round, pick, before, taken };
}
/** How many cards everybody takes in all. */
export const cardsEach = ({ packs }: Draft): number => (packs[0] ?? []).reduce((sum, pack) => sum + pack.length, 0);
export const isDrafted = (draft: Draft): boolean => draft.picks.every(({ length }) => length >= cardsEach(draft));
/** The places that have not taken a card from what lies before them now. */
export const pickers = ({ picks }: Draft): readonly number[] => {
  const least = Math.min(...picks.map(({ length }) => length));
  return picks.flatMap(({ length }, place) => (length === least ? [place] : []));
};
export const withPicks = (draft: Draft, picks: readonly (readonly [place: number, at: number])[]): Draft => ({
  ...draft,
  picks: draft.picks.map((own, place) => {
    const now = picks.flatMap(([who, at]) => (who === place ? [at] : []));
    return now.length === 0 ? own : [...own, ...now];
  }),
});
