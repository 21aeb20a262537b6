import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../games/titles.ts';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { type ListedRoom, listedRooms } from '../shell/server.ts';
import { roomWords } from './text.ts';

const AGAIN_MS = 15_000;

/** Rooms whose hosts let everybody find them. */
export function OpenRooms() {
  const rooms = useSignal<readonly ListedRoom[]>([]);
  useEffect(() => {
    const look = (): void =>
      void listedRooms().then(
        (found) => (rooms.value = found),
        () => undefined,
      );
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const w = roomWords();
  return (
    <section class="sheet open-rooms">
      <h2>{w.openRooms}</h2>
      {rooms.value.length === 0 && <p class="mute">{w.noRooms}</p>}
      <ul>
        {rooms.value.map(({ room, code, game, host, people, clock }) => (
          <li key={room}>
            <span>
              <b>{titleOf(game)}</b> {host}
              <small class="mute">
                {' '}
                {w.inRoom(people)} · {w.clockOf(clock)}
              </small>
            </span>
            <a class="button" href={href(['room', room])} data-open-room={code}>
              {words().online.enter}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
