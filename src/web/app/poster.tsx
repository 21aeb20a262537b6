import type { ComponentChild, ComponentType } from 'preact';
import { typeset } from '../../kernel/typeset.ts';
import { posterOf, teaches } from '../games/index.ts';
import { fetchedGame } from '../games/titles.ts';
import type { Poster, PosterWords } from '../games/poster.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { Guarded } from '../shell/fetched.tsx';
import { lazyPart } from '../shell/lazy.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';

/** A game on the start page: by the poster that it brought, or by what its own words say. */
export function PosterOf({ game }: { game: string }) {
  const poster = posterOf(game);
  return poster === undefined ? <PlainPoster game={game} /> : <OwnPoster game={game} poster={poster} />;
}

const fans = new Map<Poster, ComponentType<{ names: PosterWords['fan'] }>>();
/** The faces of a game are no part of the first load: its cards come when the page stands. */
function fanOf(poster: Poster): ComponentType<{ names: PosterWords['fan'] }> {
  const fan = fans.get(poster) ?? lazyPart(poster.fan);
  fans.set(poster, fan);
  return fan;
}
function OwnPoster({ game, poster }: { game: string; poster: Poster }) {
  const w = typeset(poster.words[language.value]);
  const Fan = fanOf(poster);
  return (
    <Frame
      game={game}
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

const PlainFan = lazyPart(() => import('../games/plain/fan.tsx').then(({ PlainFan: fan }) => fan));
function PlainPoster({ game }: { game: string }) {
  const module = fetchedGame(game);
  const text = module?.texts[language.value];
  return (
    <Frame
      game={game}
      felt="felt-room"
      title={text?.title ?? game}
      subtitle=""
      aim={text?.aim ?? ''}
      short={text?.aim ?? ''}
      facts={text === undefined ? [] : [['backup', String(text.seats.length)]]}
      cards={<Guarded on={module}>{module !== undefined && <PlainFan module={module} />}</Guarded>}
    />
  );
}

interface FrameProps extends Pick<PosterWords, 'title' | 'subtitle' | 'aim' | 'short'> {
  readonly game: string;
  readonly felt: string;
  readonly facts: readonly (readonly [IconName, string])[];
  readonly cards: ComponentChild;
}
function Frame({ game, felt, title, subtitle, aim, short, facts, cards }: FrameProps) {
  return (
    <article class={`poster ${felt}`} aria-labelledby={`poster-${game}`} lang={language.value} data-game={game}>
      <div class="poster-fan" aria-hidden="true">
        {cards}
      </div>
      <div class="poster-words">
        <h2 id={`poster-${game}`}>
          {title}
          <small>{subtitle}</small>
        </h2>
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
        <Ways game={game} title={title} />
      </div>
    </article>
  );
}

function Ways({ game, title }: { game: string; title: string }) {
  const w = words().home;
  const taught = teaches(game);
  return (
    <div class="go">
      <a class="button filled" href={href(['play', game])}>
        <Icon name="r-arrow" />
        <span class="long">{w.play}</span>
        <span class="brief">{w.playShort}</span>
        <span class="hidden-words">{title}</span>
      </a>
      <a class="button" href={href([taught ? 'learn' : 'rules', game])}>
        <Icon name="open-book" />
        <span class="long">{taught ? w.learn : w.rules}</span>
        <span class="brief">{taught ? w.learnShort : w.rules}</span>
        <span class="hidden-words">{title}</span>
      </a>
      <a class="button gear" href={href(['setup', game])} aria-label={`${w.options}: ${title}`} title={w.options}>
        <Icon name="r-gear" />
      </a>
    </div>
  );
}
