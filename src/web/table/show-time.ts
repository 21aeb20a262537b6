import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isBehindModal } from '../shell/parts/modal.tsx';
import { speed } from '../shell/settings.ts';

/** Nobody has pressed: a part of a show is over because its time is. */
let byItself = false;
/** A press that was meant for what has just gone must not fall on what lay under it. */
const LATE = 350;
/** Called when a show is over. If it went by itself, what is pressed right then was meant for it, and it has its wish. */
export function catchLatePresses(): void {
  if (!byItself) return;
  const cover = document.createElement('div');
  cover.className = 'late-presses';
  const swallow = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.body.append(cover);
  addEventListener('keydown', swallow, { capture: true });
  setTimeout(() => {
    cover.remove();
    removeEventListener('keydown', swallow, { capture: true });
  }, LATE);
}

interface ShowTime {
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
  /** So long this part is still shown by itself; undefined while it is held. */
  readonly left: number | undefined;
  /** On what is shown: a press goes on at once. */
  readonly press: { readonly onClick: (event: MouseEvent) => void };
  /** On a part of it: a mouse that was moved there holds it. One that lay there when the show began points at nothing. */
  readonly rests: {
    readonly onPointerMove: (event: PointerEvent) => void;
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
    const timer = setTimeout(() => {
      byItself = true;
      next();
      byItself = false;
    }, left);
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
  const press: ShowTime['press'] = {
    onClick(event) {
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
      // The table below would take it for the wish to see nothing more.
      event.stopPropagation();
      next();
    },
  };
  const onPart: ShowTime['rests'] = {
    onPointerMove: ({ pointerType, movementX, movementY }) =>
      pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && rest(true),
    onPointerLeave: () => rest(false),
  };
  return { paused, pause, left, press, rests: onPart };
}
