import { dirname, join } from 'node:path';
import { type Guests, guestsTold } from '../../games/guests.node.ts';
import { InputError } from '../../kernel/input.ts';
import { buildPages } from '../../server/build.ts';
import {
  hasRatings,
  limitsIn,
  metricsIn,
  metricsToken,
  origin,
  pushIn,
  pushSubject,
} from '../../server/environment.ts';
import { dataFile, packaged, root } from '../../server/root.ts';
import { serve, untilStopped } from '../../server/serve.ts';
import type { Place } from '../../server/store/place.ts';
import { jsonLog, messageOf, troubleOnly } from '../../server/watch/log.ts';
import { begunAnew, importAsUnwatched } from '../anew.ts';
import { flag, settings, whole, word, words } from '../arguments.ts';
import { command } from '../command.ts';
import type { Io } from '../io.ts';
import type { CliText } from '../text/text.ts';

/** Only this machine can reach it. */
const HERE = '127.0.0.1';
const flags = {
  port: whole('N', 0, 65_535, 8137),
  host: word('ADDRESS', HERE),
  data: word('FILE'),
  database: word('URL'),
  origin: words('URL,…'),
  proxy: flag(),
  programs: settings(),
  push: word('URL'),
  'metrics-token': word('TEXT'),
  ratings: flag(),
  lend: flag(),
  watch: flag(),
} as const;

export default command('serve', flags, async ({ io, text, flags: given }) => {
  const place = placeOf(given, io, text);
  // Studies are kept in a database alone.
  if (given.lend && !('database' in place)) throw new InputError('--lend', text.labs.noDatabase);
  const guests = guestsTold(io.env);
  if (given.watch) return begunAnew(watched(guests, text), '--watch');
  importAsUnwatched();
  const write = jsonLog((line) => io.err(line));
  // Somebody who starts it at a terminal wants to hear of trouble only.
  const log = io.live ? troubleOnly(write) : write;
  const built = buildPages(guests, () => io.err(`${text.server.building}\n`));
  if (built.problem !== undefined) io.err(`${built.problem}\n${text.server.noPages}\n`);
  try {
    const lending = given.lend && 'database' in place ? await lendingAt(place.database) : undefined;
    const served = await serve({
      place,
      port: given.port,
      host: given.host!,
      behindProxy: given.proxy,
      programs: given.programs,
      log,
      ...pushIn(io.env),
      ...limitsIn(io.env),
      ...metricsIn(io.env),
      ...(lending === undefined ? {} : { lending }),
      ratings: given.ratings || hasRatings(io.env),
      ...(given['metrics-token'] === undefined ? {} : { metricsToken: metricsToken(given['metrics-token']) }),
      ...(given.push === undefined ? {} : { push: pushSubject(given.push) }),
      ...(built.problem === undefined ? { pages: built.folder } : { noPages: toldInstead(built.problem, given, text) }),
      ...(given.origin.length === 0 ? {} : { origins: given.origin.map((one) => origin('--origin', one)) }),
    });
    io.out(text.server.serving(`http://${given.host === '0.0.0.0' ? 'localhost' : given.host}:${served.server.port}/`));
    await untilStopped(served, log);
    await lending?.close();
    return 0;
  } catch (error) {
    io.err(`${text.server.noStart(messageOf(error))}\n`);
    return 1;
  }
});

/** Studies that lie in the database may be helped with. */
const lendingAt = async (database: string) => (await import('../../lab/queue/lending.node.ts')).openLending(database);
/** Where the sources are: those of the games of one's own, and ours unless they are compiled. */
function watched(guests: Guests, text: CliText): readonly string[] {
  const folders = [...Object.values(guests).map((file) => dirname(file)), ...(packaged ? [] : [join(root, 'src')])];
  if (folders.length === 0) throw new InputError('--watch', text.server.nothingToWatch);
  return [...new Set(folders)];
}

/** In place of the pages: whoever is at this machine is told why. */
const toldInstead = (problem: string, { host }: { readonly host: string | undefined }, text: CliText): string =>
  `${text.server.noPages}\n${host === HERE ? `\n${problem}` : ''}`;

interface Given {
  readonly data: string | undefined;
  readonly database: string | undefined;
}
/** Where the data is: in a file, unless a database is named, here or by the environment. */
export function placeOf(given: Given, { env }: Pick<Io, 'env'>, text: CliText): Place {
  const { data: file } = given;
  // In the environment an address with a password is not in everybody's list of processes.
  const database = given.database ?? (file === undefined ? env['DATABASE_URL'] : undefined);
  if (file !== undefined && database !== undefined) throw new InputError('--database', text.server.oneStore);
  if (database !== undefined) return { database };
  return { file: file ?? dataFile() };
}
