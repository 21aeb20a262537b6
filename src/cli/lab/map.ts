import { writeFileSync } from 'node:fs';
import { InputError } from '../../kernel/input.ts';
import { codeVersion } from '../../lab/shards/code.node.ts';
import type { DeckMap } from '../../lab/map/map.node.ts';
import { Team } from '../../lab/shards/team.node.ts';
import { percent } from '../figures.ts';
import { loadGame } from '../game.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import type { CliText } from '../text/text.ts';
import type { Asked } from './ask.ts';

/** Pairs of games against each rival, where `--games` does not say. */
const PAIRS = 1;

/** `redut lab map war`: the best deck of every kind, and the cards that win too much. */
export async function drawMap({ io, text, flags: given, positionals }: Asked): Promise<number> {
  const [, name] = positionals;
  if (name === undefined) throw new InputError('game', text.wrong.missing);
  const module = await loadGame(name, text, given.set);
  const { mapDecks } = await import('../../lab/map/map.node.ts');
  const progress = new Progress(io);
  const team = new Team(given.threads);
  try {
    const map = await mapDecks(module, team, {
      code: codeVersion(),
      bot: given.bot!,
      seed: given.seed!,
      decks: given.count,
      pairs: PAIRS,
      progress: (done, of) => progress.tell(text.lab.progress(done, of)),
    });
    progress.end();
    if (given.out !== undefined) writeFileSync(given.out, `${JSON.stringify(map)}\n`);
    if (given.json) io.out(JSON.stringify(map));
    else show(io, text, map);
    return 0;
  } finally {
    await team.close();
  }
}
const CELL = 7;
function show(io: Io, { labs }: CliText, map: DeckMap): void {
  const { cells, elites, proposals } = map;
  io.out(labs.map(map.decks, elites.length, map.bot));
  io.out(`  ${map.traits[1]} ↓  ${map.traits[0]} →`);
  for (let row = cells - 1; row >= 0; row--) {
    const shares = Array.from({ length: cells }, (_, column) => {
      const elite = elites.find(({ cell }) => cell[0] === column && cell[1] === row);
      return (elite === undefined ? '·' : percent(elite.rate.share)).padStart(CELL);
    });
    io.out(`  ${shares.join('')}`);
  }
  for (const elite of elites.toSorted((a, b) => b.rate.share - a.rate.share).slice(0, 3))
    io.out(`  ${percent(elite.rate.share)} % (${percent(elite.rate.from)} – ${percent(elite.rate.to)}): ${elite.deck}`);
  for (const { card, field, value, why } of proposals)
    io.out(`  ${labs.proposal(`${card}.${field}=${value}`, (100 * why.mean).toFixed(1), why.decks)}`);
}
