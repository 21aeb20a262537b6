// What a container runs: the pages are built already, and everything is set by the environment.
import { join } from 'node:path';
import { settingsIn } from './environment.ts';
import { serve, type Served, untilStopped } from './serve.ts';
import { jsonLog, messageOf } from './watch/log.ts';

const log = jsonLog((line) => process.stderr.write(line));

async function started(): Promise<Served> {
  try {
    const settings = settingsIn(process.env, { host: '0.0.0.0', file: 'data/redut.sqlite' });
    return await serve({ ...settings, pages: join(import.meta.dirname, '../../dist'), log });
  } catch (error) {
    log('error', 'could not start', { error: messageOf(error) });
    return process.exit(1);
  }
}
await untilStopped(await started(), log);
process.exit(0);
