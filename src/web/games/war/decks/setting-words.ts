import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';
import type { Measure } from './measure.ts';

interface Words {
  readonly whose: string;
  readonly takenBy: (label: string) => string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly of: (name: string, n: number, most: number) => string;
  readonly build: string;
  readonly buildHow: string;
}
export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    whose: 'Чию колоду обирають',
    takenBy: (label) => `обрано: ${label}`,
    measures: { attack: 'Натиск', defence: 'Оборона', fire: 'Вогонь', tempo: 'Темп' },
    of: (name, n, most) => `${name}: ${n} з ${most}`,
    build: 'Зібрати свою',
    buildHow: 'Оберіть сторону й карти в конструкторі колод.',
  },
  ru: {
    whose: 'Чью колоду выбирают',
    takenBy: (label) => `выбрана: ${label}`,
    measures: { attack: 'Натиск', defence: 'Оборона', fire: 'Огонь', tempo: 'Темп' },
    of: (name, n, most) => `${name}: ${n} из ${most}`,
    build: 'Собрать свою',
    buildHow: 'Выберите сторону и карты в конструкторе колод.',
  },
  en: {
    whose: 'Whose deck is being chosen',
    takenBy: (label) => `chosen: ${label}`,
    measures: { attack: 'Push', defence: 'Defence', fire: 'Fire', tempo: 'Tempo' },
    of: (name, n, most) => `${name}: ${n} of ${most}`,
    build: 'Build your own',
    buildHow: 'Choose a side and cards in the deck builder.',
  },
});
