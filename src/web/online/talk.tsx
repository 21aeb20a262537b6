import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { phrases, PHRASES } from '../../match/phrases.ts';
import { language } from '../app/settings.ts';
import { Icon } from '../icons/icon.tsx';
import { words } from '../text/index.ts';
import type { RoomLink } from './room-link.ts';
import { roomWords } from './text.ts';

interface TalkProps {
  readonly link: RoomLink;
  readonly members: readonly { readonly who: string; readonly name: string }[];
  /** Among friends, who came by a link, there may be words of one's own. */
  readonly words: boolean;
  /** At the table: a button that opens it. */
  readonly floating?: boolean;
  /** What else belongs into the panel. */
  readonly children?: ComponentChildren;
}
/** Phrases that everybody reads in their own language. */
export function Talk({ link, members, words: free, floating = false, children }: TalkProps) {
  const w = words().online;
  const open = useSignal(!floating);
  const last = link.talk.value.slice(-4);
  const said = (line: (typeof last)[number]): string =>
    line.phrase === undefined ? (line.text ?? '') : phrases[language.value][line.phrase];
  const lines = (
    <ul class="talk-lines" aria-live="polite">
      {last.map((line) => (
        <li key={line.id}>
          <b>{members.find(({ who }) => who === line.who)?.name ?? ''}</b> {said(line)}
        </li>
      ))}
    </ul>
  );
  const choice = (
    <div class="chips">
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="chip"
          onClick={() => {
            void link.inRoom('phrase', { phrase });
            if (floating) open.value = false;
          }}
        >
          {phrases[language.value][phrase]}
        </button>
      ))}
    </div>
  );
  const own = free ? <OwnWords link={link} /> : null;
  if (!floating) {
    return (
      <section class="talk">
        {lines}
        {choice}
        {own}
      </section>
    );
  }
  return (
    <section class="talk floating">
      <button
        type="button"
        class="ib"
        aria-label={w.talk}
        aria-expanded={open.value}
        title={w.talk}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="megaphone" />
      </button>
      {open.value && (
        <div class="talk-panel">
          {lines}
          {choice}
          {own}
          {children}
        </div>
      )}
    </section>
  );
}
function OwnWords({ link }: { link: RoomLink }) {
  const w = roomWords();
  const text = useSignal('');
  return (
    <form
      class="own-words"
      onSubmit={(event) => {
        event.preventDefault();
        const said = text.value.trim();
        if (said !== '') void link.inRoom('say', { text: said });
        text.value = '';
      }}
    >
      <input
        value={text.value}
        maxLength={200}
        aria-label={w.message}
        placeholder={w.message}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <button type="submit" class="btn">
        {w.send}
      </button>
    </form>
  );
}
