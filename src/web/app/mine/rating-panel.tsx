import { fetchedGame } from '../../games/titles.ts';
import { href } from '../../shell/router.ts';
import type { OwnRating } from '../../shell/server.ts';
import { profileWords } from './profile-words.ts';
import { dayOf } from './telling.ts';
import { mineWords } from './words.ts';

/** Wider than that it says little more than that somebody has played. */
const UNSURE = 110;
const [WIDE, HIGH] = [220, 48];

/** What a server that keeps ratings says of one game: the figure, how sure it is, and the matches it comes from. */
export function RatingPanel({ game, ratings }: { game: string; ratings: readonly OwnRating[] }) {
  const w = profileWords();
  // What is won together has none.
  if (fetchedGame(game)?.game.utility === 'shared') return null;
  const own = ratings.find((one) => one.game === game);
  return (
    <section class="profile-panel rating" aria-labelledby="rating-title" data-rating={own?.games ?? 0}>
      <h3 class="zone-label" id="rating-title">
        {w.rating}
      </h3>
      {own === undefined ? <p>{w.notRated}</p> : <RatingNow {...own} />}
      <p class="mute">{w.ratedHow}</p>
    </section>
  );
}
function RatingNow({ rating, deviation, games, recent }: OwnRating) {
  const w = profileWords();
  const [low, high] = [rating - 2 * deviation, rating + 2 * deviation].map((figure) => String(Math.round(figure)));
  return (
    <>
      <p class="profile-sum">
        <b class="display">{Math.round(rating)}</b>
        <span>{w.ratedOf(low!, high!, games)}</span>
        {deviation > UNSURE && <small class="mute">{w.unsure}</small>}
      </p>
      <TrendLine figures={recent.map((one) => one.rating).toReversed()} />
      <ol class="rating-games">
        {recent.slice(0, 5).map(({ match, at, score, rating: after }) => (
          <li key={match}>
            <a href={href(['replay', match])}>{dayOf(at, Date.now())}</a> {mineWords().outcome[VERDICTS[score]!]} ·{' '}
            {Math.round(after)}
          </li>
        ))}
      </ol>
    </>
  );
}
const VERDICTS = ['lost', 'drawn', 'won'] as const;

function TrendLine({ figures }: { figures: readonly number[] }) {
  if (figures.length < 2) return null;
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const x = (i: number): number => (i * WIDE) / (figures.length - 1);
  const y = (figure: number): number => HIGH - ((figure - least) / Math.max(1, most - least)) * HIGH;
  return (
    <div class="trend" aria-hidden="true">
      <svg viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`}>
        <polyline points={figures.map((figure, i) => `${x(i)},${y(figure)}`).join(' ')} />
      </svg>
    </div>
  );
}
