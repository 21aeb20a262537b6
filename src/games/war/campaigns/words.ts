import type { Language } from '../../../kernel/text.ts';

interface CampaignWords {
  readonly rule: string;
  readonly decks: (first: string, second: string) => string;
  readonly ownDeck: string;
  readonly first: (who: string) => string;
  readonly table: (who: string, cards: string) => string;
  readonly gains: (who: string, card: string) => string;
  readonly misses: (who: string, card: string) => string;
}
export const WORDS: Readonly<Record<Language, CampaignWords>> = {
  uk: {
    rule: 'Хто виграв битву, починає наступну з картою її території та з ветераном: найдорожчим підрозділом вартістю до 3, що лишився на лініях. Хто програв, отримує підкріплення: склад і перший хід. Герой, який загинув, до кінця кампанії не повертається: замість нього в колоді склад. Програна битва теж відкриває дорогу далі; її можна один раз переграти, доки не почато наступної.',
    decks: (first, second) => `Колоди: ${first} — ${second}.`,
    ownDeck: 'колода битви',
    first: (who) => `Першою ходить сторона: ${who}.`,
    table: (who, cards) => `На столі від початку, ${who}: ${cards}.`,
    gains: (who, card) => `${who}: починає з картою «${card}».`,
    misses: (who, card) => `${who}: без героя «${card}», замість нього склад.`,
  },
  ru: {
    rule: 'Кто выиграл битву, начинает следующую с картой её территории и с ветераном: самым дорогим подразделением стоимостью до 3, оставшимся на линиях. Кто проиграл, получает подкрепление: склад и первый ход. Погибший герой до конца кампании не возвращается: вместо него в колоде склад. Проигранная битва тоже открывает дорогу дальше; её можно один раз переиграть, пока не начата следующая.',
    decks: (first, second) => `Колоды: ${first} — ${second}.`,
    ownDeck: 'колода битвы',
    first: (who) => `Первой ходит сторона: ${who}.`,
    table: (who, cards) => `На столе с начала, ${who}: ${cards}.`,
    gains: (who, card) => `${who}: начинает с картой «${card}».`,
    misses: (who, card) => `${who}: без героя «${card}», вместо него склад.`,
  },
  en: {
    rule: 'Whoever wins a battle begins the next with the card of its territory and with a veteran: the dearest unit on the lines that costs at most 3. Whoever loses it gets reinforcements: a depot, and the first move. A hero who fell does not return in this campaign: a depot takes the place in the deck. A lost battle opens the way on, too; it may be fought once more until the next is begun.',
    decks: (first, second) => `Decks: ${first} – ${second}.`,
    ownDeck: 'the deck of the battle',
    first: (who) => `First to move: ${who}.`,
    table: (who, cards) => `On the table from the start, ${who}: ${cards}.`,
    gains: (who, card) => `${who} begins with “${card}”.`,
    misses: (who, card) => `${who} no longer has “${card}”: a depot takes its place.`,
  },
};
