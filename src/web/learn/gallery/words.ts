import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface GalleryWords {
  readonly lead: string;
  readonly opens: string;
  readonly count: (n: number) => string;
  readonly sorts: string;
  readonly all: string;
  readonly side: string;
  readonly more: string;
  readonly collection: string;
  readonly collected: (have: number, of: number) => string;
  readonly having: Readonly<Record<'have' | 'lack', string>>;
  readonly copies: (n: number) => string;
  readonly keyword: string;
  readonly anyKeyword: string;
  readonly order: string;
  readonly orders: Readonly<Record<'name' | 'set', string>>;
  readonly nothing: string;
  readonly drop: (what: string) => string;
  readonly onCard: string;
  readonly rulings: string;
  readonly used: string;
  readonly link: string;
  readonly previous: string;
  readonly next: string;
  readonly toDeck: string;
  readonly at: (n: number, of: number) => string;
}
export const GALLERY: Readonly<Record<Language, GalleryWords>> = typeset({
  uk: {
    lead: 'Усі карти всіх ігор: великі, з поясненнями, правилами й колодами, де вони є.',
    opens: 'Переглянути карти',
    count: (n) => `карт: ${n}`,
    sorts: 'Види карт',
    all: 'Усі',
    side: 'Сторона',
    more: 'Фільтри',
    collection: 'Колекція',
    collected: (have, of) => `${have} із ${of}`,
    having: { have: 'Маю', lack: 'Бракує' },
    copies: (n) => (n === 0 ? 'немає' : `маю ${n}`),
    keyword: 'Властивість',
    anyKeyword: 'будь-яка властивість',
    order: 'Порядок',
    orders: { name: 'за назвою', set: 'за номером' },
    nothing: 'Таких карт немає.',
    drop: (what) => `Прибрати: ${what}`,
    onCard: 'На карті',
    rulings: 'Правила й роз’яснення',
    used: 'Де вона є',
    link: 'Посилання',
    previous: 'Попередня карта',
    next: 'Наступна карта',
    toDeck: 'До колоди',
    at: (n, of) => `${n} з ${of}`,
  },
  ru: {
    lead: 'Все карты всех игр: большие, с пояснениями, правилами и колодами, где они есть.',
    opens: 'Посмотреть карты',
    count: (n) => `карт: ${n}`,
    sorts: 'Виды карт',
    all: 'Все',
    side: 'Сторона',
    more: 'Фильтры',
    collection: 'Коллекция',
    collected: (have, of) => `${have} из ${of}`,
    having: { have: 'Есть', lack: 'Не хватает' },
    copies: (n) => (n === 0 ? 'нет' : `есть ${n}`),
    keyword: 'Свойство',
    anyKeyword: 'любое свойство',
    order: 'Порядок',
    orders: { name: 'по названию', set: 'по номеру' },
    nothing: 'Таких карт нет.',
    drop: (what) => `Убрать: ${what}`,
    onCard: 'На карте',
    rulings: 'Правила и разъяснения',
    used: 'Где она есть',
    link: 'Ссылка',
    previous: 'Предыдущая карта',
    next: 'Следующая карта',
    toDeck: 'К колоде',
    at: (n, of) => `${n} из ${of}`,
  },
  en: {
    lead: 'Every card of every game, large, with explanations, rules and the decks that hold it.',
    opens: 'View the cards',
    count: (n) => (n === 1 ? '1 card' : `${n} cards`),
    sorts: 'Kinds of cards',
    all: 'All',
    side: 'Side',
    more: 'Filters',
    collection: 'Collection',
    collected: (have, of) => `${have} of ${of}`,
    having: { have: 'Owned', lack: 'Missing' },
    copies: (n) => (n === 0 ? 'none' : `have ${n}`),
    keyword: 'Ability',
    anyKeyword: 'any ability',
    order: 'Order',
    orders: { name: 'by name', set: 'by number' },
    nothing: 'There are no such cards.',
    drop: (what) => `Remove: ${what}`,
    onCard: 'On the card',
    rulings: 'Rules and rulings',
    used: 'Where it is found',
    link: 'Link',
    previous: 'Previous card',
    next: 'Next card',
    toDeck: 'To the deck builder',
    at: (n, of) => `${n} of ${of}`,
  },
});
