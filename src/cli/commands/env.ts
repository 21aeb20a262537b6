import { Environment } from '../../lab/environment.ts';
import { serve } from '../../lab/environment.node.ts';
import { InputError } from '../../kernel/input.ts';
import { requiredWhole, settings, word } from '../arguments.ts';
import { command } from '../command.ts';
import { checkSetup, loadGame, numberOfSeed } from '../game.ts';

const flags = {
  games: requiredWhole('N', 1, 65_536),
  setup: settings(),
  setups: word('JSON'),
  seed: word('S', '1'),
} as const;

export default command('env', flags, async ({ text, flags: given, positionals }) => {
  const module = await loadGame(positionals[0]!, text);
  const setups = listOf(given.setups, text.wrong.setups).map((one) =>
    Object.assign({}, module.studied, given.setup, one),
  );
  for (const setup of setups) checkSetup(module, setup);
  const environment = new Environment(module.game, { games: given.games, setups, seed: numberOfSeed(given.seed!) });
  await serve(environment, process.stdin, process.stdout);
  return 0;
});
/** The set-ups of a JSON list; one without a word of its own if there is none. */
function listOf(json: string | undefined, problem: string): readonly Readonly<Record<string, unknown>>[] {
  if (json === undefined) return [{}];
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw new InputError('--setups', problem);
  }
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) throw new InputError('--setups', problem);
  return list;
}
