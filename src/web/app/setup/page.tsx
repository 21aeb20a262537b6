import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type GameModule, isGameName, moduleOf } from '../../../games/index.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { type Choices, type Offered, offered } from '../../games/parts/choices.ts';
import { choicesOf, lessonsOf, posterOf, type Setting, settingOf } from '../../games/index.ts';
import { titleOf } from '../../games/titles.ts';
import { chosenIn, FirstOption, RestOptions, Tile } from '../../games/parts/options.tsx';
import type { WrittenSetting } from '../../games/parts/parts.ts';
import { Failed, Meanwhile, useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { keepTable } from './last-table.ts';
import { deal } from './new-table.tsx';
import { Draft } from './draft.ts';
import { SetupPoster } from './poster.tsx';
import { levelCalled, mySeat, onlySeat, Seats } from './seats.tsx';
import { setupWords } from './words.ts';
import './setup.css';

interface Known {
  readonly module: GameModule;
  readonly choices: Choices | undefined;
  readonly Written: Setting | undefined;
}
async function known(game: string): Promise<Known> {
  const [module, choices, Written] = await Promise.all([moduleOf(game), choicesOf(game), settingOf(game)]);
  return { module, choices, Written };
}

/** Everything that can be chosen before the deal, with good defaults. */
export function Setup({ game, query }: { game: string; query: URLSearchParams }) {
  const loaded = useFetched(() => known(game), [game]);
  if (!isGameName(game)) return <Page title={words().redut}>{words().missing}</Page>;
  return loaded.value === undefined ? (
    <main class="wait">
      <Meanwhile {...loaded} />
    </main>
  ) : (
    <Sheet game={game} known={loaded.value} query={query} />
  );
}

interface SheetProps {
  readonly game: string;
  readonly known: Known;
  readonly query: URLSearchParams;
}
function Sheet({ game, known: { module, choices, Written }, query }: SheetProps) {
  const text = module.texts[language.value];
  const draft = useMemo(() => new Draft(game, module, choices, query), [game]);
  const busy = useSignal(false);
  const failed = useSignal<unknown>(undefined);
  const form = useDealByEnter();
  const { options } = module.game;
  const { setup } = draft;
  const { first, rest } = offered(options, choices, text, language.value, setup);
  const written = Object.entries(options).flatMap(([name, { values }]): readonly WrittenSetting[] =>
    values === undefined && choices?.given?.includes(name) !== true
      ? [{ name, label: text.setting(name), value: String(setup[name]) }]
      : [],
  );
  const chosen = <Chosen draft={draft} first={first} rest={rest} />;
  const decks = Written !== undefined && written.length > 0;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    failed.value = undefined;
    deal(draft.wanted())
      .then(
        () => keepTable(game, { setup: draft.given, seats: draft.seats }),
        (error: unknown) => (failed.value = error),
      )
      .finally(() => (busy.value = false));
  };
  return (
    <Page title={words().setup.title(titleOf(game))} felt={posterOf(game)?.felt} foot={null}>
      <form class="set" data-game={game} ref={form} onSubmit={submit}>
        <div class={`set-body${decks ? ' with-decks' : ''}`}>
          <div class="set-main">{decks ? <Written settings={written} set={draft.set} /> : chosen}</div>
          <aside class="set-side">
            {decks ? chosen : <SetupPoster game={game} module={module} won={choices?.won?.(setup)} />}
          </aside>
        </div>
        <Foot draft={draft} first={first} written={written} busy={busy.value} failed={failed.value} />
      </form>
    </Page>
  );
}
interface ChosenProps {
  readonly draft: Draft;
  readonly first: readonly Offered[];
  readonly rest: readonly Offered[];
}
/** The ways to play, who sits where, and what is seldom changed. */
const Chosen = ({ draft, first, rest }: ChosenProps) => (
  <>
    <Ways game={draft.game} />
    <Side draft={draft} />
    {first.map((option) => (
      <FirstOption key={option.name} option={option} set={draft.set} />
    ))}
    <Seats
      names={draft.names}
      seats={draft.seats}
      most={draft.most}
      set={draft.seat}
      add={draft.add}
      remove={draft.remove}
    />
    <More draft={draft} rest={rest.filter(({ name }) => name !== draft.choices?.seats)} />
    <Elsewhere game={draft.game} />
  </>
);
/** The page itself, or its heading, which has the focus when one comes here by a link. */
const isIdle = (at: EventTarget | null): boolean => at === document.body || (at instanceof Element && at.matches('h1'));
/** Enter deals, wherever nothing else has the focus. */
function useDealByEnter() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.defaultPrevented && !event.repeat && isIdle(event.target))
        form.current?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return form;
}

