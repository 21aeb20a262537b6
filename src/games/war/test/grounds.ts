/** What must be so of the card where a rule is named as the reason, told by the zone it lies in and its print. */
import type { Action, CardId, Seat } from '../../../kernel/ids.ts';
import { cardOf, numberOf, secondOf } from '../../../kernel/verbs.ts';
import { isShip } from '../rules/06-kinds.ts';
import { DEFEND, reading, type War, zone } from '../state.ts';

interface Tried {
  readonly s: War;
  readonly seat: Seat;
  readonly action: Action;
}
type Ground = (tried: Tried) => boolean;
const lies = (s: War, card: CardId, ...places: readonly ((seat: Seat) => number)[]): boolean =>
  places.some((place) => s.table.at[card] === place(s.table.ownerOf(card)));
const other = ({ action }: Tried): CardId => secondOf(action) as CardId;
const isCard = ({ s }: Tried, card: number): card is CardId => card >= 1 && card <= s.table.cards;
const isTapped = ({ s, action }: Tried): boolean => s.tapped.get(cardOf(action)) !== 0;
const defends = ({ s, action }: Tried): boolean => s.defending.get(cardOf(action)) !== DEFEND.none;
const sails = ({ s }: Tried, card: CardId): boolean => isShip(reading(s), card);

const GROUNDS: Readonly<Record<string, Ground>> = {
  'WAR-3.3': ({ s, action }) =>
    lies(s, cardOf(action), zone.hand, zone.deck, zone.losses) || isOutside(s, cardOf(action)),
  'WAR-3.5': ({ s, action }) => lies(s, cardOf(action), zone.reserve),
  'WAR-3.6': (tried) => isCard(tried, other(tried)) && lies(tried.s, other(tried), zone.reserve),
  'WAR-5.2': isTapped,
  'WAR-6.1': ({ s, action }) => !lies(s, cardOf(action), zone.first, zone.second, zone.carrier, zone.reserve),
  'WAR-14.1': ({ s, seat, action }) => s.table.find(zone.hand(seat), numberOf(action) as never) === 0,
  'WAR-17.3': defends,
  'WAR-17.6': (tried) => isTapped(tried) || defends(tried),
  'WAR-17.10': isTapped,
  'WAR-25.9': (tried) => isCard(tried, other(tried)) && sails(tried, other(tried)),
  'WAR-27.4': ({ s, seat, action }) => s.table.ownerOf(cardOf(action)) !== seat,
  'WAR-R48': ({ s, action }) => lies(s, cardOf(action), zone.under),
};
const isOutside = (s: War, card: CardId): boolean =>
  !lies(s, card, zone.first, zone.second, zone.reserve, zone.ubo, zone.resources, zone.under, zone.carrier);
/** Is what this rule says so of the card that was tried? Of most rules it is not looked at. */
export const holds = (why: string, tried: Tried): boolean => GROUNDS[why]?.(tried) ?? true;
