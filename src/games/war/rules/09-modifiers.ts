/** WAR 9: modifiers, tactical and universal, and every rule about how they add up. */
import { OP, SCOPE, type CompiledEffect, UNLIMITED, WHEN } from '../cards/effects.ts';
import { KEY, TACTICAL } from '../prints.ts';
import {
  ATTACK,
  type CardId,
  DEFEND,
  EFFECT,
  type G,
  MARK,
  marked,
  opponentOf,
  type Seat,
  zone,
  type ZoneId,
} from '../state.ts';
import { isUnitUpgrade, ownerOf } from './03-zones.ts';
import {
  effectReaches,
  fits,
  has,
  isAircraft,
  isFort,
  isLand,
  isType,
  passiveReaches,
  compiledEffect,
  TYPE,
} from './06-kinds.ts';

export const PART = { attack: 0, defence: 1, aa: 2, bombing: 3 } as const;

/** What `universal` found: increases and reductions apart, because WAR-9.10 takes only the former away. */
let plus = 0;
let minus = 0;
function add(value: number): void {
  if (value > 0) plus += value;
  else minus += value;
}
export const partOf = (step: CompiledEffect, part: number): number =>
  part === PART.attack ? step.attack : part === PART.defence ? step.defence : part === PART.aa ? step.aa : step.bombing;

