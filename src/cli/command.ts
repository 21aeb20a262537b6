import { isGameName, moduleOf } from '../games/index.ts';
import type { Language } from '../kernel/text.ts';
import { packaged } from '../server/root.ts';
import { type Flags, flag, oneOf, parse, type Values } from './arguments.ts';
import { type CommandName, USAGE } from './usage.ts';
import { gameCalled, gameNames, settingRows } from './game.ts';
import type { Io } from './io.ts';
import { type CliText, type FlagName, texts } from './text/text.ts';

/** A command being run. */
export interface Call<F extends Flags> {
  readonly io: Io;
  readonly language: Language;
  /** What `--lang` says, if it is there: what is to be typed again says it too. */
  readonly lang?: Language | undefined;
  readonly text: CliText;
  readonly positionals: readonly string[];
  readonly flags: Values<F>;
}
/** Every command takes these. */
const EVERYWHERE = { lang: oneOf(['uk', 'ru', 'en']), help: flag() } as const;

/** A command with its options forgotten: what the entry point calls. Answers with the exit code. */
export interface Command {
  (argv: readonly string[], io: Io): Promise<number>;
  /** Throws what is wrong with the words, and does nothing else. */
  readonly check: (argv: readonly string[], text: CliText) => void;
}

export function command<const F extends Readonly<Partial<Record<FlagName, Flags[string]>>>>(
  name: CommandName,
  own: F & Flags,
  run: (call: Call<F & Flags>) => Promise<number> | number,
): Command {
  const flags = { ...own, ...EVERYWHERE };
  const check = (argv: readonly string[], text: CliText): void => {
    parse(argumentsOf(name), flags, argv, text);
  };
  const called = async (argv: readonly string[], io: Io): Promise<number> => {
    const language = languageOf(argv, io.env);
    const text = texts[language];
    if (argv.includes('--help')) {
      io.out(helpOf(name, flags, text));
      if (argumentsOf(name)[0] === 'game')
        io.out((await gameHelp(argv[0] === undefined ? undefined : gameCalled(argv[0]), language, text)).join('\n'));
      return 0;
    }
    const parsed = parse(argumentsOf(name), flags, argv, text);
    const positionals = parsed.positionals.map((given, i) =>
      argumentsOf(name)[i] === 'game' ? gameCalled(given) : given,
    );
    const lang = argv.some((one) => one === '--lang' || one.startsWith('--lang=')) ? language : undefined;
    return run({ io, language, lang, text, positionals, flags: parsed.flags });
  };
  return Object.assign(called, { check });
}
const argumentsOf = (name: CommandName): readonly string[] => USAGE[name].split(' ').filter((part) => part !== '');

/** What a command does; the page of our documents that says more is not installed. */
export function toldOf(name: CommandName, { help }: CliText): string {
  return packaged ? help.command[name].replace(/: docs\/\S+$/u, '') : help.command[name];
}
function helpOf(name: CommandName, flags: Flags, text: CliText): string {
  const rows = Object.entries(flags).map(([key, { placeholder, required }]): [string, string, boolean] => {
    const shape = placeholder === undefined ? `--${key}` : `--${key} ${placeholder}`;
    return [shape, text.help.flag[key as FlagName], required];
  });
  const usage = rows.map(([shape, , required]) => (required ? shape : `[${shape}]`)).join(' ');
  return [
    `redut ${name}: ${toldOf(name, text)}`,
    '',
    `${text.help.usage}: redut ${[name, ...argumentsOf(name)].join(' ')} ${usage}`,
    '',
    `${text.help.options}:`,
    ...columns(rows.map(([shape, meaning]) => [shape, meaning])),
  ].join('\n');
}
/** The games there are, or the settings of the one that was named. */
async function gameHelp(name: string | undefined, language: Language, { help }: CliText): Promise<string[]> {
  if (name === undefined || !isGameName(name)) return ['', help.games(gameNames())];
  return ['', help.settings, ...columns(settingRows(await moduleOf(name), language))];
}
/** Two columns, the first as wide as it must be. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const wide = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(wide)}  ${right}`.trimEnd());
}

/** The language that was asked for, else that of the environment, which is English where it is none of ours; else Ukrainian. */
export function languageOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const asked = at < 0 ? undefined : (argv[at]!.split('=')[1] ?? argv[at + 1]);
  const spoken = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  const language = asked ?? spoken?.slice(0, 2) ?? 'uk';
  return language === 'ru' || language === 'uk' ? language : 'en';
}
