import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameName, moduleOf } from '../../games/index.ts';
import { readDailySeed } from '../../match/daily.ts';
import { Failed } from '../shell/parts/fetched.tsx';
import { lazyPart } from '../shell/parts/lazy.tsx';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { layoutOf, lessonsOf, teaches } from '../games/index.ts';
import { readWhatIsPlayed } from '../shell/edition.ts';
import { Opening, opening } from '../games/opening.tsx';
import { nextLesson } from '../learn/progress.ts';
import { words } from '../shell/text/index.ts';
import { Link } from '../worker/link.ts';
import type { Layout } from '../table/layout.ts';
import { useBookmark } from '../table/bookmarking.ts';
import { TableModel } from '../table/model.ts';
import { TableScreen } from '../table/screen/screen.tsx';

import { campaignOf } from '../online/campaign/kept.ts';
import { roomCampaignWords } from '../online/campaign/words.ts';
import { mineWords } from './mine/words.ts';

const EarnedFeats = lazyPart(() => import('./earned.tsx').then(({ EarnedFeats: part }) => part));
const DailyResult = lazyPart(() => import('./daily-result.tsx').then(({ DailyResult: part }) => part));

/** A table at which a match of this device is played. */
export function MatchPage({ match }: { match: string }) {
  const open = useSignal<{ model: TableModel; layout: Layout } | undefined>(undefined);
  const failed = useSignal<{ readonly error: unknown } | undefined>(undefined);
  const missing = useSignal(false);
  useEffect(() => {
    let gone = false;
    const link = new Link();
    const begin = async (): Promise<void> => {
      const opened = await link.ask({ ask: 'open', match });
      if (opened === undefined) {
        missing.value = true;
        return;
      }
      if (!isGameName(opened.game)) throw new Error(`there is no game ${opened.game}`);
      const [module, layout] = await Promise.all([moduleOf(opened.game), layoutOf(opened.game)]);
      readWhatIsPlayed(module.game.options, opened.setup);
      const model = new TableModel(link, opened, module);
      await model.start(layout.orders?.());
      if (!gone) open.value = { model, layout };
    };
    begin().catch((error: unknown) => (failed.value = { error }));
    return () => {
      gone = true;
      open.value?.model.stop();
      link.close();
    };
  }, [match]);
  useBookmark(open.value?.model, open.value?.layout);
  if (missing.value) {
    return (
      <Page title={words().redut}>
        <div class="prose">
          <p role="alert">{mineWords().gone}</p>
          <p>
            <a class="button" href={href(['replay'])}>
              {mineWords().all}
            </a>
          </p>
        </div>
      </Page>
    );
  }
  if (failed.value !== undefined) {
    return (
      <main class="wait">
        <div>
          <p>
            {words().table.broken} <a href={href([])}>{words().end.home}</a>
          </p>
          <Failed {...failed.value} />
        </div>
      </main>
    );
  }
  if (open.value === undefined) return <Opening game={opening.value} />;
  const { model, layout } = open.value;
  const { game } = model.opened;
  const onward = campaignOf(game, match);
  const number = nextLesson(game, lessonsOf(game)) ?? 1;
  return (
    <TableScreen
      model={model}
      layout={layout}
      after={<AfterEnd model={model} />}
      onward={onward === undefined ? undefined : { href: onward, label: roomCampaignWords().map }}
      lesson={teaches(game) ? href(['learn', game, ...(number === 1 ? [] : [String(number)])]) : undefined}
    />
  );
}

/** What there is to say of a game that is over, beside its result. */
const AfterEnd = ({ model }: { model: TableModel }) => (
  <>
    <OfTheDay model={model} />
    {model.about?.phase === 'over' && <EarnedFeats game={model.opened.game} match={model.opened.match} />}
  </>
);
/** What a game of the day scored, if it was one and was played to its end. */
function OfTheDay({ model }: { model: TableModel }) {
  const day = model.about?.result?.by === 'rules' ? readDailySeed(model.seed ?? '') : undefined;
  return day === undefined ? null : <DailyResult {...day} record={() => model.link.record()} />;
}
