import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { flag } from '../arguments.ts';
import { command } from '../command.ts';

const script = join(import.meta.dirname, '../../../bench/run.ts');

export default command('bench', { json: flag() }, ({ positionals, flags }) => {
  const child = spawn(process.execPath, [script, ...positionals, ...(flags.json ? ['--json'] : [])], {
    stdio: 'inherit',
  });
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
});
