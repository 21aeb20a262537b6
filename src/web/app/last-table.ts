import { Fields } from '../../kernel/input.ts';
import type { Holder } from '../../match/messages.ts';

/** How a game was last set up on this device. */
export interface LastTable {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly Holder[];
}
const place = (game: string): string => `redut.last.${game}`;

export function lastTable(game: string): LastTable | undefined {
  try {
    const fields = new Fields(JSON.parse(localStorage.getItem(place(game)) ?? ''), '');
    const setup = fields.raw('setup');
    if (setup === null || typeof setup !== 'object') return undefined;
    const seats = fields.list('seats').map((seat, i) => readSeat(new Fields(seat, `seats.${i}`)));
    return { setup: setup as LastTable['setup'], seats };
  } catch {
    // Nothing was kept, or something else.
    return undefined;
  }
}
function readSeat(fields: Fields): Holder {
  return fields.oneOf('kind', ['person', 'bot']) === 'person'
    ? { kind: 'person', who: fields.text('who') }
    : { kind: 'bot', level: fields.text('level') };
}
export function keepTable(game: string, table: LastTable): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(table));
  } catch {
    // A device that keeps nothing deals by the defaults.
  }
}
