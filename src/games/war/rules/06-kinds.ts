/** WAR 6 and the sources of what a card is: type, kind, keywords, prohibitions, as printed and as changed. */
import { typeBit } from '../cards/columns.ts';
import {
  type Always,
  type Count,
  kindIn,
  ON,
  OP,
  type Query,
  type CompiledEffect,
  UNLIMITED,
  WHOSE,
} from '../cards/effects.ts';
import {
  ACTS,
  type Act,
  KEYWORDS,
  type Keyword,
  PLACES,
  POSTURES,
  type Posture,
  UNIT_KIND_LIST,
  UNIT_KINDS,
  UNIT_TYPES,
} from '../cards/vocabulary.ts';
import { KIND, PASSED_ON } from '../prints.ts';
import { ATTACK, type CardId, DEFEND, EFFECT, type G, MARK, marked, type Seat, zone } from '../state.ts';
import { IN_PLAY, isAt, isUnitUpgrade, ownerOf, placeOf, ZONES } from './03-zones.ts';

export const TYPE = Object.fromEntries(UNIT_TYPES.map((type) => [type, typeBit(type)])) as Readonly<
  Record<(typeof UNIT_TYPES)[number], number>
>;
/** WAR-6.5 */
const LAND = TYPE.infantry | TYPE.armour | TYPE.artillery | TYPE.fortification | TYPE.special;
const POSTURE = Object.fromEntries(POSTURES.map((word, i) => [word, 1 << i])) as Readonly<Record<Posture, number>>;
export const ACT = Object.fromEntries(ACTS.map((word, i) => [word, 1 << i])) as Readonly<Record<Act, number>>;
/** the type of each kind, as a bit */
const TYPE_OF_KIND = Int32Array.from(UNIT_KIND_LIST, (kind) => typeBit(UNIT_KINDS[kind]));
export const INDEX = Object.fromEntries(KEYWORDS.map((word, i) => [word, i])) as Readonly<Record<Keyword, number>>;

/** The step of an effect in force that is a coded one. */
export const compiledEffect = (g: G, code: number): CompiledEffect =>
  g.s.prints.uses[code >> 8]![(code >> 4) & 15]!.steps[code & 15]!;
export const codeOf = (def: number, use: number, step: number): number => (def << 8) | (use << 4) | step;

/** Does effect number i act on the card? An effect without a target acts on all that its text selects. */
export function effectReaches(g: G, i: number, card: CardId, plain: boolean): boolean {
  const { effects } = g.s;
  const at = i * EFFECT.size;
  const target = effects[at + EFFECT.target]!;
  if (target !== 0) return target === card;
  const step = compiledEffect(g, effects[at]!);
  return matches(g, step.query, card, effects[at + EFFECT.owner] as Seat, effects[at + EFFECT.source] as CardId, plain);
}
/** Does the passive of card `from` act on the card? */
export function passiveReaches(g: G, from: CardId, passive: Always, card: CardId, plain: boolean): boolean {
  if (passive.on === ON.self ? card !== from : passive.on === ON.host && g.s.host.get(from) !== card) return false;
  if (passive.on === ON.each && !matches(g, passive.query, card, ownerOf(g, from), from, plain)) return false;
  for (let i = 0; i < passive.conditions.length; i++)
    if (!holds(g, passive.conditions[i]!, ownerOf(g, from), from)) return false;
  return true;
}

