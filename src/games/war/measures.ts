import type { Measures, Usage } from '../../kernel/game.ts';
import type { Action, CardId, DefId, Seat } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { defOf, verbOf } from '../../kernel/verbs.ts';
import type { CardSet } from './cards/columns.ts';
import { type Side, SIDES } from './cards/vocabulary.ts';
import { printsOf } from './decks/deck.ts';
import { READY_DECKS } from './decks/ready.ts';
import { firstPlayer, type War, zone } from './state.ts';
import { act } from './verbs.ts';

const SEATS = [0, 1] as unknown as readonly [Seat, Seat];

/** What a simulation wants to know of a finished game. */
export function measures(state: State): Measures {
  const s = state as War;
  const turns = s.turn.value;
  const decks = SEATS.map((seat) => deckOf(s, seat));
  const winner = SEATS[s.table.score[0]! > 0 ? 0 : 1];
  return {
    'won by the first player': winner === firstPlayer(s),
    'turns of a player': Math.ceil(turns / 2),
    'cards left in the deck of the winner': s.table.size(zone.deck(winner)),
    ...Object.fromEntries(DECKS.map((name) => [`won with ${name}`, wonWith(name, decks, winner)])),
  };
}
/** Of a game between two different decks; a deck against itself says nothing. */
function wonWith(name: string, decks: readonly string[], winner: Seat): boolean | undefined {
  return decks[0] !== decks[1] && decks.includes(name) ? decks[winner] === name : undefined;
}

const bySide = (side: Side): string => `a deck by chance, ${side}`;
const DECKS = [...READY_DECKS.map(({ id }) => id), ...SIDES.map(bySide)];
const listed = (prints: readonly DefId[]): string => prints.join(' ');
/** By set, since a print is a number of its set. */
const READY = new WeakMap<CardSet, ReadonlyMap<string, string>>();
function readyIn(set: CardSet): ReadonlyMap<string, string> {
  const known = READY.get(set) ?? new Map(READY_DECKS.map((deck) => [listed(printsOf(set, deck)), deck.id]));
  READY.set(set, known);
  return known;
}

/** The ready deck that these cards are, or the side of one that was built by chance. */
function deckOf({ table, cards }: War, seat: Seat): string {
  const prints: DefId[] = [];
  for (let card = 1 as CardId; card <= table.cards; card++) {
    const def = table.printed(card);
    if (def !== 0 && table.ownerOf(card) === seat && cards.rows[def - 1]!.division !== true) prints.push(def);
  }
  const sides = prints.reduce((mask, def) => mask & cards.sides[def]!, (1 << SIDES.length) - 1);
  const side = SIDES.find((_, i) => (sides & (1 << i)) !== 0) ?? SIDES[0];
  return readyIn(cards).get(listed(prints.toSorted((a, b) => a - b))) ?? bySide(side);
}

/** The verbs by which a card comes from the hand to the table. */
const PLAYS: ReadonlySet<number> = new Set([act.lay.id, act.build.id, act.equip.id, act.play.id]);

export const usageOf = (set: CardSet): Usage => ({
  prints: set.rows.flatMap((row) => (row.division === true ? [] : [set.def(row.id)])),
  name: (def) => set.row(def).id,
  plays: (_s, action: Action) => (PLAYS.has(verbOf(action)) ? defOf(action) : (0 as DefId)),
  brought(s, tell) {
    const { table } = s as War;
    for (let card = 1 as CardId; card <= table.cards; card++) {
      const def = table.printed(card);
      if (def === 0 || set.row(def).division === true) continue;
      const seat = SEATS.find((one) => one === table.ownerOf(card));
      if (seat !== undefined) tell(seat, def, table.at[card] !== zone.deck(seat));
    }
  },
  holds(s, seat, tell) {
    const { table } = s as War;
    const hand = zone.hand(seat);
    for (let i = 0; i < table.size(hand); i++) tell(table.printed(table.card(hand, i)));
  },
});
