import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { games, isGameName } from '../../games/index.ts';
import { Wait } from '../app/lazy.tsx';
import { href } from '../app/router.ts';
import { layoutOf } from '../games/index.ts';
import { words } from '../text/index.ts';
import { Link } from '../worker/link.ts';
import type { Layout } from './layout.ts';
import { TableModel } from './model.ts';
import { TableScreen } from './screen.tsx';

/** A table at which a match of this device is played. */
export function MatchPage({ match }: { match: string }) {
  const open = useSignal<{ model: TableModel; layout: Layout } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    let gone = false;
    const link = new Link();
    const begin = async (): Promise<void> => {
      const opened = await link.ask({ ask: 'open', match });
      if (opened === undefined || !isGameName(opened.game)) throw new Error('there is no such match');
      const [module, layout] = await Promise.all([games[opened.game](), layoutOf(opened.game)]);
      const model = new TableModel(link, opened, module);
      await model.start(layout.orders?.());
      if (!gone) open.value = { model, layout };
    };
    begin().catch(() => (failed.value = true));
    return () => {
      gone = true;
      open.value?.model.stop();
      link.close();
    };
  }, [match]);
  if (failed.value) {
    return (
      <main class="wait">
        <p>
          {words().table.broken} <a href={href([])}>{words().end.home}</a>
        </p>
      </main>
    );
  }
  if (open.value === undefined) return <Wait text={words().table.loading} />;
  return <TableScreen model={open.value.model} layout={open.value.layout} />;
}
