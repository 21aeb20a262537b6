/**
 * How good a position looks to a seat that may see what is in it: what stands on the table, what is left of the decks, what
 * the clashes of the wave will cost, and who could be hit next.
 */
import type { CardId, Seat, ZoneId } from '../../kernel/ids.ts';
import { attackOf, bombingOf, defenceInClash, defenceOf, strengthInClash } from './rules/08-parameters.ts';
import { inRow, nextFighter, rowLength } from './rules/09-modifiers.ts';
import { isAircraft, isFort, isLand } from './rules/06-kinds.ts';
import { ATTACK, DECK, type G, MARK, opponentOf, STAGE, type War, zone } from './state.ts';

/** Worth of things, in the resources that they cost. */
const UNIT = 1;
const HAND = 0.6;
/** More cards than can be built soon only shorten the deck. */
const HANDFUL = 6;
const RESOURCE = 2.2;
/** More than so many resource cards are of little use. */
const ENOUGH = 10;
const REAR = 0.85;
const READY_RESOURCE = 0.02;
const READY_UNIT = 0.15;
/** How surely a threat is carried out. */
const THREAT = 0.6;
/** The difference in worth at which a win is some 73 % likely. */
const SCALE = 14;

/** The rules' view of whatever position is being judged. */
const g = { s: undefined, table: undefined, seat: 0 } as unknown as G;
function look(s: War): void {
  g.s = s;
  g.table = s.table;
}

/** A card of the deck is worth more the fewer there are. */
const deckWorth = (n: number): number => 0.5 * n + 30 * (1 - Math.exp(-n / 10));
const worth = (card: CardId): number => UNIT + g.s.cards.total[g.table.printed(card)]!;

function worthIn(id: ZoneId, share: number): number {
  let sum = 0;
  for (let i = 0; i < g.table.size(id); i++) sum += worth(g.table.card(id, i));
  return sum * share;
}
/** A unit of the first line is out of place on the second. */
function rearWorth(seat: Seat): number {
  const id = zone.second(seat);
  let sum = 0;
  for (let i = 0; i < g.table.size(id); i++) {
    const card = g.table.card(id, i);
    sum += worth(card) * ((g.s.cards.line[g.table.printed(card)]! & 2) === 0 ? REAR : 1);
  }
  return sum;
}
function material(seat: Seat): number {
  const { table } = g;
  const resources = table.size(zone.resources(seat));
  const useful = Math.min(resources, ENOUGH);
  const hand = table.size(zone.hand(seat));
  return (
    worthIn(zone.first(seat), 1) +
    rearWorth(seat) +
    worthIn(zone.reserve(seat), 0.95) +
    worthIn(zone.carrier(seat), 1) +
    worthIn(zone.under(seat), 0.8) +
    worthIn(zone.ubo(seat), 0.8) +
    RESOURCE * useful +
    0.2 * (resources - useful) +
    HAND * Math.min(hand, HANDFUL) +
    0.2 * Math.max(0, hand - HANDFUL)
  );
}
function untapped(id: ZoneId): number {
  let n = 0;
  for (let i = 0; i < g.table.size(id); i++) if (g.s.tapped.get(g.table.card(id, i)) === 0) n++;
  return n;
}
/** What stands ready is worth a little more: nothing is tapped without a reason. */
const readiness = (seat: Seat): number =>
  READY_RESOURCE * untapped(zone.resources(seat)) +
  READY_UNIT * (untapped(zone.first(seat)) + untapped(zone.second(seat)) + untapped(zone.carrier(seat)));

