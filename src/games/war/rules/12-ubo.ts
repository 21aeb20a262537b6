/** WAR 12: battlefield conditions, Terrain and Climate. */
import type { Options } from '../../../kernel/options.ts';
import { kindBit } from '../cards/columns.ts';
import { SUBTYPE } from '../cards/effects.ts';
import { WINDOW } from '../prints.ts';
import { RULINGS } from '../rulings.ts';
import {
  attacker,
  type CardId,
  type DefId,
  defender,
  type G,
  mark,
  MARK,
  marked,
  opponentOf,
  type Seat,
  zone,
} from '../state.ts';
import { act, fact } from '../verbs.ts';
import { HOW, mill, ownerOf, toLosses } from './03-zones.ts';
import { charge, payable, type Price, printedPrice } from './07-resources.ts';
import { settle } from './08-parameters.ts';

const UBO = kindBit('ubo');
const isUbo = (g: G, card: CardId): boolean => (g.s.cards.kinds[g.table.printed(card)]! & UBO) !== 0;
const subtypeOf = (g: G, card: CardId): number => g.s.cards.subtype[g.table.printed(card)]!;

/** The Terrain or Climate that lies, whoever played it; 0 if none does. */
function shared(g: G, subtype: number): CardId {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const ubo = zone.ubo(seat);
    for (let i = 0; i < g.table.size(ubo); i++)
      if (subtypeOf(g, g.table.card(ubo, i)) === subtype) return g.table.card(ubo, i);
  }
  return 0 as CardId;
}
/** The rule that stops this UBO in this window, or ''. */
export function uboStops(g: G, def: DefId, window: number, seat: Seat): string {
  switch (g.s.cards.subtype[def]) {
    case SUBTYPE.terrain:
      return terrainStops(g, def, window);
    case SUBTYPE.climate:
      return climateStops(g, def, window);
    default:
      return window === WINDOW.BUILD ? (hasTwin(g, def, seat) ? 'WAR-12.3' : '') : 'WAR-12.1';
  }
}
/** WAR-12.3, WAR-R22: on the player's own table. */
function hasTwin(g: G, def: DefId, seat: Seat): boolean {
  const ubo = zone.ubo(seat);
  for (let i = 0; i < g.table.size(ubo); i++) {
    const other = g.table.card(ubo, i);
    if (isUbo(g, other) && g.s.cards.name[g.table.printed(other)] === g.s.cards.name[def]) return true;
  }
  return false;
}
const replaces = (): boolean => RULINGS.secondCondition === 'replaces';
/** WAR-12.12, WAR-12.14, WAR-12.15, WAR-R25 */
function terrainStops(g: G, def: DefId, window: number): string {
  if (window !== WINDOW.TURN_END) return 'WAR-12.12';
  if (!replaces() && shared(g, SUBTYPE.terrain) !== 0) return 'WAR-12.14';
  const climate = shared(g, SUBTYPE.climate);
  return climate !== 0 && g.s.cards.excludes[g.table.printed(climate)]?.[def] === 1 ? 'WAR-12.15' : '';
}
/** WAR-12.16, WAR-12.18, WAR-R25, WAR-R26 */
function climateStops(g: G, def: DefId, window: number): string {
  if (window !== WINDOW.TURN_END && window !== WINDOW.ATTACK_START) return 'WAR-12.16';
  if (window === WINDOW.TURN_END && g.s.cards.turns[def]! < 2) return 'WAR-12.22';
  if (!replaces() && shared(g, SUBTYPE.climate) !== 0) return 'WAR-12.18';
  const terrain = shared(g, SUBTYPE.terrain);
  return terrain !== 0 && g.s.cards.excludes[def]?.[g.table.printed(terrain)] === 1 ? 'WAR-12.15' : '';
}
/** WAR-12.2, WAR-12.13, WAR-12.17: a UBO has come into play. */
export function uboArrives(g: G, card: CardId): void {
  const subtype = subtypeOf(g, card);
  if (subtype !== SUBTYPE.ordinary && replaces()) replaceOther(g, card, subtype);
  mark(g, card, MARK.fresh);
  if (subtype === SUBTYPE.climate) begunTurn(g, card);
}
function replaceOther(g: G, card: CardId, subtype: number): void {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const ubo = zone.ubo(seat);
    for (let i = g.table.size(ubo) - 1; i >= 0; i--) {
      const other = g.table.card(ubo, i);
      if (other !== card && subtypeOf(g, other) === subtype) toLosses(g, other, HOW.otherwise);
    }
  }
}
/** WAR-12.20, WAR-12.21: one more turn of the player who played it. */
function begunTurn(g: G, card: CardId): void {
  g.s.term.add(card, 1);
  g.happened(fact.term, card, g.s.term.get(card));
}
export function climatesBegin(g: G): void {
  const ubo = zone.ubo(attacker(g));
  for (let i = 0; i < g.table.size(ubo); i++) {
    const card = g.table.card(ubo, i);
    if (subtypeOf(g, card) === SUBTYPE.climate) begunTurn(g, card);
  }
}
/** WAR-12.22 */
export function climatesEnd(g: G): void {
  const ubo = zone.ubo(attacker(g));
  for (let i = g.table.size(ubo) - 1; i >= 0; i--) {
    const card = g.table.card(ubo, i);
    if (subtypeOf(g, card) !== SUBTYPE.climate) continue;
    if (g.s.term.get(card) >= g.s.cards.turns[g.table.printed(card)]!) toLosses(g, card, HOW.otherwise);
  }
}

