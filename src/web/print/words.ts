import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import type { Paper } from './sheets.ts';

interface PrintWords {
  readonly title: (game: string) => string;
  readonly what: string;
  readonly all: string;
  readonly deck: string;
  readonly paper: string;
  readonly papers: Readonly<Record<Paper, string>>;
  readonly spoken: string;
  readonly second: string;
  readonly none: string;
  readonly copies: string;
  readonly asInBox: string;
  readonly once: string;
  readonly backs: string;
  readonly withBacks: string;
  readonly withoutBacks: string;
  readonly count: (cards: number, pages: number) => string;
  readonly print: string;
  readonly how: readonly string[];
  readonly page: (at: number, side: 'faces' | 'backs' | 'tiles') => string;
  readonly noDeck: string;
  readonly rulebook: string;
  readonly rulebookOf: (game: string) => string;
  readonly contents: string;
  readonly examples: string;
  readonly toRules: string;
  readonly toCards: string;
  readonly rulebookHow: string;
  /** Before what the English rulebook says instead. */
  readonly english: string;
}

const plural = (n: number, one: string, few: string, many: string): string => {
  const [tens, ones] = [Math.floor(n / 10) % 10, n % 10];
  if (tens === 1 || ones === 0 || ones > 4) return `${n} ${many}`;
  return `${n} ${ones === 1 ? one : few}`;
};

export const WORDS: Readonly<Record<Language, PrintWords>> = typeset({
  uk: {
    title: (game) => `Друк: ${game}`,
    what: 'Що друкувати',
    all: 'Усе',
    deck: 'Ця колода',
    paper: 'Папір',
    papers: { A4: 'A4', letter: 'Letter' },
    spoken: 'Мова',
    second: 'Друга мова',
    none: 'немає',
    copies: 'Кількість',
    asInBox: 'як у коробці',
    once: 'по одній',
    backs: 'Сорочки',
    withBacks: 'на звороті',
    withoutBacks: 'без них',
    count: (cards, pages) =>
      `${plural(cards, 'карта', 'карти', 'карт')} · ${plural(pages, 'сторінка', 'сторінки', 'сторінок')}`,
    print: 'Друкувати або зберегти PDF',
    how: [
      'Масштаб 100 %, без полів; карта — 63 × 88 мм, дев’ять на аркуш.',
      'Двобічний друк: перегортання за довгим краєм. Ріжте за рисками на полях.',
    ],
    page: (at, side) => `Сторінка ${at}: ${{ faces: 'лице', backs: 'сорочки', tiles: 'поле' }[side]}`,
    noDeck: 'Колоди з таким кодом немає.',
    rulebook: 'Книжка правил',
    rulebookOf: (game) => `${game}: правила`,
    contents: 'Зміст',
    examples: 'Приклади',
    toRules: 'До правил',
    toCards: 'Карти',
    english: 'Англійські правила',
    rulebookHow: 'Аркуші A4, масштаб 100 %. Мова — та сама, що й на сторінці.',
  },
  ru: {
    title: (game) => `Печать: ${game}`,
    what: 'Что печатать',
    all: 'Всё',
    deck: 'Эта колода',
    paper: 'Бумага',
    papers: { A4: 'A4', letter: 'Letter' },
    spoken: 'Язык',
    second: 'Второй язык',
    none: 'нет',
    copies: 'Количество',
    asInBox: 'как в коробке',
    once: 'по одной',
    backs: 'Рубашки',
    withBacks: 'на обороте',
    withoutBacks: 'без них',
    count: (cards, pages) =>
      `${plural(cards, 'карта', 'карты', 'карт')} · ${plural(pages, 'страница', 'страницы', 'страниц')}`,
    print: 'Печатать или сохранить PDF',
    how: [
      'Масштаб 100 %, без полей; карта — 63 × 88 мм, девять на лист.',
      'Двусторонняя печать: переворот по длинному краю. Режьте по рискам на полях.',
    ],
    page: (at, side) => `Страница ${at}: ${{ faces: 'лицо', backs: 'рубашки', tiles: 'поле' }[side]}`,
    noDeck: 'Колоды с таким кодом нет.',
    rulebook: 'Книга правил',
    rulebookOf: (game) => `${game}: правила`,
    contents: 'Содержание',
    examples: 'Примеры',
    toRules: 'К правилам',
    toCards: 'Карты',
    english: 'Английские правила',
    rulebookHow: 'Листы A4, масштаб 100 %. Язык — тот же, что и на странице.',
  },
  en: {
    title: (game) => `Print: ${game}`,
    what: 'What to print',
    all: 'Everything',
    deck: 'This deck',
    paper: 'Paper',
    papers: { A4: 'A4', letter: 'Letter' },
    spoken: 'Language',
    second: 'Second language',
    none: 'none',
    copies: 'Copies',
    asInBox: 'as in the box',
    once: 'one of each',
    backs: 'Backs',
    withBacks: 'on the other side',
    withoutBacks: 'none',
    count: (cards, pages) => `${cards} card${cards === 1 ? '' : 's'} · ${pages} page${pages === 1 ? '' : 's'}`,
    print: 'Print or save as PDF',
    how: [
      'Scale 100%, no margins; a card is 63 × 88 mm, nine to a sheet.',
      'Double-sided: flip on the long edge. Cut along the marks in the margins.',
    ],
    page: (at, side) => `Page ${at}: ${side}`,
    noDeck: 'There is no deck with this code.',
    rulebook: 'Rulebook',
    rulebookOf: (game) => `${game}: rules`,
    contents: 'Contents',
    examples: 'Examples',
    toRules: 'To the rules',
    toCards: 'Cards',
    english: 'English rulebook',
    rulebookHow: 'A4 sheets, scale 100%. The language is that of the page.',
  },
});
