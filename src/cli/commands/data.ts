import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../../kernel/input.ts';
import { openStore } from '../../server/serve.ts';
import { forget } from '../../server/store/forget.ts';
import { backedUp, exported, imported } from '../../server/store/transfer.ts';
import { readWhole, word } from '../arguments.ts';
import { command } from '../command.ts';
import { placeOf } from './serve.ts';

const WHAT = ['backup', 'export', 'import', 'forget'] as const;
const DAY_MS = 24 * 3600 * 1000;
const MOST_DAYS = 36_500;
const flags = { data: word('FILE'), database: word('URL') } as const;

export default command('data', flags, async ({ io, text, flags: given, positionals }) => {
  const [asked, file] = positionals as [string, string];
  const what = WHAT.find((name) => name === asked);
  if (what === undefined) throw new InputError('what', text.wrong.oneOf(WHAT.join(', '), asked));
  const place = placeOf(given, io, text);
  if (what === 'backup') {
    if (!('file' in place)) throw new InputError('--database', text.server.fileOnly);
    await backedUp(place.file, file);
    io.out(text.server.backedUp(file));
    return 0;
  }
  const days = what === 'forget' ? readWhole(file, 1, MOST_DAYS, text) : { value: 0 };
  if ('problem' in days) throw new InputError('days', days.problem);
  const store = await openStore(place);
  let [count, added] = [0, 0];
  try {
    if (what === 'export') {
      const lines = async function* (): AsyncGenerator<string> {
        for await (const line of exported(store)) {
          count++;
          yield `${line}\n`;
        }
      };
      await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
      io.out(text.server.written(count, file));
    } else if (what === 'forget') {
      const now = Date.now();
      const { matches, rooms, guests } = await forget(store, now - days.value * DAY_MS, now);
      io.out(text.server.forgotten(matches, rooms, guests));
    } else {
      for await (const line of createInterface({ input: createReadStream(file) })) {
        if (line.trim() === '') continue;
        count++;
        if (await imported(store, line)) added++;
      }
      io.out(text.server.imported(added, count));
    }
  } finally {
    await store.close();
  }
  return 0;
});