/** WAR-9.8: "when attacking" holds from the attack to the end of the turn. */
function addUniversal(g: G, card: CardId, step: CompiledEffect, part: number): void {
  if (step.scope !== SCOPE.universal) return;
  if (step.when === WHEN.attacking && !marked(g, card, MARK.attacked)) return;
  add(partOf(step, part));
}
/** WAR-9.6: everything that changes the card now, whether it is in a clash or not. */
function universal(g: G, card: CardId, part: number): void {
  plus = minus = 0;
  const { cards } = g.s;
  const own = cards.modifiers[g.table.printed(card)]!;
  for (let i = 0; i < own.length; i++) addUniversal(g, card, own[i]!, part);
  fromUpgrades(g, card, part);
  fromEffects(g, card, part);
  fromPassives(g, card, part);
  if (part <= PART.defence) {
    if (isFort(g, card)) add(fortBonus(g, ownerOf(g, card)));
    fromCompany(g, card, part);
  }
}
function fromUpgrades(g: G, card: CardId, part: number): void {
  const under = zone.under(ownerOf(g, card));
  for (let i = 0; i < g.table.size(under); i++) {
    const upgrade = g.table.card(under, i);
    if (g.s.host.get(upgrade) !== card) continue;
    // WAR-23.10
    if (isUnitUpgrade(g, upgrade)) {
      if (part <= PART.defence) add(1);
      continue;
    }
    const steps = g.s.cards.modifiers[g.table.printed(upgrade)]!;
    for (let k = 0; k < steps.length; k++) addUniversal(g, card, steps[k]!, part);
  }
}
function fromEffects(g: G, card: CardId, part: number): void {
  const { effects, effectCount } = g.s;
  for (let i = 0; i < effectCount.value; i++) {
    const at = i * EFFECT.size;
    const code = effects[at]!;
    if (code === 0) {
      if (effects[at + EFFECT.target] === card && part <= PART.defence) add(effects[at + EFFECT.attack + part]!);
    } else if (effectReaches(g, i, card, false)) addUniversal(g, card, compiledEffect(g, code), part);
  }
}
function fromPassives(g: G, card: CardId, part: number): void {
  const { watched, watchedCount, cards, prints } = g.s;
  for (let i = 0; i < watchedCount.value; i++) {
    const from = watched[i] as CardId;
    if ((prints.passive[g.table.printed(from)]! & (1 << OP.modify)) === 0) continue;
    const passives = cards.passives[g.table.printed(from)]!;
    for (let p = 0; p < passives.length; p++) {
      if (!passiveReaches(g, from, passives[p]!, card, false)) continue;
      for (let k = 0; k < passives[p]!.steps.length; k++) addUniversal(g, card, passives[p]!.steps[k]!, part);
    }
  }
}
/** WAR-23.4, WAR-23.5, WAR-23.6, WAR-R47: the number of forts on the table, reserve included. */
export function fortBonus(g: G, seat: Seat): number {
  const n = fortsIn(g, zone.first(seat)) + fortsIn(g, zone.second(seat)) + fortsIn(g, zone.reserve(seat));
  return n >= 5 ? 2 : n >= 3 ? 1 : 0;
}
function fortsIn(g: G, id: ZoneId): number {
  let n = 0;
  for (let i = 0; i < g.table.size(id); i++) if (isFort(g, g.table.card(id, i))) n++;
  return n;
}
/** WAR-26.46, WAR-26.56: what the unit has from those that attack in the same wave. */
function fromCompany(g: G, card: CardId, part: number): void {
  const how = g.s.attacking.get(card);
  if (how === ATTACK.none || how === ATTACK.stopped || how === ATTACK.cover) return;
  if (part === PART.defence && isType(g, card, TYPE.infantry) && attacksWith(g, card, KEY.supportTank)) add(1);
  const printed = g.s.cards.cooperation[g.table.printed(card)];
  if (printed === undefined || printed.clash === 1) return;
  if (partners(g, card, false)) add(part === PART.attack ? printed.attack : printed.defence);
}
/** Is a unit with this keyword attacking in the wave, beside the card itself? */
export function attacksWith(g: G, card: CardId, keyword: number): boolean {
  const line = zone.first(ownerOf(g, card));
  for (let i = 0; i < g.table.size(line); i++) {
    const other = g.table.card(line, i);
    if (other !== card && attacksNow(g, other) && has(g, other, keyword)) return true;
  }
  return false;
}
export function attacksNow(g: G, card: CardId): boolean {
  const how = g.s.attacking.get(card);
  return how >= ATTACK.undirected && how <= ATTACK.airRear;
}
/** WAR-26.46, WAR-R72: does a unit of the printed sort take part in the wave, or in the same clash? */
export function partners(g: G, card: CardId, sameClash: boolean): boolean {
  const owner = ownerOf(g, card);
  return (
    partnerIn(g, card, zone.first(owner), sameClash) ||
    partnerIn(g, card, zone.second(owner), sameClash) ||
    partnerIn(g, card, zone.carrier(owner), sameClash)
  );
}
function partnerIn(g: G, card: CardId, id: ZoneId, sameClash: boolean): boolean {
  const { partner } = g.s.cards.cooperation[g.table.printed(card)]!;
  for (let i = 0; i < g.table.size(id); i++) {
    const other = g.table.card(id, i);
    if (other === card || !attacksNow(g, other) || !fits(g, partner, other)) continue;
    if (!sameClash || (g.s.clash.get(card) !== 0 && g.s.clash.get(other) === g.s.clash.get(card))) return true;
  }
  return false;
}

/** Printed number and all universal modifiers; without the increases if `pressed`. Not below 0 (WAR-8.6). */
export function universally(g: G, card: CardId, part: number, printed: number, pressed: boolean): number {
  universal(g, card, part);
  return Math.max(0, printed + minus + (pressed ? 0 : plus));
}
/** The same with a tactical part, not below 0 only at the end. */
export function withTactical(
  g: G,
  card: CardId,
  part: number,
  printed: number,
  pressed: boolean,
  change: number,
): number {
  universal(g, card, part);
  return Math.max(0, printed + minus + (pressed ? Math.min(0, change) : plus + change));
}

/** The next unit of this seat in the clash, from slot `from` of its lines and carriers laid end to end; -1 for none. */
export function nextFighter(g: G, seat: Seat, clash: CardId, from: number): number {
  const length = rowLength(g, seat);
  for (let slot = from; slot < length; slot++) if (g.s.clash.get(inRow(g, seat, slot)) === clash) return slot;
  return -1;
}
export const rowLength = (g: G, seat: Seat): number =>
  g.table.size(zone.first(seat)) + g.table.size(zone.second(seat)) + g.table.size(zone.carrier(seat));
