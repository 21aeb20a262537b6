// A server as a process of its own, for tests that end it without warning: `node node.ts '{"place": …, "port": 0}'`.
// Says its port on the first line.
import { serve, type ServeOptions, untilStopped } from '../serve.ts';
import { jsonLog } from '../watch/log.ts';

const FAST = { burst: 1_000_000, perSecond: 1_000_000 } as const;
const given = JSON.parse(process.argv[2]!) as Pick<ServeOptions, 'place' | 'port' | 'synchronous' | 'oneLine'>;
const log = jsonLog((line) => process.stderr.write(line));
const served = await serve({ ...given, host: '127.0.0.1', log, rate: FAST, botPace: 0 });
process.stdout.write(`${served.server.port}\n`);
await untilStopped(served, log);
process.exit(0);
