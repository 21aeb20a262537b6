import { AIR, EFFECT, firstEffect, marks, secondEffect } from '../../../games/afu/cards/columns.ts';
import { COLUMNS, zone } from '../../../games/afu/state.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Tone } from '../../table/telling.ts';
import { cardsIn } from '../../table/view.ts';
import { roundEvents } from './round-events.ts';
import type { View } from './things.tsx';

/** What an event comes to for one army, as far as the viewer may know. */
interface Stake {
  readonly seat: Seat;
  readonly text: string;
  readonly figure: string;
  readonly tone: Tone;
}
interface Words {
  readonly airInHand: (n: number) => string;
  readonly airUnknown: string;
  readonly air: (n: number) => string;
  readonly safe: string;
  readonly unknown: string;
  readonly hospital: (n: number) => string;
  readonly hospitalEmpty: string;
  readonly card: string;
  readonly invaders: (n: number) => string;
  readonly invader: string;
}
const SAID: Readonly<Record<Language, Words>> = typeset({
  uk: {
    airInHand: (n) => `авіації на руці: ${n}; пошлете в бій — піде в госпіталь`,
    airUnknown: 'карт на руці не видно',
    air: (n) => `авіація: −${n}`,
    safe: 'без втрат',
    unknown: 'невідомо',
    hospital: (n) => `карт у госпіталі: ${n}, одна повернеться на руку`,
    hospitalEmpty: 'госпіталь порожній',
    card: '+1 карта',
    invaders: (n) => `ворогів цього раунду: ${n}`,
    invader: '−1 ворог',
  },
  ru: {
    airInHand: (n) => `авиации в руке: ${n}; пошлёте в бой — уйдёт в госпиталь`,
    airUnknown: 'карт в руке не видно',
    air: (n) => `−${n} авиация`,
    safe: 'без потерь',
    unknown: 'неизвестно',
    hospital: (n) => `карт в госпитале: ${n}, одна вернётся в руку`,
    hospitalEmpty: 'госпиталь пуст',
    card: '+1 карта',
    invaders: (n) => `врагов в этом раунде: ${n}`,
    invader: '−1 враг',
  },
  en: {
    airInHand: (n) => `air units in hand: ${n}; sent into battle, they go to the hospital`,
    airUnknown: 'the hand is hidden',
    air: (n) => `−${n} air`,
    safe: 'no loss',
    unknown: 'unknown',
    hospital: (n) => `cards in the hospital: ${n}, one comes back to hand`,
    hospitalEmpty: 'the hospital is empty',
    card: '+1 card',
    invaders: (n) => `invaders this round: ${n}`,
    invader: '−1 invader',
  },
});
const effectsOf = (def: DefId): readonly number[] => [firstEffect[def]!, secondEffect[def]!];
const isAir = (def: DefId): boolean => (marks[def]! & AIR) !== 0;

function stakeOf(view: View, seat: Seat, effect: number): Omit<Stake, 'seat'> | undefined {
  const w = SAID[view.language];
  const { table } = view.s;
  switch (effect) {
    case EFFECT.airLoss: {
      if (seat !== view.viewer) return { text: w.airUnknown, figure: w.unknown, tone: 'even' };
      const n = cardsIn(view.s, zone.hand(seat)).filter((card) => isAir(table.printed(card))).length;
      return { text: w.airInHand(n), figure: n === 0 ? w.safe : w.air(n), tone: n === 0 ? 'good' : 'bad' };
    }
    case EFFECT.hospitalReturn: {
      const n = table.size(zone.hospital(seat));
      return n === 0
        ? { text: w.hospitalEmpty, figure: '0', tone: 'even' }
        : { text: w.hospital(n), figure: w.card, tone: 'good' };
    }
    case EFFECT.fewerInvaders: {
      const fewer = roundEvents(view).filter((def) => effectsOf(def).includes(effect)).length;
      return { text: w.invaders(Math.max(0, COLUMNS - Math.max(1, fewer))), figure: w.invader, tone: 'good' };
    }
    default:
      return undefined;
  }
}
/** For each army, where an event does not do the same to all of them whatever they have. */
export function stakesOf(view: View, def: DefId): readonly Stake[] {
  const seats = Array.from({ length: view.s.table.plan.seats }, (_, seat) => seat as Seat);
  return effectsOf(def).flatMap((effect) =>
    seats.flatMap((seat) => {
      const stake = stakeOf(view, seat, effect);
      return stake === undefined ? [] : [{ seat, ...stake }];
    }),
  );
}