function Ways({ game }: { game: string }) {
  const w = words().home;
  return (
    <p class="set-ways">
      <a href={href(['rules', game])}>{w.rules}</a>
      {Array.from({ length: lessonsOf(game) }, (_, i) => (
        <a key={i} href={href(['learn', game, String(i + 1)])}>
          {words().learn.lesson(i + 1)}
        </a>
      ))}
    </p>
  );
}
/** Which of two different sides the one person plays. */
function Side({ draft }: { draft: Draft }) {
  const { choices } = draft;
  const mine = onlySeat(draft.seats);
  if (choices?.sides === undefined || mine === undefined || draft.rolesAreOpen) return null;
  const said = choices.words[language.value];
  const label = setupWords().side;
  return (
    <section class="option" role="group" aria-label={label} data-option="side">
      <h2 class="option-label">{label}</h2>
      <div class={`option-tiles of-${choices.sides.length}`}>
        {choices.sides.map((picture, side) => {
          const [name, says] = said[`side=${side}`]!;
          const choose = (): void => draft.changeSides(mine, side);
          return <Tile key={side} {...{ name, says, picture, choose }} steps={undefined} chosen={side === mine} />;
        })}
      </div>
    </section>
  );
}
/** What is seldom changed. */
function More({ draft, rest }: { draft: Draft; rest: readonly Offered[] }) {
  const w = words().setup;
  const own = setupWords();
  const code = draft.code.value.trim();
  const dealt = code === '' ? own.atRandom : own.code(code);
  return (
    <details class="option-more">
      <summary>
        <b>{w.more}</b>
        <span>{[chosenIn(rest), dealt].filter((one) => one !== '').join(' · ')}</span>
      </summary>
      <RestOptions options={rest} set={draft.set} />
      <label class="field set-code">
        <span class="option-label">{w.seed}</span>
        <input
          value={draft.code.value}
          maxLength={64}
          placeholder={own.atRandom}
          onInput={({ currentTarget }) => (draft.code.value = currentTarget.value)}
        />
        <span class="option-about">{w.seedHow}</span>
      </label>
    </details>
  );
}
function Elsewhere({ game }: { game: string }) {
  const w = setupWords();
  return (
    <p class="set-elsewhere">
      <Icon name="linked-rings" />
      <span>
        {w.elsewhere} <small>{w.elsewhereHow}</small>
      </span>
      <a class="button" href={href(['invite', game])}>
        {w.openRoom}
      </a>
    </p>
  );
}

/** Who plays, in one phrase: «you, Mark and the bot Officer». */
function peopleOf({ seats, names }: Draft): string {
  const w = setupWords();
  const people = seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person') return [];
    return seat === mySeat(seats) ? w.you : holder.who !== '' ? holder.who : (names[seat] ?? `${seat + 1}`);
  });
  const levels = Map.groupBy(
    seats.flatMap((holder) => (holder.kind === 'bot' ? [holder.level] : [])),
    (level) => level,
  );
  const bots = [...levels].map(
    ([level, { length }]) => `${w.botNamed(levelCalled(level))}${length > 1 ? ` × ${length}` : ''}`,
  );
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format([...people, ...bots]);
}
interface FootProps {
  readonly draft: Draft;
  readonly first: readonly Offered[];
  readonly written: readonly WrittenSetting[];
  readonly busy: boolean;
  readonly failed: unknown;
}
/** What will be dealt in one sentence, and the button; always in view. */
function Foot({ draft, first, written, busy, failed }: FootProps) {
  const w = setupWords();
  const text = draft.module.texts[language.value];
  const decks = written.map(({ name, value }) => text.setting(name, value)).join(' — ');
  const ways = first.map(({ value, values }) => values.find((one) => one.value === value)?.name ?? value);
  const side = draft.rolesAreOpen
    ? ''
    : (draft.choices?.words[language.value][`side=${onlySeat(draft.seats)}`]?.[0] ?? '');
  const people = peopleOf(draft);
  const minutes = posterOf(draft.game)?.words[language.value].minutes;
  const code = draft.code.value.trim();
  const after = [minutes === undefined ? '' : w.about(minutes), code === '' ? w.atRandom : w.code(code)];
  const sum = typeset([side, decks, ...ways, people].filter((one) => one !== '').join(' · '));
  return (
    <footer class="set-foot">
      <p class="set-sum" aria-live="polite">
        <b>{sum}</b>
        <small>{typeset(after.filter((one) => one !== '').join(' · '))}</small>
      </p>
      {failed !== undefined && <Failed error={failed} />}
      <kbd aria-hidden="true">Enter</kbd>
      <button type="submit" class="button filled" data-deal="" disabled={busy}>
        <Icon name="stack" />
        {words().setup.deal}
      </button>
    </footer>
  );
}
