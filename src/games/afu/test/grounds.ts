/**
 * What must be so of the cards where a rule is named as the reason, told from what lies on the table and without the
 * lines that name it.
 */
import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { cardOf, defOf, numberOf, secondOf } from '../../../kernel/verbs.ts';
import {
  attack,
  BY_DEFENCE,
  condition,
  cost,
  defence,
  MARK,
  marks,
  PANIC_DEF,
  REWARD,
  reward,
  support,
} from '../cards/columns.ts';
import { conditionMet, isCredit, isValue, playOf } from '../rules/10-bonuses.ts';
import { highestBid, usedWorth } from '../rules/19-auction.ts';
import { type Afu, attackAt, COLUMNS, defenceAt, DISPLAY, openAt, PLAY, solo, supportAt, zone } from '../state.ts';

interface Tried {
  readonly s: Afu;
  readonly seat: Seat;
  readonly prompt: string;
  readonly verb: string;
  readonly action: Action;
}
const lies = ({ table: t }: Afu, place: ZoneId, def: DefId): boolean => t.find(place, def) !== 0;
const inHand = ({ s, seat, action }: Tried): boolean => lies(s, zone.hand(seat), defOf(action));
const columnOf = ({ action }: Tried): number => secondOf(action) - 1;
const isColumn = (column: number): boolean => column >= 0 && column < COLUMNS;
const holdsCards = ({ s }: Tried, place: ZoneId): boolean => s.table.size(place) > 0;
/** What became this turn of a card of this print: the marks of all its plays. */
const plays = ({ s, seat, action }: Tried): number =>
  s.played
    .slice(0, s.plays.get(seat))
    .map((column) => column.get(seat))
    .filter((play) => (play & PLAY.print) === defOf(action))
    .reduce((all, play) => all | play, 0);
const wasPlayed = (tried: Tried): boolean => (plays(tried) & (PLAY.row | PLAY.used)) !== 0;
const met = ({ s, seat, action }: Tried): boolean =>
  conditionMet(s, seat, defOf(action), playOf(s, seat, defOf(action)));
const asks = (n: number) => (tried: Tried) => condition[defOf(tried.action)] === n && !met(tried);
const isForSale = ({ s, action }: Tried): boolean =>
  [zone.aid, ...Array.from({ length: DISPLAY }, (_, i) => openAt(i))].some((place) => lies(s, place, defOf(action)));
const panicIn = ({ s }: Tried, place: ZoneId): boolean => lies(s, place, PANIC_DEF);
function panicAt(tried: Tried, from: number): boolean {
  const { s, seat } = tried;
  const hand = panicIn(tried, zone.hand(seat)) || panicIn(tried, zone.late(seat));
  const discard = panicIn(tried, zone.discard(seat));
  return from === 1
    ? hand
    : from === 2
      ? discard
      : from === 3 && panicIn(tried, zone.deck(seat)) && s.panics.get(seat) > 0;
}
/** The card has none of the points that the objective demands. */
const pointless = ({ s, action }: Tried): boolean =>
  (s.demanded.value === BY_DEFENCE ? defence : attack)[defOf(action)] === 0;
const isSwap = ({ action }: Tried): boolean => reward[defOf(action)] === REWARD.hospitalSwap;
const inRow = ({ s, seat, action }: Tried, at: (seat: Seat, column: number) => ZoneId): number =>
  Array.from({ length: COLUMNS }, (_, i) => i).findIndex((column) => s.table.at[cardOf(action)] === at(seat, column));
const isFixed = (tried: Tried): boolean => {
  const { s, seat } = tried;
  const [front, back] = [inRow(tried, defenceAt), inRow(tried, supportAt)];
  const bit = front >= 0 ? front : back >= 0 ? COLUMNS + back : -1;
  return bit < 0 || s.takenBack.get(seat) >= 6 || (s.fixed.get(seat) & (1 << bit)) !== 0;
};
/** The questions at which each act is done. */
const DONE_AT: Readonly<Record<string, readonly string[]>> = {
  defend: ['afu.place'],
  support: ['afu.place'],
  takeBack: ['afu.place'],
  decline: ['afu.place'],
  swap: ['afu.place'],
  bonus: ['afu.place', 'afu.aftermath', 'afu.auctionBonus'],
  buy: ['afu.recruit'],
  calm: ['afu.recruit'],
};

