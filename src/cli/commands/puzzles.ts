import { renameSync, writeFileSync } from 'node:fs';
import { levelName } from '../../bots/levels.ts';
import { InputError } from '../../kernel/input.ts';
import { type Digging, minePuzzles, workThrough, type WorkOn } from '../../lab/crew/quarry.node.ts';
import { selectPuzzles } from '../../lab/puzzles/select.ts';
import { printPuzzles, type PuzzleFile, readPuzzles } from '../../lab/puzzles/puzzle.ts';
import { abilitiesOf } from '../../lab/puzzles/rating.ts';
import { flag, settings, whole, word } from '../arguments.ts';
import { type Call, command } from '../command.ts';
import { readJson } from '../files.ts';
import { checkSetup, loadGame, numberOfSeed } from '../game.ts';
import { Progress } from '../progress.ts';
import { percent } from '../figures.ts';

const WHAT = ['mine', 'check', 'rate', 'explain', 'select'] as const;
const WANTED = 60;
const flags = {
  games: whole('N', 1, 1_000_000, 10_000),
  wanted: whole('N', 1, 10_000, WANTED),
  seconds: whole('N', 1, 1_000_000, 600),
  setup: settings(),
  seed: word('S', '1'),
  threads: whole('T', 1, 64, 1),
  again: flag(),
  out: word('FILE'),
  json: flag(),
} as const;

export default command('puzzles', flags, async (call) => {
  const [asked, subject] = call.positionals as [string, string];
  const what = WHAT.find((name) => name === asked);
  if (what === undefined) throw new InputError('what', call.text.wrong.oneOf(WHAT.join(', '), asked));
  if (what === 'mine') return mine(subject, call);
  return what === 'select' ? select(subject, call) : work(what, subject, call);
});
type Asked = Call<typeof flags>;

async function mine(name: string, call: Asked): Promise<number> {
  const { io, text, flags: given } = call;
  const module = await loadGame(name, text);
  checkSetup(module, given.setup);
  const out = given.out ?? `${name}-puzzles.json`;
  const progress = new Progress(io);
  const tell = (done: number, of: number): void => progress.tell(text.lab.progress(done, of));
  const found = await minePuzzles(module, given.setup, given.games, digging(call, out, tell));
  progress.end();
  write(out, found);
  io.out(
    given.json ? JSON.stringify({ out, puzzles: found.puzzles.length }) : text.puzzles.mined(out, found.puzzles.length),
  );
  return 0;
}
/** Of a file that was checked, the puzzles that are worth a player's time. */
async function select(source: string, { io, text, flags: given }: Asked): Promise<number> {
  const file = readPuzzles(readJson(source, text));
  const { game } = await loadGame(file.game, text);
  const out = given.out ?? source;
  const chosen = selectPuzzles(game, file, given.wanted);
  write(out, chosen);
  const found = chosen.puzzles.length;
  io.out(given.json ? JSON.stringify({ out, puzzles: found }) : text.puzzles.mined(out, found));
  return found === given.wanted ? 0 : 1;
}
/** Checks, rates or explains a file of puzzles, and writes down what came of it, into the same file unless told otherwise. */
async function work(what: WorkOn, source: string, call: Asked): Promise<number> {
  const { io, text, flags: given } = call;
  const file = readPuzzles(readJson(source, text));
  const module = await loadGame(file.game, text);
  const out = given.out ?? source;
  const progress = new Progress(io);
  const tell = (done: number, of: number): void => progress.tell(text.puzzles.progress(done, of));
  const worked = await workThrough(what, module, file, digging(call, out, tell));
  progress.end();
  write(out, worked);
  if (what === 'explain') return sayExplained(worked, call);
  return what === 'check' ? sayChecked(worked, call) : sayRated(worked, call);
}
const digging = ({ flags: given }: Asked, out: string, progress: NonNullable<Digging['progress']>): Digging => ({
  seed: numberOfSeed(given.seed!),
  threads: given.threads,
  seconds: given.seconds,
  again: given.again,
  progress,
  keep: (file) => write(out, file),
});
/** The old file stands until the new one is whole. */
function write(out: string, file: PuzzleFile): void {
  writeFileSync(`${out}.part`, printPuzzles(file));
  renameSync(`${out}.part`, out);
}
const NEEDED = 0.98;
function sayChecked({ puzzles }: PuzzleFile, { io, text, flags: given }: Asked): number {
  const checked = puzzles.flatMap(({ checked: one }) => (one === undefined ? [] : [one]));
  const agreed = checked.filter(({ agrees }) => agrees).length;
  const figures = { puzzles: puzzles.length, checked: checked.length, confirmed: agreed };
  if (given.json) io.out(JSON.stringify(figures));
  else
    io.out(text.puzzles.checked(agreed, checked.length, percent(agreed / Math.max(1, checked.length)), puzzles.length));
  return checked.length > 0 && agreed >= NEEDED * checked.length ? 0 : 1;
}
function sayExplained({ puzzles }: PuzzleFile, { io, text, flags: given }: Asked): number {
  const moves = puzzles.flatMap(({ figures }) => figures);
  const told = moves.filter(({ course, missed }) => (course ?? missed) !== undefined).length;
  const figures = { puzzles: puzzles.length, moves: moves.length, explained: told };
  io.out(given.json ? JSON.stringify(figures) : text.puzzles.explained(told, moves.length));
  return 0;
}
function sayRated({ puzzles }: PuzzleFile, { io, language, text, flags: given }: Asked): number {
  const rated = puzzles.flatMap(({ rated: one }) => (one === undefined ? [] : [one]));
  const levels = abilitiesOf(rated);
  if (given.json) {
    io.out(JSON.stringify({ puzzles: puzzles.length, rated: rated.length, levels }));
    return 0;
  }
  io.out(text.puzzles.rated(rated.length, puzzles.length));
  for (const { level, share, error, rise } of levels) {
    const more =
      rise === undefined ? '' : ` (${rise.by < 0 ? '−' : '+'}${percent(Math.abs(rise.by))} ± ${percent(rise.error)})`;
    io.out(`  ${levelName(level, language)}: ${percent(share)} ± ${percent(error)} %${more}`);
  }
  return 0;
}
