import { ends } from './ending.ts';
import type { Choice } from './selection.ts';
import type { TableView } from './view.ts';

/** Options of one verb that are more than this become one row, if the game has a name for it. */
const FEW = 3;
const KEYS = 9;

/** A line of the list of actions; its number is the key that chooses it. */
export type Row = { readonly number: number | undefined } & (
  | { readonly kind: 'one'; readonly choice: Choice }
  | { readonly kind: 'many'; readonly verb: string; readonly choices: readonly Choice[] }
);

/**
 * Everything that can be done after what was picked, with its number. What is only shown from this list leaves it as it
 * is: the number that chose a row confirms it, and the others still choose theirs.
 */
export function rowsOf(view: TableView): readonly Row[] {
  const { selection, layout } = view;
  const left = selection.listed().filter((choice) => !ends(view, choice));
  const opened = new Set(selection.listedBy().flatMap(({ keys }) => keys));
  let count = 0;
  const number = (): number | undefined => (++count > KEYS ? undefined : count);
  const groups = [...Map.groupBy(left, ({ option }) => option.verb)].map(
    ([verb, choices]) => [verb, inOrder(view, choices)] as const,
  );
  // Where there is nothing else to do, its ways are what is asked for.
  const isOnly = groups.length === 1 && left.length <= KEYS;
  return groups.flatMap(([verb, choices]): readonly Row[] =>
    choices.length > FEW && !isOnly && layout.verbs?.[verb] !== undefined && !opened.has(`verb:${verb}`)
      ? [{ kind: 'many', verb, choices, number: number() }]
      : choices.map((choice) => ({ kind: 'one', choice, number: number() })),
  );
}
/** As the rules offer them, unless the layout says how they lie before whoever is asked. */
function inOrder(view: TableView, choices: readonly Choice[]): readonly Choice[] {
  const { layout } = view;
  if (layout.order === undefined) return choices;
  const at = new Map(choices.map((choice) => [choice, layout.order!(view, choice.option)]));
  return choices.toSorted((a, b) => at.get(a)! - at.get(b)!);
}
