import { Page } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { type Poster, POSTERS } from '../shell/text/words.ts';
import { RuleList } from '../table/rule-list.tsx';
import './learn.css';

const isPoster = (game: string): game is Poster => POSTERS.some((poster) => poster === game);

/** The whole numbered rulebook, with search. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const w = words();
  return (
    <Page title={isPoster(game) ? w.rules.title(w.posters[game].title) : w.home.rulebook}>
      <nav class="game-tabs" aria-label={w.home.games}>
        {POSTERS.map((poster) => (
          <a
            key={poster}
            class="chip"
            href={href(['rules', poster])}
            aria-current={poster === game ? 'page' : undefined}
          >
            {w.posters[poster].title}
          </a>
        ))}
      </nav>
      {isPoster(game) && <RuleList key={game} game={game} rule={rule} />}
    </Page>
  );
}
