import {
  type Cell,
  choice,
  type Column,
  type DefId,
  defOf,
  facts,
  numberOf,
  type Play,
  Rulebook,
  type Seat,
  type Table,
  verbs,
  zones,
} from 'redut/kernel';

const MOST_SEATS = 5;
/** Six to ace, in four suits. */
export const RANKS = 9;
export const SUITS = 4;
export const CARDS = RANKS * SUITS;
export const MOST_TRICKS = 6;
/** A promise that was kept is worth this, and one more for each trick of it. */
export const KEPT = 10;

export const suitOf = (def: DefId): number => ((def - 1) / RANKS) | 0;
export const rankOf = (def: DefId): number => (def - 1) % RANKS;
export const cardOf = (suit: number, rank: number): DefId => (suit * RANKS + rank + 1) as DefId;

export const { plan, zone } = zones(MOST_SEATS, {
  stock: { per: 'game', room: CARDS, sees: 'nobody', order: 'line' },
  trump: { per: 'game', room: 1, sees: 'everyone', order: 'line' },
  hand: { per: 'seat', room: MOST_TRICKS, sees: 'owner', order: 'none' },
  trick: { per: 'game', room: MOST_SEATS, sees: 'everyone', order: 'line' },
  played: { per: 'game', room: CARDS, sees: 'everyone', order: 'line' },
});
export const act = verbs({ promise: ['number'], play: ['def'] });
export const fact = facts({
  dealt: ['number', 'seat'],
  promised: ['seat', 'number'],
  won: ['seat'],
  scored: ['seat', 'number', 'number'],
});

export class Nomination {
  readonly table: Table;
  readonly dealer: Cell<Seat>;
  /** How many tricks are played in this deal. */
  readonly tricks: Cell<number>;
  readonly leader: Cell<Seat>;
  /** What each seat promised in this deal, and 1 more: 0 is nothing yet. */
  readonly promised: Column<Seat, number>;
  readonly taken: Column<Seat, number>;
  readonly points: Column<Seat, number>;
  constructor(table: Table) {
    this.table = table;
    this.dealer = table.perGame('dealer', 'everyone', 'seat');
    this.tricks = table.perGame('tricks', 'everyone');
    this.leader = table.perGame('leader', 'everyone', 'seat');
    this.promised = table.perSeat('promised', 'everyone');
    this.taken = table.perSeat('taken', 'everyone');
    this.points = table.perSeat('points', 'everyone');
  }
}
export type G = Play<Nomination>;
export const book = new Rulebook<Nomination>();
const after = (g: G, seat: Seat, steps = 1): Seat => ((seat + steps) % g.table.plan.seats) as Seat;

/** The last to speak may not make the promises add up to the tricks: somebody must fail. */
function fits(g: G, promise: number): boolean {
  let [sum, spoken] = [promise, 1];
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    if (g.s.promised.get(seat) === 0) continue;
    sum += g.s.promised.get(seat) - 1;
    spoken++;
  }
  return spoken < g.table.plan.seats || sum !== g.s.tricks.value;
}
export const promising = book.procedure('promising', {}, [
  {
    rule: 'NOM-3.1',
    prompt: 'promise',
    values: (g) => ({ tricks: g.s.tricks.value }),
    offer(g, _l, out) {
      for (let n = 0; n <= g.s.tricks.value; n++) out.test(act.promise(n), fits(g, n), 'NOM-3.2');
    },
    take(g, _l, action) {
      g.s.promised.set(g.seat, numberOf(action) + 1);
      g.happened(fact.promised, g.seat, numberOf(action));
    },
  },
]);

const ledSuit = (g: G): number => suitOf(g.table.printed(g.table.card(zone.trick, 0)));
function holds(g: G, suit: number): boolean {
  const hand = zone.hand(g.seat);
  for (let i = 0; i < g.table.size(hand); i++) if (suitOf(g.table.printed(g.table.card(hand, i))) === suit) return true;
  return false;
}
const playing = book.procedure('playing', {}, [
  {
    rule: 'NOM-4.1',
    prompt: 'play',
    offer(g, _l, out) {
      const hand = zone.hand(g.seat);
      const bound = g.table.size(zone.trick) > 0 && holds(g, ledSuit(g)) ? ledSuit(g) : -1;
      for (let i = 0; i < g.table.size(hand); i++) {
        const def = g.table.printed(g.table.card(hand, i));
        out.test(act.play(def), bound < 0 || suitOf(def) === bound, 'NOM-4.2');
      }
    },
    take(g, _l, action) {
      g.move(g.table.find(zone.hand(g.seat), defOf(action)), zone.trick);
    },
  },
]);

