import type { GameModule } from '../../../games/index.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { posterOf } from '../../games/index.ts';
import { Guarded } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { fanOf, PlainFan } from '../../games/game-fan.tsx';
import { setupWords } from './words.ts';

interface PosterProps {
  readonly game: string;
  readonly module: GameModule;
  /** How often bots win what is being set up, in percent, and of how many games. */
  readonly won: readonly [percent: number, games: number] | undefined;
}
/** The game that is being set up: three of its cards, what it is about, how long it takes. */
export function SetupPoster({ game, module, won }: PosterProps) {
  const poster = posterOf(game);
  const text = module.texts[language.value];
  if (poster === undefined)
    return (
      <div class="set-poster felt-room">
        <div class="set-fan" aria-hidden="true">
          <Guarded on={module}>
            <PlainFan module={module} />
          </Guarded>
        </div>
        <div class="set-poster-words">
          <h2>{text.title}</h2>
          <p>{text.aim}</p>
        </div>
      </div>
    );
  const w = typeset(poster.words[language.value]);
  const Fan = fanOf(poster);
  return (
    <div class={`set-poster ${poster.felt}`}>
      <div class="set-fan" aria-hidden="true">
        <Fan names={w.fan} />
      </div>
      <div class="set-poster-words">
        <h2>{w.title}</h2>
        <p>{w.aim}</p>
        <ul>
          {(
            [
              ['backup', setupWords().players(w.seats)],
              ['stopwatch', w.minutes],
              [poster.special, w.special],
              ...(won === undefined ? [] : [['r-chart', setupWords().botsWin(...won)] as const]),
            ] as const
          ).map(([icon, says]) => (
            <li key={icon}>
              <Icon name={icon} />
              {says}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
