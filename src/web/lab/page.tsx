import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_NAMES, type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { CopyButton } from '../shell/parts/copy.tsx';
import { Failed, Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Icon } from '../shell/icons/icon.tsx';
import { Page } from '../shell/parts/page.tsx';
import { go, href } from '../shell/router.ts';
import { isNarrow, language } from '../shell/settings.ts';
import { Earlier, Machine } from './aside.tsx';
import { Finding } from './finding.tsx';
import { findingOf } from './headline.ts';
import { Ideas } from './ideas.tsx';
import { keepStudy } from './kept-studies.ts';
import { useRunner } from './runner.ts';
import { Players, What } from './settings.tsx';
import { queryOf, type Study, studyIn } from './study.ts';
import { WORDS } from './words.ts';
import '../table/table.css';
import './lab.css';

/** `#/lab/war?…`: many games in a row, on this device; the address holds all that they depend on. */
export function LabPage({ game, query }: { game: string; query: URLSearchParams }) {
  const w = WORDS[language.value];
  const name = isGameName(game) ? game : GAME_NAMES[0]!;
  const loaded = useFetched(() => moduleOf(name), [name]);
  return (
    <Page title={w.title} {...(isNarrow.value ? { foot: null } : {})}>
      <p class="mute lab-how">{w.how}</p>
      {loaded.error !== undefined && <Failed error={loaded.error} />}
      {loaded.value === undefined && loaded.error === undefined && <Meanwhile {...loaded} />}
      {loaded.value !== undefined && <Bench key={`${name} ${query}`} name={name} module={loaded.value} query={query} />}
    </Page>
  );
}

interface BenchProps {
  readonly name: string;
  readonly module: GameModule;
  readonly query: URLSearchParams;
}
function Bench({ name, module, query }: BenchProps) {
  const w = WORDS[language.value];
  const study = useSignal<Study>(studyIn(module, query));
  /** What the games in view were played with: the settings may have been changed since. */
  const played = useSignal<Study | undefined>(undefined);
  const { run, start, stop } = useRunner(name, module);
  const { running, first, second, problem } = run.value;
  const begin = (): void => {
    played.value = study.value;
    start(study.value);
    // On a phone what is found stands over what was asked.
    if (isNarrow.value) scrollTo(0, 0);
  };
  const link = (): string => new URL(href(['lab', name], queryOf(study.value)), location.href).href;
  // Whoever opens the link of a study wants to see it.
  useEffect(() => {
    if (query.has('bots')) begin();
  }, []);
  useEffect(() => {
    const done = played.value;
    if (running || done === undefined || first.length === 0) return;
    const { headline, figure, tone } = findingOf(module, done, run.value);
    keepStudy({ game: name, says: headline, result: figure, tone, link: href(['lab', name], queryOf(done)) });
  }, [running]);
  return (
    <div class="lab-bench">
      <section class="lab-panel" aria-label={w.what}>
        <div class="lab-head">
          <h2>{w.what}</h2>
          <select aria-label={w.game} value={name} onChange={({ currentTarget }) => go(['lab', currentTarget.value])}>
            {GAME_NAMES.map((one) => (
              <option key={one} value={one}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        </div>
        <What module={module} study={study} />
        <Players module={module} study={study} />
        <div class="lab-go">
          <button type="button" class="button filled" data-run="" onClick={running ? stop : begin}>
            <Icon name={running ? 'r-pause' : 'r-play'} /> {running ? w.stop : first.length > 0 ? w.again : w.run}
          </button>
          <CopyButton text={link} data-copy-study="">
            {w.link}
          </CopyButton>
        </div>
        {problem !== '' && (
          <p role="alert">
            {w.failed} {problem}
          </p>
        )}
      </section>
      <div class="lab-middle">
        {played.value === undefined || first.length === 0 ? (
          <section class="lab-panel">
            <p class="mute" aria-live="polite">
              {running ? w.waiting : w.empty}
            </p>
            {!running && <Ideas name={name} module={module} />}
          </section>
        ) : (
          <Finding name={name} module={module} study={played.value} run={run.value} />
        )}
      </div>
      <div class="lab-side">
        <Machine
          game={name}
          run={run.value}
          count={(played.value ?? study.value).count * (second.length > 0 ? 2 : 1)}
        />
        <Earlier />
      </div>
    </div>
  );
}
