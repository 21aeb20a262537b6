import { useSignal } from '@preact/signals';
import { COMMENTS, type MatchRecord, type RecordedComment } from '../../../kernel/record.ts';
import { callMe, initialOf, myName } from '../../shell/my-name.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { addComment, isOwnComment, removeComment } from './comments.ts';
import { REPLAY } from './words.ts';

interface TalkProps {
  readonly record: MatchRecord;
  readonly comments: readonly RecordedComment[];
  /** So many moves have been made where the film stands. */
  readonly at: number;
  readonly go: (move: number) => void;
  /** Something was added or taken away. */
  readonly changed: () => void;
}
/** What players and readers said of the moves, those of this move first, and the way to say something. */
export function Talk({ record, comments, at, go, changed }: TalkProps) {
  const w = REPLAY[language.value];
  const [here, elsewhere] = [comments.filter(({ move }) => move === at), comments.filter(({ move }) => move !== at)];
  return (
    <section class="film-talk" aria-label={w.comments}>
      <ul>
        {[...here, ...elsewhere].map((comment) => (
          <li key={`${comment.move} ${comment.by} ${comment.text}`} class={comment.move === at ? 'here' : ''}>
            <i class="avatar" aria-hidden="true">
              {initialOf(comment.by)}
            </i>
            <p>
              <b>{comment.by}</b>{' '}
              <button type="button" class="rule-link" onClick={() => go(comment.move)}>
                {w.toMove(comment.move)}
              </button>
              <span class="film-said">{comment.text}</span>
            </p>
            {isOwnComment(record, comment) && (
              <button
                type="button"
                class="icon-button"
                aria-label={w.remove}
                title={w.remove}
                onClick={() => {
                  removeComment(record, comment);
                  changed();
                }}
              >
                <Icon name="r-x" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {comments.length === 0 && <p class="mute">{w.noComments}</p>}
      <Say record={record} at={at} changed={changed} />
    </section>
  );
}

function Say({ record, at, changed }: Pick<TalkProps, 'record' | 'at' | 'changed'>) {
  const w = REPLAY[language.value];
  const text = useSignal('');
  const named = useSignal(myName());
  const failed = useSignal(false);
  const sane = text.value.trim() !== '' && named.value.trim() !== '';
  const say = (): void => {
    const by = named.value.trim();
    callMe(by);
    failed.value = !addComment(record, { move: at, by, text: text.value.trim() });
    if (!failed.value) text.value = '';
    changed();
  };
  return (
    <form
      class="film-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (sane) say();
      }}
    >
      <label>
        <span class="hidden-words">{w.add}</span>
        <textarea
          rows={1}
          maxLength={COMMENTS.text}
          placeholder={`${w.add}…`}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {text.value !== '' && (
        <div class="film-send">
          <label>
            <span class="hidden-words">{w.name}</span>
            <input
              type="text"
              maxLength={COMMENTS.name}
              placeholder={w.name}
              value={named.value}
              onInput={({ currentTarget }) => (named.value = currentTarget.value)}
            />
          </label>
          <button type="submit" class="button filled" disabled={!sane}>
            {w.send}
          </button>
        </div>
      )}
      {failed.value && <p role="alert">{w.notKept}</p>}
    </form>
  );
}
