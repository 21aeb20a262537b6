#!/usr/bin/env node
// What `npx redut` runs: the command line, compiled.
import { setFlagsFromString } from 'node:v8';

const wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  process.stderr.write(
    `redut: Node.js ${wanted} or newer is needed; this is ${process.versions.node}. See nodejs.org\n`,
  );
  process.exit(1);
}
// The kernel is many small functions; V8 does better with them if it may inline more of them at once.
setFlagsFromString('--max-inlined-bytecode-size=1200');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');
// An older Node has no such function: it must get as far as the line that says what is wrong.
(await import('node:module')).enableCompileCache();
const { main } = await import('./main.ts');
const { Terminal } = await import('./io.ts');
const terminal = new Terminal();
process.exitCode = await main(process.argv.slice(2), terminal);
terminal.close();
