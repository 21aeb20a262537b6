import type { Afu } from './state.ts';

/** As they stand in the set-up and, by their place, in the state. */
export const EDITION_NAMES = ['uk', 'en'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

/**
 * Two rulebooks are in print, the Ukrainian and the English one (AFU 28). Every difference between them that changes play
 * stands here, with what each of them says; rules ask `editionOf` and know nothing of languages. `docs/afu-editions.md`
 * names the test of each.
 */
export const DIFFERENCES = {
  /** Enemy Artillery sends the support card away at the end of the combat; otherwise at the end of the round. */
  shellingAtOnce: { id: 'AFU-D3', uk: true, en: false },
  /** A Rocket Strike comes before recruitment; otherwise after it, at the end of the round. */
  strikeBeforeBuying: { id: 'AFU-D4', uk: true, en: false },
  /** Cards hit by a Rocket Strike go under the AFU deck; otherwise they are out of the game. */
  struckGoUnderDeck: { id: 'AFU-D5', uk: true, en: false },
  /** Reinforcements make the attack in front of them enhanced; otherwise they only support. */
  reinforcementsEnhance: { id: 'AFU-D6', uk: true, en: false },
  /** Recruitment points of bonuses are part of the budget; otherwise those of the cards spent alone are. */
  bonusPointsBuy: { id: 'AFU-D11', uk: true, en: false },
  /** Personal discards may be looked through; otherwise only the top card is seen. */
  discardsLieOpen: { id: 'AFU-D14', uk: true, en: false },
  /** A bid is a sum that the hand can reach; otherwise any number that is higher than the last. */
  bidsAreBacked: { id: 'AFU-D22', uk: true, en: false },
  /** Cards used on an objective lie apart to the end of the turn; otherwise they are discarded when the auction ends. */
  usedLieApart: { id: 'AFU-D25', uk: true, en: false },
  /** Solo, easy: the survivors of the Invasion are shuffled into the War deck; otherwise they wait in the discard. */
  survivorsJoinDeck: { id: 'AFU-D31', uk: true, en: false },
} as const satisfies Readonly<Record<string, { readonly id: string } & Readonly<Record<EditionName, boolean>>>>;

export type Difference = keyof typeof DIFFERENCES;
export type Edition = Readonly<Record<Difference, boolean>>;

const column = (name: EditionName): Edition =>
  Object.fromEntries(Object.entries(DIFFERENCES).map(([key, row]) => [key, row[name]])) as Edition;
const EDITIONS = EDITION_NAMES.map(column);

/** What the edition that is played says. */
export const editionOf = (s: Afu): Edition => EDITIONS[s.edition.value]!;
