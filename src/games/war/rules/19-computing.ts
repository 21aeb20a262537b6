/** WAR 19: computing a clash. The attacker commits, then the defender, then both apply at once (WAR-R39). */
import type { Action } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, is } from '../../../kernel/verbs.ts';
import { KIND } from '../prints.ts';
import {
  attacker,
  book,
  type CardId,
  DECK,
  DEFEND,
  defender,
  type G,
  mark,
  MARK,
  marked,
  opponentOf,
  type Seat,
} from '../state.ts';
import { act, fact } from '../verbs.ts';
import { isAt, ownerOf, PLACE } from './03-zones.ts';
import { isAircraft, isKind, isShip } from './06-kinds.ts';
import { aaOf, bombs, defenceInClash, hurt, isSpent, onTheGround, strengthInClash } from './08-parameters.ts';
import { cooperation, inRow, nextFighter, PART, pressedNow, rowLength, tactical } from './09-modifiers.ts';
import { guarded, inClash, isGuard, isResourceTarget } from './18-clashes.ts';
import { RULINGS } from '../rulings.ts';

/** WAR-R40: strengths that may go to different enemies are shared out apart. */
export const STRENGTH = { land: 0, ship: 1, aa: 2, air: 3, bombing: 4 } as const;
function strengthKind(g: G, unit: CardId): number {
  if (isAircraft(g, unit)) return bombs(g, unit) ? STRENGTH.bombing : STRENGTH.air;
  return marked(g, unit, MARK.aa) ? STRENGTH.aa : gunsOf(g, unit);
}
const gunsOf = (g: G, unit: CardId): number => (isShip(g, unit) ? STRENGTH.ship : STRENGTH.land);
/** WAR-19.2 */
export function total(g: G, seat: Seat, clash: CardId, kind: number): number {
  let sum = 0;
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    if (strengthKind(g, unit) === kind) sum += strengthInClash(g, unit);
  }
  return sum;
}
/** WAR-24.2, WAR-R55: may strength of this kind go to this enemy unit? */
function canHit(g: G, seat: Seat, clash: CardId, kind: number, enemy: CardId): boolean {
  const flies = isAircraft(g, enemy);
  switch (kind) {
    case STRENGTH.aa:
    case STRENGTH.air:
      return flies;
    case STRENGTH.bombing:
      // WAR-23.21
      return !isKind(g, enemy, KIND.aaGun) || !(clash === DECK || isResourceTarget(g, clash));
    case STRENGTH.ship:
      return !flies && (isShip(g, enemy) || clash !== DECK);
    default:
      // WAR-8.8, WAR-24.4: of aircraft only the one that a land unit attacks on the ground.
      if (flies) return onTheGround(g, enemy);
      // WAR-R58: where both attack the deck, land units and ships do not fight each other.
      if (clash === DECK && isShip(g, enemy)) return false;
      // WAR-20.7
      return !guarded(g, opponentOf(seat), clash) || isGuard(g, enemy, clash);
  }
}
/**
 * May the strength go to what is no unit, the deck or a resource card? WAR-R42: that of land units not past a guard.
 */
function overGoods(g: G, seat: Seat, clash: CardId, kind: number): boolean {
  if (seat !== attacker(g) || (clash !== DECK && !isResourceTarget(g, clash))) return false;
  return kind !== STRENGTH.land || !guarded(g, opponentOf(seat), clash);
}
/**
 * Part number `n` among those that strength of this kind may go to: the goods first, then units; 0 when there is none.
 */
