import { aimsFolded } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import type { TableView } from './view.ts';

/** How this game is won. Whoever knows it folds it away, and finds it folded the next time. */
export function Aim({ view }: { view: TableView }) {
  const { game } = view.model.opened;
  const folded = aimsFolded.value.split(' ').filter(Boolean);
  const keep = (open: boolean): void => {
    const others = folded.filter((name) => name !== game);
    aimsFolded.value = (open ? others : [...others, game]).join(' ');
  };
  return (
    <details class="table-aim" open={!folded.includes(game)} onToggle={({ currentTarget }) => keep(currentTarget.open)}>
      <summary>{words().table.aim}</summary>
      <p>{view.text.aim}</p>
    </details>
  );
}
