import { existsSync } from 'node:fs';
import { InputError } from '../../kernel/input.ts';
import { openStore, type Place } from '../../server/serve.ts';
import { forget } from '../../server/forget.ts';
import type { ServerStore } from '../../server/store/store.ts';
import { backedUp, exportedTo, importedFrom } from '../../server/store/transfer.ts';
import { FileExists } from '../../server/store/whole-file.ts';
import { messageOf } from '../../server/watch/log.ts';
import { readWhole, word } from '../arguments.ts';
import { command } from '../command.ts';
import type { CliText } from '../text/text.ts';
import { placeOf } from './serve.ts';

const WHAT = ['backup', 'export', 'import', 'forget'] as const;
type What = (typeof WHAT)[number];
const DAY_MS = 24 * 3600 * 1000;
const MOST_DAYS = 36_500;
const flags = { data: word('FILE'), database: word('URL') } as const;

export default command('data', flags, async ({ io, text, flags: given, positionals }) => {
  const [asked, operand] = positionals as [string, string];
  const what = WHAT.find((name) => name === asked);
  if (what === undefined) throw new InputError('what', text.wrong.oneOf(WHAT.join(', '), asked));
  const place = placeOf(given, io, text);
  // Only what is brought in may begin a new file.
  if ('file' in place && what !== 'import' && !existsSync(place.file))
    throw new InputError(place.file, text.wrong.noFile);
  try {
    io.out(await carriedOut(what, operand, place, text));
    return 0;
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (error instanceof FileExists) throw new InputError(operand, text.server.exists);
    io.err(`redut: ${text.server.notDone(what, messageOf(error))}\n`);
    return 1;
  }
});

async function carriedOut(what: What, operand: string, place: Place, text: CliText): Promise<string> {
  if (what === 'backup') {
    if (!('file' in place)) throw new InputError('--database', text.server.fileOnly);
    await backedUp(place.file, operand);
    return text.server.backedUp(operand);
  }
  const days = what === 'forget' ? readWhole(operand, 1, MOST_DAYS, text) : { value: 0 };
  if ('problem' in days) throw new InputError('days', days.problem);
  if (what === 'import' && !existsSync(operand)) throw new InputError(operand, text.wrong.noFile);
  const store = await openStore(place);
  try {
    return await inStore(what, operand, days.value, store, text);
  } finally {
    await store.close();
  }
}
async function inStore(
  what: Exclude<What, 'backup'>,
  file: string,
  days: number,
  store: ServerStore,
  text: CliText,
): Promise<string> {
  if (what === 'export') return text.server.written(await exportedTo(store, file), file);
  if (what === 'import') {
    const { added, all } = await importedFrom(store, file);
    return text.server.imported(added, all);
  }
  const now = Date.now();
  const { matches, rooms, guests } = await forget(store, now - days * DAY_MS, now);
  return text.server.forgotten(matches, rooms, guests);
}
