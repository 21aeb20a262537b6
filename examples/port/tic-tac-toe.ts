// Tic-tac-toe on Redut. A square is a card: it lies in the middle until somebody takes it.
import {
  asDef,
  asSeat,
  type Cell,
  type DefId,
  defOf,
  facts,
  type Game,
  InputError,
  type Play,
  Rulebook,
  type Seat,
  type SetupOptions,
  type Table,
  verbs,
  type ZoneId,
  zones,
} from 'redut/kernel';

export const { plan, zone } = zones(2, {
  free: { per: 'game', room: 9, sees: 'everyone', order: 'line' },
  taken: { per: 'seat', room: 5, sees: 'everyone', order: 'line' },
});
const act = verbs({ take: ['def'] });

class Squares {
  readonly table: Table;
  readonly turn: Cell<Seat>;
  constructor(table: Table) {
    this.table = table;
    this.turn = table.perGame('turn', 'everyone', 'seat');
  }
}
type G = Play<Squares>;
const book = new Rulebook<Squares>();
const other = (seat: Seat): Seat => asSeat(1 - seat);

/** Squares are numbered from 1, row by row. */
const LINES = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [1, 4, 7],
  [2, 5, 8],
  [3, 6, 9],
  [1, 5, 9],
  [3, 5, 7],
];
const lies = (g: G, square: DefId, at: ZoneId): boolean =>
  Array.from({ length: g.table.size(at) }, (_, i) => g.table.printed(g.table.card(at, i))).includes(square);

const turn = book.procedure('turn', {}, [
  {
    rule: 'TIC-1.1',
    prompt: 'take',
    by: (g) => g.s.turn.value,
    offer(g, _local, out) {
      out.each(act.take, g.table, zone.free);
    },
    take(g, _local, action) {
      g.move(g.table.find(zone.free, defOf(action)), zone.taken(g.s.turn.value));
    },
  },
  {
    rule: 'TIC-1.2',
    run(g) {
      const mover = g.s.turn.value;
      const row = LINES.some((line) => line.every((square) => lies(g, asDef(square), zone.taken(mover))));
      if (!row && g.table.size(zone.free) > 0) {
        g.s.turn.value = other(mover);
        return 'restart';
      }
      g.finish((seat) => (row ? (seat === mover ? 1 : -1) : 0));
      return 'end';
    },
  },
]);

const options = {} satisfies SetupOptions;
export const ticTacToe: Game<Squares, typeof options> = {
  name: 'tic-tac-toe',
  edition: 1,
  options,
  seats: () => 2,
  seatNames: ['cross', 'nought'],
  plan,
  cards: 9,
  forks: false,
  book,
  verbs: act,
  facts: facts({}),
  secretVerbs: [],
  state: (table) => new Squares(table),
  deal(g) {
    for (let square = 1; square <= 9; square++) g.bring(asDef(square), zone.free);
    g.begin(turn);
  },
  position(_g, _setup, fields) {
    throw new InputError(fields.path, 'tic-tac-toe has no written positions');
  },
  notation: (_s, _seat, action) => `take ${defOf(action)}`,
  utility: 'zero-sum',
  bound: 9,
  samples: [{}],
  evaluate: () => 0.5,
};
