import { facts } from '../../kernel/facts.ts';
import { Rulebook } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import type { Play } from '../../kernel/play.ts';
import { choice } from '../../kernel/setup.ts';
import type { Table } from '../../kernel/table.ts';
import { PASS, verbOf, verbs } from '../../kernel/verbs.ts';
import { zones } from '../../kernel/zones.ts';

/** A game in which one has a hand and shares something out, be it what lies open or what the hand alone tells. */
const { plan, zone } = zones(2, {
  deck: { per: 'game', room: 8, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 8, sees: 'owner', order: 'none' },
});
const act = verbs({ draw: [], march: [] });

export class Tally {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
    this.counts = table.perGame('counts', 'everyone');
    this.parts = table.perGame('parts', 'everyone');
  }
  /** 0: what lies open, 1: what is in the hand, 2: whether that is the most there is. */
  readonly counts;
  readonly parts;
}
type G = Play<Tally>;
const book = new Rulebook<Tally>();
const HAND = zone.hand(0 as Seat);
const inHand = (g: G): readonly number[] =>
  Array.from({ length: g.table.size(HAND) }, (_, i) => g.table.printed(g.table.card(HAND, i)));
/** So many cards of the hand have an even number. */
const even = (g: G): number => inHand(g).filter((def) => def % 2 === 0).length;
function total(g: G): number {
  if (g.s.counts.value === 1) return 1 + even(g);
  const sum = inHand(g).reduce((all, def) => all + def, 0);
  return g.s.counts.value === 2 && sum === MOST ? 3 : 2;
}
/** No hand of two has more. */
const MOST = 7 + 8;
/** As many as was said; where that is 0, the hand alone tells. */
const parts = (g: G): number => (g.s.parts.value === 0 ? 1 + even(g) : g.s.parts.value);
const count = book.procedure('count', {}, [
  {
    rule: 'TAL-1.1',
    prompt: 'draw',
    offer(_g, _l, out) {
      out.add(act.draw());
      out.add(PASS);
    },
    take(g, _l, action) {
      if (verbOf(action) !== act.draw.id) return;
      g.shuffle(zone.deck);
      g.draw(zone.deck, HAND);
    },
  },
  { rule: 'TAL-2.1', prompt: 'share', total, parts, share: () => undefined },
  { rule: 'TAL-3.1', prompt: 'march', offer: (_g, _l, out) => out.add(act.march()), take: () => undefined },
  { rule: 'TAL-3.1', prompt: 'march', offer: (_g, _l, out) => out.add(act.march()), take: () => undefined },
  {
    rule: 'TAL-4.1',
    run(g) {
      g.finish(() => 0);
      return 'end';
    },
  },
]);
const COUNTS = ['open', 'hand', 'most'] as const;
const options = { counts: choice(...COUNTS), parts: choice(2, 1, 0) } as const;
export const tally: Game<Tally, typeof options> = {
  name: 'tally',
  edition: 1,
  options,
  seats: () => 2,
  seatNames: ['first', 'second'],
  plan,
  cards: 8,
  forks: false,
  secretVerbs: [],
  book,
  verbs: act,
  facts: facts({}),
  state: (table) => new Tally(table),
  deal(g, setup) {
    g.s.counts.value = COUNTS.indexOf(setup.counts);
    g.s.parts.value = setup.parts;
    for (let def = 1 as DefId; def <= 8; def++) g.bring(def, zone.deck);
    g.shuffle(zone.deck);
    for (let i = 0; i < 2; i++) g.draw(zone.deck, HAND);
    g.begin(count);
  },
  position(_g, _setup, fields) {
    throw new InputError(fields.path, 'there are no written positions');
  },
  notation: (_s, _seat, action) => act.list[verbOf(action)]!.verb,
  utility: 'zero-sum',
  bound: 20,
  samples: [{}],
  evaluate: () => 0.5,
};
