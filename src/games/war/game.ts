import type { Game } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { choice, written } from '../../kernel/setup.ts';
import { belief } from './belief.ts';
import { bringsIn, deckOf, readDeck, READY_IDS } from './brings.ts';
import { narrow } from './bot/narrow.ts';
import { base } from './cards/set.ts';
import type { CardSet } from './cards/columns.ts';
import { BY_LOT, type Deck, deckByLot, divisionOf, pairFindings, printsOf, READY_DECKS } from './decks/index.ts';
import { sayFinding } from './text/deck-findings.ts';
import { evaluate } from './evaluation.ts';
import { features } from './features.ts';
import { idOf, notation, SEAT_NAMES } from './notation.ts';
import { layPosition } from './position.ts';
import { refuses } from './refuses.ts';
import { watch } from './rules/03-zones.ts';
import { openingHand } from './rules/04-setup.ts';
import { strengthsNow } from './rules/08-parameters.ts';
import { turns } from './rules/29-turn.ts';
import { layStart, NONE, readStart } from './start.ts';
import { book, firstPlayer, type G, MOST_CARDS, plan, War, zone } from './state.ts';
import { act, fact } from './verbs.ts';

/** Nothing, as usual, or a better supply. */
const STARTS = [NONE, 'depot factory fuel'];

/** The game with a set of cards: the base set, or one of a player's own. */
export function warWith(set: CardSet, first: string, second: string) {
  const options = {
    /** WAR-1.2, WAR-1.4, WAR-2.1, WAR-R2: the two decks. WAR-R90: each is its player's secret. */
    deck1: written<string>(first, (given) => readDeck(set, given), { examples: READY_IDS, sees: 0 as Seat }),
    deck2: written<string>(second, (given) => readDeck(set, given), { examples: READY_IDS, sees: 1 as Seat }),
    /** WAR-1.8, WAR-1.9: who goes first; a series of games draws lots for the first one and then alternates. */
    first: choice<'lot' | 1 | 2>('lot', 1, 2),
    /** WAR-R103: what each player has in play before the first turn. */
    start1: written<string>(NONE, (given) => readStart(set, given), { sees: 'everyone', examples: STARTS }),
    start2: written<string>(NONE, (given) => readStart(set, given), { sees: 'everyone', examples: STARTS }),
  };
  const game: Game<War, typeof options> = {
    name: 'war',
    edition: 11,
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
      layStart(g, set, decks, [setup.start1, setup.start2]);
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
      { deck2: READY_DECKS[3]!.id, start1: 'ruined-city', start2: 'panzer-4', first: 2 },
    ],
    brings: bringsIn(set),
    belief,
    narrow,
    evaluate,
    features,
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
