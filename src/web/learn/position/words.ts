import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface PositionWords {
  readonly try: string;
  readonly title: string;
  readonly examples: (game: string) => string;
  readonly example: (id: string) => string;
  readonly own: string;
  readonly rule: string;
  readonly start: string;
  readonly step: (at: number, of: number) => string;
  readonly next: string;
  readonly back: string;
  readonly last: string;
  readonly again: string;
  readonly playOn: string;
  readonly as: string;
  readonly link: string;
  readonly rulebook: string;
  readonly toExample: string;
  readonly asPrinted: string;
  readonly differs: string;
  readonly nothingPrinted: string;
  readonly printed: string;
  readonly here: string;
  readonly nothing: string;
  readonly cards: (n: string) => string;
  readonly offered: (what: string) => string;
  readonly refused: (what: string) => string;
  readonly notTold: (what: string) => string;
  readonly over: string;
  readonly stuck: string;
  readonly unknown: (name: string) => string;
  readonly bad: string;
  readonly ownHow: string;
  readonly file: string;
  readonly open: string;
}
const cardForms = {
  uk: { one: 'карта', few: 'карти', many: 'карт' },
  ru: { one: 'карта', few: 'карты', many: 'карт' },
  en: { one: 'card', other: 'cards' },
} as const;

export const POSITION: Readonly<Record<Language, PositionWords>> = typeset({
  uk: {
    try: 'Спробувати',
    title: 'Приклади',
    examples: (game) => `${game}: приклади`,
    example: (id) => `Приклад ${id}`,
    own: 'Своя позиція',
    rule: 'Правило',
    start: 'Початкова позиція',
    step: (at, of) => `Крок ${at} з ${of}`,
    next: 'Наступний крок',
    back: 'Крок назад',
    last: 'До кінця',
    again: 'Спочатку',
    playOn: 'Грати з цієї позиції',
    as: 'Ваше місце',
    link: 'Копіювати посилання',
    rulebook: 'До правил',
    toExample: 'Назад до прикладу',
    asPrinted: 'Усе так, як у прикладі',
    differs: 'Не так, як у прикладі',
    nothingPrinted: 'Результату тут не вказано',
    printed: 'у прикладі',
    here: 'тут',
    nothing: 'нічого',
    cards: (n) => slavic(Number(n), cardForms.uk),
    offered: (what) => `Можна: ${what}`,
    refused: (what) => `Не можна: ${what}`,
    notTold: (what) => `Не відбулося: ${what}`,
    over: 'Партію завершено',
    stuck: 'Наступний крок виконати не можна.',
    unknown: (name) => `Прикладу «${name}» у цій грі немає.`,
    bad: 'Цю позицію не можна розкласти.',
    ownHow: 'Вставте позицію у форматі JSON або відкрийте файл. Вона вміщується в посилання, яким можна поділитися.',
    file: 'Відкрити файл',
    open: 'Розкласти позицію',
  },
  ru: {
    try: 'Попробовать',
    title: 'Примеры',
    examples: (game) => `${game}: примеры`,
    example: (id) => `Пример ${id}`,
    own: 'Своя позиция',
    rule: 'Правило',
    start: 'Начальная позиция',
    step: (at, of) => `Шаг ${at} из ${of}`,
    next: 'Следующий шаг',
    back: 'Шаг назад',
    last: 'До конца',
    again: 'Сначала',
    playOn: 'Играть с этой позиции',
    as: 'Ваше место',
    link: 'Копировать ссылку',
    rulebook: 'К правилам',
    toExample: 'К примеру',
    asPrinted: 'Всё так, как в примере',
    differs: 'Не так, как в примере',
    nothingPrinted: 'Результат здесь не указан',
    printed: 'в примере',
    here: 'здесь',
    nothing: 'ничего',
    cards: (n) => slavic(Number(n), cardForms.ru),
    offered: (what) => `Можно: ${what}`,
    refused: (what) => `Нельзя: ${what}`,
    notTold: (what) => `Не произошло: ${what}`,
    over: 'Партия окончена',
    stuck: 'Следующий шаг выполнить нельзя.',
    unknown: (name) => `Примера «${name}» в этой игре нет.`,
    bad: 'Эту позицию нельзя разложить.',
    ownHow: 'Вставьте позицию в формате JSON или откройте файл. Она помещается в ссылку, которой можно поделиться.',
    file: 'Открыть файл',
    open: 'Разложить позицию',
  },
  en: {
    try: 'Try it',
    title: 'Examples',
    examples: (game) => `${game}: examples`,
    example: (id) => `Example ${id}`,
    own: 'Your own position',
    rule: 'Rule',
    start: 'Starting position',
    step: (at, of) => `Step ${at} of ${of}`,
    next: 'Next step',
    back: 'Step back',
    last: 'To the end',
    again: 'From the start',
    playOn: 'Play from this position',
    as: 'Your seat',
    link: 'Copy link',
    rulebook: 'To the rules',
    toExample: 'To the example',
    asPrinted: 'All as in the example',
    differs: 'Not as in the example',
    nothingPrinted: 'No result is given here',
    printed: 'in the example',
    here: 'here',
    nothing: 'nothing',
    cards: (n) => english(Number(n), cardForms.en),
    offered: (what) => `Allowed: ${what}`,
    refused: (what) => `Not allowed: ${what}`,
    notTold: (what) => `Did not happen: ${what}`,
    over: 'The game is over',
    stuck: 'The next step is not possible.',
    unknown: (name) => `This game has no example “${name}”.`,
    bad: 'This position cannot be laid out.',
    ownHow: 'Paste a position as JSON, or open a file. It fits into a link you can share.',
    file: 'Open a file',
    open: 'Lay out the position',
  },
});
