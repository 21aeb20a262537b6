import { useEffect, useState } from 'preact/hooks';
import { timeLeft } from '../../match/clock.ts';
import { type ClockChoice, clockOf } from '../../match/clock-choice.ts';
import type { About } from '../../match/messages.ts';
import { Icon } from '../icons/icon.tsx';
import { roomWords } from './text.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');
function shown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const rest = `${Math.floor((seconds % 86_400) / 3600)}:${two(Math.floor((seconds % 3600) / 60))}`;
  if (left >= DAY) return roomWords().days(Math.floor(left / DAY), rest);
  return seconds >= 3600 ? `${rest}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

interface ClocksProps {
  readonly about: About;
  readonly choice: ClockChoice;
  readonly nameOf: (seat: number) => string;
  readonly mine: number | undefined;
  readonly claim: (seat: number) => void;
}
/** How long everybody still has; who is out of time can be claimed against, if the clock is one that counts. */
export function Clocks({ about, choice, nameOf, mine, claim }: ClocksProps) {
  const spec = clockOf(choice);
  const { clock, phase } = about;
  const running = spec !== undefined && clock !== undefined && phase === 'on';
  const [, draw] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => draw((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  if (!running) return null;
  const left = clock.map((one) => timeLeft(spec, one, Date.now()));
  const late = spec.hard ? left.findIndex((rest, seat) => rest < 0 && seat !== mine) : -1;
  return (
    <>
      <ul class="clocks" role="timer">
        {left.map((rest, seat) => (
          <li key={seat} class={clock[seat]!.since >= 0 ? 'runs' : ''}>
            <Icon name="hourglass" /> {nameOf(seat)} <b>{shown(rest)}</b>
          </li>
        ))}
      </ul>
      {late >= 0 && mine !== undefined && (
        <div class="notice" role="status">
          <span>{roomWords().outOfTime(nameOf(late))}</span>
          <button type="button" class="btn" data-claim={late} onClick={() => claim(late)}>
            {roomWords().claimTime}
          </button>
        </div>
      )}
    </>
  );
}
