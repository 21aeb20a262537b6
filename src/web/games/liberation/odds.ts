import { baseOf, type Liberation } from '../../../games/liberation/state.ts';
import { Chances } from '../../../kernel/chances.ts';
import type { DefId, ZoneId } from '../../../kernel/ids.ts';
import { cardsIn, type TableView } from '../../table/view.ts';

let counted: { readonly of: Int32Array; readonly chances: Chances } | undefined;
/** Counted once for each position: every mark of the galaxy asks. */
function chancesOf({ s: { table }, viewer }: TableView<Liberation>): Chances {
  const { words } = table;
  if (counted?.of.length !== words.length || !counted.of.every((word, i) => word === words[i])) {
    counted = { of: Int32Array.from(words), chances: new Chances(table, viewer) };
  }
  return counted.chances;
}
/** How likely the location is among the cards of this zone, over all deals that agree with what the viewer knows. */
export function chanceIn(view: TableView<Liberation>, at: ZoneId, def: DefId): number {
  const chances = chancesOf(view);
  return cardsIn(view.s, at).reduce((sum, card) => sum + chances.of(card, def), 0);
}
/** The locations that could be the base as far as the viewer knows. */
export function baseCandidates(view: TableView<Liberation>): readonly DefId[] {
  const base = baseOf(view.s);
  return view.s.table.size(base) === 0 ? [] : chancesOf(view).couldBe(view.s.table.top(base));
}
