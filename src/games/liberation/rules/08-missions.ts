import type { CardId, DefId } from '../../../kernel/ids.ts';
import { cardOf, defOf } from '../../../kernel/verbs.ts';
import {
  BORROWS_EXCEPT,
  CATEGORY_OF,
  DISCARDS,
  EXERTS,
  FIRST_EFFECT,
  IN_CATEGORY,
  missionOf,
} from '../cards/columns.ts';
import { book, type G, handOf, RESISTANCE, roleOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { exert } from './06-operations.ts';
import { discard, offerHand } from './09-circles.ts';
import { EFFECTS } from './18-effects.ts';
import { borrowable } from './18-idle.ts';

/** LIB-14.4: ready captured locations besides the one that performs. */
function readyExcept(g: G, source: CardId): number {
  const size = g.table.size(zone.captured);
  let ready = 0;
  for (let i = 0; i < size; i++) {
    const card = g.table.card(zone.captured, i);
    if (card !== source && g.s.exerted.get(card) === 0) ready++;
  }
  return ready;
}
/**
 * LIB-8.6, LIB-8.4, LIB-R19. `others`: hand cards that do not perform it. `source`: the captured location that does.
 */
export function payable(g: G, mission: number, others: number, source: CardId): boolean {
  return others >= DISCARDS[mission]! && (EXERTS[mission] === 0 || readyExcept(g, source) >= EXERTS[mission]!);
}

const held = (g: G): number => g.table.size(handOf(g.s, RESISTANCE));
function anyBorrowable(g: G, mission: number): boolean {
  if (BORROWS_EXCEPT[mission]! < 0) return false;
  const size = g.table.size(zone.captured);
  for (let i = 0; i < size; i++) if (borrowable(g.s, mission, g.table.card(zone.captured, i), held(g))) return true;
  return false;
}

/**
 * LIB-8.5, LIB-8.7: choose what is borrowed, pay all of it, resolve, put the card away. `source` is the captured location that
 * performs the mission, 0 if a hand card does. `borrowed` is a mission plus one, or 0.
 */
const mission = book.procedure('mission', { mission: 'number', source: 'card', borrowed: 'number', step: 'number' }, [
  {
    rule: 'LIB-18.14',
    prompt: 'borrow',
    when: (g, l) => anyBorrowable(g, l.mission),
    offer(g, l, out) {
      const size = g.table.size(zone.captured);
      for (let i = 0; i < size; i++) {
        const card = g.table.card(zone.captured, i);
        const barred = CATEGORY_OF[g.table.printed(card)] === BORROWS_EXCEPT[l.mission];
        out.test(act.borrow(card), borrowable(g.s, l.mission, card, held(g)), barred ? 'LIB-R20' : 'LIB-14.10');
      }
    },
    take(g, l, action) {
      const borrowed = missionOf(RESISTANCE, g.table.printed(cardOf(action)));
      l.borrowed = borrowed + 1;
      g.happened(fact.borrowed, cardOf(action), borrowed);
    },
  },
  {
    rule: 'LIB-8.2',
    prompt: 'payDiscard',
    least: discards,
    most: discards,
    values: (_g, l) => ({ mission: l.mission, cards: discards(_g, l) }),
    offer: offerHand,
    take(g, _l, action) {
      discard(g, g.table.find(zone.hand(g.seat), defOf(action)));
    },
  },
  {
    rule: 'LIB-8.3',
    prompt: 'payExert',
    least: (_g, l) => EXERTS[l.mission]!,
    most: (_g, l) => EXERTS[l.mission]!,
    values: (_g, l) => ({ mission: l.mission, locations: EXERTS[l.mission]! }),
    offer(g, l, out) {
      const size = g.table.size(zone.captured);
      for (let i = 0; i < size; i++) {
        const card = g.table.card(zone.captured, i);
        if (card === l.source) out.refuse(act.exert(card), 'LIB-8.4');
        else out.test(act.exert(card), g.s.exerted.get(card) === 0, 'LIB-5.5');
      }
    },
    take(g, _l, action) {
      exert(g, cardOf(action));
    },
  },
  {
    rule: 'LIB-8.1',
    run(g, l) {
      const performed = l.borrowed === 0 ? l.mission : l.borrowed - 1;
      const effect = FIRST_EFFECT[performed]! + l.step;
      if (effect === FIRST_EFFECT[performed + 1]) return 'next';
      l.step++;
      g.begin(EFFECTS[effect]!);
      return 'again';
    },
  },
  {
    rule: 'LIB-8.9',
    run(g, l) {
      if (l.source === 0) discard(g, g.table.top(zone.aside(g.seat)));
    },
  },
]);
function discards(_g: G, l: { readonly mission: number; readonly borrowed: number }): number {
  return DISCARDS[l.mission]! + (l.borrowed === 0 ? 0 : DISCARDS[l.borrowed - 1]!);
}

/**
 * LIB-5.3, LIB-7.9, LIB-R17. The opponent learns the category (LIB-11.4), or the card itself if `openPlay` was agreed on
 * (LIB-R26).
 */
export function performFromHand(g: G, def: DefId): void {
  const { seat } = g;
  const performed = missionOf(roleOf(g.s, seat), def);
  const card = g.table.find(zone.hand(seat), def);
  const aside = g.s.openPlay.value === 1 ? g.show(card, zone.aside(seat)) : g.move(card, zone.aside(seat));
  g.deny(aside, ~IN_CATEGORY[CATEGORY_OF[def]!]!);
  g.happened(fact.performed, seat, performed, 0);
  g.begin(mission).mission = performed;
}
/** LIB-5.12, LIB-6.7 */
export function performThrough(g: G, card: CardId): void {
  const performed = missionOf(roleOf(g.s, g.seat), g.table.printed(card));
  exert(g, card);
  g.happened(fact.performed, g.seat, performed, card);
  const local = g.begin(mission);
  local.mission = performed;
  local.source = card;
}
