import type { Game } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { choice, written } from '../../kernel/setup.ts';
import { belief } from './belief.ts';
import { narrow } from './bot/narrow.ts';
import { base } from './cards/set.ts';
import type { CardSet } from './cards/columns.ts';
import {
  BY_LOT,
  type Deck,
  deckByLot,
  decodeDeck,
  divisionOf,
  encodeDeck,
  findings,
  pairFindings,
  printsOf,
  READY_DECKS,
  sizeOf,
} from './decks/index.ts';
import { sayFinding } from './text/deck-findings.ts';
import { type Reading, readJson, readText, sayUnread } from './text/deck-list.ts';
import { evaluate } from './evaluation.ts';
import { idOf, notation, SEAT_NAMES } from './notation.ts';
import { layPosition } from './position.ts';
import { refuses } from './refuses.ts';
import { watch } from './rules/03-zones.ts';
import { openingHand } from './rules/04-setup.ts';
import { strengthsNow } from './rules/08-parameters.ts';
import { turns } from './rules/29-turn.ts';
import { book, firstPlayer, type G, MOST_CARDS, plan, War, zone } from './state.ts';
import { act, fact } from './verbs.ts';

const READY_IDS = READY_DECKS.map(({ id }) => id);

/**
 * The id of a ready deck, `random`, the code of a deck, a list as text, or a deck as JSON; kept as a word or the code.
 */
function readDeck(set: CardSet, given: unknown): string {
  if (given === BY_LOT) return BY_LOT;
  if (typeof given === 'string' && READY_IDS.includes(given)) return given;
  const deck = deckOf(set, given);
  const format = { size: Math.max(60, Math.min(sizeOf(deck), MOST_CARDS)) };
  const [problem] = findings(set, deck, format);
  if (problem !== undefined) throw new Error(`${problem.rule}: ${sayFinding(set, problem, 'en')}`);
  return encodeDeck(set, deck);
}
function deckOf(set: CardSet, given: unknown): Deck {
  if (typeof given === 'object' && given !== null) return listed(readJson(set, JSON.stringify(given)));
  if (typeof given !== 'string') throw new Error('must be the name of a ready deck, a deck code or a deck list');
  const ready = READY_DECKS.find(({ id }) => id === given);
  const decoded = ready ?? decodeDeck(set, given);
  if (decoded !== undefined) return decoded;
  if (given.trimStart().startsWith('{')) return listed(readJson(set, given));
  if (/^\S*$/.test(given)) throw new Error('is no ready deck, no deck code and no deck list');
  return listed(readText(set, given));
}
/** The deck of a list, or every line of it that makes no sense. */
function listed({ deck, unread }: Reading): Deck {
  if (unread.length > 0) throw new Error(unread.map((one) => sayUnread(one, 'en')).join(' '));
  return deck;
}

/** The game with a set of cards: the base set, or one of a player's own. */
export function warWith(set: CardSet, first: string, second: string) {
  const options = {
    /** WAR-1.2, WAR-1.4, WAR-2.1, WAR-R2: the two decks. WAR-R90: each is its player's secret. */
    deck1: written<string>(first, (given) => readDeck(set, given), { examples: READY_IDS, sees: 0 as Seat }),
    deck2: written<string>(second, (given) => readDeck(set, given), { examples: READY_IDS, sees: 1 as Seat }),
    /** WAR-1.8, WAR-1.9: who goes first; a series of games draws lots for the first one and then alternates. */
    first: choice<'lot' | 1 | 2>('lot', 1, 2),
  };
  const game: Game<War, typeof options> = {
    name: 'war',
    edition: 5,
    options,
    /** WAR-1.1 */
    seats: () => 2,
    seatNames: SEAT_NAMES,
    plan,
    cards: 2 * (MOST_CARDS + 1),
    prints: set.size - 1,
    forks: false,
    strand: 192,
    book,
    verbs: act,
    facts: fact,
    state: (table) => new War(table, set),
    deal(g, setup) {
      const deck = (given: string): Deck =>
        given === BY_LOT ? deckByLot(set, { below: (n) => g.roll(n) }) : deckOf(set, given);
      const decks = [deck(setup.deck1), deck(setup.deck2)] as const;
      const [problem] = pairFindings(decks[0], decks[1]);
      if (problem !== undefined)
        throw new InputError('setup.deck2', `${problem.rule}: ${sayFinding(set, problem, 'en')}`);
      for (let seat = 0 as Seat; seat < 2; seat++) lay(g, set, decks[seat]!, seat);
      const goes = (setup.first === 'lot' ? g.roll(2) : setup.first - 1) as Seat;
      g.s.active.value = goes;
      g.begin(turns, goes);
      // WAR-R4: the first player finishes all redeals, then the second.
      g.begin(openingHand, (1 - goes) as Seat);
      g.begin(openingHand, goes);
    },
    position: (g, _setup, fields) => layPosition(g, fields),
    notation,
    key: idOf,
    strength: strengthsNow,
    refuses,
    secretVerbs: ['put'],
    utility: 'zero-sum',
    bound: 40_000,
    rematch: (last) => ({ first: last === undefined ? 'lot' : firstPlayer(last) === 0 ? 2 : 1 }),
    samples: [
      {},
      { deck1: READY_DECKS[3]!.id, deck2: READY_DECKS[7]!.id, first: 2 },
      { deck1: READY_DECKS[8]!.id, deck2: READY_DECKS[1]!.id, first: 1 },
      { deck1: BY_LOT, deck2: BY_LOT },
    ],
    belief,
    narrow,
    evaluate,
  };
  return game;
}
/** WAR-4.1, WAR-4.2: the deck is shuffled, an announced division lies in the UBO zone. */
function lay(g: G, set: CardSet, deck: Deck, seat: Seat): void {
  for (const def of printsOf(set, deck)) g.bring(def, zone.deck(seat));
  g.shuffle(zone.deck(seat));
  const division: DefId = divisionOf(set, deck);
  if (division !== 0) watch(g, g.bring(division, zone.ubo(seat)));
}

export const war = warWith(base, READY_DECKS[0]!.id, READY_DECKS[4]!.id);
