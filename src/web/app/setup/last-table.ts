import { isLevel, type Level } from '../../../bots/levels.ts';
import { Fields } from '../../../kernel/input.ts';
import type { Holder } from '../../../match/messages.ts';

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
/** Plays each move with sense and looks no further: whom a newcomer meets. */
const FIRST_LEVEL: Level = 'soldier';
const LEVEL = 'redut.level';
/** The strength that was chosen last on this device, in whatever game. */
export function usualLevel(): Level {
  try {
    const kept = localStorage.getItem(LEVEL) ?? '';
    return isLevel(kept) ? kept : FIRST_LEVEL;
  } catch {
    // A device that keeps nothing is a newcomer's each time.
    return FIRST_LEVEL;
  }
}
export function keepTable(game: string, table: LastTable): void {
  try {
    const bot = table.seats.find((holder) => holder.kind === 'bot');
    if (bot !== undefined) localStorage.setItem(LEVEL, bot.level);
    localStorage.setItem(place(game), JSON.stringify(table));
  } catch {
    // A device that keeps nothing deals by the defaults.
  }
}
