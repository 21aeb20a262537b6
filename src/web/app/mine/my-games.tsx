import type { VNode } from 'preact';
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
  const isOnline = open.some(({ where }) => where === 'online');
  return (
    <section class="my-games" aria-labelledby="my-games">
      <div class="my-head">
        <h1 id="my-games">{w.title}</h1>
        {waiting > 0 && <span class="mute">{words().home.waiting(waiting)}</span>}
        <span class="spacer" />
        <a href={href(['replay'])}>
          {w.all}
          {open.length > MOST_SHOWN && ` (${open.length})`}
        </a>
      </div>
      <Row
        count={open.length}
        cards={open.slice(0, MOST_SHOWN).map((game, i) => (
          <OpenCard key={game.match} game={game} first={i === 0} away={away} />
        ))}
      />
      {away && isOnline && (
        <p class="mute my-away" role="status">
          {w.away}
        </p>
      )}
    </section>
  );
}

/** As many empty cards as there will be. */
export function MyGamesToCome({ count }: { count: number }) {
  const shown = Math.min(count, MOST_SHOWN);
  return (
    <section class="my-games">
      <div class="my-head">
        <h1>{mineWords().title}</h1>
      </div>
      <div aria-hidden="true">
        <Row
          count={count}
          cards={Array.from({ length: shown }, (_, i) => (
            <span key={i} class="resume" />
          ))}
        />
      </div>
    </section>
  );
}
const rowOf = (count: number): string => (count > IN_VIEW ? 'of-many' : `of-${count}`);
/** The first, and the others beside it; a phone has a row for these that is pushed sideways. */
function Row({ count, cards }: { count: number; cards: readonly VNode[] }) {
  const [first, ...rest] = cards;
  return (
    <ul class={`my-row ${rowOf(count)}`}>
      <li>{first}</li>
      {rest.length > 0 && (
        <li class="my-rest">
          <ul>
            {rest.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        </li>
      )}
    </ul>
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
