// A server as a process of its own, for tests that end it without warning: `node node.ts '{"place": …, "port": 0}'`.
// Says its port on the first line.
import { flushCompileCache } from 'node:module';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { serve, type ServeOptions, untilStopped } from '../serve.ts';
import { jsonLog } from '../watch/log.ts';

const FAST = { burst: 1_000_000, perSecond: 1_000_000 } as const;
type Given = Pick<
  ServeOptions,
  | 'place'
  | 'port'
  | 'synchronous'
  | 'oneLine'
  | 'patience'
  | 'pages'
  | 'checkpointPages'
  | 'behindProxy'
  | 'mostMatches'
>;
const { usualRates, usualPace, shift, plant, ...given } = JSON.parse(process.argv[2]!) as Given & {
  readonly usualRates: boolean;
  readonly usualPace?: boolean;
  readonly shift: number;
  readonly plant?: string;
};
// The clock on the wall, for the whole process, as whoever started it sets it.
const { now } = Date;
let shifted = shift;
Date.now = () => now() + shifted;
process.on('message', (next: number) => {
  shifted = next;
  process.send!('set');
});
process.channel?.unref();
if (plant !== undefined) (await import('./planted.ts')).plant(plant);
const log = jsonLog((line) => process.stderr.write(line));
const served = await serve({
  ...given,
  host: '127.0.0.1',
  log,
  ...(usualPace === true ? {} : { botPace: 0 }),
  ...(usualRates ? {} : { rate: FAST }),
});
process.stdout.write(`${served.server.port}\n`);
// Whoever is killed has no time for that: the next one starts faster, and again when it has the games, too.
flushCompileCache();
void Promise.allSettled(GAME_NAMES.map(moduleOf)).then(() => flushCompileCache());
await untilStopped(served, log);
process.exit(0);
