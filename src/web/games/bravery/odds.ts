/** What may come next, and how the plans would stand: as the bots reckon it, from what everybody knows. */
import { Forecast, strengthens } from '../../../games/bravery/bot/forecast.ts';
import {
  additional,
  cancels,
  crosshairs,
  enemyCopies,
  shields,
  shieldsFree,
  undermines,
  weakens,
} from '../../../games/bravery/cards/columns.ts';
import { FIRST_ENEMY, FIRST_TERRITORY, LANDS, SET } from '../../../games/bravery/cards/set.ts';
import { targets } from '../../../games/bravery/rules/08-assault.ts';
import { defenceOf, displayed, reachable, wornDown } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { IconName } from '../../shell/icons/names.ts';
import { cardsIn, type TableView } from '../../table/view.ts';
import { WORDS } from './words.ts';

/** Of the deck, what was scouted and put back. */
export const isOpen = ({ table }: Bravery, card: CardId): boolean => table.knownBy[card] === table.plan.everyone;
/** Copies of each enemy print that nobody has seen yet, by print. */
function hiddenEnemies(s: Bravery): readonly number[] {
  const left = Array.from({ length: FIRST_TERRITORY }, (_, def) => enemyCopies[def] ?? 0);
  for (const place of [zone.turned, zone.display, zone.enemyDiscard, zone.scouted, zone.enemyDeck]) {
    for (const card of cardsIn(s, place)) if (isOpen(s, card)) left[s.table.printed(card)]!--;
  }
  return left;
}
/** What all plans together bring into one battle. */
export function planned(s: Bravery, column: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < plansOf(s.table); i++)
    for (const card of cardsIn(s, planAt(s.table, i))) sum += column[s.table.printed(card)] ?? 0;
  return sum;
}
/** The first card of the plans that has something in this column. */
function inPlans(s: Bravery, column: Int32Array): DefId | undefined {
  for (let i = 0; i < plansOf(s.table); i++)
    for (const card of cardsIn(s, planAt(s.table, i)))
      if ((column[s.table.printed(card)] ?? 0) !== 0) return s.table.printed(card);
  return undefined;
}
/** A sum with its parts, of which the first is told even if it is nothing. */
export function added([first = 0, ...rest]: readonly number[]): string {
  const more = rest.filter((n) => n !== 0);
  const sum = more.reduce((all, n) => all + n, first);
  return more.length === 0 ? String(sum) : `${[first, ...more].join(' + ')} = ${sum}`;
}
export const landsIn = (mask: number): readonly number[] =>
  Array.from({ length: LANDS }, (_, land) => land).filter((land) => (mask & (1 << land)) !== 0);
/** What the enemy's turn may bring, as the bots reckon it: chains of cards, and those on top of the deck that were scouted. */
const [onslaught, defences] = [new Forecast(), new Forecast(strengthens)];

export interface Row {
  readonly land: number;
  readonly icon: IconName;
  readonly sum: string;
  readonly good: boolean;
  /** How it looks: likely to go well, to go badly, or neither. */
  readonly tone: 'good' | 'poor' | '';
  readonly says: string;
  /** How likely it goes well, where that is known. */
  readonly share?: number;
}
/** What is likelier than this is no worry; what is less likely than half is one. */
const LIKELY = 0.75;
const toneOf = (share: number): Row['tone'] => (share >= LIKELY ? 'good' : share < 0.5 ? 'poor' : '');
/** Never rounded up to a certainty that there is none of. */
const hundredths = (share: number): number => Math.min(99, Math.round(share * 100));
const MOST_THREATENED = 2;
/** While the week is planned: the next blow, and the easiest counter-offensive. */
export function ahead(view: TableView<Bravery>): readonly Row[] {
  const w = WORDS[view.language];
  const { s } = view;
  const occupied = s.occupied.value;
  const [guard, strike, weakening] = [planned(s, shields), planned(s, crosshairs), planned(s, weakens)];
  const canceller = inPlans(s, cancels);
  const more = canceller === undefined ? '' : `; ${w.mayCancel(view.text.card(canceller).name)}`;
  const threatened = landsIn(targets(occupied)).slice(0, MOST_THREATENED);
  const quiet = onslaught.within(s, 0) === 1;
  const rows: Row[] = threatened.map((land) => {
    const parts = [shieldsFree[land] ?? 0, guard, weakening];
    // What weakens an attack by so much holds as well as so many shields.
    const share = onslaught.within(
      s,
      parts.reduce((sum, n) => sum + n),
    );
    return {
      land,
      icon: 'shield',
      sum: added(parts),
      good: share >= LIKELY,
      tone: toneOf(share),
      says: quiet ? w.quietWeek : share === 1 ? w.standsAny : w.standsSome(hundredths(share)) + more,
      share,
    };
  });
  // A secret operation of the plans takes from one territory: that one.
  const operations = planned(s, undermines);
  const easiest = landsIn(reachable(occupied)).toSorted((a, b) => defenceOf(s, a) - defenceOf(s, b))[0];
  if (strike > 0 && easiest !== undefined) {
    const whole = defenceOf(s, easiest);
    const taken = Math.min(whole, operations);
    const defence = whole - taken;
    const good = strike > defence;
    const share = good ? defences.within(s, strike - defence - 1) : 0;
    const says = share === 1 ? w.freedAny : w.freedSome(hundredths(share));
    rows.push({
      land: easiest,
      icon: 'targeted',
      sum: `${strike} : ${whole}${taken === 0 ? '' : `\u202f−\u202f${taken}`}`,
      good,
      tone: good ? toneOf(share) : 'poor',
      says: good ? says : w.lacks(defence, defence + 1 - strike),
      ...(good ? { share } : {}),
    });
  }
  return rows;
}
/** So many cards of Enemy Defence a counter-offensive would cost that fails. */
export function wornBy(s: Bravery, attack: number, defence: number): number {
  let cards = 0;
  for (let left = wornDown(s, defence - displayed(s), attack); left !== 0; left &= left - 1) cards++;
  return cards;
}
/** The cards on top of the enemy's deck that were scouted, the next one first. */
export function scoutedAhead(s: Bravery): readonly DefId[] {
  const known: DefId[] = [];
  for (const card of cardsIn(s, zone.enemyDeck).toReversed()) {
    if (!isOpen(s, card)) break;
    known.push(s.table.printed(card));
  }
  return known;
}
/** What the next enemy card is: that which was scouted, or one of those that are still hidden, by kind. */
export function nextCard(s: Bravery): { offensive: number; defence: number; lull: number; more: number } {
  const left = hiddenEnemies(s);
  const share = { offensive: 0, defence: 0, lull: 0, more: 0 };
  const [known] = scoutedAhead(s);
  if (known !== undefined) {
    share[SET.enemies[known - FIRST_ENEMY]!.kind] = 1;
    share.more = additional[known]!;
    return share;
  }
  let all = 0;
  SET.enemies.forEach(({ kind }, i) => {
    const count = left[FIRST_ENEMY + i]!;
    share[kind] += count;
    share.more += additional[FIRST_ENEMY + i] === 1 ? count : 0;
    all += count;
  });
  if (all === 0) return share;
  return {
    offensive: share.offensive / all,
    defence: share.defence / all,
    lull: share.lull / all,
    more: share.more / all,
  };
}
