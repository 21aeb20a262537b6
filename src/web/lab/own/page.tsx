import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { base, BASE_FILES } from '../../../games/war/cards/set.ts';
import type { CardSet } from '../../../games/war/cards/columns.ts';
import { CardErrors, loadSet, parseFile } from '../../../games/war/cards/load.ts';
import type { CardRow } from '../../../games/war/cards/schema.ts';
import { module } from '../../../games/war/index.ts';
import { Page } from '../../shell/parts/page.tsx';
import { language } from '../../shell/settings.ts';
import { startWorker } from '../../worker/start.ts';
import type { FromLab, GameFigures, ToLab } from '../../worker/wire.ts';
import { Results } from '../results.tsx';
import { PickFile } from '../../shell/parts/pick-file.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { PrintedFace } from '../../games/war/card/card.tsx';
import { Problem } from '../../shell/text/problem.tsx';
import { WORDS } from './words.ts';
import '../../table/table.css';
import '../../table/gallery.css';
import '../lab.css';
import '../../games/war/war.css';
import './own.css';

const PLACE = 'redut.own.war';
const FILE = 'cards.json';
/** What the loader calls a file that it cannot take apart. */
const WHOLE_FILE = 'the file';
const GAMES = 200;

type Checked = { readonly set: CardSet; readonly rows: readonly CardRow[] } | { readonly faults: CardErrors['faults'] };
/** The new cards, or everything that is wrong with them; as in docs/card-data.md. */
function check(text: string): Checked {
  try {
    const set = loadSet([...BASE_FILES, parseFile(FILE, text)]);
    const known = new Set(base.rows.map(({ id }) => id));
    return { set, rows: set.rows.filter(({ id }) => !known.has(id)) };
  } catch (error) {
    if (!(error instanceof CardErrors)) throw error;
    return { faults: error.faults };
  }
}
function kept(): string {
  try {
    return localStorage.getItem(PLACE) ?? '[]';
  } catch {
    // A device that keeps nothing begins anew each time.
    return '[]';
  }
}
const sample = (): Promise<string> =>
  import('../../../../docs/examples/winter-war.json?raw').then(({ default: text }) => text);

/** `#/own`: rows are written, checked as they are written, looked at and tried. */
export function OwnCardsPage() {
  const w = WORDS[language.value];
  const text = useSignal(kept());
  const checked = useMemo(() => check(text.value), [text.value]);
  useEffect(() => {
    try {
      localStorage.setItem(PLACE, text.value);
    } catch {
      // As above.
    }
  }, [text.value]);
  return (
    <Page title={w.title}>
      <div class="own">
        <p>{w.how}</p>
        <div class="chips">
          <button
            type="button"
            class="button"
            data-sample=""
            onClick={() => void sample().then((json) => (text.value = json))}
          >
            {w.sample}
          </button>
          <PickFile take={(file) => void file.text().then((json) => (text.value = json))}>{w.open}</PickFile>
          <button type="button" class="button" onClick={() => saveFile(FILE, text.value)}>
            {w.save}
          </button>
        </div>
        <textarea
          class="own-text"
          aria-label={w.text}
          spellcheck={false}
          rows={16}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        {'faults' in checked ? (
          <div role="status">
            <b>{w.problems(checked.faults.length)}</b>
            <ul class="own-problems">
              {checked.faults.slice(0, 20).map(({ card, field, problem }, i) => (
                <li key={i}>
                  <Problem detail={problem} field={field} of={card === WHOLE_FILE ? '' : card} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <Cards {...checked} text={text.value} />
        )}
      </div>
    </Page>
  );
}

function Cards({ set, rows, text }: { set: CardSet; rows: readonly CardRow[]; text: string }) {
  const w = WORDS[language.value];
  return (
    <>
      <p role="status">{w.good(rows.length)}</p>
      {rows.length > 0 && (
        <>
          <h2 class="zone-label">{w.cards}</h2>
          <ul class="gallery">
            {rows.map((row) => (
              <li key={row.id}>
                <div class="slot" style={{ '--w': '190px' }}>
                  <PrintedFace row={row} set={set} name={row.name[language.value]} detail="full" />
                </div>
              </li>
            ))}
          </ul>
          <Trial key={text} text={text} />
        </>
      )}
    </>
  );
}

/** Bots play with decks by lot, the new cards among them. */
function Trial({ text }: { text: string }) {
  const w = WORDS[language.value];
  const figures = useSignal<readonly GameFigures[]>([]);
  const runs = useSignal(false);
  const worker = useRef<Worker | undefined>(undefined);
  const own = useMemo(() => module.withCards!(FILE, text), [text]);
  const stop = (): void => {
    worker.current?.terminate();
    runs.value = false;
  };
  useEffect(() => stop, []);
  const start = (): void => {
    figures.value = [];
    runs.value = true;
    worker.current = startWorker('lab');
    worker.current.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
      if ('figures' in data) figures.value = [...figures.value, ...data.figures];
      if ('error' in data || data.done) stop();
    });
    const setup = own.studied ?? {};
    const task: ToLab = { game: 'war', setup, bots: ['random'], seed: 1, count: GAMES, cards: text };
    worker.current.postMessage(task);
  };
  return (
    <div class="lab">
      <div class="lab-row">
        <button type="button" class="button filled" data-run="" onClick={runs.value ? stop : start}>
          {runs.value ? w.stop : w.try(GAMES)}
        </button>
        <span aria-live="polite">{figures.value.length > 0 && w.tried(figures.value.length, GAMES)}</span>
      </div>
      {figures.value.length > 0 && <Results module={own} first={figures.value} second={[]} own={newPrints(own)} />}
    </div>
  );
}
/** Places of the new cards in the game's list of what can be played. */
function newPrints({ usage }: typeof module): readonly number[] {
  const known = new Set(base.rows.map(({ id }) => id));
  return (usage?.prints ?? []).flatMap((def, i) => (known.has(usage!.name(def)) ? [] : [i]));
}
