import { ALL_LANDS } from '../../../games/bravery/cards/columns.ts';
import { LANDS } from '../../../games/bravery/cards/set.ts';
import { needsLeft } from '../../../games/bravery/evaluation.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import type { TableView } from '../../table/view.ts';
import { WORDS } from './words.ts';

/** BRV-12: all territories are free and no need is left; or what was reached, and then what was in the way. */
export function reason({ s, language }: TableView<Bravery>): {
  readonly says: readonly string[];
  readonly rule: string;
} {
  const { value: occupied } = s.occupied;
  const w = WORDS[language].ended;
  if (s.table.score[0]! > 0) return { says: [w.won], rule: 'BRV-12.2' };
  if (occupied === ALL_LANDS) return { says: [w.everything], rule: 'BRV-R22' };
  const needs = needsLeft(s);
  const free = Array.from({ length: LANDS }, (_, land) => (occupied >> land) & 1).filter((bit) => bit === 0).length;
  if (occupied === 0) return { says: [w.needsOnly(needs)], rule: 'BRV-12.4' };
  return { says: [needs === 0 ? w.landsOnly(LANDS - free) : w.both(free, LANDS, needs)], rule: 'BRV-12.3' };
}
