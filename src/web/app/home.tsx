import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_NAMES } from '../../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { href } from '../shell/router.ts';
import { seasoned } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { DaysRow } from './days-row.tsx';
import { HomeBar, HomeTabs } from './home-bar.tsx';
import { gatherAll, type Gathered, gatherHere } from './mine/gather.ts';
import { MyGames } from './mine/my-games.tsx';
import { recordsOf } from './mine/statistics.ts';
import { mineWords } from './mine/words.ts';
import { PosterOf } from './poster.tsx';

const NOTHING: Gathered = { open: [], past: [], forgetful: false, away: false };
/** Whoever has not finished a lesson or a game yet is shown where to begin. */
const FIRST_GAME = GAME_NAMES[0];

export function Home() {
  const w = words();
  const mine = useMine();
  const { open, past, forgetful } = mine;
  useEffect(() => {
    document.title = w.redut;
  }, [w]);
  const isNew = !seasoned.value;
  const records = recordsOf(past);
  return (
    <div class={`home felt-room ${isNew ? 'is-new' : 'is-seasoned'}`}>
      <HomeBar />
      <main>
        {open.length === 0 ? <Welcome /> : <MyGames gathered={mine} />}
        {forgetful && (
          <p class="home-notice" role="status">
            {mineWords().forgetful}
          </p>
        )}
        <div class="posters">
          {GAME_NAMES.map((game) => (
            <PosterOf key={game} game={game} isNew={isNew} first={game === FIRST_GAME} record={records.get(game)} />
          ))}
        </div>
        <DaysRow />
      </main>
      <HomeTabs waiting={open.filter(({ yourTurn }) => yourTurn).length} />
    </div>
  );
}
/** First what this device knows, then what the server says as well. */
function useMine(): Gathered {
  const mine = useSignal(NOTHING);
  useEffect(() => {
    let gone = false;
    const show = (found: Gathered): void => {
      if (gone) return;
      mine.value = found;
      if (found.past.length > 0) seasoned.value = 1;
    };
    void gatherHere()
      .then(show)
      .then(() => gatherAll())
      .then(show);
    return () => {
      gone = true;
    };
  }, []);
  return mine.value;
}

function Welcome() {
  const w = words().home;
  return (
    <div class="hero">
      <div>
        <h1>{w.title(GAME_NAMES.length)}</h1>
        <p>{w.lead}</p>
      </div>
      {seasoned.value ? (
        <a class="button" href={href(['replay'])}>
          {mineWords().all}
        </a>
      ) : (
        <span class="off">
          <Icon name="r-check" />
          {w.offline}
        </span>
      )}
    </div>
  );
}
