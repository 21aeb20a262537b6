import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What can be asked or done in the command field. */
export const COMMANDS = [
  'hand',
  'table',
  'stands',
  'last',
  'event',
  'others',
  'why',
  'near',
  'forecast',
  'clock',
  'rule',
  'help',
  'leave',
  'undo',
  'end',
  'yes',
  'no',
] as const;
export type Command = (typeof COMMANDS)[number];
/** How much is read of a card: its name, its figures, its text. */
export const DEPTHS = ['names', 'figures', 'texts'] as const;
export type ReadingDepth = (typeof DEPTHS)[number];

export interface ReadingWords {
  readonly actions: string;
  readonly otherActions: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly table: string;
  readonly stands: string;
  readonly happened: string;
  readonly earlier: (turns: number) => string;
  readonly field: string;
  readonly send: string;
  readonly fieldHow: string;
  readonly depth: string;
  readonly depths: Readonly<Record<ReadingDepth, string>>;
  readonly read: (card: string) => string;
  readonly readShort: string;
  /** Instead of the sign between two sides of a column. */
  readonly against: string;
  readonly nobody: string;
  readonly empty: string;
  /** The word that is typed for it; its first letters do. */
  readonly commands: Readonly<Record<Command, string>>;
  /** What each is for. */
  readonly help: Readonly<Record<Command, string>>;
  readonly helpChoose: string;
  readonly unknown: (typed: string) => string;
  readonly several: (names: string) => string;
  readonly chosen: (n: number, name: string) => string;
  readonly nothingChosen: string;
  readonly left: string;
  readonly undoing: string;
  readonly noUndo: string;
  readonly noQuestion: string;
  readonly noCard: (typed: string) => string;
  readonly notInHand: (typed: string) => string;
  readonly noPlace: (typed: string) => string;
  readonly noForecast: string;
  readonly noClock: string;
  readonly noRule: string;
  readonly noSection: (n: number) => string;
  readonly which: string;
}
export const READING: Readonly<Record<Language, ReadingWords>> = typeset({
  uk: {
    actions: 'Що можна зробити',
    otherActions: 'Інше',
    hand: 'Ваша рука',
    handEmpty: 'На руці нічого немає.',
    table: 'Стіл',
    stands: 'Як іде гра',
    happened: 'Що відбулося',
    earlier: (turns) => `Раніше: ${slavic(turns, { one: 'хід', few: 'ходи', many: 'ходів' })}`,
    field: 'Команда',
    send: 'Виконати',
    fieldHow: 'Номер або назва — обрати, порожній рядок — підтвердити, ? — довідка. Клавіша / веде сюди.',
    depth: 'Що читати про карту',
    depths: { names: 'назву', figures: 'назву й числа', texts: 'увесь текст' },
    read: (card) => `Прочитати карту: ${card}`,
    readShort: 'Прочитати',
    against: 'проти',
    nobody: 'нікого',
    empty: 'порожньо',
    commands: {
      hand: 'рука',
      table: 'стіл',
      stands: 'гра',
      last: 'останнє',
      event: 'подія',
      others: 'інші',
      why: 'чому',
      near: 'поруч',
      forecast: 'прогноз',
      clock: 'час',
      rule: 'правило',
      help: '?',
      leave: 'скасувати',
      undo: 'повернути',
      end: 'завершити',
      yes: 'так',
      no: 'ні',
    },
    help: {
      hand: 'карти на руці; з номером — карта повністю',
      table: 'частини столу; з номером — одна частина',
      stands: 'як іде гра',
      last: 'що відбулося за останній хід',
      event: 'що відбулося щойно; з номером — стільки подій тому',
      others: 'що в інших гравців',
      why: 'чому карту не можна зіграти; далі — її назва',
      near: 'що в якомусь місці; далі — його назва',
      forecast: 'що дасть дія; далі — її номер',
      clock: 'скільки лишилося часу',
      rule: 'правило цього рішення',
      help: 'ця довідка',
      leave: 'скасувати вибір',
      undo: 'повернути хід',
      end: 'завершити хід або крок',
      yes: 'відповісти «так»',
      no: 'відповісти «ні»',
    },
    helpChoose: 'Номер або перші слова дії обирають її, порожній рядок підтверджує.',
    unknown: (typed) => `Ні дії, ні команди «${typed}» немає. Довідка: ?`,
    several: (names) => `Підходить кілька: ${names}.`,
    chosen: (n, name) => `Обрано ${n}: ${name}.`,
    nothingChosen: 'Нічого не обрано.',
    left: 'Вибір скасовано.',
    undoing: 'Повертаємо хід.',
    noUndo: 'Повертати нічого.',
    noQuestion: 'Питання немає.',
    noCard: (typed) => `Карти «${typed}» у грі немає.`,
    notInHand: (typed) => `Карти «${typed}» на руці немає.`,
    noPlace: (typed) => `Місця «${typed}» на столі немає.`,
    noForecast: 'Прогнозу для цієї дії немає.',
    noClock: 'Годинника тут немає.',
    noRule: 'Зараз рішення немає.',
    noSection: (n) => `Номера ${n} тут немає.`,
    which: 'Назвіть номер або назву.',
  },
  ru: {
    actions: 'Что можно сделать',
    otherActions: 'Прочее',
    hand: 'Ваша рука',
    handEmpty: 'В руке ничего нет.',
    table: 'Стол',
    stands: 'Как идёт игра',
    happened: 'Что произошло',
    earlier: (turns) => `Раньше: ${slavic(turns, { one: 'ход', few: 'хода', many: 'ходов' })}`,
    field: 'Команда',
    send: 'Выполнить',
    fieldHow: 'Номер или название — выбрать, пустая строка — подтвердить, ? — справка. Клавиша / ведёт сюда.',
    depth: 'Что читать о карте',
    depths: { names: 'название', figures: 'название и числа', texts: 'весь текст' },
    read: (card) => `Прочитать карту: ${card}`,
    readShort: 'Прочитать',
    against: 'против',
    nobody: 'никого',
    empty: 'пусто',
    commands: {
      hand: 'рука',
      table: 'стол',
      stands: 'игра',
      last: 'последнее',
      event: 'событие',
      others: 'другие',
      why: 'почему',
      near: 'рядом',
      forecast: 'прогноз',
      clock: 'время',
      rule: 'правило',
      help: '?',
      leave: 'отменить',
      undo: 'вернуть',
      end: 'завершить',
      yes: 'да',
      no: 'нет',
    },
    help: {
      hand: 'карты в руке; с номером — карта целиком',
      table: 'части стола; с номером — одна часть',
      stands: 'как идёт игра',
      last: 'что произошло за последний ход',
      event: 'что произошло только что; с номером — столько событий назад',
      others: 'что у других игроков',
      why: 'почему карту нельзя сыграть; дальше — её название',
      near: 'что в каком-то месте; дальше — его название',
      forecast: 'что даст действие; дальше — его номер',
      clock: 'сколько осталось времени',
      rule: 'правило этого решения',
      help: 'эта справка',
      leave: 'отменить выбор',
      undo: 'вернуть ход',
      end: 'завершить ход или шаг',
      yes: 'ответить «да»',
      no: 'ответить «нет»',
    },
    helpChoose: 'Номер или первые слова действия выбирают его, пустая строка подтверждает.',
    unknown: (typed) => `Ни действия, ни команды «${typed}» нет. Справка: ?`,
    several: (names) => `Подходит несколько: ${names}.`,
    chosen: (n, name) => `Выбрано ${n}: ${name}.`,
    nothingChosen: 'Ничего не выбрано.',
    left: 'Выбор отменён.',
    undoing: 'Возвращаем ход.',
    noUndo: 'Возвращать нечего.',
    noQuestion: 'Вопроса нет.',
    noCard: (typed) => `Карты «${typed}» в игре нет.`,
    notInHand: (typed) => `Карты «${typed}» в руке нет.`,
    noPlace: (typed) => `Места «${typed}» на столе нет.`,
    noForecast: 'Прогноза для этого действия нет.',
    noClock: 'Часов здесь нет.',
    noRule: 'Сейчас решения нет.',
    noSection: (n) => `Номера ${n} здесь нет.`,
    which: 'Назовите номер или название.',
  },
  en: {
    actions: 'What you can do',
    otherActions: 'Other actions',
    hand: 'Your hand',
    handEmpty: 'Your hand is empty.',
    table: 'Table',
    stands: 'How the game stands',
    happened: 'What happened',
    earlier: (turns) => `Earlier: ${english(turns, { one: 'turn', other: 'turns' })}`,
    field: 'Command',
    send: 'Do it',
    fieldHow: 'A number or a name chooses, an empty line confirms, ? is help. The key / leads here.',
    depth: 'How much of a card to read',
    depths: { names: 'its name', figures: 'name and figures', texts: 'the whole text' },
    read: (card) => `Read the card: ${card}`,
    readShort: 'Read',
    against: 'against',
    nobody: 'nobody',
    empty: 'empty',
    commands: {
      hand: 'hand',
      table: 'table',
      stands: 'stand',
      last: 'last',
      event: 'event',
      others: 'others',
      why: 'why',
      near: 'near',
      forecast: 'forecast',
      clock: 'clock',
      rule: 'rule',
      help: '?',
      leave: 'x',
      undo: 'undo',
      end: 'end',
      yes: 'yes',
      no: 'no',
    },
    help: {
      hand: 'the cards in your hand; with a number, one card in full',
      table: 'the parts of the table; with a number, one part',
      stands: 'how the game stands',
      last: 'what happened in the last turn',
      event: 'what happened just now; with a number, that many events back',
      others: 'what the other players have',
      why: 'why a card cannot be used; then its name',
      near: 'what is at a place; then its name',
      forecast: 'what would come of an action; then its number',
      clock: 'how much time is left',
      rule: 'the rule of this decision',
      help: 'this help',
      leave: 'cancel the choice',
      undo: 'take a move back',
      end: 'end the turn or the step',
      yes: 'answer “yes”',
      no: 'answer “no”',
    },
    helpChoose: 'A number or the first words of an action choose it, an empty line confirms it.',
    unknown: (typed) => `“${typed}” is neither an action nor a command. Help: ?`,
    several: (names) => `Several fit: ${names}.`,
    chosen: (n, name) => `Chosen, ${n}: ${name}.`,
    nothingChosen: 'Nothing is chosen.',
    left: 'The choice is cancelled.',
    undoing: 'Taking the move back.',
    noUndo: 'There is nothing to take back.',
    noQuestion: 'Nothing is asked.',
    noCard: (typed) => `There is no card “${typed}” in the game.`,
    notInHand: (typed) => `You have no card “${typed}” in hand.`,
    noPlace: (typed) => `There is no place “${typed}” on the table.`,
    noForecast: 'There is no forecast for this action.',
    noClock: 'There is no clock here.',
    noRule: 'There is no decision now.',
    noSection: (n) => `There is no number ${n} here.`,
    which: 'Give a number or a name.',
  },
});
