import { useSignal } from '@preact/signals';
import { GAME_NAMES } from '../../../games/index.ts';
import { dayOf } from '../../../match/daily.ts';
import { posterOf } from '../../games/index.ts';
import { fetchedGame, titleOf } from '../../games/titles.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { lazyPart } from '../../shell/parts/lazy.tsx';
import { callMe, initialOf, myName } from '../../shell/my-name.ts';
import { Page } from '../../shell/parts/page.tsx';
import { href } from '../../shell/router.ts';
import { comeIn, type Me, ownRatings, session } from '../../shell/server.ts';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { seasoned } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { solvedHere, streakOn } from '../../learn/puzzle/kept.ts';
import { dayWords } from '../../learn/puzzle/day-spoken.ts';
import { useGathered } from './gathered.ts';
import type { PastGame } from './games.ts';
import { History } from './history.tsx';
import { FiguresToCome, GameFigures, NO_FIGURE, Trend, TrendToCome } from './profile-figures.tsx';
import { profileWords } from './profile-words.ts';
import { RatingPanel } from './rating-panel.tsx';
import { tallyOf } from './statistics.ts';
import { mineWords } from './words.ts';
import './profile.css';

// It reads whole records; all else on the page does without.
const MyData = lazyPart(() => import('./my-data.tsx').then(({ MyData: part }) => part));

/** Who one is here, what one has played, and all of it as a file. No account is needed. */
export function ProfilePage() {
  const w = profileWords();
  const { gathered, look } = useGathered();
  const me = useFetched(session, []);
  const ratings = useFetched(ownRatings, []).value;
  const past = gathered?.past ?? [];
  const chosen = useSignal<string | undefined>(undefined);
  const game = chosen.value ?? mostPlayed(past);
  // Whoever has finished nothing here has nothing to wait for. The words of a game are waited for, too, so that all its
  // figures come at once and none pushes another away.
  const known = (gathered !== undefined && fetchedGame(game) !== undefined) || !seasoned.value;
  return (
    <Page title={w.title}>
      <div class="profile">
        <div class="profile-side">
          <AboutMe past={known ? past : undefined} me={me.value} />
          <AccountPanel me={me.value} />
          <MyData look={look} />
        </div>
        <div class="profile-main">
          <div class="profile-games" role="group" aria-label={mineWords().history.game}>
            {GAME_NAMES.map((name) => (
              <button
                key={name}
                type="button"
                class={`profile-game ${posterOf(name)?.felt ?? 'felt-room'}`}
                aria-pressed={name === game}
                onClick={() => (chosen.value = name)}
              >
                <Icon name={posterOf(name)?.emblem ?? 'r-redut'} />
                <span>
                  <b>{titleOf(name)}</b>
                  <small>{known ? w.games(countOf(past, name)) : NO_FIGURE}</small>
                </span>
              </button>
            ))}
          </div>
          {known ? (
            <GameFigures
              key={game}
              game={game}
              past={past.filter((one) => one.game === game)}
              rating={ratings !== null && ratings !== undefined && <RatingPanel game={game} ratings={ratings} />}
            />
          ) : (
            <FiguresToCome />
          )}
        </div>
        <section class="profile-panel profile-history" aria-labelledby="profile-history">
          <h2 id="profile-history">{w.history}</h2>
          {gathered?.forgetful && <p role="status">{mineWords().forgetful}</p>}
          {known ? <History past={past} brief /> : <p aria-live="polite">{words().table.loading}</p>}
        </section>
      </div>
    </Page>
  );
}
const mostPlayed = (past: readonly PastGame[]): string =>
  GAME_NAMES.toSorted((a, b) => countOf(past, b) - countOf(past, a))[0]!;
const countOf = (past: readonly PastGame[], game: string): number => past.filter((one) => one.game === game).length;

function AboutMe({ past, me }: { past: readonly PastGame[] | undefined; me: Me | undefined }) {
  const w = profileWords();
  const name = myName() || words().online.guest;
  const typed = useSignal('');
  const renames = useSignal(false);
  const problem = useSignal('');
  const rename = async (): Promise<void> => {
    const next = typed.value.trim();
    // Whoever is known to the server is called so there, too.
    if (me !== undefined && me.who !== null) await comeIn(next);
    else callMe(next);
    renames.value = false;
  };
  return (
    <section class="profile-panel">
      <div class="profile-me">
        <span class="me-mark" aria-hidden="true">
          {initialOf(name)}
        </span>
        <div>
          <h2>{name}</h2>
          <small class="mute">{me?.account === undefined ? w.here : w.withAccount(me.account)}</small>
        </div>
      </div>
      <p class="profile-sums">
        {past === undefined ? NO_FIGURE : `${w.games(past.length)} · ${w.wins(tallyOf(past).won)}`}
      </p>
      <PuzzlesSolved />
      {past === undefined ? <TrendToCome /> : <Trend past={past} />}
      {renames.value ? (
        <form
          class="profile-name"
          onSubmit={(event) => {
            event.preventDefault();
            rename().catch(() => (problem.value = words().home.noServer));
          }}
        >
          <label class="field">
            <span>{words().online.yourName}</span>
            <input
              value={typed.value}
              required
              maxLength={40}
              pattern=".*\S.*"
              autoComplete="nickname"
              onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {w.rename}
          </button>
          {problem.value !== '' && <p role="alert">{problem.value}</p>}
        </form>
      ) : (
        <button
          type="button"
          class="button"
          onClick={() => {
            typed.value = myName();
            renames.value = true;
          }}
        >
          <Icon name="person" />
          {w.rename}
        </button>
      )}
    </section>
  );
}
/** Puzzles are solved on this device, and so told of it alone. */
function PuzzlesSolved() {
  const w = dayWords();
  const streak = streakOn(dayOf(Date.now()));
  return (
    <p data-puzzles={solvedHere()}>
      <a href={href(['puzzles'])}>{w.solvedHere(solvedHere())}</a>
      {streak > 0 && ` · ${w.streak(streak)}`}
    </p>
  );
}
function AccountPanel({ me }: { me: Me | undefined }) {
  const w = profileWords();
  if (me?.account !== undefined) return null;
  return (
    <section class="profile-panel no-account">
      <p>
        <b>{w.allHere}</b> {w.account}
      </p>
      <a class="button" href={href(['invite', GAME_NAMES[0]!])}>
        {w.toAccount}
      </a>
    </section>
  );
}
