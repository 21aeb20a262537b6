import { GAME_NAMES } from '../../games/index.ts';
import { lessonsOf } from '../games/index.ts';
import { fetchedGame, titleOf } from '../games/titles.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { words } from '../shell/text/index.ts';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { dayWords } from '../learn/puzzle/day-spoken.ts';
import { campaignWords } from './campaign/words.ts';
import { mineWords } from './mine/words.ts';
import './more.css';

/** Everything that a phone's start page has no room for. */
export function MorePage() {
  const w = words();
  const tiles: readonly (readonly [IconName, string, string])[] = [
    ['person', w.home.me, href(['me'])],
    ['stopwatch', mineWords().all, href(['replay'])],
    ['jigsaw-piece', dayWords().title, href(['puzzles'])],
    ['laurels', w.home.events, href(['events'])],
    ['torch', w.home.daily, href(['daily'])],
    ['stack', w.home.decks, href(['decks', 'war'])],
    ['r-card', w.home.own, href(['own'])],
    ['radar-dish', w.home.lab, href(['lab'])],
    ['r-redut', w.home.about, href(['about'])],
  ];
  return (
    <Page title={w.home.more}>
      <nav class="more-tiles" aria-label={w.home.more}>
        {tiles.map(([icon, name, to]) => (
          <a key={to} class="tile" href={to}>
            <Icon name={icon} />
            <span class="display">{name}</span>
          </a>
        ))}
      </nav>
      {GAME_NAMES.map((game) => (
        <section key={game} class="more-game">
          <h2>{titleOf(game)}</h2>
          <div class="chips">
            {Array.from({ length: lessonsOf(game) }, (_, i) => (
              <a key={i} class="button" href={href(['learn', game, String(i + 1)])}>
                {w.learn.lesson(i + 1)}
              </a>
            ))}
            <a class="button" href={href(['setup', game])}>
              {w.home.options}
            </a>
            <a class="button" href={href(['invite', game])}>
              {w.home.friend}
            </a>
            {fetchedGame(game)?.campaigns !== undefined && (
              <a class="button" href={href(['campaign', game])}>
                {campaignWords().title}
              </a>
            )}
            <a class="button" href={href(['print', game])}>
              {w.home.print}
            </a>
          </div>
        </section>
      ))}
    </Page>
  );
}
