import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { CreditsList } from '../games/parts/credits-list.tsx';
import { creditsOf } from '../games/index.ts';
import { seatsOf } from '../games/seats.ts';
import { titleOf } from '../games/titles.ts';
import { Comfort } from '../shell/parts/comfort.tsx';
import { useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { canInstall, install } from './install.ts';

/** What Redut is, and whose games, icons and letters these are. */
export function AboutPage() {
  const w = words().about;
  return (
    <Page title={w.title}>
      <div class="prose">
        {w.text(GAME_NAMES.length).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="chips">
          <a class="button" href={href(['privacy'])}>
            {w.privacy}
          </a>
          <a class="button" href={href(['accessibility'])}>
            {w.accessibility}
          </a>
        </p>
        <section class="menu" aria-label={words().menu.comfort}>
          <h2>{words().menu.comfort}</h2>
          <Comfort />
        </section>
        {GAME_NAMES.map((game) => (
          <GameCredits key={game} game={game} />
        ))}
        <p>{w.icons}</p>
        <p>{w.fonts}</p>
        {canInstall() && (
          <p>
            <button type="button" class="button filled" onClick={() => void install()}>
              {w.install}
            </button>
          </p>
        )}
      </div>
    </Page>
  );
}

/** What the game says of itself, or else how many play it. */
const shownOf = async (game: string) =>
  (await creditsOf(game)) ?? { players: seatsOf((await moduleOf(game)).game), people: [] };

function GameCredits({ game }: { game: string }) {
  const credits = useFetched(() => shownOf(game), [game]).value;
  if (credits === undefined) return null;
  return (
    <section>
      <h2>{titleOf(game)}</h2>
      <CreditsList credits={credits} spoken={language.value} />
    </section>
  );
}
