import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../../kernel/input.ts';
import { openStore } from '../../server/serve.ts';
import { backedUp, exported, imported } from '../../server/store/transfer.ts';
import { word } from '../arguments.ts';
import { command } from '../command.ts';
import { placeOf } from './serve.ts';

const WHAT = ['backup', 'export', 'import'] as const;
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
