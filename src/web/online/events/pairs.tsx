import { useSignal } from '@preact/signals';
import { OUTCOMES, type Outcome } from '../../../events/facts.ts';
import type { EventTable, EventView } from '../../../events/view.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { Reason } from './reason.tsx';
import { Avatar } from './standings.tsx';
import { halves, nameOf, replayable } from './told.ts';
import { eventWords } from './words.ts';

export interface Doing {
  readonly view: EventView;
  /** Asks the server; what it refuses is shown by the page. */
  readonly act: (what: string, body: object) => Promise<boolean>;
}
/** Who meets whom in a round, how it stands, and the way to watch or replay it. */
export function Pairs({ view, act, round }: Doing & { round: number }) {
  const w = eventWords();
  const { tables, bye } = view.course[round]!;
  return (
    <section class="event-pairs" data-part="pairs">
      <div class="event-pairs-head">
        <h2>{w.pairs(round + 1)}</h2>
        <span class="mute">{view.pods !== undefined && view.phase === 'on' ? w.recordsLater : w.byServer}</span>
      </div>
      <ol>
        {tables.map((table, number) => (
          <li key={table.room} class={view.me !== undefined && table.seats.includes(view.me) ? 'mine' : ''}>
            <Pair view={view} act={act} round={round} number={number} table={table} />
          </li>
        ))}
        {bye !== undefined && (
          <li class={`bye ${bye === view.me ? 'mine' : ''}`}>
            <div class="pair">
              <span class="pair-number" aria-hidden="true">
                –
              </span>
              <Side view={view} player={bye} />
              <b class="pair-score">{w.points(view.system === 'league' ? '0' : '1')}</b>
              <span class="pair-side second mute">{w.free}</span>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}
function Side({ view, player, second = false }: { view: EventView; player: number; second?: boolean }) {
  const points = view.standings.find((one) => one.player === player)?.points ?? 0;
  return (
    <span class={`pair-side ${second ? 'second' : ''}`}>
      <Avatar view={view} player={player} />
      <b>{nameOf(view, player)}</b>
      <small class="mute" title={eventWords().points(halves(points))}>
        {halves(points)}
      </small>
    </span>
  );
}
/** Games won in a series, points of a single match. */
function scoreOf({ bestOf }: EventView, { stage, wins, outcome, by }: EventTable): string {
  if (stage === 'waits') return '– : –';
  const isSeries = bestOf > 1 && by !== 'absence';
  if (stage === 'on' || isSeries) return wins.join(' : ');
  const single: Readonly<Record<Outcome, string>> = { first: '1 : 0', second: '0 : 1', draw: '½ : ½', none: '0 : 0' };
  return single[outcome ?? 'draw'];
}
interface PairProps extends Doing {
  readonly round: number;
  readonly number: number;
  readonly table: EventTable;
}
function Pair(props: PairProps) {
  const { view, table, number } = props;
  const w = eventWords();
  const correcting = useSignal(false);
  const { seats, stage, by, room } = table;
  const mine = view.me !== undefined && seats.includes(view.me);
  return (
    <>
      <div class="pair">
        <span class="pair-number">{number + 1}</span>
        <Side view={view} player={seats[0]} />
        <b class="pair-score">{scoreOf(view, table)}</b>
        <Side view={view} player={seats[1]} second />
        <span class="pair-ways">
          {by !== undefined && by !== 'games' && <small class="mute">{w.by[by]}</small>}
          {stage !== 'over' && mine && <em class="yours">{w.yours}</em>}
          {stage === 'on' && !mine && view.spectators === 'public' && (
            <a class="watch" href={href(['room', room])}>
              <Icon name="eye-shield" /> {w.watch}
            </a>
          )}
          {replayable(view, table).map((match, game) => (
            <a
              key={match}
              class="icon-button"
              href={href(['replay', match])}
              aria-label={w.replay(game + 1)}
              title={w.replay(game + 1)}
            >
              <Icon name="r-play" />
            </a>
          ))}
          {view.mine && stage === 'over' && (
            <button type="button" class="button bare" onClick={() => (correcting.value = !correcting.value)}>
              {w.correct}
            </button>
          )}
        </span>
      </div>
      {correcting.value && <Correcting {...props} done={() => (correcting.value = false)} />}
    </>
  );
}
/** Another outcome, with a reason that everybody reads. */
function Correcting({ view, act, round, number, table, done }: PairProps & { done: () => void }) {
  const w = eventWords();
  const outcome = useSignal<Outcome>(table.outcome ?? 'draw');
  const reason = useSignal('');
  const [first, second] = table.seats.map((player) => nameOf(view, player));
  const save = async (said: object): Promise<void> => {
    if (await act('correct', said)) done();
  };
  return (
    <form
      class="event-correction"
      onSubmit={(event) => {
        event.preventDefault();
        const said = { id: crypto.randomUUID(), round, table: number, outcome: outcome.value, reason: reason.value };
        void save(said);
      }}
    >
      <select
        aria-label={w.correct}
        value={outcome.value}
        onChange={({ currentTarget }) => (outcome.value = currentTarget.value as Outcome)}
      >
        {OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {w.outcome(one, first!, second!)}
          </option>
        ))}
      </select>
      <Reason of={reason} />
      <button type="submit" class="button filled">
        {w.save}
      </button>
    </form>
  );
}
/** What was corrected, and why, for everybody. */
export function Corrections({ view }: { view: EventView }) {
  const w = eventWords();
  if (view.corrections.length === 0) return null;
  return (
    <section class="event-corrections">
      <h2>{w.corrections}</h2>
      <ul>
        {view.corrections.map(({ round, table, was, outcome, reason, at }) => {
          const [first, second] = view.course[round]!.tables[table]!.seats.map((player) => nameOf(view, player));
          const said = (one: Outcome): string => w.outcome(one, first!, second!);
          return (
            <li key={at}>
              {w.correction(round + 1, table + 1, said(was), said(outcome))} <i>{reason}</i>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
