import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EventView } from '../../../events/view.ts';
import { bringingOf } from '../../games/index.ts';
import { titleOf } from '../../games/titles.ts';
import { CopyButton } from '../../shell/parts/copy.tsx';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { href } from '../../shell/router.ts';
import { doInEvent, findEvent, type Me, ServerRefusal, session } from '../../shell/server.ts';
import { isNarrow } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { Door } from '../room-page.tsx';
import { roomWords } from '../text.ts';
import { type Part, PlayedRounds } from './played-rounds.tsx';
import type { Doing } from './pairs.tsx';
import { Reason } from './reason.tsx';
import { Avatar, Standings } from './standings.tsx';
import { nameOf, termsLine } from './told.ts';
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
  const part = useSignal<Part>('pairs');
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
      <div class="event-page" data-shown={told.phase === 'open' ? undefined : part.value}>
        <div class="event-main">
          <Head view={told} />
          {problem.value !== '' && <p role="alert">{problem.value}</p>}
          {told.phase === 'open' ? (
            <Entry view={told} act={act} join={join} />
          ) : (
            <PlayedRounds view={told} act={act} part={part} />
          )}
          {told.mine && told.phase !== 'over' && <Leading view={told} act={act} />}
        </div>
        {told.phase !== 'open' && <Standings view={told} />}
      </div>
    </Page>
  );
}
function Head({ view }: { view: EventView }) {
  const w = eventWords();
  const here = view.players.filter(({ gone }) => gone === undefined).length;
  const { value: bringing } = useFetched(() => bringingOf(view.game), [view.game]);
  const address = new URL(href(['event', view.event]), location.href).href;
  const about = [
    titleOf(view.game),
    view.planned === 0 ? w.systems[view.system] : `${w.systems[view.system]}, ${w.rounds(view.planned)}`,
    view.phase === 'open' ? `${w.players(here)} (${w.ofPlaces(here, view.places)})` : w.players(here),
    w.bestOf(view.bestOf),
    w.organiser(view.organiser || roomWords().someone),
  ];
  const told = (
    <>
      <p>{about.join(' · ')}</p>
      {bringing !== undefined && <p class="mute">{termsLine(bringing, view.terms)}</p>}
    </>
  );
  const chips = (
    <span class="event-chips">
      <span class="event-chip">
        <Icon name="stopwatch" /> {roomWords().clockOf(view.clock)}
      </span>
      <CopyButton text={() => address} data-copy={address} icon="linked-rings">
        {w.invite}
      </CopyButton>
      <span class="event-chip" title={w.code}>
        <span class="hidden-words">{w.code}: </span>
        <span class="code">{view.code}</span>
      </span>
    </span>
  );
  // On a phone what is settled makes room for what is played.
  const isFolded = isNarrow.value && view.phase !== 'open';
  return (
    <header class="event-head">
      <Icon name="laurels" />
      <div>
        <h2 class="display">{view.name}</h2>
        {isFolded ? (
          <details>
            <summary>{about.slice(0, 2).join(' · ')}</summary>
            {told}
            {chips}
          </details>
        ) : (
          told
        )}
        {view.ended !== undefined && (
          <p role="status">
            {w.ended[view.ended.why]} {view.ended.reason !== undefined && <i>{view.ended.reason}</i>}
          </p>
        )}
      </div>
      {!isFolded && chips}
    </header>
  );
}
/** Before it begins: who has come, and the way in or out. */
function Entry({ view, act, join }: Doing & { join: () => void }) {
  const w = eventWords();
  const isIn = view.me !== undefined && view.players[view.me]!.gone === undefined;
  return (
    <section class="event-entry">
      <p role="status">{view.mine ? w.mayBegin(Math.min(view.bots.upTo, view.places)) : w.waitsBegin}</p>
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
        <Reason of={reason} />
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