/** WAR-6.3, WAR-10.7: bits of its types; `plain` leaves out what cards in play do all the time. */
export function typesOf(g: G, card: CardId, plain = false): number {
  const change = becomes(g, card, plain);
  if (change !== undefined) return 1 << change.type;
  return g.s.cards.types[g.table.printed(card)]!;
}
function kindOf(g: G, card: CardId, plain = false): number {
  const change = becomes(g, card, plain);
  const printed = g.s.cards.kind[g.table.printed(card)]!;
  if (change === undefined) return printed;
  if (change.kind >= 0) return change.kind;
  return TYPE_OF_KIND[printed] === 1 << change.type ? printed : -1;
}
function becomes(g: G, card: CardId, plain: boolean): CompiledEffect | undefined {
  const { effects, effectCount, watched, watchedCount, cards, prints } = g.s;
  for (let i = effectCount.value - 1; i >= 0; i--) {
    const code = effects[i * EFFECT.size]!;
    if (code === 0) continue;
    const step = compiledEffect(g, code);
    if (step.op === OP.become && effects[i * EFFECT.size + EFFECT.target] === card) return step;
  }
  if (plain) return undefined;
  for (let i = 0; i < watchedCount.value; i++) {
    const from = watched[i] as CardId;
    if ((prints.passive[g.table.printed(from)]! & (1 << OP.become)) === 0) continue;
    const passives = cards.passives[g.table.printed(from)]!;
    for (let p = 0; p < passives.length; p++) {
      const steps = passives[p]!.steps;
      for (let k = 0; k < steps.length; k++) {
        if (steps[k]!.op === OP.become && passiveReaches(g, from, passives[p]!, card, true)) return steps[k];
      }
    }
  }
  return undefined;
}
export const isLand = (g: G, card: CardId): boolean => (typesOf(g, card) & LAND) !== 0;
export const isAircraft = (g: G, card: CardId): boolean => (typesOf(g, card) & TYPE.aviation) !== 0;
export const isShip = (g: G, card: CardId): boolean => (typesOf(g, card) & TYPE.ship) !== 0;
export const isFort = (g: G, card: CardId): boolean => (typesOf(g, card) & TYPE.fortification) !== 0;
export const isType = (g: G, card: CardId, type: number): boolean => (typesOf(g, card) & type) !== 0;
export const isKind = (g: G, card: CardId, kind: number): boolean => kindOf(g, card) === kind;

/** WAR-24.10: fighters of every kind. */
export function isFighter(g: G, card: CardId): boolean {
  const kind = kindOf(g, card);
  return kind === KIND.fighter || kind === KIND.nightFighter || kind === KIND.fighterBomber;
}
/**
 * Bits of the keywords of a card; `plain` leaves out what is granted to all that a text means: by cards in play all the
 * time, or by an effect without a target. Such a text asks for the rest, or it would ask itself.
 */
export function keywordsOf(g: G, card: CardId, plain = false): number {
  let bits = g.s.prints.keywords[g.table.printed(card)]!;
  if (g.table.size(zone.under(ownerOf(g, card))) > 0) bits |= fromBelow(g, card);
  return bits | granted(g, card, plain);
}
/** WAR-10.2, WAR-23.11: of its upgrades and unit-upgrades. */
function fromBelow(g: G, card: CardId): number {
  const under = zone.under(ownerOf(g, card));
  let bits = 0;
  for (let i = 0; i < g.table.size(under); i++) {
    const upgrade = g.table.card(under, i);
    if (g.s.host.get(upgrade) !== card) continue;
    const printed = g.s.cards.keywords[g.table.printed(upgrade)]!;
    bits |= isUnitUpgrade(g, upgrade) ? printed & PASSED_ON : printed;
  }
  return bits;
}
function granted(g: G, card: CardId, plain: boolean): number {
  const { effects, effectCount, watched, watchedCount, cards, prints } = g.s;
  let bits = 0;
  for (let i = 0; i < effectCount.value; i++) {
    const code = effects[i * EFFECT.size]!;
    if (code === 0) continue;
    const step = compiledEffect(g, code);
    if (step.op !== OP.grant) continue;
    const reached = plain ? effects[i * EFFECT.size + EFFECT.target] === card : effectReaches(g, i, card, true);
    if (reached) bits |= step.keywords;
  }
  if (plain) return bits;
  for (let i = 0; i < watchedCount.value; i++) {
    const from = watched[i] as CardId;
    if ((prints.passive[g.table.printed(from)]! & (1 << OP.grant)) === 0) continue;
    const passives = cards.passives[g.table.printed(from)]!;
    for (let p = 0; p < passives.length; p++) bits |= grantedBy(g, from, passives[p]!, card);
  }
  return bits;
}
function grantsOf(passive: Always): number {
  let bits = 0;
  for (let k = 0; k < passive.steps.length; k++)
    if (passive.steps[k]!.op === OP.grant) bits |= passive.steps[k]!.keywords;
  return bits;
}
function grantedBy(g: G, from: CardId, passive: Always, card: CardId): number {
  const bits = grantsOf(passive);
  return bits !== 0 && passiveReaches(g, from, passive, card, true) ? bits : 0;
}
/** Keywords that some unit of the seat may have beside those of its print: from upgrades and from texts in force. */
export function lentKeywords(g: G, seat: Seat): number {
  const { effects, effectCount, watched, watchedCount, cards, prints } = g.s;
  const under = zone.under(seat);
  let bits = 0;
  for (let i = 0; i < g.table.size(under); i++) bits |= cards.keywords[g.table.printed(g.table.card(under, i))]!;
  for (let i = 0; i < effectCount.value; i++) {
    const code = effects[i * EFFECT.size]!;
    if (code !== 0 && compiledEffect(g, code).op === OP.grant) bits |= compiledEffect(g, code).keywords;
  }
  for (let i = 0; i < watchedCount.value; i++) {
    const def = g.table.printed(watched[i] as CardId);
    if ((prints.passive[def]! & (1 << OP.grant)) === 0) continue;
    for (let p = 0; p < cards.passives[def]!.length; p++) bits |= grantsOf(cards.passives[def]![p]!);
  }
  return bits;
}
/** WAR-8.13: printed on the card, or given to it. */
export const has = (g: G, card: CardId, keyword: number): boolean =>
  (g.s.cards.keywords[g.table.printed(card)]! & keyword) !== 0 || (keywordsOf(g, card) & keyword) !== 0;

