import { settings, word } from '../arguments.ts';
import { command } from '../command.ts';
import { play } from '../play/play.ts';

const flags = { setup: settings(), seat: word('N|all', '1'), bot: word('LEVEL', 'soldier'), seed: word('S') } as const;

export default command('play', flags, ({ io, language, text, positionals, flags: given }) =>
  play({
    io,
    language,
    text,
    game: positionals[0]!,
    setup: given.setup,
    seat: given.seat!,
    bot: given.bot!,
    seed: given.seed,
  }),
);