export function recipient(g: G, seat: Seat, clash: CardId, kind: number, n: number): CardId {
  let left = n;
  if (overGoods(g, seat, clash, kind) && left-- === 0) return clash;
  const enemy = opponentOf(seat);
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const unit = inRow(g, enemy, slot);
    if (canHit(g, seat, clash, kind, unit) && left-- === 0) return unit;
  }
  return 0 as CardId;
}
export function recipients(g: G, seat: Seat, clash: CardId, kind: number): number {
  const enemy = opponentOf(seat);
  let n = overGoods(g, seat, clash, kind) ? 1 : 0;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    if (canHit(g, seat, clash, kind, inRow(g, enemy, slot))) n++;
  }
  return n;
}
/** The total of this kind if it may go to several. With one recipient there is nothing to choose: see `commitForced`. */
function toShare(g: G, seat: Seat, clash: CardId, kind: number): number {
  const n = total(g, seat, clash, kind);
  // Stryker disable next-line ConditionalExpression: nothing is nothing to share: this only saves the count
  if (n === 0) return 0;
  return recipients(g, seat, clash, kind) > 1 ? n : 0;
}
function commit(g: G, to: CardId, n: number): void {
  if (to === DECK) g.s.deckDamage.value += n;
  else g.s.pending.add(to, n);
  g.happened(fact.committed, to, n);
}

function commitForced(g: G, seat: Seat, clash: CardId): void {
  for (let kind: number = STRENGTH.land; kind <= STRENGTH.bombing; kind++) {
    const n = total(g, seat, clash, kind);
    if (n > 0 && recipients(g, seat, clash, kind) === 1) commit(g, recipient(g, seat, clash, kind, 0), n);
  }
}

interface Named {
  name: CardId;
  slot: number;
}
const share = (who: (g: G) => Seat, kind: number) =>
  ({
    rule: 'WAR-19.3',
    prompt: 'split',
    by: who,
    values: (g: G, l: Named) => ({ clash: l.name, kind, about: l.name === DECK ? 0 : g.table.printed(l.name) }),
    valuesOfPart(g: G, l: Named, part: number, left: number) {
      const to = recipient(g, who(g), l.name, kind, part);
      return { card: to === DECK ? 0 : to, to: to === DECK ? 0 : g.table.printed(to), left };
    },
    total: (g: G, l: Named) => toShare(g, who(g), l.name, kind),
    parts: (g: G, l: Named) => recipients(g, who(g), l.name, kind),
    share: (g: G, l: Named, part: number, n: number) => commit(g, recipient(g, who(g), l.name, kind, part), n),
  }) as const;

/** WAR-8.9: the next unit whose owner is asked whether it uses its AA strength. */
function nextGunner(g: G, seat: Seat, clash: CardId, from: number): number {
  for (let slot = nextFighter(g, seat, clash, from); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    if (!marked(g, unit, MARK.aa) && mayUseAA(g, unit, clash)) return slot;
  }
  return -1;
}
export function mayUseAA(g: G, unit: CardId, clash: CardId): boolean {
  if (isAircraft(g, unit) || isSpent(g, unit) || aaOf(g, unit) === 0) return false;
  const enemy = opponentOf(ownerOf(g, unit));
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const other = inRow(g, enemy, slot);
    if (isAircraft(g, other) && !onTheGround(g, other)) return true;
  }
  return false;
}
/** Is there anything in the clash that the unit's attack strength could hit? */
const meetsOthers = (g: G, seat: Seat, clash: CardId, unit: CardId): boolean =>
  recipients(g, seat, clash, gunsOf(g, unit)) > 0;

/** WAR-R36: who came to help against aircraft and can hit nothing else came to fire. */
function gunners(g: G, seat: Seat, clash: CardId): void {
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    if (g.s.defending.get(unit) !== DEFEND.block || meetsOthers(g, seat, clash, unit)) continue;
    if (mayUseAA(g, unit, clash)) mark(g, unit, MARK.aa);
  }
}
const chooseAA = (who: (g: G) => Seat) =>
  ({
    rule: 'WAR-8.9',
    prompt: 'antiAir',
    by: who,
    when: (g: G, l: Named) => nextGunner(g, who(g), l.name, l.slot) >= 0,
    offer(g: G, l: Named, out: Options) {
      const unit = inRow(g, who(g), nextGunner(g, who(g), l.name, l.slot));
      out.add(act.antiAir(unit));
      out.add(meetsOthers(g, who(g), l.name, unit) ? act.guns(unit) : act.hold(unit));
    },
    take(g: G, l: Named, action: Action) {
      l.slot = nextGunner(g, who(g), l.name, l.slot) + 1;
      if (is(action, act.antiAir)) mark(g, cardOf(action), MARK.aa);
      return 'again' as const;
    },
  }) as const;

