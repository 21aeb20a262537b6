import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface Words {
  /** By its number on the table. */
  readonly title: (n: number) => string;
  /** Of what broke through to the deck. */
  readonly deckTitle: string;
  /** The heading beside the table. */
  readonly wave: (n: number) => string;
  readonly against: string;
  /** What hit a unit, and what it stood with. */
  readonly met: (name: string, dealt: number, defence: number) => string;
  readonly hit: (name: string, dealt: number) => string;
  readonly destroyed: string;
  readonly damaged: string;
  readonly holds: string;
  readonly unhurt: (name: string) => string;
  /** Who struck it from outside the clash. */
  readonly by: (name: string, met: string) => string;
  readonly deck: (mine: boolean, cards: string) => string;
  readonly deckWord: string;
  readonly next: string;
}
export const CLASH_WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    title: (n) => `Зіткнення ${n}`,
    deckTitle: 'Удар по колоді',
    wave: (n) => `Зіткнення хвилі ${n}`,
    against: 'проти',
    met: (name, dealt, defence) => `${name}: ${dealt} проти захисту ${defence}`,
    hit: (name, dealt) => `${name}: пошкоджень ${dealt}`,
    destroyed: 'знищено',
    damaged: 'пошкоджено',
    holds: 'у строю',
    unhurt: (name) => `${name}: без пошкоджень`,
    by: (name, met) => `${name} → ${met}`,
    deck: (mine, cards) => (mine ? `Ваша колода втрачає ${cards}` : `Колода противника втрачає ${cards}`),
    deckWord: 'колода',
    next: 'Далі',
  },
  ru: {
    title: (n) => `Столкновение ${n}`,
    deckTitle: 'Удар по колоде',
    wave: (n) => `Столкновения волны ${n}`,
    against: 'против',
    met: (name, dealt, defence) => `${name}: ${dealt} против защиты ${defence}`,
    hit: (name, dealt) => `${name}: повреждений ${dealt}`,
    destroyed: 'уничтожено',
    damaged: 'повреждено',
    holds: 'в строю',
    unhurt: (name) => `${name}: без повреждений`,
    by: (name, met) => `${name} → ${met}`,
    deck: (mine, cards) => (mine ? `Ваша колода теряет ${cards}` : `Колода противника теряет ${cards}`),
    deckWord: 'колода',
    next: 'Дальше',
  },
  en: {
    title: (n) => `Clash ${n}`,
    deckTitle: 'Deck hit',
    wave: (n) => `Clashes of wave ${n}`,
    against: 'against',
    met: (name, dealt, defence) => `${name}: ${dealt} against defence ${defence}`,
    hit: (name, dealt) => `${name}: damage ${dealt}`,
    destroyed: 'destroyed',
    damaged: 'damaged',
    holds: 'holds',
    unhurt: (name) => `${name}: unhurt`,
    by: (name, met) => `${name} → ${met}`,
    deck: (mine, cards) => (mine ? `Your deck loses ${cards}` : `The opponent’s deck loses ${cards}`),
    deckWord: 'deck',
    next: 'Go on',
  },
});
