import { book, DYNASTY, REASON, RESISTANCE, seatOfRole } from '../state.ts';
import { fact } from '../verbs.ts';
import { dynastyTurn } from './05-dynasty.ts';
import { resistanceTurn } from './07-resistance.ts';
import { resistanceWins } from './10-end.ts';

export const STALL = 100;

/** Where a round can be entered: a position may begin in the middle of one. */
export const ENTRY = { dynastyStep1: 0, dynastyAction: 1, resistanceStep1: 2, resistanceAction: 3 } as const;

/** LIB-2.11, LIB-3.3, LIB-3.4, LIB-3.5 */
export const round = book.procedure('round', { entry: 'number' }, [
  {
    rule: 'LIB-2.11',
    run(g, l) {
      if (l.entry >= ENTRY.resistanceStep1) return;
      g.s.turns.value++;
      const seat = seatOfRole(g.s, DYNASTY);
      g.happened(fact.turn, seat, g.s.turns.value);
      g.begin(dynastyTurn, seat).action = l.entry === ENTRY.dynastyAction ? 1 : 0;
    },
  },
  {
    rule: 'LIB-R34',
    run(g, l) {
      if (l.entry < ENTRY.resistanceStep1 && g.s.turns.value >= STALL) resistanceWins(g, REASON.stalled);
    },
  },
  {
    rule: 'LIB-2.11',
    run(g, l) {
      const seat = seatOfRole(g.s, RESISTANCE);
      g.happened(fact.turn, seat, g.s.turns.value);
      g.begin(resistanceTurn, seat).action = l.entry === ENTRY.resistanceAction ? 1 : 0;
      l.entry = ENTRY.dynastyStep1;
    },
  },
  { rule: 'LIB-3.3', run: () => 'restart' },
]);
