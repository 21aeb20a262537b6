import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

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
export const WORDS: Readonly<Record<Language, OwnWords>> = typeset({
  uk: {
    title: 'Свої карти ВІЙНИ',
    how: 'Кожну карту описує один рядок даних: за ним гра виконує її дію і складає її текст трьома мовами. Напишіть свої карти, перевірте їх і випробуйте в партіях ботів. Усе лишається на цьому пристрої.',
    text: 'Карти у форматі JSON',
    sample: 'Приклад: «Зимова війна»',
    open: 'Відкрити файл',
    save: 'Зберегти файл',
    good: (n) => `Нових карт: ${n}. Помилок немає.`,
    problems: (n) => `Помилок: ${n}`,
    cards: 'Нові карти',
    try: (n) => `Зіграти ${slavic(n, { one: 'партію', few: 'партії', many: 'партій' })}`,
    stop: 'Зупинити',
    tried: (done, of) => `зіграно ${done} з ${of}`,
  },
  ru: {
    title: 'Свои карты ВОЙНЫ',
    how: 'Каждую карту описывает одна строка данных: по ней игра действует и составляет текст на трёх языках. Напишите свои карты, проверьте их и испытайте в партиях ботов. Всё остаётся на этом устройстве.',
    text: 'Карты в формате JSON',
    sample: 'Пример: «Зимняя война»',
    open: 'Открыть файл',
    save: 'Сохранить файл',
    good: (n) => `Новых карт: ${n}. Ошибок нет.`,
    problems: (n) => `Ошибок: ${n}`,
    cards: 'Новые карты',
    try: (n) => `Сыграть ${slavic(n, { one: 'партию', few: 'партии', many: 'партий' })}`,
    stop: 'Остановить',
    tried: (done, of) => `сыграно ${done} из ${of}`,
  },
  en: {
    title: 'Your own WAR cards',
    how: 'Each card is one row of data: the game runs it and writes the card’s text from it in three languages. Write your own cards, check them, and try them in bot games. Everything stays on this device.',
    text: 'Cards as JSON',
    sample: 'Example: Winter War',
    open: 'Open a file',
    save: 'Save the file',
    good: (n) => `New cards: ${n}. No mistakes.`,
    problems: (n) => `Mistakes: ${n}`,
    cards: 'New cards',
    try: (n) => `Play ${english(n, { one: 'game', other: 'games' })}`,
    stop: 'Stop',
    tried: (done, of) => `${done} of ${of} played`,
  },
});
