import { simulate } from '../../lab/crew/lab.node.ts';
import type { Measure, Simulation } from '../../lab/simulate.ts';
import { flag, requiredWhole, settings, whole, word, words } from '../arguments.ts';
import { type Call, command } from '../command.ts';
import { checkSetup, loadGame, numberOfSeed } from '../game.ts';
import { percent } from '../figures.ts';
import { Progress } from '../progress.ts';

const flags = {
  games: requiredWhole('N', 1, 100_000_000),
  setup: settings(),
  bots: words('A,B,…'),
  seed: word('S', '1'),
  threads: whole('T', 1, 64, 1),
  cards: flag(),
  set: word('FILE'),
  json: flag(),
} as const;

export default command('sim', flags, async (call) => {
  const { io, text, flags: given } = call;
  const module = await loadGame(call.positionals[0]!, text, given.set);
  checkSetup(module, given.setup);
  const progress = new Progress(io);
  const bots = given.bots.length === 0 ? ['random'] : given.bots;
  const found = await simulate(module, { ...module.studied, ...given.setup }, bots, given.games, {
    cards: given.cards,
    seed: numberOfSeed(given.seed!),
    threads: given.set === undefined ? given.threads : 1,
    progress: (done, of) => progress.tell(text.lab.progress(done, of)),
  });
  progress.end();
  if (given.json) io.out(JSON.stringify(documentOf(found)));
  else show(call, found);
  return 0;
});

function documentOf({ wins, measures, ...rest }: Simulation): object {
  const own = Object.keys(measures).length === 0 ? {} : { measures };
  return { ...rest, wins: wins.map((won) => won.games), seats: wins.map(({ seat }) => seat), ...own };
}
export const count = (n: number): string => Math.round(n).toLocaleString('en-US').replaceAll(',', ' ');

function show({ io, text: { lab }, positionals }: Call<typeof flags>, found: Simulation): void {
  io.out(`${positionals[0]}: ${lab.games(found.games)}, ${found.bots.join(' – ')}, ${lab.seed(found.seed)}`);
  for (const { seat, games, share } of found.wins) io.out(`  ${lab.wins(seat, games, percent(share))}`);
  io.out(`  ${lab.draws(found.draws, percent(found.draws / found.games))}`);
  io.out(`  ${lab.length(found.length.median, found.length.max)}`);
  for (const [name, measure] of Object.entries(found.measures))
    io.out(`  ${name}: ${measureLine(measure, found.games)}`);
  if (found.cards !== undefined) {
    const never = Object.entries(found.cards).flatMap(([name, times]) => (times === 0 ? [name] : []));
    io.out(`  ${lab.cards(Object.keys(found.cards).length, never.join(', '))}`);
  }
  io.out(`  ${lab.speed(count(found.steps), found.seconds.toFixed(2), count(found.stepsPerSecond))}`);
}
/** A share with its interval, or least, quarters and most with the mean; `n` where not every game had to say something. */
export function measureLine(measure: Measure, games: number): string {
  const of = measure.games === games ? '' : `, n = ${measure.games}`;
  if ('share' in measure) {
    return `${percent(measure.share)} % (${percent(measure.from)} – ${percent(measure.to)})${of}`;
  }
  const { least, lowerQuarter, median, upperQuarter, most, mean } = measure;
  const figures = [least, lowerQuarter, median, upperQuarter, most].map((n) => Number(n.toFixed(2)));
  return `${figures.join(' … ')}, ø ${mean.toFixed(2)}${of}`;
}
