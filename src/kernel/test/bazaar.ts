// A bazaar, for the sake of what can be declared: every kind of zone, column, argument and local, procedures four deep,
// and a fork that leaves one of three out. Nothing in it is worth playing for.
import { facts } from '../facts.ts';
import { Rulebook } from '../flow.ts';
import type { Game } from '../game.ts';
import type { Action, CardId, DefId, Seat, ZoneId } from '../ids.ts';
import { InputError } from '../input.ts';
import type { Options } from '../options.ts';
import type { Play } from '../play.ts';
import { flag, type SetupOption } from '../setup.ts';
import type { Holds, Table } from '../table.ts';
import { secondOf, verbOf, verbs } from '../verbs.ts';
import { type Sees, zones } from '../zones.ts';

const SEATS = 3;
const PRINTS = 5;
const CARDS = 30;
const { plan, zone } = zones(SEATS, {
  cart: { per: 'game', room: 30, sees: 'nobody', order: 'line' },
  chest: { per: 'game', room: 1, sees: 'nobody', order: 'line' },
  board: { per: 'game', room: 10, sees: 'everyone', order: 'line' },
  bag: { per: 'seat', room: 8, sees: 'owner', order: 'none' },
  purse: { per: 'seat', room: 1, sees: 'owner', order: 'line' },
});
const act = verbs({
  give: ['card', 'seat'],
  put: ['card', 'zone'],
  name: ['def', 'number'],
  call: ['seat'],
  wait: [],
});
const HOLDS: readonly Holds[] = ['number', 'card', 'seat', 'parts', 'bits', 'nothing'];
const SEES: readonly Sees[] = ['everyone', 'owner', 'nobody'];

export class Bazaar {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
    for (const holds of HOLDS) {
      for (const sees of SEES) {
        table.perCard(`mark ${holds} ${sees}`, sees, holds);
        table.perSeat(`count ${holds} ${sees}`, sees, holds);
      }
      table.perGame(`cell ${holds}`, 'everyone', holds);
      table.perGame(`secret ${holds}`, 'nobody', holds);
    }
  }
}
type G = Play<Bazaar>;
const book = new Rulebook<Bazaar>();
const KEPT = { goods: 'card', buyer: 'seat', place: 'zone', sort: 'def', price: 'number', spare: 'number' } as const;

function offer({ table: t, seat }: G, out: Options): void {
  const top = t.card(zone.bag(seat), 0);
  for (let whom = 0 as Seat; whom < SEATS; whom++) {
    out.add(act.give(top, whom));
    out.add(act.call(whom));
  }
  for (const where of [zone.board, zone.purse(seat)]) out.add(act.put(top, where));
  for (const price of [0, 1]) out.add(act.name(2 as DefId, price));
  out.add(act.wait());
}
const asking = book.procedure('asking', KEPT, [
  {
    rule: 'BZR-1',
    prompt: 'asking',
    offer: (g, _l, out) => offer(g, out),
    take(g, l, action) {
      l.price = verbOf(action) * 70_000;
      l.buyer = ((g.seat + secondOf(action)) % SEATS) as Seat;
      return 'end';
    },
  },
]);
const haggling = book.procedure('haggling', KEPT, [
  {
    rule: 'BZR-2',
    run(g, l) {
      l.buyer = g.seat;
      l.price = -3;
      const inner = g.begin(asking, g.seat);
      inner.goods = g.table.card(zone.bag(g.seat), 1);
      inner.place = zone.purse(((g.seat + 1) % SEATS) as Seat);
      inner.sort = 4 as DefId;
    },
  },
]);
const trading = book.procedure('trading', KEPT, [
  {
    rule: 'BZR-2',
    run(g, l) {
      l.goods = g.table.top(zone.cart);
      l.place = zone.board;
      g.begin(haggling, ((g.seat + 1) % SEATS) as Seat);
    },
  },
]);
const day = book.procedure('day', { days: 'number' }, [
  { rule: 'BZR-3', run: (g, l) => void g.begin(trading, (++l.days % SEATS) as Seat) },
  { rule: 'BZR-3', run: (g) => g.fork(asking, 0b101, (seat, l) => void (l.price = 5 + seat)) },
  {
    rule: 'BZR-3',
    run(g, l) {
      if (l.days < 4) return 'restart';
      g.finish((seat) => (seat === 0 ? 1 : -1));
      return 'end';
    },
  },
]);

type BazaarOptions = { readonly late: SetupOption<boolean> };
export const bazaar: Game<Bazaar, BazaarOptions> = {
  name: 'bazaar',
  edition: 1,
  options: { late: flag(false) },
  seats: () => SEATS,
  seatNames: ['first', 'second', 'third'],
  plan,
  cards: CARDS,
  prints: PRINTS,
  forks: true,
  candidates: true,
  book,
  verbs: act,
  facts: facts({ quiet: [] }),
  secretVerbs: [],
  state: (table) => new Bazaar(table),
  deal(g) {
    const bring = (n: number, to: ZoneId): CardId[] =>
      Array.from({ length: n }, (_, i) => g.bring((1 + (i % PRINTS)) as DefId, to));
    bring(21, zone.cart);
    bring(1, zone.chest);
    bring(1, zone.board);
    for (let seat = 0 as Seat; seat < SEATS; seat++) bring(2, zone.bag(seat));
    bring(1, zone.purse(0 as Seat));
    g.begin(day);
  },
  position(_g, _setup, fields) {
    throw new InputError(fields.path, 'has no written positions');
  },
  notation: (_s, _seat, action: Action) => String(action),
  utility: 'zero-sum',
  bound: 40,
  samples: [{}],
  evaluate: () => 0.5,
};
