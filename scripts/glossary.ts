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

export const FORBIDDEN: readonly Forbidden[] = [
  uk(/[а-яіїєґ]['ʼ][а-яіїєґ]/iu, '’'),
  uk(/(?<!\p{L})[вуВУ] руц?[іу](?!\p{L})/u, 'на руці, на руку'),
  uk(/сорочк\p{L}+ догори|лицем догори/u, 'долілиць, горілиць'),
  uk(/(?<!\p{L})ви(?:бер|бир)\p{L}+/iu, 'обрати'),
  uk(/(?<!\p{L})торг(?:и|ів|ах|ами|уват\p{L}+|уються)(?!\p{L})/iu, 'аукціон, ставка'),
  uk(/задарма|безплатн/iu, 'безкоштовно'),
  uk(/народн\p{L}+ ді/iu, 'дії народу'),
  uk(/(?<!\p{L})(?:встоя|встої)\p{L}+/iu, 'вистояти'),
  not('uk', 'bravery')(/прогна|прожен/iu, 'скинути ворожу карту'),
  uk(/колод\p{L}+ подій/u, 'стос подій'),
  uk(/спільн\p{L}+ досягнен/u, 'загальні досягнення'),
  uk(/(?:закри|викон)\p{L}+ (?:\p{L}+ )?потреб/u, 'вирішити потребу'),
  uk(/перенести базу|перенесення бази/iu, 'змінити базу'),
  uk(/(?<!\p{L})зерн(?:о|ом|а)(?!\p{L})/iu, 'код роздачі'),
  uk(/хід \p{L}*взято назад|взяти (?:\p{L}+ )*хід назад/iu, 'повернути хід'),
  not('uk', 'war')(/(?<!\p{L})(?:палив|покращ)\p{L}+/iu, 'пальне, поліпшення'),
  not('uk', 'games/war')(/бомбуван|(?<!\p{L})цін[аиуі](?!\p{L})/iu, 'бомбометання, вартість'),
  not('uk', 'war')(/початков\p{L}+ рук/iu, 'стартова рука'),
  not('uk', 'liberation')(/(?<!\p{L})цін[аиуі](?!\p{L})/iu, 'вартість місії'),
  ru(/(?<!\p{L})на руке(?!\p{L})|(?<!\p{L})из руки(?!\p{L})/iu, 'в руке, с руки'),
  ru(/рубашк\p{L}+ вверх/u, 'лицом вниз'),
  ru(/(?<!\p{L})торг(?:и|ов|ах|ами|оваться|уются)(?!\p{L})/iu, 'аукцион, ставка'),
  ru(/(?<!\p{L})нужд(?:а|ы|у|е|ой|ами|ах)?(?!\p{L})/iu, 'потребность'),
  ru(/народн\p{L}+ действ/iu, 'действия народа'),
  ru(/(?<!\p{L})устоя(?:т|л|ли)(?!\p{L})|устоит/iu, 'выстоять'),
  not('ru', 'bravery')(/прогна|прогон|враждебн/iu, 'сбросить карту врага, вражеский'),
  ru(/колод\p{L}+ событий/u, 'стопка событий'),
  ru(/тайн(?:ая|ую|ой) баз/iu, 'секретная база'),
  ru(/перенести базу|перенос базы/iu, 'поменять базу'),
  ru(/Искривл\p{L}+ мир/u, 'Искажённый мир'),
  ru(/(?<!\p{L})отбо[йяюе](?!\p{L})/iu, 'сброс'),
  ru(/(?<!\p{L})зерн(?:о|ом|а)(?!\p{L})/iu, 'код раздачи'),
  ru(/ход взят назад|взять (?:\p{L}+ )*ход назад/iu, 'вернуть ход'),
  ru(/(?<!\p{L})даром(?!\p{L})/iu, 'бесплатно'),
  not('ru', 'games/war')(/(?<!\p{L})цен[аыуе](?!\p{L})|начальн\p{L}+ рук/iu, 'стоимость, стартовая рука'),
  en(/\p{L}'\p{L}|\p{L}s' /u, '’'),
  en(/«|»/u, '“…”'),
  en(/\b(?:center|harbor|color|defense|mobilization|armor)\b/iu, 'British spelling'),
  en(/\b(?:looks? on|lookers-on|show(?:n|s)? (?:you )?the door|give[sn]? up)\b/iu, 'watch, remove, concede'),
  en(/\bgeneral reserve\b|\bstack of panic\b|\battack line\b/iu, 'recruitment display, panic stack, attack row'),
  en(/\bhostile (?:card|action)/iu, 'enemy card, enemy action'),
  en(/\bdriv(?:e|es|en) (?:away|off)\b/iu, 'discard the enemy card'),
  en(
    /\b(?:resolved?|resolves) (?:every|all|the) (?:civil )?needs?\b|needs? (?:is|are) (?:un)?resolved/iu,
    'meet a need',
  ),
  en(/\bwaves? of attack\b/iu, 'attack wave'),
  not('en', 'war')(/\bpropert(?:y|ies)\b/iu, 'ability'),
  en(/\d %/u, 'no space before %'),
];
