import { DEFS } from '../../../games/afu/cards/columns.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { View } from './things.tsx';

/** What has happened in this round so far. */
export function roundFacts({ model }: View): readonly Fact[] {
  const all = model.entries.flatMap(({ facts }) => facts);
  return all.slice(all.findLastIndex(({ kind }) => kind === fact.roundBegan) + 1);
}
/** The events of this round in their order, objectives left out: those lie on the table. */
export const roundEvents = (view: View): readonly DefId[] =>
  roundFacts(view)
    .filter(({ kind, a }) => kind === fact.eventRevealed && DEFS[a]?.event !== undefined)
    .map(({ a }) => a as DefId);
