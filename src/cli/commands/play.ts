import { settings, whole, word } from '../arguments.ts';
import { command } from '../command.ts';
import { play } from '../play/play.ts';

const flags = {
  setup: settings(),
  terms: settings(),
  seat: word('N|all', '1'),
  bot: word('LEVEL', 'soldier'),
  'best-of': whole('N', 1, 99, 1),
  set: word('FILE'),
  seed: word('S'),
  packs: word('FILE'),
  pair: word('A,B', '1,2'),
} as const;

export default command('play', flags, ({ io, language, lang, text, positionals, flags: given }) =>
  play({
    io,
    language,
    lang,
    text,
    game: positionals[0]!,
    set: given.set,
    setup: given.setup,
    terms: given.terms,
    seat: given.seat!,
    bot: given.bot!,
    bestOf: given['best-of'],
    seed: given.seed,
    drafted: given.packs === undefined ? undefined : { file: given.packs, pair: given.pair! },
  }),
);
