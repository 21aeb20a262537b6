import { randomInt } from 'node:crypto';
import { fuzz } from '../../lab/crew/lab.node.ts';
import { flag, requiredWhole, whole, word } from '../arguments.ts';
import { command } from '../command.ts';
import { loadGame, numberOfSeed } from '../game.ts';
import { count } from './sim.ts';

const flags = {
  seconds: requiredWhole('N', 1, 1_000_000),
  seed: word('S'),
  threads: whole('T', 1, 64, 1),
  set: word('FILE'),
  json: flag(),
} as const;

export default command('fuzz', flags, async ({ io, text, flags: given, positionals }) => {
  const module = await loadGame(positionals[0]!, text, given.set);
  const seed = given.seed === undefined ? randomInt(1_000_000_000) : numberOfSeed(given.seed);
  const { name } = module.game;
  if (!given.json) io.out(`${name}, ${text.lab.seed(seed)}`);
  const found = await fuzz(module, given.seconds, { seed, threads: given.set === undefined ? given.threads : 1 });
  if (given.json) io.out(JSON.stringify({ ...found, fault: found.fault ?? null }));
  else {
    io.out(`  ${text.lab.fuzzed(found.games, found.plies, found.guesses, found.pairs)}, ${count(found.seconds)} s`);
    io.out(`  ${found.fault === undefined ? text.lab.whole : text.lab.broken(found.fault.law)}`);
    const again = `redut fuzz ${name} --seconds ${given.seconds} --seed ${seed}`;
    if (found.fault !== undefined) io.out(`  ${JSON.stringify(found.fault.sample)}; ${text.lab.again(again)}`);
  }
  return found.fault === undefined ? 0 : 1;
});
