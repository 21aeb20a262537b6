/** What things are worth to a seat in expected victory points: the prices by which plans are made and positions judged. */
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { type, vp } from '../cards/columns.ts';
import { type Afu, INVASION, solo, zone } from '../state.ts';
import { AIMS, ANY_TYPE, Holdings, likelihood, power } from './holdings.ts';

/** What the estimate weighs; found by self-play. */
export const WEIGHTS = {
  /** A point of card power in the hand, per round to come. */
  power: 0.037,
  /** A panic card beyond its own victory point, alone and for two. */
  panic: 3,
  panicForTwo: 1.5,
  /** A recruitment point that combat leaves over, per round to come. */
  point: 0.06,
  /** A destroyed invader that no achievement asks for. */
  trophy: 0.18,
  /** A beaten card, besides the power that the deck loses. */
  hospital: 0.5,
  /** The chance that a sufficient bid wins. */
  bid: 0.95,
  captured: 3,
  /** The fear of losing a solo game by panic. */
  dread: 9,
  /** Taking a card back is for people who change their minds. */
  dither: 0.5,
};

/** What the seat that is priced has, and what the other has. Whoever sets prices counts them first. */
export const own = new Holdings();
export const others = new Holdings();

/** A deck below this size only gets weaker by what it loses. */
const LEAN = 12;
export const meanPower = (): number => own.power / Math.max(LEAN, own.cards);

/** Rounds to come after this one. */
export function roundsLeft(s: Afu): number {
  const war = s.table.size(zone.eventDeck) / 2.1;
  return s.phase.value === INVASION ? 11 + Math.max(0, 4 - s.round.value) : war;
}

/** Solo: what so many panic cards threaten besides their own points; three in a hand or eight in all lose (AFU-25). */
export function dread(s: Afu, panics: number): number {
  if (!solo(s) || panics < 2) return 0;
  const share = panics / Math.max(6, own.cards);
  return WEIGHTS.dread * share * share * share * roundsLeft(s) + WEIGHTS.dread * 0.004 * panics * panics * panics;
}
export const panicCost = (s: Afu): number => 1 + (solo(s) ? WEIGHTS.panic : WEIGHTS.panicForTwo);

/** Set once for a plan or an estimate. */
export const price = { panic: 0, point: 0, power: 0, trophy: 0 };
/** What a card's power must exceed for its loss to hurt the deck. */
let spareable = 0;
export function setPrices(s: Afu, rounds: number): void {
  price.power = (WEIGHTS.power * 5 * rounds) / Math.max(LEAN, own.cards);
  price.point = WEIGHTS.point * rounds;
  price.trophy = WEIGHTS.trophy;
  price.panic = panicCost(s) + dread(s, own.panics + 1) - dread(s, own.panics);
  spareable = own.cards > LEAN ? meanPower() : 0;
}
/** What it costs that a card goes to the hospital: its share of the deck's strength. */
export const lossOf = (def: DefId): number => WEIGHTS.hospital + price.power * Math.max(0, power[def]! - spareable);

const wanted = new Float64Array(8);
let wantedAny = 0;
/** What one more destroyed invader of each type brings, from the achievements that ask for it. */
export function priceTrophies(s: Afu, seat: Seat, rounds: number): void {
  wanted.fill(0);
  wantedAny = 0;
  const t = s.table;
  const secrets = t.size(zone.secret(seat));
  for (let i = 0; i < t.size(zone.achievements) + secrets; i++) {
    const common = i >= secrets;
    const def = t.printed(common ? t.card(zone.achievements, i - secrets) : t.card(zone.secret(seat), i));
    const aim = AIMS[def];
    if (aim?.counts !== 'trophies') continue;
    const before = likelihood(def, own, rounds);
    if (aim.of === ANY_TYPE) own.invaders++;
    else own.trophies[aim.of]!++;
    const gain = (vp[def]! * (likelihood(def, own, rounds) - before)) / (common || secrets === 1 ? 1 : 2);
    if (aim.of === ANY_TYPE) own.invaders--;
    else own.trophies[aim.of]!--;
    if (aim.of === ANY_TYPE) wantedAny += gain;
    else wanted[aim.of]! += gain;
  }
}
export const worthOfKill = (def: DefId): number => price.trophy + wantedAny + wanted[type[def]!]!;

/** What the achievements in play promise the seat. */
export function achievementPoints(s: Afu, seat: Seat, rounds: number): number {
  const t = s.table;
  let sum = 0;
  for (let i = 0; i < t.size(zone.achievements); i++) {
    const def = t.printed(t.card(zone.achievements, i));
    const mine = likelihood(def, own, rounds);
    sum += vp[def]! * (solo(s) ? mine : mine * (1 - 0.9 * likelihood(def, others, rounds)));
  }
  for (let i = 0; i < t.size(zone.secret(seat)); i++) {
    const def = t.printed(t.card(zone.secret(seat), i));
    sum += (vp[def]! * likelihood(def, own, rounds)) / t.size(zone.secret(seat));
  }
  return sum;
}
