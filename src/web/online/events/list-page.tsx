import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Level, levelName, LEVELS } from '../../../bots/levels.ts';
import { SYSTEMS, type System } from '../../../events/facts.ts';
import type { ListedEvent } from '../../../events/view.ts';
import type { ClockChoice } from '../../../match/clock-choice.ts';
import { titleOf } from '../../games/titles.ts';
import { Choice } from '../../shell/choice.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts.tsx';
import { go, href } from '../../shell/router.ts';
import {
  comeIn,
  doInEvent,
  findEvent,
  listedEvents,
  makeEvent,
  type Me,
  ownEvents,
  session,
} from '../../shell/server.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { roomWords } from '../text.ts';
import { duration } from './told.ts';
import { eventWords } from './words.ts';
import './events.css';

const LOOK_MS = 10_000;
/** Games that two play against each other. */
const GAMES = ['war', 'liberation', 'afu'] as const;
const BEST_OF = [1, 3, 5] as const;
const PLACES = [4, 8, 16, 32, 64, 128] as const;
const MOST_IN_LEAGUE = 32;
const FILL = [0, 4, 6, 8, 16] as const;
const HOUR = 3600;
/** In seconds: evenings, a day, a week. */
const ROUND_TIMES = [HOUR / 2, HOUR, 1.5 * HOUR, 3 * HOUR, 24 * HOUR, 7 * 24 * HOUR] as const;
const CLOCKS: readonly ClockChoice[] = [
  { kind: 'off' },
  { kind: 'byoyomi', minutes: 10, seconds: 30, periods: 3 },
  { kind: 'byoyomi', minutes: 25, seconds: 30, periods: 3 },
  { kind: 'days', days: 1 },
];

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
/** One person can play tonight: bots fill up. */
function NewEvent({ me, change }: { me: Me | undefined; change: (me: Me) => void }) {
  const w = eventWords();
  const name = useSignal('');
  const game = useSignal<(typeof GAMES)[number]>('war');
  const system = useSignal<System>('swiss');
  const bestOf = useSignal<number>(1);
  const places = useSignal<number>(8);
  const fill = useSignal<number>(4);
  const level = useSignal<Level>('soldier');
  const roundTime = useSignal<number>(1.5 * HOUR);
  const clock = useSignal(1);
  const isOpen = useSignal(false);
  const problem = useSignal('');
  /** Nothing but a name is asked. */
  const own = useSignal('');
  const isStranger = (me?.who ?? null) === null;
  const make = async (): Promise<void> => {
    const wanted = {
      name: name.value.trim() || w.tonight,
      game: game.value,
      ...(game.value === 'afu' ? { setup: { players: 2 } } : { bestOf: bestOf.value }),
      system: system.value,
      places: places.value,
      bots: { level: level.value, upTo: Math.min(fill.value, places.value) },
      roundTime: roundTime.value,
      showTime: Math.min(roundTime.value, roundTime.value >= 24 * HOUR ? roundTime.value : 600),
      byCalendar: roundTime.value >= 24 * HOUR,
      clock: CLOCKS[clock.value],
      listed: isOpen.value,
    };
    try {
      if (isStranger) change(await comeIn(own.value.trim() || words().online.guest));
      const { event } = await makeEvent(wanted);
      await doInEvent(event, 'join', {});
      go(['event', event]);
    } catch (error) {
      problem.value = w.refused(error instanceof Error ? error.message : '');
    }
  };
  return (
    <form
      class="sheet"
      data-new-event=""
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2>{w.make}</h2>
      {isStranger && (
        <label class="field">
          <span>{words().online.yourName}</span>
          <input
            value={own.value}
            maxLength={40}
            placeholder={words().online.guest}
            autoComplete="nickname"
            onInput={({ currentTarget }) => (own.value = currentTarget.value)}
          />
        </label>
      )}
      <label class="field">
        <span>{w.name}</span>
        <input
          value={name.value}
          maxLength={60}
          placeholder={w.tonight}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <Choice
        label={words().home.games}
        values={GAMES}
        value={game.value}
        name={titleOf}
        set={(one) => (game.value = one)}
      />
      <Choice
        label={w.system}
        values={SYSTEMS}
        value={system.value}
        name={(one) => w.systems[one]}
        set={(one) => {
          system.value = one;
          if (one === 'league') places.value = Math.min(places.value, MOST_IN_LEAGUE);
        }}
      />
      {game.value !== 'afu' && (
        <Choice
          label={w.series}
          values={BEST_OF}
          value={bestOf.value}
          name={w.bestOf}
          set={(one) => (bestOf.value = one)}
        />
      )}
      <Choice
        label={w.fill}
        values={FILL}
        value={fill.value}
        name={(one) => (one === 0 ? w.noBots : w.upTo(one))}
        set={(one) => {
          fill.value = one;
          places.value = Math.max(places.value, one);
        }}
      />
      <details>
        <summary>
          {w.places}: {places.value} · {duration(roundTime.value * 1000)} · {roomWords().clockOf(CLOCKS[clock.value]!)}{' '}
          · {isOpen.value ? w.open : w.byInvitation}
        </summary>
        <Choice
          label={w.places}
          values={system.value === 'league' ? PLACES.filter((one) => one <= MOST_IN_LEAGUE) : PLACES}
          value={places.value}
          name={String}
          set={(one) => (places.value = one)}
        />
        {fill.value > 0 && (
          <Choice
            label={w.level}
            values={LEVELS}
            value={level.value}
            name={(one) => levelName(one, language.value)}
            set={(one) => (level.value = one)}
          />
        )}
        <Choice
          label={w.roundTime}
          values={ROUND_TIMES}
          value={roundTime.value}
          name={(one) => duration(one * 1000)}
          set={(one) => (roundTime.value = one)}
        />
        <Choice
          label={w.clock}
          values={CLOCKS.map((_, i) => i)}
          value={clock.value}
          name={(one) => roomWords().clockOf(CLOCKS[one]!)}
          set={(one) => (clock.value = one)}
        />
        <Choice
          label={w.found}
          values={['invited', 'all']}
          value={isOpen.value ? 'all' : 'invited'}
          name={(one) => (one === 'all' ? w.open : w.byInvitation)}
          set={(one) => (isOpen.value = one === 'all')}
        />
      </details>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      <div class="sheet-go">
        <button type="submit" class="button filled">
          {w.makeNow}
        </button>
      </div>
    </form>
  );
}
