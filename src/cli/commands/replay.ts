import { InputError } from '../../kernel/input.ts';
import { type MatchRecord, readRecord, replay } from '../../kernel/record.ts';
import { flag } from '../arguments.ts';
import { command } from '../command.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../game.ts';

export default command('replay', { json: flag() }, async ({ io, text, flags, positionals }) => {
  const record = readRecord(readJson(positionals[0]!, text));
  const { game } = await loadGame(record.game, text);
  const { moves, outcome, problem } = tried(() => replay(game, record));
  const about = { game: record.game, edition: record.edition, setup: record.setup };
  if (flags.json) {
    const result = problem === undefined ? { ok: true, moves, outcome: outcome ?? null } : { ok: false, problem };
    io.out(JSON.stringify({ ...about, ...result }));
  } else {
    io.out(`${record.game}, ${JSON.stringify(record.setup)}`);
    if (problem !== undefined) io.out(text.records.failed(problem));
    else {
      io.out(text.records.replayed(moves!));
      io.out(outcomeLine(outcome, text.records));
    }
  }
  return problem === undefined ? 0 : 1;
});

/** What came out of it, or what did not agree; that is an answer and not a mistake of the caller. */
export function tried<T extends object>(work: () => T): Partial<T> & { readonly problem?: string } {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { problem: error.message } as Partial<T> & { problem: string };
  }
}
export const outcomeLine = (
  outcome: MatchRecord['outcome'],
  words: { readonly outcome: (scores: string) => string; readonly unfinished: string },
): string => (outcome === undefined ? words.unfinished : words.outcome(outcome.join(' : ')));