/** The number of a keyword, the largest of all that the card has it from. */
export function amountOf(g: G, card: CardId, keyword: number): number {
  const { cards, effects, effectCount } = g.s;
  let most = cards.amounts[g.table.printed(card)]![keyword]!;
  const under = zone.under(ownerOf(g, card));
  for (let i = 0; i < g.table.size(under); i++) {
    const upgrade = g.table.card(under, i);
    if (g.s.host.get(upgrade) === card) most = Math.max(most, cards.amounts[g.table.printed(upgrade)]![keyword]!);
  }
  for (let i = 0; i < effectCount.value; i++) {
    const code = effects[i * EFFECT.size]!;
    if (code !== 0 && compiledEffect(g, code).op === OP.grant && effectReaches(g, i, card, true)) {
      most = Math.max(most, compiledEffect(g, code).amounts[keyword]!);
    }
  }
  return most;
}
/** The print that gives the card this keyword: its own, or that of an upgrade under it (WAR-23.12). */
export function printWith(g: G, card: CardId, keyword: number): number {
  const own = g.table.printed(card);
  if ((g.s.cards.keywords[own]! & keyword) !== 0) return own;
  const under = zone.under(ownerOf(g, card));
  for (let i = 0; i < g.table.size(under); i++) {
    const upgrade = g.table.card(under, i);
    if (g.s.host.get(upgrade) !== card) continue;
    if ((g.s.cards.keywords[g.table.printed(upgrade)]! & keyword) !== 0) return g.table.printed(upgrade);
  }
  return own;
}

/** Does a text forbid the card one of these acts? WAR-1.6: what forbids wins. */
export function forbidden(g: G, card: CardId, acts: number): boolean {
  const { effects, effectCount, watched, watchedCount, cards, prints } = g.s;
  for (let i = 0; i < effectCount.value; i++) {
    const code = effects[i * EFFECT.size]!;
    if (code === 0) continue;
    const step = compiledEffect(g, code);
    if (step.op === OP.forbid && (step.acts & acts) !== 0 && effectReaches(g, i, card, false)) return true;
  }
  for (let i = 0; i < watchedCount.value; i++) {
    const from = watched[i] as CardId;
    if ((prints.passive[g.table.printed(from)]! & (1 << OP.forbid)) === 0) continue;
    const passives = cards.passives[g.table.printed(from)]!;
    for (let p = 0; p < passives.length; p++) {
      const { steps } = passives[p]!;
      for (let k = 0; k < steps.length; k++) {
        const forbids = steps[k]!.op === OP.forbid && (steps[k]!.acts & acts) !== 0;
        if (forbids && passiveReaches(g, from, passives[p]!, card, false)) return true;
      }
    }
  }
  return false;
}

