import { RESOURCES } from '../../../games/war/cards/vocabulary.ts';
import {
  type Price,
  printedPrice,
  priceOfCard,
  proposed,
  proposedTaps,
  shortage,
} from '../../../games/war/rules/07-resources.ts';
import { upkeepOf } from '../../../games/war/rules/12-ubo.ts';
import { attackCost } from '../../../games/war/rules/16-attack.ts';
import { reading, zone } from '../../../games/war/state.ts';
import { TONGUES } from '../../../games/war/text/card.ts';
import { resourcesIn } from '../../../games/war/text/index.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { cardsIn } from '../../table/view.ts';
import { rowOf } from './card/look.ts';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

/** Rules that say: not enough to pay with. */
const SHORT = new Set(['WAR-14.3', 'WAR-7.14', 'WAR-7.2']);

/** What an option would cost now, with all that changes it; the next price that is asked for takes its place. */
export function priceOf(view: View, { verb, args }: Option): Price | undefined {
  const g = reading(view.s);
  const first = args[0]?.value ?? 0;
  switch (verb) {
    case 'build':
    case 'equip':
    case 'play': {
      const card = view.s.table.find(zone.hand(view.seat), first as DefId);
      return card === 0 ? undefined : priceOfCard(g, card);
    }
    case 'use': {
      const use = view.s.prints.uses[view.s.table.printed(first as CardId)]?.[args[1]?.value ?? 0];
      return use && printedPrice(use.D, use.F, use.U, use.strict);
    }
    case 'upkeep':
      return upkeepOf(g, first as CardId);
    case 'attack':
    case 'directed':
    case 'bomb':
    case 'bombDeck':
      return attackCost(g, first as CardId, 0 as CardId);
    default:
      return undefined;
  }
}
/** `1 depot, 2 fuel`; nothing of what is nought. */
export function amounts(view: View, of: ArrayLike<number>): string {
  return resourcesIn(view.language)
    .flatMap((counted, i) => (of[i] === 0 ? [] : [counted(of[i]!)]))
    .join(', ');
}
/** WAR-27.6: what a card of the hand asks for before it may lie on the table, as it is printed. */
function asksFor({ language }: View, { args }: Option): string | undefined {
  const { needs = [] } = rowOf((args[0]?.value ?? 0) as DefId);
  return needs.length === 0 ? undefined : needs.map((condition) => TONGUES[language].needs(condition)).join(' ');
}
/** Which resources are missing, and how many; or what a card asks for that is not there. */
export function refuses(view: View, option: Option, rule: string): string | undefined {
  if (rule === 'WAR-27.6') return asksFor(view, option);
  const price = SHORT.has(rule) ? priceOf(view, option) : undefined;
  if (price === undefined) return undefined;
  const w = WORDS[view.language];
  const { missing, exchanged } = shortage(reading(view.s), view.seat, price);
  const strict = price.strict.some((n, i) => n > 0 && missing[i]! > 0);
  return [
    w.lacks(amounts(view, missing)),
    ...(strict ? [w.lacksStrict] : exchanged > 0 ? [w.exchanges(exchanged)] : []),
  ].join(' ');
}
/** What is untapped and in the pool, by resource; a card that gives one of several is counted by the first. */
export function funds({ s, seat }: View): readonly number[] {
  const places = [zone.resources(seat), zone.ubo(seat), zone.first(seat), zone.second(seat)];
  const free = places.flatMap((at) => cardsIn(s, at)).filter((card) => s.tapped.get(card) === 0);
  return RESOURCES.map((r, i) =>
    free.reduce((sum, card) => sum + (s.cards.yields[s.table.printed(card)]?.[0]?.[i] ?? 0), s[r].get(seat)),
  );
}

/** Verbs that ask for a price. */
const COSTS = new Set(['build', 'play', 'equip', 'use', 'upkeep']);
/** What an option asks for, and what would be spent on it as proposed; nothing where it is free. */
export function billOf(view: View, option: Option) {
  const price = COSTS.has(option.verb) ? priceOf(view, option) : undefined;
  if (price === undefined || price.total.every((n) => n === 0)) return undefined;
  const due = Array.from(price.total);
  const spent = proposed(reading(view.s), view.seat, price);
  // What stands for something else, and what it stands for.
  const instead = spent.map((n, i) => Math.max(0, n - due[i]!));
  const lacking = due.map((n, i) => Math.max(0, n - spent[i]!));
  return { due, spent, instead, lacking, left: funds(view).map((n, i) => Math.max(0, n - spent[i]!)) };
}
/** The cards that would turn for an option, paid as proposed. */
export function turnsFor(view: View, option: Option): readonly CardId[] {
  const price = COSTS.has(option.verb) ? priceOf(view, option) : undefined;
  return price === undefined ? [] : proposedTaps(reading(view.s), view.seat, price);
}
/** Is it left to the viewer what to tap? Not where each source gives one thing and nothing is exchanged. */
export function hasWaysToPay(view: View, option: Option): boolean {
  const bill = billOf(view, option);
  if (bill === undefined) return false;
  const places = [zone.resources, zone.ubo, zone.first, zone.second].map((of) => of(view.seat));
  const isPlain = (card: CardId): boolean => {
    const [first, ...others] = view.s.cards.yields[view.s.table.printed(card)] ?? [];
    if (first === undefined) return true;
    const gives = first[0]! + first[1]! + first[2]!;
    return others.length === 0 && gives === 1;
  };
  const free = places.flatMap((at) => cardsIn(view.s, at)).filter((card) => view.s.tapped.get(card) === 0);
  return bill.instead.some((n) => n > 0) || !free.every(isPlain);
}
