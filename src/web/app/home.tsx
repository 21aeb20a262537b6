import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_NAMES } from '../../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { PlaceTabs, waiting } from '../shell/parts/places.tsx';
import { href } from '../shell/router.ts';
import { begunBefore, seasoned } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { DaysRow } from './days-row.tsx';
import { HomeBar } from './home-bar.tsx';
import { gatherAll, type Gathered, gatherHere } from './mine/gather.ts';
import { MyGames, MyGamesToCome } from './mine/my-games.tsx';
import { recordsOf } from './mine/statistics.ts';
import { mineWords } from './mine/words.ts';
import { PosterOf } from './poster.tsx';

const NOTHING: Gathered = { open: [], past: [], forgetful: false, away: false };
/** Whoever has not finished a lesson or a game yet is shown where to begin. */
const FIRST_GAME = GAME_NAMES[0];
/** More games than this, such as those of somebody's own, and the page scrolls. */
const ONE_ROW = 4;

export function Home() {
  const w = words();
  const found = useMine();
  const { past, forgetful } = found ?? NOTHING;
  useEffect(() => {
    document.title = w.redut;
  }, [w]);
  const isNew = !seasoned.value;
  const records = recordsOf(past);
  return (
    <div class={`home felt-room ${isNew ? 'is-new' : 'is-seasoned'}`}>
      <HomeBar />
      <main>
        <Top gathered={found} />
        {forgetful && (
          <p class="home-notice" role="status">
            {mineWords().forgetful}
          </p>
        )}
        <div class={`posters ${GAME_NAMES.length > ONE_ROW ? 'in-rows' : ''}`}>
          {GAME_NAMES.map((game) => (
            <PosterOf key={game} game={game} isNew={isNew} first={game === FIRST_GAME} record={records.get(game)} />
          ))}
        </div>
        <DaysRow />
      </main>
      <PlaceTabs />
    </div>
  );
}
/** First what this device knows, then what the server says as well. */
function useMine(): Gathered | undefined {
  const mine = useSignal<Gathered | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const show = (found: Gathered): void => {
      if (gone) return;
      mine.value = found;
      waiting.value = found.open.filter(({ yourTurn }) => yourTurn).length;
      if (found.past.length > 0) seasoned.value = 1;
    };
    void gatherHere()
      .then(show)
      .then(() => gatherAll())
      .then((all) => {
        show(all);
        begunBefore.value = all.open.length;
      });
    return () => {
      gone = true;
    };
  }, []);
  return mine.value;
}

/** Their place is held until they are known, so that nothing moves when they come. */
function Top({ gathered }: { gathered: Gathered | undefined }) {
  if (gathered === undefined && begunBefore.value > 0) return <MyGamesToCome count={begunBefore.value} />;
  return gathered === undefined || gathered.open.length === 0 ? <Welcome /> : <MyGames gathered={gathered} />;
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
