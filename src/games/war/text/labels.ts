import type {
  CardKind,
  Flag,
  Keyword,
  Place,
  Rarity,
  Resource,
  Side,
  UnitKind,
  UnitType,
  Window,
} from '../cards/vocabulary.ts';

/** Every name that the game says by itself; a missing key does not compile. */
export interface Labels {
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** One or two sentences that explain the keyword to somebody who has not read the rules. */
  readonly explained: Readonly<Record<Keyword, string>>;
  readonly windows: Readonly<Record<Window, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly cardKinds: Readonly<Record<CardKind, string>>;
  readonly types: Readonly<Record<UnitType, string>>;
  readonly kinds: Readonly<Record<UnitKind, string>>;
  readonly terrain: string;
  readonly climate: string;
  readonly basicResource: string;
  readonly specialResource: string;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly flags: Readonly<Record<Flag, string>>;
  readonly rarities: Readonly<Record<Rarity, string>>;
  readonly lines: { readonly first: string; readonly second: string; readonly both: string };
  readonly deck: DeckWords;
}

/** Why a deck is not legal, and what a reader of deck lists has to say (decks/). */
interface DeckWords {
  tooFew(cards: number, size: number): string;
  tooMany(cards: number, size: number): string;
  tooManyCopies(name: string, copies: number): string;
  wrongSide(name: string): string;
  notInDeck(name: string): string;
  notDivision(name: string): string;
  divisionNotInPool(name: string): string;
  wrongBlock(name: string, block: string): string;
  outsideBlock(name: string, block: string): string;
  wrongTheatre(name: string, theatre: string): string;
  banned(name: string): string;
  notInPool(name: string, copies: number): string;
  sizesDiffer(one: number, other: number): string;
  sizeTooSmall(size: number): string;
  sideboardTooLarge(cards: number, size: number): string;
  changedInSeries: string;
  byLot: string;
  unknownCard(line: number, text: string): string;
  unknownSide(line: number, text: string): string;
  badLine(line: number, text: string): string;
  badCode: string;
}
