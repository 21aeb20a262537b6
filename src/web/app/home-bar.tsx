import { GAME_NAMES } from '../../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { initialOf, myName } from '../shell/my-name.ts';
import { LanguageSwitch, Logo, ThemeSwitch } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { puzzleWords } from '../learn/puzzle/spoken.ts';
import { mineWords } from './mine/words.ts';

/** The bar of the start page: every place of the house, and who one is. */
export function HomeBar() {
  const w = words().home;
  const places: readonly (readonly [string, readonly string[]])[] = [
    [w.rooms, ['invite', GAME_NAMES[0]!]],
    [puzzleWords().title, ['puzzles']],
    [w.cards, ['cards']],
    [w.decks, ['decks', 'war']],
    [w.rules, ['rules']],
    [w.lab, ['lab']],
    [w.more, ['more']],
  ];
  return (
    <header>
      <Logo />
      <nav aria-label={w.main}>
        <a class="on" aria-current="page" href={href([])}>
          {w.games}
        </a>
        {places.map(([name, path]) => (
          <a key={name} href={href(path)}>
            {name}
          </a>
        ))}
      </nav>
      <span class="spacer" />
      <LanguageSwitch />
      <ThemeSwitch />
      <MeChip />
    </header>
  );
}
function MeChip() {
  const name = myName() || words().online.guest;
  return (
    <a class="me-chip" href={href(['me'])} title={words().home.me}>
      <span class="hidden-words">{words().home.me}: </span>
      <span class="me-mark" aria-hidden="true">
        {myName() === '' ? <Icon name="person" /> : initialOf(name)}
      </span>
      <span class="me-name">{name}</span>
    </a>
  );
}

/** At the foot of a phone. */
export function HomeTabs({ waiting }: { waiting: number }) {
  const w = words().home;
  const tabs: readonly (readonly [IconName, string, readonly string[], number])[] = [
    ['stack', w.games, [], 0],
    ['hourglass', w.mine, ['replay'], waiting],
    ['jigsaw-piece', puzzleWords().title, ['puzzles'], 0],
    ['linked-rings', w.rooms, ['invite', GAME_NAMES[0]!], 0],
    ['r-menu', w.more, ['more'], 0],
  ];
  return (
    <nav class="home-tabs" aria-label={w.tabs}>
      {tabs.map(([icon, name, path, count]) => (
        <a key={name} href={href(path)} {...(path.length === 0 ? { 'aria-current': 'page' as const } : {})}>
          <Icon name={icon} />
          <span>{name}</span>
          {count > 0 && (
            <b class="tab-count">
              {count}
              <span class="hidden-words"> {mineWords().waiting(count)}</span>
            </b>
          )}
        </a>
      ))}
    </nav>
  );
}
