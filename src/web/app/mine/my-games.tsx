import { posterOf } from '../../games/index.ts';
import { titleOf } from '../../games/titles.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { words } from '../../shell/text/index.ts';
import type { Gathered } from './gather.ts';
import type { OpenGame } from './games.ts';
import { opponentsOf, placeOf, turnOf } from './telling.ts';
import { mineWords } from './words.ts';
import './my-games.css';

/** So many have a place on the start page; the others are one click further. */
const MOST_SHOWN = 12;
/** More than these are pushed sideways. */
const IN_VIEW = 5;

/** What somebody has begun and not finished, each one click away. */
export function MyGames({ gathered }: { gathered: Gathered }) {
  const w = mineWords();
  const { open, away } = gathered;
  const waiting = open.filter(({ yourTurn }) => yourTurn).length;
  const crowded = open.length > IN_VIEW;
  const isOnline = open.some(({ where }) => where === 'online');
  return (
    <section class="my-games" aria-labelledby="my-games">
      <div class="my-head">
        <h1 id="my-games">{w.title}</h1>
        {waiting > 0 && <span class="mute">{w.waiting(waiting)}</span>}
        <span class="spacer" />
        <a href={href(['replay'])}>
          {w.all}
          {open.length > MOST_SHOWN && ` (${open.length})`}
        </a>
      </div>
      <ul class={`my-row ${crowded ? 'of-many' : `of-${open.length}`}`}>
        {open.slice(0, MOST_SHOWN).map((game, i) => (
          <li key={game.match}>
            <OpenCard game={game} first={i === 0} away={away} />
          </li>
        ))}
      </ul>
      {away && isOnline && (
        <p class="mute my-away" role="status">
          {w.away}
        </p>
      )}
    </section>
  );
}

interface CardProps {
  readonly game: OpenGame;
  readonly first?: boolean;
  /** The server does not answer. */
  readonly away: boolean;
}
/** One game as a link back to its table. */
export function OpenCard({ game, first = false, away }: CardProps) {
  const w = mineWords();
  const unreachable = away && game.where === 'online';
  const name = `${titleOf(game.game)} · ${opponentsOf(game)}`;
  return (
    <a
      class={`resume ${game.yourTurn ? 'your-turn' : ''} ${unreachable ? 'unreachable' : ''}`}
      href={href(game.path)}
      data-match={game.match}
    >
      <GameTile game={game.game} />
      <span class="resume-words">
        <b class="resume-name">{name}</b>
        <small class="resume-place">{placeOf(game)}</small>
        <small class="resume-turn">
          <Icon name={game.yourTurn ? 'r-arrow' : 'hourglass'} />
          <span>{unreachable ? w.needsNet : turnOf(game, Date.now())}</span>
        </small>
      </span>
      {game.yourTurn && (
        <span class={`button ${first ? 'filled' : ''}`}>
          <span class="long">{first ? w.go : w.play}</span>
          <span class="brief">{first ? w.goShort : w.play}</span>
        </span>
      )}
      <span class="hidden-words">{words().home.open}</span>
    </a>
  );
}
export const GameTile = ({ game }: { game: string }) => (
  <span class={`game-tile ${posterOf(game)?.felt ?? 'felt-room'}`} aria-hidden="true">
    <Icon name={posterOf(game)?.emblem ?? 'r-redut'} />
  </span>
);
