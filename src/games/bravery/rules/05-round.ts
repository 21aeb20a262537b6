import { LANDS } from '../cards/set.ts';
import { book, type G, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { countUrgent, drawCards } from './06-draw.ts';
import { offerPlanning, planners, planningValues, restingSeats } from './07-planning.ts';
import { openPlanning, takePlanning } from './07-plans.ts';
import { assault } from './08-assault.ts';
import { reveal } from './08-reveal.ts';
import { clearPlans, discardUnused, headquarters, reconnaissance, secretOperations } from './10-actions.ts';
import { counterOffensives } from './10-counter.ts';
import { endOfGame } from './12-end.ts';

/** The four stages of BRV-5.1, as a position may name them. */
export const STAGES = ['draw', 'planning', 'enemy', 'actions'] as const;
const DRAW = 0;
export const PLANNING = 1;
const ENEMY = 2;

function newRound(g: G): void {
  for (let land = 0; land < LANDS; land++) g.s.undermined[land]!.value = 0;
  g.happened(fact.round, ++g.s.round.value);
}
/** BRV-17.23: what is left of the cards turned up. */
function endEnemyActions(g: G): void {
  g.moveAll(zone.turned, zone.enemyDiscard);
}

/**
 * BRV-1.3, BRV-5.1, BRV-5.2: one week of war, Stage 4 always in this order (BRV-R25). `from` is the stage at which a position begins; the
 * next week is a whole one.
 */
export const round = book.procedure('round', { from: 'number' }, [
  {
    rule: 'BRV-6.1',
    run(g, l) {
      if (l.from > DRAW) return;
      newRound(g);
      drawCards(g);
    },
  },
  {
    rule: 'BRV-7.6',
    run(g, l) {
      if (l.from <= PLANNING) openPlanning(g);
    },
  },
  {
    rule: 'BRV-7.1',
    prompt: 'planning',
    when: (_g, l) => l.from <= PLANNING,
    anyOf: planners,
    idle: restingSeats,
    values: planningValues,
    offer: (g, _l, out) => offerPlanning(g, out),
    take: (g, _l, action) => takePlanning(g, action),
  },
  {
    rule: 'BRV-8.1',
    run(g, l) {
      // BRV-7.13: the enemy's cards are turned up once plans are made.
      if (l.from <= ENEMY) g.begin(reveal);
    },
  },
  { rule: 'BRV-8.4', run: (g) => void g.begin(assault) },
  { rule: 'BRV-17.23', run: endEnemyActions },
  { rule: 'BRV-10.4', run: clearPlans },
  { rule: 'BRV-10.5', run: (g) => void g.begin(secretOperations) },
  { rule: 'BRV-10.6', run: (g) => void g.begin(counterOffensives) },
  { rule: 'BRV-10.7', run: (g) => void g.begin(reconnaissance) },
  { rule: 'BRV-10.8', run: discardUnused },
  { rule: 'BRV-10.9', run: (g) => void g.begin(headquarters) },
  {
    rule: 'BRV-12.1',
    run(g, l) {
      // BRV-R32, BRV-R33: after Coordination HQ, and never before the deck is used up.
      if (g.table.size(zone.enemyDeck) === 0) {
        endOfGame(g);
        return 'end';
      }
      countUrgent(g);
      l.from = DRAW;
      return 'restart';
    },
  },
]);
