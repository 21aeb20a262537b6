import { existsSync } from 'node:fs';
import { InputError } from '../../kernel/input.ts';
import { openStore } from '../../server/serve.ts';
import type { Place } from '../../server/store/place.ts';
import { forget, forgettable } from '../../server/forget.ts';
import type { ServerStore } from '../../server/store/store.ts';
import { backedUp, exportedTo, importedFrom } from '../../server/store/transfer.ts';
import { FileExists } from '../../server/store/whole-file.ts';
import { messageOf } from '../../server/watch/log.ts';
import { flag, readWhole, word } from '../arguments.ts';
import { command } from '../command.ts';
import { nowOf } from '../io.ts';
import type { CliText } from '../text/text.ts';
import { placeOf } from './serve.ts';

const WHAT = ['backup', 'export', 'import', 'forget'] as const;
type What = (typeof WHAT)[number];
const DAY_MS = 24 * 3600 * 1000;
const MOST_DAYS = 36_500;
const flags = { data: word('FILE'), database: word('URL'), dry: flag() } as const;

export default command('data', flags, async ({ io, text, flags: given, positionals }) => {
  const [asked, operand] = positionals as [string, string];
  const what = WHAT.find((name) => name === asked);
  if (what === undefined) throw new InputError('what', text.wrong.oneOf(WHAT.join(', '), asked));
  const place = placeOf(given, io, text);
  // Only what is brought in may begin a new file.
  if ('file' in place && what !== 'import' && !existsSync(place.file))
    throw new InputError(place.file, text.wrong.noFile);
  try {
    if (given.dry && what !== 'forget') throw new InputError('--dry', text.server.forgetOnly);
    await carriedOut({ what, operand, place, dry: given.dry, text, now: nowOf(io), say: (line) => io.out(line) });
    return 0;
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (error instanceof FileExists) throw new InputError(operand, text.server.exists);
    io.err(`redut: ${text.server.notDone(what, messageOf(error))}\n`);
    return 1;
  }
});

interface Asked {
  readonly what: What;
  /** A file, or a number of days. */
  readonly operand: string;
  readonly place: Place;
  /** Nothing is changed. */
  readonly dry: boolean;
  readonly text: CliText;
  /** What the calendar says. */
  readonly now: number;
  readonly say: (line: string) => void;
}
async function carriedOut(asked: Asked): Promise<void> {
  const { what, operand, place, text, say } = asked;
  if (what === 'backup') {
    if (!('file' in place)) throw new InputError('--database', text.server.fileOnly);
    await backedUp(place.file, operand);
    say(text.server.backedUp(operand));
    return;
  }
  const days = what === 'forget' ? readWhole(operand, 1, MOST_DAYS, text) : { value: 0 };
  if ('problem' in days) throw new InputError('days', days.problem);
  if (what === 'import' && !existsSync(operand)) throw new InputError(operand, text.wrong.noFile);
  const store = await openStore(place);
  try {
    if (what === 'forget') await forgetBy(days.value, store, asked);
    else say(await transferred(what, operand, store, text));
  } finally {
    await store.close();
  }
}
async function transferred(
  what: 'export' | 'import',
  file: string,
  store: ServerStore,
  text: CliText,
): Promise<string> {
  if (what === 'export') return text.server.written(await exportedTo(store, file), file);
  const { added, all } = await importedFrom(store, file);
  return text.server.imported(added, all);
}
/** What goes, and since when, is said before it goes: a calendar that is set wrongly is seen there. */
async function forgetBy(days: number, store: ServerStore, { dry, text, now, say }: Asked): Promise<void> {
  const before = now - days * DAY_MS;
  const going = await forgettable(store, before, now);
  say(text.server.forgets(new Date(before).toISOString(), going.matches, going.rooms));
  if (dry) return;
  const { matches, rooms, guests } = await forget(store, before, now);
  say(text.server.forgotten(matches, rooms, guests));
}
