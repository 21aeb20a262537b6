import {
  baseOf,
  DYNASTY,
  type Liberation,
  RESISTANCE,
  type Role,
  seatOfRole,
  zone,
} from '../../../games/liberation/state.ts';
import { ATTACK, fact } from '../../../games/liberation/verbs.ts';
import type { Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import { cardKey, defKey, numberKey } from '../../table/view.ts';
import { said, step, type Teller, tellerOf, type Tone, toneFor } from '../../table/telling.ts';

/** Where the base is not; once it has been laid anew, it may be there. */
const BASE = 'base';
/** Good for one side. */
const toneForSide = (s: Liberation, role: Role, viewer: Viewer): Tone => toneFor(seatOfRole(s, role), viewer);
const planet = (n: number): readonly string[] => [numberKey('planet', n)];
const attacked: Teller<Liberation> = (s, { a, b }, viewer) => {
  const at = [defKey(a)];
  if (b === ATTACK.base)
    return {
      icon: 'laurels',
      word: said('база', 'база', 'the base'),
      weight: 3,
      tone: toneForSide(s, DYNASTY, viewer),
      mark: 'taken',
      at,
    };
  if (b === ATTACK.hand)
    return {
      icon: 'explosion-rays',
      word: said('влучно', 'попадание', 'hit'),
      weight: 3,
      tone: toneForSide(s, DYNASTY, viewer),
      mark: 'hit',
      at,
    };
  return {
    icon: 'targeted',
    word: said('промах', 'промах', 'miss'),
    weight: 3,
    tone: 'even',
    mark: 'miss',
    at,
    about: BASE,
  };
};
const sabotaged: Teller<Liberation> = (s, { a, b }, viewer) => ({
  icon: 'hazard-sign',
  word: said('саботаж', 'саботаж', 'sabotage'),
  weight: 3,
  // That it has failed is good for none: who was named to is told nothing by it of the base.
  tone: b === 1 ? toneForSide(s, RESISTANCE, viewer) : 'even',
  mark: 'trick',
  at: [defKey(a)],
});
const ofEither =
  (place: (seat: Seat) => ZoneId) =>
  (at: number): boolean =>
    at === place(0 as Seat) || at === place(1 as Seat);
const [isAside, isSpied] = [ofEither(zone.aside), ofEither(zone.spied)];
const moved: Teller<Liberation> = (s, { b: from, c: to, def }, viewer) => {
  if (to === zone.captured)
    return {
      icon: 'flying-flag',
      word: said('захоплено', 'захвачено', 'captured'),
      weight: 2,
      tone: toneForSide(s, DYNASTY, viewer),
      mark: 'taken',
      at: [defKey(def)],
      about: defKey(def),
    };
  if (from === zone.captured) {
    const tone = toneForSide(s, RESISTANCE, viewer);
    const word = said('повернено', 'возвращено', 'returned');
    return { icon: 'return-arrow', word, weight: 2, tone, at: [defKey(def)], outdates: defKey(def) };
  }
  if (to === baseOf(s))
    return { icon: 'fist', word: said('база', 'база', 'base'), weight: 2, tone: 'even', outdates: BASE };
  if (to === zone.discard) {
    const word = said('скинуто', 'сброшено', 'discarded');
    // What a mission was performed by goes its way when all has been told of it.
    const performed = isAside(from);
    return { icon: 'r-disc', word, weight: performed || s.table.plan.owner[from]! < 0 ? 1 : 2, tone: 'even' };
  }
  if (isSpied(from) && to !== zone.deck)
    return { icon: 'card-draw', word: said('карта', 'карта', 'card'), weight: 2, tone: 'even' };
  if (from === zone.deck) return { icon: 'card-draw', word: said('карта', 'карта', 'card'), weight: 1, tone: 'even' };
  return { icon: 'stack', word: said('карта', 'карта', 'card'), weight: 1, tone: 'even' };
};

export const tells = tellerOf<typeof fact, Liberation>(
  fact,
  {
    turn: step('hourglass', said('хід', 'ход', 'turn')),
    exerted: (_s, { a }) => ({
      icon: 'r-exert',
      word: said('задіяно', 'задействовано', 'exerted'),
      weight: 1,
      tone: 'even',
      at: [cardKey(a)],
    }),
    restored: (_s, { a }) => ({
      icon: 'anticlockwise-rotation',
      word: said('відновлено', 'восстановлено', 'restored'),
      weight: 2,
      tone: 'even',
      at: [cardKey(a)],
    }),
    attacked,
    sabotaged,
    performed: step('open-book', said('місія', 'миссия', 'mission'), 2),
    borrowed: step('open-book', said('місія', 'миссия', 'mission'), 2),
    probed: (s, { a, b }, viewer) => ({
      icon: 'radar-dish',
      word: said('зонд', 'зонд', 'probe'),
      weight: 3,
      tone: b === 1 ? toneForSide(s, DYNASTY, viewer) : 'even',
      mark: 'probe',
      at: planet(a),
      about: BASE,
    }),
    circle: (s, _f, viewer) => ({
      icon: 'ringed-planet',
      word: said('коло', 'круг', 'circle'),
      weight: 2,
      tone: toneForSide(s, RESISTANCE, viewer),
    }),
    emptyDraw: step('card-draw', said('порожньо', 'пусто', 'empty'), 2),
    baseTaken: step('return-arrow', said('база', 'база', 'base'), 2),
    // The card that moves tells it.
    baseLaid: null,
    flipped: (_s, { a }) => ({
      icon: 'anticlockwise-rotation',
      word: said('зворот', 'оборот', 'turned over'),
      weight: 2,
      tone: 'even',
      mark: 'probe',
      at: planet(a),
    }),
    exchanged: (_s, { a, b }) => ({
      icon: 'card-exchange',
      word: said('обмін', 'обмен', 'swapped'),
      weight: 2,
      tone: 'even',
      mark: 'probe',
      at: [...planet(a), ...planet(b)],
    }),
    asked: step('person', said('прохання', 'просьба', 'request'), 2),
    decided: step('shaking-hands', said('сторони', 'стороны', 'sides'), 3),
    won: (_s, { a }, viewer) => ({
      icon: 'laurels',
      word: said('кінець', 'конец', 'the end'),
      weight: 3,
      tone: toneFor(a, viewer),
    }),
  },
  {
    moved,
    revealed: step('open-book', said('відкрито', 'открыто', 'shown')),
    shuffled: step('card-exchange', said('тасування', 'перемешивание', 'shuffled')),
    over: null,
  },
);
