import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ListedEvent } from '../../../events/view.ts';
import { titleOf } from '../../games/titles.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { go, href } from '../../shell/router.ts';
import { findEvent, listedEvents, type Me, ownEvents, session } from '../../shell/server.ts';
import { words } from '../../shell/text/index.ts';
import { roomWords } from '../text.ts';
import { NewEvent } from './new-event.tsx';
import { eventWords } from './words.ts';
import './events.css';

const LOOK_MS = 10_000;
/** Tournaments that one can join or look at, and the way to make one. */
export function EventsPage() {
  const w = eventWords();
  const me = useSignal<Me | undefined>(undefined);
  const failed = useSignal(false);
  const all = useSignal<readonly ListedEvent[] | undefined>(undefined);
  const mine = useSignal<readonly ListedEvent[]>([]);
  useEffect(() => {
    const look = (): void =>
      void Promise.all([listedEvents(), ownEvents()]).then(
        ([listed, own]) => {
          mine.value = own;
          all.value = listed.filter(({ event }) => !own.some((one) => one.event === event));
        },
        () => (failed.value = all.value === undefined),
      );
    session().then(
      (known) => (me.value = known),
      () => (failed.value = true),
    );
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (failed.value)
    return (
      <Page title={w.title}>
        <div class="sheet">
          <p role="alert">{w.noServer}</p>
        </div>
      </Page>
    );
  return (
    <Page title={w.title}>
      <div class="events-page">
        <List title={w.mine} events={mine.value} />
        <List title={w.all} events={all.value ?? []} />
        {all.value !== undefined && all.value.length + mine.value.length === 0 && <p class="mute">{w.none}</p>}
        <FindByCode />
        <NewEvent me={me.value} change={(known) => (me.value = known)} />
      </div>
    </Page>
  );
}
function List({ title, events }: { title: string; events: readonly ListedEvent[] }) {
  const w = eventWords();
  if (events.length === 0) return null;
  return (
    <section class="sheet">
      <h2>{title}</h2>
      <ul class="events-list">
        {events.map(({ event, name, game, system, phase, people, places, round, planned, organiser }) => (
          <li key={event}>
            <a href={href(['event', event])} data-event={event}>
              <Icon name="laurels" />
              <span>
                <b>{name}</b>
                <small class="mute">
                  {[titleOf(game), w.systems[system], w.organiser(organiser || roomWords().someone)].join(' · ')}
                </small>
              </span>
              <span class="events-state">
                <b>{w.phase[phase]}</b>
                <small class="mute">{phase === 'open' ? w.ofPlaces(people, places) : w.ofPlaces(round, planned)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
function FindByCode() {
  const w = eventWords();
  const code = useSignal('');
  const problem = useSignal('');
  return (
    <form
      class="sheet join"
      onSubmit={(event) => {
        event.preventDefault();
        findEvent(code.value.trim()).then(
          (found) => go(['event', found.event]),
          (error: Error) => (problem.value = w.refused(error.message)),
        );
      }}
    >
      <label class="field">
        <span>{w.code}</span>
        <input
          value={code.value}
          required
          maxLength={40}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words().online.enter}
      </button>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </form>
  );
}
