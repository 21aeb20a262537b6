import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Utility } from '../../../kernel/game.ts';
import type { Seat, Viewer } from '../../../kernel/ids.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { percent, points, rounded } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import {
  accountOf,
  bestAndWorst,
  endingAt,
  isTogether,
  type Other,
  type Outlook,
  shareOf,
} from '../../worker/outlook.ts';
import { Signs } from './signs.tsx';
import { compare, think } from './thinking.ts';
import { CHANCES } from './words.ts';
import '../plot.css';
import './chances.css';

interface ChancesProps {
  readonly record: () => Promise<MatchRecord>;
  /** Whose chance, and by what name; '' for the viewer. */
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
  /** Where a move can be seen. */
  readonly link: (move: number) => string;
  /** Hears which rule the worst move answered, as soon as that is known. */
  readonly found: (worst: { readonly rule: string; readonly move: number }) => void;
}
/** The chance to win over the whole game, from what the viewer could know, with choices and luck apart. */
export function Chances(props: ChancesProps) {
  const { record, target, viewer } = props;
  const outlook = useSignal<Outlook | undefined>(undefined);
  const better = useSignal<Other | undefined>(undefined);
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
      const whole = await thought.found;
      outlook.value = whole;
      const { worst } = bestAndWorst(whole, target, isOfAll(props, whole));
      if (gone || worst < 0) return;
      props.found({ rule: whole.asked?.[worst] ?? '', move: worst + 1 });
      const compared = compare({ record: task.record, move: worst + 1 });
      ({ stop } = compared);
      const [best] = await compared.found;
      if (best !== undefined && best.worth > 0) better.value = best;
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
  return <Chart {...props} outlook={endingAt(outlook.value, ends, gaveUp)} better={better.value} />;
}

/** Who looks on sees the moves of all who win together; who played is told of no move but the own. */
const isOfAll = ({ name, utility, target }: ChancesProps, outlook: Outlook): boolean =>
  name !== '' && isTogether(utility, outlook, target);

const [WIDTH, HEIGHT] = [600, 84];

interface ChartProps extends ChancesProps {
  readonly outlook: Outlook;
  /** What should have been done instead of the worst move, once that is found. */
  readonly better: Other | undefined;
}
function Chart(props: ChartProps) {
  const { outlook, better, target, name, utility, link } = props;
  const w = CHANCES[language.value];
  const { chances } = outlook;
  const last = chances.length - 1;
  const x = (move: number): number => (move / last) * WIDTH;
  const y = (share: number): number => HEIGHT - share * HEIGHT;
  const line = chances.map((share, i) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
  const together = isTogether(utility, outlook, target);
  const { best, worst } = bestAndWorst(outlook, target, isOfAll(props, outlook));
  const alone = outlook.movers.every((mover) => mover === target);
  const { own, others } = accountOf(outlook, target, together);
  // Together they are the difference of the two chances over them, as those are told.
  const choices = rounded(together ? own : own + others);
  const luck = rounded(chances[last]!) - rounded(chances[0]!) - choices;
  const says = w.chart(name, percent(chances[0]!), percent(chances[last]!));
  return (
    <figure class="chances">
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={says}>
          <line class="even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
          <polyline points={line} />
        </svg>
        <Scale />
        <Signs {...{ chances, best, worst }} />
        {/* A game that nobody won, lost or drew ends where it was. */}
        {[0, 0.5, 1].includes(chances[last]!) && (
          <em class="chance-end" style={endPlace(chances[last - 1] ?? 0.5, chances[last]!)}>
            {w.ended[chances[last]! * 2]}
          </em>
        )}
      </div>
      <figcaption>
        <span>{says}</span>
      </figcaption>
      <dl class="chance-account">
        <div>
          <dt>{w.choices(points(choices))}</dt>
          <dd>{w.choicesHow(alone && name === '' ? 'own' : together ? 'team' : 'both')}</dd>
        </div>
        <div>
          <dt>{w.luck(points(luck))}</dt>
          <dd>{w.luckHow}</dd>
        </div>
      </dl>
      <Moves {...{ outlook, better, best, worst, link }} mine={name === ''} />
    </figure>
  );
}

/** How it ended stands on the side from which the curve did not come: nothing of the curve lies under it. */
const endPlace = (before: number, ends: number): Readonly<Record<string, string>> =>
  ends > before ? { bottom: `${ends * 100}%` } : { top: `${(1 - ends) * 100}%` };
/** What the height says. */
const Scale = () => (
  <span class="chance-scale" aria-hidden="true">
    {[100, 50, 0].map((n) => (
      <i key={n}>{n}</i>
    ))}
  </span>
);
interface MovesProps {
  readonly outlook: Outlook;
  readonly better: Other | undefined;
  readonly best: number;
  readonly worst: number;
  readonly link: (move: number) => string;
  readonly mine: boolean;
}
/** The best and the worst move, each to be looked at again; beside the worst, what would have been better. */
function Moves({ outlook, better, best, worst, link, mine }: MovesProps) {
  const w = CHANCES[language.value];
  const instead = better && w.better(better.said[language.value], w.worth(points(better.worth)));
  const rows = [
    { at: best, kind: 'good', notes: [w.best(best + 1, mine)] },
    { at: worst, kind: 'bad', notes: [w.worst(worst + 1, mine), ...(instead === undefined ? [] : [instead])] },
  ].filter(({ at }) => at >= 0);
  return (
    <ul class="chance-moves">
      {rows.map(({ at, kind, notes }) => (
        <li key={kind} class={kind}>
          <b>{w.worth(points(outlook.choices[at]!))}</b>
          <span>
            {outlook.said?.[at]?.[language.value]}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
          <a class="button" href={link(at + 1)} title={w.look}>
            <Icon name="r-play" />
            <span class="move-look">{w.look}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
