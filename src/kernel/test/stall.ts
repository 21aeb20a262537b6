// A market stall, for the sake of written positions: goods lie in the open, two sellers take turns.
import { facts } from '../facts.ts';
import { Rulebook } from '../flow.ts';
import type { Game } from '../game.ts';
import type { DefId, Seat } from '../ids.ts';
import type { Play } from '../play.ts';
import { flag, type SetupOption } from '../setup.ts';
import type { Cell, Table } from '../table.ts';
import { defOf, verbs } from '../verbs.ts';
import { zones } from '../zones.ts';

export const { plan, zone } = zones(3, {
  store: { per: 'game', room: 6, sees: 'nobody', order: 'line' },
  shelf: { per: 'seat', room: 6, sees: 'everyone', order: 'line' },
  bag: { per: 'seat', room: 6, sees: 'owner', order: 'none' },
});
const act = verbs({ put: ['def'], draw: [], close: [] });
const fact = facts({ put: ['seat', 'def'], drew: ['card', 'zone'], counted: ['number', 'number', 'seat'], quiet: [] });
const GOODS = ['', 'apple', 'bread', 'cheese'];

export class Stall {
  readonly table: Table;
  readonly days: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.days = table.perGame('days', 'everyone');
  }
}
type G = Play<Stall>;
const book = new Rulebook<Stall>();
const day = book.procedure('day', {}, [
  {
    rule: 'STL-1',
    prompt: 'day',
    offer(g, _l, out) {
      out.each(act.put, g.table, zone.bag(g.seat));
      out.test(act.draw(), g.table.size(zone.store) > 0, 'STL-2');
      out.test(act.close(), g.s.days.value > 0, 'STL-3');
    },
    take(g, _l, action) {
      const def = defOf(action);
      if (action === act.close()) return g.finish((seat) => g.table.size(zone.shelf(seat)));
      if (action === act.draw()) {
        const card = g.draw(zone.store, zone.bag(g.seat));
        g.happened(fact.drew, card, zone.bag(g.seat));
      } else {
        g.move(g.table.find(zone.bag(g.seat), def), zone.shelf(g.seat));
        g.happened(fact.put, g.seat, def);
      }
      g.happened(fact.counted, g.roll(10), ++g.s.days.value, 9);
      g.happened(fact.quiet);
      g.begin(day, (1 - g.seat) as Seat);
      return 'next';
    },
  },
]);

export type StallOptions = { readonly late: SetupOption<boolean> };
export const stall: Game<Stall, StallOptions> = {
  name: 'stall',
  edition: 1,
  options: { late: flag(false) },
  seats: () => 2,
  seatNames: ['anna', 'bohdan', 'absent'],
  plan,
  cards: 7,
  prints: 3,
  forks: false,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: [],
  state: (table) => new Stall(table),
  deal(g: G, { late }) {
    for (const def of [1, 2, 3, 1, 2, 3]) g.bring(def as DefId, zone.store);
    g.begin(day, (late ? 1 : 0) as Seat);
  },
  position(g: G, _setup, fields) {
    for (const [name, to] of [
      ['store', zone.store],
      ['anna', zone.bag(0 as Seat)],
      ['bohdan', zone.bag(1 as Seat)],
      ['shown', zone.shelf(0 as Seat)],
    ] as const) {
      for (const good of fields.texts(name)) g.bring(GOODS.indexOf(good) as DefId, to);
    }
    g.begin(day);
  },
  notation: (_s, _seat, action) =>
    action === act.draw() ? 'draw' : action === act.close() ? 'Close  Up' : `put ${GOODS[defOf(action)]}`,
  key(_s, def) {
    if (def === 0) throw new RangeError('what is no card has no name');
    return GOODS[def]!;
  },
  strength: (s, card) => `${s.table.printed(card)}/${s.days.value}`,
  utility: 'score',
  bound: 20,
  samples: [{}],
  evaluate: () => 0.5,
};
