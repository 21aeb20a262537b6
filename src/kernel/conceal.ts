import { HEAD } from './head.ts';
import type { Viewer } from './ids.ts';
import type { Table } from './table.ts';

/** Zeroes what the viewer may not know: prints that it has not seen, columns and findings that are not for its eyes. */
export function conceal(t: Table, viewer: Viewer): void {
  const { plan } = t;
  const seat = viewer === 'spectator' ? plan.seats : viewer;
  const bit = 1 << seat;
  // Who has seen which sleeve is public: only what is in it is not.
  for (let card = 1; card <= t.cards; card++) if ((t.knownBy[card]! & bit) === 0) t.def[card] = 0;
  for (const column of t.cardColumns) {
    if (column.sees === 'everyone') continue;
    for (let card = 1; card <= t.cards; card++) {
      if (column.sees === 'nobody' || plan.owner[t.at[card]!] !== seat) column.cells[card] = 0;
    }
  }
  for (const column of t.seatColumns) {
    if (column.sees === 'everyone') continue;
    for (let other = 0; other < plan.seats; other++) {
      if (column.sees === 'nobody' || other !== seat) column.cells[other] = 0;
    }
  }
  for (const cell of t.gameCells) if (cell.sees !== 'everyone') cell.cells[0] = 0;
  if (t.candidates !== undefined) t.candidates.mask(seat);
  t.head[HEAD.untracked] = 1;
}
