import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../shell/icons/icon.tsx';
import { type InRoom, nameIn } from './in-room.tsx';
import { TurnNotices } from './notices.tsx';
import { People } from './people.tsx';
import { RoomScore } from './score.tsx';
import type { Tally } from './tally.ts';
import { Lines, OwnWords, Phrases } from './talk.tsx';
import { roomWords } from './text.ts';

/** In the bar of the table: what is said, who is here, how the games went, and what keeps the game fair. */
export function RoomPanel({ link, view, about, who, tally }: InRoom & { tally: Tally }) {
  const w = roomWords();
  const open = useSignal(false);
  const read = useSignal(link.talk.value.length);
  const panel = useRef<HTMLElement>(null);
  const latest = link.talk.value.length;
  useEffect(() => {
    if (!open.value) return undefined;
    read.value = latest;
    panel.current?.focus();
    const close = (event: Event): void => {
      const away = event instanceof KeyboardEvent ? event.key === 'Escape' : !inside(panel.current, event.target);
      if (away) open.value = false;
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, [open.value, latest]);
  const unread = latest > read.value && link.talk.value.at(-1)?.who !== who;
  return (
    <>
      <button
        type="button"
        class={`icon-button talk-open ${unread ? 'unread' : ''}`}
        data-talk=""
        aria-label={w.room}
        aria-expanded={open.value}
        title={w.room}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="megaphone" />
      </button>
      {open.value && (
        <section class="talk-panel" aria-label={w.room} tabIndex={-1} ref={panel}>
          <RoomScore tally={tally} nameOf={(player) => nameIn(view, player)} />
          <Lines link={link} members={view.members} />
          {view.private && <OwnWords link={link} />}
          <Phrases link={link} then={() => (open.value = false)} />
          <TurnNotices />
          <People link={link} view={view} who={who} />
          <details>
            <summary>{w.fair}</summary>
            <p>{w.noHints}</p>
            <p>{w.fixed}</p>
            <code class="fixed">{link.commitments.get(view.match) ?? about.commitment}</code>
          </details>
        </section>
      )}
    </>
  );
}
const inside = (panel: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && (panel?.contains(target) === true || target.closest('[data-talk]') !== null);
