import {
  type Action,
  choice,
  type DefId,
  defOf,
  facts,
  type Fields,
  type Game,
  InputError,
  type Play,
  Rulebook,
  type Seat,
  type Table,
  verbs,
  type ZoneId,
  zones,
} from 'redut/kernel';

const MOST_SEATS = 4;
export const RANKS = 13;

/**
 * Every seat holds one suit, and one more is what they bid for. Prints are numbered suit by suit: the bids of the first
 * seat are 1 to 13, and the prizes come behind the bids of the last.
 */
export const isPrize = (def: DefId): boolean => def > MOST_SEATS * RANKS;
export const rankOf = (def: DefId): number => ((def - 1) % RANKS) + 1;
export const suitOf = (def: DefId): number => ((def - 1) / RANKS) | 0;
const bidOf = (seat: Seat, rank: number): DefId => (seat * RANKS + rank) as DefId;
const prizeOf = (rank: number): DefId => (MOST_SEATS * RANKS + rank) as DefId;

export const { plan, zone } = zones(MOST_SEATS, {
  stock: { per: 'game', room: RANKS, sees: 'nobody', order: 'line', pool: 'prizes' },
  stakes: { per: 'game', room: RANKS, sees: 'everyone', order: 'line', pool: 'prizes' },
  won: { per: 'seat', room: RANKS, sees: 'everyone', order: 'line', pool: 'prizes' },
  // What a seat has left follows from what it has played, so a suit is a pool of its own: nobody guesses beyond it.
  hand: { per: 'seat', room: RANKS, sees: 'owner', order: 'none', pool: 'suit*' },
  bid: { per: 'seat', room: 1, sees: 'owner', order: 'line', pool: 'suit*' },
  spent: { per: 'seat', room: RANKS, sees: 'everyone', order: 'line', pool: 'suit*' },
});
export const act = verbs({ bid: ['def'] });
export const fact = facts({ tied: [], took: ['seat', 'number'] });

export class Goofspiel {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }
}
type G = Play<Goofspiel>;
const book = new Rulebook<Goofspiel>();

/** What the cards of a zone are worth together. */
export function worth({ table }: Goofspiel, at: ZoneId): number {
  let sum = 0;
  for (let i = 0; i < table.size(at); i++) sum += rankOf(table.printed(table.card(at, i)));
  return sum;
}

const bidding = book.procedure('bidding', {}, [
  {
    rule: 'GFS-2.2',
    prompt: 'bid',
    values: (g) => ({ stakes: worth(g.s, zone.stakes) }),
    offer(g, _l, out) {
      out.each(act.bid, g.table, zone.hand(g.seat));
    },
    take(g, _l, action) {
      g.move(g.table.find(zone.hand(g.seat), defOf(action)), zone.bid(g.seat));
    },
  },
]);

/** The seat whose bid is highest, or -1 if two share that place. */
function highest(g: G): Seat | -1 {
  let [best, winner] = [0, -1];
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    const rank = rankOf(g.table.printed(g.table.top(zone.spent(seat))));
    if (rank === best) winner = -1;
    if (rank <= best) continue;
    best = rank;
    winner = seat;
  }
  return winner as Seat | -1;
}

// #region round
const round = book.procedure('round', {}, [
  {
    rule: 'GFS-2.1',
    run(g) {
      g.draw(zone.stock, zone.stakes);
    },
  },
  { rule: 'GFS-2.2', run: (g) => g.fork(bidding, (1 << g.table.plan.seats) - 1) },
  {
    rule: 'GFS-2.3',
    run(g) {
      for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) g.draw(zone.bid(seat), zone.spent(seat));
    },
  },
  {
    rule: 'GFS-2.4',
    run(g) {
      const winner = highest(g);
      if (winner < 0) g.happened(fact.tied);
      else {
        g.happened(fact.took, winner, worth(g.s, zone.stakes));
        g.moveAll(zone.stakes, zone.won(winner as Seat));
      }
    },
  },
  {
    rule: 'GFS-3.1',
    run(g) {
      if (g.table.size(zone.stock) > 0) return 'restart';
      g.finish((seat) => worth(g.s, zone.won(seat)));
      return 'end';
    },
  },
]);
// #endregion round

const options = { players: choice(2, 3, 4) };
type Setup = { readonly players: number };

/** GFS-1.1 */
function deal(g: G, { players }: Setup): void {
  for (let rank = 1; rank <= RANKS; rank++) {
    g.bring(prizeOf(rank), zone.stock);
    for (let seat = 0 as Seat; seat < players; seat++) g.bring(bidOf(seat, rank), zone.hand(seat));
  }
  g.shuffle(zone.stock);
  g.begin(round, 0 as Seat);
}

/** `{ "prizes": [7, 12, …] }`: the prizes that are left, in the order in which they come up; the rest are out of play. */
function lay(g: G, { players }: Setup, fields: Fields): void {
  const prizes = fields.list('prizes').map(Number);
  fields.done();
  prizes.forEach((rank, i) => {
    const at = `${fields.at('prizes')}[${i}]`;
    if (!Number.isInteger(rank) || rank < 1 || rank > RANKS) throw new InputError(at, `must be from 1 to ${RANKS}`);
    if (prizes.indexOf(rank) < i) throw new InputError(at, `${rank} is there already`);
  });
  if (prizes.length === 0) throw new InputError(fields.at('prizes'), 'must name at least one prize');
  for (const rank of prizes.toReversed()) g.bring(prizeOf(rank), zone.stock);
  for (let rank = 1; rank <= RANKS; rank++)
    for (let seat = 0 as Seat; seat < players; seat++) g.bring(bidOf(seat, rank), zone.hand(seat));
  g.begin(round, 0 as Seat);
}

/** How far ahead of the best of the others a seat is, from 0 to 1. */
function evaluate(s: Goofspiel, seat: Seat): number {
  let others = 0;
  for (let other = 0 as Seat; other < s.table.plan.seats; other++)
    if (other !== seat) others = Math.max(others, worth(s, zone.won(other)));
  return 0.5 + (worth(s, zone.won(seat)) - others) / 182;
}

export const goofspiel: Game<Goofspiel, typeof options> = {
  name: 'goofspiel',
  edition: 1,
  options,
  seats: ({ players }) => players,
  seatNames: ['first', 'second', 'third', 'fourth'],
  plan,
  cards: (MOST_SEATS + 1) * RANKS,
  forks: true,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: ['bid'],
  state: (table) => new Goofspiel(table),
  deal,
  position: lay,
  notation: (_s, _seat, action: Action) => `bid ${rankOf(defOf(action))}`,
  utility: 'score',
  bound: MOST_SEATS * RANKS,
  samples: [{ players: 2 }, { players: 3 }, { players: 4 }],
  evaluate,
};
