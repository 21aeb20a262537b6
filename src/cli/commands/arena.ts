import { InputError } from '../../kernel/input.ts';
import { arena } from '../../lab/crew/lab.node.ts';
import { flag, requiredWhole, settings, whole, word, words } from '../arguments.ts';
import { command } from '../command.ts';
import { checkSetup, loadGame, numberOfSeed } from '../game.ts';
import { Progress } from '../progress.ts';
import { percent } from '../figures.ts';

const flags = {
  bots: words('A,B'),
  games: requiredWhole('N', 2, 100_000_000),
  setup: settings(),
  seed: word('S', '1'),
  threads: whole('T', 1, 64, 1),
  json: flag(),
} as const;
const signed = (n: number): string =>
  Number.isFinite(n) ? `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(0)}` : n < 0 ? '−∞' : '+∞';

export default command('arena', flags, async ({ io, text, flags: given, positionals }) => {
  const module = await loadGame(positionals[0]!, text);
  checkSetup(module, given.setup);
  const [first, second, third] = given.bots;
  if (first === undefined || second === undefined || third !== undefined) {
    throw new InputError('--bots', text.wrong.twoBots);
  }
  const progress = new Progress(io);
  const found = await arena(module, given.setup, first, second, given.games, {
    seed: numberOfSeed(given.seed!),
    threads: given.threads,
    progress: (done, of) => progress.tell(text.lab.progress(done, of)),
  });
  progress.end();
  if (given.json) {
    io.out(JSON.stringify(found));
    return 0;
  }
  const { score, elo, roles } = found;
  const { lab } = text;
  io.out(`${found.game}: ${lab.games(found.games)}, ${first} – ${second}, ${lab.seed(found.seed)}`);
  io.out(`  ${lab.score(first, percent(score.score), percent(score.from), percent(score.to))}`);
  io.out(`  ${lab.elo(signed(elo.score), signed(elo.from), signed(elo.to))}`);
  for (const role of roles) io.out(`  ${lab.role(role.seat, percent(role.first), percent(role.second))}`);
  return 0;
});
