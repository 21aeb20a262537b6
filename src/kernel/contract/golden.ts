import { FastChance, secretOfSeed } from '../chance.ts';
import type { Game } from '../game.ts';
import { Options } from '../options.ts';
import { type MatchRecord, Recorded } from '../record.ts';
import { readSetup, type SetupOf, type SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';
import { hold } from './hold.ts';

/** What a sample is called, and so the file of its golden record: `default`, or `first-a_second-b`. */
export function sampleName(setup: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(setup).map(([name, value]) => `${name}-${String(value)}`);
  return parts.length === 0 ? 'default' : parts.join('_').replaceAll(/[^\w.-]+/g, '_');
}

/** The longest of a few games at random, written down: the same for the same seed as long as the rules are the same. */
export function goldenRecord<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  setup: Partial<SetupOf<O>>,
  seed: number,
): MatchRecord {
  const records = Array.from({ length: 5 }, (_, i) => played(game, setup, 5 * seed + i));
  return records.reduce((longest, record) => (record.moves.length > longest.moves.length ? record : longest));
}
function played<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  setup: Partial<SetupOf<O>>,
  seed: number,
): MatchRecord {
  const match = new Recorded(game, readSetup(game.options, setup), secretOfSeed(`${game.name} ${seed}`));
  const { rules, state } = match;
  const chance = new FastChance(seed);
  const out = new Options();
  for (let ply = 0; !rules.over(state); ply++) {
    hold(ply < game.bound, 'a game comes to an end');
    const seat = rules.actor(state);
    rules.legal(state, seat, out);
    const refused = match.submit(seat, [out.at(chance.below(out.size))]);
    hold(refused === undefined, 'what is on offer is not refused');
  }
  return match.record();
}
