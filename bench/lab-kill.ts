// `node scripts/launch.mjs bench/lab-kill.ts [games] [size] [workers] [seconds]`: the same study through a queue of its own, once
// with one worker and once with many, of which one is killed every so many seconds and another started. Both reports
// must be the same text; told are times, kills, and how many shards were taken again.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PostgresHere } from '../src/server/torture/postgres-here.ts';

const [games = '100000', size = '500', workers = '16', seconds = '8'] = process.argv.slice(2);
const main = join(import.meta.dirname, '../src/cli/main.ts');
const flags = ['--max-inlined-bytecode-size=1200', '--max-inlined-bytecode-size-cumulative=4000'];
const folder = mkdtempSync(join(tmpdir(), 'redut-kill-'));
const database = await PostgresHere.start(folder);

const redut = (...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [...flags, main, 'lab', ...words, '--json', '--database', database.url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const outputOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
    child.on('close', () => resolve(text));
  });
async function takenAgain(study: string): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ again: number }>(
    `SELECT sum(retry_count)::int AS again FROM redut_lab_queue.job WHERE data->>'job' = $1`,
    [study],
  );
  await client.end();
  return rows[0]?.again ?? 0;
}
async function reportOf(many: number): Promise<string> {
  const began = performance.now();
  const submitted = await outputOf(redut('submit', 'liberation', '--games', games, '--size', size));
  const { id } = JSON.parse(submitted) as { readonly id: string };
  const crew = new Set<ChildProcess>();
  const state = { over: false, kills: 0 };
  const hire = (): void => {
    const worker = redut('work');
    crew.add(worker);
    worker.stdout?.resume();
    worker.on('close', () => {
      crew.delete(worker);
      if (!state.over) hire();
    });
  };
  for (let i = 0; i < many; i++) hire();
  const kill = (): void => {
    const victim = [...crew][Math.floor(Math.random() * crew.size)];
    if (victim?.kill('SIGKILL') === true) state.kills++;
  };
  const killing = many > 1 ? setInterval(kill, 1000 * Number(seconds)) : undefined;
  const report = await outputOf(redut('watch', id));
  state.over = true;
  clearInterval(killing);
  for (const worker of crew) worker.kill('SIGKILL');
  const hash = createHash('sha256').update(report).digest('hex').slice(0, 16);
  const took = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${many} workers: ${took} s, ${state.kills} killed, ${await takenAgain(id)} taken again, report ${hash}`);
  return report;
}
try {
  const [one, several] = [await reportOf(1), await reportOf(Number(workers))];
  const same = one.length > 0 && one === several;
  console.log(same ? 'the same report' : 'THE REPORTS DIFFER');
  process.exitCode = same ? 0 : 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
