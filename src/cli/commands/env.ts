import { botFor, prepareBot } from '../../bots/spec.ts';
import { Environment } from '../../lab/environment.ts';
import { serve } from '../../lab/environment.node.ts';
import { flag, requiredWhole, settings, setupList, whole, word, words } from '../arguments.ts';
import { command } from '../command.ts';
import { checkSetup, loadGame, numberOfSeed } from '../game.ts';

const flags = {
  games: requiredWhole('N', 1, 65_536),
  setup: settings(),
  setups: setupList(),
  seed: word('S', '1'),
  narrowed: flag(),
  credit: flag(),
  against: words('BOTS'),
  share: whole('P', 1, 100, 50),
  teacher: word('BOT'),
} as const;
export default command('env', flags, async ({ text, flags: given, positionals }) => {
  const module = await loadGame(positionals[0]!, text);
  const listed = given.setups.length === 0 ? [{}] : given.setups;
  const setups = listed.map((one) => Object.assign({}, module.studied, given.setup, one));
  for (const setup of setups) checkSetup(module, setup);
  const { against, share, teacher } = given;
  for (const bot of teacher === undefined ? against : [...against, teacher]) {
    await prepareBot(bot, module.game);
    botFor(bot, module.game, 0);
  }
  const environment = new Environment(module.game, {
    games: given.games,
    setups,
    seed: numberOfSeed(given.seed!),
    narrowed: given.narrowed,
    credit: given.credit,
    company: { against, share, teacher },
  });
  await serve(environment, process.stdin, process.stdout);
  return 0;
});
