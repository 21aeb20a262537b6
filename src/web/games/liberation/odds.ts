import { locationsIn } from '../../../games/liberation/galaxy.ts';
import { base, bit, DYNASTY, type Liberation, RESISTANCE, zone } from '../../../games/liberation/state.ts';
import { LAST } from '../../../games/liberation/cards/columns.ts';
import { FastChance } from '../../../kernel/chance.ts';
import type { CardId, DefId, Viewer } from '../../../kernel/ids.ts';
import type { Rules } from '../../../kernel/rules.ts';
import { Sight } from '../../../kernel/sight.ts';
import type { TableView } from '../../table/view.ts';

const GUESSES = 4000;
/** How often a location is the base, and how often it is in a hand, over all that the viewer may still think. */
export interface Chances {
  readonly base: Float64Array;
  readonly hand: readonly [Float64Array, Float64Array];
}
let known: { readonly of: Int32Array; readonly chances: Chances } | undefined;

/** Guesses drawn as a bot would draw them: every deal that agrees with what the seat knows is equally likely. */
export function chancesOf(view: TableView<Liberation>): Chances {
  const { words } = view.s.table;
  if (known !== undefined && known.of.length === words.length && known.of.every((word, i) => word === words[i])) {
    return known.chances;
  }
  const chances = count(view.rules as unknown as Rules<Liberation, never>, view.s, view.viewer);
  known = { of: Int32Array.from(words), chances };
  return chances;
}
function count(rules: Rules<Liberation, never>, s: Liberation, viewer: Viewer): Chances {
  const some = rules.create();
  some.table.words.set(s.table.words);
  fillIn(some);
  const sight = new Sight(rules, viewer).look(some);
  const guess = rules.create();
  const chance = new FastChance(7);
  const counted = {
    base: new Float64Array(LAST + 1),
    hand: [0, 1].map(() => new Float64Array(LAST + 1)) as [Float64Array, Float64Array],
  };
  for (let n = 0; n < GUESSES; n++) {
    sight.determinize(guess, chance);
    const { table } = guess;
    if (table.size(base) > 0) counted.base[table.printed(table.top(base))]! += 1 / GUESSES;
    for (const one of [DYNASTY, RESISTANCE]) {
      const hand = zone.hand(one);
      for (let i = 0; i < table.size(hand); i++) counted.hand[one]![table.printed(table.card(hand, i))]! += 1 / GUESSES;
    }
  }
  return counted;
}
/** Puts the locations that are nowhere to be seen on the cards that are not known, in any order: a start for guesses. */
function fillIn(s: Liberation): void {
  const { table } = s;
  let unseen = locationsIn(s.galaxy.value);
  for (let card = 1; card <= table.cards; card++) unseen &= ~bit(table.printed(card as CardId));
  for (let card = 1; card <= table.cards; card++) {
    if (table.def[card] !== 0) continue;
    const next = 31 - Math.clz32(unseen & -unseen);
    table.def[card] = next;
    unseen &= ~(1 << next);
  }
}
/** The locations that could be the base as far as the viewer knows. */
export function baseCandidates(view: TableView<Liberation>): readonly DefId[] {
  const { base: share } = chancesOf(view);
  return Array.from(share, (n, def) => (n > 0 ? (def as DefId) : (0 as DefId))).filter((def) => def !== 0);
}
