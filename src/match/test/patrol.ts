import { facts } from '../../kernel/facts.ts';
import { Rulebook } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import type { Cell, Table } from '../../kernel/table.ts';
import { defOf, verbOf, verbs } from '../../kernel/verbs.ts';
import { zones } from '../../kernel/zones.ts';

/** A game without end, to see what a match costs that has been going on for long. */
export const { plan, zone } = zones(2, {
  post: { per: 'game', room: 8, sees: 'everyone', order: 'line' },
  road: { per: 'game', room: 8, sees: 'everyone', order: 'line' },
});
const act = verbs({ go: ['def'] });
const book = new Rulebook<Patrol>();

export class Patrol {
  readonly table: Table;
  readonly rounds: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.rounds = table.perGame('rounds', 'everyone');
  }
}
/** How many moves the rules have carried out, for whoever counts. */
export const walked = { moves: 0 };

export const watch = book.procedure('watch', {}, [
  {
    rule: 'PAT-1.1',
    prompt: 'go',
    offer(g, _l, out) {
      for (const place of [zone.post, zone.road])
        for (let i = 0; i < g.table.size(place); i++) out.add(act.go(g.table.printed(g.table.card(place, i))));
    },
    take(g, _l, action) {
      walked.moves++;
      const at = g.table.find(zone.post, defOf(action));
      if (at === 0) g.move(g.table.find(zone.road, defOf(action)), zone.post);
      else g.move(at, zone.road);
      g.s.rounds.value++;
      return 'again';
    },
  },
]);
const options = {} as const;
export const patrol: Game<Patrol, typeof options> = {
  name: 'patrol',
  edition: 1,
  options,
  seats: () => 2,
  seatNames: ['first', 'second'],
  plan,
  cards: 4,
  forks: false,
  secretVerbs: [],
  book,
  verbs: act,
  facts: facts({}),
  state: (table) => new Patrol(table),
  deal(g) {
    for (let def = 1 as DefId; def <= 4; def++) g.bring(def, zone.post);
    g.begin(watch);
  },
  position(_g, _setup, fields) {
    throw new InputError(fields.path, 'there are no written positions');
  },
  notation: (_s: Patrol, _seat: Seat, action) => `${act.list[verbOf(action)]!.verb} ${defOf(action)}`,
  utility: 'zero-sum',
  bound: 1_000_000,
  samples: [{}],
  evaluate: () => 0.5,
};
