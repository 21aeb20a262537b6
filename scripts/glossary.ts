// One thing, one word. What is said instead of a word of the glossary, and what should be: words.test.ts holds every
// string that people read against it. A rulebook's word is kept even where another would do.
import type { Language } from '../src/kernel/text.ts';

export interface Forbidden {
  readonly language: Language;
  /** Part of the path of the files it holds for; all files if left out. */
  readonly where?: string;
  readonly instead: RegExp;
  readonly say: string;
}
const not =
  (language: Language, where?: string) =>
  (instead: RegExp, say: string): Forbidden => ({ language, instead, say, ...(where === undefined ? {} : { where }) });
const [uk, ru, en] = [not('uk'), not('ru'), not('en')];

const UKRAINIAN: readonly Forbidden[] = [
  uk(/[а-яіїєґ]['ʼ][а-яіїєґ]/iu, '’'),
  uk(/[ыэъё]/iu, 'a Ukrainian letter'),
  uk(/”|(?<!„[^“]*)“/u, '«…»'),
  uk(/(?<!\p{L})[ву] руц?[іу](?!\p{L})/iu, 'на руці, на руку'),
  uk(/сорочк\p{L}+ догори|лицем догори/iu, 'долілиць, горілиць'),
  uk(/(?<!\p{L})ви(?:бер|бир|бра)\p{L}+/iu, 'обрати'),
  uk(/(?<!\p{L})торг(?:и|ів|ах|ами|ом|уват\p{L}+|уються)(?!\p{L})/iu, 'аукціон, ставка'),
  uk(/(?<!\p{L})(?:картк(?:а|и|у|ою|ам|ами|ах)|карток)(?!\p{L})/iu, 'карта'),
  uk(/задарма|безплатн/iu, 'безкоштовно'),
  uk(/народн\p{L}+ ді/iu, 'дії народу'),
  uk(/(?<!\p{L})(?:встоя|встої)\p{L}+/iu, 'вистояти'),
  uk(/колод\p{L}+ подій/iu, 'стос подій'),
  uk(/спільн\p{L}+ (?:і таємн\p{L}+ )?досягнен/iu, 'загальні досягнення'),
  uk(/(?:закри|викон)\p{L}+ (?:\p{L}+ )?потреб/iu, 'вирішити потребу'),
  uk(/перенести базу|перенесення бази|базу (?:\p{L}+ )?перен/iu, 'змінити базу'),
  uk(/(?<!\p{L})зерн(?:о|ом|а|у)(?!\p{L})/iu, 'код роздачі'),
  uk(/хід \p{L}*взято назад|взяти (?:\p{L}+ )*хід назад/iu, 'повернути хід'),
  uk(/ненаправлен/iu, 'неспрямовано'),
  uk(/між іграми|щогри|(?<!\p{L})матч/iu, 'партія, серія'),
  uk(/(?<!\p{L})(?:являєт|слідуюч|приймати участь|на протязі|згідно правил)/iu, 'Ukrainian, not Russian word by word'),
  uk(/(?<!\p{L}|Стіл )(?:готовий|згоден|товариш)(?!\p{L})/iu, 'a word without a gender'),
  uk(/ні кроку назад/iu, 'another name: this is an order of a bad memory'),
  not('uk', 'bravery')(/прогна|прожен/iu, 'скинути ворожу карту'),
  uk(
    /(?<=[\p{Ll},;:] )(?:Дії народу|Військов\p{L}+ ді[їй]|Цивільн\p{L}+ потреб)/u,
    'small letters: a term is no title',
  ),
  uk(/торгу[єю]ться/iu, 'робити ставку'),
  uk(/(?:атакуюч|блокуюч)(?!и(?!\p{L}))\p{L}+/iu, 'той, хто атакує; той, хто блокує'),
  uk(/(?:гор|дол)ілиць в (?=[бвгґджзклмнпрстфхцчшщ])/iu, 'у'),
  uk(/винагород/iu, 'нагорода'),
  not('uk', 'rules/uk/war')(/(?<!\p{L})цін[аиуі](?!\p{L}| колоди)/iu, 'вартість'),
  not('uk', 'war')(/«(?:Паніку|Диверсію|Партизанів|Дезорганізацію противника)»/u, 'карту «…»'),
  not('uk', 'war')(/(?<!\p{L})(?:палив|покращ)\p{L}+/iu, 'пальне, поліпшення'),
  not('uk', 'games/war')(/бомбуван|(?<!\p{L})цін[аиуі](?!\p{L})/iu, 'бомбометання, вартість'),
  not('uk', 'war')(/початков\p{L}+ рук|зенітн\p{L}+ сил/iu, 'стартова рука, сила зенітної стрільби'),
  not('uk', 'war')(/(?<!\p{L})суперник/iu, 'противник'),
  not('uk', 'liberation')(/(?<!\p{L})цін[аиуі](?!\p{L})|(?<!\p{L})мимо(?!\p{L})/iu, 'вартість місії, промах'),
];
const RUSSIAN: readonly Forbidden[] = [
  // People are called as they call themselves.
  ru(/^(?!.*(?:Семенів|Полікарпов|Іванченко)).*[іїєґ]/iu, 'a Russian letter'),
  ru(/(?<![\p{L}}])(?:еще|все-таки|ее|чье|мое|свое|твое|нее|ход пошел|пошел|идет|берет|дает|ведет)(?!\p{L})/iu, 'ё'),
  ru(/”|(?<!„[^“]*)“/u, '«…»'),
  ru(/(?<!\p{L})на (?:стартовой )?руке(?!\p{L})|(?<!\p{L})из (?:своей )?руки(?!\p{L})/iu, 'в руке, с руки'),
  ru(/рубашк\p{L}+ вверх/iu, 'лицом вниз'),
  ru(/(?<!\p{L})торг(?:и|ов|ах|ами|ом|оваться|уются)(?!\p{L})/iu, 'аукцион, ставка'),
  ru(/(?<!\p{L})нужд(?:а|ы|у|е|ой|ами|ах)?(?!\p{L})/iu, 'потребность'),
  ru(/народн\p{L}+ действ/iu, 'действия народа'),
  ru(/(?<!\p{L})устоя(?:т|л|ли)(?!\p{L})|устоит/iu, 'выстоять'),
  ru(/колод\p{L}+ событий/iu, 'стопка событий'),
  ru(/перетас|(?<!\p{L})тас(?:уют|ован)/iu, 'перемешать'),
  ru(/(?<!не|пред)отвра(?:т|щ)/iu, 'предотвратить'),
  ru(/тайн(?:ая|ую|ой) баз/iu, 'секретная база'),
  ru(/перенести базу|перенос базы|базу (?:\p{L}+ )?перен/iu, 'поменять базу'),
  ru(/Искривл\p{L}+ мир/u, 'Искажённый мир'),
  ru(/(?<!\p{L})отбо[йяюе](?!\p{L})/iu, 'сброс'),
  ru(/(?<!\p{L})зерн(?:о|ом|а|у)(?!\p{L})/iu, 'код раздачи'),
  ru(/ход взят назад|взять (?:\p{L}+ )*ход назад/iu, 'вернуть ход'),
  ru(/(?<!\p{L})даром(?!\p{L})/iu, 'бесплатно'),
  ru(/между играми|(?<!\p{L})матч|каждую игру/iu, 'партия, серия'),
  ru(/(?<!\p{L})(?:за)?плат\p{L}+ (?:\p{L}+ )?(?:действительную )?стоимость/iu, 'оплатить стоимость'),
  ru(/(?<!\p{L})(?:готов|согласен|товарищ)(?!\p{L}|\.$| к)/iu, 'a word without a gender'),
  ru(/ни шагу назад/iu, 'another name: this is an order of a bad memory'),
  not('ru', 'bravery')(/прогна|прогон|враждебн/iu, 'сбросить карту врага, вражеский'),
  ru(
    /(?<=[\p{Ll},;:] )(?:Действия народа|Военн\p{L}+ действи|Гражданск\p{L}+ потребност)/u,
    'small letters: a term is no title',
  ),
  ru(/торгу(?:е|ю)тся/iu, 'делать ставку'),
  not('ru', 'rules/ru/war')(/(?<!\p{L})цен[аыуе](?!\p{L}| колоды)/iu, 'стоимость'),
  not('ru', 'war')(/«(?:Панику|Диверсию|Партизан|Дезорганизацию противника)»/u, 'карту «…»'),
  not('ru', 'games/war')(/(?<!\p{L})цен[аыуе](?!\p{L})|начальн\p{L}+ рук/iu, 'стоимость, стартовая рука'),
  not('ru', 'war')(/зенитн\p{L}+ сил/iu, 'сила зенитной стрельбы'),
  not('ru', 'war')(/(?<!\p{L})соперник/iu, 'противник'),
  not('ru', 'liberation')(/(?<!\p{L})мимо(?!\p{L})/iu, 'промах'),
];
const ENGLISH: readonly Forbidden[] = [
  en(/\p{L}'\p{L}|\p{L}s'(?= |$)/u, '’'),
  en(/«(?![^»]*[\p{Script=Cyrillic}+])/u, '“…”'),
  en(/\b(?:center|harbor|colors?|defense|mobilization|armor|gray|favorite|honor)\b/iu, 'British spelling'),
  en(/\b(?:looks? on|lookers-on|show(?:n|s)? (?:you )?the door|give[sn]? up)\b/iu, 'watch, remove, concede'),
  en(/\bgeneral reserve\b|\bstack of panic\b|\battack line\b/iu, 'recruitment display, panic stack, attack row'),
  en(/\bhostile (?:card|action)/iu, 'enemy card, enemy action'),
  en(/\bdriv(?:e|es|en) (?:away|off)\b/iu, 'discard the enemy card'),
  en(/\brelieved? objectives?\b|\bobjectives? relieved?\b/iu, 'take an objective'),
  en(/\bthe lot (?:decide|say)/iu, 'it is decided by lot'),
  en(/\b(?:server|storage|store) does not answer\b/iu, 'is not responding'),
  not('en', 'afu')(/\b(?:ordinary attack|air defence or aircraft)\b/iu, 'normal attack, anti-air'),
  not('en', 'afu')(/(?<=[a-z,;] )full-scale war\b/u, 'Full-Scale War'),
  en(/\bthe own\b/iu, 'their own'),
  en(
    /\b(?:resolved?|resolves) (?:every|all|the) (?:civil )?needs?\b|needs? (?:is|are) (?:un)?resolved/iu,
    'meet a need',
  ),
  en(/\bwaves? of attack\b/iu, 'attack wave'),
  en(/\bNot a step back\b/iu, 'another name: this is an order of a bad memory'),
  en(
    /^Who (?!can|may|has|wins|goes|takes|is |plays|decides|begins|starts|else|knows|puts|attacks).*[a-z]\.$/u,
    'whoever, a player who',
  ),
  not('en', 'war')(/\bpropert(?:y|ies)\b|\bkeywords?\b/iu, 'ability'),
  not('en', 'war')(/\bTrophy (?!Teams)/u, 'Captured'),
  en(/\b(?:Civil Needs?|Urgent Needs?|Military Actions?|People’s Actions?)\b/u, 'small letters: a term is no title'),
  en(
    /\b(?:Invader|Event) Deck\b|\b(?:Attack|Defence|Support) Row\b|\bPanic Stack\b/u,
    'small letters: a term is no title',
  ),
  en(/\b(?:personal|invader|the|his|her|your) discards?\b(?! (?:pile|of|icon|is|one|any|step|\d))/iu, 'discard pile'),
  en(/\bdamage (?:are|do)\b/iu, 'damage is, does'),
  en(/\biff\b|\bmill(?:s|ed)?\b(?= (?:from|cards?))/iu, 'a word for people'),
  en(/[\d}] %/u, 'no space before %'),
];
export const FORBIDDEN: readonly Forbidden[] = [...UKRAINIAN, ...RUSSIAN, ...ENGLISH];

