// One process, one figure: `node bench/measure.ts <game> <figure> <seconds>` prints a rate per second of processor time.
import { rulesFor } from '../src/kernel/rules.ts';
import { readSetup } from '../src/kernel/setup.ts';
import { type Batch, rate } from './clock.ts';
import { gameNamed } from './games.ts';
import {
  boundSteps,
  copies,
  guesses,
  lists,
  peerSearch,
  peerSteps,
  positions,
  search,
  singles,
  steps,
} from './workloads.ts';

async function batchOf(game: string, figure: string): Promise<Batch> {
  if (game === 'bound') return boundSteps();
  if (game === 'boardgame.io') return figure === 'steps' ? peerSteps() : peerSearch();
  const found = await gameNamed(game);
  const setup = readSetup(found.game.options, found.setup);
  const rules = rulesFor(found.game, setup);
  if (figure === 'steps') return steps(rules, setup);
  if (figure === 'singles') return singles(rules, setup);
  if (figure === 'search') return search(rules, setup);
  return { lists, copies, guesses }[figure]!(rules, positions(rules, setup, 100));
}

const [game = '', figure = '', seconds = '1'] = process.argv.slice(2);
process.stdout.write(String(await rate(await batchOf(game, figure), Number(seconds))));
