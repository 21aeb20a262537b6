import { isGameName } from '../../games/index.ts';
import { href } from '../shell/router.ts';
import type { RoomView } from '../shell/server.ts';

/** Who invites to what, as the link itself says: whoever has no name here yet is told nothing by the server. */
export interface Invitation {
  readonly game: string;
  /** Nothing in a code that is drawn: it must stay small. */
  readonly from: string;
}
const LONGEST_NAME = 40;

export const roomAddress = ({ room, game }: Pick<RoomView, 'room' | 'game'>, from = ''): string =>
  new URL(href(['room', room], { game, ...(from === '' ? {} : { from }) }), location.href).href;

/** Nothing in a link from before, or in one that somebody has changed. */
export function invitationIn(query: URLSearchParams): Invitation | undefined {
  const game = query.get('game') ?? '';
  return isGameName(game) ? { game, from: (query.get('from') ?? '').trim().slice(0, LONGEST_NAME) } : undefined;
}