/** Which card of the trick wins it: the highest trump, else the highest of the suit that was led. */
function winning(g: G): number {
  const trump = g.table.size(zone.trump) === 0 ? -1 : suitOf(g.table.printed(g.table.top(zone.trump)));
  let best = 0;
  for (let i = 1; i < g.table.size(zone.trick); i++) {
    const held = g.table.printed(g.table.card(zone.trick, best));
    const tried = g.table.printed(g.table.card(zone.trick, i));
    const beats = suitOf(tried) === suitOf(held) ? rankOf(tried) > rankOf(held) : suitOf(tried) === trump;
    if (beats) best = i;
  }
  return best;
}
export const trick = book.procedure('trick', {}, [
  {
    rule: 'NOM-4.1',
    run(g) {
      for (let i = g.table.plan.seats - 1; i >= 0; i--) g.begin(playing, after(g, g.s.leader.value, i));
    },
  },
  {
    rule: 'NOM-4.3',
    run(g) {
      const winner = after(g, g.s.leader.value, winning(g));
      g.s.leader.value = winner;
      g.s.taken.add(winner, 1);
      g.happened(fact.won, winner);
      g.moveAll(zone.trick, zone.played);
      return g.table.size(zone.hand(winner)) > 0 ? 'restart' : 'end';
    },
  },
]);

/** What follows when the cards are dealt: promises, as far as they are still to be made, tricks and points. */
export const oneDeal = book.procedure('oneDeal', {}, [
  {
    rule: 'NOM-3.1',
    run(g) {
      for (let i = g.table.plan.seats - 1; i >= 0; i--) {
        const seat = after(g, g.s.leader.value, i);
        if (g.s.promised.get(seat) === 0) g.begin(promising, seat);
      }
    },
  },
  { rule: 'NOM-4.1', run: (g) => void g.begin(trick) },
  {
    rule: 'NOM-5.1',
    run(g) {
      for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
        const promise = g.s.promised.get(seat) - 1;
        const kept = promise === g.s.taken.get(seat) ? KEPT + promise : 0;
        g.happened(fact.scored, seat, kept, g.s.points.add(seat, kept));
      }
    },
  },
]);
/** Deals of one trick to six and back to one. */
const dealing = book.procedure('dealing', { rising: 'number' }, [
  {
    rule: 'NOM-2.1',
    run(g, l) {
      const { s, table } = g;
      s.tricks.value += l.rising === 1 ? 1 : -1;
      s.dealer.value = after(g, s.dealer.value);
      s.leader.value = after(g, s.dealer.value);
      for (let seat = 0 as Seat; seat < table.plan.seats; seat++) {
        s.promised.set(seat, 0);
        s.taken.set(seat, 0);
      }
      g.happened(fact.dealt, s.tricks.value, s.dealer.value);
      g.moveAll(zone.played, zone.stock);
      g.moveAll(zone.trump, zone.stock);
      g.shuffle(zone.stock);
      for (let i = 0; i < s.tricks.value * table.plan.seats; i++)
        g.draw(zone.stock, zone.hand(after(g, s.leader.value, i)));
      g.draw(zone.stock, zone.trump);
    },
  },
  { rule: 'NOM-2.1', run: (g) => void g.begin(oneDeal) },
  {
    rule: 'NOM-5.2',
    run(g, l) {
      if (g.s.tricks.value === MOST_TRICKS) l.rising = 0;
      if (l.rising === 1 || g.s.tricks.value > 1) return 'restart';
      g.finish((seat) => g.s.points.get(seat));
      return 'end';
    },
  },
]);

export const options = { players: choice(3, 2, 4, 5) };
export type Setup = { readonly players: number };

export function deal(g: G, { players }: Setup): void {
  for (let def = 1 as DefId; def <= CARDS; def++) g.bring(def, zone.stock);
  g.s.dealer.value = (players - 1) as Seat;
  g.begin(dealing, 0 as Seat).rising = 1;
}
