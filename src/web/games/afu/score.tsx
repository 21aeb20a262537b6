import { DEFS } from '../../../games/afu/cards/columns.ts';
import { breakdown, type Entry, total } from '../../../games/afu/rules/22-scoring.ts';
import { type Afu, LOSS } from '../../../games/afu/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { holderName } from '../../table/bar.tsx';
import type { TableView } from '../../table/view.ts';
import { nameIn, pictureOf } from './look.ts';
import { whyNothing } from './why-nothing.ts';
import { WORDS } from './words.ts';

type View = TableView<Afu>;

const iconOf = (entry: Entry | undefined): IconName => {
  if (entry === undefined || entry.why === 'panic') return 'screaming';
  return pictureOf(DEFS[entry.def]!);
};
const nameOf = (view: View, seat: Seat): string => holderName(view, seat) || (view.text.seats[seat] ?? '');
const points = (n: number): string => String(n).replace('-', '−');

/** What is the same for all is said once. */
function notesOn(view: View, cells: readonly (Entry | undefined)[]): string {
  const notes = cells.map((entry, seat) => (entry === undefined ? '' : whyNothing(view, seat as Seat, entry)));
  if (notes.every((note) => note === notes[0])) return notes[0] ?? '';
  return notes.flatMap((note, seat) => (note === '' ? [] : [`${nameOf(view, seat as Seat)}: ${note}`])).join(' · ');
}
interface RowProps {
  readonly view: View;
  readonly name: string;
  /** By seat. */
  readonly cells: readonly (Entry | undefined)[];
}
function Row({ view, name, cells }: RowProps) {
  const note = notesOn(view, cells);
  return (
    <tr>
      <th scope="row">
        <Icon name={iconOf(cells.find((one) => one !== undefined))} />
        {name}
        {note !== '' && <small class="why-nothing">{note}</small>}
      </th>
      {cells.map((entry, seat) => (
        <td key={seat} class={entry === undefined || entry.vp === 0 ? 'none' : ''}>
          {entry === undefined ? '–' : points(entry.vp)}
        </td>
      ))}
    </tr>
  );
}
/** AFU-22: every point that was counted, and why one was not. */
export function Score({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  const seats = Array.from({ length: s.table.plan.seats }, (_, seat) => seat as Seat);
  const accounts = seats.map((seat) => breakdown(s, seat));
  const named = (entry: Entry): string =>
    entry.why === 'panic'
      ? w.panicCards
      : `${nameIn(entry.def, view.language)}${entry.why === 'secret' ? ` (${w.zones.secret})` : ''}`;
  const rows = [...new Set(accounts.flat().map(named))].toSorted(
    (a, b) => Number(a === w.panicCards) - Number(b === w.panicCards),
  );
  const table = (
    <table class="end-table">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row}
            view={view}
            name={row}
            cells={accounts.map((account) => account.find((one) => named(one) === row))}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.total}</th>
          {accounts.map((account, seat) => (
            <td key={seat}>{points(total(account))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
  // AFU-25.2: a game that is lost is worth nothing, whatever lay on the table.
  if (s.loss.value === LOSS.none) return table;
  return (
    <>
      <p class="mute">{w.lostWith}</p>
      {table}
    </>
  );
}
