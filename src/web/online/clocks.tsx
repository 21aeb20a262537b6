import { useEffect, useRef, useState } from 'preact/hooks';
import { timeLeft } from '../../match/clock.ts';
import { type ClockChoice, clockOf } from '../../match/clock-choice.ts';
import type { About } from '../../match/messages.ts';
import { roomWords } from './text.ts';
import { warningBetween } from './warnings.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** From here on a clock is shown in the colour of danger. */
const SHORT = 30 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');
/** Minutes and seconds, and hours or days where there are any. */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const rest = `${Math.floor((seconds % 86_400) / 3600)}:${two(Math.floor((seconds % 3600) / 60))}`;
  if (left >= DAY) return roomWords().days(Math.floor(left / DAY), rest);
  return seconds >= 3600 ? `${rest}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
/** How long each seat still has, drawn anew every second; nothing without a clock. */
function useTimes({ clock, phase }: About, choice: ClockChoice, now: () => number): readonly number[] {
  const spec = clockOf(choice);
  const running = spec !== undefined && clock !== undefined && phase === 'on';
  const [, draw] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => draw((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return running ? clock.map((one) => timeLeft(spec, one, now())) : [];
}

interface ClockProps {
  readonly about: About;
  readonly choice: ClockChoice;
  /** The time at the tables. */
  readonly now: () => number;
}
export function SeatClock({ about, choice, now, seat }: ClockProps & { readonly seat: number }) {
  const left = useTimes(about, choice, now)[seat];
  if (left === undefined) return null;
  const runs = (about.clock?.[seat]?.since ?? -1) >= 0;
  return (
    <b class={`seat-clock ${runs ? 'runs' : ''} ${left < SHORT ? 'short' : ''}`} role="timer">
      {timeText(left)}
    </b>
  );
}

/** Read out and not seen: whoever sees has the clock itself. */
export function TimeWarning({ about, choice, now, mine }: ClockProps & { readonly mine: number | undefined }) {
  const left = useTimes(about, choice, now)[mine ?? -1];
  const before = useRef(Number.POSITIVE_INFINITY);
  const [said, say] = useState<number | undefined>(undefined);
  const runs = mine !== undefined && (about.clock?.[mine]?.since ?? -1) >= 0;
  useEffect(() => {
    if (left === undefined) return;
    const warning = runs ? warningBetween(before.current, left) : undefined;
    before.current = left;
    if (warning !== undefined) say(warning);
    else if (!runs) say(undefined);
  }, [left, runs]);
  return (
    <p class="hidden-words" role="alert">
      {said === undefined ? '' : roomWords().timeLeft(said)}
    </p>
  );
}

interface OutProps extends ClockProps {
  readonly nameOf: (seat: number) => string;
  readonly mine: number | undefined;
  readonly claim: (seat: number) => void;
}
/** Who is out of time can be claimed against, if the clock is one that counts. */
export function OutOfTime({ about, choice, now, nameOf, mine, claim }: OutProps) {
  const left = useTimes(about, choice, now);
  const late = clockOf(choice)?.hard === true ? left.findIndex((rest, seat) => rest < 0 && seat !== mine) : -1;
  if (late < 0 || mine === undefined) return null;
  return (
    <div class="notice" role="status">
      <span>{roomWords().outOfTime(nameOf(late))}</span>
      <button type="button" class="button" data-claim={late} onClick={() => claim(late)}>
        {roomWords().claimTime}
      </button>
    </div>
  );
}
