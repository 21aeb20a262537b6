import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';

interface DraftWords {
  readonly title: (pack: number, pick: number) => string;
  readonly over: string;
  readonly bot: (place: number) => string;
  readonly yourPack: (cards: number) => string;
  readonly picked: string;
  readonly done: string;
  readonly thinks: string;
  readonly yours: string;
  readonly of: (all: number) => string;
  readonly costs: string;
  readonly take: (name: string) => string;
  readonly choose: string;
  readonly chooseOne: string;
  readonly waiting: string;
  readonly strength: string;
  readonly missing: string;
  readonly cheap: string;
  readonly dear: string;
  readonly even: string;
  readonly passesTo: (who: string) => string;
  readonly have: (n: number) => string;
  readonly build: string;
  readonly left: (seconds: number) => string;
  readonly given: (name: string) => string;
}
export const WORDS: Readonly<Record<Language, DraftWords>> = typeset({
  uk: {
    title: (pack, pick) => `Драфт: бустер ${pack}, вибір ${pick}`,
    over: 'Драфт завершено',
    bot: (place) => `бот ${place}`,
    yourPack: (cards) => `перед вами карт: ${cards}`,
    picked: 'карту взято',
    done: 'усе взято',
    thinks: 'думає',
    yours: 'Ваш вибір',
    of: (all) => `із ${all}`,
    costs: 'Вартість',
    take: (name) => `Взяти: ${name}`,
    choose: 'Оберіть карту',
    chooseOne: 'Оберіть одну карту, решту передасте сусідові.',
    waiting: 'Чекаємо на інших',
    strength: 'Смужка під картою — наскільки високо її ставлять боти.',
    missing: 'Чого бракує:',
    cheap: 'дешевих підрозділів уже досить — беріть те, чим проривають фронт.',
    dear: 'дорогих карт уже досить — беріть дешеву піхоту на перші ходи.',
    even: 'поки що всього порівну — беріть найсильніше.',
    passesTo: (who) => `Решта піде далі: ${who}.`,
    have: (n) => (n === 0 ? 'Такої карти у вас ще немає.' : `Таких карт у вас: ${n}.`),
    build: 'До складання колоди',
    left: (seconds) => `лишилося ${seconds} с`,
    given: (name) => `Час вийшов, за вас узято: ${name}.`,
  },
  ru: {
    title: (pack, pick) => `Драфт: бустер ${pack}, выбор ${pick}`,
    over: 'Драфт завершён',
    bot: (place) => `бот ${place}`,
    yourPack: (cards) => `перед вами карт: ${cards}`,
    picked: 'карта взята',
    done: 'всё взято',
    thinks: 'думает',
    yours: 'Ваш выбор',
    of: (all) => `из ${all}`,
    costs: 'Стоимость',
    take: (name) => `Взять: ${name}`,
    choose: 'Выберите карту',
    chooseOne: 'Выберите одну карту, остальные перейдут соседу.',
    waiting: 'Ждём остальных',
    strength: 'Полоска под картой — насколько высоко её ставят боты.',
    missing: 'Чего не хватает:',
    cheap: 'дешёвых подразделений уже хватает — берите то, чем прорывают фронт.',
    dear: 'дорогих карт уже хватает — берите дешёвую пехоту на первые ходы.',
    even: 'пока всего поровну — берите самое сильное.',
    passesTo: (who) => `Остальное пойдёт дальше: ${who}.`,
    have: (n) => (n === 0 ? 'Такой карты у вас ещё нет.' : `Таких карт у вас: ${n}.`),
    build: 'К сборке колоды',
    left: (seconds) => `осталось ${seconds} с`,
    given: (name) => `Время вышло, за вас взято: ${name}.`,
  },
  en: {
    title: (pack, pick) => `Draft: booster ${pack}, pick ${pick}`,
    over: 'The draft is over',
    bot: (place) => `bot ${place}`,
    yourPack: (cards) => (cards === 1 ? '1 card before you' : `${cards} cards before you`),
    picked: 'has taken a card',
    done: 'all taken',
    thinks: 'is thinking',
    yours: 'Your picks',
    of: (all) => `of ${all}`,
    costs: 'Costs',
    take: (name) => `Take ${name}`,
    choose: 'Choose a card',
    chooseOne: 'Choose one card; the others go on to your neighbour.',
    waiting: 'Waiting for the others',
    strength: 'The bar below a card shows how highly bots rate it.',
    missing: 'What you need:',
    cheap: 'you have enough cheap units; take something that breaks through.',
    dear: 'you have enough expensive cards; take cheap infantry for the first turns.',
    even: 'it is all in balance so far; take whatever is strongest.',
    passesTo: (who) => `The rest goes on to ${who}.`,
    have: (n) => (n === 0 ? 'You do not have this card yet.' : `Copies you have: ${n}.`),
    build: 'Build the deck',
    left: (seconds) => `${seconds} s left`,
    given: (name) => `Time ran out: ${name} was taken for you.`,
  },
});
