import { relieves } from '../../../games/bravery/cards/columns.ts';
import { type Bravery, planAt, plansOf } from '../../../games/bravery/state.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { TableView } from '../../table/view.ts';

/** Keys of a card by its print: in the viewer's hand, in this plan, and put forward from it in the battle at hand. */
export const inHand = (def: number): string => `hand:${def}`;
export const inPlan = (def: number, plan: ZoneId): string => `plan-${plan}:${def}`;
export const inBattle = (def: number, plan: ZoneId): string => `battle-${plan}:${def}`;
export const isCommitted = (s: Bravery, card: CardId): boolean => s.committed.get(card) !== 0;
/** A card in a team mate's hand, which can be asked for; one's own of the same print is another thing. */
export const inHandOf = (def: number, seat: Seat): string => `hand-${seat}:${def}`;
/** The days of a plan that nothing takes yet: what can be laid there, and nothing that goes out. */
export const freeIn = (plan: ZoneId): string => `free:${plan}`;
/** A copy that was put forward is another thing than one that still can be. */
export function plannedKey(s: Bravery, card: CardId): string {
  return (isCommitted(s, card) ? inBattle : inPlan)(s.table.printed(card), s.table.zoneOf(card));
}
export const VOLUNTEERS = relieves.findIndex((one) => one !== 0);
/** A need that is picked by itself goes back; once Volunteers are picked, it is what they take over. */
export const toRelieve = (def: number, plan: ZoneId): string => `relieve-${plan}:${def}`;
/** Verbs that take a card out of a plan, or out of the battle. */
export const TAKE_BACK: readonly string[] = ['takeBack', 'dismiss', 'withdraw'];

/** A card in hand is planned or given; what lies in a plan is something else, though it has the same print. */
export function keys({ s: { table } }: TableView<Bravery>, { verb, args }: Option): readonly string[] {
  const [def, place] = [args[0]?.value ?? 0, (args[1]?.value ?? 0) as ZoneId];
  if (verb === 'give') return [inHand(def)];
  if (verb === 'ask') return [inHandOf(def, place as number as Seat)];
  if (verb === 'plan') return [inHand(def), freeIn(place)];
  if (verb === 'volunteer') return [inHand(VOLUNTEERS), toRelieve(def, place)];
  // Volunteers go back when they are pressed themselves, too.
  if (verb === 'dismiss') return [inPlan(def, place), inPlan(VOLUNTEERS, place)];
  if (verb === 'takeBack' || verb === 'commit') return [inPlan(def, place)];
  if (verb === 'withdraw') return [inBattle(def, place)];
  if (verb !== 'shift') return [];
  const plans = Array.from({ length: plansOf(table) }, (_, i) => planAt(table, i));
  return [freeIn(place), ...plans.filter((plan) => plan !== place).map((plan) => inPlan(def, plan))];
}

/** Where the outcome of a battle is stamped on a territory. */
export const stampKey = (land: DefId): string => `stamp:${land}`;
