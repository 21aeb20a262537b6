import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { GAME_NAMES, isGameName } from '../../../games/index.ts';
import { BookToCome } from '../../games/book-front.tsx';
import { GameShelf } from '../../games/game-shelf.tsx';
import { overviewOf } from '../../games/index.ts';
import type { Overview } from '../../games/parts/overview.ts';
import { titleOf } from '../../games/titles.ts';
import { edition, readWhatIsAsked } from '../../shell/edition.ts';
import { Failed, useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { go, href } from '../../shell/router.ts';
import { isNarrow, language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { type Book, bookOf, type Chapter, countOf, openingOf, readIn, type Rule, ruleMeant } from './book.ts';
import { ChapterPaper, WholePaper } from './chapter.tsx';
import { Contents, Search } from './contents.tsx';
import { Beside, Board, chosenIn, nextWithExample } from './example.tsx';
import { CardsFound, FoundCount, FoundPaper } from './found.tsx';
import { OverviewOf } from './overview.tsx';
import { RULEBOOK } from './words.ts';
import '../../shell/styles/search.css';
import '../../table/table.css';
import '../learn.css';
import './rulebook.css';

interface RulesProps {
  readonly game: string;
  /** A rule, `all`, or nothing for the overview. */
  readonly rule: string | undefined;
  readonly query: URLSearchParams;
}
/** `#/rules`: all games. `#/rules/afu`: one in pictures. `#/rules/afu/AFU-7.2?example=…`: a rule in its chapter. */
export function RulesPage({ game, rule, query }: RulesProps) {
  const w = words();
  const known = isGameName(game);
  useLayoutEffect(() => readWhatIsAsked(query), [query]);
  const pictures = useFetched(async () => (known ? { overview: await overviewOf(game) } : undefined), [game]);
  // Whoever comes for the pictures has them first: the chapters, which stand under them, are fetched and shown after.
  const wantsText = known && (rule !== undefined || pictures.value !== undefined);
  const bound = useFetched(
    async () => (wantsText ? bookOf(game, language.value) : undefined),
    [game, language.value, wantsText],
  );
  const error = pictures.error ?? bound.error;
  if (known && bound.value === undefined && error === undefined && rule !== undefined)
    return <BookToCome game={game} />;
  return (
    <Page
      title={known ? w.rules.title(titleOf(game)) : w.home.rulebook}
      {...(known && rule !== undefined && rule !== 'all' && error === undefined ? { foot: null } : {})}
    >
      {!known && <Shelf />}
      {known && error !== undefined && <Failed error={error} />}
      {known && error === undefined && (
        <Reading
          key={game}
          game={game}
          book={bound.value ?? NOT_YET}
          overview={pictures.value?.overview}
          rule={rule}
          example={query.get('example') ?? undefined}
        />
      )}
    </Page>
  );
}

/** The overview begins with what the poster says, which is always here; its pictures come below, then the chapters. */
const NOT_YET: Book = { chapters: [], at: new Map() };

/** Every game with what its rulebook has. */
function Shelf() {
  const w = RULEBOOK[language.value];
  const counts = useFetched(async () => {
    const books = await Promise.all(GAME_NAMES.map((game) => bookOf(game, language.value)));
    return new Map(
      books
        .map((one) => readIn(one, edition.value))
        .map((book, i) => [GAME_NAMES[i]!, { of: book.chapters.length, ...countOf(book.chapters) }]),
    );
  }, [language.value]).value;
  return (
    <GameShelf
      page="rules"
      lead={w.lead}
      opens={w.openPage}
      says={(game) => {
        const of = counts?.get(game);
        return of === undefined ? '' : w.counts(of.of, of.rules, of.examples);
      }}
    />
  );
}

interface ReadingProps {
  readonly game: string;
  readonly book: Book;
  readonly overview: Overview | undefined;
  readonly rule: string | undefined;
  readonly example: string | undefined;
}
function Reading({ game, book: bound, overview, rule: asked, example }: ReadingProps) {
  const w = RULEBOOK[language.value];
  const wanted = useSignal('');
  const book = useMemo(() => readIn(bound, edition.value), [bound, edition.value]);
  const rule = asked === undefined || asked === 'all' ? asked : (ruleMeant(book, asked) ?? asked);
  useLayoutEffect(() => {
    if (rule !== asked) go(['rules', game, rule!], example === undefined ? {} : { example }, true);
  }, [game, rule, asked, example]);
  const chapter = rule === undefined ? undefined : book.at.get(rule);
  const missing = rule !== undefined && rule !== 'all' && chapter === undefined && book.chapters.length > 0;
  const chosen = useMemo(() => chapter?.rules.find(({ id }) => id === rule), [chapter, rule]);
  const searching = wanted.value.trim() !== '';
  useKeys(game, book, chosen, wanted.value);
  // Whoever follows a link out of what was found has found it: at once, so that it is not taken from who types already.
  useLayoutEffect(() => {
    wanted.value = '';
  }, [rule, example]);
  const place = chapter !== undefined ? 'chapter' : rule === 'all' ? 'all' : 'overview';
  const shown = chosen === undefined ? undefined : chosenIn(chosen, example);
  return (
    <div class={`book ${searching ? 'searching' : place}`}>
      {isNarrow.value ? (
        <details class="book-menu">
          <summary>{w.contents}</summary>
          <Contents game={game} book={book} chapter={chapter} wanted={wanted} place={place} />
        </details>
      ) : (
        <Contents game={game} book={book} chapter={chapter} wanted={wanted} place={place} />
      )}
      {isNarrow.value && <Search wanted={wanted} />}
      <FoundCount book={book} wanted={wanted.value} />
      {searching && (
        <>
          <FoundPaper game={game} book={book} wanted={wanted.value} look={(word) => (wanted.value = word)} />
          <CardsFound game={game} wanted={wanted.value} />
        </>
      )}
      {!searching && place === 'overview' && (
        <OverviewOf game={game} book={book} overview={overview}>
          {missing && (
            <p class="book-missing" role="alert">
              {w.noRule(rule)}
            </p>
          )}
        </OverviewOf>
      )}
      {!searching && place === 'all' && <WholePaper game={game} book={book} />}
      {!searching && chapter !== undefined && chosen !== undefined && (
        <>
          <ChapterPaper
            game={game}
            book={book}
            chapter={chapter}
            rule={chosen.id}
            under={
              isNarrow.value &&
              shown !== undefined && <Board game={game} rule={chosen} example={shown} asked={example !== undefined} />
            }
          />
          {!isNarrow.value && <Beside game={game} book={book} rule={chosen} name={example} />}
          {isNarrow.value && <Turning game={game} book={book} rule={chosen} />}
        </>
      )}
    </div>
  );
}

/** At the foot of a phone: to the chapter before and after, and to the next example. */
function Turning({ game, book, rule }: { game: string; book: Book; rule: Rule }) {
  const w = RULEBOOK[language.value];
  const at = book.chapters.indexOf(book.at.get(rule.id)!);
  const next = nextWithExample(book, rule);
  return (
    <nav class="book-turning" aria-label={`${w.previous}, ${w.next}`}>
      <Turn game={game} to={book.chapters[at - 1]} says={w.previous} />
      {next !== undefined && (
        <a class="button filled" href={href(['rules', game, next.id], { example: next.examples[0]!.name })}>
          <Icon name="r-play" /> {w.nextExample(next.id.slice(next.id.indexOf('-') + 1))}
        </a>
      )}
      <Turn game={game} to={book.chapters[at + 1]} says={w.next} />
    </nav>
  );
}
const Turn = ({ game, to, says }: { game: string; to: Chapter | undefined; says: string }) =>
  to === undefined ? (
    <span />
  ) : (
    <a class="icon-button" href={href(['rules', game, openingOf(to)])} aria-label={says} title={says}>
      <Icon name="r-left" />
    </a>
  );

/** `/` searches, arrows go from rule to rule, brackets from chapter to chapter. */
function useKeys(game: string, book: Book, rule: Rule | undefined, wanted: string): void {
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const field = document.querySelector<HTMLInputElement>('.book .search input');
      if (event.target.matches('input, textarea, select')) return;
      const to = wanted === '' && rule !== undefined ? nextBy(event.key, book, rule) : undefined;
      if (event.key !== '/' && to === undefined) return;
      event.preventDefault();
      if (to === undefined) field?.focus();
      else go(['rules', game, to], {}, true);
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [game, book, rule, wanted]);
}
function nextBy(key: string, { chapters, at }: Book, rule: Rule): string | undefined {
  const chapter = at.get(rule.id)!;
  const here = chapter.rules.indexOf(rule);
  const turned = (by: number): string | undefined => {
    const next = chapters[chapters.indexOf(chapter) + by];
    return next && openingOf(next);
  };
  switch (key) {
    case 'ArrowUp':
      return chapter.rules[here - 1]?.id;
    case 'ArrowDown':
      return chapter.rules[here + 1]?.id;
    case '[':
      return turned(-1);
    case ']':
      return turned(1);
    default:
      return undefined;
  }
}
