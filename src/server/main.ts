// `npm start`: builds the pages if needed and serves them, with the lobby and the matches behind them.
import { welcomeGuests } from '../games/guests.node.ts';
import { buildPages } from './build.ts';
import { dataFile } from './root.ts';
import { limitsIn, metricsIn, pushIn, serve, untilStopped } from './serve.ts';
import { jsonLog, messageOf } from './watch/log.ts';

const PORT = Number(process.env['PORT'] ?? 8137);
const HOST = process.env['HOST'] ?? '127.0.0.1';
const DATA = process.env['DATA'] ?? dataFile();

const pages = buildPages(welcomeGuests(), (line) => console.log(line));
if (pages === undefined) process.exit(1);
const write = jsonLog((line) => process.stderr.write(line));
// Somebody who starts it in a terminal wants to hear of trouble only.
const log: typeof write = (level, event, fields) => (level === 'info' ? undefined : write(level, event, fields));
try {
  const served = await serve({
    place: { file: DATA },
    port: PORT,
    host: HOST,
    pages,
    log,
    ...pushIn(process.env),
    ...limitsIn(process.env),
    ...metricsIn(process.env),
  });
  console.log(`Redut is served at http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}/ (Ctrl+C to stop)`);
  await untilStopped(served, log);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const way = taken ? `. Choose another port: PORT=8200 npm start` : '';
  console.error(`The pages cannot be served at port ${PORT}: ${messageOf(error)}${way}`);
  process.exit(1);
}