/** WAR-26.10, WAR-R64: what an attacker with Overrun will be compared with. */
function sumFoes(g: G, seat: Seat, clash: CardId): void {
  const enemy = opponentOf(seat);
  let attack = 0;
  let defence = 0;
  let foes = 0;
  for (let slot = nextFighter(g, enemy, clash, 0); slot >= 0; slot = nextFighter(g, enemy, clash, slot + 1)) {
    const foe = inRow(g, enemy, slot);
    const a = strengthInClash(g, foe);
    const d = defenceInClash(g, foe);
    foes++;
    if (RULINGS.overrunAgainst === 'sum') {
      attack += a;
      defence += d;
    } else if (d > defence) {
      attack = a;
      defence = d;
    }
  }
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    g.s.foes.set(unit, foes);
    g.s.foeAttack.set(unit, attack);
    g.s.foeDefence.set(unit, defence);
  }
}
/** WAR-R14: the defence found for the clash stays in force. */
function fix(g: G, seat: Seat, clash: CardId): void {
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    g.s.stood.set(unit, fixedTactical(g, unit));
    if (onTheGround(g, unit)) mark(g, unit, MARK.grounded);
    if (pressedNow(g, unit)) mark(g, unit, MARK.pressed);
    else g.s.marks.set(unit, g.s.marks.get(unit) & ~MARK.pressed);
    g.happened(fact.stood, unit, g.s.stood.get(unit));
  }
}
/** Without Cooperation, which ends at once when its condition does (WAR-26.48). */
const fixedTactical = (g: G, unit: CardId): number =>
  tactical(g, unit, PART.defence) - cooperation(g, unit, PART.defence);

function apply(g: G, seat: Seat, clash: CardId): void {
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    deal(g, inRow(g, seat, slot));
  }
}
function deal(g: G, card: CardId): void {
  const n = g.s.pending.get(card);
  g.s.pending.set(card, 0);
  g.s.clashDamage.set(card, n);
  hurt(g, card, n); // WAR-19.5: to what it has taken before
}

/** WAR-19.1, of ships as of all others (WAR-25.8). */
export const clash = book.procedure('clash', { name: 'card', slot: 'number' }, [
  {
    rule: 'WAR-19.1',
    run(g, l) {
      gunners(g, defender(g), l.name);
      g.happened(fact.clash, l.name, g.s.stage.value);
    },
  },
  chooseAA(attacker),
  { rule: 'WAR-8.10', run: (_g, l) => void (l.slot = 0) },
  chooseAA(defender),
  share(attacker, STRENGTH.land),
  share(attacker, STRENGTH.ship),
  share(attacker, STRENGTH.aa),
  share(attacker, STRENGTH.air),
  share(attacker, STRENGTH.bombing),
  share(defender, STRENGTH.land),
  share(defender, STRENGTH.ship),
  share(defender, STRENGTH.aa),
  share(defender, STRENGTH.air),
  share(defender, STRENGTH.bombing),
  {
    rule: 'WAR-19.4',
    run(g, l) {
      commitForced(g, attacker(g), l.name);
      commitForced(g, defender(g), l.name);
      sumFoes(g, attacker(g), l.name);
      fix(g, attacker(g), l.name);
      fix(g, defender(g), l.name);
      apply(g, attacker(g), l.name);
      apply(g, defender(g), l.name);
      if (isResourceTarget(g, l.name)) deal(g, l.name);
    },
  },
]);

/** WAR-18.2, WAR-18.4: begins the next clash after `from`; the card that names it, or 0 when all are done. */
export function nextClash(g: G, from: number): number {
  const seat = attacker(g);
  let next = 0;
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const name = g.s.clash.get(inRow(g, seat, slot));
    if (name > from && (next === 0 || name < next) && isFought(g, name)) next = name;
  }
  if (next !== 0) g.begin(clash).name = next as CardId;
  return next;
}
function isFought(g: G, name: CardId): boolean {
  if (name === DECK || inClash(g, defender(g), name)) return true;
  return isAt(g, name, PLACE.resources) && g.s.defending.get(name) === DEFEND.target;
}
