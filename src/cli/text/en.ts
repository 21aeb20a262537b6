import { english } from '../../kernel/text.ts';
import type { CliText } from './text.ts';

export const en: CliText = {
  help: {
    title: 'Redut: card games in the terminal',
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    menu: 'Without a command: choose a game from a menu and play.',
    more: 'redut <command> --help tells more of one command.',
    command: {
      rules: 'looks a rule up, lists the rules, or tells which of them no test cites',
    },
    flag: {
      json: 'print one JSON document',
      lang: 'language of the answers',
      help: 'this help',
      coverage: 'for each game: how many rules are cited by tests, and which are not',
    },
  },
  wrong: {
    error: 'redut',
    noCommand: (known) => `there is no such command; known: ${known}`,
    noFlag: (known) => `is not an option here; known: ${known}`,
    noValue: (placeholder) => `needs a value: ${placeholder}`,
    noValueTaken: 'takes no value',
    required: 'is required',
    missing: 'is missing',
    surplus: 'is one argument too many',
    oneOf: (values, given) => `must be one of ${values}, not "${given}"`,
    whole: (least, most, given) => `must be a whole number from ${least} to ${most}, not "${given}"`,
    setting: (given) => `must be written k=v, not "${given}"`,
    noRule: 'there is no such rule',
    seeHelp: (command) => `See: redut ${command} --help`,
  },
  rules: {
    kind: { rule: 'rule', ruling: 'ruling', example: 'example', note: 'note' },
    inDigest: 'as the digest has it',
    count: (n) => english(n, { one: 'rule', other: 'rules' }),
    cited: (cited, all) => `${cited} of ${all} cited by tests`,
    open: 'not cited',
  },
};
