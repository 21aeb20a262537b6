import { percent } from '../shell/figures.ts';
import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import type { Controls } from './controls.ts';
import { optionWords, type TableView } from './view.ts';

interface Words {
  readonly title: string;
  readonly clear: (first: string, second: string) => string;
  readonly alike: string;
}
const SAID: Readonly<Record<Language, Words>> = typeset({
  uk: {
    title: 'Шанс на перемогу після ходу',
    clear: (first, second) =>
      `Уявивши продовження, бот чекає від цього ходу ${first}, від найкращого з інших — ${second}.`,
    alike: 'Майже однаково: бот не бачить помітної різниці з іншим ходом.',
  },
  ru: {
    title: 'Шанс на победу после хода',
    clear: (first, second) =>
      `Представив продолжения, бот ждёт от этого хода ${first}, от лучшего из других — ${second}.`,
    alike: 'Почти одинаково: бот не видит заметной разницы с другим ходом.',
  },
  en: {
    title: 'Chance to win after the move',
    clear: (first, second) =>
      `Imagining how it goes on, the bot expects ${first} from this move, ${second} from the best of the others.`,
    alike: 'Almost the same: the bot sees no real difference to another move.',
  },
});
/** Less than this tells no two moves apart. */
const ALIKE = 0.02;

/** What a hint compared: the move, why, and two others, with the chance after each. */
export function Advice({ view, controls }: { view: TableView; controls: Controls }) {
  const { selection } = view;
  const compared = selection.compared.value;
  const [first, second] = compared;
  if (first === undefined || second === undefined) return null;
  const w = SAID[view.language];
  const apart = first.chance - second.chance;
  return (
    <section class="advice" aria-label={w.title}>
      <p>{apart < ALIKE ? w.alike : w.clear(percent(first.chance), percent(second.chance))}</p>
      <h3 class="zone-label">{w.title}</h3>
      <ol class="advice-moves">
        {compared.map(({ choice, chance }) => (
          <li key={choice.option.action}>
            <button
              type="button"
              aria-pressed={selection.advice.value === choice}
              onClick={() => controls.follow(choice, compared)}
            >
              <span>{optionWords(view, choice.option)}</span>
              <b>{percent(chance)}</b>
              <i style={{ width: `${Math.round(chance * 100)}%` }} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