const GROUNDS: Readonly<Record<string, (tried: Tried) => boolean>> = {
  'AFU-2.5': ({ action }) => reward[defOf(action)] === REWARD.nothing,
  'AFU-3.4': ({ s, action }) => lies(s, zone.achievements, defOf(action)),
  'AFU-3.5': ({ s, seat, action }) => !lies(s, zone.secret(seat), defOf(action)) || s.round.value > 0,
  'AFU-4.2': ({ prompt, verb }) => DONE_AT[verb]?.includes(prompt) === false,
  'AFU-6.2': (tried) => {
    const column = columnOf(tried);
    const fits =
      isColumn(column) &&
      holdsCards(tried, attackAt(tried.seat, column)) &&
      !holdsCards(tried, defenceAt(tried.seat, column));
    return tried.prompt !== 'afu.place' || !inHand(tried) || !fits;
  },
  'AFU-6.3': (tried) => {
    const column = columnOf(tried);
    const fits =
      isColumn(column) &&
      holdsCards(tried, defenceAt(tried.seat, column)) &&
      !holdsCards(tried, supportAt(tried.seat, column));
    return tried.prompt !== 'afu.place' || !inHand(tried) || !fits;
  },
  'AFU-6.4': ({ action }) => attack[defOf(action)] === 0 && defence[defOf(action)] === 0,
  'AFU-6.5': ({ action }) => support[defOf(action)] === 0 && (marks[defOf(action)]! & MARK.reinforcements) === 0,
  'AFU-6.6': (tried) => {
    const { seat, verb } = tried;
    if (verb === 'support') return !holdsCards(tried, defenceAt(seat, columnOf(tried)));
    const column = inRow(tried, defenceAt);
    return column >= 0 && holdsCards(tried, supportAt(seat, column));
  },
  'AFU-8.6': ({ action }) => (marks[defOf(action)]! & MARK.reinforcements) !== 0,
  'AFU-9.6': ({ action }) => defOf(action) === PANIC_DEF,
  'AFU-10.1': (tried) => !wasPlayed(tried),
  'AFU-10.2': (tried) => {
    const def = defOf(tried.action);
    return (plays(tried) & PLAY.declined) !== 0 || (!isValue(def) && !isCredit(tried.s, def));
  },
  'AFU-10.3': (tried) => inHand(tried) && !wasPlayed(tried),
  'AFU-11.1': asks(1),
  'AFU-11.2': asks(2),
  'AFU-11.3': asks(3),
  'AFU-11.4': asks(4),
  'AFU-11.5': asks(5),
  'AFU-11.6': asks(6),
  'AFU-12.2': ({ action }) => {
    const from = secondOf(action);
    return reward[defOf(action)] === REWARD.returnPanic ? from < 1 || from > 3 : from !== 0;
  },
  'AFU-12.7': ({ s, seat, action, prompt, verb }) =>
    prompt !== (verb === 'drop' ? 'afu.reconDrop' : 'afu.reconReturn') || !lies(s, zone.recon(seat), defOf(action)),
  'AFU-12.8': (tried) =>
    !isSwap(tried) || !inHand(tried) || !lies(tried.s, zone.hospital(tried.seat), secondOf(tried.action) as DefId),
  'AFU-12.9': (tried) => isSwap(tried) && (wasPlayed(tried) || tried.verb === 'bonus'),
  'AFU-13.4': (tried) => !isForSale(tried),
  'AFU-13.5': ({ s, seat, action }) => cost[defOf(action)]! > s.budget.get(seat),
  'AFU-13.6': (tried) =>
    tried.s.table.printed(tried.s.table.top(zone.afuDeck)) === defOf(tried.action) && !isForSale(tried),
  'AFU-13.12': ({ s, seat, prompt, action }) =>
    prompt !== 'afu.recruit' || s.icons.get(seat) === 0 || numberOf(action) < 1 || numberOf(action) > 3,
  'AFU-13.13': (tried) => panicAt(tried, 1) || panicAt(tried, 2),
  'AFU-18.1': (tried) => tried.prompt !== 'afu.cycle' || !inHand(tried),
  'AFU-18.9': ({ s, seat, action, prompt }) => prompt !== 'afu.fetch' || !lies(s, zone.hospital(seat), defOf(action)),
  'AFU-18.10': (tried) => tried.prompt !== 'afu.discard' || !inHand(tried),
  'AFU-19.5': (tried) =>
    tried.verb === 'amount' ? tried.prompt !== 'afu.bid' : tried.prompt !== 'afu.pay' || !inHand(tried),
  'AFU-19.6': ({ s, action }) => numberOf(action) <= s.bid.value,
  'AFU-19.13': (tried) => (plays(tried) & PLAY.used) !== 0,
  'AFU-19.16': ({ s }) => s.auction.value === 1,
  'AFU-24.2': (tried) => solo(tried.s) && (tried.prompt !== 'afu.offer' || tried.verb === 'amount' || !inHand(tried)),
  'AFU-R19': (tried) => (plays(tried) & (PLAY.spent | PLAY.swapped)) !== 0,
  'AFU-R26': (tried) => !panicAt(tried, tried.verb === 'calm' ? numberOf(tried.action) : secondOf(tried.action)),
  'AFU-R30': ({ s, seat, action }) => s.table.size(zone.hospital(seat)) === 0 || secondOf(action) === defOf(action),
  'AFU-R34': ({ s }) => s.table.size(zone.aid) === 0,
  'AFU-R44': ({ s, seat, action }) => numberOf(action) > highestBid(s, seat),
  'AFU-R46': pointless,
  'AFU-R62': (tried) =>
    tried.verb === 'done' ? usedWorth(tried.s, tried.seat, tried.s.demanded.value) < 0 : pointless(tried),
  'AFU-R70': (tried) => {
    const def = defOf(tried.action);
    return tried.verb === 'takeBack' ? isFixed(tried) : isValue(def) || isCredit(tried.s, def);
  },
  'AFU-R75': (tried) => tried.prompt === 'afu.aftermath' && met(tried),
  'AFU-R80': ({ s, action }) => s.edition.value === 1 && reward[defOf(action)] === REWARD.recruitPoints,
  'AFU-R77': ({ action }) => numberOf(action) > 35,
};
/** Passing and being done belong to the question that stands there. */
export const holds = (why: string, tried: Tried): boolean =>
  tried.verb === 'pass' || (tried.verb === 'done' && why !== 'AFU-R62') || GROUNDS[why]?.(tried) === true;
