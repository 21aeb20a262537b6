import { spawn } from 'node:child_process';

/** Node, when it watches, has every thread tell what it imports, among the messages that are ours. The folders are enough. */
export function importAsUnwatched(): void {
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
}

/** The command that was given, without these words, begun anew by Node whenever a file in one of the folders changes. */
export function begunAnew(folders: readonly string[], without: string): Promise<number> {
  const watching = folders.map((folder) => `--watch-path=${folder}`);
  const said = process.argv.slice(1).filter((word) => word !== without);
  const child = spawn(process.execPath, [...process.execArgv, ...watching, '--watch-preserve-output', ...said], {
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both; whoever stops only this one means the other as well.
  const stop = (): boolean => child.kill('SIGTERM');
  process.on('SIGTERM', stop).on('SIGINT', () => undefined);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 0));
  });
}
