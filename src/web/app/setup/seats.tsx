import { isLevel, levelManner, levelName, LEVELS } from '../../../bots/levels.ts';
import type { Holder } from '../../../match/messages.ts';
import { seatedPerson } from '../../worker/seating.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { initialOf } from '../../shell/my-name.ts';
import { language } from '../../shell/settings.ts';
import { usualLevel } from './last-table.ts';
import { setupWords } from './words.ts';

export const botAt = (level: string = usualLevel()): Holder => ({ kind: 'bot', level });
export const levelCalled = (level: string): string => (isLevel(level) ? levelName(level, language.value) : level);
/** The first person at the table is whoever sets it up. */
export const mySeat = (seats: readonly Holder[]): number => seats.findIndex(({ kind }) => kind === 'person');

/** Where one person plays with bots: the seat of that person. */
export const onlySeat = (seats: readonly Holder[]): number | undefined =>
  seats.filter(({ kind }) => kind === 'person').length === 1 ? mySeat(seats) : undefined;

interface SeatsProps {
  readonly names: readonly string[];
  readonly seats: readonly Holder[];
  readonly most: number;
  readonly set: (seat: number, holder: Holder) => void;
  /** Where seats can be added and taken away now. */
  readonly add: (() => void) | undefined;
  readonly remove: ((seat: number) => void) | undefined;
}
/** Who sits where, a row for each. */
export function Seats({ names, seats, most, set, add, remove }: SeatsProps) {
  const w = setupWords();
  return (
    <section>
      <h2 class="option-label">{w.atTable(seats.length, most)}</h2>
      <ul class="set-seats">
        {seats.map((holder, seat) => (
          <SeatRow
            key={seat}
            name={names[seat] ?? `${seat + 1}`}
            mine={seat === mySeat(seats)}
            holder={holder}
            set={(next) => set(seat, next)}
            remove={seat === mySeat(seats) ? undefined : remove && (() => remove(seat))}
          />
        ))}
        {add !== undefined && (
          <li>
            <button type="button" class="set-add" onClick={add}>
              <Icon name="r-plus" />
              {w.add}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
interface SeatProps {
  readonly name: string;
  readonly mine: boolean;
  readonly holder: Holder;
  readonly set: (holder: Holder) => void;
  readonly remove: (() => void) | undefined;
}
function SeatRow({ name, mine, holder, set, remove }: SeatProps) {
  const w = setupWords();
  const who = holder.kind === 'person' ? holder.who : '';
  return (
    <li class="set-seat">
      <span class={`set-face ${holder.kind}`} aria-hidden="true">
        {holder.kind === 'bot' ? <Icon name="r-gear" /> : who === '' ? <Icon name="person" /> : initialOf(who)}
      </span>
      <span class="set-who">
        {holder.kind === 'bot' ? (
          <b>{name}</b>
        ) : (
          <input
            aria-label={w.nameOf(name)}
            placeholder={name}
            value={who}
            maxLength={24}
            onInput={({ currentTarget }) => set(seatedPerson(currentTarget.value))}
          />
        )}
        <small>
          {holder.kind === 'bot' && isLevel(holder.level)
            ? levelManner(holder.level, language.value)
            : mine
              ? w.you
              : w.here}
        </small>
      </span>
      <select
        aria-label={w.who(name)}
        value={holder.kind === 'bot' ? holder.level : 'person'}
        onChange={({ currentTarget: { value } }) => set(value === 'person' ? seatedPerson('') : botAt(value))}
      >
        <option value="person">{w.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {w.bot(levelCalled(level))}
          </option>
        ))}
      </select>
      {remove !== undefined && (
        <button type="button" class="set-remove" aria-label={w.remove(name)} onClick={remove}>
          <Icon name="r-x" />
        </button>
      )}
    </li>
  );
}
