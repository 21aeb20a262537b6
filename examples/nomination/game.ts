import { type Action, defOf, type Game, is, numberOf, type Seat } from 'redut/kernel';
import { lay, letters } from './position.ts';
import { act, book, CARDS, deal, fact, KEPT, Nomination, options, plan } from './rules.ts';

/** Points so far, and how near the promise of this deal is to being kept, against the best of the others. */
function evaluate(s: Nomination, seat: Seat): number {
  const pointsOf = (who: Seat): number => {
    const promise = s.promised.get(who) - 1;
    const missing = Math.abs(promise - s.taken.get(who));
    return s.points.get(who) + (promise < 0 ? 0 : Math.max(0, KEPT + promise - 4 * missing));
  };
  let others = 0;
  for (let other = 0 as Seat; other < s.table.plan.seats; other++)
    if (other !== seat) others = Math.max(others, pointsOf(other));
  return 1 / (1 + Math.exp((others - pointsOf(seat)) / 20));
}

export const nomination: Game<Nomination, typeof options> = {
  name: 'nomination',
  edition: 1,
  options,
  seats: ({ players }) => players,
  seatNames: ['first', 'second', 'third', 'fourth', 'fifth'],
  plan,
  cards: CARDS,
  forks: false,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: [],
  state: (table) => new Nomination(table),
  deal,
  position: lay,
  notation: (_s, _seat, action: Action) =>
    is(action, act.promise) ? `promise ${numberOf(action)}` : `play ${letters(defOf(action))}`,
  utility: 'score',
  bound: 400,
  samples: [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 5 }],
  evaluate,
};
