import { type Language, type Term, term } from '../../../kernel/text.ts';

/** What else a table names: places, prices and parts of the game. The same words in the same order in each language. */
export const PLACES: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term('ваші карти на цей хід; що на ній лишилося, наприкінці ходу йде в особистий скид', 'рука'),
    term(
      'ваші карти: із них беруть до п’яти на руку; коли вона скінчиться, її знову складають зі скиду',
      'особиста колода',
    ),
    term('ваші карти: зіграні, витрачені або щойно мобілізовані', 'особистий скид'),
    term('вороги, що щораунду виходять проти вас', 'колода ворогів'),
    term('вороги, що вціліли або були скинуті', 'скид ворогів'),
    term('із неї поповнюють загальний резерв; верхню карту видно', 'колода карт ЗСУ', 'наступна'),
    term('п’ять відкритих карт, які можна мобілізувати за ОМ', 'загальний резерв'),
    term('події та об’єкти повномасштабної війни; внизу — крейсер «Москва»', 'стос подій', 'розіграні події'),
    term('об’єкти, яких ще ніхто не взяв; за верхній проводять аукціон', 'стос об’єктів', 'об’єкт'),
    term(
      'за верхній об’єкт: по черзі називають ставку, вищу за попередню; хто виграв, платить картами з руки й бере об’єкт, якщо ставки досить',
      'аукціон',
      'ставка',
    ),
    term(
      'карта з колоди ворогів, якою гра сама робить ставку за об’єкт: щоб узяти його, дайте більше',
      'ставка ворога',
    ),
    term('узяти об’єкт: дати картами не менше очок, ніж на ньому вказано', 'деблокада', 'деблокувати'),
    term('ворог, ваша карта навпроти та карта, що її підтримує', 'колонка'),
    term('карти навпроти ворогів: вони б’ються', 'лінія захисту'),
    term('карти за лінією захисту: додають підтримку й діляться долею з картою попереду', 'лінія підтримки'),
    term('дають ПО наприкінці гри кожному, хто їх виконав', 'загальні досягнення'),
    term('дає ПО наприкінці гри лише власникові; до того його не показують', 'таємне досягнення'),
    term('скільки ОМ коштує карта', 'ціна'),
    term('дає карта, виведена в бій або використана на об’єкт, якщо справдилася його умова', 'бонус'),
    term('перша частина гри: бої та мобілізація', 'Вторгнення'),
    term('друга частина гри: до боїв додаються події та об’єкти', 'Повномасштабна війна'),
  ],
  ru: [
    term('ваши карты на этот ход; что в ней осталось, в конце хода уходит в личный сброс', 'рука'),
    term('ваши карты: из них берут до пяти в руку; когда она кончится, её снова собирают из сброса', 'личная колода'),
    term('ваши карты: сыгранные, потраченные или только что мобилизованные', 'личный сброс'),
    term('враги, которые каждый раунд выходят против вас', 'колода врагов'),
    term('враги, которые уцелели или сброшены', 'сброс врагов'),
    term('из неё пополняют общий резерв; верхнюю карту видно', 'колода карт ВСУ', 'следующая'),
    term('пять открытых карт, которые можно мобилизовать за ОМ', 'общий резерв'),
    term('события и объекты полномасштабной войны; внизу — крейсер «Москва»', 'стопка событий', 'разыгранные события'),
    term('объекты, которых ещё никто не взял; за верхний проводят аукцион', 'стопка объектов', 'объект'),
    term(
      'за верхний объект: по очереди называют ставку, выше предыдущей; кто выиграл, платит картами с руки и берёт объект, если ставки хватает',
      'аукцион',
      'ставка',
    ),
    term(
      'карта из колоды врагов, которой игра сама делает ставку за объект: чтобы взять его, дайте больше',
      'ставка врага',
    ),
    term('взять объект: дать картами не меньше очков, чем на нём указано', 'деблокада', 'деблокировать'),
    term('враг, ваша карта напротив и карта, которая её поддерживает', 'колонка'),
    term('карты напротив врагов: они сражаются', 'линия защиты'),
    term('карты за линией защиты: добавляют поддержку и делят судьбу с картой впереди', 'линия поддержки'),
    term('дают ПО в конце игры каждому, кто их выполнил', 'общие достижения'),
    term('даёт ПО в конце игры лишь владельцу; до того его не показывают', 'тайное достижение'),
    term('сколько ОМ стоит карта', 'цена'),
    term('даёт карта, введённая в бой или использованная на объект, если выполнено его условие', 'бонус'),
    term('первая часть игры: бои и мобилизация', 'Вторжение'),
    term('вторая часть игры: к боям добавляются события и объекты', 'Полномасштабная война'),
  ],
  en: [
    term('your cards for this turn; what is left of it goes to the personal discard pile when the turn ends', 'hand'),
    term('your cards: you draw up to five; when it runs out, the discard pile is shuffled into it', 'personal deck'),
    term('your cards that were played, spent or just recruited', 'personal discard pile'),
    term('the invaders that come out against you each round', 'invader deck'),
    term('invaders that survived or were discarded', 'invader discard pile'),
    term('fills the recruitment display; its top card lies face up', 'AFU deck', 'next'),
    term('five open cards that can be recruited for RP', 'recruitment display'),
    term(
      'events and objectives of the Full-Scale War; the cruiser Moskva lies at the bottom',
      'event deck',
      'played events',
    ),
    term('objectives that nobody has taken yet; an auction is held for the one on top', 'objective pile', 'objective'),
    term(
      'for the objective on top: players in turn name a bid, each higher than the last; the winner pays with cards from the hand, and takes the objective if the bid is enough',
      'auction',
      'bid',
    ),
    term(
      'a card from the invader deck with which the game itself bids for the objective: give more to take it',
      'the invader’s bid',
      'invader bid',
      'enemy bid',
    ),
    term(
      'to win an objective: your cards must give at least as many points as it shows',
      'taking an objective',
      'take',
    ),
    term('an invader, your card opposite it and the card that supports yours', 'column'),
    term('the cards opposite the invaders: they fight', 'defence row'),
    term('the cards behind the defence row: they add support and share the fate of the card in front', 'support row'),
    term('worth VP at the end of the game to everyone who has met them', 'common achievements'),
    term('worth VP at the end of the game to its owner alone; not shown before', 'secret achievement'),
    term('how many RP the card costs', 'cost'),
    term('given by a card that has entered combat or been used on an objective, if its condition is met', 'bonus'),
    term('the first part of the game: battles and recruitment', 'Invasion'),
    term('the second part of the game: events and objectives are added to the battles', 'Full-Scale War'),
  ],
};
/** The marks by which bonuses know cards; the names of the badges come from the words. */
export const BADGES: Readonly<Record<Language, Term>> = {
  uk: term('бонуси питають про інші карти з таким знаком', 'нарукавний знак'),
  ru: term('бонусы спрашивают о других картах с таким знаком', 'нарукавный знак'),
  en: term('bonuses ask for other cards with the same badge', 'badge'),
};
/** Where an invader comes from, as its card is marked; the names of the flags come from the words. */
export const FLAGS: Readonly<Record<Language, Term>> = {
  uk: term(
    'до якої колоди належить ворог: жовтий і блакитний прапорці — колоди двох армій у Вторгненні, числа I і II — у Повномасштабній війні',
    'прапорець',
  ),
  ru: term(
    'из какой колоды враг: жёлтый и голубой флажки — колоды двух армий во Вторжении, числа I и II — в Полномасштабной войне',
    'флажок',
  ),
  en: term(
    'which deck an invader belongs to: yellow and blue flags are the decks of the two armies in the Invasion, the numbers I and II those of the Full-Scale War',
    'flag',
  ),
};
