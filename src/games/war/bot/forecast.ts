/** What the wave that is being fought will bring as it stands, from the attacker's side. */
import { KIND } from '../prints.ts';
import { isAircraft, isFighter, isKind, isLand, isShip, isType, TYPE } from '../rules/06-kinds.ts';
import { aaOf, attackOf, bombingOf, defenceInClash, defenceOf, strengthInClash } from '../rules/08-parameters.ts';
import { inRow, nextFighter, rowLength } from '../rules/09-modifiers.ts';
import { mayShell } from '../rules/keywords/deck-attack.ts';
import { ATTACK, type CardId, DECK, type G, MARK, marked, opponentOf, type Seat, STAGE, zone } from '../state.ts';
import { deckWorth, worth } from './worth.ts';

/** How surely what is foreseen comes about. */
const SURE = 0.9;

const toughness = (g: G, unit: CardId): number => Math.max(1, defenceOf(g, unit)) - g.s.damage.get(unit);

export function forecast(g: G): number {
  const attacker = g.s.active.value;
  const defender = opponentOf(attacker);
  const deck = g.table.size(zone.deck(defender));
  let cards = g.s.deckDamage.value;
  let gain = 0;
  for (let slot = 0; slot < rowLength(g, attacker); slot++) {
    const unit = inRow(g, attacker, slot);
    const clash = g.s.clash.get(unit);
    const how = g.s.attacking.get(unit);
    if (clash === DECK) cards += g.s.deckDamage.value > 0 ? 0 : strengthInClash(g, unit);
    else if (clash !== 0) {
      if (nextFighter(g, attacker, clash, 0) === slot) gain += clashPromise(g, attacker, defender, clash, how);
    } else if (g.s.stage.value === STAGE.onward && marked(g, unit, MARK.brokeThrough) && how !== ATTACK.onward) {
      cards += SURE * attackOf(g, unit);
    }
  }
  return gain + openAttack(g, attacker, defender, deck) + deckWorth(deck) - deckWorth(Math.max(0, deck - cards));
}
function clashPromise(g: G, attacker: Seat, defender: Seat, clash: CardId, how: number): number {
  if (nextFighter(g, defender, clash, 0) >= 0) return losses(g, defender, clash) - losses(g, attacker, clash);
  if (how === ATTACK.undirected) return 0;
  return duel(g, attacker, defender, clash);
}

/** What a side will lose in a clash: units doomed already, then the dearest that the other side's strength can reach. */
function losses(g: G, seat: Seat, clash: CardId): number {
  const enemy = opponentOf(seat);
  let strength = 0;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const unit = inRow(g, enemy, slot);
    if (canHurt(g, unit, seat, clash)) strength += strengthInClash(g, unit);
  }
  let lost = 0;
  let committed = false;
  let best = 0;
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    const taken = g.s.damage.get(unit) + g.s.pending.get(unit);
    const defence = Math.max(1, defenceInClash(g, unit));
    if (g.s.pending.get(unit) > 0) committed = true;
    if (taken >= defence) lost += worth(g, unit);
    else if (defence - taken <= strength)
      best = Math.max(best, worth(g, unit) * (strength >= 2 * (defence - taken) ? 1.2 : 1));
  }
  return committed ? lost : lost + best;
}
/** Ground strength does not reach aircraft in the air, nor the other way round; a rough test for the estimate. */
function canHurt(g: G, unit: CardId, enemy: Seat, clash: CardId): boolean {
  if (isAircraft(g, unit)) return true;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    if (!isAircraft(g, inRow(g, enemy, slot))) return true;
  }
  return g.s.cards.aa[g.table.printed(unit)]! > 0;
}

