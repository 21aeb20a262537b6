// `npm start`: builds the pages if needed and serves them, with the lobby and the matches behind them. Everything is set by
// the environment; words are for the command line.
import { guestsTold, welcomeGuests } from '../games/guests.node.ts';
import { InputError } from '../kernel/input.ts';
import { buildPages } from './build.ts';
import { type Settings, settingsIn } from './environment.ts';
import { dataFile } from './root.ts';
import { serve, untilStopped } from './serve.ts';
import { jsonLog, messageOf, troubleOnly } from './watch/log.ts';

function settings(): Settings {
  try {
    const [word] = process.argv.slice(2);
    if (word !== undefined)
      throw new InputError(
        word,
        'npm start takes no words. It is set by the environment: PORT=8200 npm start. Or ./redut serve --help',
      );
    welcomeGuests();
    return settingsIn(process.env, { host: '127.0.0.1', file: dataFile() });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
const set = settings();
const built = buildPages(guestsTold(process.env), (line) => console.log(line));
if (built.problem !== undefined) {
  console.error(built.problem);
  process.exit(1);
}
const pages = built.folder;
const log = troubleOnly(jsonLog((line) => process.stderr.write(line)));
try {
  const served = await serve({ ...set, pages, log });
  const host = set.host === '0.0.0.0' ? 'localhost' : set.host;
  console.log(`Redut is served at http://${host}:${served.server.port}/ (Ctrl+C to stop)`);
  await untilStopped(served, log);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const way = taken ? `. Choose another port: PORT=8200 npm start` : '';
  console.error(`The pages cannot be served at port ${set.port}: ${messageOf(error)}${way}`);
  process.exit(1);
}
