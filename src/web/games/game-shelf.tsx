import { GAME_NAMES } from '../../games/index.ts';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { GameFan } from './game-fan.tsx';
import { posterOf } from './index.ts';
import { fetchedGame, titleOf } from './titles.ts';
import './game-shelf.css';

interface ShelfProps {
  /** Where each leads: `#/rules/afu`. */
  readonly page: string;
  readonly lead: string;
  readonly says: (game: string) => string;
  readonly opens: string;
}
/** All games in pictures, each the way to a page about it. */
export const GameShelf = ({ page, lead, says, opens }: ShelfProps) => (
  <div class="game-shelf">
    <p class="mute">{lead}</p>
    <ul>
      {GAME_NAMES.map((game) => (
        <li key={game} class={posterOf(game)?.felt ?? 'felt-room'}>
          <a href={href([page, game])}>
            <span class="shelf-picture">
              <GameFan game={game} />
            </span>
            <span class="shelf-words">
              <b>{titleOf(game)}</b>
              <span>
                {posterOf(game)?.words[language.value].short ?? fetchedGame(game)?.texts[language.value].aim ?? ''}
              </span>
              <small>{says(game)}</small>
              <span class="button filled">{opens}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