const isAttacking = (how: number): boolean => how >= ATTACK.undirected && how <= ATTACK.airRear;
/** Bits of POSTURES that hold for the card. */
function postureOf(g: G, card: CardId): number {
  const { s } = g;
  const how = s.attacking.get(card);
  let bits = s.tapped.get(card) === 0 ? POSTURE.untapped : POSTURE.tapped;
  if (isAttacking(how)) bits |= POSTURE.attacking;
  if (how === ATTACK.directed || how === ATTACK.air) bits |= POSTURE.attackingDirected;
  if (how === ATTACK.undirected) bits |= POSTURE.attackingUndirected;
  if (s.defending.get(card) !== DEFEND.none) bits |= POSTURE.blocking;
  if (s.damage.get(card) > 0) bits |= POSTURE.damaged;
  if (marked(g, card, MARK.brokeThrough)) bits |= POSTURE.brokeThrough;
  if (marked(g, card, MARK.fallen)) bits |= POSTURE.justDestroyed;
  return bits;
}

/** Is the card one that the text of `self`, played by `seat`, means? */
export function matches(g: G, q: Query, card: CardId, seat: Seat, self: CardId, plain = false): boolean {
  if ((q.where & placeOf(g, card)) === 0) return false;
  if (q.whose !== WHOSE.any && (ownerOf(g, card) === seat) !== (q.whose === WHOSE.own)) return false;
  if (q.other === 1 && card === self) return false;
  return fits(g, q, card, plain);
}
/** The same without asking whose it is and where it lies. */
export function fits(g: G, q: Query, card: CardId, plain = false): boolean {
  const { cards, nation } = g.s;
  const def = g.table.printed(card);
  if (q.cards !== 0 && (cards.kinds[def]! & q.cards) === 0) return false;
  if (q.subtype !== 0 && cards.subtype[def] !== q.subtype) return false;
  if (q.named.length > 0 && q.named[def] !== 1) return false;
  if (q.home !== 0 && (cards.line[def]! & q.home) === 0) return false;
  if (q.costAtMost >= 0 && cards.total[def]! > q.costAtMost) return false;
  const flags = nation.get(card) === 0 ? cards.flags[def]! : 1 << (nation.get(card) - 1);
  if (q.flags !== 0 && (flags & q.flags) === 0) return false;
  const types = typesOf(g, card, plain);
  if (q.types !== 0 && (types & q.types) === 0) return false;
  // WAR-25.9, WAR-R59: texts do not mean ships in play unless they say so.
  if (q.ships === 0 && types === TYPE.ship && isAt(g, card, IN_PLAY)) return false;
  if ((q.kindsLow | q.kindsHigh) !== 0 && !kindIn(q, kindOf(g, card, plain))) return false;
  if (q.is !== 0 && (postureOf(g, card) & q.is) === 0) return false;
  if ((q.has | q.lacks) === 0) return true;
  const keywords = keywordsOf(g, card, plain);
  return (keywords & q.lacks) === 0 && (q.has === 0 || (keywords & q.has) !== 0);
}
/** How many cards the text means; more than `enough` need not be found. */
function countOf(g: G, q: Query, seat: Seat, self: CardId, enough: number): number {
  let n = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if ((q.where & (1 << place)) === 0) continue;
    for (let owner = 0; owner < 2; owner++) {
      if (q.whose !== WHOSE.any && (owner === seat) !== (q.whose === WHOSE.own)) continue;
      const id = ZONES[place * 2 + owner]!;
      for (let i = 0; i < g.table.size(id); i++)
        if (matches(g, q, g.table.card(id, i), seat, self, true) && ++n >= enough) return n;
    }
  }
  return n;
}
export function holds(g: G, count: Count, seat: Seat, self: CardId): boolean {
  const n = countOf(g, count.query, seat, self, count.most === UNLIMITED ? count.least : count.most + 1);
  return n >= count.least && n <= count.most;
}
export function allHold(g: G, counts: readonly Count[], seat: Seat, self: CardId): boolean {
  for (let i = 0; i < counts.length; i++) if (!holds(g, counts[i]!, seat, self)) return false;
  return true;
}
