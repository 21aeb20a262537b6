import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '../../../kernel/ids.ts';
import { printRecord } from '../../../kernel/record.ts';
import { Choice } from '../../shell/parts/choice.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { Problem } from '../../shell/text/problem.tsx';
import { CopyLink } from '../../table/copy-link.tsx';
import { withComments } from './comments.ts';
import { type Film, goOn } from './record-film.ts';
import type { Eyes } from './reel.ts';
import { REPLAY } from './words.ts';

interface EyesProps {
  readonly all: readonly Eyes[];
  readonly names: readonly string[];
  readonly eyes: Signal<Eyes>;
}
const nameOf = (one: Eyes, names: readonly string[]): string =>
  typeof one === 'string' ? REPLAY[language.value][one] : (names[one] ?? '');
/** Through whose eyes, where there is little room. */
export const EyesSelect = ({ all, names, eyes }: EyesProps) => (
  <select
    class="film-eyes"
    aria-label={words().replay.view}
    value={String(eyes.value)}
    onChange={({ currentTarget }) => (eyes.value = all.find((one) => String(one) === currentTarget.value) ?? 'all')}
  >
    {all.map((one) => (
      <option key={one} value={String(one)}>
        {nameOf(one, names)}
      </option>
    ))}
  </select>
);

interface WaysProps extends EyesProps {
  readonly film: Film;
  /** Whose move it was to make. */
  readonly actor: Seat;
  readonly at: Signal<number>;
  readonly rate: Signal<number>;
}
/** More seats than this are chosen from a list. */
const FEW = 4;
const RATES = [1, 2, 4];

/** Whose eyes, how fast, and the way back into the game. */
export function Ways({ film, actor, all, names, at, eyes, rate }: WaysProps) {
  const w = REPLAY[language.value];
  const leaving = useSignal(false);
  const problem = useSignal('');
  const last = film.states.length - 1;
  const playOn = (): void => {
    leaving.value = true;
    const seat = typeof eyes.value === 'string' ? actor : eyes.value;
    goOn(film.record, at.value, seat, film.states[0]!.table.plan.seats).catch((error: unknown) => {
      problem.value = error instanceof Error ? error.message : String(error);
      leaving.value = false;
    });
  };
  return (
    <div class="film-ways">
      {all.length > FEW ? (
        <EyesSelect all={all} names={names} eyes={eyes} />
      ) : (
        <Choice
          label={words().replay.view}
          values={all.map(String)}
          value={String(eyes.value)}
          name={(one) =>
            nameOf(
              all.find((each) => String(each) === one)!,
              names,
            )
          }
          set={(one) => (eyes.value = all.find((each) => String(each) === one)!)}
        />
      )}
      <button
        type="button"
        class="button"
        data-play-on=""
        disabled={leaving.value || at.value >= last}
        aria-busy={leaving.value}
        onClick={playOn}
      >
        {leaving.value ? words().table.loading : w.playOn}
      </button>
      <Choice
        label={w.speed}
        values={RATES}
        value={rate.value}
        name={(one) => `${one}×`}
        set={(one) => (rate.value = one)}
      />
      {problem.value !== '' && (
        <p role="alert">
          <b>{words().replay.bad}</b> <Problem detail={problem.value} />
        </p>
      )}
    </div>
  );
}

/** The game with what was said of it, as a link to where the film stands, or as a file. */
export function Share({ film, at, eyes }: { film: Film; at: Signal<number>; eyes: Signal<Eyes> }) {
  const w = REPLAY[language.value];
  const record = () => withComments(film.record);
  return (
    <>
      <CopyLink
        record={() => Promise.resolve(record())}
        stands={() => ({ at: String(at.value), view: String(eyes.value) })}
      >
        {w.link}
      </CopyLink>
      <button
        type="button"
        class="button"
        data-save-game=""
        onClick={() => saveFile(`redut-${film.record.game}.json`, printRecord(record()))}
      >
        {w.save}
      </button>
    </>
  );
}
