import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { levelManner, levelName, LEVELS } from '../../bots/levels.ts';
import { type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { Holder } from '../../match/messages.ts';
import { type Setting, settingOf } from '../games/index.ts';
import { Choice } from '../shell/choice.tsx';
import { words } from '../shell/text/index.ts';
import { Meanwhile, useFetched } from '../shell/fetched.tsx';
import { DEFAULT_LEVEL, newSeed, seatedPerson } from '../worker/seating.ts';
import { keepTable } from './last-table.ts';
import { deal } from './new-table.tsx';
import { Page } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import '../table/table.css';

/** Everything that can be chosen before the deal, with good defaults. */
export function Setup({ game, query }: { game: string; query: URLSearchParams }) {
  const loaded = useFetched(() => moduleOf(game), [game]);
  if (!isGameName(game)) return <Page title={words().redut}>{words().missing}</Page>;
  return loaded.value === undefined ? (
    <main class="wait">
      <Meanwhile {...loaded} />
    </main>
  ) : (
    <Sheet game={game} module={loaded.value} query={query} />
  );
}

function Sheet({ game, module, query }: { game: string; module: GameModule; query: URLSearchParams }) {
  const w = words().setup;
  const text = module.texts[language.value];
  const { options } = module.game;
  const Written = useSignal<Setting | undefined>(undefined);
  useEffect(() => {
    if (isGameName(game)) void settingOf(game).then((setting) => (Written.value = setting));
  }, [game]);
  const given = useSignal<Readonly<Record<string, unknown>>>({});
  const people = Number(query.get('people') ?? 1);
  const holders = useSignal<readonly Holder[]>(
    Array.from({ length: 8 }, (_, seat) =>
      seat < people ? seatedPerson('') : { kind: 'bot' as const, level: DEFAULT_LEVEL },
    ),
  );
  const seed = useSignal(query.get('seed') ?? newSeed());
  const busy = useSignal(false);
  const setup = readSetup(options, given.value);
  const count = module.game.seats(setup);
  const choose = (seat: number, holder: Holder): void => {
    holders.value = holders.value.map((one, i) => (i === seat ? holder : one));
  };
  return (
    <Page title={w.title(text.title)}>
      <form
        class="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          busy.value = true;
          const seats = holders.value.slice(0, count);
          keepTable(game, { setup: given.value, seats });
          void deal({ game, setup, seats, seed: seed.value }).finally(() => (busy.value = false));
        }}
      >
        <p class="aim">{text.aim}</p>
        <section>
          <h2 class="heading">{w.options}</h2>
          {Object.entries(options).map(([name, option]) =>
            option.values === undefined ? (
              Written.value !== undefined && (
                <Written.value
                  key={name}
                  label={text.setting(name)}
                  value={String((setup as Record<string, unknown>)[name])}
                  set={(value: string) => (given.value = { ...given.value, [name]: value })}
                />
              )
            ) : (
              <Choice
                key={name}
                label={text.setting(name)}
                values={option.values.map(String)}
                value={String((setup as Record<string, unknown>)[name])}
                name={(value) => text.setting(name, value)}
                set={(value) => (given.value = { ...given.value, [name]: value })}
              />
            ),
          )}
        </section>
        <section>
          <h2 class="heading">{w.seats}</h2>
          {Array.from({ length: count }, (_, seat) => (
            <SeatChoice
              key={seat}
              seat={seat}
              name={text.seats[seat] ?? `${seat + 1}`}
              holder={holders.value[seat]!}
              set={choose}
            />
          ))}
        </section>
        <label class="field">
          <span>
            {w.seed} <small class="mute">{w.seedHow}</small>
          </span>
          <input
            value={seed.value}
            maxLength={64}
            required
            onInput={({ currentTarget }) => (seed.value = currentTarget.value)}
          />
        </label>
        <div class="sheet-go">
          <a class="button" href={href([])}>
            {w.cancel}
          </a>
          <button type="submit" class="button filled" disabled={busy.value}>
            {w.deal}
          </button>
        </div>
      </form>
    </Page>
  );
}

function SeatChoice(props: {
  seat: number;
  name: string;
  holder: Holder;
  set: (seat: number, holder: Holder) => void;
}) {
  const w = words().setup;
  const { seat, name, holder, set } = props;
  const value = holder.kind === 'bot' ? holder.level : 'person';
  return (
    <div class="seat-choice">
      <Choice
        label={name}
        values={['person', ...LEVELS]}
        value={value}
        name={(one) => (one === 'person' ? w.person : levelName(one as (typeof LEVELS)[number], language.value))}
        set={(one) => set(seat, one === 'person' ? seatedPerson('') : { kind: 'bot', level: one })}
      />
      {holder.kind === 'bot' ? (
        <small class="mute">{levelManner(holder.level as (typeof LEVELS)[number], language.value)}</small>
      ) : (
        <label class="field inline">
          <span>{w.name}</span>
          <input
            value={holder.kind === 'person' ? holder.who : ''}
            maxLength={24}
            onInput={({ currentTarget }) => set(seat, seatedPerson(currentTarget.value))}
          />
        </label>
      )}
    </div>
  );
}