/** All that attack a card which has not been tapped for it yet, against it alone. */
function duel(g: G, attacker: Seat, defender: Seat, target: CardId): number {
  const goods = g.s.cards.types[g.table.printed(target)] === 0;
  const ready = !goods && g.s.tapped.get(target) === 0;
  const hits = ready ? attackOf(g, target) : 0;
  const flak = ready ? aaOf(g, target) : 0;
  let strength = 0;
  let exposed = 0;
  let bombers = 0;
  for (let slot = nextFighter(g, attacker, target, 0); slot >= 0; slot = nextFighter(g, attacker, target, slot + 1)) {
    const unit = inRow(g, attacker, slot);
    const flies = isAircraft(g, unit);
    strength += flies ? bombingOf(g, unit) : attackOf(g, unit);
    if (flies) bombers = Math.max(bombers, worth(g, unit));
    if ((flies ? flak : hits) >= toughness(g, unit)) exposed = Math.max(exposed, worth(g, unit));
  }
  const gain = strength >= toughness(g, target) ? worth(g, target) : 0;
  // A fighter that stands ready will meet bombers that nobody covers.
  const met = bombers > 0 && readyFighters(g, defender) > covers(g, attacker);
  return (met ? 0.4 * gain - 0.4 * bombers : SURE * gain) - exposed - 0.03;
}
function readyFighters(g: G, seat: Seat): number {
  let n = 0;
  for (let slot = 0; slot < rowLength(g, seat); slot++) {
    const unit = inRow(g, seat, slot);
    if (g.s.tapped.get(unit) === 0 && isFighter(g, unit)) n++;
  }
  return n;
}
function covers(g: G, seat: Seat): number {
  let n = 0;
  for (let slot = 0; slot < rowLength(g, seat); slot++)
    if (g.s.attacking.get(inRow(g, seat, slot)) === ATTACK.cover) n++;
  return n;
}

const MOST = 64;
const foes = new Int32Array(MOST);
const foeAttack = new Float64Array(MOST);
const foeDefence = new Float64Array(MOST);
const foeWorth = new Float64Array(MOST);
const used = new Uint8Array(MOST);

/** What undirected attackers are worth once the defender has answered in its own interest. */
function openAttack(g: G, attacker: Seat, defender: Seat, deck: number): number {
  const line = zone.first(attacker);
  const free = g.s.stage.value === STAGE.declaring ? listBlockers(g, defender) : 0;
  let cards = 0;
  let gain = 0;
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (g.s.attacking.get(unit) !== ATTACK.undirected || g.s.clash.get(unit) !== unit) continue;
    if (marked(g, unit, MARK.blocked) || nextFighter(g, defender, unit, 0) >= 0) continue;
    const strength = attackTogether(g, attacker, unit);
    const reach = isShip(g, unit) && !mayShell(g, unit) ? 0 : strength;
    const worthAlone = deckWorth(deck - cards) - deckWorth(Math.max(0, deck - cards - reach));
    const answer = bestBlock(g, unit, strength, worthAlone, free);
    if (answer < worthAlone) gain += answer;
    else cards += reach;
  }
  return gain + SURE * (deckWorth(deck) - deckWorth(Math.max(0, deck - cards)));
}
/** WAR-26.54: a pair attacks as one. */
function attackTogether(g: G, attacker: Seat, unit: CardId): number {
  let sum = 0;
  for (let slot = nextFighter(g, attacker, unit, 0); slot >= 0; slot = nextFighter(g, attacker, unit, slot + 1))
    sum += attackOf(g, inRow(g, attacker, slot));
  return sum;
}
function listBlockers(g: G, defender: Seat): number {
  const line = zone.first(defender);
  let n = 0;
  for (let i = 0; i < g.table.size(line) && n < MOST; i++) {
    const foe = g.table.card(line, i);
    if (g.s.tapped.get(foe) !== 0) continue;
    foes[n] = foe;
    foeAttack[n] = attackOf(g, foe);
    foeDefence[n] = toughness(g, foe);
    foeWorth[n] = worth(g, foe);
    used[n++] = 0;
  }
  return n;
}
/** The attacker's gain if the defender blocks as it likes best, and that blocker is taken; the gain unopposed if it does not. */
function bestBlock(g: G, unit: CardId, strength: number, unopposed: number, free: number): number {
  const price = worth(g, unit);
  const defence = toughness(g, unit);
  let least = unopposed;
  let by = -1;
  for (let k = 0; k < free; k++) {
    if (used[k] === 1 || !mayMeet(g, foes[k] as CardId, unit)) continue;
    const gain = (strength >= foeDefence[k]! ? foeWorth[k]! : 0) - (foeAttack[k]! >= defence ? price : 0);
    if (gain >= least) continue;
    least = gain;
    by = k;
  }
  if (by >= 0) used[by] = 1;
  return least;
}
/** WAR-25.1, WAR-25.6, WAR-23.1, roughly. */
export function mayMeet(g: G, foe: CardId, unit: CardId): boolean {
  if (isShip(g, unit)) return isShip(g, foe) || isKind(g, foe, KIND.coastalArtillery);
  return isLand(g, foe) && !(isType(g, foe, TYPE.infantry) && isKind(g, unit, KIND.heavyTank));
}
