import type { Seat } from '../../../kernel/ids.ts';
import type { Figure } from '../../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';

/** `tricksTaken` as people write it, for a game that has no word for it. */
const spoken = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** What stands at a seat, or at nobody's: as the game says it, else the columns and cells that the viewer may see. */
export function figuresOf({ s, text, viewer }: TableView, seat: Seat | undefined): readonly Figure[] {
  if (text.figures !== undefined) return text.figures(s, seat);
  const { seatColumns, gameCells } = s.table;
  if (seat === undefined)
    return gameCells
      .filter(({ sees }) => sees === 'everyone')
      .map(({ name, value }) => ({ name: spoken(name), value: String(value) }));
  return seatColumns
    .filter(({ sees }) => sees === 'everyone' || (sees === 'owner' && seat === viewer))
    .map((column) => ({ name: spoken(column.name), value: String(column.get(seat)) }));
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
