import type { ComponentChildren } from 'preact';
import { byFinger } from '../shell/settings.ts';
import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import { useShowTime } from './show-time.ts';
import type { Tone } from './telling.ts';
import type { TableView } from './view.ts';
import './turning-point.css';

const SAID: Readonly<Record<Language, { go: string; press: string; leavesIn: (seconds: number) => string }>> = typeset({
  uk: {
    go: 'Далі',
    press: 'Торкніться, щоб іти далі',
    leavesIn: (seconds) => `Enter — далі, пробіл — затримати; інакше за ${seconds} с`,
  },
  ru: {
    go: 'Дальше',
    press: 'Коснитесь, чтобы идти дальше',
    leavesIn: (seconds) => `Enter — дальше, пробел — задержать; иначе через ${seconds} с`,
  },
  en: {
    go: 'Go on',
    press: 'Tap to go on',
    leavesIn: (seconds) => `Enter: go on; Space: pause; otherwise in ${seconds} s`,
  },
});

interface TurningPointProps {
  readonly view: TableView;
  readonly done: () => void;
  /** So long it stays by itself, in milliseconds. */
  readonly ms: number;
  readonly tone: Tone;
  readonly over: string;
  readonly title: string;
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}
/** What decides a game is told large, over the table, before the game goes on or ends. */
export function TurningPoint({ view, done, ms, tone, over, title, picture, children }: TurningPointProps) {
  const w = SAID[view.language];
  // It fills the screen: a mouse rests on it wherever it is, and holds nothing by that.
  const { paused, left, press } = useShowTime(0, ms, done);
  return (
    <section class={`turning-point ${tone}`} role="group" aria-label={title} {...press}>
      {left !== undefined && <i class="turning-left" style={{ animationDuration: `${left}ms` }} />}
      <div class="turning-picture">{picture}</div>
      <div class="turning-words">
        <p class="turning-over">{over}</p>
        <h2>{title}</h2>
        {children}
      </div>
      <div class="turning-controls">
        <small>{paused ? '' : byFinger() ? w.press : w.leavesIn(Math.round(ms / 1000))}</small>
        <button type="button" class="button filled" data-show-next="" onClick={done}>
          {w.go}
        </button>
      </div>
    </section>
  );
}
