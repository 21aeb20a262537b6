/** WAR 14: what the active player does in the building phase, and the arrival of cards in play. */
import type { Options } from '../../../kernel/options.ts';
import type { Action } from '../../../kernel/ids.ts';
import { cardOf, defOf, is, numberOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { kindBit } from '../cards/columns.ts';
import { FLAG_LIST } from '../cards/vocabulary.ts';
import { WINDOW } from '../prints.ts';
import { book, type CardId, type DefId, type G, MOST_CARDS, type Seat, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { dropEffectsOf, enter, isAt, isUnitUpgrade, ownerOf, PLACE, unwatch, watch } from './03-zones.ts';
import { ACT, allHold, forbidden, isFort } from './06-kinds.ts';
import { affordable, charge, priceOfCard } from './07-resources.ts';
import { settle } from './08-parameters.ts';
import { equip, offerRefits, offerUpgrades, refit } from './10-upgrades.ts';
import { heroStops, isPureHero } from './11-heroes.ts';
import { buyOff, discardUbo, offerRemovals, offerUpkeep, payUpkeep, uboArrives, uboStops } from './12-ubo.ts';
import { goToLine, move, offerMovement } from './15-movement.ts';
import { embark, land, offerCarriers, offerLanding } from './25-ships.ts';
import { carriesUpgrades, hasRoomBelow, mayEntrench } from './23-land-units.ts';
import { isMobile } from './keywords/mobility.ts';
import { mayLease } from './keywords/lend-lease.ts';

const UNIT = kindBit('unit');
const UBO = kindBit('ubo');

/** WAR-14.1, WAR-27.7: the rule that keeps a card of the hand from being built in this window, or ''. */
function stopsBuilding(g: G, card: CardId, window: number, seat: Seat): string {
  const { cards } = g.s;
  const def = g.table.printed(card);
  if ((cards.kinds[def]! & UBO) !== 0) {
    const why = uboStops(g, def, window, seat);
    if (why !== '') return why;
  } else if (window !== WINDOW.BUILD) return 'WAR-14.2';
  if (!mayLease(g, def, seat)) return 'WAR-26.65';
  const hero = heroStops(g, def, seat);
  if (hero !== '') return hero;
  if (!allHold(g, cards.needs[def]!, seat, card)) return 'WAR-27.6';
  if (forbidden(g, card, ACT.play)) return 'WAR-1.6';
  return affordable(g, seat, card) ? '' : 'WAR-14.3';
}
/** Units, UBOs and heroes that are nothing else; upgrades have their own. */
const isBuilt = (g: G, def: DefId): boolean => (g.s.cards.kinds[def]! & (UNIT | UBO)) !== 0 || isPureHero(g, def);

function offerBuilding(g: G, seat: Seat, window: number, out: Options): void {
  const hand = zone.hand(seat);
  for (let i = 0; i < g.table.size(hand); i++) {
    const card = g.table.card(hand, i);
    const def = g.table.printed(card);
    if (!isBuilt(g, def) || !g.table.firstOfItsKind(hand, i)) continue;
    const why = stopsBuilding(g, card, window, seat);
    out.test(act.build(def), why === '', why);
  }
}
/** WAR-14.4: a unit enters the reserve, a Mobile one its line (WAR-26.5); everything else the UBO zone. */
function build(g: G, seat: Seat, def: DefId): void {
  const inHand = g.table.find(zone.hand(seat), def);
  const isUnit = (g.s.cards.kinds[def]! & UNIT) !== 0;
  const mobile = isUnit && isMobile(g, inHand);
  const price = priceOfCard(g, inHand);
  const card = enter(g, inHand, isUnit ? zone.reserve(seat) : zone.ubo(seat));
  g.happened(fact.played, seat, def);
  const l = g.begin(arrival, seat);
  l.card = card;
  l.mobile = mobile ? 1 : 0;
  charge(g, seat, price); // WAR-R29
}
function flagsOf(g: G, card: CardId): number {
  const flags = g.s.cards.flags[g.table.printed(card)]!;
  return (flags & (flags - 1)) === 0 ? 0 : flags;
}
const linesOf = (g: G, card: CardId): number => g.s.cards.line[g.table.printed(card)]!;
const arrival = book.procedure('arrival', { card: 'card', mobile: 'number' }, [
  {
    rule: 'WAR-8.17',
    prompt: 'flag',
    when: (g, l) => flagsOf(g, l.card) !== 0,
    values: (g, l) => ({ to: g.table.printed(l.card) }),
    offer(g, l, out) {
      for (let i = 0; i < FLAG_LIST.length; i++) if ((flagsOf(g, l.card) & (1 << i)) !== 0) out.add(act.flag(i));
    },
    take(g, l, action) {
      g.s.nation.set(l.card, numberOf(action) + 1);
      g.happened(fact.nation, l.card, numberOf(action) + 1);
    },
  },
  {
    rule: 'WAR-R3',
    prompt: 'line',
    when: (g, l) => l.mobile === 1 && linesOf(g, l.card) === 3,
    values: (g, l) => ({ card: l.card, to: g.table.printed(l.card) }),
    offer: (_g, _l, out) => {
      out.add(act.line(1));
      out.add(act.line(2));
    },
    take(g, l, action) {
      goToLine(g, l.card, numberOf(action));
    },
  },
  {
    rule: 'WAR-26.5',
    run(g, l) {
      if (l.mobile === 1 && linesOf(g, l.card) !== 3) goToLine(g, l.card, linesOf(g, l.card));
      if (isAt(g, l.card, PLACE.ubo)) uboArrives(g, l.card);
      settle(g);
    },
  },
]);

/** WAR-14.5, WAR-23.9, WAR-25.12: the start of the phase. */
function offerStart(g: G, seat: Seat, out: Options): void {
  const under = zone.under(seat);
  const found = findForts(g, seat);
  for (let i = 0; i < g.table.size(under); i++) {
    const unit = g.table.card(under, i);
    if (!isUnitUpgrade(g, unit)) continue;
    // WAR-23.9: moved once in a phase.
    const why = g.s.moves.get(unit) > 0 ? 'WAR-23.9' : '';
    out.test(act.emerge(unit), why === '', why);
    offerForts(g, unit, found, why, out);
  }
  offerLanding(g, seat, out);
}
/** A seat's forts on the table, and 1 for each that has room: found once for all units that may go there. */
const forts = new Int32Array(MOST_CARDS);
const roomy = new Uint8Array(MOST_CARDS);
function findForts(g: G, seat: Seat): number {
  let n = 0;
  for (let place = 0; place < 3; place++) {
    const id = place === 0 ? zone.first(seat) : place === 1 ? zone.second(seat) : zone.reserve(seat);
    for (let i = 0; i < g.table.size(id); i++) {
      const fort = g.table.card(id, i);
      if (!isFort(g, fort)) continue;
      forts[n] = fort;
      roomy[n++] = hasRoomBelow(g, fort) ? 1 : 0;
    }
  }
  return n;
}
function offerForts(g: G, unit: CardId, found: number, why: string, out: Options): void {
  for (let i = 0; i < found; i++) {
    const fort = forts[i] as CardId;
    if (g.s.host.get(unit) === fort) continue;
    const rule = why !== '' ? why : roomy[i] === 1 ? '' : 'WAR-23.13';
    out.test(act.entrench(unit, fort), rule === '', rule);
  }
}
/** WAR-14.6, WAR-15.2: the end of the phase. */
function offerEnd(g: G, seat: Seat, out: Options): void {
  offerMovement(g, seat, out);
  offerEntrenching(g, seat, findForts(g, seat), out);
  offerCarriers(g, seat, out);
}
function offerEntrenching(g: G, seat: Seat, found: number, out: Options): void {
  for (let place = 0; place < 2; place++) {
    const id = place === 0 ? zone.reserve(seat) : zone.first(seat);
    for (let i = 0; i < g.table.size(id); i++) {
      const unit = g.table.card(id, i);
      offerForts(g, unit, found, stopsEntrenching(g, unit, seat), out);
    }
  }
}
/** WAR-R48: the rule that keeps the unit from going under any fort, or ''. */
function stopsEntrenching(g: G, unit: CardId, seat: Seat): string {
  if (!mayEntrench(g, unit)) return 'WAR-23.7';
  return carriesUpgrades(g, unit, seat) ? 'WAR-R48' : '';
}
/** WAR-23.8: under the fort the unit is an upgrade. */
function entrench(g: G, unit: CardId, fort: CardId): void {
  g.s.moves.add(unit, 1);
  if (!isAt(g, unit, PLACE.under)) {
    dropEffectsOf(g, unit);
    unwatch(g, unit);
    g.move(unit, zone.under(ownerOf(g, unit)));
  }
  g.s.host.set(unit, fort);
  g.happened(fact.attached, unit, fort);
}
function emerge(g: G, unit: CardId): void {
  g.s.host.set(unit, 0 as CardId);
  g.move(unit, zone.first(ownerOf(g, unit)));
  watch(g, unit);
  g.happened(fact.attached, unit, 0);
}
/** WAR-7.4, WAR-7.5, WAR-R10: the phase of resource cards is over, or two were laid. */
function refuseLaying(g: G, seat: Seat, out: Options): void {
  const hand = zone.hand(seat);
  for (let i = 0; i < g.table.size(hand); i++) {
    const def = g.table.printed(g.table.card(hand, i));
    if (g.s.cards.resource[def] !== 0 && g.table.firstOfItsKind(hand, i)) out.refuse(act.lay(def), 'WAR-7.4');
  }
}
/** What only the active player may do in a window, beside cards and properties (chapter 29). */
export function offerOwn(g: G, seat: Seat, window: number, out: Options): void {
  // Stryker disable next-line ConditionalExpression: a refusal that nobody asked for is not kept
  if (out.explaining) refuseLaying(g, seat, out);
  switch (window) {
    case WINDOW.BUILD_START:
      return offerStart(g, seat, out);
    case WINDOW.BUILD:
      offerBuilding(g, seat, window, out);
      offerUpgrades(g, seat, out);
      offerRefits(g, seat, out);
      return offerUpkeep(g, seat, out);
    case WINDOW.BUILD_END:
      return offerEnd(g, seat, out);
    case WINDOW.ATTACK_START:
      return offerBuilding(g, seat, window, out);
    case WINDOW.TURN_END:
      offerBuilding(g, seat, window, out);
      return offerRemovals(g, seat, out);
    default:
  }
}
export function takeOwn(g: G, seat: Seat, action: Action): void {
  const card = cardOf(action);
  const second = secondOf(action) as CardId;
  if (is(action, act.build)) build(g, seat, defOf(action));
  else if (is(action, act.equip)) equip(g, seat, defOf(action), second);
  else
    switch (verbOf(action)) {
      case act.refit.id:
        refit(g, card, second);
        break;
      case act.upkeep.id:
        payUpkeep(g, card);
        break;
      case act.emerge.id:
        emerge(g, card);
        break;
      case act.entrench.id:
        entrench(g, card, second);
        break;
      case act.land.id:
        land(g, card);
        break;
      case act.embark.id:
        embark(g, card, second);
        break;
      case act.move.id:
        move(g, card);
        break;
      case act.discard.id:
        discardUbo(g, card);
        break;
      case act.buyOff.id:
        buyOff(g, seat, card);
        break;
      default:
    }
}