/** WAR-12.9 */
const hasUpkeep = (g: G, card: CardId): boolean => {
  const { cards } = g.s;
  const def = g.table.printed(card);
  return cards.upkeepD[def]! + cards.upkeepF[def]! + cards.upkeepU[def]! > 0;
};
const upkeepDue = (g: G, card: CardId): boolean => hasUpkeep(g, card) && !marked(g, card, MARK.upkeep | MARK.fresh);
export function upkeepOf(g: G, card: CardId): Price {
  const { cards } = g.s;
  const def = g.table.printed(card);
  return printedPrice(cards.upkeepD[def]!, cards.upkeepF[def]!, cards.upkeepU[def]!, cards.upkeepStrict[def]!);
}
export function offerUpkeep(g: G, seat: Seat, out: Options): void {
  const ubo = zone.ubo(seat);
  for (let i = 0; i < g.table.size(ubo); i++) {
    const card = g.table.card(ubo, i);
    if (!hasUpkeep(g, card)) continue;
    if (!upkeepDue(g, card)) {
      out.refuse(act.upkeep(card), marked(g, card, MARK.fresh) ? 'WAR-12.10' : 'WAR-12.9');
      continue;
    }
    out.test(act.upkeep(card), payable(g, seat, upkeepOf(g, card)), 'WAR-7.14');
  }
}
export function payUpkeep(g: G, card: CardId): void {
  mark(g, card, MARK.upkeep);
  g.happened(fact.upkeep, card);
  charge(g, ownerOf(g, card), upkeepOf(g, card));
}
/** WAR-12.11 */
export function dropUnpaid(g: G): void {
  const ubo = zone.ubo(attacker(g));
  for (let i = g.table.size(ubo) - 1; i >= 0; i--) {
    const card = g.table.card(ubo, i);
    if (upkeepDue(g, card)) toLosses(g, card, HOW.otherwise);
  }
}
/**
 * WAR-12.4, WAR-12.19, WAR-12.6, WAR-29.43, WAR-29.44: what the active player may do about UBOs at the end of the turn.
 */
export function offerRemovals(g: G, seat: Seat, out: Options): void {
  const own = zone.ubo(seat);
  for (let i = 0; i < g.table.size(own); i++) {
    const card = g.table.card(own, i);
    if (isUbo(g, card)) out.test(act.discard(card), subtypeOf(g, card) !== SUBTYPE.climate, 'WAR-12.19');
  }
  const theirs = zone.ubo(opponentOf(seat));
  for (let i = 0; i < g.table.size(theirs); i++) {
    const card = g.table.card(theirs, i);
    if (!isUbo(g, card)) continue;
    const price = g.s.cards.deckPrice[g.table.printed(card)]!;
    const why = price === 0 ? 'WAR-12.5' : 'WAR-12.6';
    out.test(act.buyOff(card), price > 0 && g.table.size(zone.deck(seat)) >= price, why);
  }
}
export function discardUbo(g: G, card: CardId): void {
  toLosses(g, card, HOW.otherwise);
}
/** WAR-12.6, WAR-R23 */
export function buyOff(g: G, seat: Seat, card: CardId): void {
  mill(g, seat, g.s.cards.deckPrice[g.table.printed(card)]!);
  toLosses(g, card, HOW.destroyed);
}
/** WAR-12.7, WAR-R24: at the end of the wave. */
export function fallToBreakthrough(g: G): void {
  const strength = g.s.breakthrough.value;
  const ubo = zone.ubo(defender(g));
  for (let i = g.table.size(ubo) - 1; i >= 0; i--) {
    const card = g.table.card(ubo, i);
    const asked = g.s.cards.breakthrough[g.table.printed(card)]!;
    if (isUbo(g, card) && asked > 0 && strength >= asked) toLosses(g, card, HOW.destroyed);
  }
  settle(g);
}
