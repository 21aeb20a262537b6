import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameModule } from '../../../games/index.ts';
import { editionIn } from '../../../kernel/editions.ts';
import { holds } from '../../../kernel/printed.ts';
import { textAt } from '../../../kernel/roles.ts';
import type { Holder, Told } from '../../../match/messages.ts';
import { Choice } from '../../shell/parts/choice.tsx';
import { CopyButton } from '../../shell/parts/copy.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { Problem } from '../../shell/text/problem.tsx';
import { TableModel } from '../../table/model.ts';
import { TableScreen } from '../../table/screen/screen.tsx';
import { FilmWire } from '../film-wire.ts';
import { faceUp, Teller } from '../teller.ts';
import { Claims } from './claims.tsx';
import type { PositionFilm } from './film.ts';
import type { Laid } from './laid.ts';
import { TARGET } from './inside.ts';
import { POSITION } from './words.ts';

const open = (): Holder => ({ kind: 'open' });
/** What a spectator before whom everything lies open has been told up to a step. */
function toldUntil(
  module: GameModule,
  setup: Readonly<Record<string, unknown>>,
  film: PositionFilm,
): (step: number) => readonly Told[] {
  const seats = Array.from({ length: film.states[0]!.table.plan.seats }, open);
  const teller = new Teller(module.game, setup, seats);
  const shown = film.states.map((state) => faceUp(teller, state));
  const told = shown.map((state, i) =>
    i === 0
      ? teller.whole('spectator', state, 1)
      : teller.frame('spectator', shown[i - 1]!, state, film.facts[i]!, i + 1),
  );
  return (step) => told.slice(0, film.ends[step]! + 1);
}

interface StepsProps {
  readonly laid: Laid;
  readonly at: Signal<number>;
  /** Somebody wants to go on from here in this seat. */
  readonly play: (seat: number) => void;
}
/** An example, step by step. */
export function Steps({ laid, at, play }: StepsProps) {
  const { file, film, module, layout } = laid;
  const told = useMemo(() => toldUntil(module, file.setup, film), [laid]);
  const model = useSignal<TableModel | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const seats = Array.from({ length: film.states[0]!.table.plan.seats }, open);
    const about = { match: 'position', game: file.game, setup: file.setup, seats };
    const next = new TableModel(new FilmWire(told(at.value)), about, module, false);
    void next.start().then(() => !gone && (model.value = next));
    return () => {
      gone = true;
    };
  }, [laid, at.value]);
  if (model.value === undefined) return null;
  return <TableScreen model={model.value} layout={layout} extra={<Panel {...{ laid, at, play }} />} watching />;
}

/** An example may stand in the rulebook itself; what leads on are the rules. */
const isRule = (id: string): boolean => !/-E\d+$/.test(id);

function Panel({ laid, at, play }: StepsProps) {
  const { file, film, module } = laid;
  const w = POSITION[language.value];
  const text = module.texts[language.value];
  const ended = at.value === film.steps;
  const next = ended ? undefined : film.told(at.value + 1, text);
  const { example } = file;
  // Its rules are those of the rulebook that it is played by.
  const book = editionIn(file.setup) === 'en' ? { edition: 'en' } : {};
  return (
    <section
      class="scrubber example"
      aria-label={w.title}
      data-example={laid.name}
      data-step={at.value}
      data-steps={film.steps}
    >
      <div class="example-says">
        <p>
          <b>{example === undefined ? w.own : w.example(example.id)}</b>
          {example?.rules.filter(isRule).map((rule) => (
            <a key={rule} target={TARGET} href={href(['rules', file.game, rule], book)} title={`${w.rule} ${rule}`}>
              {rule}
            </a>
          ))}
          <span class="example-links">
            <CopyButton text={() => location.href} data-copy-position="">
              {w.link}
            </CopyButton>
            <a
              data-rulebook=""
              target={TARGET}
              href={href(['rules', file.game, ...(example?.rules.slice(0, 1) ?? [])], book)}
            >
              {w.rulebook}
            </a>
          </span>
        </p>
        {example !== undefined && <p>{example.says[language.value]}</p>}
      </div>
      <div class="example-now" aria-live="polite">
        <p class="mute">{at.value === 0 ? w.start : w.step(at.value, film.steps)}</p>
        {next !== undefined && (
          <p>
            <b>{next.who}:</b> {next.does.join('; ')}
          </p>
        )}
        {ended && <Verdict laid={laid} />}
      </div>
      <Buttons {...{ laid, at, play }} />
    </section>
  );
}

function Buttons({ laid, at, play }: StepsProps) {
  const { file, film, module } = laid;
  const w = POSITION[language.value];
  const ended = at.value === film.steps;
  const state = film.states[film.ends[at.value]!]!;
  const text = textAt(module.game, module.texts[language.value], state);
  const { rules } = useMemo(() => new Teller(module.game, file.setup, []), [laid]);
  const chosen = useSignal<number | undefined>(undefined);
  const seat = chosen.value ?? rules.actor(state);
  const seats = Array.from({ length: rules.seats }, (_, one) => one);
  return (
    <div class="example-ways">
      {film.steps > 0 && (
        <>
          <button
            type="button"
            class="icon-button"
            disabled={at.value === 0}
            aria-label={w.back}
            title={w.back}
            onClick={() => at.value--}
          >
            <Icon name="r-undo" />
          </button>
          {ended ? (
            <button type="button" class="button" data-again="" onClick={() => (at.value = 0)}>
              {w.again}
            </button>
          ) : (
            <>
              <button type="button" class="button filled" data-next="" onClick={() => at.value++}>
                {w.next}
              </button>
              <button
                type="button"
                class="icon-button"
                data-last=""
                aria-label={w.last}
                title={w.last}
                onClick={() => (at.value = film.steps)}
              >
                <Icon name="r-skip" />
              </button>
            </>
          )}
        </>
      )}
      {!rules.over(state) && (
        <>
          {seats.length > 1 && (
            <Choice
              label={w.as}
              values={seats}
              value={seat}
              name={(one) => text.seats[one] ?? String(one)}
              set={(one) => (chosen.value = one)}
            />
          )}
          <button type="button" class="button" data-play-on="" onClick={() => play(seat)}>
            {w.playOn}
          </button>
        </>
      )}
    </div>
  );
}

/** Whether it ended as it is printed. */
function Verdict({ laid }: { laid: Laid }) {
  const { film, module } = laid;
  const w = POSITION[language.value];
  if (film.failed !== undefined) {
    return (
      <p role="alert" data-verdict="stuck">
        <b>{w.stuck}</b> <Problem detail={film.failed} />
      </p>
    );
  }
  if (film.claims.length === 0) return <p data-verdict="none">{w.nothingPrinted}.</p>;
  const right = film.claims.every(holds);
  const end = film.states.at(-1)!;
  return (
    <details open={!right} class="verdict" data-verdict={right ? 'printed' : 'differs'}>
      <summary>
        <Icon name={right ? 'r-check' : 'r-x'} /> {right ? w.asPrinted : w.differs}
      </summary>
      <Claims claims={film.claims} s={end} text={textAt(module.game, module.texts[language.value], end)} />
    </details>
  );
}
