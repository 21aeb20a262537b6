import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import type { Holds } from '../../../kernel/table.ts';
import type { Figure } from '../../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';

/** `tricksTaken` as people write it, for a game that has no word for it. */
const spoken = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** A seat and a card by their names; nothing where a value is a set or bookkeeping, which no number of it would explain. */
function said({ s, text }: TableView, holds: Holds, value: number): string | undefined {
  switch (holds) {
    case 'number':
      return String(value);
    case 'seat':
      return text.seats[value] ?? '–';
    case 'card': {
      const print = value > 0 ? s.table.printed(value as CardId) : 0;
      return print > 0 ? text.card(print as DefId).name : '–';
    }
    case 'parts':
    case 'bits':
    case 'nothing':
      return undefined;
  }
}
/** What stands at a seat, or at nobody's: as the game says it, else the columns and cells that the viewer may see. */
export function figuresOf(view: TableView, seat: Seat | undefined): readonly Figure[] {
  const { s, text, viewer } = view;
  if (text.figures !== undefined) return text.figures(s, seat);
  const { seatColumns, gameCells } = s.table;
  const found =
    seat === undefined
      ? gameCells
          .filter(({ sees }) => sees === 'everyone')
          .map(({ name, holds, value }) => ({ name, value: said(view, holds, value) }))
      : seatColumns
          .filter(({ sees }) => sees === 'everyone' || (sees === 'owner' && seat === viewer))
          .map((column) => ({ name: column.name, value: said(view, column.holds, column.get(seat)) }));
  return found.flatMap(({ name, value }) => (value === undefined ? [] : [{ name: spoken(name), value }]));
}

export const Figures = ({ figures }: { figures: readonly Figure[] }) =>
  figures.length === 0 ? null : (
    <dl class="plain-figures">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
