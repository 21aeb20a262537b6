import type { Choice } from './selection.ts';
import { isDrawn, isMarkedFor, takesBack, type TableView } from './view.ts';

export type ThingState = 'can' | 'laid' | 'chosen' | 'aim' | 'no' | '';

/** A card that can be taken back is in, whatever else it is good for; a place is usable while anything can be added to it. */
function isLaid(view: TableView, keys: readonly string[], all: readonly Choice[]): boolean {
  const acts = all.filter(({ option }) => isMarkedFor(view, keys, option));
  const back = acts.filter(({ option }) => takesBack(view, option)).length;
  if (back === acts.length) return back > 0;
  const isCard = keys.some((key) => key.startsWith('card:'));
  // What it can do where it lies counts for more.
  return back > 0 && isCard && !acts.some(({ option }) => isDrawn(view, option) && !takesBack(view, option));
}
/** What a thing may do now: chosen, usable, laid and to be taken back, aimed at by what is chosen already, or refused by a rule. */
export function stateOf(view: TableView, keys: readonly string[]): ThingState {
  const { selection, decision } = view;
  if (decision === undefined) return '';
  if (selection.isPicked(keys)) return 'chosen';
  if (selection.isCopyPicked(keys)) return '';
  const acts = selection.withThing(keys);
  if (selection.picks.value.length > 0) return acts.length > 0 ? 'aim' : '';
  if (isLaid(view, keys, acts)) return 'laid';
  if (acts.some(({ option }) => isMarkedFor(view, keys, option))) return 'can';
  return view.model.refusals.ruleFor(view, keys) !== undefined ? 'no' : '';
}
