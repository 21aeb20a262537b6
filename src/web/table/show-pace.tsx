import type { Language } from '../../kernel/text.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { speed } from '../shell/settings.ts';
import './show-pace.css';

const WORDS: Readonly<Record<Language, Readonly<Record<'pace' | 'pause' | 'resume' | 'atOnce', string>>>> = {
  uk: { pace: 'Темп показу', pause: 'Пауза', resume: 'Продовжити', atOnce: 'Одразу' },
  ru: { pace: 'Темп показа', pause: 'Пауза', resume: 'Продолжить', atOnce: 'Сразу' },
  en: { pace: 'Playback speed', pause: 'Pause', resume: 'Resume', atOnce: 'At once' },
};

interface PaceProps {
  readonly language: Language;
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
  /** At once: nothing more of this one is shown. What the menu says of all shows stays as it is. */
  readonly done: () => void;
}
/** How fast a show goes by itself: held, in one of two speeds, or not at all. */
export function ShowPace({ language, paused, pause, done }: PaceProps) {
  const w = WORDS[language];
  const pace = (to: 1 | 2): void => {
    speed.value = to;
    pause(false);
  };
  return (
    <div class="show-pace" role="group" aria-label={w.pace}>
      <button type="button" class="button" aria-pressed={paused} onClick={() => pause(!paused)}>
        <Icon name={paused ? 'r-play' : 'r-pause'} />
        <span>{paused ? w.resume : w.pause}</span>
      </button>
      {([1, 2] as const).map((n) => (
        <button
          key={n}
          type="button"
          class="button"
          aria-pressed={!paused && speed.value === n}
          onClick={() => pace(n)}
        >
          {n}×
        </button>
      ))}
      <button type="button" class="button" onClick={done}>
        <Icon name="r-skip" />
        <span>{w.atOnce}</span>
      </button>
    </div>
  );
}
