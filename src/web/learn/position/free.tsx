import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Holder } from '../../../match/messages.ts';
import { Failed } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Wait } from '../../shell/parts/lazy.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { TableModel } from '../../table/model.ts';
import { TableScreen } from '../../table/screen/screen.tsx';
import { Link } from '../../worker/link.ts';
import { DEFAULT_LEVEL, seatedPerson } from '../../worker/seating.ts';
import type { Laid } from './laid.ts';
import { POSITION } from './words.ts';

interface FreeProps {
  readonly laid: Laid;
  /** The step from which it goes on. */
  readonly at: number;
  readonly mine: number;
  readonly back: () => void;
}
/** A game against bots that begins where a step of an example ended. It is not kept: the example can be opened again. */
export function FreeTable({ laid, at, mine, back }: FreeProps) {
  const { file, film, module, layout } = laid;
  const model = useSignal<TableModel | undefined>(undefined);
  const failed = useSignal<{ readonly error: unknown } | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const link = new Link();
    const { table } = film.states[film.ends[at]!]!;
    const seats = Array.from({ length: table.plan.seats }, (_, seat): Holder =>
      seat === mine ? seatedPerson('') : { kind: 'bot', level: DEFAULT_LEVEL },
    );
    const begin = async (): Promise<void> => {
      const opened = await link.ask({
        ask: 'from',
        match: 'position',
        game: file.game,
        setup: file.setup,
        words: Int32Array.from(table.words),
        seats,
      });
      const next = new TableModel(link, opened, module);
      await next.start(layout.orders?.());
      if (!gone) model.value = next;
    };
    begin().catch((error: unknown) => (failed.value = { error }));
    return () => {
      gone = true;
      model.value?.stop();
      link.close();
    };
  }, []);
  if (failed.value !== undefined) {
    return (
      <main class="wait">
        <div>
          <Failed {...failed.value} />
          <button type="button" class="button" onClick={back}>
            {POSITION[language.value].toExample}
          </button>
        </div>
      </main>
    );
  }
  if (model.value === undefined) return <Wait text={words().table.loading} />;
  const { toExample } = POSITION[language.value];
  const tools = (
    <button type="button" class="icon-button" data-back="" aria-label={toExample} title={toExample} onClick={back}>
      <Icon name="r-undo" />
    </button>
  );
  const end = <FreeEnd {...{ laid, back }} model={model.value} />;
  return <TableScreen model={model.value} layout={layout} tools={tools} extra={end} watching />;
}

/** How the game ended that nobody keeps. */
function FreeEnd({ laid, model, back }: Pick<FreeProps, 'laid' | 'back'> & { model: TableModel }) {
  const w = POSITION[language.value];
  const { file, module } = laid;
  if (model.shown.value === 0 || model.about?.phase !== 'over') return null;
  return (
    <section class="example-end" role="status" data-ended="">
      <h2>{w.over}</h2>
      {module.texts[language.value].outcome(model.state).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="chips">
        <button type="button" class="button filled" onClick={back}>
          {w.toExample}
        </button>
        <a class="button" href={href(['rules', file.game])}>
          {w.rulebook}
        </a>
      </p>
    </section>
  );
}
