import { useSignal } from '@preact/signals';
import { personOf } from '../../match/ledger.ts';
import { isBetweenGames } from '../../match/series.ts';
import type { RoomLink } from './room-link.ts';
import type { RoomView } from '../shell/server.ts';
import { hearAgain, isHeard, silence, type Silenced } from './silenced.ts';
import { roomWords } from './text.ts';

/** For oneself alone, and in every room to come. */
function Hearing({ person }: { person: Silenced }) {
  const w = roomWords();
  const heard = isHeard(person.who);
  return (
    <button
      type="button"
      class="button"
      data-silence={person.who}
      aria-pressed={!heard}
      onClick={() => (heard ? silence(person) : hearAgain(person.who))}
    >
      {heard ? w.silence : w.hearAgain}
    </button>
  );
}

interface PeopleProps {
  readonly link: RoomLink;
  readonly view: RoomView;
  readonly who: string;
}
/** Who is in the room; its host can ask for silence, or show somebody the door. */
export function People({ link, view, who }: PeopleProps) {
  const w = roomWords();
  const leaving = useSignal('');
  const host = view.host === who;
  const about = link.about.value;
  // Nobody is shown out of a match or series that is on; who only looks on can be.
  const stays = (member: string): boolean =>
    about !== undefined &&
    (about.phase === 'on' || isBetweenGames(about)) &&
    about.seats.some((holder) => personOf(holder) === member);
  if (view.members.length < 2) return null;
  return (
    <details class="people">
      <summary>
        {w.people}: {view.members.length}
      </summary>
      <ul>
        {view.members.map((member) => (
          <li key={member.who}>
            <i
              class={`presence ${link.here.value.includes(member.who) ? 'here' : ''}`}
              role="img"
              aria-label={link.here.value.includes(member.who) ? w.here : w.away}
            />
            <span>{member.name}</span>
            {member.who !== who && <Hearing person={member} />}
            {host && member.who !== who && leaving.value !== member.who && (
              <>
                <button
                  type="button"
                  class="button"
                  data-mute={member.who}
                  onClick={() => void link.inRoom('mute', { who: member.who, off: member.muted === true })}
                >
                  {member.muted === true ? w.unmute : w.mute}
                </button>
                {!stays(member.who) && (
                  <button
                    type="button"
                    class="button"
                    data-kick={member.who}
                    onClick={() => (leaving.value = member.who)}
                  >
                    {w.kick}
                  </button>
                )}
              </>
            )}
            {leaving.value === member.who && !stays(member.who) && (
              <div class="kick-sure" role="alert">
                <span>{w.kickSure(member.name)}</span>
                <button
                  type="button"
                  class="button danger"
                  data-kick-sure={member.who}
                  onClick={() => {
                    leaving.value = '';
                    void link.inRoom('kick', { who: member.who });
                  }}
                >
                  {w.kick}
                </button>
                <button type="button" class="button" onClick={() => (leaving.value = '')}>
                  {w.cancel}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
