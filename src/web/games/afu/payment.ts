import { attack, BY_DEFENCE, defence } from '../../../games/afu/cards/columns.ts';
import { usedWorth } from '../../../games/afu/rules/19-auction.ts';
import { zone } from '../../../games/afu/state.ts';
import { act } from '../../../games/afu/verbs.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { type Language, english, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { DONE } from '../../../kernel/verbs.ts';
import type { Main } from '../../table/layout.ts';
import { cardsIn } from '../../table/view.ts';
import { shortIn } from './look.ts';
import type { View } from './things.tsx';

interface Words {
  readonly pay: (cards: number) => string;
  readonly card: (name: string, points: number) => string;
  readonly sum: (points: number, bid: number) => string;
  readonly yes: string;
}
const SAID: Readonly<Record<Language, Words>> = typeset({
  uk: {
    pay: (n) => `Заплатити: ${slavic(n, { one: 'карта', few: 'карти', many: 'карт' })}`,
    card: (name, n) => `«${name}»: ${n}`,
    sum: (n, bid) => `разом ${n} із ${bid} потрібних`,
    yes: 'Заплатити',
  },
  ru: {
    pay: (n) => `Заплатить: ${slavic(n, { one: 'карта', few: 'карты', many: 'карт' })}`,
    card: (name, n) => `«${name}»: ${n}`,
    sum: (n, bid) => `вместе ${n} из ${bid} нужных`,
    yes: 'Заплатить',
  },
  en: {
    pay: (n) => `Pay with ${english(n, { one: 'card', other: 'cards' })}`,
    card: (name, n) => `${name}: ${n}`,
    sum: (n, bid) => `${n} of the ${bid} needed`,
    yes: 'Pay',
  },
});

interface Payment {
  readonly cards: readonly DefId[];
  readonly points: number;
}
/** What a card is worth in the battle that follows. */
const fights = (def: DefId): number => attack[def]! + defence[def]!;
const sumOf = (cards: readonly DefId[], of: (def: DefId) => number): number =>
  cards.reduce((sum, def) => sum + of(def), 0);
/**
 * The cards of the hand that pay a bid with the least to spare, and of those the ones that are missed least in battle. By what
 * is printed: a bonus makes it more, never less (AFU-R45).
 */
export function cheapest(hand: readonly DefId[], needed: number, points: (def: DefId) => number): Payment | undefined {
  let best: Payment | undefined;
  for (let chosen = 1; chosen < 1 << hand.length; chosen++) {
    const cards = hand.filter((_, i) => (chosen >> i) & 1);
    const sum = sumOf(cards, points);
    if (sum < needed) continue;
    const isBetter =
      best === undefined ||
      sum < best.points ||
      (sum === best.points && sumOf(cards, fights) < sumOf(best.cards, fights));
    if (isBetter) best = { cards, points: sum };
  }
  return best;
}
/** The bid is paid as proposed, at two presses; whoever would rather give other cards lays them one by one. */
export function payment(view: View): Main | undefined {
  const { s, seat, decision, language } = view;
  if (decision?.prompt !== 'afu.pay') return undefined;
  const points = (def: DefId): number => (s.demanded.value === BY_DEFENCE ? defence : attack)[def]!;
  const hand = cardsIn(s, zone.hand(seat))
    .map((card) => s.table.printed(card))
    .filter((def) => points(def) > 0);
  const laid = Math.max(0, usedWorth(s, seat, s.demanded.value));
  const paid = cheapest(hand, s.bid.value - laid, points);
  if (paid === undefined || laid >= s.bid.value) return undefined;
  const w = SAID[language];
  return {
    says: w.pay(paid.cards.length),
    // Where all of them go, nothing is left to be asked about.
    actions: [...paid.cards.map((def) => act.offer(def)), ...(paid.cards.length < hand.length ? [DONE] : [])],
    weighs: {
      forecast: () => ({
        kind: 'certain',
        title: w.pay(paid.cards.length),
        lines: paid.cards.map((def) => ({ text: w.card(shortIn(def, language), points(def)) })),
        cost: w.sum(laid + paid.points, s.bid.value),
      }),
      yes: w.yes,
    },
  };
}
