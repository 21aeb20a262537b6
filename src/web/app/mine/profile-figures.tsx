import type { ComponentChildren } from 'preact';
import { isLevel, LEVELS, levelName } from '../../../bots/levels.ts';
import { fetchedGame, titleOf } from '../../games/titles.ts';
import { percent } from '../../shell/figures.ts';
import { fetched } from '../../shell/parts/lazy.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { type PastGame, roleIn } from './games.ts';
import { FeatsToCome } from './feats-to-come.tsx';
import { profileWords } from './profile-words.ts';
import {
  averageMoves,
  botLevel,
  deckOf,
  FEW,
  intervalOf,
  perDay,
  type Row,
  rowsBy,
  shareOf,
  streaksOf,
  tallyOf,
  weeklyShares,
} from './statistics.ts';
import { mineWords } from './words.ts';

// They are counted from whole records, by a worker.
const FeatPanel = fetched(() => import('./profile-feats.tsx').then(({ FeatPanel: panel }) => panel), FeatsToCome);

interface FiguresProps {
  readonly game: string;
  readonly past: readonly PastGame[];
  /** What stands between the sums and the feats. */
  readonly rating?: ComponentChildren;
}
/** All that the records of one game say. Fewer than five games are counted, and no shares are told of them. */
export function GameFigures({ game, past, rating }: FiguresProps) {
  const w = profileWords();
  const module = fetchedGame(game);
  const text = module?.texts[language.value];
  if (past.length === 0) {
    return (
      <>
        <section class="profile-panel">
          <p class="mute">{w.noGames(titleOf(game))}</p>
          <a class="button filled" href={href(['play', game])}>
            {mineWords().play}
          </a>
        </section>
        {rating}
        <FeatPanel game={game} past={past} />
      </>
    );
  }
  const sides = rowsBy(past, (one) =>
    module?.game.utility === 'shared' ? undefined : text?.seats[roleIn(one, module?.game) ?? -1],
  );
  const levels = rowsBy(past, botLevel).toSorted((a, b) => levelAt(a.key) - levelAt(b.key));
  const decks = rowsBy(past, deckOf);
  return (
    <>
      <Sums past={past} />
      {rating}
      <div class="profile-tables">
        <Bars title={w.byBots} rows={levels} name={levelWords} />
        <Bars title={w.bySide} rows={sides} name={(key) => key} />
      </div>
      <FeatPanel game={game} past={past} />
      <div class="profile-tables">
        <Bars title={w.byDeck} rows={decks} name={(key) => text?.setting('deck1', key) ?? key} />
        <Calendar past={past} />
        {Object.entries(module?.game.options ?? {}).map(([name, option]) =>
          option.values === undefined ? null : (
            <Modes key={name} past={past} name={name} title={text?.setting(name) ?? name}>
              {(value) => text?.setting(name, value) ?? value}
            </Modes>
          ),
        )}
      </div>
    </>
  );
}
/** Where a figure will stand that is still being read. */
export const NO_FIGURE = '—';
/** As much room as the figures will take, while the records are read. */
export const FiguresToCome = () => (
  <>
    <div class="profile-figures" aria-hidden="true">
      {[0, 1, 2].map((n) => (
        <Sum key={n} figure={NO_FIGURE} says={NO_FIGURE} />
      ))}
    </div>
    <div class="figures-to-come" />
  </>
);
const levelAt = (key: string): number => (isLevel(key) ? LEVELS.indexOf(key) : LEVELS.length);
const levelWords = (key: string): string => (isLevel(key) ? levelName(key, language.value) : key);

