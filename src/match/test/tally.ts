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
  /** 0: what lies open, 1: what is in the hand. */
  readonly counts;
  readonly parts;
}
type G = Play<Tally>;
const book = new Rulebook<Tally>();
const HAND = zone.hand(0 as Seat);
/** As many as the hand has cards of an even number, and one more. */
function total(g: G): number {
  if (g.s.counts.value === 0) return 2;
  let even = 0;
  for (let i = 0; i < g.table.size(HAND); i++) if (g.table.printed(g.table.card(HAND, i)) % 2 === 0) even++;
  return 1 + even;
}
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
  { rule: 'TAL-2.1', prompt: 'share', total, parts: (g) => g.s.parts.value, share: () => undefined },
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
const options = { counts: choice('open', 'hand'), parts: choice(2, 1) } as const;
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
    g.s.counts.value = setup.counts === 'open' ? 0 : 1;
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
