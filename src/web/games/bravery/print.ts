import { FIRST_ENEMY, FIRST_PLAYER, FIRST_TERRITORY, PRINTS } from '../../../games/bravery/cards/set.ts';
import { copies, enemyCopies, plus } from '../../../games/bravery/cards/columns.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { PrintCard, Printable, PrintSet } from '../parts/printable.ts';

const between = (from: number, to: number, back: string, count: (def: number) => number): readonly PrintCard[] =>
  Array.from({ length: to - from }, (_, i) => ({ def: (from + i) as DefId, copies: count(from + i), back })).filter(
    (card) => card.copies > 0,
  );
/** BRV-2.2: whoever plays with few takes these out of the deck again, so they must be told apart. */
const marked = (card: PrintCard): PrintCard => ({ ...card, mark: '+' });
const sets: readonly PrintSet[] = [
  {
    id: 'players',
    name: { uk: 'Карти гравців', ru: 'Карты игроков', en: 'Player cards' },
    cards: between(FIRST_PLAYER, FIRST_ENEMY, 'deck', (def) => copies[def]!),
  },
  {
    id: 'plus',
    name: { uk: 'Карти «+» для 5–7 гравців', ru: 'Карты «+» для 5–7 игроков', en: '“+” cards for 5–7 players' },
    cards: between(FIRST_PLAYER, FIRST_ENEMY, 'deck', (def) => plus[def]!).map(marked),
  },
  {
    id: 'enemy',
    name: { uk: 'Карти ворога', ru: 'Карты врага', en: 'Enemy cards' },
    cards: between(FIRST_ENEMY, FIRST_TERRITORY, 'enemyDeck', (def) => enemyCopies[def]!),
  },
  {
    id: 'territories',
    name: { uk: 'Території', ru: 'Территории', en: 'Territories' },
    cards: between(FIRST_TERRITORY, PRINTS, 'deck', () => 1),
  },
];
export const printable: Printable = { sets };
