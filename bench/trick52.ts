import { facts } from '../src/kernel/facts.ts';
import { Rulebook } from '../src/kernel/flow.ts';
import type { Game } from '../src/kernel/game.ts';
import type { DefId, Seat } from '../src/kernel/ids.ts';
import { InputError } from '../src/kernel/input.ts';
import type { Play } from '../src/kernel/play.ts';
import { Rules } from '../src/kernel/rules.ts';
import type { SetupOptions } from '../src/kernel/setup.ts';
import type { Cell, Table } from '../src/kernel/table.ts';
import { defOf, verbs } from '../src/kernel/verbs.ts';
import { zones } from '../src/kernel/zones.ts';

/** Two players, hands of five from 52 cards, follow suit if able, the winner of a trick draws first and leads. */
const { plan, zone } = zones(2, {
  stock: { per: 'game', room: 52, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 5, sees: 'owner', order: 'none' },
  trick: { per: 'game', room: 2, sees: 'everyone', order: 'line' },
  won: { per: 'seat', room: 52, sees: 'everyone', order: 'line' },
});
const act = verbs({ play: ['def'] });

export class Trick52 {
  declare readonly table: Table;
  declare readonly leader: Cell<Seat>;
  declare readonly tricks: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.leader = table.perGame<Seat>('leader', 'everyone');
    this.tricks = table.perGame('tricks', 'everyone');
  }
}
type G = Play<Trick52>;
const book = new Rulebook<Trick52>();

const SUIT = Int32Array.from({ length: 53 }, (_, def) => ((def - 1) / 13) | 0);
const other = (seat: Seat): Seat => (1 - seat) as Seat;
const leader = (g: G): Seat => g.s.leader.value;
const follower = (g: G): Seat => other(g.s.leader.value);
const beats = (second: DefId, first: DefId): boolean => SUIT[second] === SUIT[first] && second > first;

function play(g: G, seat: Seat, def: DefId): void {
  g.move(g.table.find(zone.hand(seat), def), zone.trick);
}

const trick = book.procedure('trick', {}, [
  {
    rule: 'T52-2',
    prompt: 'lead',
    by: leader,
    offer(g, _l, out) {
      out.each(act.play, g.table, zone.hand(leader(g)));
    },
    take(g, _l, action) {
      play(g, leader(g), defOf(action));
    },
  },
  {
    rule: 'T52-3',
    prompt: 'follow',
    by: follower,
    offer(g, _l, out) {
      const hand = zone.hand(follower(g));
      const size = g.table.size(hand);
      const suit = SUIT[g.table.printed(g.table.card(zone.trick, 0))];
      for (let i = 0; i < size; i++) {
        const def = g.table.printed(g.table.card(hand, i));
        if (SUIT[def] === suit) out.add(act.play(def));
      }
      if (out.size > 0) return;
      out.each(act.play, g.table, hand);
    },
    take(g, _l, action) {
      play(g, follower(g), defOf(action));
    },
  },
  {
    rule: 'T52-4',
    run(g) {
      const { table: t, s } = g;
      const first = t.printed(t.card(zone.trick, 0));
      const second = t.printed(t.card(zone.trick, 1));
      if (beats(second, first)) s.leader.value = other(s.leader.value);
      g.moveAll(zone.trick, zone.won(s.leader.value));
      s.tricks.value++;
    },
  },
  {
    rule: 'T52-5',
    run(g) {
      const winner = leader(g);
      if (g.table.size(zone.stock) > 0) {
        g.draw(zone.stock, zone.hand(winner));
        g.draw(zone.stock, zone.hand(other(winner)));
      }
      if (g.s.tricks.value < 26) return 'restart';
      g.finish((seat) => Math.sign(g.table.size(zone.won(seat)) - g.table.size(zone.won(other(seat)))));
      return 'end';
    },
  },
]);

const options = {} satisfies SetupOptions;

const game: Game<Trick52, typeof options> = {
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
  state: (table) => new Trick52(table),
  deal(g) {
    for (let def = 1 as DefId; def <= 52; def++) g.bring(def, zone.stock);
    g.shuffle(zone.stock);
    for (let i = 0; i < 5; i++) {
      g.draw(zone.stock, zone.hand(0 as Seat));
      g.draw(zone.stock, zone.hand(1 as Seat));
    }
    g.begin(trick);
  },
  position(_g, _setup, fields) {
    throw new InputError(fields.path, 'the benchmark game has no written positions');
  },
  notation: (_s, _seat, action) => `play ${defOf(action)}`,
  utility: 'zero-sum',
  bound: 52,
  samples: [{}],
  evaluate: (s, seat) => s.table.size(zone.won(seat)) / 52,
};
export const trick52 = new Rules(game, 2);
/** A second name for those outside, as games get one in their bundles: what a module exports is loaded anew at each use in it. */
export const zoneOf = zone;
