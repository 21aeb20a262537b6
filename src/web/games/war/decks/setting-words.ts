import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';
import type { Measure } from './measure.ts';

interface Words {
  readonly whose: string;
  readonly takenBy: (label: string) => string;
  readonly measures: Readonly<Record<Measure, string>>;
  /** What the deck does best, and what it can least. */
  readonly best: Readonly<Record<Measure, string>>;
  readonly least: Readonly<Record<Measure, string>>;
  readonly all: string;
  readonly mine: string;
  readonly show: string;
  readonly of: (name: string, n: number, most: number) => string;
  readonly fared: (share: number, games: number) => string;
  readonly odds: (first: string, share: number, second: string, other: number) => string;
  readonly oddsOf: (games: number) => string;
  readonly build: string;
  readonly buildHow: string;
}
export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    whose: 'Чию колоду обирають',
    takenBy: (label) => `обрано: ${label}`,
    measures: { attack: 'Натиск', defence: 'Оборона', fire: 'Вогонь', tempo: 'Темп' },
    best: { attack: 'б’є сильно', defence: 'тримає фронт', fire: 'дістає здалеку', tempo: 'розгортається швидко' },
    least: {
      attack: 'б’є слабко',
      defence: 'тримається слабко',
      fire: 'мало далекого вогню',
      tempo: 'розгортається повільно',
    },
    all: 'Усі',
    mine: 'Мої',
    show: 'Які колоди показати',
    of: (name, n, most) => `${name}: ${n} з ${most}`,
    fared: (share, games) => `перемог ботів: ${share} % із ${games}`,
    odds: (first, share, second, other) => `Ця пара колод: ${first} ${share} %, ${second} ${other} %`,
    oddsOf: (games) => `ця пара колод, партій ботів: ${games}`,
    build: 'Зібрати свою',
    buildHow: 'Оберіть сторону й карти в конструкторі колод.',
  },
  ru: {
    whose: 'Чью колоду выбирают',
    takenBy: (label) => `выбрана: ${label}`,
    measures: { attack: 'Натиск', defence: 'Оборона', fire: 'Огонь', tempo: 'Темп' },
    best: { attack: 'бьёт сильно', defence: 'держит фронт', fire: 'достаёт издалека', tempo: 'разворачивается быстро' },
    least: {
      attack: 'бьёт слабо',
      defence: 'держится слабо',
      fire: 'мало дальнего огня',
      tempo: 'разворачивается медленно',
    },
    all: 'Все',
    mine: 'Мои',
    show: 'Какие колоды показать',
    of: (name, n, most) => `${name}: ${n} из ${most}`,
    fared: (share, games) => `побед ботов: ${share} % из ${games}`,
    odds: (first, share, second, other) => `Эта пара колод: ${first} ${share} %, ${second} ${other} %`,
    oddsOf: (games) => `эта пара колод, партий ботов: ${games}`,
    build: 'Собрать свою',
    buildHow: 'Выберите сторону и карты в конструкторе колод.',
  },
  en: {
    whose: 'Whose deck is being chosen',
    takenBy: (label) => `chosen: ${label}`,
    measures: { attack: 'Push', defence: 'Defence', fire: 'Fire', tempo: 'Tempo' },
    best: { attack: 'strikes hard', defence: 'holds the front', fire: 'reaches far', tempo: 'deploys fast' },
    least: {
      attack: 'strikes weakly',
      defence: 'weak in defence',
      fire: 'little long-range fire',
      tempo: 'deploys slowly',
    },
    all: 'All',
    mine: 'Mine',
    show: 'Which decks to show',
    of: (name, n, most) => `${name}: ${n} of ${most}`,
    fared: (share, games) => `bots win ${share}% of ${games}`,
    odds: (first, share, second, other) => `This pair of decks: ${first} ${share}%, ${second} ${other}%`,
    oddsOf: (games) => `this pair of decks, ${games} games of bots`,
    build: 'Build your own',
    buildHow: 'Choose a side and cards in the deck builder.',
  },
});
