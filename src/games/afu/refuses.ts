import type { Action, DefId, Seat, ZoneId } from '../../kernel/ids.ts';
import { cardOf, defOf, numberOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import { REWARD, reward } from './cards/columns.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  DISPLAY,
  openAt,
  PLAY,
  PROGRESS,
  solo,
  supportAt,
  zone,
} from './state.ts';
import { editionOf } from './editions.ts';
import { FROM } from './rules/09-panic.ts';
import { act } from './verbs.ts';

/** What could be done at its time: it is another stage of the turn now. */
const ANOTHER_STAGE = 'AFU-4.2';

const lies = ({ table }: Afu, place: ZoneId, def: DefId): boolean => table.find(place, def) !== 0;
/** Is there a place for this card of the hand, once cards are placed? */
function fits(s: Afu, seat: Seat, action: Action): boolean {
  const column = secondOf(action) - 1;
  if (column < 0 || column >= COLUMNS || !lies(s, zone.hand(seat), defOf(action))) return false;
  return s.table.size(verbOf(action) === act.defend.id ? attackAt(seat, column) : defenceAt(seat, column)) > 0;
}
/** Cards are placed after the auction and before recruitment. */
function placing(s: Afu, seat: Seat, action: Action, rule: string): string {
  if (s.auction.value === 1) return 'AFU-19.16';
  return s.progress.value === PROGRESS.fought || fits(s, seat, action) ? ANOTHER_STAGE : rule;
}
const isInRow = ({ table }: Afu, seat: Seat, card: number): boolean =>
  Array.from({ length: COLUMNS }, (_, i) => [defenceAt(seat, i), supportAt(seat, i)])
    .flat()
    .some((place) => table.at[card] === place);
const isForSale = (s: Afu, def: DefId): boolean =>
  lies(s, zone.aid, def) || Array.from({ length: DISPLAY }, (_, i) => openAt(i)).some((place) => lies(s, place, def));
/** Has the card been sent into combat or used on an objective this turn? */
function wasPlayed(s: Afu, seat: Seat, def: DefId): boolean {
  return s.played.slice(0, s.plays.get(seat)).some((column) => {
    const play = column.get(seat);
    return (play & PLAY.print) === def && (play & (PLAY.row | PLAY.used)) !== 0;
  });
}
/** A card whose reward is the exchange, and one in the hospital to exchange it for. */
const isExchange = (s: Afu, seat: Seat, action: Action): boolean =>
  reward[defOf(action)] === REWARD.hospitalSwap &&
  lies(s, zone.hand(seat), defOf(action)) &&
  lies(s, zone.hospital(seat), secondOf(action) as DefId);

const isSource = (from: number): boolean => from >= FROM.hand && from <= FROM.deck;
/** Where from is said of a bonus that returns a panic card, and of no other. */
const saysWrongPlace = (action: Action): boolean =>
  reward[defOf(action)] === REWARD.returnPanic ? !isSource(secondOf(action)) : secondOf(action) !== 0;

const RULES = new Map<number, string>([
  [act.keep.id, 'AFU-3.5'],
  [act.takeBack.id, 'AFU-R70'],
  [act.bonus.id, 'AFU-10.1'],
  [act.decline.id, 'AFU-10.1'],
  [act.swap.id, 'AFU-12.8'],
  [act.drop.id, 'AFU-12.7'],
  [act.putBack.id, 'AFU-12.7'],
  [act.discard.id, 'AFU-18.10'],
  [act.cycle.id, 'AFU-18.1'],
  [act.fetch.id, 'AFU-18.9'],
  [act.buy.id, 'AFU-13.4'],
  [act.calm.id, 'AFU-13.12'],
]);

/** Is this something that could be done if another question stood? */
function isUntimely(s: Afu, seat: Seat, action: Action): boolean {
  switch (verbOf(action)) {
    case act.bonus.id:
    case act.decline.id:
      return wasPlayed(s, seat, defOf(action));
    case act.swap.id:
      return isExchange(s, seat, action);
    case act.takeBack.id:
      return isInRow(s, seat, cardOf(action));
    case act.buy.id:
      return isForSale(s, defOf(action));
    default:
      return verbOf(action) === act.calm.id && isSource(numberOf(action));
  }
}

/** The rule that says when, where and with what an act is done, for whoever tries it elsewhere. */
export function refuses(s: Afu, seat: Seat, action: Action, asked: string | undefined): string | undefined {
  switch (verbOf(action)) {
    case act.defend.id:
      return placing(s, seat, action, 'AFU-6.2');
    case act.support.id:
      return placing(s, seat, action, 'AFU-6.3');
    case act.decline.id:
      if (reward[defOf(action)] === REWARD.nothing) return 'AFU-2.5';
      break;
    case act.bonus.id:
      if (reward[defOf(action)] === REWARD.nothing) return 'AFU-2.5';
      if (saysWrongPlace(action) && wasPlayed(s, seat, defOf(action))) return 'AFU-12.2';
      break;
    case act.amount.id:
      if (asked !== undefined) return editionOf(s).bidsAreBacked ? 'AFU-R44' : 'AFU-R77';
      return solo(s) ? 'AFU-24.2' : 'AFU-19.5';
    case act.offer.id:
      return solo(s) ? 'AFU-24.2' : 'AFU-19.5';
  }
  return asked === undefined && isUntimely(s, seat, action) ? ANOTHER_STAGE : RULES.get(verbOf(action));
}
