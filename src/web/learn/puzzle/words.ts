import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Continuation } from '../../../lab/puzzles/puzzle.ts';

/** What a puzzle asks for: to win, to be saved, to do best, or to keep what hope there is. */
export type Task = 'win' | 'save' | 'best' | 'hope';
export type Band = 'easy' | 'medium' | 'hard';
/** A line of the log, and how often it or, where `like`, one like it came after this move and after the other, of how many. */
export type Times = Pick<Continuation, 'like' | 'next' | 'times'>;
type Told = (line: string, times: Times) => string;

export interface PuzzleWords {
  readonly lead: string;
  readonly task: Readonly<Record<Task, string>>;
  /** The same in two words, for lists. */
  readonly kinds: Readonly<Record<Task, string>>;
  readonly atMove: (n: number) => string;
  readonly side: (seat: string) => string;
  readonly number: (n: number, rating: number) => string;
  readonly wrong: (tries: number) => string;
  readonly wrongChance: (move: string, chance: string, best: string) => string;
  readonly often: Told;
  readonly misses: Told;
  readonly slowly: string;
  readonly warm: string;
  readonly works: string;
  readonly worksChance: (move: string, chance: string, second: string) => string;
  readonly worksOften: Told;
  readonly how: (tries: string) => string;
  readonly solved: (tries: number) => string;
  readonly solution: string;
  readonly giveUp: string;
  readonly next: string;
  readonly again: string;
  readonly show: string;
  readonly back: string;
  readonly leave: string;
  readonly solvedBy: string;
  readonly source: (moves: number) => string;
  readonly filters: Readonly<Record<'all' | 'new' | 'failed', string>>;
  readonly filter: string;
  readonly bands: Readonly<Record<Band, string>>;
  readonly done: (n: number, of: number) => string;
  readonly none: string;
  readonly noneLeft: string;
  readonly isSolved: string;
  readonly isFailed: string;
  readonly unknown: string;
  readonly bad: string;
}

