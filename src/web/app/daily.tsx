import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DAILY, DAILY_GAMES, type DailyGame, dailySeed, dayOf } from '../../match/daily.ts';
import { bestOfDay, type DailyBest } from '../shell/server.ts';
import { posterOf } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { ownBest } from './daily-kept.ts';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import './daily.css';

/** The same deal for everybody on one day, for who plays alone. */
export function DailyPage({ query }: { query: URLSearchParams }) {
  const w = DAILY_WORDS[language.value];
  const today = dayOf(Date.now());
  const day = query.get('day') ?? today;
  const best = useSignal<DailyBest | undefined>(undefined);
  useEffect(() => {
    best.value = undefined;
    // Without a server there is still the game.
    bestOfDay(day).then(
      (lists) => (best.value = lists),
      () => undefined,
    );
  }, [day]);
  const date = new Date(`${day}T12:00:00Z`).toLocaleDateString(language.value, { day: 'numeric', month: 'long' });
  return (
    <Page title={`${w.title}: ${date}`}>
      <p class="daily-how">{w.how}</p>
      <div class="daily">
        {DAILY_GAMES.map((game) => (
          <Challenge key={game} game={game} day={day} open={day === today} best={best.value?.[game]} />
        ))}
      </div>
      <p>
        <a class="button" href={href(['daily'], day === today ? { day: dayOf(Date.now() - 86_400_000) } : {})}>
          {day === today ? w.yesterday : w.today}
        </a>
      </p>
    </Page>
  );
}

interface ChallengeProps {
  readonly game: DailyGame;
  readonly day: string;
  readonly open: boolean;
  readonly best: DailyBest[DailyGame] | undefined;
}
function Challenge({ game, day, open, best }: ChallengeProps) {
  const w = DAILY_WORDS[language.value];
  const mine = ownBest(game, day);
  const setup = Object.fromEntries(Object.entries(DAILY[game]).map(([name, value]) => [name, String(value)]));
  return (
    <section class={`daily-game ${posterOf(game)?.felt ?? 'felt-room'}`} aria-labelledby={`daily-${game}`}>
      <h2 id={`daily-${game}`}>{titleOf(game)}</h2>
      <p>{w.aim[game]}</p>
      {mine !== undefined && <p class="daily-mine">{w.mine(w.score(game, mine))}</p>}
      {open && (
        <a class="button filled" href={href(['play', game], { ...setup, seed: dailySeed(game, day) })}>
          {mine === undefined ? w.play : w.again}
        </a>
      )}
      <h3 class="zone-label">{w.best}</h3>
      {best === undefined || best.length === 0 ? (
        <p class="mute">{best === undefined ? w.noServer : w.nobody}</p>
      ) : (
        <ol>
          {best.map(({ name, score }, i) => (
            <li key={i}>
              <span>{name}</span> <b>{w.score(game, score)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