/** What a side will lose in a clash: units doomed already, then the dearest that the other side's strength can reach. */
function losses(seat: Seat, clash: CardId): number {
  const enemy = opponentOf(seat);
  let strength = 0;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const unit = inRow(g, enemy, slot);
    if (canHurt(unit, seat, clash)) strength += strengthInClash(g, unit);
  }
  let lost = 0;
  let committed = false;
  let best = 0;
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    const taken = g.s.damage.get(unit) + g.s.pending.get(unit);
    const defence = Math.max(1, defenceInClash(g, unit));
    if (g.s.pending.get(unit) > 0) committed = true;
    if (taken >= defence) lost += worth(unit);
    else {
      const need = defence - taken;
      if (need <= strength) best = Math.max(best, worth(unit) * (strength >= 2 * need ? 1.2 : 1));
    }
  }
  return committed ? lost : lost + best;
}
/** Ground strength does not reach aircraft in the air, nor the other way round; a rough test for the estimate. */
function canHurt(unit: CardId, enemy: Seat, clash: CardId): boolean {
  if (isAircraft(g, unit)) return true;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    if (!isAircraft(g, inRow(g, enemy, slot))) return true;
  }
  return g.s.cards.aa[g.table.printed(unit)]! > 0;
}
/** Deck cards that will go, and units that will fall, in the wave as it stands; from the attacker's side. */
function wavePromise(): number {
  const attacker = g.s.active.value;
  const defender = opponentOf(attacker);
  const deck = g.table.size(zone.deck(defender));
  let cards = g.s.deckDamage.value;
  let gain = 0;
  for (let slot = 0; slot < rowLength(g, attacker); slot++) {
    const unit = inRow(g, attacker, slot);
    const clash = g.s.clash.get(unit);
    const how = g.s.attacking.get(unit);
    if (clash === DECK) cards += strengthInClash(g, unit) * (g.s.deckDamage.value > 0 ? 0 : 1);
    else if (clash !== 0 && firstOf(attacker, clash, slot)) gain += clashPromise(attacker, defender, clash, how);
    else if (
      clash === 0 &&
      g.s.stage.value === STAGE.onward &&
      (g.s.marks.get(unit) & MARK.brokeThrough) !== 0 &&
      how !== ATTACK.onward
    ) {
      cards += attackOf(g, unit) * 0.9;
    }
    if (how === ATTACK.undirected && clash === unit && (g.s.marks.get(unit) & MARK.blocked) === 0)
      cards += openAttack(unit, defender);
  }
  return gain + deckWorth(deck) - deckWorth(Math.max(0, deck - cards));
}
const firstOf = (seat: Seat, clash: CardId, slot: number): boolean => nextFighter(g, seat, clash, 0) === slot;
function clashPromise(attacker: Seat, defender: Seat, clash: CardId, how: number): number {
  const opposed = nextFighter(g, defender, clash, 0) >= 0;
  if (opposed) return losses(defender, clash) - losses(attacker, clash);
  if (how === ATTACK.undirected || g.s.stage.value === STAGE.onward) return 0;
  // Declared against a card that has not been tapped for it yet.
  return isUnitTarget(clash) ? duel(attacker, clash) : goods(attacker, clash);
}
const isUnitTarget = (card: CardId): boolean => g.s.cards.types[g.table.printed(card)] !== 0;
/** All that attack the target, against it alone. */
function duel(attacker: Seat, target: CardId): number {
  let strength = 0;
  let weakest = 0;
  let exposed = false;
  const hits = g.s.tapped.get(target) === 0 ? attackOf(g, target) : 0;
  for (let slot = nextFighter(g, attacker, target, 0); slot >= 0; slot = nextFighter(g, attacker, target, slot + 1)) {
    const unit = inRow(g, attacker, slot);
    const flies = isAircraft(g, unit);
    strength += flies ? bombingOf(g, unit) : attackOf(g, unit);
    if (!flies && hits >= Math.max(1, defenceOf(g, unit)) - g.s.damage.get(unit)) {
      exposed = true;
      weakest = Math.max(weakest, worth(unit));
    }
  }
  const gain = strength >= Math.max(1, defenceOf(g, target)) - g.s.damage.get(target) ? worth(target) : 0;
  return gain - (exposed ? weakest : 0) - 0.4;
}
function goods(attacker: Seat, target: CardId): number {
  let strength = 0;
  for (let slot = nextFighter(g, attacker, target, 0); slot >= 0; slot = nextFighter(g, attacker, target, slot + 1)) {
    const unit = inRow(g, attacker, slot);
    strength += isAircraft(g, unit) ? bombingOf(g, unit) : attackOf(g, unit);
  }
  return strength >= defenceOf(g, target) ? 3 : 0;
}
/** Cards of the deck that an undirected attacker is worth, once the defender has answered in its own interest. */
function openAttack(unit: CardId, defender: Seat): number {
  const attack = attackOf(g, unit);
  if (g.s.stage.value !== STAGE.declaring) return attack * 0.9;
  const line = zone.first(defender);
  let least = attack;
  for (let i = 0; i < g.table.size(line); i++) {
    const blocker = g.table.card(line, i);
    if (g.s.tapped.get(blocker) !== 0) continue;
    const kills = attack >= Math.max(1, defenceOf(g, blocker)) ? worth(blocker) : 0;
    const dies = attackOf(g, blocker) >= Math.max(1, defenceOf(g, unit)) ? worth(unit) : 0;
    least = Math.min(least, kills - dies);
  }
  return least * 0.9;
}

/** What the enemy could do to the deck with attackers that nobody is left to block. */
function threat(seat: Seat): number {
  const enemy = opponentOf(seat);
  const own = g.s.active.value === seat;
  let blockers = 0;
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (g.s.tapped.get(unit) === 0 && isLand(g, unit)) blockers++;
  }
  let attackers = 0;
  let strength = 0;
  const front = zone.first(enemy);
  for (let i = 0; i < g.table.size(front); i++) {
    const unit = g.table.card(front, i);
    if (!isLand(g, unit) || isFort(g, unit) || (!own && g.s.tapped.get(unit) !== 0)) continue;
    attackers++;
    strength += attackOf(g, unit);
  }
  if (attackers <= blockers) return 0;
  const cards = (strength * (attackers - blockers)) / attackers;
  const deck = g.table.size(zone.deck(seat));
  return (deckWorth(deck) - deckWorth(Math.max(0, deck - cards))) * THREAT;
}

function total(seat: Seat): number {
  const deck = g.table.size(zone.deck(seat));
  return material(seat) + deckWorth(deck) + readiness(seat) - threat(seat);
}
/** From 0 to 1. */
export function evaluate(s: War, seat: Seat): number {
  look(s);
  const enemy = opponentOf(seat);
  const promise = s.wave.value === 0 ? 0 : wavePromise();
  const ahead = total(seat) - total(enemy) + (seat === s.active.value ? promise : -promise);
  return 1 / (1 + Math.exp(-ahead / SCALE));
}
