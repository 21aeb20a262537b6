import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isBehindModal } from '../shell/modal.tsx';
import { speed } from '../shell/settings.ts';

interface ShowTime {
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
  /** So long this part is still shown by itself; undefined while it is held. */
  readonly left: number | undefined;
  /** On what is shown: a press goes on at once, and a mouse that rests on it holds it. */
  readonly over: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
}
/**
 * Calls `next` when this part of a show has been seen; Enter or a press does so at once, Space holds it. Whoever steps
 * through the game step by step goes on by hand.
 */
export function useShowTime(part: number, ms: number, next: () => void): ShowTime {
  const [paused, pause] = useState(speed.value === 0);
  const [rests, rest] = useState(false);
  const left = paused || rests ? undefined : ms / (speed.value === 2 ? 2 : 1);
  useEffect(() => {
    if (left === undefined) return undefined;
    const timer = setTimeout(next, left);
    return () => clearTimeout(timer);
  }, [part, left]);
  useLayoutEffect(() => {
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
  const over: ShowTime['over'] = {
    onClick(event) {
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
      // The table below would take it for the wish to see nothing more.
      event.stopPropagation();
      next();
    },
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && rest(true),
    onPointerLeave: () => rest(false),
  };
  return { paused, pause, left, over };
}
