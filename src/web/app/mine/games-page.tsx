import { useSignal } from '@preact/signals';
import { readRecord, type MatchRecord } from '../../../kernel/record.ts';
import { layIn } from '../../shell/bookmark.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { PickFile } from '../../shell/parts/pick-file.tsx';
import { words } from '../../shell/text/index.ts';
import { Problem } from '../../shell/text/problem.tsx';
import { forgetKept } from '../../worker/kept.ts';
import { useGathered } from './gathered.ts';
import type { OpenGame } from './games.ts';
import { History } from './history.tsx';
import { OpenCard } from './my-games.tsx';
import { mineWords } from './words.ts';

interface ShelfProps {
  readonly open: (record: Promise<MatchRecord>) => void;
  readonly problem: string;
}
/** All games of a person, unfinished and finished, and the way to open a record from a file. */
export function GamesPage({ open, problem }: ShelfProps) {
  const w = words();
  const own = mineWords();
  const { gathered, look } = useGathered();
  return (
    <Page title={own.history.title}>
      <div class="games-page">
        {problem !== '' && (
          <p role="alert">
            <b>{w.replay.bad}</b> <Problem detail={problem} />
          </p>
        )}
        {gathered?.forgetful === true && <p role="status">{own.forgetful}</p>}
        {gathered?.away === true && gathered.open.some(({ where }) => where === 'online') && (
          <p role="status">{own.away}</p>
        )}
        {gathered !== undefined && gathered.open.length > 0 && (
          <section class="games-part" aria-labelledby="open-games">
            <h2 id="open-games">{own.history.open}</h2>
            <ul class="open-list">
              {gathered.open.map((game) => (
                <OpenLine key={game.match} game={game} away={gathered.away} look={look} />
              ))}
            </ul>
          </section>
        )}
        <section class="games-part" aria-labelledby="past-games">
          <h2 id="past-games">{own.history.past}</h2>
          {gathered === undefined ? (
            <p class="history-to-come" aria-live="polite">
              {w.table.loading}
            </p>
          ) : (
            <History past={gathered.past} />
          )}
        </section>
        <section class="games-part">
          <PickFile take={(file) => open(file.text().then((text) => readRecord(JSON.parse(text))))}>
            <Icon name="r-disc" />
            {w.replay.open}
          </PickFile>
          <p class="mute">{w.replay.how}</p>
        </section>
      </div>
    </Page>
  );
}

interface LineProps {
  readonly game: OpenGame;
  readonly away: boolean;
  readonly look: () => Promise<void>;
}
/** A game of this device can be taken off it; one on a server is left by conceding. */
function OpenLine({ game, away, look }: LineProps) {
  const w = mineWords().history;
  const sure = useSignal(false);
  const problem = useSignal('');
  const remove = async (): Promise<void> => {
    await forgetKept(game.match);
    layIn(game.match, undefined);
    await look();
  };
  if (sure.value) {
    return (
      <li class="open-sure">
        <span role="alert">{problem.value || w.removeSure}</span>
        <button
          type="button"
          class="button"
          data-remove-yes=""
          onClick={() => void remove().catch(() => (problem.value = w.notRemoved))}
        >
          {w.removeYes}
        </button>
        <button type="button" class="button" onClick={() => (sure.value = false)}>
          {w.keep}
        </button>
      </li>
    );
  }
  return (
    <li>
      <OpenCard game={game} away={away} />
      {game.where === 'device' && (
        <button
          type="button"
          class="icon-button"
          aria-label={w.remove}
          title={w.remove}
          data-remove=""
          onClick={() => (sure.value = true)}
        >
          <Icon name="r-x" />
        </button>
      )}
    </li>
  );
}
