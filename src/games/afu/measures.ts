import type { DefId, Seat } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { DEFS, family, FAMILY } from './cards/columns.ts';
import { achieved, rankOf, RANKS } from './rules/22-scoring.ts';
import { type Afu, LOSS, solo, zone } from './state.ts';

type Figures = Record<string, number>;

/** AFU-S27: what a simulation wants to know of a finished game. What a game says nothing about is left out. */
export function measures(state: State): Readonly<Record<string, number>> {
  const s = state as Afu;
  const seats = Array.from({ length: s.table.plan.seats }, (_, seat) => seat as Seat);
  const mean = (of: (seat: Seat) => number): number => seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
  const figures: Figures = {
    rounds: s.round.value,
    panic: mean((seat) => s.panics.get(seat)),
    invadersDestroyed: mean((seat) => trophies(s, seat, (def) => family[def] !== FAMILY.objective)),
    objectivesTaken: mean((seat) => trophies(s, seat, (def) => family[def] === FAMILY.objective)),
    hospital: mean((seat) => s.table.size(zone.hospital(seat))),
    recruited: mean((seat) => recruited(s, seat)),
  };
  if (solo(s)) soloFigures(s, figures);
  else pairFigures(s, figures);
  if (s.loss.value === LOSS.none) achievementFigures(s, seats, figures);
  purchaseFigures(s, figures);
  return figures;
}

function trophies(s: Afu, seat: Seat, wanted: (def: DefId) => boolean): number {
  const { table } = s;
  const place = zone.trophies(seat);
  return Array.from({ length: table.size(place) }, (_, i) => table.printed(table.card(place, i))).filter(wanted).length;
}
function recruited(s: Afu, seat: Seat): number {
  const { table } = s;
  let n = 0;
  for (let card = 1; card <= table.cards; card++) {
    const of = family[table.def[card]!];
    if (table.plan.owner[table.at[card]!] === seat && (of === FAMILY.afu || of === FAMILY.aid)) n++;
  }
  return n;
}
function soloFigures(s: Afu, figures: Figures): void {
  const points = s.vp.get(0 as Seat);
  figures['lost'] = s.loss.value === LOSS.none ? 0 : 1;
  figures['lost: three panic cards'] = s.loss.value === LOSS.threePanic ? 1 : 0;
  figures['lost: empty panic stack'] = s.loss.value === LOSS.emptyStack ? 1 : 0;
  figures['lost: three captures'] = s.loss.value === LOSS.captures ? 1 : 0;
  if (s.loss.value !== LOSS.none) return;
  figures['vp'] = points;
  for (const { rank } of RANKS) figures[`rank ${rank}`] = rankOf(points) === rank ? 1 : 0;
}
function pairFigures(s: Afu, figures: Figures): void {
  const [a, b] = [s.vp.get(0 as Seat), s.vp.get(1 as Seat)];
  figures['vp of the winner'] = Math.max(a, b);
  figures['vp of the loser'] = Math.min(a, b);
  // The first player card is flipped after every round but the last.
  const began = (s.first.value + s.round.value - 1) & 1;
  figures['won by the first player of round 1'] = (1 + s.table.score[began]!) / 2;
}
function achievementFigures(s: Afu, seats: readonly Seat[], figures: Figures): void {
  const { table } = s;
  for (let i = 0; i < table.size(zone.achievements); i++) {
    const def = table.printed(table.card(zone.achievements, i));
    const met = seats.filter((seat) => achieved(s, seat, def)).length;
    const { key } = DEFS[def]!;
    figures[`met ${key}`] = met > 0 ? 1 : 0;
    if (seats.length > 1) figures[`met by exactly one ${key}`] = met === 1 ? 1 : 0;
  }
}
/** Of a card that was on display in this game: was it bought? What a strike put under the deck stays known to all. */
function purchaseFigures(s: Afu, figures: Figures): void {
  const { table } = s;
  const top = table.size(zone.afuDeck) > 0 ? table.top(zone.afuDeck) : 0;
  for (let card = 1; card <= table.cards; card++) {
    const def = table.def[card]!;
    if (family[def] !== FAMILY.afu) continue;
    const inDeck = table.at[card] === zone.afuDeck;
    if (inDeck && (card === top || table.knownBy[card] !== table.plan.everyone)) continue;
    figures[`bought ${DEFS[def]!.key}`] = table.plan.owner[table.at[card]!]! >= 0 ? 1 : 0;
  }
}
