import { landOf } from '../../../games/bravery/cards/set.ts';
import { type Bravery, MOST_SEATS, zone } from '../../../games/bravery/state.ts';
import { fact } from '../../../games/bravery/verbs.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { cardKey, defKey, seatKey } from '../../table/view.ts';
import { stampKey } from './keys.ts';
import { said, step, type Teller, tellerOf } from '../../table/telling.ts';

const TAKEN = {
  icon: 'barbed-wire',
  word: said('окуповано', 'оккупировано', 'occupied'),
  weight: 1,
  tone: 'bad',
} as const;
const FREED = {
  icon: 'flying-flag',
  word: said('звільнено', 'освобождено', 'freed'),
  weight: 1,
  tone: 'good',
} as const;
const aimedAt = (land: number): string => `aimed:${land}`;
/** Everybody is on one side: what the land is afterwards says for whom it went well. */
const battle: Teller<Bravery> = (s, { a, b: attack, c: defence }) => {
  const lost = (s.occupied.value & (1 << landOf(a as DefId))) !== 0;
  const won = attack > defence;
  return {
    icon: lost ? 'barbed-wire' : won ? 'flying-flag' : 'shield',
    word: lost
      ? won
        ? said('втрачено', 'потеряно', 'lost')
        : said('відбито', 'отбито', 'beaten off')
      : won
        ? said('звільнено', 'освобождено', 'freed')
        : said('вистояли', 'выстояли', 'held'),
    weight: 3,
    tone: lost ? 'bad' : 'good',
    mark: 'stamp',
    // Below the name and the shields.
    at: [stampKey(a as DefId), defKey(a)],
    outdates: aimedAt(a),
  };
};
const isHand = (place: number): boolean => place >= zone.hand(0 as Seat) && place < zone.hand(0 as Seat) + MOST_SEATS;
const moved: Teller<Bravery> = (_s, { a, b: from, c: to, def }) => {
  if (from === zone.enemyDeck)
    return {
      icon: 'great-war-tank',
      word: said('ворог', 'враг', 'enemy'),
      weight: 2,
      tone: 'bad',
      at: [cardKey(a), defKey(def)],
    };
  if (to === zone.discard || to === zone.enemyDiscard)
    return { icon: 'r-disc', word: said('у відбій', 'в сброс', 'discarded'), weight: 1, tone: 'even' };
  if (isHand(to) && isHand(from))
    return { icon: 'card-exchange', word: said('обмін', 'обмен', 'trade'), weight: 2, tone: 'even' };
  if (from === zone.deck || (isHand(to) && from === zone.discard))
    return { icon: 'card-draw', word: said('добір', 'добор', 'draw'), weight: 1, tone: 'even' };
  return { icon: 'calendar', word: said('план', 'план', 'plan'), weight: 1, tone: 'even' };
};
const atLand =
  (icon: 'targeted' | 'hooded-figure', word: ReturnType<typeof said>, tone: 'good' | 'bad'): Teller<Bravery> =>
  (_s, { a }) => ({
    icon,
    word,
    weight: 2,
    tone,
    mark: 'stamp',
    at: [stampKey(a as DefId), defKey(a)],
    about: aimedAt(a),
  });
const between =
  (icon: 'card-exchange' | 'megaphone' | 'r-x', word: ReturnType<typeof said>): Teller<Bravery> =>
  (_s, { a, b }, viewer) => ({ icon, word, weight: b === viewer ? 2 : 1, tone: 'even', at: [seatKey(a)] });

export const tells = tellerOf<typeof fact, Bravery>(
  fact,
  {
    round: step('calendar', said('тиждень', 'неделя', 'week')),
    relieved: step('three-friends', said('волонтери', 'волонтёры', 'volunteers')),
    offered: between('card-exchange', said('обмін', 'обмен', 'trade')),
    asked: between('megaphone', said('прохання', 'просьба', 'request')),
    declined: between('r-x', said('відмова', 'отказ', 'refused')),
    // Told by what was asked, laid or taken back.
    patience: null,
    confirmed: (_s, { a }) => ({
      icon: 'r-check',
      word: said('план', 'план', 'plan'),
      weight: 1,
      tone: 'even',
      at: [seatKey(a)],
    }),
    proposed: step('megaphone', said('пропозиція', 'предложение', 'proposal')),
    agreed: null,
    decided: step('r-check', said('рішення', 'решение', 'decided'), 2),
    committed: (_s, { b }) => ({
      icon: 'crossed-swords',
      word: said('у битву', 'в битву', 'committed'),
      weight: 1,
      tone: 'even',
      at: [cardKey(b)],
    }),
    cancelled: step('witch-flight', said('скинуто', 'сброшено', 'discarded'), 2, 'good'),
    targeted: atLand('targeted', said('ціль', 'цель', 'target'), 'bad'),
    undermined: atLand('hooded-figure', said('послаблено', 'ослаблено', 'weakened'), 'good'),
    battle,
    // The battle before it has told them.
    occupied: () => ({ ...TAKEN, quiet: true }),
    freed: () => ({ ...FREED, quiet: true }),
    owes: step('card-draw', said('борг', 'долг', 'owed'), 2, 'bad'),
    ended: null,
  },
  {
    moved,
    revealed: null,
    shuffled: step('card-exchange', said('тасування', 'перемешивание', 'shuffled')),
    over: null,
  },
);
