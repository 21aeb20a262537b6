import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';

export interface Words {
  readonly title: string;
  readonly builder: string;
  readonly mine: string;
  readonly ready: string;
  readonly sealed: string;
  readonly search: string;
  readonly side: string;
  readonly type: string;
  readonly cost: string;
  readonly from: string;
  readonly to: string;
  readonly line: string;
  readonly keyword: string;
  readonly format: string;
  readonly open: string;
  readonly agreed: string;
  readonly more: string;
  readonly found: (n: number) => string;
  readonly name: string;
  readonly unnamed: string;
  readonly of: (n: number) => string;
  readonly division: string;
  readonly none: string;
  readonly problems: (n: number) => string;
  readonly legal: string;
  readonly repair: Readonly<Record<'remove' | 'complete' | 'drop', string>>;
  readonly curve: string;
  readonly odds: string;
  readonly oddsResources: (percent: string) => string;
  readonly oddsCard: (percent: string, name: string) => string;
  readonly other: string;
  readonly complete: string;
  readonly copyText: string;
  readonly copyLink: string;
  readonly save: string;
  readonly saved: string;
  readonly remove: string;
  readonly load: string;
  readonly clear: string;
  readonly importText: string;
  readonly importHow: string;
  readonly importDo: string;
  readonly testHand: string;
  readonly again: string;
  readonly play: string;
  readonly close: string;
  readonly fewer: (name: string) => string;
  readonly another: (name: string) => string;
  readonly sealedEnd: string;
  readonly noneKept: string;
  readonly own: string;
}
export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    title: 'Колоди ВІЙНИ',
    builder: 'Зібрати колоду',
    mine: 'Мої колоди',
    ready: 'Готові',
    sealed: 'Бустери',
    search: 'Пошук карт',
    side: 'Сторона',
    type: 'Рід військ',
    cost: 'Загальна вартість',
    from: 'від',
    to: 'до',
    line: 'Лінія',
    keyword: 'Властивість',
    format: 'Формат',
    open: 'Вільний',
    agreed: 'Карт у колоді',
    more: 'Ще властивості',
    found: (n) => `карт: ${n}`,
    name: 'Назва колоди',
    unnamed: 'Нова колода',
    of: (n) => `з ${n}`,
    division: 'Дивізія',
    none: 'немає',
    problems: (n) => `Зауважень: ${n}`,
    legal: 'Колодою можна грати',
    repair: { remove: 'Прибрати', complete: 'Доповнити', drop: 'Прибрати дивізію' },
    curve: 'Розподіл за вартістю',
    odds: 'Шанси стартової руки',
    oddsResources: (percent) => `${percent} — два ресурси або більше`,
    oddsCard: (percent, name) => `${percent} — ${name}`,
    other: 'Інше',
    complete: 'Доповнити',
    copyText: 'Копіювати список',
    copyLink: 'Копіювати посилання',
    save: 'Зберегти',
    saved: 'збережено на цьому пристрої',
    remove: 'Видалити',
    load: 'Відкрити',
    clear: 'Спорожнити',
    importText: 'Вставити список',
    importHow: 'Список карт або код колоди: «4 Т-34» у кожному рядку.',
    importDo: 'Прочитати',
    testHand: 'Пробна рука',
    again: 'Ще раз',
    play: 'Грати цією колодою',
    close: 'Закрити',
    fewer: (name) => `${name}: на одну менше`,
    another: (name) => `${name}: ще одна`,
    sealedEnd: 'Закрити режим бустерів',
    noneKept: 'Тут будуть колоди, які ви збережете.',
    own: 'Мої',
  },
  ru: {
    title: 'Колоды ВОЙНЫ',
    builder: 'Собрать колоду',
    mine: 'Мои колоды',
    ready: 'Готовые',
    sealed: 'Бустеры',
    search: 'Поиск карт',
    side: 'Сторона',
    type: 'Род войск',
    cost: 'Общая стоимость',
    from: 'от',
    to: 'до',
    line: 'Линия',
    keyword: 'Свойство',
    format: 'Формат',
    open: 'Свободный',
    agreed: 'Карт в колоде',
    more: 'Ещё свойства',
    found: (n) => `карт: ${n}`,
    name: 'Название колоды',
    unnamed: 'Новая колода',
    of: (n) => `из ${n}`,
    division: 'Дивизия',
    none: 'нет',
    problems: (n) => `Замечаний: ${n}`,
    legal: 'Колодой можно играть',
    repair: { remove: 'Убрать', complete: 'Дополнить', drop: 'Убрать дивизию' },
    curve: 'Распределение по стоимости',
    odds: 'Шансы стартовой руки',
    oddsResources: (percent) => `${percent} — два ресурса или больше`,
    oddsCard: (percent, name) => `${percent} — ${name}`,
    other: 'Прочее',
    complete: 'Дополнить',
    copyText: 'Копировать список',
    copyLink: 'Копировать ссылку',
    save: 'Сохранить',
    saved: 'сохранено на этом устройстве',
    remove: 'Удалить',
    load: 'Открыть',
    clear: 'Очистить',
    importText: 'Вставить список',
    importHow: 'Список карт или код колоды: «4 Т-34» в каждой строке.',
    importDo: 'Прочитать',
    testHand: 'Пробная рука',
    again: 'Ещё раз',
    play: 'Играть этой колодой',
    close: 'Закрыть',
    fewer: (name) => `${name}: на одну меньше`,
    another: (name) => `${name}: ещё одна`,
    sealedEnd: 'Закрыть режим бустеров',
    noneKept: 'Здесь будут колоды, которые вы сохраните.',
    own: 'Мои',
  },
  en: {
    title: 'WAR decks',
    builder: 'Deck builder',
    mine: 'My decks',
    ready: 'Ready decks',
    sealed: 'Boosters',
    search: 'Search cards',
    side: 'Side',
    type: 'Type',
    cost: 'Total cost',
    from: 'from',
    to: 'to',
    line: 'Line',
    keyword: 'Ability',
    format: 'Format',
    open: 'Open',
    agreed: 'Cards in the deck',
    more: 'More abilities',
    found: (n) => `cards: ${n}`,
    name: 'Deck name',
    unnamed: 'New deck',
    of: (n) => `of ${n}`,
    division: 'Division',
    none: 'none',
    problems: (n) => (n === 1 ? '1 problem' : `${n} problems`),
    legal: 'The deck can be played',
    repair: { remove: 'Remove', complete: 'Complete', drop: 'Remove the division' },
    curve: 'Cost curve',
    odds: 'Opening hand odds',
    oddsResources: (percent) => `${percent}: two or more resources`,
    oddsCard: (percent, name) => `${percent}: ${name}`,
    other: 'Other',
    complete: 'Complete',
    copyText: 'Copy list',
    copyLink: 'Copy link',
    save: 'Save',
    saved: 'saved on this device',
    remove: 'Delete',
    load: 'Open',
    clear: 'Clear',
    importText: 'Paste a list',
    importHow: 'A list of cards or a deck code: “4 T-34” on each line.',
    importDo: 'Read',
    testHand: 'Test hand',
    again: 'Again',
    play: 'Play this deck',
    close: 'Close',
    fewer: (name) => `${name}: one fewer`,
    another: (name) => `${name}: one more`,
    sealedEnd: 'Leave boosters',
    noneKept: 'Decks you save will appear here.',
    own: 'Mine',
  },
});
