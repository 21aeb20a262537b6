/** Decks as places on a map: how dear their cards are, and how many of their units are armour. */
import type { DeckSpace } from '../../../kernel/module.ts';
import type { CardSet } from '../cards/columns.ts';
import { totalOf } from '../cards/effects.ts';
import type { CardRow } from '../cards/schema.ts';
import { SIDES } from '../cards/vocabulary.ts';
import { cardsFor, type Chance, completeDeck, randomDeck } from './build.ts';
import { decodeDeck, encodeDeck } from './code.ts';
import { type Deck, MOST_COPIES } from './deck.ts';
import { findings } from './legality.ts';
import { READY_DECKS } from './ready.ts';

/** Decks by rule of thumb cost from 3 to 5.4 a card in the mean, and up to three fifths of their units are armour: so far the map reaches. */
const [CHEAP, DEAR] = [3, 5.4];
const MOST_ARMOUR = 0.6;

export const spaceOf = (set: CardSet): DeckSpace => ({
  settings: ['deck1', 'deck2'],
  rivals: READY_DECKS.map(({ id }) => id),
  traits: ['cost', 'armour'],
  random: (chance) => encodeDeck(set, randomDeck(set, SIDES[chance.below(SIDES.length)]!, chance)),
  changed: (code, chance) => encodeDeck(set, changedDeck(set, read(set, code), chance)),
  traitsOf: (code) => traitsOf(set, read(set, code)),
  cards: (code) => read(set, code).cards,
});
function read(set: CardSet, code: string): Deck {
  const deck = decodeDeck(set, code);
  if (deck === undefined) throw new Error(`${code} is not a deck of this set`);
  return deck;
}
/** Some cards go, another comes, and the rest is filled up by rule of thumb; where that gives no legal deck, one by chance. */
function changedDeck(set: CardSet, deck: Deck, chance: Chance): Deck {
  const fighting = Object.entries(deck.cards).filter(([id]) => set.row(set.def(id)).resource === undefined);
  for (let gone = 1 + chance.below(3); gone > 0 && fighting.length > 1; gone--)
    fighting.splice(chance.below(fighting.length), 1);
  const pool = cardsFor(set, deck.side).filter((row) => row.resource === undefined && !row.division);
  const { id } = pool[chance.below(pool.length)]!;
  const cards = { ...Object.fromEntries(fighting), [id]: 1 + chance.below(MOST_COPIES) };
  const next = completeDeck(set, { ...deck, cards });
  return findings(set, next).length === 0 ? next : randomDeck(set, deck.side, chance);
}
function traitsOf(set: CardSet, deck: Deck): readonly [number, number] {
  const rows = Object.entries(deck.cards).flatMap(([id, copies]) => Array<CardRow>(copies).fill(set.row(set.def(id))));
  const fighting = rows.filter((row) => row.resource === undefined);
  const units = rows.filter((row) => row.unit !== undefined);
  const cost = fighting.reduce((sum, row) => sum + totalOf(row.cost), 0) / Math.max(1, fighting.length);
  const armour = units.filter((row) => [row.unit?.type].flat().includes('armour')).length;
  return [(cost - CHEAP) / (DEAR - CHEAP), armour / Math.max(1, units.length) / MOST_ARMOUR];
}
