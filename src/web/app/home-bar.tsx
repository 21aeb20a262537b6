import { GAME_NAMES } from '../../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { LanguageSwitch, Logo, ThemeSwitch } from '../shell/parts.tsx';
import { MeChip, Places } from '../shell/places.tsx';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { mineWords } from './mine/words.ts';

/** The bar of the start page: every place of the house, and who one is. */
export const HomeBar = () => (
  <header>
    <Logo />
    <Places />
    <span class="spacer" />
    <LanguageSwitch />
    <ThemeSwitch />
    <MeChip />
  </header>
);

/** At the foot of a phone. */
export function HomeTabs({ waiting }: { waiting: number }) {
  const w = words().home;
  const tabs: readonly (readonly [IconName, string, readonly string[], number])[] = [
    ['stack', w.games, [], 0],
    ['hourglass', w.mine, ['replay'], waiting],
    ['jigsaw-piece', w.puzzles, ['puzzles'], 0],
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
