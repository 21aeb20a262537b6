import { InputError } from '../../kernel/input.ts';
import { studyPairs } from '../../lab/crew/lab.node.ts';
import type { Matrix } from '../../lab/matrix.ts';
import { flag, requiredWhole, settings, whole, word, words } from '../arguments.ts';
import { type Call, command } from '../command.ts';
import { checkSetup, loadGame, numberOfSeed } from '../game.ts';
import { Progress } from '../progress.ts';
import { percent } from '../figures.ts';
import { measureLine } from './sim.ts';

const flags = {
  settings: words('A,B'),
  values: words('V,W,…'),
  games: requiredWhole('N', 1, 1_000_000),
  setup: settings(),
  bot: word('LEVEL', 'greedy'),
  seed: word('S', '1'),
  threads: whole('T', 1, 64, 1),
  cards: flag(),
  set: word('FILE'),
  json: flag(),
} as const;

/** Every value of a setting against every other, each as often in the first seat as in the second. */
export default command('matrix', flags, async (call) => {
  const { io, text, flags: given, positionals } = call;
  const module = await loadGame(positionals[0]!, text, given.set);
  checkSetup(module, given.setup);
  const [first, second, third] = given.settings;
  if (first === undefined || second === undefined || third !== undefined) {
    throw new InputError('--settings', text.wrong.twoSettings);
  }
  const progress = new Progress(io);
  const found = await studyPairs(module, given.setup, [first, second], given.values, given.bot!, given.games, {
    cards: given.cards,
    seed: numberOfSeed(given.seed!),
    threads: given.set === undefined ? given.threads : 1,
    progress: (done, of) => progress.tell(text.lab.progress(done, of)),
  });
  progress.end();
  if (given.json) io.out(JSON.stringify(found));
  else show(call, found);
  return 0;
});

const CELL = 6;
function show({ io, text: { lab }, flags: given }: Call<typeof flags>, found: Matrix): void {
  const { values, cells, rows, firstSeat } = found;
  const wide = Math.max(...values.map((value) => value.length)) + 4;
  const cell = (share: number | undefined): string => (share === undefined ? '·' : percent(share)).padStart(CELL);
  io.out(`${found.game}: ${lab.games(found.games)}, ${found.bot}, ${lab.seed(found.seed)}`);
  io.out(`${' '.repeat(wide)}${values.map((_, i) => String(i + 1).padStart(CELL)).join('')}${'ø'.padStart(CELL)}`);
  values.forEach((value, i) => {
    const shares = cells[i]!.map((share) => cell(share?.share)).join('');
    io.out(`${`${String(i + 1).padStart(2)} ${value}`.padEnd(wide)}${shares}${cell(rows[i]!.share)}`);
  });
  io.out(
    `  ${lab.firstSeat(given.settings[0]!, percent(firstSeat.share), percent(firstSeat.from), percent(firstSeat.to))}`,
  );
  for (const [name, measure] of Object.entries(found.measures))
    io.out(`  ${name}: ${measureLine(measure, found.games)}`);
  if (found.cards === undefined) return;
  io.out(`  ${lab.playedCards}`);
  const cards = Object.entries(found.cards).toSorted(([, a], [, b]) => b.share - a.share);
  for (const [name, share] of cards) {
    const held = share.held === undefined ? '' : `; ${lab.heldCard} ${measureLine(share.held, found.games)}`;
    io.out(`    ${name}: ${measureLine(share, found.games)}${held}`);
  }
}
