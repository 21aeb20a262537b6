import { isGameName } from '../../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { words } from '../text/index.ts';
import { POSTERS } from '../text/words.ts';
import { WORDS as PRINT } from '../print/words.ts';
import { Page } from './parts.tsx';
import { href } from './router.ts';
import { language } from './settings.ts';
import '../styles/more.css';

/** Everything that a phone's start page has no room for. */
export function MorePage() {
  const w = words();
  const tiles: readonly (readonly [IconName, string, string])[] = [
    ['stopwatch', w.home.replay, href(['replay'])],
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
            <span class="d">{name}</span>
          </a>
        ))}
      </nav>
      {POSTERS.filter(isGameName).map((game) => (
        <section key={game} class="more-game">
          <h2>{w.posters[game].title}</h2>
          <div class="chips">
            <a class="btn" href={href(['setup', game])}>
              {w.home.options}
            </a>
            <a class="btn" href={href(['invite', game])}>
              {w.home.friend}
            </a>
            <a class="btn" href={href(['print', game])}>
              {PRINT[language.value].link}
            </a>
          </div>
        </section>
      ))}
    </Page>
  );
}
