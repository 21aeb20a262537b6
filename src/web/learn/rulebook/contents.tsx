import type { Signal } from '@preact/signals';
import type { Edition } from '../../../kernel/editions.ts';
import { GameTiles } from '../../games/game-tiles.tsx';
import { Foreign } from '../../shell/parts/foreign.tsx';
import { chooseEdition, edition } from '../../shell/edition.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { type Book, type Chapter, countOf, openingOf } from './book.ts';
import { RULEBOOK } from './words.ts';

interface ContentsProps {
  readonly game: string;
  readonly book: Book;
  /** The chapter that is read; nothing in the overview. */
  readonly chapter: Chapter | undefined;
  readonly wanted: Signal<string>;
  readonly place: 'overview' | 'all' | 'chapter';
}
/** The left column: games, editions, search, and every chapter with its examples. */
export function Contents({ game, book, chapter, wanted, place }: ContentsProps) {
  const w = RULEBOOK[language.value];
  const open = (): void => {
    wanted.value = '';
  };
  return (
    <div class="book-contents">
      <GameTiles page="rules" game={game} />
      {book.chapters.some(({ rules }) => rules.some(({ other }) => other !== undefined)) && <Editions />}
      <Search wanted={wanted} />
      <nav aria-label={w.contents}>
        <a href={href(['rules', game])} aria-current={place === 'overview' ? 'page' : undefined} onClick={open}>
          <Icon name="open-book" /> {w.overview}
        </a>
        {book.chapters.map((one) => {
          const { examples } = countOf([one]);
          return (
            <a
              key={one.title}
              href={href(['rules', game, openingOf(one)])}
              aria-current={one === chapter ? 'page' : undefined}
              onClick={open}
            >
              <b>{one.number}</b>{' '}
              <span>
                <Foreign text={one.title} />
              </span>
              {examples > 0 && (
                <small>
                  <Icon name="r-play" /> <span aria-hidden="true">{examples}</span>
                  <span class="hidden-words">{w.examplesOf(examples)}</span>
                </small>
              )}
            </a>
          );
        })}
        <a href={href(['rules', game, 'all'])} aria-current={place === 'all' ? 'page' : undefined} onClick={open}>
          <Icon name="rule-book" /> {w.all}
        </a>
        <a href={href(['print', game, 'rules'])}>
          <Icon name="r-disc" /> {w.print}
        </a>
      </nav>
    </div>
  );
}

const EDITIONS: readonly Edition[] = ['uk', 'en'];
function Editions() {
  const w = RULEBOOK[language.value];
  return (
    <div class="book-editions" role="group" aria-label={w.editions}>
      {EDITIONS.map((one) => (
        <button key={one} type="button" aria-pressed={edition.value === one} onClick={() => chooseEdition(one)}>
          {w.edition[one]}
        </button>
      ))}
    </div>
  );
}

export function Search({ wanted }: { wanted: Signal<string> }) {
  const w = RULEBOOK[language.value];
  return (
    <label class="search">
      <Icon name="magnifying-glass" />
      <span class="hidden-words">{w.search}</span>
      <input
        type="search"
        placeholder={w.search}
        aria-keyshortcuts="/"
        value={wanted.value}
        onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}
