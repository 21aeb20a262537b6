export { openBooster, sealedPool } from './boosters.ts';
export { cardsFor, type Chance, completeDeck, randomDeck } from './build.ts';
export { decodeDeck, encodeDeck } from './code.ts';
export { type Deck, divisionOf, printsOf, sizeOf, tidy } from './deck.ts';
export { type Finding, findings, type Format, formatsOf, OPEN, pairFindings, seriesFindings } from './legality.ts';
export { BY_LOT, deckByLot } from './lot.ts';
export { READY_DECKS, type ReadyDeck } from './ready.ts';
