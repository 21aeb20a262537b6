import { useEffect, useState } from 'preact/hooks';
import type { Option } from '../../kernel/rules.ts';
import { sentences } from './story.ts';
import type { TableView } from './view.ts';

const SECOND = 1000;

/** Milliseconds until what must wait opens, 0 if nothing waits; what uses it is drawn anew every second. */
export function useWait(view: TableView): number {
  const until = view.about?.held?.until ?? 0;
  const now = view.model.link.now ?? Date.now;
  const [, draw] = useState(0);
  useEffect(() => {
    if (until <= now()) return undefined;
    const timer = setInterval(() => {
      draw((n) => n + 1);
      if (now() >= until) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, until - now());
}
export const waits = (view: TableView, { verb }: Option): boolean => view.about?.held?.verb === verb;

const clock = (wait: number): string => {
  const seconds = Math.ceil(wait / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
/** For everybody at the table: who may choose what, and when. */
export function HeldTime({ view }: { view: TableView }) {
  const wait = useWait(view);
  const words = view.about?.held && view.layout.held?.(view, wait === 0 ? undefined : clock(wait));
  // Heard when the wait begins and when it is over; the seconds between are for the eye.
  useEffect(() => {
    if (words !== undefined) view.model.speaker.say(sentences([words]));
  }, [view.about?.held?.until, wait === 0, view.language]);
  return words === undefined ? null : (
    <p class="held" role="timer">
      {words}
    </p>
  );
}
