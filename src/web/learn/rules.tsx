import { GAME_NAMES, isGameName } from '../../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { Page } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { RuleList } from '../table/rule-list.tsx';
import './learn.css';

/** The whole numbered rulebook, with search. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const w = words();
  return (
    <Page title={isGameName(game) ? w.rules.title(titleOf(game)) : w.home.rulebook}>
      <nav class="game-tabs" aria-label={w.home.games}>
        {GAME_NAMES.map((name) => (
          <a key={name} class="chip" href={href(['rules', name])} aria-current={name === game ? 'page' : undefined}>
            {titleOf(name)}
          </a>
        ))}
      </nav>
      {isGameName(game) && <RuleList key={game} game={game} rule={rule} />}
    </Page>
  );
}
