import type { RoomLink } from './room-link.ts';
import type { RoomView } from './server.ts';
import { roomWords } from './text.ts';

interface PeopleProps {
  readonly link: RoomLink;
  readonly view: RoomView;
  readonly who: string;
}
/** Who is in the room; its host can ask for silence, or show somebody the door. */
export function People({ link, view, who }: PeopleProps) {
  const w = roomWords();
  if (view.host !== who || view.members.length < 2) return null;
  return (
    <details class="people">
      <summary>{w.people}</summary>
      <ul>
        {view.members
          .filter((member) => member.who !== who)
          .map((member) => (
            <li key={member.who}>
              <span>{member.name}</span>
              <button
                type="button"
                class="btn"
                data-mute={member.who}
                onClick={() => void link.inRoom('mute', { who: member.who, off: member.muted === true })}
              >
                {member.muted === true ? w.unmute : w.mute}
              </button>
              <button
                type="button"
                class="btn"
                data-kick={member.who}
                onClick={() =>
                  globalThis.confirm(w.kickSure(member.name)) && void link.inRoom('kick', { who: member.who })
                }
              >
                {w.kick}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