/** A noun that is counted: after 1, after 2 to 4, after the rest; and “of one”, where a word asks for the genitive. */
export interface Counted {
  readonly one: readonly string[];
  readonly ofOne: string;
  readonly few: string;
  readonly many: string;
}
const forms = (few: string, many: string, ofOne: string, ...one: readonly string[]): Counted => ({
  one,
  ofOne,
  few,
  many,
});
export const COUNTED: Readonly<Record<'uk' | 'ru', readonly Counted[]>> = {
  uk: [
    forms('карти', 'карт', 'карти', 'карта', 'карту'),
    forms('партії', 'партій', 'партії', 'партія', 'партію'),
    forms('ходи', 'ходів', 'ходу', 'хід'),
    forms('очки', 'очок', 'очка', 'очко'),
    forms('дні', 'днів', 'дня', 'день'),
    forms('тижні', 'тижнів', 'тижня', 'тиждень'),
    forms('локації', 'локацій', 'локації', 'локація', 'локацію'),
    forms('території', 'територій', 'території', 'територія', 'територію'),
    forms('потреби', 'потреб', 'потреби', 'потреба', 'потребу'),
    forms('щити', 'щитів', 'щита', 'щит'),
    forms('приціли', 'прицілів', 'прицілу', 'приціл'),
    forms('варіанти', 'варіантів', 'варіанта', 'варіант'),
    forms('задачі', 'задач', 'задачі', 'задача', 'задачу'),
    forms('сторінки', 'сторінок', 'сторінки', 'сторінка', 'сторінку'),
    forms('секунди', 'секунд', 'секунди', 'секунда', 'секунду'),
  ],
  ru: [
    forms('карты', 'карт', 'карты', 'карта', 'карту'),
    forms('партии', 'партий', 'партии', 'партия', 'партию'),
    forms('хода', 'ходов', 'хода', 'ход'),
    forms('очка', 'очков', 'очка', 'очко'),
    forms('дня', 'дней', 'дня', 'день'),
    forms('недели', 'недель', 'недели', 'неделя', 'неделю'),
    forms('локации', 'локаций', 'локации', 'локация', 'локацию'),
    forms('территории', 'территорий', 'территории', 'территория', 'территорию'),
    forms('потребности', 'потребностей', 'потребности', 'потребность'),
    forms('щита', 'щитов', 'щита', 'щит'),
    forms('прицела', 'прицелов', 'прицела', 'прицел'),
    forms('варианта', 'вариантов', 'варианта', 'вариант'),
    forms('задачи', 'задач', 'задачи', 'задача', 'задачу'),
    forms('страницы', 'страниц', 'страницы', 'страница', 'страницу'),
    forms('секунды', 'секунд', 'секунды', 'секунда', 'секунду'),
  ],
};
