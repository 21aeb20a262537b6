import { maskSetup } from '../../kernel/setup.ts';
import type { LoadGame } from '../load-game.ts';
import type { RoomRow, ServerStore } from './store.ts';

const MASKED = 'rooms.masked';
const PAGE = 200;
/** Somebody may change the room at the same time. */
const ATTEMPTS = 8;

/**
 * Rooms of older versions hold all settings, the secret ones such as decks, too, where everybody may read them. They are
 * taken out, once: the match has them. Of a game that is not here nobody can say what is secret.
 */
export async function maskRooms(store: ServerStore, games: readonly string[], load: LoadGame): Promise<number> {
  if ((await store.setting(MASKED)) !== undefined) return 0;
  let masked = 0;
  for (let after = ''; ;) {
    const rows = await store.roomsBefore(Number.MAX_SAFE_INTEGER, after, PAGE);
    for (const row of rows) if (games.includes(row.body.game) && (await maskRoom(store, row, load))) masked++;
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.room;
  }
  await store.settled(MASKED, String(masked));
  return masked;
}
async function maskRoom(store: ServerStore, found: RoomRow, load: LoadGame): Promise<boolean> {
  const { options } = await load(found.body.game);
  let row: RoomRow | undefined = found;
  for (let attempt = 0; row !== undefined && attempt < ATTEMPTS; attempt++) {
    const setup = maskSetup(options, row.body.setup, 'spectator');
    if (Object.keys(setup).length === Object.keys(row.body.setup).length) return false;
    if (await store.changeRoom({ ...row, version: row.version + 1, body: { ...row.body, setup } })) return true;
    row = await store.room(found.room);
  }
  if (row !== undefined) throw new Error(`room ${found.room} changes all the time`);
  return false;
}
