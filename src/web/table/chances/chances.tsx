import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Utility } from '../../../kernel/game.ts';
import type { Seat, Viewer } from '../../../kernel/ids.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { percent, points } from '../../shell/figures.ts';
import { language } from '../../shell/settings.ts';
import { accountOf, bestAndWorst, decidingMove, endingAt, type Outlook, shareOf } from '../../worker/outlook.ts';
import { think } from './thinking.ts';
import { CHANCES } from './words.ts';
import './chances.css';

interface ChancesProps {
  readonly record: () => Promise<MatchRecord>;
  /** Whose chance, and by what name. */
  readonly target: Seat;
  readonly name: string;
  readonly viewer: Viewer;
  readonly utility: Utility;
  /** How it ended, if that is known: a game that was given up does not say it by itself. */
  readonly scores: readonly number[] | undefined;
  /** Nobody gave up or was away too long. */
  readonly byRules: boolean;
  /** All have lost against the game, whatever the scores. */
  readonly lost: boolean;
  /** Where the deciding move can be seen. */
  readonly link: (move: number) => string;
}
/** The chance to win over the whole game, from what the viewer could know, with choices and luck apart. */
export function Chances(props: ChancesProps) {
  const { record, target, viewer } = props;
  const outlook = useSignal<Outlook | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    let stop = (): void => undefined;
    let gone = false;
    outlook.value = undefined;
    const begin = async (): Promise<void> => {
      const task = { record: await record(), target, viewer };
      if (gone) return;
      const thought = think(task);
      ({ stop } = thought);
      outlook.value = await thought.found;
    };
    begin().catch(() => (failed.value = true));
    return () => {
      gone = true;
      stop();
    };
  }, [target, viewer]);
  const w = CHANCES[language.value];
  if (failed.value) return null;
  if (outlook.value === undefined || outlook.value.choices.length === 0)
    return (
      <p class="chances-wait mute" aria-live="polite">
        {outlook.value === undefined ? w.thinking : ''}
      </p>
    );
  const ends = shareOf(props.scores, target, props.utility, props.lost);
  const { scores = [], byRules } = props;
  const gaveUp = byRules ? undefined : scores.indexOf(Math.min(...scores));
  return <Chart {...props} outlook={endingAt(outlook.value, ends, gaveUp)} />;
}

const [WIDTH, HEIGHT] = [600, 84];

function Chart({ outlook, target, name, utility, link }: ChancesProps & { readonly outlook: Outlook }) {
  const w = CHANCES[language.value];
  const { chances } = outlook;
  const last = chances.length - 1;
  const x = (move: number): number => (move / last) * WIDTH;
  const y = (share: number): number => HEIGHT - share * HEIGHT;
  const line = chances.map((share, i) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
  const deciding = decidingMove(outlook) + 1;
  const together = utility === 'shared' || outlook.movers.every((mover) => mover === target);
  const { own, others, luck } = accountOf(outlook, target, together);
  const says = w.chart(name, percent(chances[0]!), percent(chances[last]!));
  return (
    <figure class="chances">
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={says}>
          <line class="even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
          <polyline points={line} />
        </svg>
        {deciding > 0 && (
          <i
            class="deciding"
            style={{ left: `${(deciding / last) * 100}%`, top: `${(1 - chances[deciding]!) * 100}%` }}
            aria-hidden="true"
          />
        )}
        {/* A game that nobody won, lost or drew ends where it was. */}
        {[0, 0.5, 1].includes(chances[last]!) && (
          <em class="chance-end" style={{ top: `${(1 - chances[last]!) * 100}%` }}>
            {w.ended[chances[last]! * 2]}
          </em>
        )}
      </div>
      <figcaption>
        <span>{says}</span>
        {deciding > 0 && (
          <a class="rule-link" href={link(deciding)}>
            ● {w.deciding(deciding)}
          </a>
        )}
      </figcaption>
      <dl class="chance-account">
        <div>
          <dt>{w.choices(points(together ? own : own + others))}</dt>
          <dd>{w.choicesHow(together)}</dd>
        </div>
        <div>
          <dt>{w.luck(points(luck))}</dt>
          <dd>{w.luckHow}</dd>
        </div>
      </dl>
      <Moves outlook={outlook} target={target} together={together} link={link} />
    </figure>
  );
}

interface MovesProps {
  readonly outlook: Outlook;
  readonly target: Seat;
  readonly together: boolean;
  readonly link: (move: number) => string;
}
/** The best and the worst move, each to be looked at again. */
function Moves({ outlook, target, together, link }: MovesProps) {
  const w = CHANCES[language.value];
  const { best, worst } = bestAndWorst(outlook, target, together);
  const rows = [
    { at: best, kind: 'good', says: w.best },
    { at: worst, kind: 'bad', says: w.worst },
  ].filter(({ at }) => at >= 0);
  return (
    <ul class="chance-moves">
      {rows.map(({ at, kind, says }) => (
        <li key={kind} class={kind}>
          <b>{points(outlook.choices[at]!)}</b>
          <span>
            {outlook.said?.[at]?.[language.value]}
            <small>{says(at + 1)}</small>
          </span>
          <a class="button" href={link(at + 1)}>
            {w.look}
          </a>
        </li>
      ))}
    </ul>
  );
}
