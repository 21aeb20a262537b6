/** WAR-1.4, WAR-2: everybody comes with a deck of their own. What is a deck, and does it fit what was agreed? */
import type { Brings, Unfit } from '../../kernel/brings.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Opened } from '../../kernel/packs.ts';
import { RuleError } from '../../kernel/input.ts';
import { written } from '../../kernel/setup.ts';
import type { CardSet } from './cards/columns.ts';
import { type Language, SIDES } from './cards/vocabulary.ts';
import { SEALED_BOOSTERS } from './decks/boosters.ts';
import { DECK_SIZE } from './decks/deck.ts';
import {
  BY_LOT,
  type Chance,
  type Deck,
  decodeDeck,
  encodeDeck,
  type Finding,
  findings,
  type Format,
  formatsOf,
  randomDeck,
  READY_DECKS,
  seriesFindings,
  sizeOf,
} from './decks/index.ts';
import { MOST_CARDS } from './state.ts';
import { ANY, builtFrom, MOST_PLACES, type PackTerms, packsIn, planOn, sidesWith, withPool } from './packs.ts';
import { sayFinding } from './text/deck-findings.ts';
import { type Reading, readJson, readText, sayUnread } from './text/deck-list.ts';
import { sayRemedy } from './text/deck-remedies.ts';

export const READY_IDS = READY_DECKS.map(({ id }) => id);
export const MOST_BESIDE = 15;
/** By seat. */
const SETTINGS = ['deck1', 'deck2'] as const;

/**
 * The id of a ready deck, `random`, the code of a deck, a list as text, or a deck as JSON; kept as a word or the code.
 */
export function readDeck(set: CardSet, given: unknown): string {
  if (given === BY_LOT) return BY_LOT;
  if (typeof given === 'string' && READY_IDS.includes(given)) return given;
  const deck = deckOf(set, given);
  const format = { size: Math.max(DECK_SIZE, Math.min(sizeOf(deck), MOST_CARDS)), sideboard: MOST_BESIDE };
  const [problem] = findings(set, deck, format);
  if (problem !== undefined) throw new RuleError(problem.rule, sayFinding(set, problem, 'en'), valuesOf(set, problem));
  return encodeDeck(set, deck);
}
export function deckOf(set: CardSet, given: unknown): Deck {
  if (typeof given === 'object' && given !== null) return listed(readJson(set, JSON.stringify(given)));
  if (typeof given !== 'string') throw new Error('must be the name of a ready deck, a deck code or a deck list');
  const ready = READY_DECKS.find(({ id }) => id === given);
  const decoded = ready ?? decodeDeck(set, given);
  if (decoded !== undefined) return decoded;
  if (given.trimStart().startsWith('{')) return listed(readJson(set, given));
  if (/^\S*$/.test(given)) {
    const known = READY_DECKS.map(({ id }) => id).join(', ');
    throw new Error(`is no ready deck, no deck code and no deck list; ready decks: ${known}`);
  }
  return listed(readText(set, given));
}
/** The deck of a list, or every line of it that makes no sense. */
function listed({ deck, unread }: Reading): Deck {
  if (unread.length > 0) throw new Error(unread.map((one) => sayUnread(one, 'en')).join(' '));
  return deck;
}
/** A finding as it goes over a wire: whoever has the cards says it in any language, everybody else in English. */
function valuesOf(set: CardSet, { rule: _, ...finding }: Finding): Unfit['values'] {
  const whole = { rule: _, ...finding } as Finding;
  return { ...finding, problem: sayFinding(set, whole, 'en'), remedy: sayRemedy(set, whole, 'en') };
}

/** What stands in the way and what helps, of a finding that came over a wire. */
export function sayUnfit(set: CardSet, { rule, values }: Unfit, language: Language): string {
  if (!('says' in values)) return `${rule}: ${String(values['problem'] ?? '')}`;
  const finding = { ...values, rule } as unknown as Finding;
  return `${rule}: ${sayFinding(set, finding, language)} ${sayRemedy(set, finding, language)}`;
}

/** The terms that whoever makes a room can set. */
export interface Terms extends PackTerms {
  /** One of `formatsOf`, or how boosters are opened. */
  readonly format: string;
  /** WAR-2.5, WAR-2.6: for both. */
  readonly size: number;
  readonly sideboard: number;
}
const number = (fallback: number, least: number, most: number, examples: readonly number[]) =>
  written<number>(
    fallback,
    (given) => {
      const value = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
      if (!Number.isInteger(value) || Number(value) < least || Number(value) > most)
        throw new Error(`must be a whole number from ${least} to ${most}`);
      return Number(value);
    },
    { examples, sees: 'everyone' },
  );
