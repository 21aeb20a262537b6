/** AFU 24: objectives in solo play. AFU 25.1 to 25.3: how a solo game is lost. */
import type { Seat } from '../../../kernel/ids.ts';
import { attack, BY_DEFENCE, defence, demands, PANIC_DEF, threshold } from '../cards/columns.ts';
import { type G, LOSS, solo, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { invaderReady } from './05-preparation.ts';
import { takePanic } from './09-panic.ts';
import {
  cardsLeft, deedsAfterPayment, noteOpenObjective, objectiveOnTop, offerCards, takeObjective, useCard, usedWorth,
} from './19-auction.ts';
import { book } from './book.ts';

const ALONE = 0 as Seat;
const CAPTURES = 3;
/** What a lost game scores: below anything that can be counted (AFU-R65). */
export const LOST = -99;

export function lose(g: G, cause: number): void {
  g.s.loss.value = cause;
  g.s.vp.set(ALONE, LOST);
  g.happened(fact.lost, ALONE, cause);
  g.finish(lostScore);
}
const lostScore = (): number => LOST;

/** AFU-25.1, R64: right after the draw to five. */
export function threePanicTest(g: G): void {
  const t = g.table;
  const hand = zone.hand(ALONE);
  if (!solo(g.s)) return;
  let n = 0;
  for (let i = 0; i < t.size(hand); i++) if (t.printed(t.card(hand, i)) === PANIC_DEF) n++;
  if (n >= 3) lose(g, LOSS.threePanic);
}

/** AFU-24.1, 24.9, R63: the printed value of the invader that bids. */
function invaderBid(g: G, by: number): number {
  const t = g.table;
  if (t.size(zone.bid) === 0) return 0;
  const def = t.printed(t.card(zone.bid, 0));
  return by === BY_DEFENCE ? defence[def]! : attack[def]!;
}

export const soloAuction = book.procedure('soloAuction', {}, [
  {
    rule: 'AFU-24.1',
    run(g) {
      if (invaderReady(g, ALONE)) g.draw(zone.invaderDeck(ALONE), zone.bid);
    },
  },
  {
    rule: 'AFU-24.2',
    prompt: 'afu.offer',
    values: (g) => ({
      bid: invaderBid(g, demands[objectiveOnTop(g)]!), threshold: threshold[objectiveOnTop(g)]!,
      demands: demands[objectiveOnTop(g)]!, worth: Math.max(0, usedWorth(g, ALONE, demands[objectiveOnTop(g)]!)),
    }),
    least: (g, _l, picked) => (usedWorth(g, ALONE, demands[objectiveOnTop(g)]!) >= 0 ? 0 : picked + 1),
    // One more while a card is left; the first question is always put, so that doing nothing is a choice.
    most: (g, _l, picked) => picked + (picked === 0 || cardsLeft(g, ALONE, demands[objectiveOnTop(g)]!) ? 1 : 0),
    offer: (g, _l, out) => offerCards(g, ALONE, demands[objectiveOnTop(g)]!, out),
    take: (g, _l, action) => useCard(g, ALONE, action),
  },
  {
    rule: 'AFU-R62',
    run(g) {
      noteOpenObjective(g, ALONE);
      g.begin(deedsAfterPayment, ALONE);
    },
  },
  {
    rule: 'AFU-24.3',
    run(g) {
      const objective = objectiveOnTop(g);
      const needed = threshold[objective]!;
      const invader = invaderBid(g, demands[objective]!);
      const own = usedWorth(g, ALONE, demands[objective]!);
      if (g.table.size(zone.used(ALONE)) === 0) takePanic(g, ALONE, 1); // AFU-24.4
      if (invader >= needed && invader > own) return captureObjective(g); // AFU-24.6
      if (own >= needed && own > invader) takeObjective(g, ALONE); // AFU-24.8
      else g.happened(fact.objectiveStays, objective); // AFU-24.5, 24.7
      return undefined;
    },
  },
]);
function captureObjective(g: G): undefined {
  g.happened(fact.objectiveCaptured, objectiveOnTop(g));
  g.draw(zone.pile, zone.captured);
  if (g.table.size(zone.captured) >= CAPTURES) lose(g, LOSS.captures); // AFU-25.3
}
