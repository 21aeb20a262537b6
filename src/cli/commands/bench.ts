import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { flag, whole } from '../arguments.ts';
import { command } from '../command.ts';

const script = join(root, 'bench/run.ts');

export default command('bench', { seconds: whole('N', 1, 60, 2), json: flag() }, ({ positionals, flags }) => {
  const args = [script, ...positionals, '--seconds', String(flags.seconds), ...(flags.json ? ['--json'] : [])];
  const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit' });
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
});
