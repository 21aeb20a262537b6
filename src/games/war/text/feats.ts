import type { FeatWords } from '../../../kernel/feats.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What was done, not how glorious it was. */
const uk = {
  won: { name: 'Перша перемога', what: 'Виграти партію.' },
  wonFast: {
    name: 'Швидка кампанія',
    what: 'Виграти не пізніше двадцять четвертого ходу, рахуючи ходи обох гравців.',
  },
  wonLong: { name: 'Довга кампанія', what: 'Виграти після сорокового ходу, рахуючи ходи обох гравців.' },
  wonSecond: { name: 'Хід другим', what: 'Виграти, коли першим ходить противник.' },
  wonFull: { name: 'Резерви цілі', what: 'Виграти й зберегти щонайменше 20 карт колоди.' },
  wonBarely: { name: 'Останні резерви', what: 'Виграти, коли в колоді щонайбільше п’ять карт.' },
  destroyed: { name: 'Двадцять знищених карт', what: 'Знищити двадцять карт противника за партію.' },
  destroyedInTurn: { name: 'Три за хід', what: 'Знищити три карти противника за один хід.' },
  fewLosses: { name: 'Малі втрати', what: 'Виграти, коли знищено щонайбільше три ваші карти.' },
  breakthroughs: { name: 'Три прориви', what: 'Тричі за партію прорватися до другої лінії.' },
  deckHit: { name: 'Двадцять карт колоди', what: 'Забрати у противника 20 карт колоди за партію.' },
  deckHitInTurn: { name: 'П’ять карт за хід', what: 'Забрати у противника п’ять карт колоди за один хід.' },
  upgrades: { name: 'Три поліпшення', what: 'Тричі за партію поліпшити свої підрозділи.' },
  played: { name: 'Двадцять карт у грі', what: 'Розіграти двадцять карт за партію.' },
  wins: { name: 'Десять перемог', what: 'Виграти десять партій.' },
  allDestroyed: { name: 'Сто знищених карт', what: 'Знищити сто карт противника за всі партії.' },
  allDeck: {
    name: 'Сто п’ятдесят карт колоди',
    what: 'Відправити у втрати 150 карт із колод противників за всі партії.',
  },
} satisfies Readonly<Record<string, FeatWords>>;
export type FeatKey = keyof typeof uk;
export const featWords: Readonly<Record<Language, Readonly<Record<FeatKey, FeatWords>>>> = typeset({
  uk,
  ru: {
    won: { name: 'Первая победа', what: 'Выиграть партию.' },
    wonFast: {
      name: 'Быстрая кампания',
      what: 'Выиграть не позже двадцать четвёртого хода, считая ходы обоих игроков.',
    },
    wonLong: { name: 'Долгая кампания', what: 'Выиграть после сорокового хода, считая ходы обоих игроков.' },
    wonSecond: { name: 'Ход вторым', what: 'Выиграть, когда первым ходит противник.' },
    wonFull: { name: 'Резервы целы', what: 'Выиграть и сохранить не менее 20 карт колоды.' },
    wonBarely: { name: 'Последние резервы', what: 'Выиграть, когда в колоде не больше пяти карт.' },
    destroyed: { name: 'Двадцать уничтоженных карт', what: 'Уничтожить двадцать карт противника за партию.' },
    destroyedInTurn: { name: 'Три за ход', what: 'Уничтожить три карты противника за один ход.' },
    fewLosses: { name: 'Малые потери', what: 'Выиграть, когда уничтожено не больше трёх ваших карт.' },
    breakthroughs: { name: 'Три прорыва', what: 'Трижды за партию прорваться ко второй линии.' },
    deckHit: { name: 'Двадцать карт колоды', what: 'Лишить противника 20 карт колоды за партию.' },
    deckHitInTurn: { name: 'Пять карт за ход', what: 'Лишить противника пяти карт колоды за один ход.' },
    upgrades: { name: 'Три улучшения', what: 'Трижды за партию улучшить свои подразделения.' },
    played: { name: 'Двадцать карт в игре', what: 'Разыграть двадцать карт за партию.' },
    wins: { name: 'Десять побед', what: 'Выиграть десять партий.' },
    allDestroyed: { name: 'Сто уничтоженных карт', what: 'Уничтожить сто карт противника за все партии.' },
    allDeck: { name: 'Сто пятьдесят карт колоды', what: 'Лишить противников 150 карт колоды за все партии.' },
  },
  en: {
    won: { name: 'First win', what: 'Win a game.' },
    wonFast: { name: 'Short campaign', what: 'Win by the twenty-fourth turn, counting both players’ turns.' },
    wonLong: { name: 'Long campaign', what: 'Win after the fortieth turn, counting both players’ turns.' },
    wonSecond: { name: 'Second to move', what: 'Win a game in which the opponent goes first.' },
    wonFull: { name: 'Reserves intact', what: 'Win with at least 20 cards left in the deck.' },
    wonBarely: { name: 'Last reserves', what: 'Win with at most five cards left in the deck.' },
    destroyed: { name: 'Twenty destroyed', what: 'Destroy twenty of the opponent’s cards in a game.' },
    destroyedInTurn: { name: 'Three in a turn', what: 'Destroy three of the opponent’s cards in one turn.' },
    fewLosses: { name: 'Light losses', what: 'Win with at most three of your cards destroyed.' },
    breakthroughs: { name: 'Three breakthroughs', what: 'Break through to the second line three times in a game.' },
    deckHit: { name: 'Twenty cards of the deck', what: 'Cost the opponent 20 cards of the deck in a game.' },
    deckHitInTurn: { name: 'Five cards in a turn', what: 'Cost the opponent five cards of the deck in one turn.' },
    upgrades: { name: 'Three upgrades', what: 'Upgrade your units three times in a game.' },
    played: { name: 'Twenty cards played', what: 'Play twenty cards in a game.' },
    wins: { name: 'Ten wins', what: 'Win ten games.' },
    allDestroyed: { name: 'A hundred destroyed', what: 'Destroy a hundred of the opponent’s cards over all games.' },
    allDeck: { name: 'A hundred and fifty cards', what: 'Cost opponents 150 deck cards across all games.' },
  },
});
