import { useSignal } from '@preact/signals';
import { phrases, PHRASES } from '../../match/phrases.ts';
import { language } from '../app/settings.ts';
import { Icon } from '../icons/icon.tsx';
import { words } from '../text/index.ts';
import type { RoomLink } from './room-link.ts';

interface TalkProps {
  readonly link: RoomLink;
  readonly members: readonly { readonly who: string; readonly name: string }[];
  /** At the table: a button that opens it. */
  readonly floating?: boolean;
}
/** Phrases that everybody reads in their own language. */
export function Talk({ link, members, floating = false }: TalkProps) {
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
  if (!floating) {
    return (
      <section class="talk">
        {lines}
        {choice}
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
        </div>
      )}
    </section>
  );
}