export const PUZZLE: Readonly<Record<Language, PuzzleWords>> = typeset({
  uk: {
    lead: 'У кожній один хід кращий за всі інші. Знайдіть його.',
    task: {
      win: 'Знайдіть хід, який веде до перемоги.',
      save: 'Рятує лише один хід. Знайдіть його.',
      best: 'Один хід кращий за всі інші. Знайдіть його.',
      hope: 'Знайдіть хід, який дає найбільший шанс.',
    },
    kinds: { win: 'Виграти', save: 'Врятуватися', best: 'Найкращий хід', hope: 'Найбільший шанс' },
    atMove: (n) => `після ходу ${n}`,
    side: (seat) => `Ваша сторона: ${seat}`,
    number: (n, rating) => `Задача № ${n} · ${rating}`,
    wrong: (tries) => `Спроба ${tries}: не вийшло`,
    wrongChance: (move, chance, best) =>
      `Хід «${move}» веде до перемоги у ${chance} припущень, найкращий хід — у ${best}.`,
    often: (line, { like = false, times: [here, there, of] }) =>
      `Після нього частіше буває так: «${line}» Це${like ? ' або подібне' : ''} сталося у ${here} із ${of} припущень, а після найкращого ходу — ${there === 0 ? 'жодного разу' : `у ${there}`}.`,
    misses: (line, { like = false, times: [here, there, of] }) =>
      `Після найкращого ходу частіше буває так: «${line}» Це${like ? ' або подібне' : ''} сталося у ${here} із ${of} припущень, а після вашого ходу — ${there === 0 ? 'жодного разу' : `у ${there}`}.`,
    slowly: 'Одразу він нічого не псує, але далі перемагати стає важче.',
    warm: 'Тепло: дія та сама, але її треба зробити інакше.',
    works: 'Чому це працює',
    worksChance: (move, chance, second) =>
      `Хід «${move}» веде до перемоги у ${chance} припущень, найкращий з інших — у ${second}.`,
    worksOften: (line, { like = false, next = false, times: [here, there, of] }) =>
      `Після нього: «${line}» Це${like ? ' або подібне' : ''} сталося у ${here} із ${of} припущень, а після ${next ? 'найкращого з інших ходів' : 'інших ходів'} — ${there === 0 ? 'жодного разу' : `${next ? '' : 'щонайбільше '}у ${there}`}.`,
    how: (tries) => `Пораховано пошуком: розіграно продовжень цього ходу — ${tries}.`,
    solved: (tries) => (tries === 1 ? 'Розв’язано з першої спроби' : `Розв’язано, спроба ${tries}`),
    solution: 'Розв’язок',
    giveUp: 'Показати розв’язок',
    next: 'Наступна задача',
    again: 'Спочатку',
    show: 'Показати на столі',
    back: 'Назад до задачі',
    leave: 'Усі задачі',
    solvedBy: 'Розв’язують',
    source: (moves) => `З партії ботів, після ходу ${moves}`,
    filters: { all: 'Усі', new: 'Нові', failed: 'Мої промахи' },
    filter: 'Які задачі',
    bands: { easy: 'Легкі', medium: 'Середні', hard: 'Важкі' },
    done: (n, of) => `розв’язано ${n} із ${of}`,
    none: 'У цієї гри ще немає задач.',
    noneLeft: 'Таких задач немає.',
    isSolved: 'розв’язано',
    isFailed: 'не розв’язано',
    unknown: 'Такої задачі немає.',
    bad: 'Цю задачу не можна відкрити:',
  },
  ru: {
    lead: 'В каждой один ход лучше всех остальных. Найдите его.',
    task: {
      win: 'Найдите ход, который ведёт к победе.',
      save: 'Спасает только один ход. Найдите его.',
      best: 'Один ход лучше всех остальных. Найдите его.',
      hope: 'Найдите ход, который даёт наибольший шанс.',
    },
    kinds: { win: 'Выиграть', save: 'Спастись', best: 'Лучший ход', hope: 'Наибольший шанс' },
    atMove: (n) => `после хода ${n}`,
    side: (seat) => `Ваша сторона: ${seat}`,
    number: (n, rating) => `Задача № ${n} · ${rating}`,
    wrong: (tries) => `Попытка ${tries}: не вышло`,
    wrongChance: (move, chance, best) =>
      `Ход «${move}» ведёт к победе в ${chance} предположений, лучший ход — в ${best}.`,
    often: (line, { like = false, times: [here, there, of] }) =>
      `После него чаще бывает так: «${line}» Это${like ? ' или подобное' : ''} случилось в ${here} из ${of} предположений, а после лучшего хода — ${there === 0 ? 'ни разу' : `в ${there}`}.`,
    misses: (line, { like = false, times: [here, there, of] }) =>
      `После лучшего хода чаще бывает так: «${line}» Это${like ? ' или подобное' : ''} случилось в ${here} из ${of} предположений, а после вашего хода — ${there === 0 ? 'ни разу' : `в ${there}`}.`,
    slowly: 'Сразу он ничего не портит, но дальше побеждать становится труднее.',
    warm: 'Тепло: действие то же, но его нужно сделать иначе.',
    works: 'Почему это работает',
    worksChance: (move, chance, second) =>
      `Ход «${move}» ведёт к победе в ${chance} предположений, лучший из остальных — в ${second}.`,
    worksOften: (line, { like = false, next = false, times: [here, there, of] }) =>
      `После него: «${line}» Это${like ? ' или подобное' : ''} случилось в ${here} из ${of} предположений, а после ${next ? 'лучшего из остальных ходов' : 'других ходов'} — ${there === 0 ? 'ни разу' : `${next ? '' : 'не больше чем '}в ${there}`}.`,
    how: (tries) => `Посчитано поиском: разыграно продолжений этого хода — ${tries}.`,
    solved: (tries) => (tries === 1 ? 'Решено с первой попытки' : `Решено, попытка ${tries}`),
    solution: 'Решение',
    giveUp: 'Показать решение',
    next: 'Следующая задача',
    again: 'Сначала',
    show: 'Показать на столе',
    back: 'Назад к задаче',
    leave: 'Все задачи',
    solvedBy: 'Решают',
    source: (moves) => `Из партии ботов, после хода ${moves}`,
    filters: { all: 'Все', new: 'Новые', failed: 'Мои промахи' },
    filter: 'Какие задачи',
    bands: { easy: 'Лёгкие', medium: 'Средние', hard: 'Трудные' },
    done: (n, of) => `решено ${n} из ${of}`,
    none: 'У этой игры ещё нет задач.',
    noneLeft: 'Таких задач нет.',
    isSolved: 'решено',
    isFailed: 'не решено',
    unknown: 'Такой задачи нет.',
    bad: 'Эту задачу нельзя открыть:',
  },
  en: {
    lead: 'In each of them one move is better than all others. Find it.',
    task: {
      win: 'Find the move that leads to a win.',
      save: 'Only one move saves you. Find it.',
      best: 'One move is better than all others. Find it.',
      hope: 'Find the move that gives the best chance.',
    },
    kinds: { win: 'Win', save: 'Survive', best: 'Best move', hope: 'Best chance' },
    atMove: (n) => `after move ${n}`,
    side: (seat) => `Your side: ${seat}`,
    number: (n, rating) => `Puzzle ${n} · ${rating}`,
    wrong: (tries) => `Try ${tries}: not this one`,
    wrongChance: (move, chance, best) =>
      `“${move}” leads to a win in ${chance} of the guesses, the best move in ${best}.`,
    often: (line, { like = false, times: [here, there, of] }) =>
      `What follows more often: “${line}” It${like ? ' or the like' : ''} happened in ${here} of ${of} guesses, after the best move ${there === 0 ? 'never' : `in ${there}`}.`,
    misses: (line, { like = false, times: [here, there, of] }) =>
      `What follows the best move more often: “${line}” It${like ? ' or the like' : ''} happened in ${here} of ${of} guesses, after your move ${there === 0 ? 'never' : `in ${there}`}.`,
    slowly: 'Nothing breaks at once, but from here a win is harder to come by.',
    warm: 'Warm: the right kind of move, but not done like this.',
    works: 'Why it works',
    worksChance: (move, chance, second) =>
      `“${move}” leads to a win in ${chance} of the guesses, the best of the others in ${second}.`,
    worksOften: (line, { like = false, next = false, times: [here, there, of] }) =>
      `What follows: “${line}” It${like ? ' or the like' : ''} happened in ${here} of ${of} guesses, after the ${next ? 'best of the other moves' : 'other moves'} ${there === 0 ? 'never' : `in ${there}${next ? '' : ' at most'}`}.`,
    how: (tries) => `Computed by search: this move was played on ${tries} times.`,
    solved: (tries) => (tries === 1 ? 'Solved at the first try' : `Solved at try ${tries}`),
    solution: 'Solution',
    giveUp: 'Show the solution',
    next: 'Next puzzle',
    again: 'From the start',
    show: 'Show it on the table',
    back: 'Back to the puzzle',
    leave: 'All puzzles',
    solvedBy: 'Solved by',
    source: (moves) => `From a game of bots, after move ${moves}`,
    filters: { all: 'All', new: 'New', failed: 'My misses' },
    filter: 'Which puzzles',
    bands: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    done: (n, of) => `${n} of ${of} solved`,
    none: 'This game has no puzzles yet.',
    noneLeft: 'There are no such puzzles.',
    isSolved: 'solved',
    isFailed: 'not solved',
    unknown: 'There is no such puzzle.',
    bad: 'This puzzle cannot be opened:',
  },
});
