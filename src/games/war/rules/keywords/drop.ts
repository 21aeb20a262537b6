/** WAR-26.72, WAR-26.73, WAR-26.74, WAR-26.75, WAR-26.76, WAR-26.77, WAR-26.78, WAR-R79: Airborne Drop. */
import { cardOf, DONE, is, secondOf, verbOf } from '../../../../kernel/verbs.ts';
import type { Options } from '../../../../kernel/options.ts';
import { KEY, KIND } from '../../prints.ts';
import {
  ATTACK,
  attacker,
  book,
  type CardId,
  DECK,
  defender,
  type G,
  mark,
  MARK,
  opponentOf,
  type Seat,
  zone,
} from '../../state.ts';
import { act, fact } from '../../verbs.ts';
import { HOW, isAt, mill, PLACE, toLosses, UNITS } from '../03-zones.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { ACT, amountOf, forbidden, INDEX, isFighter, isKind, isShip, printWith } from '../06-kinds.ts';
import { settle } from '../08-parameters.ts';
import { inRow, rowLength } from '../09-modifiers.ts';
import { closeClash } from '../18-clashes.ts';
import { clash } from '../19-computing.ts';
import { isAAArtillery, stopsAASupport, SUPPORTED } from '../23-land-units.ts';
import { cover, interceptAircraft, isReady, offerCover, offerInterception, screensDown } from '../24-aviation.ts';
import { dealStrike } from './strike.ts';
import { type KeywordRule, WAVE_WINDOWS } from './keyword.ts';

const needsTransport = (g: G, unit: CardId): boolean => g.s.cards.dropTransport[printWith(g, unit, KEY.drop)] === 1;
const isTransport = (g: G, card: CardId): boolean => isKind(g, card, KIND.transport) && !isTapped(g, card);
function hasTransport(g: G, seat: Seat): boolean {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++)
    if (isTransport(g, inRow(g, seat, slot))) return true;
  return false;
}
const supported = (g: G, target: CardId): number =>
  target === DECK ? SUPPORTED.deck : isAt(g, target, PLACE.resources) ? SUPPORTED.resource : SUPPORTED.second;

/** WAR-26.75: AA artillery that can help the target; WAR-26.74: fighters that can reach the unit or its cover. */
function offerDefence(g: G, unit: CardId, target: CardId, out: Options): void {
  const seat = defender(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const card = inRow(g, seat, slot);
    if (isAAArtillery(g, card)) {
      const why = isTapped(g, card) ? 'WAR-17.6' : stopsAASupport(g, card, supported(g, target), false);
      out.test(target === DECK ? act.supportDeck(card) : act.support(card, target), why === '', why);
    }
    if (isFighter(g, card) && isReady(g, card) && !forbidden(g, card, ACT.intercept)) {
      out.test(act.intercept(card, unit), screensDown(g, attacker(g)), 'WAR-24.15');
    }
  }
  offerInterception(g, seat, out);
}

const dropping = book.procedure('drop', { unit: 'card', target: 'card', transport: 'card', next: 'number' }, [
  {
    rule: 'WAR-26.77',
    prompt: 'transport',
    when: (g, l) => needsTransport(g, l.unit),
    offer(g, _l, out) {
      for (let slot = 0, length = rowLength(g, g.seat); slot < length; slot++) {
        const card = inRow(g, g.seat, slot);
        if (isTransport(g, card)) out.add(act.choose(card));
      }
    },
    take(g, l, action) {
      l.transport = cardOf(action);
      tap(g, l.transport);
    },
  },
  {
    rule: 'WAR-26.74',
    prompt: 'cover',
    offer(g, _l, out) {
      offerCover(g, g.seat, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      cover(g, cardOf(action));
      return 'again';
    },
  },
  {
    rule: 'WAR-26.75',
    prompt: 'meetDrop',
    by: defender,
    offer(g, l, out) {
      offerDefence(g, l.unit, l.target, out);
      out.add(DONE);
    },
    take(g, l, action) {
      if (action === DONE) return 'next';
      const card = cardOf(action);
      if (verbOf(action) !== act.intercept.id) {
        tap(g, card);
        g.s.dropStopped.value = 1;
      } else if (secondOf(action) === l.unit) {
        tap(g, card);
        g.s.dropStopped.value = 1;
      } else interceptAircraft(g, card, secondOf(action) as CardId);
      g.happened(fact.used, card, l.unit);
      return 'again';
    },
  },
  {
    rule: 'WAR-R79',
    run(g, l) {
      const seat = attacker(g);
      for (; l.next < rowLength(g, seat); l.next++) {
        const card = inRow(g, seat, l.next);
        if (g.s.attacking.get(card) !== ATTACK.cover || g.s.clash.get(card) !== card) continue;
        g.begin(clash).name = card;
        l.next++;
        return 'again';
      }
      return 'next';
    },
  },
  {
    rule: 'WAR-26.76',
    run(g, l) {
      const seat = attacker(g);
      for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
        const card = inRow(g, seat, slot);
        if (g.s.attacking.get(card) === ATTACK.cover) closeClash(g, card);
      }
      settle(g);
      if (g.s.dropStopped.value === 1) {
        if (isAt(g, l.unit, UNITS)) toLosses(g, l.unit, HOW.destroyed);
        if (l.transport !== 0 && isAt(g, l.transport, UNITS)) toLosses(g, l.transport, HOW.destroyed);
      } else if (l.target === DECK) mill(g, defender(g), amountOf(g, l.unit, INDEX.drop));
      else if (isAt(g, l.target, PLACE.second | PLACE.resources))
        dealStrike(g, l.unit, l.target, amountOf(g, l.unit, INDEX.drop));
      g.s.dropStopped.value = 0;
    },
  },
]);

/**
 * The rule that keeps the unit from dropping, or ''. WAR-R79: tapped as for a Strike, with its transport if one is
 * printed.
 */
function stopsDrop(g: G, unit: CardId, seat: Seat): string {
  if (isTapped(g, unit)) return 'WAR-5.2';
  return needsTransport(g, unit) && !hasTransport(g, seat) ? 'WAR-R79' : '';
}
export const drop: KeywordRule = {
  bearer: KEY.drop,
  own: WAVE_WINDOWS,
  enemy: 0,
  verbs: [act.drop.id, act.dropDeck.id],
  offer(g, unit, seat, _window, out) {
    const why = stopsDrop(g, unit, seat);
    const enemy = opponentOf(seat);
    out.test(act.dropDeck(unit), why === '', why);
    for (let i = 0; i < g.table.size(zone.second(enemy)); i++) {
      const target = g.table.card(zone.second(enemy), i);
      out.test(act.drop(unit, target), why === '' && !isShip(g, target), why !== '' ? why : 'WAR-25.9');
    }
    for (let i = 0; i < g.table.size(zone.resources(enemy)); i++)
      out.test(act.drop(unit, g.table.card(zone.resources(enemy), i)), why === '', why);
  },
  take(g, seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    mark(g, unit, MARK.dropped);
    const l = g.begin(dropping, seat);
    l.unit = unit;
    l.target = is(action, act.dropDeck) ? DECK : (secondOf(action) as CardId);
  },
};
