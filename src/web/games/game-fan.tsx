import type { ComponentType } from 'preact';
import { typeset } from '../../kernel/typeset.ts';
import { Guarded } from '../shell/parts/fetched.tsx';
import { lazyPart } from '../shell/parts/lazy.tsx';
import { language } from '../shell/settings.ts';
import { posterOf } from './index.ts';
import type { Poster, PosterWords } from './parts/poster.ts';
import { fetchedGame } from './titles.ts';

const fans = new Map<Poster, ComponentType<{ names: PosterWords['fan'] }>>();
/** The faces of a game are no part of the first load: its cards come when the page stands. */
export function fanOf(poster: Poster): ComponentType<{ names: PosterWords['fan'] }> {
  const fan = fans.get(poster) ?? lazyPart(poster.fan);
  fans.set(poster, fan);
  return fan;
}
export const PlainFan = lazyPart(() => import('./plain/fan.tsx').then(({ PlainFan: fan }) => fan));

/** Three cards of a game, for the eye. */
export function GameFan({ game }: { game: string }) {
  const poster = posterOf(game);
  if (poster === undefined) {
    const module = fetchedGame(game);
    return (
      <div class="poster-fan" aria-hidden="true">
        <Guarded on={module}>{module !== undefined && <PlainFan module={module} />}</Guarded>
      </div>
    );
  }
  const Fan = fanOf(poster);
  return (
    <div class="poster-fan" aria-hidden="true">
      <Fan names={typeset(poster.words[language.value]).fan} />
    </div>
  );
}
