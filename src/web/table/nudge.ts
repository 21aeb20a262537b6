import type { CardId, ZoneId } from '../../kernel/ids.ts';
import { ends } from './ending.ts';
import type { Place } from './layout.ts';
import type { Choice } from './selection.ts';
import { cardsIn, plainName, type TableView, zoneKey } from './view.ts';

/** What a hint says first: where to look, or what kind of move to think of. */
export type Nudge =
  | { readonly kind: 'place'; readonly place: Place; readonly moves: number; readonly of: number }
  | { readonly kind: 'verb'; readonly name: string; readonly moves: number; readonly of: number }
  | { readonly kind: 'enough' }
  | { readonly kind: 'only' };

const numberIn = (keys: readonly string[], kind: string): number | undefined => {
  const found = keys.find((key) => key.startsWith(`${kind}:`));
  return found === undefined ? undefined : Number(found.slice(kind.length + 1));
};
/** The zone in which the card lies that an option is about. */
function zoneOf(view: TableView, { keys }: Choice): ZoneId | undefined {
  const { table } = view.s;
  const card = numberIn(keys, 'card');
  if (card !== undefined && card > 0) return table.zoneOf(card as CardId);
  const zone = numberIn(keys, 'zone');
  if (zone !== undefined) return zone as ZoneId;
  const def = numberIn(keys, 'def');
  const hands = view.layout.hand?.(view) ?? [];
  return hands.find((hand) => cardsIn(view.s, hand).some((one) => table.printed(one) === def));
}
/** The place that an option is about: what the layout says, else the zone of its card. */
export function placeOf(view: TableView, choice: Choice): Place | undefined {
  const own = view.layout.place?.(view, choice.option);
  if (own !== undefined) return own;
  const zone = zoneOf(view, choice);
  if (zone === undefined) return undefined;
  const name = view.text.zone(plainName(view.s, zone));
  const owner = view.s.table.plan.owner[zone] ?? -1;
  const theirs = owner >= 0 && owner !== view.seat;
  return { key: zoneKey(zone), name: theirs ? `${name} (${view.text.seats[owner] ?? ''})` : name };
}
/** The place, unless only one move is about it and so it would tell the move; then the kind of move. */
export function nudgeOf(view: TableView, best: Choice): Nudge {
  const all = view.selection.all();
  if (all.length === 1) return { kind: 'only' };
  if (ends(view, best)) return { kind: 'enough' };
  const place = placeOf(view, best);
  const here = place === undefined ? 0 : all.filter((one) => placeOf(view, one)?.key === place.key).length;
  const alike = all.filter(({ option }) => option.verb === best.option.verb).length;
  const name = view.layout.verbs?.[best.option.verb]?.words[view.language];
  if (place !== undefined && (here > 1 || alike < 2 || name === undefined))
    return { kind: 'place', place, moves: here, of: all.length };
  return name === undefined ? { kind: 'enough' } : { kind: 'verb', name, moves: alike, of: all.length };
}
