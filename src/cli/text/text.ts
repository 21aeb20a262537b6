import type { Language } from '../../kernel/text.ts';
import type { CommandName } from '../commands/names.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type FlagName = 'json' | 'lang' | 'help' | 'coverage';

/** Everything that the command line says by itself; what a game says comes from the game. */
export interface CliText {
  readonly help: {
    readonly title: string;
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly menu: string;
    readonly more: string;
    readonly command: Readonly<Record<CommandName, string>>;
    readonly flag: Readonly<Record<FlagName, string>>;
  };
  readonly wrong: {
    readonly error: string;
    readonly noCommand: (known: string) => string;
    readonly noFlag: (known: string) => string;
    readonly noValue: (placeholder: string) => string;
    readonly noValueTaken: string;
    readonly required: string;
    readonly missing: string;
    readonly surplus: string;
    readonly oneOf: (values: string, given: string) => string;
    readonly whole: (least: number, most: number, given: string) => string;
    readonly setting: (given: string) => string;
    readonly noRule: string;
    readonly seeHelp: (command: string) => string;
  };
  readonly rules: {
    readonly kind: Readonly<Record<'rule' | 'ruling' | 'example' | 'note', string>>;
    readonly inDigest: string;
    readonly count: (n: number) => string;
    readonly cited: (cited: number, all: number) => string;
    readonly open: string;
  };
}
export const texts: Readonly<Record<Language, CliText>> = { uk, ru, en };
