import { aimsFolded } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { TableView } from '../view.ts';

/** How this game is won, and as whom. */
function aimOf({ text, seat }: TableView): string {
  // Seats that have another name before roles are given out are roles.
  const role = text.players === undefined ? '' : `${words().table.youAre(text.seats[seat] ?? '')} `;
  return `${role}${text.aim}`;
}
/** The same until somebody has moved, unless they have said that they know it. */
export function aimAtFirst(view: TableView): string {
  const { about, decision, model, selection } = view;
  const moved = (about?.undo?.free ?? 0) > 0 || about?.undo?.stop !== undefined;
  const known = aimsFolded.value.split(' ').includes(model.opened.game);
  return decision === undefined || moved || known || selection.picks.value.length > 0 ? '' : aimOf(view);
}
/** How this game is won. Whoever knows it folds it away, and finds it folded the next time. */
export function Aim({ view }: { view: TableView }) {
  const { game } = view.model.opened;
  const folded = aimsFolded.value.split(' ').filter(Boolean);
  const isFolded = folded.includes(game);
  /** Kept with the press itself: the browser tells of a fold later, and by then the page may be gone. */
  const turn = (press: Event): void => {
    press.preventDefault();
    aimsFolded.value = (isFolded ? folded.filter((name) => name !== game) : [...folded, game]).join(' ');
  };
  return (
    <details class={`table-aim ${aimAtFirst(view) === '' ? '' : 'first'}`} open={!isFolded}>
      <summary onClick={turn}>{words().table.aim}</summary>
      <p>{aimOf(view)}</p>
    </details>
  );
}