export function inRow(g: G, seat: Seat, slot: number): CardId {
  const { table } = g;
  const first = zone.first(seat);
  const behind = slot - table.size(first);
  if (behind < 0) return table.card(first, slot);
  const second = zone.second(seat);
  const aboard = behind - table.size(second);
  return aboard < 0 ? table.card(second, behind) : table.card(zone.carrier(seat), aboard);
}

/** WAR-9.5: "when blocking" is tactical. */
const whenHolds = (g: G, card: CardId, step: CompiledEffect): boolean =>
  step.when !== WHEN.blocking || g.s.defending.get(card) !== DEFEND.none;

const isTactical = (g: G, card: CardId, step: CompiledEffect): boolean =>
  step.scope === SCOPE.tactical && whenHolds(g, card, step);

function isAgainst(g: G, step: CompiledEffect, enemy: CardId): boolean {
  return step.versus === 0 || fits(g, step.against, enemy);
}
/** WAR-R17: all that raises this part against one enemy, added up; all that lowers it if no enemy is named. */
function sumOf(g: G, card: CardId, part: number, enemy: CardId): number {
  let sum = 0;
  const own = g.s.cards.modifiers[g.table.printed(card)]!;
  for (let i = 0; i < own.length; i++) sum += shareOf(g, card, own[i]!, part, enemy);
  const under = zone.under(ownerOf(g, card));
  for (let i = 0; i < g.table.size(under); i++) {
    const upgrade = g.table.card(under, i);
    if (g.s.host.get(upgrade) !== card || isUnitUpgrade(g, upgrade)) continue;
    const steps = g.s.cards.modifiers[g.table.printed(upgrade)]!;
    for (let k = 0; k < steps.length; k++) sum += shareOf(g, card, steps[k]!, part, enemy);
  }
  const { effects, effectCount, watched, watchedCount, cards, prints } = g.s;
  for (let i = 0; i < effectCount.value; i++) {
    const code = effects[i * EFFECT.size]!;
    if (code !== 0 && effectReaches(g, i, card, false)) sum += shareOf(g, card, compiledEffect(g, code), part, enemy);
  }
  for (let i = 0; i < watchedCount.value; i++) {
    const from = watched[i] as CardId;
    if ((prints.passive[g.table.printed(from)]! & TACTICAL) === 0) continue;
    const passives = cards.passives[g.table.printed(from)]!;
    for (let p = 0; p < passives.length; p++) {
      if (!passiveReaches(g, from, passives[p]!, card, false)) continue;
      for (let k = 0; k < passives[p]!.steps.length; k++) sum += shareOf(g, card, passives[p]!.steps[k]!, part, enemy);
    }
  }
  return sum;
}
const shareOf = (g: G, card: CardId, step: CompiledEffect, part: number, enemy: CardId): number =>
  enemy === 0 ? lower(g, card, step, part) : raise(g, card, step, part, enemy);
export function raise(g: G, card: CardId, step: CompiledEffect, part: number, enemy: CardId): number {
  const value = partOf(step, part);
  return value > 0 && isTactical(g, card, step) && isAgainst(g, step, enemy) ? value : 0;
}
/**
 * WAR-9.3, WAR-9.4, WAR-23.14, WAR-R17: the minimum over all enemy units of the clash, unit-upgrades included; `more` is
 * a modifier that is not yet in force.
 */
function increase(g: G, card: CardId, part: number, more?: CompiledEffect): number {
  const clash = g.s.clash.get(card);
  const enemy = opponentOf(ownerOf(g, card));
  const beneath = zone.under(enemy);
  let least = UNLIMITED;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const unit = inRow(g, enemy, slot);
    least = Math.min(least, increaseAgainst(g, card, part, unit, more));
    for (let i = 0; i < g.table.size(beneath); i++) {
      const below = g.table.card(beneath, i);
      if (g.s.host.get(below) !== unit || !isUnitUpgrade(g, below)) continue;
      least = Math.min(least, increaseAgainst(g, card, part, below, more));
    }
  }
  return least;
}
const increaseAgainst = (g: G, card: CardId, part: number, enemy: CardId, more: CompiledEffect | undefined): number =>
  sumOf(g, card, part, enemy) + (more === undefined ? 0 : raise(g, card, more, part, enemy));
