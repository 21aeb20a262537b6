import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { type Fact, FactList } from '../../kernel/facts.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { type MatchRecord, printRecord, replay } from '../../kernel/record.ts';
import { textAt } from '../../kernel/roles.ts';
import type { State } from '../../kernel/table.ts';
import type { Holder } from '../../match/messages.ts';
import { Wait } from '../shell/lazy.tsx';
import { DEFAULT_LEVEL, newSeed, seatedPerson } from '../worker/seating.ts';
import { go as goTo } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { layoutOf } from '../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { Choice } from '../shell/choice.tsx';
import type { Layout } from '../table/layout.ts';
import { TableModel } from '../table/model.ts';
import { headingIn, sentences } from '../table/story.ts';
import { TableScreen } from '../table/screen.tsx';
import type { TableView } from '../table/view.ts';
import { words } from '../shell/text/index.ts';
import { Problem } from '../shell/text/problem.tsx';
import { serverRecord } from '../shell/server.ts';
import { Link } from '../worker/link.ts';
import { onlineRecord } from '../worker/online.ts';
import { Chances } from '../table/chances/chances.tsx';
import { CopyLink } from '../table/copy-link.tsx';
import { unpackRecord } from '../table/record-link.ts';
import { saveFile } from '../shell/save-file.ts';
import { FilmWire } from './film-wire.ts';
import { faceUp, Teller } from './teller.ts';
import { CHANCES } from '../table/chances/words.ts';
import './learn.css';

interface Film {
  readonly record: MatchRecord;
  readonly module: GameModule;
  readonly layout: Layout;
  readonly states: readonly State[];
  readonly facts: readonly (readonly Fact[])[];
}
async function develop(record: MatchRecord): Promise<Film> {
  if (!isGameName(record.game)) throw new Error(`there is no game ${record.game}`);
  const [module, layout] = await Promise.all([moduleOf(record.game), layoutOf(record.game)]);
  const told = new FactList();
  const states: State[] = [];
  const facts: (readonly Fact[])[] = [];
  let teller: Teller | undefined;
  replay(
    module.game,
    record,
    (state) => {
      teller ??= new Teller(module.game, record.setup, []);
      const copy = teller.rules.create();
      teller.rules.copy(copy, state);
      states.push(copy);
      facts.push(told.facts.splice(0));
    },
    told,
  );
  return { record, module, layout, states, facts };
}
/** Matches of a server are called by hour, room and round. */
const isServers = (match: string): boolean => /^\w+\.[\w-]+\.\d+$/.test(match);
async function recordOf(match: string): Promise<MatchRecord> {
  // A device that keeps nothing asks the server.
  if (isServers(match)) return (await onlineRecord(match).catch(() => undefined)) ?? serverRecord(match);
  const link = new Link();
  try {
    const opened = await link.ask({ ask: 'open', match });
    if (opened === undefined) throw new Error(match);
    return await link.record();
  } finally {
    link.close();
  }
}

interface ReplayProps {
  readonly match: string;
  readonly query: URLSearchParams;
  /** Where no film is chosen yet: the list of games, and the way to open a file. */
  readonly Shelf: ComponentType<{ open: (record: Promise<MatchRecord>) => void; problem: string }>;
}
/** `#/replay/…?at=12&view=0`: the film stands at a move, as a seat saw it. `#/replay?game=…`: the film is in the address. */
export function ReplayPage({ match, query, Shelf }: ReplayProps) {
  const film = useSignal<Film | undefined>(undefined);
  const problem = useSignal('');
  const show = (record: Promise<MatchRecord>): void => {
    record.then(develop).then(
      (done) => (film.value = done),
      (error: unknown) => (problem.value = error instanceof Error ? error.message : String(error)),
    );
  };
  useEffect(() => {
    const word = query.get('game');
    if (word !== null) show(unpackRecord(word));
    else if (match !== '') show(recordOf(match));
  }, [match, query.get('game')]);
  if (film.value !== undefined) return <Projector film={film.value} query={query} />;
  if (problem.value === '' && (match !== '' || query.has('game'))) return <Wait text={words().table.loading} />;
  return <Shelf open={show} problem={problem.value} />;
}

/** `…&ended=1.-1`: how a game ended that was given up, which its record does not tell. */
export function endedIn(query: URLSearchParams, seats: number): readonly number[] | undefined {
  const said = query.get('ended')?.split('.') ?? [];
  return said.length === seats && said.every((one) => /^-?\d{1,6}$/.test(one)) ? said.map(Number) : undefined;
}

/** A new match on this device from where the film stands: the viewer takes the seat, bots the others. */
async function goOn(record: MatchRecord, moves: number, mine: Seat, count: number): Promise<void> {
  const link = new Link();
  const match = `on-${newSeed()}`;
  const seats = Array.from({ length: count }, (_, seat): Holder =>
    seat === mine ? seatedPerson('') : { kind: 'bot', level: DEFAULT_LEVEL },
  );
  try {
    await link.ask({ ask: 'playOn', match, record, moves, seats });
  } finally {
    link.close();
  }
  goTo(['table', match]);
}

/** What the move before this position told, as it is read out. */
const lastLines = ({ entries }: TableModel): readonly string[] =>
  entries.at(-1)?.lines[language.value].map(({ text }) => headingIn(text) ?? text) ?? [];

const LOOK_BACK = 60;
const BEAT = 900;

