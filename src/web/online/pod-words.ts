import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import { language } from '../shell/settings.ts';

/** What is said where packs are opened for a tournament. */
interface PodWords {
  readonly title: string;
  readonly steps: readonly [open: string, build: string, play: string];
  readonly left: (time: string) => string;
  readonly begin: string;
  readonly toTable: string;
  readonly waitsOpen: string;
  readonly goesOn: string;
  readonly builds: string;
  readonly isBuilt: string;
  readonly waitsAll: string;
  readonly over: string;
  readonly opened: string;
  readonly choose: string;
  readonly change: string;
  readonly done: string;
  readonly places: string;
  readonly place: {
    readonly waits: string;
    readonly came: string;
    readonly thinks: string;
    readonly took: string;
    readonly builds: string;
    readonly ready: string;
    readonly kept: string;
  };
  readonly kept: string;
  readonly back: string;
  readonly looksOn: string;
  readonly secret: string;
}
const TEXTS: Readonly<Record<Language, PodWords>> = typeset({
  uk: {
    title: 'Бустери турніру',
    steps: ['Бустери', 'Колода', 'Перший тур'],
    left: (time) => `лишилося ${time}`,
    begin: 'Відкрити бустери',
    toTable: 'До драфту',
    waitsOpen: 'Щойно всі відкриють бустери, почнеться драфт. Кого немає, за того братиме бот.',
    goesOn: 'Драфт триває.',
    builds: 'Складіть колоду зі своїх карт і запечатайте її.',
    isBuilt: 'Колоду запечатано. Підтвердьте її, щоб інші не чекали, доки вийде час.',
    waitsAll: 'Вашу колоду прийнято. Чекаємо на інших.',
    over: 'Усі склали колоди: у турнірі оголошено пари.',
    opened: 'Бустери відкрито.',
    choose: 'Скласти колоду',
    change: 'Змінити колоду',
    done: 'Колода готова',
    places: 'За столом',
    place: {
      waits: 'ще не за столом',
      came: 'чекає',
      thinks: 'думає',
      took: 'карту взято',
      builds: 'складає колоду',
      ready: 'колода готова',
      kept: 'бере бот',
    },
    kept: 'Вас не було, тож карти брав бот. Можна повернутися будь-коли.',
    back: 'Повернутися до столу',
    looksOn: 'Ви глядач: що в бустерах, бачать лише ті, перед ким вони лежать.',
    secret: 'Чужі карти й колоди закриті до кінця турніру; тоді кожен вибір можна перевірити.',
  },
  ru: {
    title: 'Бустеры турнира',
    steps: ['Бустеры', 'Колода', 'Первый тур'],
    left: (time) => `осталось ${time}`,
    begin: 'Открыть бустеры',
    toTable: 'К драфту',
    waitsOpen: 'Как только все откроют бустеры, начнётся драфт. Кого нет, за того берёт бот.',
    goesOn: 'Идёт драфт.',
    builds: 'Соберите колоду из своих карт и запечатайте её.',
    isBuilt: 'Колода запечатана. Подтвердите её, чтобы остальные не ждали, пока выйдет время.',
    waitsAll: 'Ваша колода принята. Ждём остальных.',
    over: 'Все собрали колоды: в турнире объявлены пары.',
    opened: 'Бустеры открыты.',
    choose: 'Собрать колоду',
    change: 'Сменить колоду',
    done: 'Колода готова',
    places: 'За столом',
    place: {
      waits: 'ещё не за столом',
      came: 'ждёт',
      thinks: 'думает',
      took: 'карта взята',
      builds: 'собирает колоду',
      ready: 'колода готова',
      kept: 'берёт бот',
    },
    kept: 'Вас не было, поэтому карты брал бот. Вернуться можно в любой момент.',
    back: 'Вернуться к столу',
    looksOn: 'Вы зритель: что в бустерах, видят лишь те, перед кем они лежат.',
    secret: 'Чужие карты и колоды закрыты до конца турнира; тогда каждый выбор можно проверить.',
  },
  en: {
    title: 'Tournament boosters',
    steps: ['Boosters', 'Deck', 'First round'],
    left: (time) => `${time} left`,
    begin: 'Open boosters',
    toTable: 'To the draft',
    waitsOpen: 'The draft begins once everybody has opened boosters. A bot takes cards for whoever is missing.',
    goesOn: 'The draft is on.',
    builds: 'Build a deck from your cards and seal it.',
    isBuilt: 'Your deck is sealed. Confirm it so that nobody has to wait for the time to run out.',
    waitsAll: 'Your deck is in. Waiting for the others.',
    over: 'Everybody has built a deck: the pairings are out.',
    opened: 'Your boosters are open.',
    choose: 'Build a deck',
    change: 'Change the deck',
    done: 'The deck is ready',
    places: 'At the table',
    place: {
      waits: 'not here yet',
      came: 'waits',
      thinks: 'thinks',
      took: 'has taken a card',
      builds: 'builds a deck',
      ready: 'the deck is ready',
      kept: 'a bot takes cards',
    },
    kept: 'You were away, so a bot took your cards. You can come back at any time.',
    back: 'Back to the table',
    looksOn: 'You are watching: only the player who holds a booster sees what is in it.',
    secret: 'Other players’ cards and decks stay hidden until the tournament is over; then every pick can be checked.',
  },
});
export const podWords = (): PodWords => TEXTS[language.value];
