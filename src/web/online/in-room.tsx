import { isLevel, levelName } from '../../bots/levels.ts';
import type { GameModule } from '../../games/index.ts';
import type { About } from '../../match/messages.ts';
import { language } from '../shell/settings.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { Layout } from '../table/layout.ts';
import { words } from '../shell/text/index.ts';
import type { RoomLink } from './room-link.ts';
import { roomWords } from './text.ts';
import type { RoomView } from '../shell/server.ts';

/** What every part of a room is drawn from. */
export interface InRoom {
  readonly link: RoomLink;
  readonly view: RoomView;
  readonly about: About;
  readonly who: string;
  readonly module: GameModule;
  readonly layout: Layout;
}
/** A person by name, a bot (`bot officer`) by its strength. */
export function nameIn({ members }: RoomView, player: string): string {
  const level = player.replace(/^bot /, '');
  if (isLevel(level)) return levelName(level, language.value);
  if (player.startsWith('bot ')) return level;
  return members.find(({ who }) => who === player)?.name ?? roomWords().someone;
}
export const Cut = () => (
  <div class="notice cut" role="alert">
    <Icon name="hourglass" />
    <span>{words().online.cut}</span>
  </div>
);
