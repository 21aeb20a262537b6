import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface ReplayWords {
  readonly heading: (game: string) => string;
  readonly first: string;
  readonly nextTurn: string;
  readonly run: string;
  readonly stop: string;
  /** Beside the keys that do it. */
  readonly keys: { readonly move: string; readonly turn: string; readonly run: string };
  readonly chance: (who: string) => string;
  readonly chart: string;
  readonly thinking: string;
  readonly turn: { readonly choice: string; readonly luck: string };
  readonly turnAt: (kind: 'choice' | 'luck', move: number, points: string) => string;
  readonly commentAt: (move: number) => string;
  readonly start: string;
  /** A move that the viewer could not see. */
  readonly unseen: string;
  readonly decision: string;
  readonly luck: string;
  readonly figuresHow: string;
  readonly what: string;
  readonly comparing: string;
  readonly better: (what: string, points: string) => string;
  readonly best: (what: string, points: string) => string;
  readonly only: string;
  readonly tabs: Readonly<Record<'move' | 'comments' | 'more', string>>;
  readonly comments: string;
  readonly noComments: string;
  readonly add: string;
  readonly name: string;
  readonly send: string;
  readonly remove: string;
  readonly notKept: string;
  readonly toMove: (move: number) => string;
  readonly all: string;
  readonly spectator: string;
  readonly speed: string;
  readonly playOn: string;
  readonly link: string;
  readonly save: string;
}
export const REPLAY: Readonly<Record<Language, ReplayWords>> = typeset({
  uk: {
    heading: (game) => `Повтор · ${game}`,
    first: 'На початок',
    nextTurn: 'Наступна вирішальна мить',
    run: 'Відтворити',
    stop: 'Пауза',
    keys: { move: 'хід', turn: 'вирішальні', run: 'пауза' },
    chance: (who) => `Шанс на перемогу: ${who}, %`,
    chart: 'Перебіг партії',
    thinking: 'Рахуємо шанси…',
    turn: { choice: 'Вирішальний хід', luck: 'Вирішив випадок' },
    turnAt: (kind, move, points) =>
      `${kind === 'choice' ? 'Вирішальний хід' : 'Вирішив випадок'} ${move}: шанс ${points} %`,
    commentAt: (move) => `Коментар до ходу ${move}`,
    start: 'Карти роздано.',
    unseen: 'Цього ходу звідси не видно.',
    decision: 'рішення',
    luck: 'удача',
    figuresHow: 'Наскільки шанс на перемогу змінив хід, а наскільки — карти. Оцінка бота.',
    what: 'Що ще можна було зробити?',
    comparing: 'Порівнюємо ходи…',
    better: (what, points) => `На думку бота, краще було інакше: ${what} (${points} %).`,
    best: (what, points) => `Бот вважає цей хід найкращим. Наступний за ним: ${what} (${points} %).`,
    only: 'Іншого ходу не було.',
    tabs: { move: 'Хід', comments: 'Коментарі', more: 'Ще' },
    comments: 'Коментарі',
    noComments: 'Коментарів ще немає. Вони лишаються на цьому пристрої й передаються разом із записом.',
    add: 'Додати коментар до цього ходу',
    name: 'Ваше ім’я',
    send: 'Додати',
    remove: 'Видалити коментар',
    notKept: 'Коментар не вдалося зберегти на цьому пристрої.',
    toMove: (move) => `до ходу ${move}`,
    all: 'Усе',
    spectator: 'Глядач',
    speed: 'Швидкість',
    playOn: 'Грати звідси',
    link: 'Посилання',
    save: 'Зберегти',
  },
  ru: {
    heading: (game) => `Повтор · ${game}`,
    first: 'В начало',
    nextTurn: 'Следующий решающий момент',
    run: 'Воспроизвести',
    stop: 'Пауза',
    keys: { move: 'ход', turn: 'решающие', run: 'пауза' },
    chance: (who) => `Шанс на победу: ${who}, %`,
    chart: 'Ход партии',
    thinking: 'Считаем шансы…',
    turn: { choice: 'Решающий ход', luck: 'Решил случай' },
    turnAt: (kind, move, points) => `${kind === 'choice' ? 'Решающий ход' : 'Решил случай'} ${move}: шанс ${points} %`,
    commentAt: (move) => `Комментарий к ходу ${move}`,
    start: 'Карты розданы.',
    unseen: 'Этого хода отсюда не видно.',
    decision: 'решение',
    luck: 'удача',
    figuresHow: 'Насколько шанс на победу изменил ход, а насколько — карты. Оценка бота.',
    what: 'Что ещё можно было сделать?',
    comparing: 'Сравниваем ходы…',
    better: (what, points) => `По мнению бота, лучше было иначе: ${what} (${points} %).`,
    best: (what, points) => `Бот считает этот ход лучшим. Следующий за ним: ${what} (${points} %).`,
    only: 'Другого хода не было.',
    tabs: { move: 'Ход', comments: 'Комментарии', more: 'Ещё' },
    comments: 'Комментарии',
    noComments: 'Комментариев ещё нет. Они остаются на этом устройстве и передаются вместе с записью.',
    add: 'Добавить комментарий к этому ходу',
    name: 'Ваше имя',
    send: 'Добавить',
    remove: 'Удалить комментарий',
    notKept: 'Комментарий не удалось сохранить на этом устройстве.',
    toMove: (move) => `к ходу ${move}`,
    all: 'Всё',
    spectator: 'Зритель',
    speed: 'Скорость',
    playOn: 'Играть отсюда',
    link: 'Ссылка',
    save: 'Сохранить',
  },
  en: {
    heading: (game) => `Replay · ${game}`,
    first: 'To the start',
    nextTurn: 'Next decisive moment',
    run: 'Play',
    stop: 'Pause',
    keys: { move: 'move', turn: 'decisive', run: 'pause' },
    chance: (who) => `Chance to win: ${who}, %`,
    chart: 'Course of the game',
    thinking: 'Working out the chances…',
    turn: { choice: 'Decisive move', luck: 'Decided by luck' },
    turnAt: (kind, move, points) =>
      `${kind === 'choice' ? 'Decisive move' : 'Decided by luck'} ${move}: chance ${points}%`,
    commentAt: (move) => `Comment on move ${move}`,
    start: 'The cards are dealt.',
    unseen: 'This move cannot be seen from here.',
    decision: 'choice',
    luck: 'luck',
    figuresHow: 'How much of the chance to win the move gained or lost, and how much the cards did. A bot’s estimate.',
    what: 'What else could have been done?',
    comparing: 'Comparing moves…',
    better: (what, points) => `The bot would have preferred: ${what} (${points}%).`,
    best: (what, points) => `The bot thinks this was the best move. The next best: ${what} (${points}%).`,
    only: 'There was no other move.',
    tabs: { move: 'Move', comments: 'Comments', more: 'More' },
    comments: 'Comments',
    noComments: 'No comments yet. They stay on this device and travel with the record.',
    add: 'Comment on this move',
    name: 'Your name',
    send: 'Add',
    remove: 'Delete comment',
    notKept: 'The comment could not be saved on this device.',
    toMove: (move) => `on move ${move}`,
    all: 'All',
    spectator: 'Spectator',
    speed: 'Speed',
    playOn: 'Play from here',
    link: 'Link',
    save: 'Save',
  },
});
