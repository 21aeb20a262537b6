import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { GAME_NAMES, isGameName } from '../../../games/index.ts';
import { type PositionFile, readPositionFile } from '../../../kernel/scenario.ts';
import { examplesOf } from '../../games/index.ts';
import { titleOf } from '../../games/titles.ts';
import { Meanwhile, useFetched } from '../../shell/parts/fetched.tsx';
import { pack, unpack } from '../../shell/packed.ts';
import { Page } from '../../shell/parts/page.tsx';
import { PickFile } from '../../shell/parts/pick-file.tsx';
import { go, href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { Problem } from '../../shell/text/problem.tsx';
import { FreeTable } from './free.tsx';
import { markInside } from './inside.ts';
import { type Laid, lay } from './laid.ts';
import { Steps } from './steps.tsx';
import { POSITION } from './words.ts';
import '../learn.css';
import './position.css';

markInside();

const readOwn = (text: string): PositionFile => readPositionFile(JSON.parse(text));

/**
 * `#/position/<game>`: the examples of a game. `#/position/<game>/<name>`: one of them.
 * `#/position?file=…`: a position that is in the address.
 */
export function PositionPage({ game, name, query }: { game: string; name?: string; query: URLSearchParams }) {
  const own = query.get('file');
  const loaded = useFetched(async (): Promise<Laid | undefined> => {
    if (own !== null) return lay(readOwn(await unpack(own)));
    const file = name === undefined ? undefined : (await examplesOf(game)).get(name);
    return file && lay(file, name);
  }, [game, name, own]);
  if (own === null && name === undefined) return <Shelf game={game} />;
  if (loaded.error !== undefined) return <Bad game={game} problem={loaded.error} />;
  if (!('value' in loaded)) {
    return (
      <main class="wait">
        <Meanwhile {...loaded} />
      </main>
    );
  }
  if (loaded.value === undefined) return <Unknown game={game} name={name ?? ''} />;
  return <PositionTable key={`${game}/${name}/${own}`} laid={loaded.value} />;
}

/** The steps of the example, or a game that goes on from one of them. */
function PositionTable({ laid }: { laid: Laid }) {
  const at = useSignal(0);
  const seat = useSignal<number | undefined>(undefined);
  if (seat.value === undefined) return <Steps laid={laid} at={at} play={(mine) => (seat.value = mine)} />;
  return <FreeTable laid={laid} at={at.value} mine={seat.value} back={() => (seat.value = undefined)} />;
}

function Way({ game }: { game: string }) {
  const w = POSITION[language.value];
  return (
    <p class="chips">
      {isGameName(game) && (
        <>
          <a class="button filled" href={href(['rules', game])}>
            {w.rulebook}
          </a>
          <a class="button" href={href(['position', game])}>
            {w.examples(titleOf(game))}
          </a>
        </>
      )}
      <a class="button" href={href([])}>
        {words().end.home}
      </a>
    </p>
  );
}
const Sorry = ({ game, children }: { game: string; children: ComponentChildren }) => (
  <Page title={POSITION[language.value].title}>
    <div class="prose">
      <p role="alert">{children}</p>
      <Way game={game} />
    </div>
  </Page>
);
const Unknown = ({ game, name }: { game: string; name: string }) => (
  <Sorry game={game}>{isGameName(game) ? POSITION[language.value].unknown(name) : words().missing}</Sorry>
);
const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const Bad = ({ game, problem }: { game: string; problem: unknown }) => (
  <Sorry game={game}>
    <b>{POSITION[language.value].bad}</b> <Problem detail={saidBy(problem)} />
  </Sorry>
);

/** All examples of a game in the order of their numbers, and a place for positions of one's own. */
function Shelf({ game }: { game: string }) {
  const w = POSITION[language.value];
  const known = isGameName(game);
  const found = useFetched(() => examplesOf(game), [game]);
  return (
    <Page title={known ? w.examples(titleOf(game)) : w.title}>
      <nav class="game-tabs" aria-label={words().home.games}>
        {GAME_NAMES.map((name) => (
          <a key={name} class="chip" href={href(['position', name])} aria-current={name === game ? 'page' : undefined}>
            {titleOf(name)}
          </a>
        ))}
      </nav>
      {known && found.value === undefined && <Meanwhile {...found} />}
      <ul class="example-list">
        {[...(found.value ?? [])].map(([name, { example }]) => (
          <li key={name}>
            <a class="example-entry" href={href(['position', game, name])}>
              <b>{example?.id ?? name}</b>
              <span>{example?.says[language.value]}</span>
            </a>
          </li>
        ))}
      </ul>
      <OwnPosition />
    </Page>
  );
}

/** What was typed is kept until it can be laid out. */
function OwnPosition() {
  const w = POSITION[language.value];
  const typed = useSignal('');
  const problem = useSignal('');
  const open = async (): Promise<void> => {
    problem.value = '';
    try {
      await lay(readOwn(typed.value));
      go(['position'], { file: await pack(typed.value) });
    } catch (error) {
      problem.value = saidBy(error);
    }
  };
  return (
    <section class="own-position">
      <h2>{w.own}</h2>
      <p class="mute" id="own-position-how">
        {w.ownHow}
      </p>
      <textarea
        aria-label={w.own}
        aria-describedby="own-position-how"
        spellcheck={false}
        rows={8}
        placeholder={'{ "game": "liberation", "position": { … }, "do": [ … ] }'}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      {problem.value !== '' && (
        <p role="alert">
          <b>{w.bad}</b> <Problem detail={problem.value} />
        </p>
      )}
      <p class="chips">
        <button type="button" class="button filled" disabled={typed.value.trim() === ''} onClick={() => void open()}>
          {w.open}
        </button>
        <PickFile take={(file) => void file.text().then((text) => (typed.value = text))}>{w.file}</PickFile>
      </p>
    </section>
  );
}
