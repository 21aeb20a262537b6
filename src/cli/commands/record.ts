import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { botFor, prepareBot } from '../../bots/spec.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import { goldenRecord, sampleName } from '../../kernel/contract/golden.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type MatchRecord, printRecord, Recorded } from '../../kernel/record.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { botsForSeats } from '../../lab/simulate.ts';
import { packaged, root } from '../../server/root.ts';
import { settings, word, words } from '../arguments.ts';
import { command } from '../command.ts';
import { loadGame, numberOfSeed } from '../game.ts';
import { Progress } from '../progress.ts';

const flags = { out: word('FILE'), setup: settings(), bots: words('A,B,…'), seed: word('S', '1') } as const;

export default command('record', flags, async ({ io, text, flags: given, positionals }) => {
  const { game } = await loadGame(positionals[0]!, text);
  const progress = new Progress(io);
  const write = (file: string, make: () => MatchRecord): void => {
    progress.tell(file);
    const record = make();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printRecord(record));
    progress.end();
    io.out(text.records.written(file, record.moves.length));
  };
  const { out, setup, seed } = given;
  if (out !== undefined) {
    const bots = given.bots.length === 0 ? ['soldier'] : given.bots;
    for (const bot of bots) await prepareBot(bot, game);
    write(out, () => recordGame(game, setup, bots, seed!));
    return 0;
  }
  const folder = relative(process.cwd(), join(packaged ? process.cwd() : root, 'records', game.name));
  game.samples.forEach((sample, i) => {
    write(join(folder, `${sampleName(sample)}.json`), () => goldenRecord(game, sample, i + 1));
  });
  return 0;
});

/** A game of bots, written down. */
function recordGame(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  bots: readonly string[],
  seed: string,
): MatchRecord {
  const recorded = new Recorded(game, readSetup(game.options, given), secretOfSeed(seed));
  const { rules, state } = recorded;
  const players = botsForSeats(bots, rules.seats).map((spec, seat) => ({
    bot: botFor(spec, game, numberOfSeed(seed) + seat, 1, rules.seats),
    sight: new Sight(rules, seat as Seat),
  }));
  for (let moves = 0; !rules.over(state); moves++) {
    if (moves > game.bound) throw new Error(`${game.name}: more than ${game.bound} choices`);
    const seat = rules.actor(state);
    const { bot, sight } = players[seat]!;
    recorded.submit(seat, [bot.choose(sight.look(state))]);
  }
  return recorded.record();
}
