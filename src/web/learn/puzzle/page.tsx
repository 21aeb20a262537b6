import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { unspell } from '../../../kernel/verbs.ts';
import { follow } from '../../../lab/puzzles/continuation.ts';
import { layPuzzle } from '../../../lab/puzzles/puzzle.ts';
import { dayOf } from '../../../match/daily.ts';
import { hasPuzzles, layoutOf } from '../../games/index.ts';
import { Failed, Meanwhile, useFetched } from '../../shell/parts/fetched.tsx';
import { Wait } from '../../shell/parts/lazy.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { href } from '../../shell/router.ts';
import { seasoned } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';
import { TableModel } from '../../table/model.ts';
import { TableScreen } from '../../table/screen/screen.tsx';
import { PuzzleBox, type Solving } from './box.tsx';
import { gameOfDay, puzzleOfDay } from './day.ts';
import { keepDay, keepTried, triedBefore } from './kept.ts';
import { gameIn, type Offered, type Shelf, shelfOf } from './shelf.ts';
import { PuzzleWire } from './wire.ts';
import { dayWords } from './day-spoken.ts';
import { puzzleWords } from './spoken.ts';
import '../learn.css';
import './puzzle.css';

/** `#/puzzle/liberation-81541df1`, or `#/puzzle/day`. */
export function PuzzlePage({ name }: { name: string }) {
  const today = dayOf(Date.now());
  const game = name === 'day' ? gameOfDay(today) : gameIn(name);
  const known = game !== undefined && hasPuzzles(game);
  const loaded = useFetched(
    async () => (known ? Promise.all([shelfOf(game), layoutOf(game)]) : undefined),
    [game, known],
  );
  if (loaded.error !== undefined) return <Sorry error={loaded.error} />;
  if (!('value' in loaded)) {
    return (
      <main class="wait">
        <Meanwhile {...loaded} />
      </main>
    );
  }
  if (loaded.value === undefined) return <Sorry />;
  const [shelf, layout] = loaded.value;
  const offered =
    name === 'day' ? puzzleOfDay(shelf.puzzles, today) : shelf.puzzles.find((puzzle) => puzzle.name === name);
  if (offered === undefined) return <Sorry />;
  return <PuzzleTable key={offered.name} shelf={shelf} layout={layout} offered={offered} />;
}
function Sorry({ error }: { error?: unknown }) {
  const w = puzzleWords();
  return (
    <Page title={dayWords().title}>
      <div class="prose">
        <p role="alert">{error === undefined ? w.unknown : w.bad}</p>
        {error !== undefined && <Failed error={error} />}
        <p class="chips">
          <a class="button filled" href={href(['puzzles'])}>
            {w.leave}
          </a>
          <a class="button" href={href([])}>
            {words().end.home}
          </a>
        </p>
      </div>
    </Page>
  );
}

interface TableProps {
  readonly shelf: Shelf;
  readonly layout: Layout;
  readonly offered: Offered;
}
const OPEN: Solving = { tried: [], state: 'open' };
function PuzzleTable({ shelf: { module, file, puzzles }, layout, offered }: TableProps) {
  const { puzzle, name, game } = offered;
  const laid = useMemo(() => layPuzzle(module.game, file, puzzle), [offered]);
  const solving = useSignal<Solving>(OPEN);
  const table = useSignal<TableModel | undefined>(undefined);
  const setUp = async (wire: PuzzleWire, live: boolean): Promise<void> => {
    const opened = { match: 'puzzle', game, setup: file.games[puzzle.game]!.setup, seats: wire.seats };
    const model = new TableModel(wire, opened, module, live);
    await model.start();
    table.value?.stop();
    table.value = model;
  };
  const begin = (): void => {
    const wire = new PuzzleWire(module.game, file, puzzle.game, laid);
    wire.onTried = (move) => {
      const tried = [...solving.value.tried, move];
      const right = puzzle.solution.includes(move);
      solving.value = { tried, state: right ? 'solved' : 'open' };
      keepTried(name, { as: right ? 'solved' : 'failed', tries: tried.length });
      if (!right) return;
      finish(puzzles, offered);
      done(move);
    };
    void setUp(wire, true);
  };
  /** The solution is carried out at a table that asks nothing more. */
  const done = (move: string): void => {
    const wire = new PuzzleWire(module.game, file, puzzle.game, laid);
    void setUp(wire, false).then(() => wire.perform(move));
  };
  const restart = (): void => {
    solving.value = OPEN;
    begin();
  };
  /** What often follows the move, in a guess that looks the same from this seat. */
  const watch = (move: string): void => {
    const course = puzzle.figures.find((one) => one.move === move)?.course;
    if (course === undefined) return;
    const stages = follow(module.game, laid, unspell(module.game.verbs, move)!, course);
    const wire = new PuzzleWire(module.game, file, puzzle.game, laid, stages[0]!.before);
    solving.value = { ...solving.value, watched: move };
    void setUp(wire, false).then(() => wire.show(stages));
  };
  const giveUp = (): void => {
    keepTried(name, { as: 'failed', tries: solving.value.tried.length });
    solving.value = { ...solving.value, state: 'shown' };
    if (puzzle.figures[0]!.course === undefined) done(puzzle.figures[0]!.move);
    else watch(puzzle.figures[0]!.move);
  };
  /** Back from what was watched to the puzzle as it stands; once it is over, to its beginning. */
  const again = (): void => {
    const { watched: _watched, ...now } = solving.value;
    if (now.state !== 'open') return restart();
    solving.value = now;
    begin();
  };
  useEffect(() => {
    begin();
    return () => table.value?.stop();
  }, []);
  if (table.value === undefined) return <Wait text={words().table.loading} />;
  const task = (
    <PuzzleBox
      {...{ offered, laid, module, giveUp, again, watch }}
      solving={solving.value}
      next={nextAfter(puzzles, offered)}
    />
  );
  return <TableScreen key={table.value.opened.match} model={table.value} layout={layout} task={task} watching />;
}
/** A solved puzzle is a reason to be no newcomer any more, and may be the one of the day. */
function finish(puzzles: readonly Offered[], { name, game }: Offered): void {
  seasoned.value = 1;
  const today = dayOf(Date.now());
  if (gameOfDay(today) === game && puzzleOfDay(puzzles, today)?.name === name) keepDay(today);
}
/** The next that was not solved here, harder ones first; when all are solved, the one after it. */
function nextAfter(puzzles: readonly Offered[], { number }: Offered): Offered | undefined {
  const others = [...puzzles.slice(number), ...puzzles.slice(0, number - 1)];
  return others.find(({ name }) => triedBefore(name)?.as !== 'solved') ?? others[0];
}
