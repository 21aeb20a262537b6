import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { titleOf } from '../../games/titles.ts';
import { Foreign } from '../../shell/parts/foreign.tsx';
import { edition } from '../../shell/edition.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { RuleText } from '../../table/rule-text.tsx';
import { type Book, type Chapter, type Rule, saidIn, toTryIn } from './book.ts';
import { RULEBOOK } from './words.ts';

interface RuleRowProps {
  readonly game: string;
  readonly book: Book;
  readonly rule: Rule;
  readonly chosen: boolean;
  /** The text where something was looked for is marked. */
  readonly text?: ComponentChildren;
  /** Under the text: where it stands, or its example on a phone. */
  readonly children?: ComponentChildren;
}
/** A rule with its number as a link to it, what the other edition says, and its examples. */
export function RuleRow({ game, book, rule, chosen, text, children }: RuleRowProps) {
  const w = RULEBOOK[language.value];
  const { id, examples, other } = rule;
  const to = (one: string): string | undefined =>
    book.at.has(one) && one !== id ? href(['rules', game, one]) : undefined;
  return (
    <li class={`book-rule ${chosen ? 'wanted' : ''}`} data-rule={id} aria-current={chosen ? 'true' : undefined}>
      <h3>
        <a class="book-number" href={href(['rules', game, id])}>
          <span class="book-of">{id.slice(0, id.indexOf('-') + 1)}</span>
          {id.slice(id.indexOf('-') + 1)}
        </a>
      </h3>
      <div class="book-text">
        <p>{text ?? <RuleText text={saidIn(rule, edition.value)} to={to} />}</p>
        {other !== undefined && <Differs rule={rule} to={to} />}
        {children}
      </div>
      {examples.length > 0 && (
        <p class="rule-examples">
          {examples.map(({ name, id: number }, i) => (
            <a
              key={name}
              class="rule-example"
              data-example={name}
              title={number}
              href={href(['rules', game, id], { example: name })}
            >
              <Icon name="r-play" /> {i === 0 ? w.play : i + 1}
              <span class="hidden-words"> {number}</span>
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** Both editions side by side. */
function Differs({ rule, to }: { rule: Rule; to: (id: string) => string | undefined }) {
  const w = RULEBOOK[language.value];
  const open = useSignal(false);
  return (
    <>
      <p class="book-differs">
        <Icon name="hazard-sign" /> {w.differs[edition.value]}{' '}
        <button type="button" class="rule-link" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          {open.value ? w.hide : w.compare}
        </button>
      </p>
      {open.value && (
        <dl class="book-both">
          <div>
            <dt>{w.edition.uk}</dt>
            <dd>
              <RuleText text={rule.text} to={to} />
            </dd>
          </div>
          <div>
            <dt>{w.edition.en}</dt>
            <dd>
              <RuleText text={rule.other!} to={to} />
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly book: Book;
  readonly chapter: Chapter;
  readonly rule: string;
  /** What stands under the chosen rule where there is no room beside it. */
  readonly under: ComponentChildren;
}
/** A chapter on paper. */
export function ChapterPaper({ game, book, chapter, rule, under }: ChapterProps) {
  const w = RULEBOOK[language.value];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [rule, chapter]);
  const at = book.chapters.indexOf(chapter);
  return (
    <article class="book-paper">
      <header>
        <p class="zone-label">{w.chapterOf(titleOf(game), at + 1, book.chapters.length)}</p>
        <h2>
          {chapter.number !== '' && `${chapter.number}. `}
          <Foreign text={chapter.title} />
        </h2>
        <Lead of={chapter} />
        <ToTry game={game} chapter={chapter} />
      </header>
      <ol ref={list}>
        {chapter.rules.map((one) => (
          <RuleRow key={one.id} game={game} book={book} rule={one} chosen={one.id === rule}>
            {one.id === rule && under}
          </RuleRow>
        ))}
      </ol>
    </article>
  );
}

const Lead = ({ of: { lead } }: { of: Chapter }) => lead !== '' && <p class="book-lead">{lead}</p>;

const MOST_TRIED = 3;
/** As much as says what it is about: the first sentence, and the next one where that is short. */
const ENOUGH = 40;
function begunBy(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s/u);
  const enough = sentences.findIndex((_, i) => sentences.slice(0, i + 1).join(' ').length >= ENOUGH);
  return sentences.slice(0, enough < 0 ? undefined : enough + 1).join(' ');
}
/** A chapter begins with what can be played in it, each example by its own sentence. */
function ToTry({ game, chapter }: { game: string; chapter: Chapter }) {
  const all = toTryIn(chapter, MOST_TRIED);
  if (all.length === 0) return null;
  return (
    <div class="book-try">
      <b>{RULEBOOK[language.value].toTry}</b>
      <ul>
        {all.map(({ rule, example: { name, says } }) => (
          <li key={name}>
            <a href={href(['rules', game, rule], { example: name })}>
              <Icon name="r-play" /> {begunBy(says[language.value])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole book, for those who read it from the first rule to the last. */
export function WholePaper({ game, book }: { game: string; book: Book }) {
  return (
    <article class="book-paper">
      {book.chapters.map((chapter) => (
        <section key={chapter.title}>
          <h2>
            {chapter.number !== '' && `${chapter.number}. `}
            <Foreign text={chapter.title} />
          </h2>
          <Lead of={chapter} />
          <ol>
            {chapter.rules.map((one) => (
              <RuleRow key={one.id} game={game} book={book} rule={one} chosen={false} />
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