function Projector({ film, query }: { film: Film; query: URLSearchParams }) {
  const w = words().replay;
  const { module, record, states, facts, layout } = film;
  const last = states.length - 1;
  const asked = query.get('view');
  const eyes = useSignal<Viewer | 'all'>(/^\d$/.test(asked ?? '') ? (Number(asked) as Seat) : 'spectator');
  const at = useSignal(Math.min(last, Number(query.get('at') ?? 0)));
  const runs = useSignal(false);
  const charted = useSignal(query.has('at'));
  const teller = useMemo(() => {
    const holders = states[0]!.table.plan.seats;
    return new Teller(
      module.game,
      record.setup,
      Array.from({ length: holders }, (): Holder => ({ kind: 'open' })),
    );
  }, [film]);
  const viewer = eyes.value === 'all' ? 'spectator' : eyes.value;
  const model = useSignal<TableModel | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const seats = Array.from({ length: teller.rules.seats }, (_, seat): Holder =>
      seat === viewer ? { kind: 'person', who: '' } : { kind: 'open' },
    );
    // The log tells of the moves before this one, as far back as anybody reads.
    const from = Math.max(0, at.value - LOOK_BACK);
    const shown = states
      .slice(from, at.value + 1)
      .map((state) => (eyes.value === 'all' ? faceUp(teller, state) : state));
    const told = shown.map((state, i) =>
      i === 0 ? teller.whole(viewer, state, 1) : teller.frame(viewer, shown[i - 1]!, state, facts[from + i]!, i + 1),
    );
    const about = { match: 'replay', game: record.game, setup: record.setup, seats };
    const next = new TableModel(new FilmWire(told), about, module, false);
    void next.start().then(() => !gone && (model.value = next));
    return () => {
      gone = true;
    };
  }, [film, eyes.value, at.value]);
  useEffect(() => {
    if (!runs.value) return undefined;
    const timer = setTimeout(() => {
      if (at.value < last) at.value++;
      else runs.value = false;
    }, BEAT);
    return () => clearTimeout(timer);
  }, [runs.value, at.value]);
  const text = textAt(module.game, module.texts[language.value], states[at.value]!);
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(last, to));
  };
  const seats = Array.from({ length: teller.rules.seats }, (_, seat) => String(seat));
  const target = viewer === 'spectator' ? (0 as Seat) : viewer;
  const problem = useSignal('');
  const leaving = useSignal(false);
  const playOn = (): void => {
    runs.value = false;
    leaving.value = true;
    const seat = viewer === 'spectator' ? teller.rules.actor(states[at.value]!) : viewer;
    goOn(record, at.value, seat, teller.rules.seats).catch((error: unknown) => {
      problem.value = error instanceof Error ? error.message : String(error);
      leaving.value = false;
    });
  };
  const bar = (
    <div class="scrubber" role="group" aria-label={w.title}>
      <button
        type="button"
        class="icon-button"
        aria-label={w.previous}
        title={w.previous}
        onClick={() => go(at.value - 1)}
      >
        <Icon name="r-undo" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={runs.value ? w.pause : w.play}
        title={runs.value ? w.pause : w.play}
        onClick={() => (runs.value = !runs.value)}
      >
        <Icon name={runs.value ? 'r-pause' : 'r-play'} />
      </button>
      <button type="button" class="icon-button" aria-label={w.next} title={w.next} onClick={() => go(at.value + 1)}>
        <Icon name="r-arrow" />
      </button>
      <p class="hidden-words" aria-live="polite" data-told="">
        {sentences([w.move(at.value, last), ...(model.value === undefined ? [] : lastLines(model.value))])}
      </p>
      <label class="scrub">
        <span>{w.move(at.value, last)}</span>
        <input
          type="range"
          min="0"
          max={last}
          value={at.value}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </label>
      <Choice
        label={w.view}
        values={['spectator', ...seats, 'all']}
        value={String(eyes.value)}
        name={(one) => (one === 'all' || one === 'spectator' ? w[one] : (text.seats[Number(one)] ?? one))}
        set={(one) => (eyes.value = one === 'all' || one === 'spectator' ? one : (Number(one) as Seat))}
      />
      <button
        type="button"
        class="button"
        aria-pressed={charted.value}
        onClick={() => (charted.value = !charted.value)}
      >
        {CHANCES[language.value].title}
      </button>
      {at.value < last && (
        <button
          type="button"
          class="button"
          data-play-on=""
          disabled={leaving.value}
          aria-busy={leaving.value}
          onClick={playOn}
        >
          {leaving.value ? words().table.loading : w.playOn}
        </button>
      )}
      <button type="button" class="button" onClick={() => saveFile(`redut-${record.game}.json`, printRecord(record))}>
        {w.save}
      </button>
      <CopyLink record={() => Promise.resolve(record)} />
      {problem.value !== '' && (
        <p role="alert">
          <b>{w.bad}</b> <Problem detail={problem.value} />
        </p>
      )}
      {charted.value && (
        <div class="scrub-chart">
          <Chances
            record={() => Promise.resolve(record)}
            target={target}
            name={text.seats[target] ?? ''}
            viewer={viewer}
            utility={module.game.utility}
            scores={record.outcome ?? endedIn(query, teller.rules.seats)}
            byRules={record.outcome !== undefined}
            lost={layout.lost?.({ s: states[last]! } as TableView) === true}
            at={at.value}
            go={go}
          />
        </div>
      )}
    </div>
  );
  if (model.value === undefined) return null;
  return <TableScreen key={`${eyes.value}`} model={model.value} layout={layout} extra={bar} watching />;
}
