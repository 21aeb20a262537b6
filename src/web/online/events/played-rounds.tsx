import { type Signal, useSignal } from '@preact/signals';
import { commitmentOf } from '../../../events/lots.ts';
import { mispaired } from '../../../events/pairing.ts';
import { isByLot } from '../../../events/pods.ts';
import { type EventView, stateOf, termsOf } from '../../../events/view.ts';
import { href } from '../../shell/router.ts';
import { Corrections, type Doing, Pairs } from './pairs.tsx';
import { Avatar } from './standings.tsx';
import { duration, halves, nameOf, replayable, tableWith } from './told.ts';
import { eventWords } from './words.ts';

const PARTS = ['pairs', 'table', 'mine'] as const;
/** What a phone shows of it. */
export type Part = (typeof PARTS)[number];

/** Its rounds as they are played, and what follows from them. */
export function PlayedRounds({ view, act, part }: Doing & { part: Signal<Part> }) {
  const w = eventWords();
  const chosen = useSignal<number | undefined>(undefined);
  const last = view.course.length - 1;
  const round = Math.min(chosen.value ?? last, last);
  const names = { pairs: w.pairsTab, table: w.tableTab, mine: w.mineTab } as const;
  return (
    <>
      <Steps view={view} round={round} choose={(one) => (chosen.value = one)} />
      {view.phase === 'on' && <Next view={view} />}
      <div class="event-tabs" role="group">
        {PARTS.map((one) => (
          <button key={one} type="button" aria-pressed={part.value === one} onClick={() => (part.value = one)}>
            {names[one]}
          </button>
        ))}
      </div>
      {last >= 0 ? <Pairs view={view} act={act} round={round} /> : <Pods view={view} />}
      <OwnGames view={view} />
      <Corrections view={view} />
      <Proof view={view} />
      <Dropping view={view} act={act} />
    </>
  );
}
/** Whoever goes is asked once more: it is for good. */
function Dropping({ view, act }: Doing) {
  const w = eventWords();
  const isAsked = useSignal(false);
  const isIn = view.phase === 'on' && view.me !== undefined && view.players[view.me]!.gone === undefined;
  if (!isIn) return null;
  if (!isAsked.value)
    return (
      <div>
        <button type="button" class="button bare" onClick={() => (isAsked.value = true)}>
          {w.drop}
        </button>
      </div>
    );
  return (
    <div class="event-go" role="group" aria-label={w.drop}>
      <p>{w.dropSure}</p>
      <button type="button" class="button" onClick={() => (isAsked.value = false)}>
        {w.cancel}
      </button>
      <button type="button" class="button" data-drop="" onClick={() => void act('leave', {})}>
        {w.drop}
      </button>
    </div>
  );
}
/** The rounds as steps: those that are over, the one that is on with the time that is left, those to come. */
function Steps({ view, round, choose }: { view: EventView; round: number; choose: (round: number) => void }) {
  const w = eventWords();
  const isOn = (one: number): boolean => one === view.course.length - 1 && view.phase === 'on';
  return (
    <ol class="event-steps">
      {view.pods !== undefined && (
        <li class={view.course.length === 0 && view.phase === 'on' ? 'on packs' : 'packs'}>
          <b>{w.packs}</b>
          <small>{view.course.length > 0 ? w.podDone : ''}</small>
        </li>
      )}
      {Array.from({ length: Math.max(view.planned, view.course.length) }, (_, one) => {
        const told = view.course[one];
        if (told === undefined)
          return (
            <li key={one} class="to-come">
              <b>{w.round(one + 1)}</b>
              <small>{view.system === 'swiss' ? w.toCome : ''}</small>
            </li>
          );
        const isPlayed = told.tables.every(({ stage }) => stage === 'over');
        const state = isPlayed ? w.isOver : w.left(duration(told.until - view.at));
        return (
          <li key={one} class={isOn(one) && !isPlayed ? 'on' : ''}>
            <button type="button" aria-pressed={one === round} onClick={() => choose(one)}>
              <b>{w.round(one + 1)}</b>
              <small>{isOn(one) ? state : w.matches(told.tables.length)}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
/** Where packs are opened before the first round, and by whom. */
function Pods({ view }: { view: EventView }) {
  const w = eventWords();
  if (view.pods === undefined) return null;
  return (
    <section class="event-pairs" data-part="pairs">
      <div class="event-pairs-head">
        <h2>{w.packs}</h2>
        <span class="mute">{w.recordsLater}</span>
      </div>
      <ol>
        {view.pods.map(({ places, room, stage }, table) => (
          <li key={room} class={view.me !== undefined && places.includes(view.me) ? 'mine' : ''}>
            <div class="event-pod" data-pod-stage={stage}>
              <b>{w.pod(table + 1)}</b>
              <span>{places.map((player) => nameOf(view, player)).join(', ')}</span>
              {stage === 'over' && <small class="mute">{w.podDone}</small>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
/** The table where who looks opens packs; undefined once all have built. */
function podOf({ pods = [], course, me }: EventView): number {
  return course.length > 0 || me === undefined ? -1 : pods.findIndex(({ places }) => places.includes(me));
}
function NextPod({ view, table }: { view: EventView; table: number }) {
  const w = eventWords();
  const { room, stage, places } = view.pods![table]!;
  if (stage === 'over')
    return (
      <p class="event-waits" role="status">
        {w.waitsPods}
      </p>
    );
  return (
    <section class="event-next" aria-live="polite">
      <Avatar view={view} player={view.me!} />
      <div>
        <h3 class="heading">{w.myPod(table + 1)}</h3>
        <b class="display">{w.players(places.length)}</b>
      </div>
      <a class="button filled" href={href(['room', room])} data-to-table="">
        {w.toPod}
      </a>
    </section>
  );
}
/** The one thing to do now. */
function Next({ view }: { view: EventView }) {
  const w = eventWords();
  const { me, course, next } = view;
  const isIn = me !== undefined && view.players[me]!.gone === undefined;
  const pod = podOf(view);
  if (isIn && pod >= 0) return <NextPod view={view} table={pod} />;
  const last = course.at(-1);
  const at = last === undefined ? -1 : tableWith(last.tables, me);
  const table = last?.tables[at];
  if (isIn && table !== undefined && table.stage !== 'over') {
    const rival = table.seats.find((player) => player !== me)!;
    const points = view.standings.find(({ player }) => player === rival)?.points ?? 0;
    return (
      <section class="event-next" aria-live="polite">
        <Avatar view={view} player={rival} />
        <div>
          <h3 class="heading">{w.myMatch(at + 1)}</h3>
          <b class="display">{nameOf(view, rival)}</b>
          <p class="mute">{w.points(halves(points))}</p>
        </div>
        <a class="button filled" href={href(['room', table.room])} data-to-table="">
          {w.toTable}
        </a>
      </section>
    );
  }
  const waits =
    next !== undefined
      ? w.nextIn(duration(next - view.at))
      : !isIn
        ? undefined
        : last?.bye === me
          ? w.freeNow
          : table === undefined
            ? w.noMatch
            : w.waitsFor;
  return waits === undefined ? null : (
    <p class="event-waits" role="status">
      {waits}
    </p>
  );
}
/** What the visitor has played, round by round. */
function OwnGames({ view }: { view: EventView }) {
  const w = eventWords();
  const { me } = view;
  if (me === undefined) return null;
  const own = view.course.flatMap(({ tables }, round) => {
    const table = tables[tableWith(tables, me)];
    return table?.outcome === undefined ? [] : [{ round, table, outcome: table.outcome }];
  });
  if (own.length === 0) return null;
  return (
    <section class="event-own" data-part="mine">
      <h2>{w.mineTab}</h2>
      <ul>
        {own.map(({ round, table, outcome }) => {
          const [first, second] = table.seats.map((player) => nameOf(view, player));
          return (
            <li key={round}>
              <span>
                {w.round(round + 1)}: {first} – {second}, {w.outcome(outcome, first!, second!)}
              </span>
              {replayable(view, table).map((match, game) => (
                <a key={match} class="button" href={href(['replay', match])}>
                  {w.replay(game + 1)}
                </a>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
/** Pairs everything again, here: nobody has to believe the server. */
function Proof({ view }: { view: EventView }) {
  const w = eventWords();
  const isAsked = useSignal(false);
  if (view.seed === undefined || view.course.length === 0) return null;
  const holds = (): boolean =>
    commitmentOf(view.seed!, termsOf(view)) === view.commitment &&
    mispaired(stateOf(view), view.system).length === 0 &&
    isByLot(stateOf(view));
  return (
    <div class="event-proof">
      {view.phase === 'over' &&
        view.pods?.map(({ match, stage }, table) =>
          stage === 'over' ? (
            <a
              key={match}
              class="button bare"
              href={`/api/matches/${match}/packs`}
              download={`packs-${table + 1}.json`}
            >
              {w.packsFile(table + 1)}
            </a>
          ) : null,
        )}
      {isAsked.value ? (
        <p role="status">{holds() ? w.proven : w.notProven}</p>
      ) : (
        <button type="button" class="button bare" onClick={() => (isAsked.value = true)}>
          {w.proof}
        </button>
      )}
    </div>
  );
}
