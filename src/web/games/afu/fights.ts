import { attack, defence, support } from '../../../games/afu/cards/columns.ts';
import { type Clash, clashIn } from '../../../games/afu/clash.ts';
import { BEATEN, DESTROYED, SHELLED } from '../../../games/afu/rules/07-combat.ts';
import { type Afu, COLUMNS } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';

/** A sum and what it is made of: the card in front, its support, and what bonuses add. */
export interface Parts {
  readonly own: number;
  readonly support: number;
  readonly bonus: number;
}
/** A column as it was fought: the sums from the position before, the outcome from what was told. */
export interface Fight {
  readonly clash: Clash;
  readonly strikes: Parts;
  readonly stands: Parts;
  /** Theirs: what the card behind the invader lends goes to both. */
  readonly lent: number;
  readonly destroyed: boolean;
  readonly beaten: boolean;
  readonly shelled: boolean;
  /** What came of a column that nobody defended: a panic card, one that a bonus kept away, or none that was left. */
  readonly panic: 'taken' | 'prevented' | 'none' | undefined;
}
const partsOf = (whole: number, own: number, lent: number): Parts => ({
  own,
  support: lent,
  bonus: whole - own - lent,
});

const FATES: ReadonlySet<number> = new Set([
  fact.panicTaken,
  fact.panicPrevented,
  // Nothing was said of this column before the next one.
  fact.undefended,
  fact.fought,
]);
function panicAfter(rest: readonly Fact[]): 'taken' | 'prevented' | 'none' {
  const kind = rest.find((told) => FATES.has(told.kind))?.kind;
  return kind === fact.panicTaken ? 'taken' : kind === fact.panicPrevented ? 'prevented' : 'none';
}

/** The columns of one seat that were fought or left open, in their order. */
export function fightsIn(before: Afu, facts: readonly Fact[], seat: Seat): readonly Fight[] {
  return Array.from({ length: COLUMNS }, (_, i) => i + 1).flatMap((column) => {
    const at = facts.findIndex(
      ({ kind, a, b }) => (kind === fact.fought || kind === fact.undefended) && a === seat && b === column,
    );
    const told = facts[at];
    const clash = told && clashIn(before, seat, column - 1);
    if (clash === undefined) return [];
    const bits = told!.kind === fact.fought ? told!.c : 0;
    const lent = support[clash.back]!;
    return [
      {
        clash,
        strikes: partsOf(clash.ours.attack.n, attack[clash.front]!, lent),
        stands: partsOf(clash.ours.defence.n, defence[clash.front]!, lent),
        destroyed: (bits & DESTROYED) !== 0,
        beaten: (bits & BEATEN) !== 0,
        shelled: (bits & SHELLED) !== 0,
        lent: support[clash.enemyBack]!,
        panic: told!.kind === fact.undefended ? panicAfter(facts.slice(at + 1)) : undefined,
      },
    ];
  });
}
