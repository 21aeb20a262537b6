import { baseOf, type Liberation, zone } from '../../../games/liberation/state.ts';
import { act } from '../../../games/liberation/verbs.ts';
import type { Option } from '../../../kernel/rules.ts';
import { cardKey, type TableView, zoneKey } from '../../table/view.ts';
import { handCardOf } from './forecast.ts';

type View = TableView<Liberation>;
/** What is done with a card of the hand, whatever its place on the map. */
const IN_HAND = new Set(['perform', 'discard', 'discardOpenly']);

/** The card of the hand alone, where an option is no matter of the place on the map. */
export function instead(view: View, option: Option): readonly string[] | undefined {
  const held = IN_HAND.has(option.verb) ? handCardOf(view, option) : 0;
  return held === 0 ? undefined : [cardKey(held)];
}
/** What an option can be chosen by beside the places that it names. */
export function keys(view: View, option: Option): readonly string[] {
  const { table } = view.s;
  const { verb } = option;
  const held = IN_HAND.has(verb) ? 0 : handCardOf(view, option);
  if (held !== 0) return [cardKey(held)];
  if (verb === act.draw.verb) return [zoneKey(zone.deck)];
  if (verb === act.moveBase.verb) return [zoneKey(baseOf(view.s)), cardKey(table.top(baseOf(view.s)))];
  if (verb === act.keepTaken.verb) return [cardKey(table.top(zone.taken))];
  return [];
}
