import type { ComponentChild } from 'preact';
import { typeset } from '../../kernel/typeset.ts';
import { fanOf, PlainFan } from '../games/game-fan.tsx';
import { lessonsOf, posterOf, teaches } from '../games/index.ts';
import { nextLesson } from '../learn/progress.ts';
import { seatsOf } from '../games/seats.ts';
import { fetchedGame } from '../games/titles.ts';
import type { Poster, PosterWords } from '../games/parts/poster.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { Guarded } from '../shell/parts/fetched.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import type { Tally } from './mine/statistics.ts';
import { mineWords } from './mine/words.ts';

/** A game on the start page: by the poster that it brought, or by what its own words say. */
export function PosterOf(props: PosterProps) {
  const poster = posterOf(props.game);
  return poster === undefined ? <PlainPoster {...props} /> : <OwnPoster {...props} poster={poster} />;
}
interface PosterProps {
  readonly game: string;
  /** Nobody has finished anything here yet. */
  readonly isNew: boolean;
  /** Who is new begins with this one. */
  readonly first: boolean;
  readonly record: Tally | undefined;
}

function OwnPoster({ poster, ...props }: PosterProps & { poster: Poster }) {
  const w = typeset(poster.words[language.value]);
  const Fan = fanOf(poster);
  return (
    <PosterFrame
      {...props}
      felt={poster.felt}
      {...w}
      facts={[
        ['backup', w.seats],
        ['stopwatch', w.minutes],
        [poster.special, w.special],
      ]}
      cards={<Fan names={w.fan} />}
    />
  );
}

function PlainPoster(props: PosterProps) {
  const { game } = props;
  const module = fetchedGame(game);
  const text = module?.texts[language.value];
  return (
    <PosterFrame
      {...props}
      felt="felt-room"
      title={text?.title ?? game}
      aim={text?.aim ?? ''}
      short={text?.aim ?? ''}
      facts={module === undefined ? [] : [['backup', seatsOf(module.game)]]}
      cards={<Guarded on={module}>{module !== undefined && <PlainFan module={module} />}</Guarded>}
    />
  );
}

interface PosterFrameProps extends PosterProps, Pick<PosterWords, 'title' | 'aim' | 'short'> {
  readonly felt: string;
  readonly facts: readonly (readonly [IconName, string])[];
  readonly cards: ComponentChild;
}
function PosterFrame({ game, felt, title, aim, short, facts, cards, isNew, first, record }: PosterFrameProps) {
  const w = mineWords();
  return (
    <article class={`poster ${felt}`} aria-labelledby={`poster-${game}`} lang={language.value} data-game={game}>
      <div class="poster-fan" aria-hidden="true">
        {cards}
      </div>
      <div class="poster-words">
        {isNew && first && (
          <span class="begin-here">
            <Icon name="r-star" />
            {words().home.begin}
          </span>
        )}
        <h2 id={`poster-${game}`}>{title}</h2>
        <p class="aim">{aim}</p>
        <p class="aim short">{short}</p>
        <div class="meta">
          {facts.map(([icon, says]) => (
            <span key={icon}>
              <Icon name={icon} />
              {says}
            </span>
          ))}
        </div>
        {!isNew && (
          <p class="poster-record">
            {record !== undefined && record.played > 0 && (
              <>
                <Icon name="r-chart" />
                {w.games(record.played)} · {w.wins(record.won)}
              </>
            )}
            <LessonLink game={game} title={title} />
          </p>
        )}
        {isNew ? <FirstWays game={game} title={title} /> : <Ways game={game} title={title} />}
      </div>
    </article>
  );
}

/** To the lesson that somebody who knows their way about has not finished yet. */
function LessonLink({ game, title }: WaysProps) {
  const next = nextLesson(game, lessonsOf(game));
  return next === undefined ? null : (
    <a class="poster-lesson" href={href(['learn', game, String(next)])}>
      <Icon name="open-book" />
      {words().learn.lesson(next)}
      <span class="hidden-words">{title}</span>
    </a>
  );
}

interface WaysProps {
  readonly game: string;
  readonly title: string;
}
/** Who is new plays or learns. */
function FirstWays({ game, title }: WaysProps) {
  const w = words().home;
  const taught = teaches(game);
  return (
    <div class="go first-ways">
      <a class="button filled" href={href(['play', game])}>
        <Icon name="r-arrow" />
        <span class="long">{w.play}</span>
        <span class="brief">{mineWords().play}</span>
        <span class="hidden-words">{title}</span>
      </a>
      <a class="button" href={href([taught ? 'learn' : 'rules', game])}>
        <Icon name="open-book" />
        <span class="long">{taught ? w.learn : w.rules}</span>
        <span class="brief">{taught ? w.learnShort : w.rules}</span>
        <span class="hidden-words">{title}</span>
      </a>
    </div>
  );
}
/** Who knows the game deals at once, asks a friend, or changes something first. */
function Ways({ game, title }: WaysProps) {
  const w = words().home;
  return (
    <div class="go">
      <a class="button filled" href={href(['play', game])}>
        <Icon name="r-arrow" />
        <span>{mineWords().play}</span>
        <span class="hidden-words">{title}</span>
      </a>
      <a class="button with-friend" href={href(['invite', game])}>
        <Icon name="linked-rings" />
        <span>{w.withFriend}</span>
        <span class="hidden-words">{title}</span>
      </a>
      <a class="button to-setup" href={href(['setup', game])}>
        <Icon name="r-gear" />
        <span>{w.tune}</span>
        <span class="hidden-words">{title}</span>
      </a>
    </div>
  );
}
