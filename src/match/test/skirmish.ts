import { facts } from '../../kernel/facts.ts';
import { Rulebook } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import type { Play } from '../../kernel/play.ts';
import { choice } from '../../kernel/setup.ts';
import type { Cell, Column, Table } from '../../kernel/table.ts';
import { defOf, PASS, verbOf, verbs } from '../../kernel/verbs.ts';
import { zones } from '../../kernel/zones.ts';

/**
 * A game of everything a match must cope with: seats that plan side by side, windows with a hidden hand in scope, a
 * share-out, dice, shuffles, and a stretch that everybody can foresee.
 */
const { plan, zone } = zones(3, {
  deck: { per: 'game', room: 24, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 8, sees: 'owner', order: 'none' },
  planned: { per: 'seat', room: 4, sees: 'owner', order: 'line' },
  gone: { per: 'game', room: 24, sees: 'everyone', order: 'line' },
});
const act = verbs({ plan: ['def'], peek: [], cheer: ['def'], march: [] });
const fact = facts({ cheered: ['seat'], scored: ['seat', 'number'], marched: [] });

export class Skirmish {
  readonly table: Table;
  readonly points: Column<Seat, number>;
  readonly round: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.points = table.perSeat('points', 'everyone');
    this.round = table.perGame('round', 'everyone');
  }
}
type G = Play<Skirmish>;
const book = new Rulebook<Skirmish>();
const everybody = (g: G): number => (1 << g.table.plan.seats) - 1;

function gain(g: G, seat: Seat, points: number): void {
  g.s.points.add(seat, points);
  g.happened(fact.scored, seat, points);
}
const open = book.windows({
  rule: 'SKI-3.1',
  names: ['BEFORE', 'AFTER'],
  offer(g, _name, seat, out) {
    const hand = zone.hand(seat);
    for (let i = 0; i < g.table.size(hand); i++) {
      const def = g.table.printed(g.table.card(hand, i));
      if (g.table.firstOfItsKind(hand, i)) out.test(act.cheer(def), def % 2 === 0, 'SKI-3.2');
    }
  },
  take(g, _name, seat, action) {
    g.show(g.table.find(zone.hand(seat), defOf(action)), zone.gone);
    g.happened(fact.cheered, seat);
    gain(g, seat, 1);
  },
});
const planning = book.procedure('planning', {}, [
  {
    rule: 'SKI-2.1',
    prompt: 'plan',
    offer(g, _l, out) {
      const hand = zone.hand(g.seat);
      for (let i = 0; i < g.table.size(hand); i++) {
        const def = g.table.printed(g.table.card(hand, i));
        if (g.table.firstOfItsKind(hand, i)) {
          out.test(act.plan(def), g.table.size(zone.planned(g.seat)) < 2, 'SKI-2.2');
        }
      }
      out.test(act.peek(), g.table.size(zone.hand(g.seat)) < 3, 'SKI-2.3');
      out.add(PASS);
    },
    take(g, _l, action) {
      if (action === PASS) return 'end';
      if (verbOf(action) === act.peek.id) g.draw(zone.deck, zone.hand(g.seat));
      else g.move(g.table.find(zone.hand(g.seat), defOf(action)), zone.planned(g.seat));
      return 'again';
    },
  },
]);
const round = book.procedure('round', {}, [
  {
    rule: 'SKI-2.1',
    run(g) {
      g.fork(planning, everybody(g));
    },
  },
  open('SKI-3.1', 'BEFORE', everybody),
  {
    rule: 'SKI-4.1',
    prompt: 'share',
    total: (g) => 1 + g.s.round.value,
    parts: () => 2,
    share(g, _l, part, amount) {
      if (amount > 0) gain(g, part as Seat, amount);
    },
  },
  {
    rule: 'SKI-5.1',
    run(g) {
      for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) g.moveAll(zone.planned(seat), zone.gone);
      gain(g, g.roll(g.table.plan.seats) as Seat, 1);
    },
  },
  open('SKI-3.1', 'AFTER', everybody),
  {
    rule: 'SKI-6.1',
    run(g) {
      g.s.round.value++;
      if (g.s.round.value < 3) {
        g.moveAll(zone.gone, zone.deck);
        g.shuffle(zone.deck);
        return 'restart';
      }
      for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) g.moveAll(zone.hand(seat), zone.gone);
      return 'next';
    },
  },
  {
    rule: 'SKI-7.1',
    prompt: 'march',
    offer: (_g, _l, out) => out.add(act.march()),
    take: (g) => g.happened(fact.marched),
  },
  {
    rule: 'SKI-7.2',
    run(g) {
      const [first, second] = [g.s.points.get(0 as Seat), g.s.points.get(1 as Seat)];
      g.finish((seat) => (seat > 1 ? 0 : Math.sign(seat === 0 ? first - second : second - first)));
      return 'end';
    },
  },
]);

const options = { seats: choice(2, 3) } as const;
export const skirmish: Game<Skirmish, typeof options> = {
  name: 'skirmish',
  edition: 1,
  options,
  seats: (setup) => setup.seats,
  seatNames: ['first', 'second', 'third'],
  plan,
  cards: 24,
  prints: 12,
  forks: true,
  book,
  verbs: act,
  secretVerbs: ['plan', 'peek'],
  facts: fact,
  state: (table) => new Skirmish(table),
  deal(g) {
    for (let def = 1 as DefId; def <= 24; def++) g.bring((((def - 1) >> 1) + 1) as DefId, zone.deck);
    g.shuffle(zone.deck);
    for (let i = 0; i < 3; i++) {
      for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) g.draw(zone.deck, zone.hand(seat));
    }
    g.begin(round);
  },
  position(_g, _setup, fields) {
    throw new InputError(fields.path, 'there are no written positions');
  },
  notation: (_s, _seat, action) => `${act.list[verbOf(action)]!.verb} ${defOf(action)}`,
  utility: 'zero-sum',
  bound: 400,
  samples: [{}, { seats: 3 }],
  evaluate: () => 0.5,
};