function Sums({ past }: { past: readonly PastGame[] }) {
  const w = profileWords();
  const tally = tallyOf(past);
  const { now, longest } = streaksOf(past);
  const moves = averageMoves(past);
  const [low, high] = intervalOf(tally);
  return (
    <div class="profile-figures">
      <Sum
        figure={`${tally.won} / ${tally.played}`}
        says={w.won(tally.played < FEW ? undefined : percent(shareOf(tally)))}
      >
        {tally.played < FEW ? undefined : w.interval(Math.round(100 * low), percent(high))}
      </Sum>
      <Sum figure={String(now)} says={w.inRow}>
        {w.longest(longest)}
      </Sum>
      <Sum figure={moves === undefined ? NO_FIGURE : String(moves)} says={moves === undefined ? w.unknown : w.length} />
    </div>
  );
}
const Sum = ({ figure, says, children }: { figure: string; says: string; children?: ComponentChildren }) => (
  <section class="profile-panel profile-sum">
    <b class="display">{figure}</b>
    <span>{says}</span>
    {children !== undefined && <small class="mute">{children}</small>}
  </section>
);

interface BarsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly name: (key: string) => string;
}
const MOST_ROWS = 6;
/** Shares as bars with the even mark, each with how many games it is of. */
function Bars({ title, rows, name }: BarsProps) {
  const w = profileWords();
  if (rows.length === 0) return null;
  return (
    <section class="profile-panel share-bars">
      <h3 class="zone-label">{title}</h3>
      <dl>
        {rows.slice(0, MOST_ROWS).map(({ key, tally }) => (
          <div key={key} class="bar-row">
            <dt>{name(key)}</dt>
            <dd>
              <span class="share-bar" aria-hidden="true">
                <i style={{ width: `${100 * shareOf(tally)}%` }} />
              </span>
              <b>{tally.played < FEW ? tally.won : percent(shareOf(tally))}</b> <small>{w.of(tally.played)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
interface ModesProps {
  readonly past: readonly PastGame[];
  readonly name: string;
  readonly title: string;
  readonly children: (value: string) => string;
}
/** A setting by its values, where more than one of them was played. */
function Modes({ past, name, title, children }: ModesProps) {
  const rows = rowsBy(past, ({ setup: { [name]: value } }) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined,
  );
  return rows.length < 2 ? null : <Bars title={title} rows={rows} name={children} />;
}

const CALENDAR_WEEKS = 15;
const DAYS = 7;
/** How many games were finished on each day: the darker, the more. */
function Calendar({ past }: { past: readonly PastGame[] }) {
  const title = profileWords().calendar(CALENDAR_WEEKS);
  const days = perDay(past, CALENDAR_WEEKS * DAYS, Date.now());
  const sum = days.reduce((all, n) => all + n, 0);
  return (
    <section class="profile-panel">
      <h3 class="zone-label">{title}</h3>
      <div class="calendar" role="img" aria-label={`${title}: ${profileWords().games(sum)}`}>
        {days.map((n, day) => (
          <i key={day} class={`calendar-day of-${Math.min(n, 3)}`} />
        ))}
      </div>
    </section>
  );
}

/** Its room, while nothing is known. */
export const TrendToCome = () => <div class="trend-to-come" aria-hidden="true" />;
const TREND_WEEKS = 10;
const [WIDE, HIGH] = [220, 56];
/** The share of wins week by week; nothing as long as it would say nothing. */
export function Trend({ past }: { past: readonly PastGame[] }) {
  const shares = weeklyShares(past, TREND_WEEKS, Date.now());
  const known = shares.flatMap((share, week) => (share === undefined ? [] : [[week, share] as const]));
  if (tallyOf(past).played < FEW || known.length < 2) return null;
  const x = (week: number): number => (week * WIDE) / (TREND_WEEKS - 1);
  const y = (share: number): number => HIGH - share * HIGH;
  return (
    <figure class="trend">
      <figcaption class="zone-label">{profileWords().trend(TREND_WEEKS)}</figcaption>
      <svg viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} aria-hidden="true">
        <line class="half" x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
        <polyline points={known.map(([week, share]) => `${x(week)},${y(share)}`).join(' ')} />
      </svg>
    </figure>
  );
}