/** In these formats decks are built from boosters that are opened for the match. */
export const OPENED_FORMATS = ['sealed', 'draft'] as const;
function termsIn(set: CardSet) {
  const named = (values: readonly string[]) =>
    written<string>(
      values[0]!,
      (given) => {
        const value = values.find((one) => one === given);
        if (value === undefined) throw new Error(`must be one of ${values.join(', ')}`);
        return value;
      },
      { examples: values, sees: 'everyone' },
    );
  return {
    /** WAR-28.5, WAR-28.7, WAR-28.8 */
    format: named([...Object.keys(formatsOf(set)), ...OPENED_FORMATS]),
    /** WAR-2.1, WAR-2.5 */
    size: number(DECK_SIZE, DECK_SIZE, MOST_CARDS, [60, 65, 70, 75, 80]),
    sideboard: number(0, 0, MOST_BESIDE, [0, 5, 10, MOST_BESIDE]),
    /** WAR-28.3: of boosters. */
    block: named([ANY, ...Object.keys(set.blocks).filter((block) => sidesWith(set, block).length > 0)]),
    side: named([ANY, ...SIDES]),
    boosters: number(SEALED_BOOSTERS, 1, 12, [6, SEALED_BOOSTERS, 10, 12]),
    places: number(4, 2, MOST_PLACES, [2, 4, 6, MOST_PLACES]),
    seconds: number(60, 10, 600, [30, 60, 120]),
  };
}
export function formatOf(set: CardSet, { format, size, sideboard }: Partial<Terms>): Format {
  return { ...formatsOf(set)[format ?? 'open'], size: size ?? DECK_SIZE, sideboard: sideboard ?? 0 };
}
const isUsual = ({ format = 'open', size = DECK_SIZE }: Partial<Terms>): boolean =>
  format === 'open' && size === DECK_SIZE;

/** All that speaks against a deck on these terms. */
export function deckFindings(
  set: CardSet,
  deck: Deck,
  terms: Partial<Terms>,
  earlier?: Deck,
  opened?: Opened,
): readonly Finding[] {
  const found = findings(set, deck, withPool(formatOf(set, terms), opened));
  return earlier === undefined ? found : [...found, ...seriesFindings(earlier, deck)];
}
export function bringsIn(set: CardSet): Brings {
  const given = (setup: Readonly<Record<string, unknown>>, seat: Seat): unknown => setup[SETTINGS[seat]!];
  const unfit = (finding: Finding | undefined, seat: Seat): Unfit | undefined =>
    finding && { rule: finding.rule, values: { ...valuesOf(set, finding), setting: SETTINGS[seat]! } };
  const suitable = suitableIn(set);
  const packs = packsIn(set, (terms) => formatOf(set, terms));
  return {
    terms: termsIn(set),
    unbrought: { deck1: BY_LOT, deck2: BY_LOT },
    unfit(terms, seat, brought, earlier, opened) {
      const deck = given(brought, seat);
      const before = earlier && given(earlier, seat);
      if (deck === BY_LOT) {
        if (!isUsual(terms)) return unfit({ rule: 'WAR-28.8', says: 'byLot' }, seat);
        return before === undefined || before === BY_LOT
          ? undefined
          : unfit({ rule: 'WAR-28.8', says: 'changedInSeries' }, seat);
      }
      const had = before === undefined || before === BY_LOT ? undefined : deckOf(set, before);
      return unfit(deckFindings(set, deckOf(set, deck), terms, had, opened)[0], seat);
    },
    suits: (terms, seat, chance, opened) => ({
      [SETTINGS[seat]!]:
        opened === undefined
          ? suitable(terms, chance)
          : encodeDeck(set, builtFrom(set, formatOf(set, terms), opened, packs.sorts(terms))),
    }),
    packs,
  };
}
/** On terms that no ready deck fits so many are built, one with each that is asked for, and then taken by lot. */
const BUILT = 8;
/**
 * A deck that fits: a ready one, or else one that was built by chance. Strangers may ask as often as they make rooms, and
 * everybody waits while a deck is built, so what was found on some terms is kept.
 */
function suitableIn(set: CardSet): (terms: Partial<Terms>, chance: Chance) => string {
  const kept = new Map<string, { readonly ready: boolean; readonly decks: string[]; none?: true }>();
  return (terms, chance) => {
    const { format = 'open', size = DECK_SIZE } = terms;
    if (planOn(terms) !== undefined) throw new Error('nothing has been opened');
    const key = `${format} ${size}`;
    const ready = kept.has(key) ? [] : READY_DECKS.filter((deck) => deckFindings(set, deck, terms).length === 0);
    const stock = kept.get(key) ?? { ready: ready.length > 0, decks: ready.map(({ id }) => id) };
    kept.set(key, stock);
    if (!stock.ready && stock.none !== true && stock.decks.length < BUILT) {
      const deck = builtOn(set, formatOf(set, terms), chance);
      if (deck === undefined) stock.none = true;
      else stock.decks.push(encodeDeck(set, deck));
    }
    if (stock.decks.length === 0) throw new Error('no deck can be built on these terms');
    return stock.decks[chance.below(stock.decks.length)]!;
  };
}
/** Of any side; undefined where the cards of none are enough. */
function builtOn(set: CardSet, format: Format, chance: Chance): Deck | undefined {
  const first = chance.below(SIDES.length);
  for (let i = 0; i < SIDES.length; i++) {
    const deck = randomDeck(set, SIDES[(first + i) % SIDES.length]!, chance, format);
    if (findings(set, deck, format).length === 0) return deck;
  }
  return undefined;
}
