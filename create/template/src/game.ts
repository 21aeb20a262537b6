import {
  asDef,
  asSeat,
  type Cell,
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
  zones,
} from 'redut/kernel';

const CARDS = 12;
const HAND = 4;
export const FIRST = asSeat(0);
export const SECOND = asSeat(1);
const other = (seat: Seat): Seat => (seat === FIRST ? SECOND : FIRST);

// Where cards can lie, and who sees them there. Nothing else decides what anybody is shown.
export const { plan, zone } = zones(2, {
  deck: { per: 'game', room: CARDS, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: HAND, sees: 'owner', order: 'none' },
  trick: { per: 'game', room: 2, sees: 'everyone', order: 'line' },
  won: { per: 'seat', room: CARDS, sees: 'everyone', order: 'line' },
});
export const act = verbs({ play: ['def'] });
export const fact = facts({ took: ['seat'] });

/** The state: the cards are on the table; what else there is to remember is a column or a cell of it. */
export class State {
  readonly table: Table;
  readonly leader: Cell<Seat>;
  constructor(table: Table) {
    this.table = table;
    this.leader = table.perGame('leader', 'everyone', 'seat');
  }
}
type G = Play<State>;
const book = new Rulebook<State>();

/** A card's print is its rank. */
export const rankOf = (def: DefId): number => def;
const rankInTrick = (g: G, place: number): number => rankOf(g.table.printed(g.table.card(zone.trick, place)));

const playing = book.procedure('playing', {}, [
  {
    rule: 'GAM-2.1',
    prompt: 'play',
    offer(g, _local, out) {
      out.each(act.play, g.table, zone.hand(g.seat));
    },
    take(g, _local, action) {
      g.move(g.table.find(zone.hand(g.seat), defOf(action)), zone.trick);
    },
  },
]);
const trick = book.procedure('trick', {}, [
  { rule: 'GAM-2.1', run: (g) => void g.begin(playing, g.s.leader.value) },
  { rule: 'GAM-2.1', run: (g) => void g.begin(playing, other(g.s.leader.value)) },
  {
    rule: 'GAM-2.2',
    run(g) {
      const first = rankInTrick(g, 0);
      const second = rankInTrick(g, 1);
      if (second > first) g.s.leader.value = other(g.s.leader.value);
      g.happened(fact.took, g.s.leader.value);
      g.moveAll(zone.trick, zone.won(g.s.leader.value));
    },
  },
  {
    rule: 'GAM-2.3',
    run(g) {
      if (g.table.size(zone.deck) === 0) return;
      g.draw(zone.deck, zone.hand(g.s.leader.value));
      g.draw(zone.deck, zone.hand(other(g.s.leader.value)));
    },
  },
  {
    rule: 'GAM-3.1',
    run(g) {
      if (g.table.size(zone.hand(g.s.leader.value)) > 0) return 'restart';
      const won = (seat: Seat): number => g.table.size(zone.won(seat));
      g.finish((seat) => Math.sign(won(seat) - won(other(seat))));
      return 'end';
    },
  },
]);

function deal(g: G): void {
  for (let rank = 1; rank <= CARDS; rank++) g.bring(asDef(rank), zone.deck);
  g.shuffle(zone.deck);
  for (let i = 0; i < HAND; i++) {
    g.draw(zone.deck, zone.hand(FIRST));
    g.draw(zone.deck, zone.hand(SECOND));
  }
  g.begin(trick, FIRST);
}

/** A position written by hand, for tests: `{ "first": [12, 3], "second": [7, 1], "deck": [5, 6] }`. */
function lay(g: G, fields: Fields): void {
  const first = fields.numbers('first', 1, CARDS);
  const second = fields.numbers('second', 1, CARDS);
  const deck = fields.numbers('deck', 1, CARDS);
  fields.done();
  if (first.length !== second.length) throw new InputError(fields.at('second'), 'must hold as many cards as first');
  const all = [...first, ...second, ...deck];
  const twice = all.find((rank, i) => all.indexOf(rank) < i);
  if (twice !== undefined) throw new InputError(fields.path, `there is only one ${twice}`);
  for (const rank of first) g.bring(asDef(rank), zone.hand(FIRST));
  for (const rank of second) g.bring(asDef(rank), zone.hand(SECOND));
  // The first card of the list is drawn first: it is brought last, and lies on top.
  for (const rank of deck.toReversed()) g.bring(asDef(rank), zone.deck);
  g.begin(trick, FIRST);
}

export const game: Game<State, Record<never, never>> = {
  name: '$NAME$',
  /** Raise it when old records would play differently. */
  edition: 1,
  options: {},
  seats: () => 2,
  seatNames: ['first', 'second'],
  plan,
  cards: CARDS,
  forks: false,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: [],
  state: (table) => new State(table),
  deal,
  position: (g, _setup, fields) => lay(g, fields),
  notation: (_s, _seat, action) => `play ${rankOf(defOf(action))}`,
  utility: 'zero-sum',
  bound: CARDS,
  samples: [{}],
  evaluate: (s, seat) => 0.5 + (s.table.size(zone.won(seat)) - s.table.size(zone.won(other(seat)))) / (2 * CARDS),
};
