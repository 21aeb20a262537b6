import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface Words {
  /** By its number on the table. */
  readonly title: (n: number) => string;
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
  readonly deck: (mine: boolean, n: number) => string;
  readonly deckWord: string;
  readonly next: string;
}
export const CLASH_WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    title: (n) => `Зіткнення ${n}`,
    wave: (n) => `Зіткнення хвилі ${n}`,
    against: 'проти',
    met: (name, dealt, defence) => `${name}: ${dealt} проти захисту ${defence}`,
    hit: (name, dealt) => `${name}: пошкоджень ${dealt}`,
    destroyed: 'знищено',
    damaged: 'пошкоджено',
    holds: 'у строю',
    unhurt: (name) => `${name}: без пошкоджень`,
    deck: (mine, n) => (mine ? `Ваша колода втрачає карт: ${n}` : `Колода противника втрачає карт: ${n}`),
    deckWord: 'колода',
    next: 'Далі',
  },
  ru: {
    title: (n) => `Столкновение ${n}`,
    wave: (n) => `Столкновения волны ${n}`,
    against: 'против',
    met: (name, dealt, defence) => `${name}: ${dealt} против защиты ${defence}`,
    hit: (name, dealt) => `${name}: повреждений ${dealt}`,
    destroyed: 'уничтожено',
    damaged: 'повреждено',
    holds: 'в строю',
    unhurt: (name) => `${name}: без повреждений`,
    deck: (mine, n) => (mine ? `Ваша колода теряет карт: ${n}` : `Колода противника теряет карт: ${n}`),
    deckWord: 'колода',
    next: 'Дальше',
  },
  en: {
    title: (n) => `Clash ${n}`,
    wave: (n) => `Clashes of wave ${n}`,
    against: 'against',
    met: (name, dealt, defence) => `${name}: ${dealt} against defence ${defence}`,
    hit: (name, dealt) => `${name}: damage ${dealt}`,
    destroyed: 'destroyed',
    damaged: 'damaged',
    holds: 'holds',
    unhurt: (name) => `${name}: unhurt`,
    deck: (mine, n) => (mine ? `Your deck loses cards: ${n}` : `The opponent’s deck loses cards: ${n}`),
    deckWord: 'deck',
    next: 'Go on',
  },
});
