import type { Game } from '../../kernel/game.ts';
import { idOf, LAST } from './cards/columns.ts';
import { evaluate } from './evaluation.ts';
import { features } from './features.ts';
import { narrow } from './bot/narrow.ts';
import { notation } from './notation.ts';
import { lay } from './position.ts';
import { refuses } from './refuses.ts';
import { deal, options } from './rules/02-setup.ts';
import { book, Liberation, MOST_CARDS, plan, roleOf } from './state.ts';
import { act, fact } from './verbs.ts';

export const liberation: Game<Liberation, typeof options> = {
  name: 'liberation',
  edition: 4,
  options,
  /** LIB-1.1 */
  seats: () => 2,
  seatNames: ['dynasty', 'resistance'],
  roles: {
    seats: ['first', 'second'],
    open: ({ roles }) => roles === 'after',
    of: (s, seat) => (s.undecided.value === 1 ? -1 : roleOf(s, seat)),
  },
  plan,
  cards: MOST_CARDS,
  prints: LAST,
  forks: false,
  candidates: true,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: ['layBase', 'discard', 'spyTake', 'spyReturn'],
  state: (table) => new Liberation(table),
  deal,
  position: lay,
  notation: (s, _seat, action) => notation(s, action),
  key: (_s, def) => idOf(def),
  refuses,
  utility: 'zero-sum',
  bound: 4000,
  samples: [
    {},
    { balance: 0, openDiscards: true },
    { balance: 2, openPlay: true },
    { warped: 'random' },
    { warped: 'arkadun', openDiscards: true, openPlay: true },
    { warped: 'efferon', balance: 0 },
    { warped: 'ishkal', balance: 2 },
    { warped: 'lumena' },
    { roles: 'after' },
    { roles: 'after', warped: 'random', openDiscards: true, openPlay: true },
  ],
  evaluate,
  narrow,
  features,
};
