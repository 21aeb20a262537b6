import { words } from '../shell/text/index.ts';
import type { TableView } from './view.ts';
import { toYou } from './you.ts';

/** Who gave up or stayed away, in words to the viewer; nothing where the rules have decided. */
export function givenUp({ about, text, viewer, language }: TableView): string | undefined {
  const { by, seat } = about?.result ?? {};
  if (by === undefined || by === 'rules' || seat === undefined) return undefined;
  const said = words().end.ended[by](text.seats[seat] ?? '');
  return toYou(said, viewer === 'spectator' ? '' : (text.seats[viewer] ?? ''), language);
}
