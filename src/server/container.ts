// What a container runs: the pages are built already, and everything is set by the environment.
import { join } from 'node:path';
import { metricsIn, pushIn, serve, limitsIn, untilStopped } from './serve.ts';
import { jsonLog, messageOf } from './watch/log.ts';

// In files of environments what is not wanted is left empty.
const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const log = jsonLog((line) => process.stderr.write(line));
const origins = (env['ORIGIN'] ?? '').split(',').filter((origin) => origin !== '');
const database = env['DATABASE_URL'];
const served = await serve({
  place: database === undefined ? { file: env['DATA'] ?? 'data/redut.sqlite' } : { database },
  port: Number(env['PORT'] ?? 8137),
  host: env['HOST'] ?? '0.0.0.0',
  pages: join(import.meta.dirname, '../../dist'),
  behindProxy: env['PROXY'] === '1',
  log,
  ...pushIn(env),
  ...metricsIn(env),
  ...limitsIn(env),
  ...(origins.length === 0 ? {} : { origins }),
}).catch((error: unknown) => {
  log('error', 'could not start', { error: messageOf(error) });
  process.exit(1);
});
await untilStopped(served, log);
process.exit(0);
