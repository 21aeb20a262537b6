import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Phrase, phrases, PHRASES } from '../../match/phrases.ts';
import { language } from '../shell/settings.ts';
import type { RoomLink, Spoken } from './room-link.ts';
import { isHeard } from './silenced.ts';
import { roomWords } from './text.ts';

type Members = readonly { readonly who: string; readonly name: string }[];
const said = ({ phrase, text }: Spoken): string =>
  phrase === undefined ? (text ?? '') : phrases[language.value][phrase];
const LAST = 6;

/** What was said last, each phrase in the reader's language. */
export function Lines({ link, members }: { link: RoomLink; members: Members }) {
  const last = link.talk.value.filter(({ who }) => isHeard(who)).slice(-LAST);
  return (
    <ul class="talk-lines" aria-live="polite">
      {last.map((line) => (
        <li key={line.id}>
          <b>{members.find(({ who }) => who === line.who)?.name ?? ''}</b> {said(line)}
        </li>
      ))}
    </ul>
  );
}
export function Phrases({ link, then }: { link: RoomLink; then?: () => void }) {
  const problem = useSignal('');
  const say = async (phrase: Phrase): Promise<void> => {
    const answer = await link.inRoom('phrase', { phrase });
    problem.value = answer.re === 'no' ? roomWords().refused(answer.rule) : '';
    if (answer.re === 'ok') then?.();
  };
  return (
    <div class="chips phrases">
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" class="chip" data-phrase={phrase} onClick={() => void say(phrase)}>
          {phrases[language.value][phrase]}
        </button>
      ))}
    </div>
  );
}
const SHOWN_MS = 7000;
/** What somebody has just said, over the table for a while. */
export function Bubble({ link, members, who }: { link: RoomLink; members: Members; who: string }) {
  const latest = link.talk.value.at(-1);
  const known = useSignal(latest?.id);
  const shown = useSignal<Spoken | undefined>(undefined);
  useEffect(() => {
    if (latest === undefined || latest.id === known.value) return undefined;
    known.value = latest.id;
    if (latest.who === who || !isHeard(latest.who)) return undefined;
    shown.value = latest;
    const timer = setTimeout(() => (shown.value = undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest?.id]);
  if (shown.value === undefined) return null;
  return (
    <p class="bubble" role="status">
      <b>{members.find((member) => member.who === shown.value!.who)?.name ?? ''}</b> {said(shown.value)}
    </p>
  );
}
/** Among friends, who came by a link, there may be words of one's own. */
export function OwnWords({ link }: { link: RoomLink }) {
  const w = roomWords();
  const text = useSignal('');
  const problem = useSignal('');
  const say = async (): Promise<void> => {
    const answer = await link.inRoom('say', { text: text.value.trim() });
    problem.value = answer.re === 'no' ? w.refused(answer.rule) : '';
    if (answer.re === 'ok') text.value = '';
  };
  return (
    <form
      class="own-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() !== '') void say();
      }}
    >
      <input
        value={text.value}
        maxLength={200}
        aria-label={w.message}
        placeholder={w.message}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <button type="submit" class="button">
        {w.send}
      </button>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </form>
  );
}
