import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { welcomeGuests } from '../games/guests.node.ts';
import { InputError } from '../kernel/input.ts';
import { readWeightsFromFiles } from '../learned/shelf.node.ts';
import { packaged, root } from '../server/root.ts';
import { type Command, columns, languageOf, toldOf } from './command.ts';
import { type CommandName, USAGE } from './usage.ts';
import { type Io, Terminal } from './io.ts';
import { type CliText, texts } from './text/text.ts';

/** A command's module is loaded when it is called: `--help` should not wait for the games. */
export const LOAD: Readonly<Record<CommandName, () => Promise<{ readonly default: Command }>>> = {
  play: () => import('./commands/play.ts'),
  sim: () => import('./commands/sim.ts'),
  arena: () => import('./commands/arena.ts'),
  matrix: () => import('./commands/matrix.ts'),
  lab: () => import('./commands/lab.ts'),
  boosters: () => import('./commands/boosters.ts'),
  campaign: () => import('./commands/campaign.ts'),
  env: () => import('./commands/env.ts'),
  pack: () => import('./commands/pack.ts'),
  exploit: () => import('./commands/exploit.ts'),
  puzzles: () => import('./commands/puzzles.ts'),
  position: () => import('./commands/position.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  event: () => import('./commands/event.ts'),
  record: () => import('./commands/record.ts'),
  rules: () => import('./commands/rules.ts'),
  fuzz: () => import('./commands/fuzz.ts'),
  bench: () => import('./commands/bench.ts'),
  serve: () => import('./commands/serve.ts'),
  data: () => import('./commands/data.ts'),
  torture: () => import('./commands/torture.ts'),
};
/** What is tried and measured where the sources are, and not where they are installed. */
const FROM_SOURCE: ReadonlySet<string> = new Set<CommandName>(['bench', 'torture']);
export const isCommand = (name: string): name is CommandName => Object.hasOwn(LOAD, name);

const isHere = (name: string): boolean => isCommand(name) && !(packaged && FROM_SOURCE.has(name));

/** Runs one command line and answers with the exit code: 0 done, 1 a check failed, 2 it cannot be done as it was said. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const language = languageOf(argv, io.env);
  const text = texts[language];
  const [name, ...rest] = argv;
  if (name === '--version') {
    io.out(version());
    return 0;
  }
  if (name === '--help' || name === 'help' || (!packaged && name?.startsWith('--lang'))) {
    io.out(help(text));
    return 0;
  }
  // Installed by somebody, it serves the pages unless told otherwise.
  if (packaged && (name === undefined || name.startsWith('--'))) return main(['serve', ...argv], io);
  try {
    welcomeGuests();
    readWeightsFromFiles();
    if (name === undefined && io.tty) return await (await import('./menu.ts')).menu(io, language);
    if (name === undefined) {
      io.out(help(text));
      return 0;
    }
    if (!isCommand(name))
      throw new InputError(name, text.wrong.noCommand(Object.keys(USAGE).filter(isHere).join(', ')));
    if (!isHere(name)) throw new InputError(name, text.wrong.onlyFromSource);
    return await (await LOAD[name]()).default(rest, io);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    io.err(`redut: ${error.message}\n`);
    if (name !== undefined && isHere(name)) io.err(`${text.wrong.seeHelp(name)}\n`);
    return 2;
  }
}
const version = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;
function help(text: CliText): string {
  const words = text.help;
  const here = Object.entries(USAGE).filter(([name]) => isHere(name));
  const rows = here.map(([name, args]): [string, string] => [`${name} ${args}`, toldOf(name as CommandName, text)]);
  return [
    words.title,
    '',
    packaged ? words.serves : words.menu,
    '',
    `${words.commands}:`,
    ...columns(rows),
    '',
    words.more,
  ].join('\n');
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const terminal = new Terminal();
  process.exitCode = await main(process.argv.slice(2), terminal);
  terminal.close();
}
