import type { Afu } from '../../../games/afu/state.ts';
import { noChance } from '../../../kernel/chance.ts';
import type { Action } from '../../../kernel/ids.ts';
import type { Option, Rules } from '../../../kernel/rules.ts';
import type { TableView } from '../../table/view.ts';

type View = TableView<Afu>;
/** Acts of placement that need no chance and no hidden card: what comes of them can be shown before. */
const PLAIN = new Set(['defend', 'support', 'takeBack', 'decline']);
const scratch = new WeakMap<View, Map<Action, Afu>>();
/** The position after an option, if that is certain. */
export function after(view: View, option: Option): Afu | undefined {
  if (!PLAIN.has(option.verb) || view.decision?.prompt !== 'afu.place') return undefined;
  const known = scratch.get(view) ?? new Map<Action, Afu>();
  scratch.set(view, known);
  let next = known.get(option.action);
  if (next === undefined) {
    const rules = view.rules as unknown as Rules<Afu, never>;
    next = rules.create();
    rules.copy(next, view.s);
    rules.apply(next, view.seat, option.action, noChance);
    known.set(option.action, next);
  }
  return next;
}
/** What is drawn: the position as it would be once the chosen option is carried out, else as it is. */
export function foreseen(view: View): Afu {
  const armed = view.selection.armed();
  return (armed && after(view, armed.option)) ?? view.s;
}
/** The column that an option of placement is about, from 0. */
export const columnOf = ({ verb, args }: Option): number | undefined =>
  verb === 'defend' || verb === 'support' ? args[1]!.value - 1 : undefined;
