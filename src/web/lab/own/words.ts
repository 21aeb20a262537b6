import type { Language } from '../../../kernel/text.ts';

interface OwnWords {
  readonly title: string;
  readonly how: string;
  readonly text: string;
  readonly sample: string;
  readonly open: string;
  readonly save: string;
  readonly good: (n: number) => string;
  readonly problems: (n: number) => string;
  readonly cards: string;
  readonly try: (n: number) => string;
  readonly stop: string;
  readonly tried: (done: number, of: number) => string;
}
export const WORDS: Readonly<Record<Language, OwnWords>> = {
  uk: {
    title: 'Свої карти ВІЙНИ',
    how: 'Карта — це рядок даних: гра виконує його і друкує з нього текст трьома мовами. Напишіть свої карти, перевірте їх і випробуйте в іграх ботів. Усе лишається на цьому пристрої.',
    text: 'Карти у форматі JSON',
    sample: 'Приклад: Зимова війна',
    open: 'Відкрити файл',
    save: 'Зберегти файл',
    good: (n) => `Нових карт: ${n}. Помилок немає.`,
    problems: (n) => `Помилок: ${n}`,
    cards: 'Нові карти',
    try: (n) => `Зіграти ${n} ігор`,
    stop: 'Зупинити',
    tried: (done, of) => `зіграно ${done} з ${of}`,
  },
  ru: {
    title: 'Свои карты ВОЙНЫ',
    how: 'Карта — это строка данных: игра выполняет её и печатает из неё текст на трёх языках. Напишите свои карты, проверьте их и испытайте в играх ботов. Всё остаётся на этом устройстве.',
    text: 'Карты в формате JSON',
    sample: 'Пример: Зимняя война',
    open: 'Открыть файл',
    save: 'Сохранить файл',
    good: (n) => `Новых карт: ${n}. Ошибок нет.`,
    problems: (n) => `Ошибок: ${n}`,
    cards: 'Новые карты',
    try: (n) => `Сыграть ${n} игр`,
    stop: 'Остановить',
    tried: (done, of) => `сыграно ${done} из ${of}`,
  },
  en: {
    title: 'Own cards of WAR',
    how: 'A card is a row of data: the game carries it out, and prints its text from it in three languages. Write cards of your own, check them, and try them in games of bots. Everything stays on this device.',
    text: 'Cards as JSON',
    sample: 'Example: Winter War',
    open: 'Open a file',
    save: 'Save as a file',
    good: (n) => `New cards: ${n}. No mistakes.`,
    problems: (n) => `Mistakes: ${n}`,
    cards: 'New cards',
    try: (n) => `Play ${n} games`,
    stop: 'Stop',
    tried: (done, of) => `${done} of ${of} played`,
  },
};
