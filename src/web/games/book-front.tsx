import type { ComponentChildren } from 'preact';
import { useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { overviewOf, posterOf } from './index.ts';
import { fetchedGame, titleOf } from './titles.ts';
import './book-front.css';

const aimOf = (game: string): string =>
  posterOf(game)?.words[language.value].aim ?? fetchedGame(game)?.texts[language.value].aim ?? '';

interface FrontProps {
  readonly game: string;
  readonly children: ComponentChildren;
  /** What stands at the right. */
  readonly picture?: ComponentChildren;
}
/** What a rulebook opens with: the name of its game and what it is about. */
export const BookFront = ({ game, children, picture }: FrontProps) => (
  <section class={`book-hero ${posterOf(game)?.felt ?? 'felt-room'}`}>
    <div>
      <h2>{words().rules.inMinute(titleOf(game))}</h2>
      <p>{aimOf(game)}</p>
      {children}
    </div>
    {picture}
  </section>
);

/** The rulebook before it is here: its front stands where it will stand, with the game in a minute if that is wanted. */
export const BookToCome = ({ game, minute = false }: { game: string; minute?: boolean }) => (
  <Page title={words().rules.title(titleOf(game))}>
    <div class="book">
      <div class="book-space" />
      <div class="book-pictures">
        <BookFront game={game}>
          <p class="book-coming" aria-live="polite">
            {words().table.loading}
          </p>
        </BookFront>
        {minute && <MinuteOf game={game} />}
      </div>
    </div>
  </Page>
);
function MinuteOf({ game }: { game: string }) {
  const overview = useFetched(() => overviewOf(game), [game]).value;
  return overview === undefined ? null : <p class="book-minute">{overview.minute[language.value]}</p>;
}
