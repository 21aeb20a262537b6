import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';

interface CollectionWords {
  readonly title: string;
  readonly of: (all: number) => string;
  readonly spread: (n: number, all: number) => string;
  readonly missing: string;
  readonly number: string;
  readonly views: Readonly<Record<'album' | 'gaps' | 'spare', string>>;
  readonly previous: string;
  readonly next: string;
  readonly open: string;
  readonly list: string;
  readonly from: string;
  readonly booster: (n: number) => string;
  readonly how: Readonly<Record<'alone' | 'room' | 'draft', string>>;
  readonly nothing: string;
  readonly none: Readonly<Record<'gaps' | 'spare', string>>;
  readonly onDevice: string;
  readonly onAccount: string;
  readonly notNow: string;
  readonly copies: (n: number) => string;
  readonly close: string;
}
export const WORDS: Readonly<Record<Language, CollectionWords>> = typeset({
  uk: {
    title: 'ВІЙНА: колекція',
    of: (all) => `із ${all}`,
    spread: (n, all) => `розворот ${n} з ${all}`,
    missing: 'бракує',
    number: 'До номера',
    views: { album: 'Альбом', gaps: 'Бракує', spare: 'Зайві' },
    previous: 'Попередній розворот',
    next: 'Наступний розворот',
    open: 'Відкрити бустер',
    list: 'Копіювати список',
    from: 'Звідки карта',
    booster: (n) => `бустер ${n}`,
    how: { alone: 'відкрито самостійно', room: 'відкрито в кімнаті', draft: 'взято в драфті' },
    nothing: 'Тут будуть карти з бустерів, які ви відкриєте. Грати можна всіма картами й без колекції.',
    none: { gaps: 'Нічого не бракує: альбом повний.', spare: 'Більше чотирьох однакових карт поки немає.' },
    onDevice: 'Колекція лежить на цьому пристрої; її можна зберегти разом із профілем.',
    onAccount: 'Колекція є на всіх пристроях вашого облікового запису.',
    notNow: 'Сервер не відповідає: колекція поки що лише на цьому пристрої.',
    copies: (n) => `копій: ${n}`,
    close: 'Закрити',
  },
  ru: {
    title: 'ВОЙНА: коллекция',
    of: (all) => `из ${all}`,
    spread: (n, all) => `разворот ${n} из ${all}`,
    missing: 'не хватает',
    number: 'К номеру',
    views: { album: 'Альбом', gaps: 'Не хватает', spare: 'Лишние' },
    previous: 'Предыдущий разворот',
    next: 'Следующий разворот',
    open: 'Открыть бустер',
    list: 'Копировать список',
    from: 'Откуда карта',
    booster: (n) => `бустер ${n}`,
    how: { alone: 'открыто самостоятельно', room: 'открыто в комнате', draft: 'взято в драфте' },
    nothing: 'Здесь будут карты из бустеров, которые вы откроете. Играть можно всеми картами и без коллекции.',
    none: { gaps: 'Всё есть: альбом полон.', spare: 'Больше четырёх одинаковых карт пока нет.' },
    onDevice: 'Коллекция лежит на этом устройстве; её можно сохранить вместе с профилем.',
    onAccount: 'Коллекция есть на всех устройствах вашей учётной записи.',
    notNow: 'Сервер не отвечает: коллекция пока только на этом устройстве.',
    copies: (n) => `копий: ${n}`,
    close: 'Закрыть',
  },
  en: {
    title: 'WAR: collection',
    of: (all) => `of ${all}`,
    spread: (n, all) => `spread ${n} of ${all}`,
    missing: 'missing',
    number: 'Go to number',
    views: { album: 'Album', gaps: 'Missing', spare: 'Spare' },
    previous: 'Previous spread',
    next: 'Next spread',
    open: 'Open a booster',
    list: 'Copy the list',
    from: 'Where the card came from',
    booster: (n) => `booster ${n}`,
    how: { alone: 'opened alone', room: 'opened in a room', draft: 'taken in a draft' },
    nothing: 'Cards from the boosters you open will appear here. You can play with all cards without a collection.',
    none: { gaps: 'Nothing is missing: the album is full.', spare: 'There are no cards beyond four copies yet.' },
    onDevice: 'The collection is kept on this device; it can be saved with the profile.',
    onAccount: 'The collection is on all devices of your account.',
    notNow: 'The server is not responding: for now the collection is on this device only.',
    copies: (n) => (n === 1 ? '1 copy' : `${n} copies`),
    close: 'Close',
  },
});
