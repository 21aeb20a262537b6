import { useSignal } from '@preact/signals';
import { GAME_NAMES } from '../../games/index.ts';
import { DAILY, DAILY_GAMES, dailySeed, dayOf } from '../../match/daily.ts';
import { gameOfDay } from '../learn/puzzle/day.ts';
import { solvedOn, streakOn } from '../learn/puzzle/kept.ts';
import { dayWords } from '../learn/puzzle/day-spoken.ts';
import { posterOf } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { go, href } from '../shell/router.ts';
import { findRoom, session } from '../shell/server.ts';
import { isNarrow, language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { ownBest } from './daily-kept.ts';
import { DAILY_WORDS } from './daily-words.ts';

/** Under the posters: the game of the day, the way into a room, and the way to play side by side. */
export const DaysRow = () => (
  <div class="day-row">
    <OfTheDay />
    <PuzzleOfTheDay />
    <section class="day-panel code-panel">
      <RoomCode />
      <div class="side-by-side">
        <h2 class="zone-label">{words().home.besideHow}</h2>
        <a class="button" href={href(['setup', GAME_NAMES[0]!], { people: '2' })}>
          {words().home.sameScreen}
        </a>
      </div>
    </section>
  </div>
);

const DAY = 86_400_000;
/** One of them each day, in turn. */
function OfTheDay() {
  const w = DAILY_WORDS[language.value];
  const day = dayOf(Date.now());
  const game = DAILY_GAMES[Math.floor(Date.parse(day) / DAY) % DAILY_GAMES.length]!;
  const best = ownBest(game, day);
  const setup = Object.fromEntries(Object.entries(DAILY[game]).map(([name, value]) => [name, String(value)]));
  const date = new Date(`${day}T12:00:00Z`).toLocaleDateString(language.value, { day: 'numeric', month: 'long' });
  return (
    <section class="day-panel" aria-labelledby="day-title">
      <span class={`day-picture ${posterOf(game)?.felt ?? 'felt-room'}`} aria-hidden="true">
        <Icon name="calendar" />
      </span>
      <div class="day-words">
        <h2 class="zone-label" id="day-title">
          {w.title}
          <span class="day-date"> · {date}</span>
        </h2>
        <a class="display day-name" href={href(['daily'])}>
          {w.alone(titleOf(game))}
        </a>
        <small class="mute">{best === undefined ? w.short : w.mine(w.score(game, best))}</small>
      </div>
      <a class="button" href={href(['play', game], { ...setup, seed: dailySeed(game, day) })}>
        {best === undefined ? w.try : w.again}
      </a>
    </section>
  );
}

/** Which position it is, only its own page knows: the puzzles come with it. */
function PuzzleOfTheDay() {
  const w = dayWords();
  const day = dayOf(Date.now());
  const game = gameOfDay(day);
  if (game === undefined) return null;
  const streak = streakOn(day);
  return (
    <section class="day-panel" aria-labelledby="puzzle-title" data-streak={streak}>
      <span class={`day-picture ${posterOf(game)?.felt ?? 'felt-room'}`} aria-hidden="true">
        <Icon name="jigsaw-piece" />
      </span>
      <div class="day-words">
        <h2 class="zone-label" id="puzzle-title">
          {w.day}
        </h2>
        <a class="display day-name" href={href(['puzzle', 'day'])}>
          <span class="puzzle-what">{w.dayWhat}</span>
          <span class="brief">{titleOf(game)}</span>
        </a>
        <small class="mute">
          {titleOf(game)} · {streak === 0 ? w.noStreak : w.streak(streak)}
        </small>
      </div>
      <a class="button" href={href(['puzzle', 'day'])}>
        {solvedOn(day) ? w.daySolved : w.think}
      </a>
    </section>
  );
}

/** How a code is read out: its letters alone, however they were typed. */
function codeIn(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return letters.length > CODE && letters.startsWith(PREFIX) ? letters.slice(PREFIX.length) : letters;
}
const PREFIX = 'REDUT';
const CODE = 7;

function RoomCode() {
  const w = words().online;
  const typed = useSignal('');
  const problem = useSignal('');
  const enter = async (): Promise<void> => {
    const code = codeIn(typed.value);
    // Whoever is not known yet says a name first: the room is looked for behind that door.
    if ((await session()).who === null) go(['room', code]);
    else
      await findRoom(code).then(
        ({ room }) => go(['room', room]),
        () => (problem.value = w.none),
      );
  };
  return (
    <form
      class="room-code"
      onSubmit={(event) => {
        event.preventDefault();
        problem.value = '';
        enter().catch(() => (problem.value = words().home.noServer));
      }}
    >
      <label class="zone-label" for="room-code">
        {w.haveCode}
      </label>
      <span class="code-field">
        <input
          id="room-code"
          value={typed.value}
          required
          maxLength={20}
          placeholder={isNarrow.value ? w.code : 'ABC1234'}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          aria-describedby="code-problem"
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value.toUpperCase();
            problem.value = '';
          }}
        />
        <button type="submit" class="button">
          {w.enter}
        </button>
      </span>
      <p id="code-problem" role="alert">
        {problem.value}
      </p>
    </form>
  );
}
