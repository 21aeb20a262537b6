import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Level, levelName } from '../../bots/levels.ts';
import { GAME_NAMES, type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { textFor } from '../../kernel/roles.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Failed, useFetched } from '../shell/fetched.tsx';
import { Page } from '../shell/parts.tsx';
import { go } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { titleOf } from '../games/titles.ts';
import { Choice } from '../shell/choice.tsx';
import { startWorker } from '../worker/start.ts';
import type { FromLab, GameFigures, ToLab } from '../worker/wire.ts';
import { Results } from './results.tsx';
import { WORDS } from './words.ts';
import '../table/table.css';
import './lab.css';

type Given = Readonly<Record<string, unknown>>;
/** Those that are quick enough to play hundreds of games. */
const BOTS = ['random', 'recruit', 'soldier'] as const;
type BotName = (typeof BOTS)[number];
const COUNTS = [50, 200, 1000, 5000];

/** `#/lab/war`: what becomes of many games. */
export function LabPage({ game }: { game: string }) {
  const w = WORDS[language.value];
  const name = isGameName(game) ? game : GAME_NAMES[0]!;
  const loaded = useFetched(() => moduleOf(name), [name]);
  return (
    <Page title={w.title}>
      <div class="lab">
        <p>{w.how}</p>
        <Choice
          label={w.game}
          values={GAME_NAMES}
          value={name}
          name={(one) => titleOf(one)}
          set={(one) => go(['lab', one])}
        />
        {loaded.value?.game.name === name && <Bench key={name} name={name} module={loaded.value} />}
        {loaded.error !== undefined && <Failed error={loaded.error} />}
      </div>
    </Page>
  );
}

function Bench({ name, module }: { name: string; module: GameModule }) {
  const w = WORDS[language.value];
  const given = useSignal<Given>(module.studied ?? {});
  const other = useSignal<Given | undefined>(undefined);
  const bots = useSignal<readonly BotName[]>(['random', 'random']);
  const seats = module.game.seats(readSetup(module.game.options, given.value));
  // Against each other they may differ in strength; where many play together one strength is enough.
  const rivals = module.game.utility !== 'shared' && seats === bots.value.length;
  const count = useSignal(200);
  const seed = useSignal(1);
  const rows = [useSignal<readonly GameFigures[]>([]), useSignal<readonly GameFigures[]>([])] as const;
  const running = useSignal(0);
  const problem = useSignal('');
  const workers = useRef<Worker[]>([]);
  const stop = (): void => {
    for (const worker of workers.current) worker.terminate();
    workers.current = [];
    running.value = 0;
  };
  useEffect(() => stop, []);
  const start = (setup: Given, row: Signal<readonly GameFigures[]>): void => {
    const worker = startWorker('lab');
    workers.current.push(worker);
    running.value++;
    worker.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
      if ('error' in data) problem.value = data.error;
      else row.value = [...row.value, ...data.figures];
      if ('error' in data || data.done) running.value = Math.max(0, running.value - 1);
    });
    const task: ToLab = {
      game: name,
      setup,
      bots: rivals ? bots.value : [bots.value[0]!],
      seed: seed.value,
      count: count.value,
    };
    worker.postMessage(task);
  };
  const run = (): void => {
    stop();
    problem.value = '';
    for (const row of rows) row.value = [];
    start(given.value, rows[0]);
    if (other.value !== undefined) start(other.value, rows[1]);
  };
  return (
    <>
      <Settings module={module} label={other.value === undefined ? '' : w.first} given={given} />
      <label class="lab-check">
        <input
          type="checkbox"
          checked={other.value !== undefined}
          onChange={({ currentTarget }) => (other.value = currentTarget.checked ? given.value : undefined)}
        />
        {w.compare}
      </label>
      {other.value !== undefined && (
        <>
          <p class="mute">{w.compareHow}</p>
          <Settings module={module} label={w.second} given={other as Signal<Given>} />
        </>
      )}
      <div class="lab-row">
        {bots.value.slice(0, rivals ? bots.value.length : 1).map((bot, seat) => (
          <Choice
            key={seat}
            label={
              rivals
                ? (textFor(module.game, module.texts[language.value], given.value).seats[seat] ?? w.players)
                : w.players
            }
            values={BOTS}
            value={bot}
            name={(one) => (one === 'random' ? w.chance : levelName(one satisfies Level, language.value))}
            set={(one) => (bots.value = bots.value.map((before, i) => (i === seat ? one : before)))}
          />
        ))}
        <Choice label={w.count} values={COUNTS} value={count.value} name={String} set={(one) => (count.value = one)} />
        <label class="field">
          <span>{w.seed}</span>
          <input
            type="number"
            min="0"
            max="999999"
            value={seed.value}
            onInput={({ currentTarget }) => (seed.value = Math.trunc(Number(currentTarget.value)))}
          />
        </label>
      </div>
      <div class="lab-row">
        <button type="button" class="button filled" data-run="" onClick={running.value > 0 ? stop : run}>
          {running.value > 0 ? w.stop : w.run}
        </button>
        {rows[0].value.length > 0 && (
          <progress max={count.value} value={rows[0].value.length} aria-label={w.count}>
            {w.progress(rows[0].value.length, count.value)}
          </progress>
        )}
        <span aria-live="polite">{rows[0].value.length > 0 && w.progress(rows[0].value.length, count.value)}</span>
      </div>
      {problem.value !== '' && (
        <p role="alert">
          {w.failed} {problem.value}
        </p>
      )}
      {rows[0].value.length > 0 && (
        <Results module={module} first={rows[0].value} second={other.value === undefined ? [] : rows[1].value} />
      )}
    </>
  );
}

function Settings({ module, label, given }: { module: GameModule; label: string; given: Signal<Given> }) {
  const text = module.texts[language.value];
  const setup = readSetup(module.game.options, given.value) as Readonly<Record<string, unknown>>;
  return (
    <fieldset class="lab-row">
      {label !== '' && <legend class="zone-label">{label}</legend>}
      {Object.entries(module.game.options).map(
        ([name, { values }]) =>
          values !== undefined && (
            <Choice
              key={name}
              label={text.setting(name)}
              values={values.map(String)}
              value={String(setup[name])}
              name={(value) => text.setting(name, value)}
              set={(value) => (given.value = { ...given.value, [name]: value })}
            />
          ),
      )}
    </fieldset>
  );
}
