import { baseOf, DYNASTY, type Liberation, seatOfRole } from '../../../games/liberation/state.ts';
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
/**
 * For the Resistance: the locations that could still be the base for the Dynasty, less what it sees as well. In its hand it
 * may see more that are not.
 */
export function searchedByDynasty({ s }: TableView<Liberation>): readonly DefId[] {
  const { table } = s;
  if (table.size(baseOf(s)) === 0) return [];
  const base = table.top(baseOf(s));
  const sees = 1 << seatOfRole(s, DYNASTY);
  let open = table.candidates!.of(table.plan.seats, base);
  for (let card = 1; card <= table.cards; card++)
    if (card !== base && (table.knownBy[card]! & sees) !== 0 && table.def[card] !== 0) open &= ~(1 << table.def[card]!);
  return Array.from({ length: 32 }, (_, print) => print as DefId).filter((print) => (open >> print) & 1);
}
