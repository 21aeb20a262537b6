import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_NAMES, isGameName, moduleOf } from '../../games/index.ts';
import { textFor } from '../../kernel/roles.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { go, href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { settled } from '../games/parts/choices.ts';
import { bringingOf, choicesOf } from '../games/index.ts';
import { Options } from '../games/parts/options.tsx';
import { titleOf } from '../games/titles.ts';
import { Choice } from '../shell/parts/choice.tsx';
import type { ClockChoice } from '../../match/clock-choice.ts';
import { words } from '../shell/text/index.ts';
import { Account } from './account.tsx';
import { OpenRooms } from './open-rooms.tsx';
import { Door } from './room-page.tsx';
import { findRoom, makeRoom, type Me, session } from '../shell/server.ts';
import { sealedWords } from './sealed-words.ts';
import { SilencedList } from './silenced-list.tsx';
import { roomWords } from './text.ts';
import '../table/table.css';
import './online.css';

/** Makes a room to which a friend comes by its address, or goes to one by its code. */
export function InvitePage({ game }: { game: string }) {
  const w = words().online;
  const me = useSignal<Me | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    session().then(
      (known) => (me.value = known),
      () => (failed.value = true),
    );
  }, []);
  if (failed.value) {
    return (
      <Page title={w.title}>
        <div class="prose">
          <p>{w.noServer}</p>
          <a class="button filled" href={href(['setup', isGameName(game) ? game : GAME_NAMES[0]!], { people: '2' })}>
            {words().home.sameScreen}
          </a>
        </div>
      </Page>
    );
  }
  if (me.value === undefined) return <Page title={w.title}>{words().table.loading}</Page>;
  if (me.value.who === null) return <Door enter={(known) => (me.value = known)} />;
  return (
    <Invite
      key={game}
      game={isGameName(game) ? game : GAME_NAMES[0]!}
      me={me.value}
      change={(known) => (me.value = known)}
    />
  );
}

/** The clocks to choose from: quick and slow ones of each kind. */
const CLOCKS: readonly ClockChoice[] = [
  { kind: 'off' },
  { kind: 'soft', minutes: 30 },
  { kind: 'soft', minutes: 60 },
  { kind: 'byoyomi', minutes: 5, seconds: 30, periods: 3 },
  { kind: 'byoyomi', minutes: 20, seconds: 30, periods: 3 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];
interface InviteProps {
  readonly game: string;
  readonly me: Me;
  readonly change: (me: Me) => void;
}
function Invite({ game, me, change }: InviteProps) {
  const w = words();
  const loaded = useFetched(() => moduleOf(game), [game]);
  const given = useSignal<Readonly<Record<string, unknown>>>({});
  const seat = useSignal('0');
  const clock = useSignal(0);
  const found = useSignal<'private' | 'open'>('private');
  const spectators = useSignal<'off' | 'public' | 'after'>('public');
  const terms = useSignal<Readonly<Record<string, unknown>>>({});
  const bestOf = useSignal<1 | 3 | 5>(1);
  const bringing = useFetched(() => bringingOf(game), [game]);
  const choices = useFetched(() => choicesOf(game), [game]);
  const code = useSignal('');
  const problem = useSignal('');
  const module = loaded.value;
  if (module === undefined) {
    return (
      <Page title={w.online.title}>
        <Meanwhile {...loaded} />
      </Page>
    );
  }
  const text = textFor(module.game, module.texts[language.value], given.value);
  const { options } = module.game;
  const setup = readSetup(options, given.value);
  const seats = Array.from({ length: module.game.seats(setup) }, (_, i) => String(i));
  return (
    <Page title={w.online.title}>
      <Account key={`${me.who} ${me.account}`} me={me} change={change} />
      <form
        class="sheet join"
        onSubmit={(event) => {
          event.preventDefault();
          findRoom(code.value.trim()).then(
            ({ room }) => go(['room', room]),
            () => (problem.value = w.online.none),
          );
        }}
      >
        <label class="field">
          <span>{w.online.haveCode}</span>
          <input
            value={code.value}
            required
            maxLength={40}
            onInput={({ currentTarget }) => (code.value = currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {w.online.enter}
        </button>
      </form>
      <form
        class="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = { game, setup: given.value, seat: Number(seat.value), clock: CLOCKS[clock.value] };
          const agreed = { terms: terms.value, bestOf: bestOf.value };
          makeRoom({ ...wanted, ...agreed, private: found.value === 'private', spectators: spectators.value }).then(
            ({ room }) => go(['room', room]),
            (error: Error) => (problem.value = roomWords().refused(error.message)),
          );
        }}
      >
        <Choice
          label={w.home.games}
          values={GAME_NAMES}
          value={game}
          name={(one) => titleOf(one)}
          set={(one) => go(['invite', one], {}, true)}
        />
        <Choice
          label={w.setup.me}
          values={seats}
          value={seat.value}
          name={(one) => text.seats[Number(one)] ?? one}
          set={(one) => (seat.value = one)}
        />
        <Choice
          label={w.online.clock}
          values={CLOCKS.map((_, i) => i)}
          value={clock.value}
          name={(one) => roomWords().clockOf(CLOCKS[one]!)}
          set={(one) => (clock.value = one)}
        />
        <Choice
          label={roomWords().who}
          values={['private', 'open'] as const}
          value={found.value}
          name={(one) => roomWords()[one]}
          set={(one) => (found.value = one)}
        />
        <Choice
          label={roomWords().spectators}
          values={['public', 'off', 'after'] as const}
          value={spectators.value}
          name={(one) => roomWords().watching[one]}
          set={(one) => (spectators.value = one)}
        />
        {module.game.utility === 'zero-sum' && (
          <Choice
            label={sealedWords().series}
            values={[1, 3, 5] as const}
            value={bestOf.value}
            name={(one) => (one === 1 ? sealedWords().oneGame : sealedWords().toWins(Math.ceil(one / 2)))}
            set={(one) => (bestOf.value = one)}
          />
        )}
        {bringing.value !== undefined && (
          <bringing.value.Terms terms={terms.value} set={(next) => (terms.value = next)} />
        )}
        <Options
          options={options}
          choices={choices.value}
          text={text}
          setup={setup}
          more={w.setup.more}
          set={(name, value) => {
            const next = { ...given.value, [name]: value };
            given.value = settled(choices.value, next, readSetup(options, next));
          }}
        />
        {problem.value !== '' && <p role="alert">{problem.value}</p>}
        <div class="sheet-go">
          <a class="button" href={href(['setup', game], { people: '2' })}>
            {w.home.sameScreen}
          </a>
          <button type="submit" class="button filled">
            {w.online.make}
          </button>
        </div>
      </form>
      <OpenRooms />
      <SilencedList />
    </Page>
  );
}
