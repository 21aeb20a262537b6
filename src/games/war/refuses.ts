/** What the rules say of an action that the open question does not speak of: when it is done, by whom and with what. */
import { cardOf, numberOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import type { Action, CardId, Seat } from '../../kernel/ids.ts';
import { KEY } from './prints.ts';
import { IN_PLAY, isAt, PLACE, UNITS } from './rules/03-zones.ts';
import { isTapped } from './rules/05-tapping.ts';
import { ACT, forbidden, has, isFort } from './rules/06-kinds.ts';
import { BOMBS } from './rules/16-attack.ts';
import { mayEntrench } from './rules/23-land-units.ts';
import { type G, reading, type War } from './state.ts';
import { act } from './verbs.ts';

/** The rule of each verb: the one that says when it is done. */
const MOMENT: Readonly<Record<number, string>> = {
  [act.amount.id]: 'WAR-19.3',
  [act.redeal.id]: 'WAR-4.7',
  [act.lay.id]: 'WAR-7.4',
  [act.build.id]: 'WAR-27.7',
  [act.equip.id]: 'WAR-10.1',
  [act.play.id]: 'WAR-13.1',
  [act.use.id]: 'WAR-8.14',
  [act.choose.id]: 'WAR-13.2',
  [act.take.id]: 'WAR-27.9',
  [act.put.id]: 'WAR-26.84',
  [act.pay.id]: 'WAR-7.13',
  [act.tap.id]: 'WAR-7.13',
  [act.spend.id]: 'WAR-7.13',
  [act.refit.id]: 'WAR-10.4',
  [act.entrench.id]: 'WAR-23.8',
  [act.emerge.id]: 'WAR-23.9',
  [act.embark.id]: 'WAR-25.11',
  [act.land.id]: 'WAR-25.12',
  [act.move.id]: 'WAR-15.2',
  [act.upkeep.id]: 'WAR-12.9',
  [act.wave.id]: 'WAR-29.12',
  [act.directed.id]: 'WAR-29.14',
  [act.attack.id]: 'WAR-29.15',
  [act.ride.id]: 'WAR-29.14',
  [act.escort.id]: 'WAR-29.15',
  [act.bomb.id]: 'WAR-29.28',
  [act.bombDeck.id]: 'WAR-29.28',
  [act.cover.id]: 'WAR-24.13',
  [act.intercept.id]: 'WAR-26.28',
  [act.fire.id]: 'WAR-26.38',
  [act.block.id]: 'WAR-29.20',
  [act.support.id]: 'WAR-29.20',
  [act.supportDeck.id]: 'WAR-29.30',
  [act.assist.id]: 'WAR-26.15',
  [act.strike.id]: 'WAR-26.21',
  [act.deckStrike.id]: 'WAR-26.21',
  [act.spotted.id]: 'WAR-26.62',
  [act.command.id]: 'WAR-26.35',
  [act.look.id]: 'WAR-8.14',
  [act.scout.id]: 'WAR-26.69',
  [act.mine.id]: 'WAR-26.49',
  [act.drop.id]: 'WAR-26.72',
  [act.dropDeck.id]: 'WAR-26.72',
  [act.signal.id]: 'WAR-26.82',
  [act.overrun.id]: 'WAR-29.26',
  [act.advance.id]: 'WAR-29.27',
  [act.advanceDeck.id]: 'WAR-29.27',
  [act.discard.id]: 'WAR-12.4',
  [act.buyOff.id]: 'WAR-29.43',
  [act.antiAir.id]: 'WAR-8.9',
  [act.guns.id]: 'WAR-8.9',
  [act.hold.id]: 'WAR-8.9',
  [act.line.id]: 'WAR-R3',
  [act.flag.id]: 'WAR-8.17',
};
/** The keyword that a unit must have to do this (WAR-8.13). */
const BEARS: Readonly<Record<number, number>> = {
  [act.ride.id]: KEY.tankRiders,
  [act.escort.id]: KEY.infantrySupport,
  [act.fire.id]: KEY.longRangeFire,
  [act.assist.id]: KEY.artillerySupport,
  [act.strike.id]: KEY.strike,
  [act.deckStrike.id]: KEY.deckStrike,
  [act.spotted.id]: KEY.artillerySupport,
  [act.command.id]: KEY.command,
  [act.look.id]: KEY.recon,
  [act.scout.id]: KEY.recon,
  [act.mine.id]: KEY.mining,
  [act.drop.id]: KEY.drop,
  [act.dropDeck.id]: KEY.drop,
  [act.signal.id]: KEY.signals,
  [act.overrun.id]: KEY.overrun,
};
/** Those that are part of an attack, which a ban on properties leaves alone. */
const IN_ATTACK = new Set<number>([KEY.tankRiders, KEY.infantrySupport, KEY.overrun]);
/** What a unit does, as one that attacks, defends or uses a property. */
const BY_UNIT = new Set([
  ...Object.keys(BEARS).map(Number),
  act.directed.id,
  act.attack.id,
  act.bomb.id,
  act.bombDeck.id,
  act.cover.id,
  act.intercept.id,
  act.block.id,
  act.support.id,
  act.supportDeck.id,
  act.advance.id,
  act.advanceDeck.id,
  act.move.id,
]);
/** What is done with an own card in play, unit or not. */
const BY_CARD = new Set([
  ...BY_UNIT,
  act.use.id,
  act.tap.id,
  act.refit.id,
  act.entrench.id,
  act.emerge.id,
  act.embark.id,
  act.land.id,
  act.upkeep.id,
  act.discard.id,
  act.antiAir.id,
  act.guns.id,
  act.hold.id,
]);
/** What several questions ask for: each says what for. */
const BY_QUESTION = new Set([act.take.id, act.pay.id, act.spend.id, act.choose.id]);
/** What is done with a card of the hand, named by its print. */
const FROM_HAND = new Set([act.lay.id, act.build.id, act.equip.id, act.play.id]);

export function refuses(s: War, seat: Seat, action: Action, asked: string | undefined): string | undefined {
  const verb = verbOf(action);
  if (asked !== undefined && BY_QUESTION.has(verb)) return asked;
  if (FROM_HAND.has(verb) && !holds(s, seat, numberOf(action))) return verb === act.play.id ? 'WAR-13.1' : 'WAR-14.1';
  if (BY_CARD.has(verb) && isCard(s, cardOf(action))) {
    const g = reading(s);
    const why = stopsCard(g, seat, cardOf(action));
    if (why !== '') return why;
    const stopped = BY_UNIT.has(verb) ? stopsUnit(g, cardOf(action), secondOf(action), BEARS[verb] ?? 0) : undefined;
    return stopped ?? cannot(g, verb, cardOf(action), secondOf(action)) ?? MOMENT[verb];
  }
  return MOMENT[verb];
}
/** The rule by which this card could not do that at its time either. */
function cannot(g: G, verb: number, card: CardId, second: number): string | undefined {
  switch (verb) {
    case act.bomb.id:
      return isCard(g.s, second) ? whenBombed(g, card, second) : 'WAR-24.6';
    case act.bombDeck.id:
      return bombs(g, card, BOMBS.deck) ? undefined : 'WAR-24.6';
    case act.use.id:
      return second < g.s.prints.uses[g.table.printed(card)]!.length ? undefined : 'WAR-8.13';
    case act.tap.id:
      return stopsYield(g, card, second);
    case act.entrench.id:
      return mayEntrench(g, card) && isCard(g.s, second) && isFort(g, second) ? undefined : 'WAR-23.7';
    default:
      return undefined;
  }
}
const bombs = (g: G, aircraft: CardId, where: number): boolean =>
  (g.s.cards.bombs[g.table.printed(aircraft)]! & where) !== 0;
/** The first line is bombed before the clashes, what lies behind it afterwards; each only by aircraft that list it. */
function whenBombed(g: G, aircraft: CardId, target: CardId): string | undefined {
  if (isAt(g, target, PLACE.first)) return bombs(g, aircraft, BOMBS.first) ? 'WAR-29.16' : 'WAR-24.6';
  const behind = isAt(g, target, PLACE.second) ? BOMBS.second : isAt(g, target, PLACE.resources) ? BOMBS.resources : 0;
  return bombs(g, aircraft, behind) ? undefined : 'WAR-24.6';
}
function stopsYield(g: G, card: CardId, choice: number): string | undefined {
  const choices = g.s.cards.yields[g.table.printed(card)]!.length;
  if (choices === 0) return 'WAR-7.8';
  if (isTapped(g, card)) return 'WAR-5.2';
  return choice < choices ? undefined : 'WAR-7.7';
}
const isCard = (s: War, card: number): card is CardId => card >= 1 && card <= s.table.cards;
function holds(s: War, seat: Seat, def: number): boolean {
  for (let card = 1 as CardId; card <= s.table.cards; card++) {
    const mine = s.table.ownerOf(card) === seat && s.table.printed(card) === def;
    if (mine && isAt(reading(s), card, PLACE.hand)) return true;
  }
  return false;
}
/** The rule that keeps the seat from doing anything with this card, or ''. */
function stopsCard(g: G, seat: Seat, card: CardId): string {
  if (!isAt(g, card, IN_PLAY)) return 'WAR-3.3';
  return g.table.ownerOf(card) === seat ? '' : 'WAR-27.4';
}
/** The rule that keeps this card from acting as a unit, or the other one from being acted upon. */
function stopsUnit(g: G, unit: CardId, other: number, keyword: number): string | undefined {
  if (isAt(g, unit, PLACE.reserve)) return 'WAR-3.5';
  if (isAt(g, unit, PLACE.under)) return 'WAR-R48';
  if (!isAt(g, unit, UNITS)) return 'WAR-6.1';
  if (keyword !== 0 && !has(g, unit, keyword)) return 'WAR-8.13';
  if (keyword !== 0 && !IN_ATTACK.has(keyword) && forbidden(g, unit, ACT.properties)) return 'WAR-1.6';
  return isCard(g.s, other) && isAt(g, other, PLACE.reserve) ? 'WAR-3.6' : undefined;
}
