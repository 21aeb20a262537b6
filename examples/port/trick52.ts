// Two players, hands of five from 52 cards, follow suit if you can, the winner of a trick draws first and leads: on Redut.
import {
  asDef,
  asSeat,
  type Cell,
  type DefId,
  defOf,
  facts,
  type Fields,
  type Game,
  type Play,
  Rulebook,
  type Seat,
  type SetupOptions,
  type Table,
  verbs,
  zones,
} from 'redut/kernel';

export const { plan, zone } = zones(2, {
  stock: { per: 'game', room: 52, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 5, sees: 'owner', order: 'none' },
  trick: { per: 'game', room: 2, sees: 'everyone', order: 'line' },
  won: { per: 'seat', room: 52, sees: 'everyone', order: 'line' },
});
const act = verbs({ play: ['def'] });

class Hands {
  readonly table: Table;
  readonly leader: Cell<Seat>;
  constructor(table: Table) {
    this.table = table;
    this.leader = table.perGame('leader', 'everyone', 'seat');
  }
}
type G = Play<Hands>;
const book = new Rulebook<Hands>();
const FIRST = asSeat(0);
const SECOND = asSeat(1);
const other = (seat: Seat): Seat => (seat === FIRST ? SECOND : FIRST);
const leader = (g: G): Seat => g.s.leader.value;
const follower = (g: G): Seat => other(g.s.leader.value);

const suitOf = (def: DefId): number => Math.floor((def - 1) / 13);
const inTrick = (g: G, place: number): DefId => g.table.printed(g.table.card(zone.trick, place));
const inHand = ({ table }: G, seat: Seat): DefId[] =>
  Array.from({ length: table.size(zone.hand(seat)) }, (_, i) => table.printed(table.card(zone.hand(seat), i)));

const trick = book.procedure('trick', {}, [
  {
    rule: 'TRK-1.1',
    prompt: 'lead',
    by: leader,
    offer(g, _local, out) {
      out.each(act.play, g.table, zone.hand(leader(g)));
    },
    take(g, _local, action) {
      g.move(g.table.find(zone.hand(leader(g)), defOf(action)), zone.trick);
    },
  },
  {
    rule: 'TRK-1.2',
    prompt: 'follow',
    by: follower,
    offer(g, _local, out) {
      const led = suitOf(inTrick(g, 0));
      const hand = inHand(g, follower(g));
      const bound = hand.some((def) => suitOf(def) === led);
      for (const def of hand) out.test(act.play(def), !bound || suitOf(def) === led, 'TRK-1.2');
    },
    take(g, _local, action) {
      g.move(g.table.find(zone.hand(follower(g)), defOf(action)), zone.trick);
    },
  },
  {
    rule: 'TRK-1.3',
    run(g) {
      const first = inTrick(g, 0);
      const second = inTrick(g, 1);
      if (suitOf(second) === suitOf(first) && second > first) g.s.leader.value = follower(g);
      g.moveAll(zone.trick, zone.won(leader(g)));
    },
  },
  {
    rule: 'TRK-1.4',
    run(g) {
      if (g.table.size(zone.stock) > 0) {
        g.draw(zone.stock, zone.hand(leader(g)));
        g.draw(zone.stock, zone.hand(follower(g)));
      }
      if (g.table.size(zone.hand(leader(g))) > 0) return 'restart';
      const won = (seat: Seat): number => g.table.size(zone.won(seat));
      g.finish((seat) => Math.sign(won(seat) - won(other(seat))));
      return 'end';
    },
  },
]);

function deal(g: G): void {
  for (let def = 1; def <= 52; def++) g.bring(asDef(def), zone.stock);
  g.shuffle(zone.stock);
  for (let i = 0; i < 5; i++) {
    g.draw(zone.stock, zone.hand(FIRST));
    g.draw(zone.stock, zone.hand(SECOND));
  }
  g.begin(trick);
}
/** A position written by hand: `{ "first": […], "second": […], "stock": […] }`, cards from 1 to 52, the next to draw first. */
function lay(g: G, fields: Fields): void {
  for (const def of fields.numbers('first', 1, 52)) g.bring(asDef(def), zone.hand(FIRST));
  for (const def of fields.numbers('second', 1, 52)) g.bring(asDef(def), zone.hand(SECOND));
  for (const def of fields.numbers('stock', 1, 52).toReversed()) g.bring(asDef(def), zone.stock);
  fields.done();
  g.begin(trick);
}

const options = {} satisfies SetupOptions;
export const trick52: Game<Hands, typeof options> = {
  name: 'trick52',
  edition: 1,
  options,
  seats: () => 2,
  seatNames: ['first', 'second'],
  plan,
  cards: 52,
  forks: false,
  book,
  verbs: act,
  facts: facts({}),
  secretVerbs: [],
  state: (table) => new Hands(table),
  deal,
  position: (g, _setup, fields) => lay(g, fields),
  notation: (_s, _seat, action) => `play ${defOf(action)}`,
  utility: 'zero-sum',
  bound: 52,
  samples: [{}],
  evaluate: (s, seat) => s.table.size(zone.won(seat)) / 52,
};
