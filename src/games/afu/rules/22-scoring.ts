/** AFU 21, 22 and 25.5: the end of the game, achievements and victory points. */
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import {
  badge,
  BADGES_IN_COLOUR,
  cost,
  family,
  FAMILY,
  KIND,
  kind,
  PANIC_DEF,
  tests,
  type,
  TYPE,
  vp,
} from '../cards/columns.ts';
import type { Test } from '../cards/schema.ts';
import { type Afu, type G, seatsOf, solo, zone } from '../state.ts';
import { fact } from '../verbs.ts';

/** How many cards have this value in a column of the card data. */
function countIn(s: Afu, place: ZoneId, column: Int32Array, value: number): number {
  const t = s.table;
  let n = 0;
  for (let i = 0; i < t.size(place); i++) if (column[t.printed(t.card(place, i))] === value) n++;
  return n;
}
/** AFU-21.3, AFU-R57: deck and discard, without the hospital; a late hand and cards in play belong to it as well. */
const ownCards = (s: Afu, seat: Seat, column: Int32Array, value: number): number =>
  countIn(s, zone.deck(seat), column, value) +
  countIn(s, zone.discard(seat), column, value) +
  countIn(s, zone.hand(seat), column, value);
/** Invaders among the trophies, of one type or (-1) of all. */
function invadersIn(s: Afu, place: ZoneId, of: number): number {
  const t = s.table;
  let n = 0;
  for (let i = 0; i < t.size(place); i++) {
    const def = t.printed(t.card(place, i));
    if (family[def] !== FAMILY.flagInvader && family[def] !== FAMILY.numberedInvader) continue;
    if (of < 0 || type[def] === of) n++;
  }
  return n;
}
/** Cards with a cost, of one type. */
function boughtIn(s: Afu, place: ZoneId, of: number): number {
  const t = s.table;
  let n = 0;
  for (let i = 0; i < t.size(place); i++) {
    const def = t.printed(t.card(place, i));
    if (cost[def]! > 0 && type[def] === of) n++;
  }
  return n;
}
const boughtCards = (s: Afu, seat: Seat, of: number): number =>
  boughtIn(s, zone.deck(seat), of) + boughtIn(s, zone.discard(seat), of) + boughtIn(s, zone.hand(seat), of);

/** How far the seat is towards an achievement: met when `have` has reached `need` (AFU-R58). */
export function progress(s: Afu, seat: Seat, test: Test): { readonly have: number; readonly need: number } {
  const trophies = zone.trophies(seat);
  switch (test.counts) {
    case 'trophies':
      return { have: invadersIn(s, trophies, test.of === 'any' ? -1 : TYPE[test.of]), need: test.least };
    case 'deckType':
      return { have: ownCards(s, seat, type, TYPE[test.of]), need: test.least };
    case 'deckBadge': {
      let have = 0;
      for (const one of BADGES_IN_COLOUR) have = Math.max(have, ownCards(s, seat, badge, one));
      return { have, need: test.least };
    }
    case 'combined': {
      const of = (unit: 'infantry' | 'tank' | 'artillery' | 'air'): number =>
        Math.min(test[unit], boughtCards(s, seat, TYPE[unit]));
      const need = test.infantry + test.tank + test.artillery + test.air;
      return { have: of('infantry') + of('tank') + of('artillery') + of('air'), need };
    }
    case 'panic':
      return { have: s.panics.get(seat) <= test.most ? 1 : 0, need: 1 };
    case 'bridges':
      return { have: countIn(s, trophies, kind, KIND.bridge), need: test.least };
  }
}
export function achieved(s: Afu, seat: Seat, def: DefId): boolean {
  const { have, need } = progress(s, seat, tests[def]!);
  return have >= need;
}

/** One line of the final account. */
export interface Entry {
  readonly why: 'achievement' | 'secret' | 'objective' | 'panic';
  readonly def: DefId;
  readonly vp: number;
  /** Achievements: did this seat, and did the other, meet the condition? */
  readonly met: boolean;
  readonly otherMet: boolean;
}
/**
 * AFU-22.1, AFU-22.2, AFU-22.3, AFU-22.4, AFU-22.5, AFU-22.6, AFU-25.5: everything that a seat gains or loses, line by
 * line.
 */
export function breakdown(s: Afu, seat: Seat): readonly Entry[] {
  const t = s.table;
  const other = (1 - seat) as Seat;
  const entries: Entry[] = [];
  for (let i = 0; i < t.size(zone.achievements); i++) {
    const def = t.printed(t.card(zone.achievements, i));
    const met = achieved(s, seat, def);
    const otherMet = !solo(s) && achieved(s, other, def);
    entries.push({ why: 'achievement', def, vp: met && !otherMet ? vp[def]! : 0, met, otherMet }); // AFU-22.1, AFU-22.2
  }
  for (let i = 0; i < t.size(zone.secret(seat)); i++) {
    const def = t.printed(t.card(zone.secret(seat), i));
    const met = def !== 0 && achieved(s, seat, def);
    entries.push({ why: 'secret', def, vp: met ? vp[def]! : 0, met, otherMet: false }); // AFU-22.3
  }
  for (let i = 0; i < t.size(zone.trophies(seat)); i++) {
    const def = t.printed(t.card(zone.trophies(seat), i));
    if (family[def] === FAMILY.objective)
      entries.push({ why: 'objective', def, vp: vp[def]!, met: true, otherMet: false });
  }
  entries.push({ why: 'panic', def: PANIC_DEF, vp: -s.panics.get(seat), met: false, otherMet: false }); // AFU-22.6, AFU-27.8
  return entries;
}
export const total = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + entry.vp, 0);

/** AFU-22.7, AFU-22.8, AFU-22.9, AFU-R59: more VP, then fewer panic cards, else a draw. Alone, the VP are the score. */
function finalScore(s: Afu, seat: Seat): number {
  if (solo(s)) return s.vp.get(seat);
  const other = (1 - seat) as Seat;
  return Math.sign(s.vp.get(seat) - s.vp.get(other)) || Math.sign(s.panics.get(other) - s.panics.get(seat));
}
/** AFU-21.3, AFU-22.3: decks united, secrets open, points counted. */
export function score(g: G): void {
  const { s, table: t } = g;
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) {
    if (t.size(zone.secret(seat)) > 0) g.reveal(t.card(zone.secret(seat), 0), t.plan.everyone);
  }
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) {
    const entries = breakdown(s, seat);
    for (const entry of entries)
      if (entry.vp > 0 && entry.why !== 'objective') g.happened(fact.achieved, seat, entry.def);
    s.vp.set(seat, total(entries));
    g.happened(fact.scored, seat, s.vp.get(seat), s.panics.get(seat));
  }
  g.finish((seat) => finalScore(s, seat));
}

/** AFU-25.6, AFU-R66: the least total of each rank. */
export const RANKS = [
  { rank: 'ironGeneral', least: 38 },
  { rank: 'general', least: 35 },
  { rank: 'colonel', least: 33 },
  { rank: 'major', least: 30 },
  { rank: 'captain', least: 28 },
  { rank: 'lieutenant', least: 25 },
  { rank: 'sergeant', least: 22 },
  { rank: 'recruit', least: 20 },
  { rank: 'saboteur', least: -Infinity },
] as const;
export type Rank = (typeof RANKS)[number]['rank'];
export const rankOf = (points: number): Rank => RANKS.find(({ least }) => points >= least)!.rank;
