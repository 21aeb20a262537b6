import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { commitmentOf } from '../../../events/lots.ts';
import { mispaired } from '../../../events/pairing.ts';
import { type EventView, stateOf, termsOf } from '../../../events/view.ts';
import { titleOf } from '../../games/titles.ts';
import { CopyButton } from '../../shell/copy.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts.tsx';
import { href } from '../../shell/router.ts';
import { doInEvent, findEvent, type Me, ServerRefusal, session } from '../../shell/server.ts';
import { words } from '../../shell/text/index.ts';
import { Door } from '../room-page.tsx';
import { roomWords } from '../text.ts';
import { Corrections, type Doing, Pairs } from './pairs.tsx';
import { Avatar, Standings } from './standings.tsx';
import { duration, halves, nameOf, tableWith } from './told.ts';
import { eventWords } from './words.ts';
import './events.css';

/** While somebody looks at it. */
const LOOK_MS = 3000;

/** A tournament: its rounds and pairings live, one's own next match, the standings; for its maker, what they lead it by. */
export function EventPage({ event }: { event: string }) {
  const w = eventWords();
  const view = useSignal<EventView | undefined>(undefined);
  const me = useSignal<Me | undefined>(undefined);
  const failed = useSignal('');
  const problem = useSignal('');
  const isJoining = useSignal(false);
  const take = (told: EventView): void => {
    // An answer that took longer than a later one is old.
    if (view.value === undefined || told.version >= view.value.version) view.value = told;
  };
  useEffect(() => {
    const look = (): void => {
      if (view.value !== undefined && document.visibilityState !== 'visible') return;
      findEvent(event).then(take, (error: unknown) => {
        if (view.value === undefined) failed.value = error instanceof ServerRefusal ? error.message : 'offline';
      });
    };
    session().then(
      (known) => (me.value = known),
      () => undefined,
    );
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [event]);
  const act = async (what: string, body: object): Promise<boolean> => {
    try {
      take(await doInEvent(event, what, body));
      problem.value = '';
      return true;
    } catch (error) {
      problem.value = w.refused(error instanceof Error ? error.message : '');
      return false;
    }
  };
  if (isJoining.value)
    return (
      <Door
        enter={(known) => {
          me.value = known;
          isJoining.value = false;
          void act('join', {});
        }}
      />
    );
  const told = view.value;
  if (told === undefined)
    return (
      <Page title={w.title}>
        {failed.value === '' ? (
          <p aria-live="polite">{words().table.loading}</p>
        ) : (
          <div class="sheet">
            <p role="alert">{failed.value === 'offline' ? w.noServer : w.refused(failed.value)}</p>
            <a class="button" href={href(['events'])}>
              {w.title}
            </a>
          </div>
        )}
      </Page>
    );
  const join = (): void => {
    if ((me.value?.who ?? null) === null) isJoining.value = true;
    else void act('join', {});
  };
  return (
    <Page title={told.name}>
      <div class="event-page">
        <div class="event-main">
          <Head view={told} />
          {problem.value !== '' && <p role="alert">{problem.value}</p>}
          {told.phase === 'open' ? <Entry view={told} act={act} join={join} /> : <Course view={told} act={act} />}
          {told.mine && told.phase !== 'over' && <Leading view={told} act={act} />}
        </div>
        <Standings view={told} />
      </div>
    </Page>
  );
}
function Head({ view }: { view: EventView }) {
  const w = eventWords();
  const here = view.players.filter(({ gone }) => gone === undefined).length;
  const address = new URL(href(['event', view.event]), location.href).href;
  const about = [
    titleOf(view.game),
    view.planned === 0 ? w.systems[view.system] : `${w.systems[view.system]}, ${w.rounds(view.planned)}`,
    view.phase === 'open' ? `${w.players(here)} (${w.ofPlaces(here, view.places)})` : w.players(here),
    w.bestOf(view.bestOf),
    w.organiser(view.organiser || roomWords().someone),
  ];
  return (
    <header class="event-head">
      <Icon name="laurels" />
      <div>
        <h2 class="display">{view.name}</h2>
        <p>{about.join(' · ')}</p>
        {view.ended !== undefined && (
          <p role="status">
            {w.ended[view.ended.why]} {view.ended.reason !== undefined && <i>{view.ended.reason}</i>}
          </p>
        )}
      </div>
      <span class="event-chips">
        <span class="event-chip">
          <Icon name="stopwatch" /> {roomWords().clockOf(view.clock)}
        </span>
        <CopyButton text={() => address} data-copy={address}>
          <Icon name="linked-rings" />
          {w.invite}
        </CopyButton>
        <span class="event-chip" title={w.code}>
          <span class="hidden-words">{w.code}: </span>
          <span class="code">{view.code}</span>
        </span>
      </span>
    </header>
  );
}
/** Before it begins: who has come, and the way in or out. */
function Entry({ view, act, join }: Doing & { join: () => void }) {
  const w = eventWords();
  const isIn = view.me !== undefined && view.players[view.me]!.gone === undefined;
  return (
    <section class="event-entry">
      {!view.mine && <p role="status">{w.waitsBegin}</p>}
      <ul class="event-players">
        {view.players.map(({ gone }, player) =>
          gone === undefined ? (
            <li key={player}>
              <Avatar view={view} player={player} /> {nameOf(view, player)}
              {view.mine && player !== view.me && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={w.remove(nameOf(view, player))}
                  title={w.remove(nameOf(view, player))}
                  onClick={() => void act('remove', { player })}
                >
                  <Icon name="r-x" />
                </button>
              )}
            </li>
          ) : null,
        )}
      </ul>
      <div class="event-go">
        {isIn ? (
          <button type="button" class="button" onClick={() => void act('leave', {})}>
            {w.leave}
          </button>
        ) : (
          <button type="button" class={`button ${view.mine ? '' : 'filled'}`} data-join="" onClick={join}>
            {w.join}
          </button>
        )}
        {view.mine && (
          <button type="button" class="button filled" data-begin="" onClick={() => void act('begin', {})}>
            {w.begin}
          </button>
        )}
      </div>
    </section>
  );
}
const PARTS = ['pairs', 'table', 'mine'] as const;
function Course({ view, act }: Doing) {
  const w = eventWords();
  const chosen = useSignal<number | undefined>(undefined);
  const part = useSignal<(typeof PARTS)[number]>('pairs');
  const last = view.course.length - 1;
  const round = Math.min(chosen.value ?? last, last);
  const names = { pairs: w.pairsTab, table: w.tableTab, mine: w.mineTab } as const;
  useEffect(() => {
    document.querySelector('.event-page')?.setAttribute('data-shown', part.value);
  }, [part.value]);
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
      {last >= 0 && <Pairs view={view} act={act} round={round} />}
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
/** The one thing to do now. */
function Next({ view }: { view: EventView }) {
  const w = eventWords();
  const { me, course, next } = view;
  const isIn = me !== undefined && view.players[me]!.gone === undefined;
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
              {table.matches.map((match, game) => (
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
    commitmentOf(view.seed!, termsOf(view)) === view.commitment && mispaired(stateOf(view), view.system).length === 0;
  return (
    <div class="event-proof">
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
/** What whoever made it may do beside corrections, and what anybody who plays may: go. */
function Leading({ view, act }: Doing) {
  const w = eventWords();
  const reason = useSignal('');
  return (
    <details class="event-tools">
      <summary>{w.leading}</summary>
      <form
        class="event-correction"
        onSubmit={(event) => {
          event.preventDefault();
          void act('end', { reason: reason.value });
        }}
      >
        <label class="field">
          <span>{w.reason}</span>
          <input
            required
            maxLength={300}
            value={reason.value}
            onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {w.callOff}
        </button>
      </form>
      {view.phase === 'on' && (
        <ul class="event-players">
          {view.players.map(({ gone }, player) =>
            gone === undefined && player !== view.me ? (
              <li key={player}>
                <button type="button" class="button bare" onClick={() => void act('remove', { player })}>
                  {w.remove(nameOf(view, player))}
                </button>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </details>
  );
}
