/** WAR-27.2, WAR-27.3 and WAR-R15: the windows of chapter 29, who may act in them and with what. */
import type { Action } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, defOf, is, PASS, secondOf } from '../../../kernel/verbs.ts';
import { WINDOWS } from '../cards/vocabulary.ts';
import { WINDOW } from '../prints.ts';
import { attacker, book, defender, type G, type Seat, UNION, zone, type ZoneId } from '../state.ts';
import { act } from '../verbs.ts';
import { settle } from './08-parameters.ts';
import { playTactical, stopsProperty, stopsTactical, useProperty } from './13-tactical.ts';
import { offerOwn, takeOwn } from './14-building.ts';
import { offerKeywords, takeKeyword } from './keywords/index.ts';

/** All that a seat may do in a window. */
function offer(g: G, window: number, seat: Seat, out: Options): void {
  offerTactical(g, window, seat, out);
  offerProperties(g, zone.ubo(seat), window, seat, out);
  offerProperties(g, zone.first(seat), window, seat, out);
  offerProperties(g, zone.second(seat), window, seat, out);
  offerProperties(g, zone.carrier(seat), window, seat, out);
  offerProperties(g, zone.resources(seat), window, seat, out);
  offerKeywords(g, seat, window, out);
  if (seat === attacker(g)) offerOwn(g, seat, window, out);
}
/** Whatever can be used at all: asked for when somebody wants to know why not now. */
const EVERY_WINDOW = -1;
const windowsAsked = (window: number, out: Options): number => (out.explaining ? EVERY_WINDOW : 1 << window);

function offerTactical(g: G, window: number, seat: Seat, out: Options): void {
  const hand = zone.hand(seat);
  const own = seat === attacker(g);
  const masks = own ? g.s.prints.playOwn : g.s.prints.playEnemy;
  const asked = windowsAsked(window, out);
  if ((g.unionIn(hand, own ? UNION.playOwn : UNION.playEnemy, masks) & asked) === 0) return;
  const size = g.table.size(hand);
  for (let i = 0; i < size; i++) {
    const def = g.table.printed(g.table.card(hand, i));
    if ((masks[def]! & asked) === 0 || !g.table.firstOfItsKind(hand, i)) continue;
    const why = stopsTactical(g, def, window, seat);
    out.test(act.play(def), why === '', why);
  }
}
function offerProperties(g: G, id: ZoneId, window: number, seat: Seat, out: Options): void {
  const own = seat === attacker(g);
  const masks = own ? g.s.prints.own : g.s.prints.enemy;
  const asked = windowsAsked(window, out);
  if ((g.unionIn(id, own ? UNION.own : UNION.enemy, masks) & asked) === 0) return;
  const size = g.table.size(id);
  for (let i = 0; i < size; i++) {
    const card = g.table.card(id, i);
    const def = g.table.printed(card);
    if ((masks[def]! & asked) === 0) continue;
    const first = g.s.cards.tactical[def] === undefined ? 0 : 1;
    for (let n = first; n < g.s.prints.uses[def]!.length; n++) {
      const why = stopsProperty(g, card, n, window, seat);
      out.test(act.use(card, n), why === '', why);
    }
  }
}
function take(g: G, _window: number, seat: Seat, action: Action): void {
  if (is(action, act.play)) playTactical(g, defOf(action), seat);
  else if (is(action, act.use)) useProperty(g, cardOf(action), secondOf(action), seat);
  else if (!takeKeyword(g, seat, action)) takeOwn(g, seat, action);
  settle(g);
}
export const open = book.windows({ rule: 'WAR-R15', names: WINDOWS, offer, take });

/** WAR-29.5, WAR-29.6, WAR-29.7, WAR-29.8, WAR-29.9, WAR-R15: the active player builds, then the opponent may act; two passes in a row end it. */
export const building = book.procedure('building', { answered: 'number' }, [
  {
    rule: 'WAR-29.7',
    prompt: 'build',
    offer(g, _l, out) {
      offer(g, WINDOW.BUILD, attacker(g), out);
      out.add(PASS);
    },
    take(g, l, action) {
      if (action === PASS) return l.answered === 1 ? 'end' : 'next';
      l.answered = 0;
      take(g, WINDOW.BUILD, attacker(g), action);
      return 'again';
    },
  },
  {
    rule: 'WAR-29.5',
    prompt: 'buildAnswer',
    by: defender,
    grouping: 'window',
    values: () => ({ window: WINDOW.BUILD }),
    offer(g, _l, out) {
      offer(g, WINDOW.BUILD, defender(g), out);
      out.add(PASS);
    },
    take(g, l, action) {
      if (action === PASS) return l.answered === 1 ? 'restart' : 'end';
      l.answered = 1;
      take(g, WINDOW.BUILD, defender(g), action);
      return 'again';
    },
  },
]);
