import { opponentOf, zone } from '../../../games/war/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { english, type Language, slavic } from '../../../kernel/text.ts';
import type { View } from './unit.tsx';

interface Words {
  readonly won: (left: number) => string;
  /** What was left of the opponent's deck, and of one's own. */
  readonly lost: (theirs: number, own: number) => string;
  readonly ofSeat: (name: string, left: number) => string;
}
const uk = (n: number): string => slavic(n, { one: 'карта', few: 'карти', many: 'карт' });
const ru = (n: number): string => slavic(n, { one: 'карта', few: 'карты', many: 'карт' });
const en = (n: number): string => english(n, { one: 'card', other: 'cards' });
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    won: (left) => `У колоді противника на початку ходу лишилося менше двох карт: ${left}.`,
    lost: (theirs, own) => `У колоді противника ще ${uk(theirs)}, а вашу виснажено: на початку ходу в ній ${uk(own)}.`,
    ofSeat: (name, left) => `${name}: у колоді на початку ходу лишилося менше двох карт: ${left}.`,
  },
  ru: {
    won: (left) => `В колоде противника в начале хода осталось меньше двух карт: ${left}.`,
    lost: (theirs, own) => `В колоде противника ещё ${ru(theirs)}, а ваша истощена: в начале хода в ней ${ru(own)}.`,
    ofSeat: (name, left) => `${name}: в колоде в начале хода осталось меньше двух карт: ${left}.`,
  },
  en: {
    won: (left) => `The opponent began a turn with fewer than two cards in the deck: ${left}.`,
    lost: (theirs, own) =>
      `The opponent’s deck still has ${en(theirs)}, but yours is worn out: it began the turn with ${en(own)}.`,
    ofSeat: (name, left) => `${name} began a turn with fewer than two cards in the deck: ${left}.`,
  },
};
/** Whose deck was worn out, and how far the other one was. */
export function reason(view: View): { readonly says: readonly string[]; readonly rule: string } {
  const { s, viewer, text, language } = view;
  const w = SAID[language];
  const loser = (s.table.score[0]! > 0 ? 1 : 0) as Seat;
  const left = s.table.size(zone.deck(loser));
  const theirs = s.table.size(zone.deck(opponentOf(loser)));
  const says =
    viewer === 'spectator' ? w.ofSeat(text.seats[loser]!, left) : viewer === loser ? w.lost(theirs, left) : w.won(left);
  return { says: [says], rule: 'WAR-22.1' };
}
