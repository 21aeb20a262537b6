import type { Printable } from '../../games/parts/printable.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';

interface BoardProps {
  readonly layout: Layout;
  readonly printable: Printable;
}
/** The parts of the board, each with both its sides. */
export function Board({ layout: { Tile }, printable: { tiles = [] } }: BoardProps) {
  const ids = [...new Set(tiles.map(({ id }) => id))];
  if (Tile === undefined || ids.length === 0) return null;
  return (
    <section id="board">
      <h2>{words().gallery.board}</h2>
      <ul class="gallery-board">
        {ids.map((id) => (
          <li key={id}>
            <Tile id={id} side={0} />
            <Tile id={id} side={1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
