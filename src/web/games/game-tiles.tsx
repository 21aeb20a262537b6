import { GAME_NAMES } from '../../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { posterOf } from './index.ts';
import { titleOf } from './titles.ts';
import './game-tiles.css';

/** The games side by side, each the way to a page about it: `#/rules/afu`. */
export const GameTiles = ({ page, game }: { page: string; game: string }) => (
  <nav class="game-tiles" aria-label={words().home.games}>
    {GAME_NAMES.map((name) => (
      <a
        key={name}
        class={posterOf(name)?.felt ?? 'felt-room'}
        href={href([page, name])}
        aria-label={titleOf(name)}
        title={titleOf(name)}
        aria-current={name === game ? 'page' : undefined}
      >
        <Icon name={posterOf(name)?.emblem ?? 'stack'} />
      </a>
    ))}
  </nav>
);
