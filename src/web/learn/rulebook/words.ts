import { type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface RulebookWords {
  readonly title: string;
  readonly lead: string;
  readonly overview: string;
  readonly all: string;
  readonly learn: string;
  readonly print: string;
  readonly chapters: string;
  readonly contents: string;
  readonly counts: (chapters: number, rules: number, examples: number) => string;
  readonly rulesAnd: (rules: number, examples: number) => string;
  readonly chapterOf: (game: string, at: number, of: number) => string;
  readonly examplesOf: (n: number) => string;
  readonly play: string;
  readonly exampleTo: (rule: string) => string;
  readonly none: string;
  readonly nextExample: (rule: string) => string;
  readonly nearestExample: (rule: string) => string;
  readonly inChapter: string;
  readonly whole: string;
  /** Over the examples with which a chapter begins. */
  readonly toTry: string;
  /** What an address asked for that is no rule of the book. */
  readonly noRule: (asked: string) => string;
  readonly aid: string;
  readonly editions: string;
  readonly edition: Readonly<Record<'uk' | 'en', string>>;
  readonly differs: Readonly<Record<'uk' | 'en', string>>;
  readonly compare: string;
  readonly hide: string;
  readonly search: string;
  readonly clear: string;
  readonly found: (what: string, n: number) => string;
  readonly byRoot: string;
  readonly inCards: string;
  readonly nothing: (what: string) => string;
  readonly nearest: string;
  readonly previous: string;
  readonly next: string;
  readonly openPage: string;
}
export const RULEBOOK: Readonly<Record<Language, RulebookWords>> = typeset({
  uk: {
    title: 'Правила',
    lead: 'Кожен пункт має номер і посилання, а приклад до нього можна зіграти просто поруч.',
    overview: 'Огляд у картинках',
    all: 'Читати все',
    learn: 'Навчитися · 5 хв',
    print: 'Надрукувати',
    chapters: 'Розділи',
    contents: 'Зміст правил',
    counts: (chapters, rules, examples) =>
      `${slavic(chapters, { one: 'розділ', few: 'розділи', many: 'розділів' })} · ${slavic(rules, { one: 'пункт', few: 'пункти', many: 'пунктів' })} · можна зіграти ${slavic(examples, { one: 'приклад', few: 'приклади', many: 'прикладів' })}`,
    rulesAnd: (rules, examples) =>
      `${slavic(rules, { one: 'пункт', few: 'пункти', many: 'пунктів' })}${examples === 0 ? '' : ` · ${slavic(examples, { one: 'приклад', few: 'приклади', many: 'прикладів' })}`}`,
    chapterOf: (game, at, of) => `${game} · розділ ${at} з ${of}`,
    examplesOf: (n) => slavic(n, { one: 'приклад', few: 'приклади', many: 'прикладів' }),
    play: 'Зіграти',
    exampleTo: (rule) => `Приклад до ${rule}`,
    none: 'До цього пункту прикладу немає.',
    nextExample: (rule) => `Наступний приклад: ${rule}`,
    nearestExample: (rule) => `Найближчий приклад: ${rule}`,
    inChapter: 'Карти із цього розділу',
    whole: 'На весь екран',
    toTry: 'Що спробувати',
    noRule: (asked) =>
      `Пункту «${asked}» у цих правилах немає. Ось огляд; пункт можна знайти пошуком за номером або словом.`,
    aid: 'Пам’ятка: як іде хід',
    editions: 'Видання правил',
    edition: { uk: 'Українське видання', en: 'Англійське видання' },
    differs: { uk: 'Англійське видання каже інакше.', en: 'Українське видання каже інакше.' },
    compare: 'Порівняти',
    hide: 'Сховати',
    search: 'Шукати в правилах',
    clear: 'Очистити пошук',
    found: (what, n) => `«${what}» · ${slavic(n, { one: 'пункт', few: 'пункти', many: 'пунктів' })}`,
    byRoot: 'Шукаємо за початком слова, тож знаходяться всі відмінки.',
    inCards: 'Карти, де про це йдеться',
    nothing: (what) => `«${what}» у правилах немає`,
    nearest: 'Може, ви шукали:',
    previous: 'Попередній розділ',
    next: 'Наступний розділ',
    openPage: 'Відкрити правила',
  },
  ru: {
    title: 'Правила',
    lead: 'У каждого пункта есть номер и ссылка, а пример к нему можно сыграть прямо рядом.',
    overview: 'Обзор в картинках',
    all: 'Читать всё',
    learn: 'Обучение · 5 мин',
    print: 'Напечатать',
    chapters: 'Разделы',
    contents: 'Содержание правил',
    counts: (chapters, rules, examples) =>
      `${slavic(chapters, { one: 'раздел', few: 'раздела', many: 'разделов' })} · ${slavic(rules, { one: 'пункт', few: 'пункта', many: 'пунктов' })} · можно сыграть ${slavic(examples, { one: 'пример', few: 'примера', many: 'примеров' })}`,
    rulesAnd: (rules, examples) =>
      `${slavic(rules, { one: 'пункт', few: 'пункта', many: 'пунктов' })}${examples === 0 ? '' : ` · ${slavic(examples, { one: 'пример', few: 'примера', many: 'примеров' })}`}`,
    chapterOf: (game, at, of) => `${game} · раздел ${at} из ${of}`,
    examplesOf: (n) => slavic(n, { one: 'пример', few: 'примера', many: 'примеров' }),
    play: 'Сыграть',
    exampleTo: (rule) => `Пример к ${rule}`,
    none: 'К этому пункту примера нет.',
    nextExample: (rule) => `Следующий пример: ${rule}`,
    nearestExample: (rule) => `Ближайший пример: ${rule}`,
    inChapter: 'Карты из этого раздела',
    whole: 'На весь экран',
    toTry: 'Что попробовать',
    noRule: (asked) =>
      `Пункта «${asked}» в этих правилах нет. Вот обзор; пункт можно найти поиском по номеру или слову.`,
    aid: 'Памятка: как идёт ход',
    editions: 'Издание правил',
    edition: { uk: 'Украинское издание', en: 'Английское издание' },
    differs: { uk: 'В английском издании иначе.', en: 'В украинском издании иначе.' },
    compare: 'Сравнить',
    hide: 'Скрыть',
    search: 'Искать в правилах',
    clear: 'Очистить поиск',
    found: (what, n) => `«${what}» · ${slavic(n, { one: 'пункт', few: 'пункта', many: 'пунктов' })}`,
    byRoot: 'Ищем по началу слова, поэтому находятся все падежи.',
    inCards: 'Карты, где об этом сказано',
    nothing: (what) => `«${what}» в правилах нет`,
    nearest: 'Возможно, вы искали:',
    previous: 'Предыдущий раздел',
    next: 'Следующий раздел',
    openPage: 'Открыть правила',
  },
  en: {
    title: 'Rules',
    lead: 'Every rule has a number and a link, and its worked example can be played right beside it.',
    overview: 'Overview in pictures',
    all: 'Read everything',
    learn: 'Learn · 5 min',
    print: 'Print',
    chapters: 'Chapters',
    contents: 'Contents',
    counts: (chapters, rules, examples) =>
      `${chapters} ${chapters === 1 ? 'chapter' : 'chapters'} · ${rules} ${rules === 1 ? 'rule' : 'rules'} · ${examples} playable ${examples === 1 ? 'example' : 'examples'}`,
    rulesAnd: (rules, examples) =>
      `${rules} ${rules === 1 ? 'rule' : 'rules'}${examples === 0 ? '' : ` · ${examples} ${examples === 1 ? 'example' : 'examples'}`}`,
    chapterOf: (game, at, of) => `${game} · chapter ${at} of ${of}`,
    examplesOf: (n) => `${n} ${n === 1 ? 'example' : 'examples'}`,
    play: 'Play',
    exampleTo: (rule) => `Example for ${rule}`,
    none: 'There is no example for this rule.',
    nextExample: (rule) => `Next example: ${rule}`,
    nearestExample: (rule) => `Nearest example: ${rule}`,
    inChapter: 'Cards of this chapter',
    whole: 'Full screen',
    toTry: 'What to try',
    noRule: (asked) =>
      `There is no rule “${asked}” in these rules. Here is the overview; the search finds a rule by its number or a word.`,
    aid: 'Player aid: how a turn goes',
    editions: 'Edition of the rules',
    edition: { uk: 'Ukrainian edition', en: 'English edition' },
    differs: { uk: 'The English edition differs.', en: 'The Ukrainian edition differs.' },
    compare: 'Compare',
    hide: 'Hide',
    search: 'Search the rules',
    clear: 'Clear the search',
    found: (what, n) => `“${what}” · ${n} ${n === 1 ? 'rule' : 'rules'}`,
    byRoot: 'The search looks for the beginning of a word, so plurals are found as well.',
    inCards: 'Cards that mention it',
    nothing: (what) => `“${what}” is not in the rules`,
    nearest: 'Did you mean:',
    previous: 'Previous chapter',
    next: 'Next chapter',
    openPage: 'Open the rules',
  },
});
