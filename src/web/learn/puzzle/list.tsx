import { useSignal } from '@preact/signals';
import { GAME_NAMES, type GameModule } from '../../../games/index.ts';
import { dayOf } from '../../../match/daily.ts';
import { hasPuzzles, posterOf } from '../../games/index.ts';
import { titleOf } from '../../games/titles.ts';
import { Meanwhile, useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { gameOfDay } from './day.ts';
import { solvedOn, streakOn, triedBefore } from './kept.ts';
import { bandOf, type Offered, shelfOf } from './shelf.ts';
import { dayWords } from './day-spoken.ts';
import { puzzleWords } from './spoken.ts';
import type { Band } from './words.ts';
import '../learn.css';
import './puzzle.css';

type Filter = 'all' | 'new' | 'failed';
const FILTERS: readonly Filter[] = ['all', 'new', 'failed'];
const BANDS: readonly Band[] = ['easy', 'medium', 'hard'];

/** `#/puzzles`, `#/puzzles/<game>`: all puzzles of a game by difficulty, with what became of them on this device. */
export function PuzzlesPage({ game: asked }: { game: string }) {
  const w = puzzleWords();
  const games = GAME_NAMES.filter(hasPuzzles);
  const game = games.includes(asked) ? asked : games[0]!;
  const shelf = useFetched(() => shelfOf(game), [game]);
  const filter = useSignal<Filter>('all');
  const puzzles = shelf.value?.puzzles ?? [];
  const solved = puzzles.filter(({ name }) => triedBefore(name)?.as === 'solved').length;
  const fits = puzzles.filter(({ name }) => isWanted(name, filter.value));
  return (
    <Page title={dayWords().title}>
      <p class="puzzles-lead">{w.lead}</p>
      <OfTheDay />
      <nav class="game-tabs" aria-label={dayWords().title}>
        {games.map((name) => (
          <a key={name} class="chip" href={href(['puzzles', name])} aria-current={name === game ? 'page' : undefined}>
            {titleOf(name)}
          </a>
        ))}
      </nav>
      <div class="puzzles-filter" role="group" aria-label={w.filter}>
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={filter.value === one}
            onClick={() => (filter.value = one)}
          >
            {w.filters[one]}
          </button>
        ))}
        {shelf.value !== undefined && <span class="mute">{w.done(solved, puzzles.length)}</span>}
      </div>
      {shelf.value === undefined && <Meanwhile {...shelf} />}
      {shelf.value !== undefined && fits.length === 0 && <p>{puzzles.length === 0 ? w.none : w.noneLeft}</p>}
      {BANDS.map((band) => (
        <BandOf
          key={band}
          band={band}
          puzzles={fits.filter((puzzle) => bandOf(puzzle) === band)}
          module={shelf.value?.module}
        />
      ))}
    </Page>
  );
}
function isWanted(name: string, filter: Filter): boolean {
  const tried = triedBefore(name);
  if (filter === 'new') return tried === undefined;
  return filter === 'all' || tried?.as === 'failed';
}
interface BandProps {
  readonly band: Band;
  readonly puzzles: readonly Offered[];
  readonly module: GameModule | undefined;
}
function BandOf({ band, puzzles, module }: BandProps) {
  if (puzzles.length === 0) return null;
  return (
    <section class="puzzle-band" aria-labelledby={`band-${band}`}>
      <h2 id={`band-${band}`}>{puzzleWords().bands[band]}</h2>
      <ul>
        {puzzles.map((offered) => (
          <Entry key={offered.name} {...offered} module={module} />
        ))}
      </ul>
    </section>
  );
}
function Entry({ name, game, number, rating, task, puzzle, module }: Offered & Pick<BandProps, 'module'>) {
  const w = puzzleWords();
  // Who plays together has no side to name.
  const side = module?.game.utility === 'shared' ? undefined : module?.texts[language.value].seats[puzzle.seat];
  const tried = triedBefore(name);
  return (
    <li>
      <a class="puzzle-entry" href={href(['puzzle', name])} data-entry={name} data-result={tried?.as ?? ''}>
        <span class={`puzzle-tile ${posterOf(game)?.felt ?? 'felt-room'}`} aria-hidden="true">
          <Icon name={posterOf(game)?.emblem ?? 'r-redut'} />
        </span>
        <span>
          <b>{w.number(number, rating)}</b>
          <small>
            {w.kinds[task]}
            {side !== undefined && ` · ${side}`} · {w.atMove(puzzle.at)}
          </small>
        </span>
        {tried !== undefined && (
          <Icon
            name={tried.as === 'solved' ? 'r-check' : 'r-x'}
            title={tried.as === 'solved' ? w.isSolved : w.isFailed}
          />
        )}
      </a>
    </li>
  );
}
/** The puzzle of the day, and for how many days in a row it was solved. */
function OfTheDay() {
  const w = dayWords();
  const today = dayOf(Date.now());
  const game = gameOfDay(today);
  const streak = streakOn(today);
  if (game === undefined) return null;
  return (
    <section class="puzzle-day" data-streak={streak}>
      <Icon name="torch" />
      <span>
        <b>
          {w.day}: {titleOf(game)}
        </b>
        <small>{streak === 0 ? w.noStreak : w.streak(streak)}</small>
      </span>
      <a class="button filled" href={href(['puzzle', 'day'])}>
        {solvedOn(today) ? w.daySolved : w.think}
      </a>
    </section>
  );
}
