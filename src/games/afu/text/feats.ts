import type { FeatWords } from '../../../kernel/feats.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What was done, not how glorious it was. */
const uk = {
  won: { name: 'Перемога над суперником', what: 'Виграти партію на двох.' },
  wonClearly: { name: 'Десять очок переваги', what: 'Виграти на двох щонайменше з десятьма ПО переваги.' },
  aloneHeld: { name: 'Оборона наодинці', what: 'Завершити одиночну партію без поразки.' },
  aloneHard: { name: 'Важка оборона', what: 'Завершити без поразки одиночну партію, важчу за легку.' },
  captain: { name: 'Капітанське звання', what: 'Здобути в одиночній партії звання капітана або вище.' },
  general: { name: 'Генеральське звання', what: 'Здобути в одиночній партії звання генерала або вище.' },
  points: { name: 'Тридцять переможних очок', what: 'Набрати 30 ПО за партію.' },
  destroyed: { name: 'П’ятнадцять ворогів', what: 'Знищити в боях 15 карт ворога за партію.' },
  wholeRow: { name: 'Уся лінія атаки', what: 'Знищити ворогів у трьох колонках за один раунд.' },
  noLosses: {
    name: 'Лінія без втрат',
    what: 'Знищити ворогів у трьох колонках і не втратити жодної своєї карти захисту.',
  },
  objectives: { name: 'Три об’єкти', what: 'Деблокувати три об’єкти за партію.' },
  recruits: { name: 'Дванадцять поповнень', what: 'Узяти з резерву 12 карт за партію.' },
  calmed: { name: 'Спокій', what: 'Повернути чотири карти паніки за партію.' },
  noPanic: { name: 'Жодної паніки', what: 'Завершити партію без карт паніки й без поразки.' },
  kalyna: { name: 'Червона калина', what: 'Виграти партію з доповненням «Червона калина».' },
  finished: { name: 'Десять партій', what: 'Завершити десять партій.' },
  allDestroyed: { name: 'Двісті ворогів', what: 'Знищити в боях 200 карт ворога за всі партії.' },
  allObjectives: { name: 'Двадцять п’ять об’єктів', what: 'Деблокувати 25 об’єктів за всі партії.' },
} satisfies Readonly<Record<string, FeatWords>>;
export type FeatKey = keyof typeof uk;
export const featWords: Readonly<Record<Language, Readonly<Record<FeatKey, FeatWords>>>> = typeset({
  uk,
  ru: {
    won: { name: 'Победа над соперником', what: 'Выиграть партию на двоих.' },
    wonClearly: { name: 'Десять очков преимущества', what: 'Выиграть на двоих с преимуществом не менее десяти ПО.' },
    aloneHeld: { name: 'Оборона в одиночку', what: 'Завершить одиночную партию без поражения.' },
    aloneHard: { name: 'Трудная оборона', what: 'Завершить без поражения партию в одиночку на сложности выше лёгкой.' },
    captain: { name: 'Звание капитана', what: 'Получить в одиночной партии звание капитана или выше.' },
    general: { name: 'Звание генерала', what: 'Получить в одиночной партии звание генерала или выше.' },
    points: { name: 'Тридцать победных очков', what: 'Набрать 30 ПО за партию.' },
    destroyed: { name: 'Пятнадцать врагов', what: 'Уничтожить в боях 15 карт врага за партию.' },
    wholeRow: { name: 'Вся линия атаки', what: 'Уничтожить врагов в трёх колонках за один раунд.' },
    noLosses: {
      name: 'Линия без потерь',
      what: 'Уничтожить врагов в трёх колонках и не потерять ни одной своей карты защиты.',
    },
    objectives: { name: 'Три объекта', what: 'Деблокировать три объекта за партию.' },
    recruits: { name: 'Двенадцать пополнений', what: 'Взять из резерва 12 карт за партию.' },
    calmed: { name: 'Спокойствие', what: 'Вернуть четыре карты паники за партию.' },
    noPanic: { name: 'Никакой паники', what: 'Завершить партию без карт паники и без поражения.' },
    kalyna: { name: 'Червона калина', what: 'Выиграть партию с дополнением «Червона калина».' },
    finished: { name: 'Десять партий', what: 'Завершить десять партий.' },
    allDestroyed: { name: 'Двести врагов', what: 'Уничтожить в боях 200 карт врага за все партии.' },
    allObjectives: { name: 'Двадцать пять объектов', what: 'Деблокировать 25 объектов за все партии.' },
  },
  en: {
    won: { name: 'Opponent beaten', what: 'Win a game for two.' },
    wonClearly: { name: 'Ten points ahead', what: 'Win a game for two by at least ten VP.' },
    aloneHeld: { name: 'Held alone', what: 'Finish a solo game without losing it.' },
    aloneHard: { name: 'Held the hard way', what: 'Finish a solo game above the easy level without losing it.' },
    captain: { name: 'Rank of captain', what: 'Reach the rank of captain or higher in a solo game.' },
    general: { name: 'Rank of general', what: 'Reach the rank of general or higher in a solo game.' },
    points: { name: 'Thirty victory points', what: 'Score 30 VP in a game.' },
    destroyed: { name: 'Fifteen invaders', what: 'Destroy 15 invaders in battle in a game.' },
    wholeRow: { name: 'The whole attack row', what: 'Destroy the invaders of all three columns in one round.' },
    noLosses: {
      name: 'A row without losses',
      what: 'Destroy the invaders of all three columns without a beaten defence card.',
    },
    objectives: { name: 'Three objectives', what: 'Take three objectives in a game.' },
    recruits: { name: 'Twelve recruits', what: 'Recruit 12 cards in a game.' },
    calmed: { name: 'Calm', what: 'Return four panic cards in a game.' },
    noPanic: { name: 'No panic', what: 'Finish a game with no panic cards and without losing it.' },
    kalyna: { name: 'Chervona Kalyna', what: 'Win a game with Chervona Kalyna.' },
    finished: { name: 'Ten games', what: 'Finish ten games.' },
    allDestroyed: { name: 'Two hundred invaders', what: 'Destroy 200 invaders in battle over all games.' },
    allObjectives: { name: 'Twenty-five objectives', what: 'Take 25 objectives over all games.' },
  },
});
