import { spawnSync, type SpawnSyncReturns } from 'node:child_process';

type Stdio = 'inherit' | 'pipe';
function started(command: string, args: readonly string[], cwd: string, out: Stdio, shell = false) {
  const done = spawnSync(command, args, {
    cwd,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', out, 'inherit'],
    maxBuffer: 2 ** 28,
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return done;
}
/** npm runs as a script of its own where it says where that is; on Windows its command can only be started by a shell. */
function startedNpm(args: readonly string[], cwd: string, out: Stdio): SpawnSyncReturns<string> {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js') === true) return started(process.execPath, [script, ...args], cwd, out);
  return started('npm', args, cwd, out, process.platform === 'win32');
}
/** Runs a program to its end; what it says is shown. */
export const run = (command: string, args: readonly string[], cwd: string): void =>
  void started(command, args, cwd, 'inherit');
export const npm = (args: readonly string[], cwd: string): void => void startedNpm(args, cwd, 'inherit');
/** What npm says on its standard output. */
export const npmSays = (args: readonly string[], cwd: string): string => startedNpm(args, cwd, 'pipe').stdout;