/** WAR-R16: a lowering works if at least one enemy unit is of its type. */
function meets(g: G, card: CardId, step: CompiledEffect): boolean {
  const clash = g.s.clash.get(card);
  const enemy = opponentOf(ownerOf(g, card));
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const unit = inRow(g, enemy, slot);
    if (isAgainst(g, step, unit)) return true;
    const under = zone.under(enemy);
    for (let i = 0; i < g.table.size(under); i++) {
      const below = g.table.card(under, i);
      if (g.s.host.get(below) === unit && isUnitUpgrade(g, below) && isAgainst(g, step, below)) return true;
    }
  }
  return false;
}
export function lower(g: G, card: CardId, step: CompiledEffect, part: number): number {
  const value = partOf(step, part);
  return value < 0 && isTactical(g, card, step) && meets(g, card, step) ? value : 0;
}
export function ownReduction(g: G, card: CardId, part: number): number {
  let sum = 0;
  const own = g.s.cards.modifiers[g.table.printed(card)]!;
  for (let i = 0; i < own.length; i++) sum += lower(g, card, own[i]!, part);
  return sum;
}
/** WAR-9.1, WAR-R16: the tactical modifier of attack or defence in the card's clash; 0 without an enemy unit. */
export function tactical(g: G, card: CardId, part: number): number {
  if (nextFighter(g, opponentOf(ownerOf(g, card)), g.s.clash.get(card), 0) < 0) return 0;
  // WAR-9.9, WAR-R18: no tactical increase where the own card lowers the attack.
  const barred = part === PART.attack && ownReduction(g, card, PART.attack) < 0;
  return (barred ? 0 : increase(g, card, part) + cooperation(g, card, part)) + sumOf(g, card, part, 0 as CardId);
}
/** WAR-27.5: the rule by which a tactical modifier, played now, would change nothing in the card's clash, or ''. */
export function stopsModifier(g: G, card: CardId, step: CompiledEffect): string {
  const clash = g.s.clash.get(card);
  if (clash === 0 || nextFighter(g, opponentOf(ownerOf(g, card)), clash, 0) < 0) return 'WAR-R16';
  const attack = stopsPart(g, card, step, PART.attack);
  const defence = stopsPart(g, card, step, PART.defence);
  return defence === '' || attack === NO_CHANGE ? defence : attack;
}
const NO_CHANGE = 'WAR-27.5';
function stopsPart(g: G, card: CardId, step: CompiledEffect, part: number): string {
  const value = partOf(step, part);
  if (value < 0) return meets(g, card, step) ? '' : 'WAR-R16';
  if (value === 0) return NO_CHANGE;
  if (pressedNow(g, card)) return 'WAR-9.10';
  if (part === PART.attack && ownReduction(g, card, part) < 0) return 'WAR-9.9';
  return increase(g, card, part, step) > increase(g, card, part) ? '' : 'WAR-9.3';
}
/** WAR-R72: printed for the clash, so tactical. */
export function cooperation(g: G, card: CardId, part: number): number {
  const printed = g.s.cards.cooperation[g.table.printed(card)];
  if (printed === undefined || printed.clash === 0 || !attacksNow(g, card) || !partners(g, card, true)) return 0;
  return part === PART.attack ? printed.attack : printed.defence;
}

/** WAR-9.10, WAR-R19: is the land unit itself the target of an aircraft, or itself blocked by one? */
export function pressedNow(g: G, card: CardId): boolean {
  if (!isLand(g, card)) return false;
  const { defending } = g.s;
  const clash = g.s.clash.get(card);
  const enemy = opponentOf(ownerOf(g, card));
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const other = inRow(g, enemy, slot);
    if (!isAircraft(g, other)) continue;
    if (defending.get(card) === DEFEND.target || defending.get(other) === DEFEND.block) return true;
  }
  return false;
}
