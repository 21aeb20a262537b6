import { InputError } from '../kernel/input.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { hex8 } from '../kernel/sha256.ts';
import { restore, save } from '../kernel/snapshot.ts';
import type { State } from '../kernel/table.ts';
import type { Root } from './course.ts';
import { difference } from './frames.ts';
import type { Situation } from './referee.ts';
import type { EventRow, SavedPosition, SavedRoot } from './store.ts';

/** What the log says of a position, in eight letters. */
export const digestOf = <S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  { state }: Situation<S>,
): string => (state === undefined ? '' : hex8(rules.digest(state)));

/** All that stands, so that whoever reads it goes on exactly as who wrote it would. Nothing is kept before the deal. */
export function kept<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  { ledger, state, roots }: Situation<S>,
): SavedPosition | undefined {
  if (state === undefined) return undefined;
  const { version } = ledger;
  const position = save(rules, state);
  const clean = restore(rules, position).table.words;
  const savedRoots = roots.map(({ state: root, ...place }): SavedRoot => ({
    ...place,
    words: difference(clean, root.table.words),
  }));
  return { version, edition: rules.game.edition, ledger, position, roots: savedRoots };
}
/** What stood when it was kept; undefined if that cannot be told from it, or is not what the log says. */
export function restored<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  saved: SavedPosition,
  rows: readonly EventRow[],
): Situation<S> | undefined {
  const changed = saved.edition !== rules.game.edition;
  // What was done before the rules changed cannot be played again, so nothing of it can be taken back.
  if (changed || rows[0]?.version === 1) return afresh(rules, saved);
  const row = rows[0];
  if (saved.roots === undefined || row?.version !== saved.version) return undefined;
  const state = whatFits(rules, saved);
  if (state === undefined || hex8(rules.digest(state)) !== row.digest) return undefined;
  const roots = saved.roots.map(({ words, ...place }): Root<S> => {
    const root = rules.create();
    rules.copy(root, state);
    for (const [at, ...run] of words) root.table.words.set(run, at);
    return { ...place, state: root };
  });
  return { ledger: saved.ledger, state, roots };
}
function afresh<S extends State, O extends SetupOptions>(rules: Rules<S, O>, saved: SavedPosition): Situation<S> {
  const { forks, fork } = saved.ledger;
  const [state, root] = [restore(rules, saved.position), restore(rules, saved.position)];
  return { ledger: { ...saved.ledger, line: [] }, state, roots: [{ moves: 0, forks, fork, state: root }] };
}
function whatFits<S extends State, O extends SetupOptions>(rules: Rules<S, O>, saved: SavedPosition): S | undefined {
  try {
    return restore(rules, saved.position);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
