import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { InputError } from '../../kernel/input.ts';
import { pruned } from '../../lab/packing.ts';
import { misfit, packed, readRun } from '../../learned/weights.ts';
import { flag, setupList, whole, word } from '../arguments.ts';
import { command } from '../command.ts';
import { loadGame, numberOfSeed } from '../game.ts';
import type { CliText } from '../text/text.ts';

const flags = {
  out: word('FILE'),
  setups: setupList(),
  games: whole('N', 1, 1_000_000, 3000),
  seed: word('S', '1'),
  json: flag(),
} as const;

export default command('pack', flags, async ({ io, text, flags: given, positionals }) => {
  const [file] = positionals as [string];
  const run = readRun(bytesOf(file, text), file);
  const { game, studied } = await loadGame(run.origin.game, text);
  const why = misfit(run, game);
  if (why !== undefined) throw new InputError(file, why);
  const setups: readonly Readonly<Record<string, unknown>>[] = given.setups.length === 0 ? game.samples : given.setups;
  const packing = pruned(
    game,
    run,
    setups.map((setup) => Object.assign({}, studied, setup)),
    given.games,
    numberOfSeed(given.seed!),
  );
  const bytes = gzipSync(packed(packing.weights), { level: 9 });
  const out = given.out ?? `${game.name}.gz`;
  writeFileSync(out, bytes);
  const { decisions, met, rows, options } = packing;
  if (given.json) io.out(JSON.stringify({ out, bytes: bytes.length, decisions, met, rows, options }));
  else io.out(text.packed(out, Math.round(bytes.length / 1000), rows, met));
  return 0;
});
function bytesOf(file: string, text: CliText): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new InputError(file, `${text.wrong.noFile} (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}
