import { hearAgain, silenced } from './silenced.ts';
import { roomWords } from './text.ts';

/** Whom this device does not show the words of, and the way to hear them again. */
export function SilencedList() {
  const w = roomWords();
  if (silenced.value.length === 0) return null;
  return (
    <details class="people">
      <summary>
        {w.silencedList}: {silenced.value.length}
      </summary>
      <ul>
        {silenced.value.map(({ who, name }) => (
          <li key={who}>
            <span>{name}</span>
            <button type="button" class="button" data-hear={who} onClick={() => hearAgain(who)}>
              {w.hearAgain}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
