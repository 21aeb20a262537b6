import type { ComponentChildren } from 'preact';
import { BookFront } from '../../games/book-front.tsx';
import { CreditsList } from '../../games/parts/credits-list.tsx';
import { GameFan } from '../../games/game-fan.tsx';
import { creditsOf, posterOf, teaches } from '../../games/index.ts';
import type { Overview } from '../../games/parts/overview.ts';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { Foreign } from '../../shell/parts/foreign.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { type Book, countOf, isAppendix, openingOf } from './book.ts';
import { RULEBOOK } from './words.ts';

interface OverviewProps {
  readonly game: string;
  readonly book: Book;
  readonly overview: Overview | undefined;
  /** Before all else: what an address asked for in vain. */
  readonly children?: ComponentChildren;
}
/** The game in a minute: what it is about, how a turn goes, and every chapter as a picture. */
export function OverviewOf({ game, book, overview, children }: OverviewProps) {
  const w = RULEBOOK[language.value];
  const { chapters } = book;
  return (
    <div class="book-pictures">
      {children}
      <BookFront game={game} picture={<GameFan game={game} />}>
        <p class="chips">
          {teaches(game) && (
            <a class="button filled" href={href(['learn', game])}>
              <Icon name="open-book" /> {w.learn}
            </a>
          )}
          <a class={`button ${teaches(game) ? '' : 'filled'}`} href={href(['rules', game, 'all'])}>
            {w.all}
          </a>
        </p>
      </BookFront>
      {overview !== undefined && (
        <section class="book-turn" aria-label={w.aid}>
          <p class="book-minute">{overview.minute[language.value]}</p>
          <ol>
            {overview.turn.map(({ icon, title, says }) => (
              <li key={icon}>
                <Icon name={icon} />
                <h3>{title[language.value]}</h3>
                <p>{says[language.value]}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {chapters.length > 0 && (
        <>
          <Chapters game={game} book={book} overview={overview} />
          <Story game={game} />
        </>
      )}
    </div>
  );
}
function Chapters({ game, book: { chapters }, overview }: OverviewProps) {
  const w = RULEBOOK[language.value];
  const counts = countOf(chapters);
  const felt = posterOf(game)?.felt ?? 'felt-room';
  return (
    <section>
      <p class="book-chapters-head">
        <b>{w.chapters}</b> <span class="mute">{w.counts(chapters.length, counts.rules, counts.examples)}</span>
      </p>
      <ul class="book-tiles">
        {chapters
          .filter((chapter) => !isAppendix(chapter))
          .map((chapter) => {
            const { rules, examples } = countOf([chapter]);
            return (
              <li key={chapter.title}>
                <a class={felt} href={href(['rules', game, openingOf(chapter)])}>
                  <Icon name={overview?.pictures[chapter.number] ?? 'open-book'} />
                  <span>
                    <b>
                      {chapter.number !== '' && `${chapter.number}. `}
                      <Foreign text={chapter.title} />
                    </b>
                    <small>{w.rulesAnd(rules, examples)}</small>
                  </span>
                </a>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** What the game tells of, and whose it is. */
function Story({ game }: { game: string }) {
  const credits = useFetched(() => creditsOf(game), [game]).value;
  if (credits === undefined) return null;
  return (
    <section class="book-story">
      <p>{credits.story[language.value]}</p>
      <div>
        <CreditsList credits={credits} spoken={language.value} />
      </div>
    </section>
  );
}
