import { useEffect, useState } from 'preact/hooks';
import { isBehindModal } from '../../shell/modal.tsx';
import { speed } from '../../shell/settings.ts';

interface ShowTime {
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
}
/**
 * Calls `next` when this part of a show has been seen; Enter does so at once, Space holds it. Whoever steps through the
 * game step by step goes on by hand.
 */
export function useShowTime(part: number, ms: number, next: () => void): ShowTime {
  const [paused, pause] = useState(speed.value === 0);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(next, ms / (speed.value === 2 ? 2 : 1));
    return () => clearTimeout(timer);
  }, [part, paused, speed.value]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if ((event.key !== 'Enter' && event.key !== ' ') || isBehindModal()) return;
      // A button that has the focus is pressed as ever.
      if (event.target instanceof HTMLButtonElement && event.target.closest('.show') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') next();
      else pause(!paused);
    };
    addEventListener('keydown', key, { capture: true });
    return () => removeEventListener('keydown', key, { capture: true });
  }, [part, paused]);
  return { paused, pause };
}
